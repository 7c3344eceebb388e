import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyPlan } from '../../../testing/checkout.ts'
import { atModeration } from '../../../testing/moderation.ts'
import { customer, lastingUser, payableCreator, payOnMonday } from '../../../testing/payouts.ts'
import { refundOrder } from '../../../testing/refunds.ts'
import { TestClock } from '../../../testing/stand-ins.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { finalisedDays, metricDays } from '../../database/schema/metrics.ts'
import { rateLimits } from '../../database/schema/rate-limits.ts'
import { dayAt } from '../../uae-days.ts'

const DAY_MS = 24 * 3_600_000

let system: System
let creator: Person
let buyer: Person
let perUse: { id: string; slug: string }
let forGood: { id: string; slug: string }

beforeAll(async () => {
  system = await openSystem({ clock: new TestClock(new Date('2027-01-04T08:00:00Z')) })
})
afterAll(() => system.close())
// On starter half of the price is the creator's: of AED 21, which hold AED 1 of VAT, AED 10.
beforeEach(async () => {
  creator = await payableCreator(system)
  buyer = await customer(system)
  perUse = await system.app({ creatorId: creator.id, price: { model: 'per_use', fils: 2_100 } })
  forGood = await system.app({ creatorId: creator.id, price: { model: 'one_time', fils: 21_000 } })
})

const ask = async (path: string) =>
  (await system.request('GET', `/api/creator/${path}`, { token: creator.token })).body
const run = async (person: Person, { slug } = perUse, kind = 'runs') => {
  const { status, text } = await system.request('POST', `/api/apps/${slug}/${kind}`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
  if (status !== 200) throw new Error(text)
}
const failedRun = async (person: Person) => {
  system.faults.failAt('runs.answered')
  await system.request('POST', `/api/apps/${perUse.slug}/runs`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
}
const buy = async (person: Person): Promise<string> =>
  (await system.request('POST', `/api/apps/${forGood.slug}/purchase`, { token: person.token })).body
    .order.id

const today = () => dayAt(system.clock.now())
async function letDaysPass(days: number): Promise<void> {
  system.clock.advance(days * DAY_MS)
  await system.database.delete(rateLimits)
}

/** As the job does, until there is nothing left. */
async function finaliseDays(): Promise<void> {
  for (let turn = 0; turn < 10; turn++)
    await system.capabilities.metrics.finaliseDays(new AbortController().signal)
}
const isFinal = async (day: string) =>
  (await system.database.$count(
    finalisedDays,
    sql`${finalisedDays.day} = ${day} and ${finalisedDays.name} like 'creators.%'`,
  )) === 3

/** All screens that show figures. */
const screens = () =>
  Promise.all(
    [
      'stats',
      'agents',
      'earnings',
      'statements',
      ...['7d', '30d', '90d', '1y'].flatMap((range) => [
        `series?range=${range}`,
        `series?range=${range}&app=${perUse.slug}`,
        `series?range=${range}&app=${forGood.slug}`,
      ]),
    ].map(ask),
  )

/** Revenue in fils, runs and failed runs of the days on which there was any. */
async function daysOf(app?: string): Promise<Record<string, number[]>> {
  const { days } = await ask(`series?range=90d${app ? `&app=${app}` : ''}`)
  return Object.fromEntries(
    days.flatMap(
      (each: { day: string; revenue: { amount: number }; runs: number; failed_runs: number }) => {
        const figures = [each.revenue.amount, each.runs, each.failed_runs]
        return figures.some((figure) => figure !== 0) ? [[each.day, figures]] : []
      },
    ),
  )
}

test('the figures of a creator are the same before and after days were made final', async () => {
  const planned = await lastingUser(system)
  const plan = await buyPlan(system, planned)
  const first = today()
  await run(buyer)
  await run(planned)
  await failedRun(buyer)
  await run(creator, perUse, 'demo')
  const order = await buy(buyer)
  await letDaysPass(3)
  await run(await lastingUser(system), perUse, 'demo')
  await refundOrder(system, buyer, order)
  await refundOrder(system, planned, plan.id)
  await letDaysPass(30)
  await run(buyer)
  await payOnMonday(system)
  await letDaysPass(3)
  await run(buyer)
  const before = await screens()
  const wasFinal = await isFinal(first)

  await finaliseDays()

  expect([wasFinal, await isFinal(first)]).toEqual([false, true])
  expect(await screens()).toEqual(before)
  expect((await ask('stats')).stats).toMatchObject({
    totalRevenue: { amount: 3_000 },
    totalRuns: 5,
  })
  expect(await system.violations()).toEqual([])
})

test('a refund after the day’s end shows on its own day and in the totals', async () => {
  const bought = today()
  const order = await buy(buyer)
  await letDaysPass(5)
  await finaliseDays()
  const given = today()
  await refundOrder(system, buyer, order)
  const open = await daysOf(forGood.slug)
  await letDaysPass(2)

  await finaliseDays()

  expect([await isFinal(bought), await isFinal(given)]).toEqual([true, true])
  expect(open).toEqual({ [bought]: [10_000, 0, 0], [given]: [-10_000, 0, 0] })
  expect(await daysOf(forGood.slug)).toEqual(open)
  expect((await ask('stats')).stats.totalRevenue.amount).toBe(0)
  expect((await ask('earnings')).earnings).toMatchObject({
    earned: { amount: 0 },
    on_hold: { amount: 0 },
    payable: { amount: 0 },
  })
})

test('what a plan’s run earned goes back on the day on which the plan’s money does', async () => {
  const planned = await lastingUser(system)
  const plan = await buyPlan(system, planned)
  const ran = today()
  await run(planned)
  const share = (await daysOf())[ran]![0]!
  await letDaysPass(4)
  await finaliseDays()
  const held = (await ask('earnings')).earnings.on_hold.amount
  const given = today()

  await refundOrder(system, planned, plan.id)

  expect(share).toBeGreaterThan(0)
  expect(held).toBe(share)
  expect(await daysOf(perUse.slug)).toEqual({ [ran]: [share, 1, 0], [given]: [-share, 0, 0] })
  expect((await ask('earnings')).earnings).toMatchObject({
    earned: { amount: 0 },
    on_hold: { amount: 0 },
  })
})

test.each([
  ['before', false],
  ['after', true],
])('a run stays counted when its person leaves %s its day is final', async (_when, isAfter) => {
  const guest = await lastingUser(system)
  const ran = today()
  await run(guest, perUse, 'demo')
  await letDaysPass(2)
  if (isAfter) await finaliseDays()
  await system.request('DELETE', '/api/account', {
    token: guest.token,
    body: { password: guest.password },
  })

  await finaliseDays()

  expect(await daysOf()).toEqual({ [ran]: [0, 1, 0] })
})

test('an agent that earned on few days lists what it did, those too on which nothing was left of it', async () => {
  const order = await buy(buyer)
  await refundOrder(system, buyer, order)
  await letDaysPass(3)
  await run(buyer)
  await letDaysPass(2)
  const free = await system.app({ creatorId: creator.id })
  const list = async (app: { slug: string }) =>
    (await ask(`earnings/entries?app=${app.slug}`)).entries.map(
      ({ kind, amount }: { kind: string; amount: { amount: number } }) => [kind, amount.amount],
    )
  const before = [await list(forGood), await list(perUse), await list(free)]

  await finaliseDays()

  expect(before).toEqual([
    [
      ['refund', -10_000],
      ['sale', 10_000],
    ],
    [['run', 1_000]],
    [],
  ])
  expect([await list(forGood), await list(perUse), await list(free)]).toEqual(before)
})

test('a creator’s own runs are on no day, final or not', async () => {
  await run(creator, perUse, 'demo')
  const open = await daysOf()
  await letDaysPass(2)

  await finaliseDays()

  expect([open, await daysOf()]).toEqual([{}, {}])
})

test('an agent that left the store keeps what it did and earned', async () => {
  const ran = today()
  await run(buyer)
  await letDaysPass(2)
  await finaliseDays()
  const moderator = await lastingUser(system, { role: 'admin' })
  const { status } = await atModeration(system, moderator).takeDown(perUse.id)

  expect(status).toBe(200)
  expect(await daysOf()).toEqual({ [ran]: [1_000, 1, 0] })
  expect(await daysOf(perUse.slug)).toEqual({ [ran]: [1_000, 1, 0] })
})

test('a week of a payout that came back on the same day has its statement once its days are final', async () => {
  const admin = await lastingUser(system, { role: 'admin' })
  const send = (path: string, body?: object) =>
    system.request('POST', `/api/payouts/${path}`, { token: admin.token, body })
  for (let count = 0; count < 6; count++) await run(buyer)
  await payOnMonday(system)
  const [payout] = (await ask('payouts')).payouts
  await send(`weeks/${payout.week}/bank-file/csv`)
  await send(`${payout.id}/returned`, { reason: 'The bank knows no such account.' })
  await letDaysPass(7)
  const before = await ask('statements')

  await finaliseDays()

  expect(before.statements).toMatchObject([
    { opening: { amount: 6_000 }, paid_out: { amount: 0 }, closing: { amount: 6_000 } },
    { earned: { amount: 6_000 } },
  ])
  expect(await ask('statements')).toEqual(before)
})

test('a day that a clock which ran ahead made final has what happens on it once the clock is put right', async () => {
  await run(buyer)
  const ran = today()
  await letDaysPass(1)
  const afterwards = today()
  await run(buyer)
  system.clock.advance(5 * DAY_MS)
  await finaliseDays()
  const wasFinal = await isFinal(afterwards)

  system.clock.advance(-5 * DAY_MS)
  await run(buyer)
  const open = await daysOf()
  await finaliseDays()
  await letDaysPass(3)
  await finaliseDays()

  expect([wasFinal, await isFinal(afterwards)]).toEqual([true, true])
  expect(open).toEqual({ [ran]: [1_000, 1, 0], [afterwards]: [2_000, 2, 0] })
  expect(await daysOf()).toEqual(open)
  expect((await ask('stats')).stats.totalRevenue.amount).toBe(3_000)
  expect(await system.violations()).toEqual([])
})

test('the figures of one creator are nothing of another’s', async () => {
  await run(buyer)
  await letDaysPass(2)
  await finaliseDays()
  const other = await payableCreator(system)

  const { body } = await system.request('GET', `/api/creator/series?app=${perUse.slug}`, {
    token: other.token,
  })
  const stats = await system.request('GET', '/api/creator/stats', { token: other.token })

  expect(body.days.filter(({ runs }: { runs: number }) => runs !== 0)).toEqual([])
  expect(stats.body.stats).toMatchObject({ totalRevenue: { amount: 0 }, totalRuns: 0 })
})

test('a kept figure that is not what the ledger has is found by the store itself', async () => {
  await run(buyer)
  await letDaysPass(2)
  await finaliseDays()
  const isMine = sql`${metricDays.name} = 'creators.movements' and ${metricDays.key} like '% run' and ${metricDays.day} = ${dayAt(new Date(system.clock.now().getTime() - 2 * DAY_MS))}`
  await system.database.update(metricDays).set({ value: 1 }).where(isMine)

  const broken = await system.violations()
  await system.database.update(metricDays).set({ value: 1_000 }).where(isMine)

  expect(broken).toEqual([expect.stringMatching(/1 was counted, the ledger has 1000$/)])
  expect(await system.violations()).toEqual([])
})
