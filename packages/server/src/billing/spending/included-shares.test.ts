import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan } from '../../../testing/checkout.ts'
import { found, newMember } from '../../../testing/organisations.ts'
import {
  earningsOf,
  lastingUser,
  payableCreator,
  payOnMonday,
  payoutsOf,
} from '../../../testing/payouts.ts'
import { postedFor, refundOrder } from '../../../testing/refunds.ts'
import { openSystem, type Person, type System, type TestReply } from '../../../testing/system.ts'
import { orders, runCharges } from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'

const DAY_MS = 24 * 3_600_000

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const run = (person: Person, slug: string, more: object = {}): Promise<TestReply> =>
  system.request('POST', `/api/apps/${slug}/runs`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000', ...more },
  })

const agentOf = (
  creator: Person,
  fils: number,
  model: 'per_use' | 'subscription' | 'one_time' = 'per_use',
) => system.app({ price: { model, fils }, creatorId: creator.id })

async function subscriber(
  options: Parameters<typeof buyPlan>[2] = { plan: 'pro' },
): Promise<Person & { orderId: string }> {
  const person = await lastingUser(system)
  const { id: orderId } = await buyPlan(system, person, options)
  return { ...person, orderId }
}

const onTier = (person: Person, tier: 'starter' | 'pro' | 'enterprise') =>
  system.database.transaction((tx) =>
    system.capabilities.accounts.setSubscriptionTier(tx, person.id, tier),
  )

const chargeOf = async (runId: string) =>
  (await system.database.select().from(runCharges).where(eq(runCharges.runId, runId)))[0]!
const sharedOf = async (id: string) =>
  (await system.database.select().from(orders).where(eq(orders.id, id)))[0]!.sharedFils
const entriesOf = async ({ token }: Person) =>
  (await system.request('GET', '/api/creator/earnings/entries', { token })).body.entries

describe('a run that a plan includes', () => {
  test('pays the creator their share of the plan’s price for a run, and the run and the ledger say so', async () => {
    const creator = await payableCreator(system)
    await onTier(creator, 'pro')
    const person = await subscriber()
    const { slug } = await agentOf(creator, 500)

    const { body } = await run(person, slug)

    // Pro: AED 374.29 for 500 runs is 0.74858 a run, which is 75 fils; 70 % of them is 52.5.
    expect(body.charge).toEqual({ source: 'included', price: { amount: 0, currency: 'AED' } })
    expect(await postedFor(system, body.run_id)).toEqual(['creator AED -52', 'platform AED 52'])
    expect(await chargeOf(body.run_id)).toMatchObject({
      worthFils: 75,
      sharePercent: 70,
      shareFils: 52,
      planOrderId: person.orderId,
    })
    expect(await sharedOf(person.orderId)).toBe(52)
    expect(await earningsOf(system, creator)).toEqual({
      earned: 52,
      on_hold: 52,
      payable: 0,
      paid_out: 0,
    })
  })

  test('pays by the agent’s own price where that is lower', async () => {
    const creator = await payableCreator(system)
    const { slug } = await agentOf(creator, 50)

    const { body } = await run(await subscriber(), slug)

    // 50 fils hold 2 of VAT; half of 48.
    expect(await chargeOf(body.run_id)).toMatchObject({ worthFils: 48, shareFils: 24 })
  })

  test('pays by the plan where an agent is sold by the month or for good', async () => {
    const creator = await payableCreator(system)
    const [monthly, forGood] = [
      await agentOf(creator, 5_000, 'subscription'),
      await agentOf(creator, 9_000, 'one_time'),
    ]
    const person = await subscriber()

    const runs = [(await run(person, monthly.slug)).body, (await run(person, forGood.slug)).body]

    expect(runs.map(({ charge }) => charge.source)).toEqual(['included', 'included'])
    expect((await earningsOf(system, creator)).earned).toBe(37 + 37)
  })

  test('pays by what was paid for the plan: a year at once and an offer make it less', async () => {
    const creator = await payableCreator(system)
    const { slug } = await agentOf(creator, 500)
    const worthOf = async (person: Person) =>
      (await chargeOf((await run(person, slug)).body.run_id)).worthFils

    // Enterprise by the month 1,145.05 / 5,000; Pro by the year 299.43 / 500; the same at half the price.
    expect(await worthOf(await subscriber({ plan: 'enterprise' }))).toBe(23)
    expect(await worthOf(await subscriber({ plan: 'pro', billing: 'annual' }))).toBe(60)
    expect(
      await worthOf(await subscriber({ plan: 'pro', billing: 'annual', offer: 'founder_special' })),
    ).toBe(30)
  })

  test('pays no less after an upgrade that an earlier plan was credited to', async () => {
    const creator = await payableCreator(system)
    const { slug } = await agentOf(creator, 500)
    const person = await subscriber({ plan: 'starter' })
    await buyPlan(system, person, { plan: 'pro' })

    const { body } = await run(person, slug)

    expect(await chargeOf(body.run_id)).toMatchObject({ worthFils: 75 })
  })

  test('pays nobody when it gives no answer', async () => {
    const creator = await payableCreator(system)
    const { slug } = await agentOf(creator, 500)
    const person = await subscriber()
    system.faults.failAt('runs.answered')

    const failed = await run(person, slug)
    const unanswered = await run(person, slug, { input: 'Hello' })

    expect([failed.status, unanswered.body.charge.source]).toEqual([500, 'included'])
    expect((await earningsOf(system, creator)).earned).toBe(0)
  })

  test('pays nobody when it is repeated with its key', async () => {
    const creator = await payableCreator(system)
    const { slug } = await agentOf(creator, 500)
    const person = await subscriber()
    const again = () =>
      system.request('POST', `/api/apps/${slug}/runs`, {
        token: person.token,
        body: { input: 'Add VAT to AED 1,000' },
        headers: { 'idempotency-key': 'included-run-1' },
      })

    await again()
    await again()

    expect((await earningsOf(system, creator)).earned).toBe(37)
  })

  test('of the store’s own agent pays nobody', async () => {
    const { slug } = await system.app({ price: { model: 'per_use', fils: 500 } })
    const person = await subscriber()

    const { body } = await run(person, slug)

    expect(await postedFor(system, body.run_id)).toEqual([])
    expect(await sharedOf(person.orderId)).toBe(0)
  })

  test('pays nothing more once all that was paid for the plan is shared', async () => {
    const creator = await payableCreator(system)
    const { slug } = await agentOf(creator, 500)
    const person = await subscriber()
    // 37,429 fils were paid; two shares of 37 still fit.
    await system.database
      .update(orders)
      .set({ sharedFils: 37_429 - 80 })
      .where(eq(orders.id, person.orderId))

    const last = [await run(person, slug), await run(person, slug), await run(person, slug)]

    expect(last.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await earningsOf(system, creator)).earned).toBe(74)
    await system.database
      .update(orders)
      .set({ sharedFils: 74 })
      .where(eq(orders.id, person.orderId))
  })
})

describe('a creator', () => {
  test('earns nothing by running their own agents', async () => {
    const creator = await payableCreator(system)
    const { slug } = await agentOf(creator, 500)
    await buyPlan(system, creator, { plan: 'pro' })

    expect((await run(creator, slug)).body.charge.source).toBe('included')
    expect((await earningsOf(system, creator)).earned).toBe(0)
  })

  test('earns nothing by those in an organisation with them, whoever’s plan includes the run', async () => {
    const owner = await subscriber({ plan: 'enterprise' })
    await system.setRole(owner.id, 'enterprise_user')
    const organisation = await found(system, owner)
    const [colleague, creator] = [
      await newMember(system, organisation, owner),
      await newMember(system, organisation, owner),
    ]
    await system.setRole(creator.id, 'creator')
    const { slug } = await agentOf(creator, 500)

    const runs = [
      await run(colleague, slug, { organisation }),
      await run(creator, slug, { organisation }),
      await run(owner, slug),
    ]

    expect(runs.map(({ body }) => body.charge.source)).toEqual(['included', 'included', 'included'])
    expect((await earningsOf(system, creator)).earned).toBe(0)
  })

  test('earns by a run for an organisation of others, out of its owner’s plan', async () => {
    const owner = await subscriber({ plan: 'enterprise' })
    await system.setRole(owner.id, 'enterprise_user')
    const organisation = await found(system, owner)
    const member = await newMember(system, organisation, owner)
    const creator = await payableCreator(system)
    const { slug } = await agentOf(creator, 500)

    const { body } = await run(member, slug, { organisation })

    // Half of 23 fils.
    expect(await chargeOf(body.run_id)).toMatchObject({
      userId: owner.id,
      shareFils: 11,
      planOrderId: owner.orderId,
    })
  })

  test('is paid once the guarantee can no longer take the plan back, and sees the run by its name', async () => {
    const creator = await payableCreator(system)
    await onTier(creator, 'enterprise')
    const { slug } = await agentOf(creator, 50_000)
    const person = await subscriber({ plan: 'starter', billing: 'annual' })
    // 92.58 / 50 is 1.85; 80 % of it is 1.48.
    for (let count = 0; count < 40; count++) await run(person, slug)
    const [newest] = await entriesOf(creator)

    expect(newest).toMatchObject({
      kind: 'included_run',
      app: { slug },
      amount: { amount: 148 },
      share_percent: 80,
    })
    expect(Date.parse(newest.held_until)).toBeGreaterThan(system.clock.now().getTime())
    await payOnMonday(system)
    expect(await payoutsOf(system, creator)).toEqual([])

    system.clock.advance(30 * DAY_MS)
    await payOnMonday(system)

    expect(
      (await payoutsOf(system, creator)).map(({ amount }: { amount: object }) => amount),
    ).toEqual([{ amount: 5_920, currency: 'AED' }])
    expect(
      (await entriesOf(creator)).find(({ kind }: { kind: string }) => kind === 'included_run')
        .held_until,
    ).toBeNull()
  })
})

describe('a plan whose money goes back', () => {
  test('takes the shares of its runs with it, for each agent', async () => {
    const creator = await payableCreator(system)
    const [one, other] = [await agentOf(creator, 500), await agentOf(creator, 40)]
    const person = await subscriber()
    for (const { slug } of [one, one, other]) await run(person, slug)
    expect((await earningsOf(system, creator)).earned).toBe(37 + 37 + 19)

    expect((await refundOrder(system, person, person.orderId)).status).toBe(200)

    expect(await earningsOf(system, creator)).toEqual({
      earned: 0,
      on_hold: 0,
      payable: 0,
      paid_out: 0,
    })
    expect(await postedFor(system, `${person.orderId}:${one.id}`)).toEqual([
      'creator AED 74',
      'platform AED -74',
    ])
    const entries = await entriesOf(creator)
    expect(
      entries
        .map(({ kind, app, amount }: Entry) => `${kind} ${app.slug === one.slug} ${amount.amount}`)
        .sort(),
    ).toEqual([
      'included_reversal false -19',
      'included_reversal true -74',
      'included_run false 19',
      'included_run true 37',
      'included_run true 37',
    ])
  })

  test('shows what its runs took back beside the order, to whoever follows it', async () => {
    const [creator, admin] = [await payableCreator(system), await system.user({ role: 'admin' })]
    const { id, slug } = await agentOf(creator, 500)
    const person = await subscriber()
    await run(person, slug)
    await refundOrder(system, person, person.orderId)

    const { body } = await system.request('GET', `/api/payments-admin/orders/${person.orderId}`, {
      token: admin.token,
    })

    const reversal = body.transactions.find(
      ({ kind }: { kind: string }) => kind === 'included_reversal',
    )
    expect(reversal.reference).toBe(`${person.orderId}:${id}`)
    expect(
      reversal.lines.map(({ amount }: { amount: { amount: number } }) => amount.amount).sort(),
    ).toEqual([-37, 37])
  })

  test('after its creator was paid leaves them owing it', async () => {
    const creator = await payableCreator(system)
    await onTier(creator, 'enterprise')
    const { slug } = await agentOf(creator, 50_000)
    const person = await subscriber({ plan: 'starter', billing: 'annual' })
    for (let count = 0; count < 40; count++) await run(person, slug)
    system.clock.advance(31 * DAY_MS)
    await payOnMonday(system)
    const [order] = await system.database.select().from(orders).where(eq(orders.id, person.orderId))

    await system.capabilities.billing.refunds.chargeBack(order!.captureId!)

    expect(await earningsOf(system, creator)).toEqual({
      earned: 0,
      on_hold: 0,
      payable: -5_920,
      paid_out: 5_920,
    })
  })

  test('after its creator has left takes what became unclaimed', async () => {
    const creator = await payableCreator(system)
    const { id, slug } = await agentOf(creator, 500)
    const person = await subscriber()
    await run(person, slug)
    // The agent stays in the store without them.
    await system.database.update(apps).set({ creatorId: null }).where(eq(apps.id, id))
    const left = await system.request('DELETE', '/api/account', {
      token: creator.token,
      body: { password: creator.password },
    })

    expect(left.status).toBe(200)
    expect((await refundOrder(system, person, person.orderId)).status).toBe(200)
    expect(await postedFor(system, `${person.orderId}:${id}`)).toEqual([
      'platform AED -37',
      'unclaimed AED 37',
    ])
  })
})

interface Entry {
  kind: string
  app: { slug: string }
  amount: { amount: number }
}
