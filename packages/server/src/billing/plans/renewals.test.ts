import { randomUUID } from 'node:crypto'
import { sandboxCaptures, sandboxEvents, sandboxRequests } from '@wakeel/paypal-sandbox'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buyPlan } from '../../../testing/checkout.ts'
import { signInAgain } from '../../../testing/sign-in.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { onPostgres } from '../../../testing/test-database.ts'
import { invoices, orders, subscriptions } from '../../database/schema/billing.ts'
import { emails } from '../../database/schema/emails.ts'
import { periodEnd } from './billing-period.ts'

const DAY_MS = 24 * 3_600_000

// A store for each test, because the job renews everybody whose time is over.
let system: System
beforeEach(async () => {
  system = await openSystem()
})
afterEach(async () => {
  expect(await system.violations()).toEqual([])
  await system.close()
})

const renew = () => system.capabilities.billing.renewals.renewSubscriptions()
const sandbox = () => system.capabilities.payments.sandbox!
const post = (person: Person, path: string, body?: object) =>
  system.request('POST', path, { token: person.token, body })
const refund = (person: Person, id: string) => post(person, `/api/billing/orders/${id}/refund`)
const read = async (id: string) =>
  (await system.database.select().from(subscriptions).where(eq(subscriptions.id, id)))[0]!
const renewalsOf = (person: Person) =>
  system.database
    .select()
    .from(orders)
    .where(and(eq(orders.userId, person.id), eq(orders.kind, 'renewal')))
    .orderBy(orders.createdAt)
const tierOf = async (person: Person) => {
  const { token } = await signInAgain(system, person)
  return (await system.request('GET', '/api/account', { token })).body.user.subscription_tier
}
const emailsTo = async (person: Person) =>
  (await system.database.select().from(emails).where(eq(emails.userId, person.id))).map(
    ({ subject }) => subject,
  )

/** Somebody with a plan, and the clock at a minute after its paid time ended; `before` happens on its first day. */
async function dueAfter(
  options: Parameters<typeof buyPlan>[2] = { plan: 'pro' },
  before: (person: Person) => Promise<unknown> = async () => {},
) {
  const person = await system.user()
  const order = await buyPlan(system, person, options)
  await before(person)
  const first = await read(order.id)
  moveTo(first.currentPeriodEnd)
  return { person: await signInAgain(system, person), order, first }
}

function moveTo(time: Date): void {
  system.clock.advance(time.getTime() - system.clock.now().getTime() + 60_000)
}

describe('when the paid time of a plan is over', () => {
  test('the saved payment method is charged the list price and the next period follows at once', async () => {
    const { person, order, first } = await dueAfter({ plan: 'pro', offer: 'marketing_bundle' })

    await renew()

    const [renewal] = await renewalsOf(person)
    const captured = await system.database
      .select()
      .from(sandboxCaptures)
      .where(eq(sandboxCaptures.id, renewal!.captureId!))
    const [invoice] = await system.database
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, renewal!.id))
    expect(renewal).toMatchObject({
      status: 'completed',
      totalFils: 39_300,
      vatFils: 1_871,
      totalCents: 10_694,
      offerId: null,
    })
    expect(captured).toMatchObject([{ cents: 10_694 }])
    expect(invoice).toMatchObject({ kind: 'tax_invoice', content: { totalFils: 39_300 } })
    expect(await read(order.id)).toMatchObject({
      status: 'active',
      planId: 'pro',
      currentPeriodStart: first.currentPeriodEnd,
      currentPeriodEnd: periodEnd(first.currentPeriodEnd, 'monthly'),
      orderId: renewal!.id,
    })
  })

  test('it is renewed once, however often the job looks', async () => {
    const { person } = await dueAfter()

    await renew()
    await renew()

    expect(await renewalsOf(person)).toHaveLength(1)
    expect(await emailsTo(person)).toHaveLength(2)
  })

  test('nothing is charged before', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person, { plan: 'pro' })
    const { currentPeriodEnd } = await read(order.id)
    system.clock.advance(currentPeriodEnd.getTime() - system.clock.now().getTime() - 60_000)

    await renew()

    expect(await renewalsOf(person)).toEqual([])
  })

  test('a plan that was cancelled ends, with an e-mail and without a charge', async () => {
    const { person, order } = await dueAfter({ plan: 'pro' }, (buyer) =>
      post(buyer, '/api/billing/subscription/cancel'),
    )

    await renew()

    expect(await read(order.id)).toMatchObject({ status: 'ended', endedAt: expect.any(Date) })
    expect(await renewalsOf(person)).toEqual([])
    expect(await tierOf(person)).toBe('starter')
    expect(await emailsTo(person)).toContainEqual(
      expect.stringContaining('Your Wakeel plan has ended'),
    )
  })

  test('the plan of somebody who is suspended ends, with an e-mail and without a charge', async () => {
    const { person, order } = await dueAfter()
    await system.suspend(person.id)

    await renew()

    expect(await renewalsOf(person)).toEqual([])
    expect(await read(order.id)).toMatchObject({ status: 'ended' })
    expect(await emailsTo(person)).toContainEqual(
      expect.stringContaining('Your Wakeel plan has ended'),
    )
  })

  test('a change that was planned begins, at its own price', async () => {
    const { person, order } = await dueAfter({ plan: 'enterprise' }, (buyer) =>
      post(buyer, '/api/billing/subscription/change', { plan: 'pro', billing: 'annual' }),
    )

    await renew()

    const [renewal] = await renewalsOf(person)
    expect(renewal).toMatchObject({
      status: 'completed',
      planId: 'pro',
      billing: 'annual',
      totalFils: 377_282,
    })
    expect(await read(order.id)).toMatchObject({
      planId: 'pro',
      billing: 'annual',
      nextPlanId: null,
      nextBilling: null,
    })
    expect(await tierOf(person)).toBe('pro')
  })

  test('a plan without a saved payment method ends, with an e-mail', async () => {
    const { person, order } = await dueAfter()
    await system.database
      .update(subscriptions)
      .set({ savedMethod: null })
      .where(eq(subscriptions.id, order.id))

    await renew()

    expect(await read(order.id)).toMatchObject({ status: 'ended' })
    expect(await renewalsOf(person)).toEqual([])
    expect(await emailsTo(person)).toContainEqual(
      expect.stringContaining('Your Wakeel plan has ended'),
    )
  })

  test('a store that was off for three months charges one period, which begins now', async () => {
    const { person, order } = await dueAfter()
    system.clock.advance(92 * DAY_MS)
    const now = system.clock.now()

    await renew()
    await renew()

    expect(await renewalsOf(person)).toHaveLength(1)
    expect(await read(order.id)).toMatchObject({
      currentPeriodStart: now,
      currentPeriodEnd: periodEnd(now, 'monthly'),
    })
  })

  test('what was charged for a renewal can be given back within thirty days, and the plan ends', async () => {
    const { person, order } = await dueAfter()
    await renew()
    const [renewal] = await renewalsOf(person)

    const { body } = await refund(person, renewal!.id)

    expect(body.order.status).toBe('refunded')
    expect(await read(order.id)).toMatchObject({ status: 'ended' })
  })

  test('giving back the period before keeps the plan that the renewal has paid for', async () => {
    const { person, order } = await dueAfter()
    await renew()
    await system.database
      .update(orders)
      .set({ completedAt: new Date(system.clock.now().getTime() - 28 * DAY_MS) })
      .where(eq(orders.id, order.id))

    const { body } = await refund(person, order.id)

    expect(body.order.status).toBe('refunded')
    expect(await read(order.id)).toMatchObject({ status: 'active' })
  })
})

describe('when a renewal is declined', () => {
  const declined = () => sandbox().instruct({ on: 'create', mock: 'INSTRUMENT_DECLINED' })

  test('the plan goes on as past due, and the customer is told when it is tried again', async () => {
    const { person, order } = await dueAfter()
    declined()

    await renew()

    expect(await read(order.id)).toMatchObject({ status: 'past_due', renewalTries: 1 })
    expect(await tierOf(person)).toBe('pro')
    expect(await emailsTo(person)).toContainEqual(expect.stringContaining('could not be renewed'))
  })

  test('it is not tried again before a day has passed', async () => {
    const { person } = await dueAfter()
    declined()
    await renew()

    system.clock.advance(DAY_MS - 60_000)
    await renew()

    expect(await renewalsOf(person)).toHaveLength(1)
  })

  test('a later try that succeeds goes on from where the paid time had ended', async () => {
    const { person, order, first } = await dueAfter()
    declined()
    await renew()
    system.clock.advance(DAY_MS)

    await renew()

    expect((await renewalsOf(person)).map(({ status }) => status)).toEqual([
      'declined',
      'completed',
    ])
    expect(await read(order.id)).toMatchObject({
      status: 'active',
      renewalTries: 0,
      nextTryAt: null,
      currentPeriodStart: first.currentPeriodEnd,
    })
  })

  test('four times in three days, the plan ends with an e-mail', async () => {
    const { person, order } = await dueAfter()
    declined()
    await renew()
    system.clock.advance(DAY_MS)
    declined()
    await renew()
    system.clock.advance(DAY_MS)
    declined()
    await renew()
    const before = await read(order.id)
    system.clock.advance(DAY_MS)
    declined()
    await renew()

    expect(before).toMatchObject({ status: 'past_due', renewalTries: 3 })
    expect(await read(order.id)).toMatchObject({ status: 'ended' })
    expect(await tierOf(person)).toBe('starter')
    expect(await renewalsOf(person)).toHaveLength(4)
    expect(await emailsTo(person)).toContainEqual(
      expect.stringContaining('Your Wakeel plan has ended'),
    )
  })

  test('cancelling meanwhile ends the plan at the next look', async () => {
    const { person, order } = await dueAfter()
    declined()
    await renew()
    await post(person, '/api/billing/subscription/cancel')

    await renew()

    expect(await read(order.id)).toMatchObject({ status: 'ended' })
  })

  test('paying at the checkout begins a new period at once', async () => {
    const { person } = await dueAfter()
    declined()
    await renew()

    const paid = await buyPlan(system, person, { plan: 'pro' })

    expect(await read(paid.id)).toMatchObject({ status: 'active', planId: 'pro' })
    expect(await tierOf(person)).toBe('pro')
  })
})

describe('when the provider does not answer', () => {
  test('the renewal is asked for again under the same id, and taken once', async () => {
    const { person } = await dueAfter()
    sandbox().instruct({ on: 'create', connection: 'answer_lost' })

    await renew()
    system.clock.advance(30_000)
    await renew()

    const renewals = await renewalsOf(person)
    const captured = await system.database
      .select()
      .from(sandboxCaptures)
      .where(eq(sandboxCaptures.invoiceId, renewals[0]!.id))
    expect(renewals.map(({ status }) => status)).toEqual(['completed'])
    expect(captured).toHaveLength(1)
  })

  test('and has forgotten meanwhile that it took the money, that is no refusal, and its webhook event completes the renewal', async () => {
    const { person } = await dueAfter()
    sandbox().deliverTo(async () => 503)
    sandbox().instruct({ on: 'create', connection: 'answer_lost' })
    await renew()
    await system.database.delete(sandboxRequests)
    system.clock.advance(DAY_MS)
    await renew()
    const [pendingRenewal] = await renewalsOf(person)
    const events = await system.database
      .select()
      .from(sandboxEvents)
      .where(eq(sandboxEvents.kind, 'PAYMENT.CAPTURE.COMPLETED'))
    const webhook = await sandbox().sign(
      randomUUID(),
      events.find(({ body }) => body.includes(pendingRenewal!.id))!.body,
    )
    system.clock.advance(30_000)

    await system.request('POST', '/api/payment/webhook', {
      raw: webhook.body,
      headers: webhook.headers as Record<string, string>,
    })

    expect(pendingRenewal).toMatchObject({ status: 'capturing' })
    expect((await renewalsOf(person)).map(({ status }) => status)).toEqual(['completed'])
  })

  test('cancelling meanwhile holds for the period that was paid', async () => {
    const { person, order } = await dueAfter()
    sandbox().instruct({ on: 'create', connection: 'answer_lost' })
    await renew()

    await post(person, '/api/billing/subscription/cancel')
    system.clock.advance(30_000)
    await renew()
    const paid = await read(order.id)
    moveTo(paid.currentPeriodEnd)
    await renew()

    expect(paid).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    expect(await read(order.id)).toMatchObject({ status: 'ended' })
    expect(await renewalsOf(person)).toHaveLength(1)
  })

  test('the renewal cannot be crossed by giving the period before it back', async () => {
    const { person, order } = await dueAfter({ plan: 'pro' })
    await system.database
      .update(orders)
      .set({ completedAt: new Date(system.clock.now().getTime() - 28 * DAY_MS) })
      .where(eq(orders.id, order.id))
    sandbox().instruct({ on: 'create', connection: 'never_arrives' })
    await renew()

    const { body } = await refund(person, order.id)
    system.clock.advance(30_000)
    await renew()

    expect(body.code).toBe('billing.payment_in_flight')
    expect(await read(order.id)).toMatchObject({ status: 'active' })
  })
})

describe.runIf(onPostgres)('several processes at once', () => {
  test('renew a plan once', { timeout: 60_000 }, async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => system.user()))
    await Promise.all(people.map((person) => buyPlan(system, person, { plan: 'pro' })))
    moveTo(periodEnd(system.clock.now(), 'monthly'))
    const other = await openSystem({ beside: system })

    await Promise.all([
      renew(),
      other.capabilities.billing.renewals.renewSubscriptions(),
      renew(),
      other.capabilities.billing.checkout.reconcileOrders(),
    ])
    system.clock.advance(30_000)
    await renew()
    await other.close()

    const renewals = await Promise.all(people.map(renewalsOf))
    const receipts = await Promise.all(people.map(emailsTo))
    expect(renewals.map((each) => each.map(({ status }) => status))).toEqual(
      people.map(() => ['completed']),
    )
    expect(receipts.map(({ length }) => length)).toEqual(people.map(() => 2))
  })
})
