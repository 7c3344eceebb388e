import { randomUUID } from 'node:crypto'
import { sandboxCaptures } from '@wakeel/paypal-sandbox'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  APPROVED_AFTER_MS,
  buyPlan,
  completeCheckout,
  startCheckout,
  startTopUp,
  topUp,
} from '../../../testing/checkout.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import {
  invoices,
  ledgerAccounts,
  ledgerLines,
  ledgerTransactions,
  offerSpots,
  orders,
} from '../../database/schema/billing.ts'
import { emails } from '../../database/schema/emails.ts'
import { rateLimits } from '../../database/schema/rate-limits.ts'

const HOUR_MS = 3_600_000

let system: System
let sendEvents: () => Promise<unknown>
beforeAll(async () => {
  system = await openSystem()
  // No webhook event comes by itself: each test shows who it is that takes an order further.
  sendEvents = sandbox().sendEvents
  sandbox().sendEvents = async () => {}
})
afterAll(() => system.close())

const get = (person: Person, path: string) => system.request('GET', path, { token: person.token })
const cancel = (person: Person, id: string) =>
  system.request('POST', `/api/checkout/${id}/cancel`, { token: person.token })
const readOrder = async (id: string) =>
  (await system.database.select().from(orders).where(eq(orders.id, id)))[0]!
const spotsTaken = async () => (await system.database.select().from(offerSpots))[0]!.taken
const reconcile = () => system.capabilities.billing.checkout.reconcileOrders()
const sandbox = () => system.capabilities.payments.sandbox!

async function capturesOf(orderId: string) {
  const { captureId } = await readOrder(orderId)
  return system.database
    .select()
    .from(sandboxCaptures)
    .where(eq(sandboxCaptures.id, captureId ?? ''))
}

/** `account currency amount` of each line that was posted for an order. */
async function postedFor(orderId: string): Promise<string[]> {
  const lines = await system.database
    .select({
      kind: ledgerAccounts.kind,
      currency: ledgerLines.currency,
      amount: ledgerLines.amount,
    })
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(eq(ledgerTransactions.reference, orderId))
    .orderBy(ledgerLines.id)
  return lines.map(({ kind, currency, amount }) => `${kind} ${currency} ${amount}`)
}

describe('buying a plan', () => {
  test('Pro monthly with founder_special costs AED 196.51 and PayPal is charged USD 53.48', async () => {
    const person = await system.user()

    const started = await startCheckout(system, person, { plan: 'pro', offer: 'founder_special' })
    const early = await completeCheckout(system, person, started.body.order.id)
    system.clock.advance(APPROVED_AFTER_MS)
    const { body } = await completeCheckout(system, person, started.body.order.id)

    expect(started.body.order).toMatchObject({
      status: 'awaiting_approval',
      approval_url: null,
      payment_provider: 'sandbox',
    })
    expect(early.body.order.status).toBe('awaiting_approval')
    expect(body.order).toMatchObject({
      status: 'completed',
      kind: 'plan',
      description: 'Pro plan, monthly',
      total: { aed: 19_651, usd: 5_348 },
      vat: { aed: 936, usd: 255 },
      invoice_number: expect.stringMatching(/^INV-\d{6}$/),
    })
    expect(await capturesOf(body.order.id)).toMatchObject([{ cents: 5_348 }])
    expect(await postedFor(body.order.id)).toEqual([
      'provider USD 5348',
      'exchange USD -5348',
      'exchange AED 19651',
      'vat AED -936',
      'platform AED -18715',
    ])
  })

  test('gives the plan at once, with a tax invoice and one e-mail', async () => {
    const person = await system.user()

    const order = await buyPlan(system, person, { plan: 'enterprise', billing: 'annual' })

    const subscription = await get(person, '/api/billing/subscription')
    const profile = await get(person, '/api/account')
    const [invoice] = await system.database
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, order.id))
    const message = await system.database.select().from(emails).where(eq(emails.userId, person.id))
    expect(subscription.body.subscription).toMatchObject({
      plan: 'enterprise',
      billing: 'annual',
      status: 'active',
    })
    expect(profile.body.user.subscription_tier).toBe('enterprise')
    expect(invoice).toMatchObject({
      kind: 'tax_invoice',
      content: { netFils: 1_099_248, vatFils: 54_962, totalFils: 1_154_210 },
    })
    expect(message).toHaveLength(1)
    expect(message[0]!.reference).toBe(`receipt:${order.id}`)
  })

  test('names the discount of an offer on the invoice', async () => {
    const order = await buyPlan(system, await system.user(), {
      plan: 'pro',
      offer: 'marketing_bundle',
    })

    const [invoice] = await system.database
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, order.id))

    expect(
      invoice!.content.lines.map(({ description, netFils }) => [description.en, netFils]),
    ).toEqual([
      ['Pro plan, monthly', 37_429],
      ['Offer Marketing Bundle, 15% off', -5_614],
    ])
  })

  test('a second completion changes nothing and answers the same', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person)

    const again = await completeCheckout(system, person, order.id)

    expect(again.body.order).toEqual(order)
    expect(await system.database.$count(invoices, eq(invoices.orderId, order.id))).toBe(1)
  })

  test('a code that nobody knows gives no discount', async () => {
    const order = await buyPlan(system, await system.user(), {
      plan: 'starter',
      offer: 'half-price',
    })

    expect(order.total).toEqual({ aed: 12_152, usd: 3_306 })
  })

  test('is refused for the plan that somebody has, and for one that can only begin later', async () => {
    const person = await system.user()
    await buyPlan(system, person, { plan: 'pro' })

    const same = await startCheckout(system, person, { plan: 'pro' })
    const lower = await startCheckout(system, person, { plan: 'starter' })

    expect([same.body.code, lower.body.code]).toEqual([
      'billing.plan_current',
      'billing.plan_later',
    ])
  })

  test('a person uses an offer once', async () => {
    const person = await system.user()
    await buyPlan(system, person, { plan: 'starter', offer: 'enterprise_pilot' })

    const again = await startCheckout(system, person, { plan: 'pro', offer: 'enterprise_pilot' })

    expect(again.body.code).toBe('billing.offer_used')
  })

  test('an offer of two open checkouts is used once, also when the money of the first has gone back', async () => {
    const person = await system.user()
    const open = () => startCheckout(system, person, { plan: 'pro', offer: 'enterprise_pilot' })
    const [first, second] = [(await open()).body.order, (await open()).body.order]
    system.clock.advance(APPROVED_AFTER_MS)
    await completeCheckout(system, person, first.id)
    const { body } = await system.request('POST', `/api/billing/orders/${first.id}/refund`, {
      token: person.token,
    })

    const late = await completeCheckout(system, person, second.id)

    expect(body.order.status).toBe('refunded')
    expect(late.body.code).toBe('billing.order_ended')
    expect((await readOrder(second.id)).status).toBe('cancelled')
    expect(await capturesOf(second.id)).toEqual([])
  })

  test('takes a spot of founder_special only when the money is taken', async () => {
    const before = await spotsTaken()
    const person = await system.user()

    const { body } = await startCheckout(system, person, {
      plan: 'starter',
      offer: 'founder_special',
    })
    const whileWaiting = await spotsTaken()
    system.clock.advance(APPROVED_AFTER_MS)
    await completeCheckout(system, person, body.order.id)

    expect(whileWaiting).toBe(before)
    expect(await spotsTaken()).toBe(before + 1)
  })

  test('gives its spot of founder_special free again when all the money has gone back', async () => {
    const before = await spotsTaken()
    const person = await system.user()
    const { id } = await buyPlan(system, person, { plan: 'starter', offer: 'founder_special' })
    const whileBought = await spotsTaken()

    await system.request('POST', `/api/billing/orders/${id}/refund`, { token: person.token })

    expect((await readOrder(id)).status).toBe('refunded')
    expect([whileBought, await spotsTaken()]).toEqual([before + 1, before])
  })
})

describe('an upgrade', () => {
  test('replaces the plan and credits the unused part once', async () => {
    const person = await system.user()
    const starter = await buyPlan(system, person, { plan: 'starter' })

    const pro = await buyPlan(system, person, { plan: 'pro' })

    const { body } = await get(person, '/api/billing/subscription')
    const row = await readOrder(pro.id)
    expect(body.subscription.plan).toBe('pro')
    expect(row.creditedOrderId).toBe(starter.id)
    // 374.29 less nearly all of 115.73: six seconds of the month are gone.
    expect(row.quote!.credit.aed).toBe(11_573)
    expect(row.quote!.subtotal.aed).toBe(25_856)
    const list = await get(person, '/api/billing/orders')
    expect(
      list.body.orders.map(
        (order: { refundable_until: string | null }) => order.refundable_until !== null,
      ),
    ).toEqual([true, false])
  })

  test('of two checkouts that are open at once only the first is charged', async () => {
    const person = await system.user()
    const starter = await startCheckout(system, person, { plan: 'starter' })
    const pro = await startCheckout(system, person, { plan: 'pro' })
    system.clock.advance(APPROVED_AFTER_MS)

    const first = await completeCheckout(system, person, starter.body.order.id)
    const second = await completeCheckout(system, person, pro.body.order.id)

    const { body } = await get(person, '/api/billing/subscription')
    expect(first.body.order.status).toBe('completed')
    expect(second.body.code).toBe('billing.order_ended')
    expect(await readOrder(pro.body.order.id)).toMatchObject({
      status: 'cancelled',
      captureId: null,
    })
    expect(body.subscription.plan).toBe('starter')
  })
})

describe('a payment that is not made', () => {
  test('is declined by the provider: nothing is charged and the spot of the offer is free again', async () => {
    const before = await spotsTaken()
    const person = await system.user()
    const { body } = await startCheckout(system, person, { offer: 'founder_special' })
    system.clock.advance(APPROVED_AFTER_MS)
    sandbox().instruct({ on: 'capture', mock: 'INSTRUMENT_DECLINED' })

    const reply = await completeCheckout(system, person, body.order.id)

    expect(reply).toMatchObject({ status: 402, body: { code: 'billing.payment_declined' } })
    expect(await readOrder(body.order.id)).toMatchObject({
      status: 'declined',
      declineReason: 'INSTRUMENT_DECLINED',
      holdsSpot: false,
    })
    expect(await spotsTaken()).toBe(before)
    expect((await get(person, '/api/billing/subscription')).body.subscription).toBeNull()
    expect(await postedFor(body.order.id)).toEqual([])
  })

  test('is refused when the order is made', async () => {
    const person = await system.user()
    sandbox().instruct({ on: 'create', mock: 'PAYEE_ACCOUNT_RESTRICTED' })

    const reply = await startCheckout(system, person)

    expect(reply).toMatchObject({ status: 402, body: { code: 'billing.payment_refused' } })
  })

  test('is cancelled by the customer, and cannot be completed any more', async () => {
    const person = await system.user()
    const { body } = await startCheckout(system, person)

    const cancelled = await cancel(person, body.order.id)
    const again = await cancel(person, body.order.id)
    system.clock.advance(APPROVED_AFTER_MS)
    const completed = await completeCheckout(system, person, body.order.id)

    expect([cancelled.body.order.status, again.body.order.status]).toEqual([
      'cancelled',
      'cancelled',
    ])
    expect(completed).toMatchObject({ status: 409, body: { code: 'billing.order_ended' } })
  })

  test('a paid order is not cancelled any more', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person)

    const reply = await cancel(person, order.id)

    expect(reply.body.order.status).toBe('completed')
  })

  test('ends when the payer says no at the provider', async () => {
    const person = await system.user()
    sandbox().instruct({ on: 'create', approval: 'refuse' })
    const { body } = await startCheckout(system, person)
    system.clock.advance(APPROVED_AFTER_MS)

    const reply = await completeCheckout(system, person, body.order.id)

    expect(reply.body.code).toBe('billing.order_ended')
  })

  test('expires when nobody has agreed for three hours', async () => {
    const person = await system.user()
    sandbox().instruct({ on: 'create', approval: 'wait' })
    const { body } = await startCheckout(system, person)

    system.clock.advance(2 * HOUR_MS)
    await reconcile()
    const waiting = (await readOrder(body.order.id)).status
    system.clock.advance(HOUR_MS)
    await reconcile()

    expect(waiting).toBe('awaiting_approval')
    expect((await readOrder(body.order.id)).status).toBe('expired')
    expect((await completeCheckout(system, person, body.order.id)).body.code).toBe(
      'billing.order_ended',
    )
  })

  test('a second payment for a plan waits for the first, and is then not taken', async () => {
    const person = await system.user()
    const starter = await startCheckout(system, person, { plan: 'starter' })
    const pro = await startCheckout(system, person, { plan: 'pro' })
    system.clock.advance(APPROVED_AFTER_MS)
    system.faults.failAt('billing.captured')
    await completeCheckout(system, person, starter.body.order.id)

    const waiting = await completeCheckout(system, person, pro.body.order.id)
    system.clock.advance(30_000)
    await reconcile()
    const ended = await completeCheckout(system, person, pro.body.order.id)

    expect(waiting.body.order.status).toBe('awaiting_approval')
    expect((await readOrder(starter.body.order.id)).status).toBe('completed')
    expect(ended.body.code).toBe('billing.order_ended')
  })

  test('nothing is taken from somebody who has left', async () => {
    const person = await system.user()
    const { body } = await startCheckout(system, person)
    await system.request('DELETE', '/api/account', {
      token: person.token,
      body: { password: person.password },
    })

    system.clock.advance(70_000)
    await reconcile()

    expect(await readOrder(body.order.id)).toMatchObject({ status: 'cancelled', captureId: null })
  })

  test('nothing is taken from somebody who was suspended before', async () => {
    const person = await system.user()
    const { body } = await startCheckout(system, person)
    await system.suspend(person.id)
    system.clock.advance(HOUR_MS)

    await reconcile()

    expect(await readOrder(body.order.id)).toMatchObject({ status: 'cancelled', captureId: null })
  })

  test('is refused to whoever begins more than sixty in an hour', async () => {
    const person = await system.user()
    await startTopUp(system, person, 5_000)
    // As after 59 more.
    await system.database
      .update(rateLimits)
      .set({ count: 60 })
      .where(like(rateLimits.key, 'checkout:%'))

    const replies = [await startTopUp(system, person, 5_000), await startCheckout(system, person)]
    system.clock.advance(HOUR_MS)
    const later = await startTopUp(system, person, 5_000)

    expect(replies.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      '429 request.rate_limited',
      '429 request.rate_limited',
    ])
    expect(later.status).toBe(200)
  })

  test('belongs to nobody else', async () => {
    const { body } = await startCheckout(system, await system.user())
    const stranger = await system.user()

    const replies = [
      await completeCheckout(system, stranger, body.order.id),
      await cancel(stranger, body.order.id),
    ]

    expect(replies.map((reply) => reply.body.code)).toEqual([
      'billing.order_not_found',
      'billing.order_not_found',
    ])
  })
})

describe('the same request twice', () => {
  test('with one key makes one order', async () => {
    const person = await system.user()
    const key = randomUUID()

    const replies = await Promise.all(
      [1, 2, 3].map(() => startCheckout(system, person, { plan: 'pro' }, key)),
    )
    const later = await startCheckout(system, person, { plan: 'pro' }, key)

    expect(new Set([...replies, later].map(({ body }) => body.order.id)).size).toBe(1)
    expect(await system.database.$count(orders, eq(orders.userId, person.id))).toBe(1)
  })

  test('with one key and another plan is refused', async () => {
    const person = await system.user()
    const key = randomUUID()
    await startCheckout(system, person, { plan: 'pro' }, key)

    const other = await startCheckout(system, person, { plan: 'starter' }, key)

    expect(other).toMatchObject({ status: 409, body: { code: 'request.key_reused' } })
  })
})

describe('a payment whose answer was lost', () => {
  test('is completed by a webhook event of the provider', async () => {
    const { body } = await startCheckout(system, await system.user())
    system.clock.advance(APPROVED_AFTER_MS)

    await sendEvents()

    expect((await readOrder(body.order.id)).status).toBe('completed')
  })

  test('is found by the job when nobody comes back', async () => {
    const person = await system.user()
    const { body } = await startCheckout(system, person)

    system.clock.advance(70_000)
    await reconcile()

    expect((await readOrder(body.order.id)).status).toBe('completed')
  })

  test('an order that was stored and not made is made by the job', async () => {
    const person = await system.user()
    system.faults.failAt('billing.order_stored')

    const started = await startCheckout(system, person, {}, 'my-key')
    system.clock.advance(30_000)
    await reconcile()
    const repeated = await startCheckout(system, person, {}, 'my-key')

    expect(started.status).toBe(500)
    expect(repeated.body.order.status).toBe('awaiting_approval')
  })

  test('money that was taken is settled by the job, and is not taken twice', async () => {
    const person = await system.user()
    const { body } = await startCheckout(system, person)
    system.clock.advance(APPROVED_AFTER_MS)
    system.faults.failAt('billing.captured')

    const failed = await completeCheckout(system, person, body.order.id)
    const tooSoon = await completeCheckout(system, person, body.order.id)
    system.clock.advance(30_000)
    await reconcile()

    expect([failed.status, tooSoon.body.order.status]).toEqual([500, 'capturing'])
    expect((await readOrder(body.order.id)).status).toBe('completed')
    expect(await capturesOf(body.order.id)).toHaveLength(1)
  })

  test('is still open when the provider cannot be reached', async () => {
    const person = await system.user()
    const { body } = await startCheckout(system, person)
    system.clock.advance(APPROVED_AFTER_MS)
    sandbox().instruct({ on: 'capture', mock: 'INTERNAL_SERVER_ERROR' })

    const reply = await completeCheckout(system, person, body.order.id)
    system.clock.advance(30_000)
    const later = await completeCheckout(system, person, body.order.id)

    expect(reply).toMatchObject({ status: 502, body: { code: 'billing.provider_unreachable' } })
    expect(later.body.order.status).toBe('completed')
  })
})

describe('a wallet', () => {
  test('is filled by a top-up, without VAT and with a receipt', async () => {
    const person = await system.user()

    const order = await topUp(system, person, 5_000)

    const { body } = await get(person, '/api/billing/wallet')
    expect(order).toMatchObject({
      kind: 'top_up',
      vat: { aed: 0, usd: 0 },
      total: { aed: 5_000, usd: 1_362 },
    })
    expect(order.invoice_number).toMatch(/^RC-\d{6}$/)
    expect(body.wallet.balance).toEqual({ amount: 5_000, currency: 'AED' })
    expect(await postedFor(order.id)).toEqual([
      'provider USD 1362',
      'exchange USD -1362',
      'exchange AED 5000',
      'wallet AED -5000',
    ])
  })

  test('takes no amount outside the limits', async () => {
    const person = await system.user()

    const replies = [
      await startTopUp(system, person, 999),
      await startTopUp(system, person, 500_001),
    ]

    expect(replies.map(({ status }) => status)).toEqual([400, 400])
  })
})

describe('orders', () => {
  test('are listed newest first, page by page, and nobody else’s', async () => {
    const person = await system.user()
    await buyPlan(system, await system.user())
    const bought = [
      await topUp(system, person, 1_000),
      await topUp(system, person, 2_000),
      await buyPlan(system, person),
    ]

    const first = await get(person, '/api/billing/orders?limit=2')
    const second = await get(
      person,
      `/api/billing/orders?limit=2&lang=ar&cursor=${first.body.next_cursor}`,
    )

    const ids = [...first.body.orders, ...second.body.orders].map(({ id }: { id: string }) => id)
    expect(ids).toEqual(bought.map(({ id }) => id).reverse())
    expect(second.body.orders[0].description).toBe('شحن المحفظة بمبلغ 10.00 درهم')
    expect(second.body.next_cursor).toBeNull()
  })

  test('can be given back for thirty days', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person)

    system.clock.advance(31 * 24 * HOUR_MS)
    const { email, password } = person
    const session = await system.request('POST', '/api/auth/sign-in/email', {
      body: { email, password },
    })
    const { body } = await system.request('GET', '/api/billing/orders', {
      token: session.body.token,
    })

    expect(Date.parse(order.refundable_until!) - Date.parse(order.completed_at!)).toBe(
      30 * 24 * HOUR_MS,
    )
    expect(body.orders[0].refundable_until).toBeNull()
  })
})

describe('a store whose prices hold VAT', () => {
  test('charges what is shown, and takes the VAT out of it on every line of the invoice', async () => {
    const included = await openSystem({ config: { vatMode: 'included' } })
    const order = await buyPlan(included, await included.user(), {
      plan: 'pro',
      offer: 'founder_special',
    })
    const [invoice] = await included.database.select().from(invoices)
    const violations = await included.violations()
    await included.close()

    expect(order).toMatchObject({ total: { aed: 18_715, usd: 5_093 }, vat: { aed: 891, usd: 243 } })
    expect(invoice!.content.lines.map(({ netFils }) => netFils)).toEqual([35_647, -17_823])
    expect(violations).toEqual([])
  })
})

test('nothing of it leaves the books in disorder', async () => {
  expect(await system.violations()).toEqual([])
})
