import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  APPROVED_AFTER_MS,
  buyPlan,
  completeCheckout,
  startCheckout,
} from '../../../testing/checkout.ts'
import {
  capturesOf,
  linesPostedFor,
  openQuietSystem,
  readOrder,
  spotsTaken,
} from '../../../testing/orders.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { invoices } from '../../database/schema/billing.ts'
import { emails } from '../../database/schema/emails.ts'

let system: System
beforeAll(async () => {
  ;({ system } = await openQuietSystem())
})
afterAll(() => system.close())

const get = (person: Person, path: string) => system.request('GET', path, { token: person.token })

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
    expect(await capturesOf(system, body.order.id)).toMatchObject([{ cents: 5_348 }])
    expect(await linesPostedFor(system, body.order.id)).toEqual([
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

  test('a code that nobody knows gives no discount, and the order says so', async () => {
    const person = await system.user()
    const { body } = await startCheckout(system, person, { plan: 'starter', offer: 'half-price' })
    const known = await startCheckout(system, person, { plan: 'starter', offer: 'founder_special' })

    expect(body.order.total).toEqual({ aed: 12_152, usd: 3_306 })
    expect([body.offer_notice, known.body.offer_notice]).toEqual(['unknown', null])
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
    expect((await readOrder(system, second.id)).status).toBe('cancelled')
    expect(await capturesOf(system, second.id)).toEqual([])
  })

  test('takes a spot of founder_special only when the money is taken', async () => {
    const before = await spotsTaken(system)
    const person = await system.user()

    const { body } = await startCheckout(system, person, {
      plan: 'starter',
      offer: 'founder_special',
    })
    const whileWaiting = await spotsTaken(system)
    system.clock.advance(APPROVED_AFTER_MS)
    await completeCheckout(system, person, body.order.id)

    expect(whileWaiting).toBe(before)
    expect(await spotsTaken(system)).toBe(before + 1)
  })

  test('gives its spot of founder_special free again when all the money has gone back', async () => {
    const before = await spotsTaken(system)
    const person = await system.user()
    const { id } = await buyPlan(system, person, { plan: 'starter', offer: 'founder_special' })
    const whileBought = await spotsTaken(system)

    await system.request('POST', `/api/billing/orders/${id}/refund`, { token: person.token })

    expect((await readOrder(system, id)).status).toBe('refunded')
    expect([whileBought, await spotsTaken(system)]).toEqual([before + 1, before])
  })
})

describe('an upgrade', () => {
  test('replaces the plan and credits the unused part once', async () => {
    const person = await system.user()
    const starter = await buyPlan(system, person, { plan: 'starter' })

    const pro = await buyPlan(system, person, { plan: 'pro' })

    const { body } = await get(person, '/api/billing/subscription')
    const row = await readOrder(system, pro.id)
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
    expect(await readOrder(system, pro.body.order.id)).toMatchObject({
      status: 'cancelled',
      captureId: null,
    })
    expect(body.subscription.plan).toBe('starter')
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
