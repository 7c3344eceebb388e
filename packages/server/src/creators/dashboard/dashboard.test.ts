import type { creators as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { topUp } from '../../../testing/checkout.ts'
import { refundOrder } from '../../../testing/refunds.ts'
import { signInAgain } from '../../../testing/sign-in.ts'
import { TestClock } from '../../../testing/stand-ins.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { apps as appRows } from '../../database/schema/catalogue.ts'
import { agentVersions, dailyTests } from '../../database/schema/forge.ts'
import { rateLimits } from '../../database/schema/rate-limits.ts'

const DAY_MS = 24 * 3_600_000
const NOW = '2027-03-20T10:00:00Z'

/** What happened, as whoever stood by would have written it down. */
interface Fact {
  at: Date
  app: string
  what: 'run' | 'failed' | 'sale' | 'refund'
  /** To the creator. */
  fils: number
}

let system: System
let creator: Person
let newcomer: Person
let diary: Fact[]
const apps: Record<'perUse' | 'forGood' | 'free' | 'hidden', { id: string; slug: string }> =
  {} as never

const dirhams = (fils: number) => ({ amount: fils, currency: 'AED' })
const uaeDay = (at: Date) => new Date(at.getTime() + 4 * 3_600_000).toISOString().slice(0, 10)
const daysAgo = (days: number) => uaeDay(new Date(Date.parse(NOW) - days * DAY_MS))
const earnedIn = (facts: readonly Fact[]) => facts.reduce((sum, { fils }) => sum + fils, 0)
const since = (day: string, app?: string) =>
  diary.filter((fact) => uaeDay(fact.at) >= day && (app === undefined || fact.app === app))

const ask = async (path: string, person = creator) =>
  (await system.request('GET', path, { token: person.token })).body
const statsOf = async (person = creator): Promise<contract.CreatorStats> =>
  (await ask('/api/creator/stats', person)).stats
const agentsOf = async (person = creator): Promise<contract.CreatorAgent[]> =>
  (await ask('/api/creator/agents', person)).agents
const seriesOf = async (query: string): Promise<contract.DayMetrics[]> =>
  (await ask(`/api/creator/series?${query}`)).days

/** Every page of a list. */
async function all<Row>(path: string, field: string): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const page = await ask(
      `${path}${path.includes('?') ? '&' : '?'}limit=3${cursor ? `&cursor=${cursor}` : ''}`,
    )
    rows.push(...page[field])
    cursor = page.next_cursor
  } while (cursor)
  return rows
}

async function signedInAt(person: Person, at: string): Promise<Person> {
  system.clock.advance(Date.parse(at) - system.clock.now().getTime())
  await system.database.delete(rateLimits)
  return signInAgain(system, person)
}

async function run(
  person: Person,
  app: keyof typeof apps,
  { fils = 0, kind = 'runs', isOwn = false } = {},
) {
  const reply = await system.request('POST', `/api/apps/${apps[app].slug}/${kind}`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
  if (!isOwn)
    diary.push({ at: system.clock.now(), app, what: reply.status === 200 ? 'run' : 'failed', fils })
  return reply
}

async function buy(person: Person, app: keyof typeof apps, fils: number): Promise<string> {
  const { body } = await system.request('POST', `/api/apps/${apps[app].slug}/purchase`, {
    token: person.token,
  })
  diary.push({ at: system.clock.now(), app, what: 'sale', fils })
  return body.order.id
}

async function review(person: Person, app: keyof typeof apps, rating: number) {
  await system.request('POST', `/api/apps/${apps[app].slug}/reviews`, {
    token: person.token,
    body: { rating, comment: 'Good.' },
  })
  // As if it had stood for long: ratings move slowly.
  const ratingTenths = rating === 5 ? 50 : 35
  await system.database
    .update(appRows)
    .set({ ratingTenths, ratingBefore: ratingTenths, ratingNextAt: null })
    .where(eq(appRows.id, apps[app].id))
}

// Two months of a creator on starter (50 %): AED 2.50 holds 0.12 VAT, so 1.19 is theirs; AED 49 holds 2.33, so 23.33 is theirs.
beforeAll(async () => {
  system = await openSystem({ clock: new TestClock(new Date('2027-01-05T10:00:00Z')) })
  diary = []
  creator = await system.user()
  newcomer = await system.user()
  const rival = await system.user()
  const creatorId = creator.id
  apps.perUse = await system.app({ creatorId, price: { model: 'per_use', fils: 250 } })
  system.clock.advance(1000)
  apps.forGood = await system.app({ creatorId, price: { model: 'one_time', fils: 4_900 } })
  system.clock.advance(1000)
  apps.free = await system.app({ creatorId })
  system.clock.advance(1000)
  apps.hidden = await system.app({ creatorId, isActive: false })
  const theirs = await system.app({ creatorId: rival.id, price: { model: 'per_use', fils: 250 } })
  let buyer = await system.user()
  let friend = await system.user()
  let guest = await system.user()
  await topUp(system, buyer, 50_000)
  await topUp(system, friend, 20_000)
  await topUp(system, guest, 20_000)
  await run(buyer, 'perUse', { fils: 119 })
  await buy(friend, 'forGood', 2_333)

  // The last half hour of 2 February in the UAE, and the first of the 3rd.
  buyer = await signedInAt(buyer, '2027-02-02T19:40:00Z')
  await run(buyer, 'perUse', { fils: 119 })
  system.clock.advance(30 * 60_000)
  await run(buyer, 'perUse', { fils: 119 })
  await run(buyer, 'free')

  buyer = await signedInAt(buyer, '2027-03-01T08:00:00Z')
  const order = await buy(buyer, 'forGood', 2_333)
  await run(buyer, 'forGood')
  await run(buyer, 'free', { kind: 'demo' })
  system.faults.failAt('runs.answered')
  await run(buyer, 'perUse')

  buyer = await signedInAt(buyer, '2027-03-10T08:00:00Z')
  await refundOrder(system, buyer, order)
  diary.push({ at: system.clock.now(), app: 'forGood', what: 'refund', fils: -2_333 })
  guest = await signedInAt(guest, '2027-03-19T08:00:00Z')
  await buy(guest, 'forGood', 2_333)
  friend = await signInAgain(system, friend)
  await run(friend, 'perUse', { fils: 119 })
  await review(friend, 'perUse', 3)
  await review(friend, 'forGood', 5)

  // Neither the creator's own runs nor anything of somebody else's agent counts.
  creator = await signedInAt(creator, NOW)
  newcomer = await signInAgain(system, newcomer)
  await run(creator, 'free', { isOwn: true })
  await run(creator, 'free', { kind: 'demo', isOwn: true })
  buyer = await signInAgain(system, buyer)
  const other = await system.request('POST', `/api/apps/${theirs.slug}/runs`, {
    token: buyer.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
  if (other.status !== 200) throw new Error(other.text)
  await review(buyer, 'perUse', 4)
})
afterAll(() => system.close())

describe('the metrics of a creator', () => {
  test('revenue is what the ledger has of sales and runs, less what went back', async () => {
    const { totalRevenue, monthlyRevenue } = await statsOf()

    expect(totalRevenue).toEqual(dirhams(earnedIn(diary)))
    expect(monthlyRevenue).toEqual(dirhams(earnedIn(since('2027-03-01'))))
    expect(totalRevenue.amount).toBe(4 * 119 + 3 * 2_333 - 2_333)
  })

  test('runs are those of others that succeeded, free or paid', async () => {
    expect((await statsOf()).totalRuns).toBe(diary.filter(({ what }) => what === 'run').length)
  })

  test('growth is the last thirty days against the thirty before', async () => {
    const lately = earnedIn(since(daysAgo(29)))
    const before = earnedIn(since(daysAgo(59))) - lately

    expect((await statsOf()).growthRate).toBe(Math.round(((lately - before) / before) * 1000) / 10)
    expect(before).toBeGreaterThan(0)
  })

  test('the rating is the mean of the agents’ ratings, each as often as it has reviews', async () => {
    expect(await statsOf()).toMatchObject({ avgRating: 4, reviewsCount: 3 })
  })

  test('agents in the store are counted beside all agents', async () => {
    expect(await statsOf()).toMatchObject({ totalAgents: 4, publishedAgents: 3 })
  })

  test('the trust score is the mean of the published agents, weighted by their runs of thirty days', async () => {
    const ran = (await agentsOf()).flatMap(({ slug, trustScore }) =>
      trustScore === null ? [] : [{ slug, trustScore }],
    )
    const runCountOf = (slug: string) =>
      diary.filter(
        ({ app, what, at }) =>
          apps[app as keyof typeof apps].slug === slug &&
          /run|failed/.test(what) &&
          uaeDay(at) >= daysAgo(29),
      ).length
    const weighted = ran.reduce(
      (sum, { slug, trustScore }) => sum + trustScore * runCountOf(slug),
      0,
    )

    expect((await statsOf()).trustScore).toBe(
      Math.round(weighted / ran.reduce((sum, { slug }) => sum + runCountOf(slug), 0)),
    )
  })

  test('are all nothing for somebody who has no agent', async () => {
    expect(await statsOf(newcomer)).toEqual({
      totalRevenue: dirhams(0),
      monthlyRevenue: dirhams(0),
      totalRuns: 0,
      avgRating: null,
      reviewsCount: 0,
      totalAgents: 0,
      publishedAgents: 0,
      growthRate: null,
      trustScore: null,
    })
    expect(await agentsOf(newcomer)).toEqual([])
  })
})

describe("a creator's agents", () => {
  test('stand with the newest first, each with its own runs, rating and revenue of the month', async () => {
    const shown = (await agentsOf()).map(({ slug, totalRuns, rating, monthlyRevenue }) => ({
      slug,
      totalRuns,
      rating,
      monthlyRevenue,
    }))
    const runsOf = (app: string) =>
      diary.filter((fact) => fact.app === app && fact.what === 'run').length
    const monthOf = (app: string) => dirhams(earnedIn(since('2027-03-01', app)))

    expect(shown).toEqual([
      { slug: apps.hidden.slug, totalRuns: 0, rating: null, monthlyRevenue: dirhams(0) },
      { slug: apps.free.slug, totalRuns: runsOf('free'), rating: null, monthlyRevenue: dirhams(0) },
      {
        slug: apps.forGood.slug,
        totalRuns: runsOf('forGood'),
        rating: 5,
        monthlyRevenue: monthOf('forGood'),
      },
      {
        slug: apps.perUse.slug,
        totalRuns: runsOf('perUse'),
        rating: 3.5,
        monthlyRevenue: monthOf('perUse'),
      },
    ])
  })

  test('are trusted by how their runs, tests, ratings and purchases went', async () => {
    const claimedUntil = new Date(NOW)
    const test = (day: string, status: 'passed' | 'failed') => ({
      appId: apps.perUse.id,
      day,
      status,
      reasons: [],
      claimedUntil,
      endedAt: claimedUntil,
    })
    await system.database
      .insert(dailyTests)
      .values([test(daysAgo(0), 'passed'), test(daysAgo(1), 'failed'), test(daysAgo(31), 'failed')])
    const [hidden, free, forGood, perUse] = await agentsOf()

    // One of its two runs of these thirty days failed, one of its two tests, and 3.5 stars are 2.5 of the 4 steps up from one.
    expect(perUse).toMatchObject({
      trustParts: { succeeded: 0.5, testsPassed: 0.5, rating: 0.625, kept: 1 },
      trustScore: 58,
    })
    // One of its three purchases of these ninety days went back.
    expect(forGood!.trustParts).toEqual({ succeeded: 1, testsPassed: 1, rating: 1, kept: 2 / 3 })
    expect(free!.trustParts).toEqual({ succeeded: 1, testsPassed: 1, rating: 0.875, kept: 1 })
    expect(hidden).toMatchObject({ trustParts: null, trustScore: null })
  })

  test('say what state they are in and what is being worked on', async () => {
    const version = (appId: string, number: number, status: 'draft' | 'pending' | 'rejected') => ({
      id: crypto.randomUUID(),
      appId,
      number,
      status,
      content: {} as never,
      revision: 1,
      checks: [],
      createdAt: new Date(NOW),
      updatedAt: new Date(NOW),
    })
    await system.database
      .insert(agentVersions)
      .values([version(apps.hidden.id, 1, 'rejected'), version(apps.free.id, 2, 'pending')])
    const [hidden, free, forGood] = await agentsOf()
    await system.database.delete(agentVersions)

    expect(hidden).toMatchObject({
      status: 'rejected',
      open_status: 'rejected',
      is_listed: false,
      version: null,
    })
    expect(free).toMatchObject({ status: 'published', open_status: 'pending', is_listed: true })
    expect(forGood).toMatchObject({ status: 'published', open_status: null, is_listed: true })
    expect((await agentsOf())[0]).toMatchObject({ status: 'draft', open_status: null })
  })

  test('are named in the language of the reader', async () => {
    const { slug } = await system.app({
      creatorId: newcomer.id,
      name: { en: 'VAT desk', ar: 'مكتب الضريبة' },
    })

    expect((await ask('/api/creator/agents?lang=ar', newcomer)).agents).toMatchObject([
      { slug, name: 'مكتب الضريبة' },
    ])
  })
})

describe('the days of a creator', () => {
  test.each([
    ['7d', 7],
    ['30d', 30],
    ['90d', 90],
    ['1y', 365],
  ])('of %s are %i, each with what it brought', async (range, count) => {
    const days = await seriesOf(`range=${range}`)
    const on = (day: string) => diary.filter(({ at }) => uaeDay(at) === day)
    const expected = Array.from({ length: count }, (_, index) => daysAgo(count - 1 - index)).map(
      (day) => ({
        day,
        revenue: dirhams(earnedIn(on(day))),
        runs: on(day).filter(({ what }) => what === 'run').length,
        failed_runs: on(day).filter(({ what }) => what === 'failed').length,
      }),
    )

    expect(days).toEqual(expected)
  })

  test('begin at midnight in the UAE', async () => {
    const days = await seriesOf('range=90d')

    expect(days.filter(({ day }) => day === '2027-02-02' || day === '2027-02-03')).toMatchObject([
      { revenue: dirhams(119), runs: 1 },
      { revenue: dirhams(119), runs: 2 },
    ])
  })

  test('can be those of one agent, by its address or its id', async () => {
    const days = await seriesOf(`range=90d&app=${apps.forGood.slug}`)
    const revenue = days.reduce((sum, day) => sum + day.revenue.amount, 0)
    const runs = days.reduce((sum, day) => sum + day.runs, 0)

    expect([revenue, runs]).toEqual([earnedIn(since(daysAgo(89), 'forGood')), 1])
    expect(await seriesOf(`range=90d&app=${apps.forGood.id}`)).toEqual(days)
  })

  test("of somebody else's agent are empty", async () => {
    const days = (await ask(`/api/creator/series?range=90d&app=${apps.forGood.slug}`, newcomer))
      .days as contract.DayMetrics[]

    expect(days.filter(({ revenue, runs }) => revenue.amount !== 0 || runs !== 0)).toEqual([])
    expect(days).toHaveLength(90)
  })
})

describe('the rows behind the metrics', () => {
  test('earnings are all movements of the account, newest first, and add up to the revenue', async () => {
    const entries = await all<contract.Earning>('/api/creator/earnings/entries', 'entries')
    const moved = diary.filter(({ fils }) => fils !== 0).toReversed()

    expect(
      entries.map(({ kind, app, amount, happened_at }) => [
        kind,
        app?.slug,
        amount.amount,
        happened_at,
      ]),
    ).toEqual(
      moved.map(({ what, app, fils, at }) => [
        what,
        apps[app as keyof typeof apps].slug,
        fils,
        at.toISOString(),
      ]),
    )
    expect(entries.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(
      (await statsOf()).totalRevenue.amount,
    )
    expect(new Set(entries.map(({ share_percent }) => share_percent))).toEqual(new Set([50]))
  })

  test('only a sale that the guarantee can still take back is held', async () => {
    const entries = await all<contract.Earning>('/api/creator/earnings/entries', 'entries')

    expect(entries.filter(({ held_until }) => held_until !== null)).toMatchObject([
      {
        kind: 'sale',
        happened_at: '2027-03-19T08:00:00.000Z',
        held_until: '2027-04-18T08:00:00.000Z',
      },
    ])
  })

  test('earnings can be those of one agent', async () => {
    const entries = await all<contract.Earning>(
      `/api/creator/earnings/entries?app=${apps.perUse.slug}`,
      'entries',
    )

    expect(entries.map(({ kind, amount }) => [kind, amount.amount])).toEqual(
      Array(4).fill(['run', 119]),
    )
  })

  test('runs are those of others with what each earned, and nothing of what was asked or by whom', async () => {
    const rows = await all<contract.AgentRun>('/api/creator/runs', 'runs')
    const ran = diary.filter(({ what }) => what === 'run' || what === 'failed').toReversed()

    expect(
      rows.map(({ app, earned, started_at }) => [app.slug, earned.amount, started_at]).sort(),
    ).toEqual(
      ran
        .map(({ app, fils, at }) => [apps[app as keyof typeof apps].slug, fils, at.toISOString()])
        .sort(),
    )
    expect(rows.map(({ started_at }) => started_at)).toEqual(
      rows
        .map(({ started_at }) => started_at)
        .toSorted()
        .toReversed(),
    )
    expect(JSON.stringify(rows)).not.toMatch(/Add VAT|person|user/)
  })

  test('failed runs say why', async () => {
    const rows = await all<contract.AgentRun>('/api/creator/runs?status=failed', 'runs')

    expect(rows).toMatchObject([
      {
        app: { slug: apps.perUse.slug },
        status: 'failed',
        error: 'runs.failed',
        earned: dirhams(0),
      },
    ])
  })

  test('what a creator tried before publishing is listed as a check', async () => {
    const { slug, id } = await system.app({ creatorId: newcomer.id })
    await system.capabilities.runs.runDry(
      { appId: id, prompt: 'Add VAT to AED 1,000', userId: newcomer.id },
      { signal: new AbortController().signal, emit() {} },
    )

    expect((await ask(`/api/creator/runs?app=${slug}`, newcomer)).runs).toMatchObject([
      { kind: 'check' },
    ])
  })

  test('belong to nobody else', async () => {
    const stranger = await system.user({ role: 'admin' })

    expect(
      (await ask(`/api/creator/earnings/entries?app=${apps.perUse.slug}`, stranger)).entries,
    ).toEqual([])
    expect((await ask(`/api/creator/runs?app=${apps.perUse.slug}`, stranger)).runs).toEqual([])
  })

  test.each(['/api/creator/earnings/entries', '/api/creator/runs'])(
    "a cursor of somebody else's %s is refused",
    async (path) => {
      const { next_cursor } = await ask(`${path}?limit=1`)
      const { status, body } = await system.request(
        'GET',
        `${path}?limit=1&cursor=${next_cursor}`,
        { token: newcomer.token },
      )

      expect([status, body.code]).toEqual([400, 'request.cursor_invalid'])
    },
  )
})

test('nothing is wrong in the stored data after all this', async () => {
  expect(await system.violations()).toEqual([])
})
