import { randomUUID } from 'node:crypto'
import { eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'
import { analyticsEvents } from '../database/schema/analytics.ts'
import { rateLimits } from '../database/schema/rate-limits.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(() => system.clock.advance(60_000))

const event = (changes: object = {}) => ({
  id: randomUUID(),
  at: system.clock.now().toISOString(),
  name: 'app_card_clicked',
  properties: { app: 'vat-desk' },
  ...changes,
})
const send = (events: unknown, how: object = {}) =>
  system.request('POST', '/api/events', { body: { events }, ...how })
const stored = async (id: string) =>
  (await system.database.select().from(analyticsEvents).where(eq(analyticsEvents.id, id)))[0]

describe('recording', () => {
  test('every event of the specification is stored with what it says', async () => {
    const events = [
      event({ name: 'page_viewed', properties: { path: '/app-store' } }),
      event(),
      event({ name: 'demo_clicked', properties: { app: 'vat-desk' } }),
      event({ name: 'demo_run', properties: { app: 'vat-desk', succeeded: true } }),
      event({ name: 'search', properties: { query: 'ضريبة', results: 3 } }),
      event({ name: 'plan_selected', properties: { plan_id: 'pro', billing: 'annual' } }),
      event({ name: 'offer_claimed', properties: { offer_id: 'founder_special' } }),
      event({
        name: 'checkout_completed',
        properties: { plan_id: 'pro', amount: 104.48, currency: 'AED' },
      }),
    ]
    const { status, body } = await send(events)
    const rows = await system.database
      .select()
      .from(analyticsEvents)
      .where(
        inArray(
          analyticsEvents.id,
          events.map(({ id }) => id),
        ),
      )
    const said = (list: { name: string; properties: unknown }[]) =>
      list.map(({ name, properties }) => ({ name, properties }))

    expect([status, body]).toEqual([200, { success: true, stored: 8 }])
    expect(said(rows)).toEqual(expect.arrayContaining(said(events)))
  })

  test('a batch that is sent twice is stored once, also at the same time', async () => {
    const twice = event()
    const batch = [twice, event(), twice]
    const replies = await Promise.all([send(batch), send(batch)])

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[0]!.body.stored + replies[1]!.body.stored).toBe(2)
  })

  test('what a page sends on its way out is read', async () => {
    const { id, ...rest } = event()
    const { status } = await system.request('POST', '/api/events', {
      raw: await new Blob([JSON.stringify({ events: [{ id, ...rest }] })], {
        type: 'application/json',
      }).bytes(),
    })

    expect(status).toBe(200)
    expect(await stored(id)).toMatchObject({ name: 'app_card_clicked' })
  })

  test('the time of a device whose clock is wrong is replaced by the time of arrival', async () => {
    const [early, late, right] = [-25, 25, -23].map((hours) =>
      event({ at: new Date(system.clock.now().getTime() + hours * 3_600_000).toISOString() }),
    ) as [ReturnType<typeof event>, ReturnType<typeof event>, ReturnType<typeof event>]
    await send([early, late, right])

    expect((await stored(early.id))!.happenedAt).toEqual(system.clock.now())
    expect((await stored(late.id))!.happenedAt).toEqual(system.clock.now())
    expect((await stored(right.id))!.happenedAt).toEqual(new Date(right.at))
  })
})

describe('privacy', () => {
  test('nothing stored names the person or where they are', async () => {
    const person = await system.user({ name: 'Hessa Obaid' })
    const search = event({
      name: 'search',
      properties: { query: `invoice ${person.email} please`, results: 0 },
    })
    const page = event({
      name: 'page_viewed',
      properties: { path: '/reset-password?token=secret-token' },
    })
    await send([search, page], { token: person.token })
    const rows = JSON.stringify([await stored(search.id), await stored(page.id)])

    expect(rows).toContain('invoice [email] please')
    expect(rows).toContain('"/reset-password"')
    for (const secret of [person.email, person.id, 'Hessa', '127.0.0.1', 'secret-token'])
      expect(rows).not.toContain(secret)
  })

  test('events of one person belong together for a day and no longer', async () => {
    const { token } = await system.user()
    const [morning, evening, nextDay, other] = [event(), event(), event(), event()]
    await send([morning], { token })
    await send([evening], { token })
    await send([other], { token: (await system.user()).token })
    system.clock.advance(24 * 3_600_000)
    await send([nextDay], { token })
    const visitor = async ({ id }: { id: string }) => (await stored(id))!.visitor

    expect(await visitor(evening)).toBe(await visitor(morning))
    expect(await visitor(other)).not.toBe(await visitor(morning))
    expect(await visitor(nextDay)).not.toBe(await visitor(morning))
  })

  test('events are forgotten after four hundred days', async () => {
    const [old, recent] = [event(), event()]
    await send([old])
    system.clock.advance(399 * 24 * 3_600_000)
    await send([{ ...recent, at: system.clock.now().toISOString() }])
    system.clock.advance(2 * 24 * 3_600_000)
    await system.capabilities.analytics.forgetOld()

    expect(await stored(old.id)).toBeUndefined()
    expect(await stored(recent.id)).toBeDefined()
  })
})

describe('refusals', () => {
  test.for([
    ['no events', []],
    ['more than fifty', Array.from({ length: 51 }, () => ({}))],
    ['what is not a list', 'app_card_clicked'],
    ['an unknown event', [{ name: 'founder_signed_in' }]],
    ['an unknown property', [{ properties: { app: 'vat-desk', email: 'a@b.ae' } }]],
    ['an unknown field', [{ user_id: '1' }]],
    ['an id that is not one', [{ id: '1' }]],
    ['a time that is not one', [{ at: 'yesterday' }]],
    ['an app that cannot be', [{ properties: { app: 'VAT desk!' } }]],
    ['a NUL character', [{ name: 'search', properties: { query: 'a\0b', results: 0 } }]],
    ['a lone surrogate', [{ name: 'search', properties: { query: 'a\ud800b', results: 0 } }]],
    [
      'an amount that is not a number',
      [
        {
          name: 'checkout_completed',
          properties: { plan_id: 'pro', amount: '1', currency: 'AED' },
        },
      ],
    ],
  ] as const)('%s: nothing is stored', async ([, changes]) => {
    const good = event()
    const events = Array.isArray(changes)
      ? [good, ...changes.map((change) => event(change))].slice(changes.length === 0 ? 1 : 0)
      : changes
    const { status, body } = await send(events)

    expect([status, body.code]).toEqual([400, 'request.invalid'])
    expect(await stored(good.id)).toBeUndefined()
  })

  test('a thousand events of one visitor a day are stored, and no more until the day is over', async () => {
    const store = await openSystem()
    const send = (count: number) =>
      store.request('POST', '/api/events', {
        body: { events: Array.from({ length: count }, () => event()) },
      })
    const statuses = []
    for (let batch = 0; batch < 21; batch++) statuses.push((await send(50)).status)
    const refused = await send(1)
    const rows = await store.database.$count(analyticsEvents)
    store.clock.advance(24 * 3_600_000)
    const next = await send(1)
    await store.close()

    expect(statuses).toEqual([...Array(20).fill(200), 429])
    expect([refused.body.code, Number(refused.headers.get('retry-after')) > 3600, rows]).toEqual([
      'request.rate_limited',
      true,
      1_000,
    ])
    expect(next.status).toBe(200)
  })

  test('ten thousand events of one address a day are stored, however many visitors they are from', async () => {
    const store = await openSystem()
    const { token } = await store.user()
    const send = (how: object = {}) =>
      store.request('POST', '/api/events', { body: { events: [event()] }, ...how })
    await send()
    // As after 9,999 more of that day.
    await store.database
      .update(rateLimits)
      .set({ count: 10_000 })
      .where(like(rateLimits.key, 'analytics.address:%'))
    const refused = await send({ token })
    await store.close()

    expect(refused.body.code).toBe('request.rate_limited')
  })

  test('the 121st batch from one address within a minute is refused', async () => {
    const statuses = new Map<number, number>()
    for (let batch = 0; batch < 121; batch++) {
      const { status } = await send([event()])
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }

    expect([...statuses]).toEqual([
      [200, 120],
      [429, 1],
    ])
  })
})
