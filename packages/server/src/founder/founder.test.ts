import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyPlan } from '../../testing/checkout.ts'
import { customer, lastingUser, payableCreator, sell, sellRun } from '../../testing/payouts.ts'
import { refundOrder } from '../../testing/refunds.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { openStream } from '../../testing/watching.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { apps } from '../database/schema/catalogue.ts'

let system: System
let founder: Person

beforeAll(async () => {
  system = await openSystem({ watching: { everyMs: 20, lastsMs: 60_000 } })
  founder = await lastingUser(system, { role: 'founder' })
})
afterAll(() => system.close())

const ask = ({ token }: Person, path: string, headers = {}) =>
  system.request('GET', `/api/founder/${path}`, { token, headers })
const metricsNow = async () => (await ask(founder, 'figures')).body.figures
const setBurnRate = (fils_per_month: number | null, { token } = founder) =>
  system.request('PUT', '/api/founder/burn-rate', { token, body: { fils_per_month } })
const burnRateEntries = () =>
  system.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'founder.burn_rate_set'))
    .orderBy(auditEntries.number)

test('a sale, a run, a plan and a refund are in the metrics at once', async () => {
  const [creator, buyer, client] = [
    await payableCreator(system),
    await customer(system),
    await lastingUser(system),
  ]
  const before = await metricsNow()

  const orderId = await sell(system, creator, buyer, 10_500)
  await sellRun(system, creator, buyer, 2_100)
  await buyPlan(system, client, { plan: 'enterprise', billing: 'annual' })
  await refundOrder(system, buyer, orderId)

  const { metrics, revenue_streams, creator_economy } = await metricsNow()
  const rise = (name: string) => metrics[name].value - before.metrics[name].value
  expect(rise('gmv')).toBe(10_000 + 2_000 + 12 * 91_604)
  expect(rise('platformRevenue')).toBe(1_000 + 12 * 91_604)
  expect([rise('mrr'), rise('arr')]).toEqual([91_604, 12 * 91_604])
  expect([
    rise('enterpriseClients'),
    rise('totalRuns'),
    rise('activeUsers'),
    rise('totalCreators'),
    rise('totalAgents'),
  ]).toEqual([1, 1, 1, 1, 2])
  expect(
    revenue_streams.map(({ stream, amount }: { stream: string; amount: { amount: number } }) => [
      stream,
      amount.amount,
    ]),
  ).toEqual([
    ['subscriptions', 0],
    ['enterprise', 12 * 91_604],
    ['one_time', 10_000],
    ['runs', 2_000],
  ])
  expect(creator_economy).toEqual({
    creators: 1,
    earning: 1,
    earned: { amount: 1_000, currency: 'AED' },
    share_percent: 50,
    paid_out: { amount: 0, currency: 'AED' },
    owed: { amount: 1_000, currency: 'AED' },
  })
})

test('a plan that an offer made cheaper recurs at the price at which it renews', async () => {
  const before = (await metricsNow()).metrics

  await buyPlan(system, await lastingUser(system), {
    plan: 'enterprise',
    billing: 'monthly',
    offer: 'founder_special',
  })

  const { metrics } = await metricsNow()
  expect(metrics.gmv.value - before.gmv.value).toBe(57_253)
  expect(metrics.mrr.value - before.mrr.value).toBe(114_505)
  expect(metrics.arr.value - before.arr.value).toBe(12 * 114_505)
})

test('reviews of the sample data are in no metric', async () => {
  const { accounts, reviews } = system.capabilities
  const { id: userId } = await accounts.createSampleUser({
    name: 'Sample',
    email: 'sample@example.ae',
  })
  const [app] = await system.database.select({ id: apps.id }).from(apps).limit(1)
  await reviews.addSampleReview({
    appId: app!.id,
    userId,
    rating: 1,
    comment: 'It answers.',
    createdAt: system.clock.now(),
  })

  expect((await metricsNow()).metrics.averageRating.value).toBeNull()
})

test('nobody but the founder receives a metric, by asking or by watching', async () => {
  const people = [
    await system.user(),
    await system.user({ role: 'creator' }),
    await system.user({ role: 'admin' }),
  ]
  const requests = people.flatMap((person) => [
    ask(person, 'figures'),
    ask(person, 'live'),
    ask(person, 'live', { accept: 'text/event-stream' }),
  ])
  const replies = [
    ...(await Promise.all(requests)),
    await system.request('GET', '/api/founder/live', { headers: { accept: 'text/event-stream' } }),
  ]

  expect(replies.map(({ body }) => body.code)).toEqual([
    ...requests.map(() => 'accounts.forbidden'),
    'accounts.sign_in_required',
  ])
  expect(replies.map(({ text }) => text).join()).not.toMatch(/figures|mrr|gmv/)
})

test('whoever watches gets the metrics at once, and again after a sale', async () => {
  const [creator, buyer] = [await payableCreator(system), await customer(system)]
  const stream = await openStream(system, founder, '/api/founder/live?range=7d')
  const first = await stream.next()

  await sellRun(system, creator, buyer, 4_200)
  // A sale and its run are counted by two questions, and the first metrics may come between them.
  const [gmv, runs] = [
    first?.content.figures.metrics.gmv.value + 4_000,
    first?.content.figures.metrics.totalRuns.value + 1,
  ]
  let seen = await stream.next()
  while (
    seen &&
    (seen.content.figures.metrics.gmv.value !== gmv ||
      seen.content.figures.metrics.totalRuns.value !== runs)
  )
    seen = await stream.next()
  stream.leave()

  expect(first).toMatchObject({
    name: 'figures',
    content: { type: 'figures', figures: { range: '7d' } },
  })
  expect(seen?.content.figures).toEqual({
    ...(await ask(founder, 'figures?range=7d')).body.figures,
    as_of: expect.any(String),
  })
})

test('whoever watches without taking events gets the metrics and no stream', async () => {
  const { body, headers } = await ask(founder, 'live?range=90d')

  expect(headers.get('content-type')).toContain('application/json')
  expect(body.figures.days).toHaveLength(90)
})

test('a store that closes ends what is watched with the last metrics', async () => {
  const closing = await openSystem({ watching: { everyMs: 20, lastsMs: 60_000 } })
  const stream = await openStream(
    closing,
    await closing.user({ role: 'founder' }),
    '/api/founder/live',
  )
  await stream.next()

  const closed = closing.close()
  const last = await stream.next()

  expect(last).toMatchObject({
    name: 'result',
    content: { success: true, figures: { range: '30d' } },
  })
  expect(await stream.next()).toBeUndefined()
  await closed
})

test('what a month costs is what the founder says, and can be taken away', async () => {
  const unknown = (await metricsNow()).metrics.burnRate
  const replies = [
    await setBurnRate(4_000_000),
    await setBurnRate(4_000_000),
    await setBurnRate(5_000_000),
  ]
  const known = (await metricsNow()).metrics.burnRate
  await setBurnRate(null)

  expect(unknown).toEqual({ value: null, change: null, trend: 'stable' })
  expect(replies.map(({ body }) => body.fils_per_month)).toEqual([4_000_000, 4_000_000, 5_000_000])
  expect(known).toEqual({ value: 5_000_000, change: null, trend: 'stable' })
  expect((await metricsNow()).metrics.burnRate.value).toBeNull()
  expect(await burnRateEntries()).toHaveLength(3)
  expect((await setBurnRate(1, await system.user({ role: 'admin' }))).body.code).toBe(
    'accounts.forbidden',
  )
})

test('an administrator reads in the log that it was changed and by whom, and finds the amount nowhere', async () => {
  const admin = await system.user({ role: 'admin' })
  const read = (path: string) =>
    system.request('GET', `${path}?action=founder.burn_rate_set`, { token: admin.token })
  await setBurnRate(7_654_321)
  await setBurnRate(8_765_432)

  const [log, file] = [await read('/api/audit'), await read('/api/audit.csv')]

  expect(log.body.entries[0]).toMatchObject({
    actor: { id: founder.id },
    subject: { id: 'burn_rate' },
    before: null,
    after: null,
  })
  expect(file.text).toContain(`${founder.id},founder,founder.burn_rate_set`)
  expect(log.text + file.text).not.toMatch(/7654321|8765432/)
})

test.runIf(onPostgres)(
  'of several who set the same cost at once, one changes it and is written down',
  async () => {
    const before = await burnRateEntries()

    await Promise.all(Array.from({ length: 6 }, () => setBurnRate(11)))

    expect(await burnRateEntries()).toHaveLength(before.length + 1)
  },
)
