import { webhooks as contract } from '@wakeel/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newApiKey } from '../../testing/api-keys.ts'
import { topUp } from '../../testing/checkout.ts'
import { atModeration } from '../../testing/moderation.ts'
import { organisationOf } from '../../testing/organisations.ts'
import { customer, payableCreator, sell, sellRun } from '../../testing/payouts.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { newEndpoint, openReceiver, type Receiver, verified } from '../../testing/webhooks.ts'

let receiver: Receiver
let system: System
beforeAll(async () => {
  receiver = await openReceiver()
  system = await openSystem({ config: { outboundAllow: [receiver.place] } })
})
afterAll(async () => {
  await system.close()
  await receiver.close()
})
beforeEach(() => {
  receiver.received.length = 0
})
afterEach(async () => expect(await system.violations()).toEqual([]))

/** Sends what is due, and answers with what the endpoint was told, as the official verifier reads it. */
async function told(secret: string) {
  await system.capabilities.webhooks.deliverWebhooks()
  const events = receiver.received.map((request) => verified(request, secret, system.clock))
  for (const { type, data } of events) {
    const schema = contract.WebhookEventData.shape[type as contract.WebhookEventType]
    // Nothing is missing, and nothing is there that the contract does not say.
    expect(schema.strict().parse(data)).toEqual(data)
  }
  return events
}
const endpointOf = (person: Person, rest = {}) =>
  newEndpoint(system, person, { address: receiver.url, ...rest })
const run = (slug: string, { token }: { token: string }, body = {}) =>
  system.request('POST', `/api/apps/${slug}/runs`, {
    token,
    body: { input: 'Add VAT to AED 1,000', ...body },
  })

describe('an event', () => {
  test('tells how a run ended, what it cost and where it is read, and nothing that was said', async () => {
    const [app, person] = [
      await system.app({ price: { model: 'per_use', fils: 250 } }),
      await system.user(),
    ]
    await topUp(system, person, 10_000)
    const { secret } = await endpointOf(person)

    const { body } = await run(app.slug, person)

    const events = await told(secret)
    expect(events).toEqual([
      {
        type: 'run.finished',
        timestamp: system.clock.now().toISOString(),
        data: expect.objectContaining({
          run_id: body.run_id,
          conversation_id: body.run_id,
          app: { id: app.id, slug: app.slug },
          kind: 'paid',
          status: 'succeeded',
          outcome: 'answer',
          error: null,
          price: { amount: 250, currency: 'AED' },
          url: `${system.url}/api/runs/${body.run_id}`,
        }),
      },
    ])
    expect(receiver.received[0]!.body).not.toContain('1,0')
  })

  test('is told of a free run, of a question back and of a test key’s run', async () => {
    const [app, person] = [await system.app(), await system.user()]
    const { secret } = await endpointOf(person)
    const key = await newApiKey(system, person, { is_test: true })

    await system.request('POST', `/api/apps/${app.slug}/demo`, {
      token: person.token,
      body: { input: 'Add VAT to AED 1,000' },
    })
    await system.request('POST', `/api/apps/${app.slug}/demo`, {
      token: person.token,
      body: { input: 'Add VAT' },
    })
    await run(app.slug, { token: key.secret })

    const events = await told(secret)
    expect(
      events.map(({ type, data: { kind, status } }) => `${type} ${kind} ${status}`).toSorted(),
    ).toEqual([
      'run.finished demo succeeded',
      'run.finished test succeeded',
      'run.question demo unanswered',
    ])
  })

  test('tells of a run that failed, and that it cost nothing', async () => {
    const [app, person] = [
      await system.app({ price: { model: 'per_use', fils: 250 } }),
      await system.user(),
    ]
    await topUp(system, person, 10_000)
    const { secret } = await endpointOf(person)
    system.faults.failAt('runs.reserved')

    const reply = await run(app.slug, person)

    expect(reply.status).toBe(500)
    expect(await told(secret)).toMatchObject([
      {
        type: 'run.finished',
        data: { status: 'failed', outcome: null, error: 'runs.failed', price: { amount: 0 } },
      },
    ])
  })

  test('tells a creator of sales, of one that is reversed, and the customer of their money', async () => {
    const [creator, buyer] = [await payableCreator(system), await customer(system)]
    const ofCreator = await endpointOf(creator)
    const orderId = await sell(system, creator, buyer, 2_100)
    await sellRun(system, creator, buyer, 4_200)
    const sales = await told(ofCreator.secret)
    receiver.received.length = 0
    const ofBuyer = await newEndpoint(system, buyer, {
      address: `${receiver.url}/buyer`,
      event_types: ['refund.created'],
    })

    await system.request('POST', `/api/billing/orders/${orderId}/refund`, { token: buyer.token })

    await system.capabilities.webhooks.deliverWebhooks()
    expect(
      sales
        .map(({ type, data }) => [type, data.kind, data.price.amount, data.share.amount])
        .toSorted(),
    ).toEqual([
      ['sale.created', 'purchase', 2_100, 1_000],
      ['sale.created', 'run', 4_200, 2_000],
    ])
    const [toCreator] = receiver.at('/hooks').map((sent) => verified(sent, ofCreator.secret))
    const [toBuyer] = receiver.at('/hooks/buyer').map((sent) => verified(sent, ofBuyer.secret))
    expect([toCreator, toBuyer]).toMatchObject([
      { data: { to: 'creator', order_id: orderId, amount: { amount: 1_000 } } },
      { data: { to: 'customer', order_id: orderId, amount: { amount: 2_100 } } },
    ])
    expect(toCreator.data.app).toEqual(sales.find(({ data }) => data.sale_id === orderId).data.app)
    expect(receiver.received).toHaveLength(2)
  })

  test('tells a creator of a review and of a takedown', async () => {
    const [creator, reader] = [
      await system.user({ role: 'creator' }),
      await system.user({ daysAgo: 90 }),
    ]
    const app = await system.app({ creatorId: creator.id })
    const { secret } = await endpointOf(creator)
    const review = (rating: number) =>
      system.request('POST', `/api/apps/${app.slug}/reviews`, {
        token: reader.token,
        body: { rating, comment: 'Right to the fils.' },
      })

    const { body } = await review(5)
    await review(4)
    await atModeration(system, await system.user({ role: 'admin' })).takeDown(app.id)

    const events = await told(secret)
    expect(events.toSorted((one, other) => one.type.localeCompare(other.type))).toMatchObject([
      { type: 'agent.taken_down', data: { app: { id: app.id }, reason: 'wrong_answers' } },
      {
        type: 'review.created',
        data: { review_id: body.review.id, rating: 5, app: { slug: app.slug } },
      },
    ])
    expect(JSON.stringify(events)).not.toContain('Right to the fils')
  })

  test('tells a creator of a payout', async () => {
    const [creator, buyer] = [await payableCreator(system), await customer(system)]
    await sellRun(system, creator, buyer, 21_000)
    const { secret } = await endpointOf(creator, { event_types: ['payout.created'] })
    system.clock.advance(5 * 7 * 24 * 3_600_000)

    await system.capabilities.creators.payCreators()

    expect(await told(secret)).toMatchObject([
      { type: 'payout.created', data: { amount: { amount: 10_000, currency: 'AED' } } },
    ])
  })

  test('tells that a key has used what it may, once for each day', async () => {
    const [app, person] = [await system.app(), await system.user()]
    const { secret } = await endpointOf(person, { event_types: ['api_key.cap_reached'] })
    const key = await newApiKey(system, person, { cap: { daily_runs: 1 } })

    const statuses = []
    for (let times = 0; times < 3; times++)
      statuses.push((await run(app.slug, { token: key.secret })).status)

    expect(statuses).toEqual([200, 402, 402])
    expect((await told(secret)).map(({ data }) => data)).toEqual([
      {
        api_key_id: key.id,
        hint: key.secret.slice(0, 13),
        period: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        cap: { runs: 1, fils: null },
        used: { runs: 1, fils: 0 },
      },
    ])
  })

  test('of a run for an organisation is told to the organisation, and not to whoever ran it', async () => {
    const app = await system.app({ price: { model: 'per_use', fils: 250 } })
    const { owner, member, id } = await organisationOf(system)
    const { secret } = await endpointOf(owner, { organisation: id })
    await endpointOf(member, { address: `${receiver.url}/member` })
    await topUp(system, owner, 10_000)

    await run(app.slug, member, { organisation: id })

    expect(await told(secret)).toMatchObject([
      { data: { organisation_id: id, status: 'succeeded' } },
    ])
  })
})

describe('nothing is told', { timeout: 20_000 }, () => {
  test.for([
    ['a run', 'runs.stored'],
    ['a review', 'reviews.stored'],
  ] as const)('of %s that was rolled back', async ([, point]) => {
    const [creator, person] = [
      await system.user({ role: 'creator' }),
      await system.user({ daysAgo: 90 }),
    ]
    const app = await system.app({
      price: { model: 'per_use', fils: 250 },
      creatorId: creator.id,
    })
    await topUp(system, person, 10_000)
    const { secret } = await endpointOf(creator)
    system.faults.failAt(point)

    await run(app.slug, person)
    await system.request('POST', `/api/apps/${app.slug}/reviews`, {
      token: person.token,
      body: { rating: 5, comment: 'Right.' },
    })

    const types = (await told(secret)).map(({ type }) => type)
    expect(types).toEqual([point === 'runs.stored' ? 'review.created' : 'sale.created'])
  })

  test('to an endpoint that did not ask for it, that is off, or that is somebody else’s', async () => {
    const [app, person] = [await system.app(), await system.user()]
    await endpointOf(person, { event_types: ['payout.created'] })
    const off = await endpointOf(person)
    await system.request('PATCH', `/api/webhook-endpoints/${off.id}`, {
      token: person.token,
      body: { is_enabled: false },
    })
    await endpointOf(await system.user())

    await run(app.slug, person)
    await system.capabilities.webhooks.deliverWebhooks()

    expect(receiver.received).toEqual([])
  })
})
