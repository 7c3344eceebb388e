import { sandboxCaptures } from '@wakeel/paypal-sandbox'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan } from '../../../testing/checkout.ts'
import {
  creditNotesOf,
  givenBackFor,
  postedFor,
  previewRefund,
  refundOrder,
  refundsOf,
} from '../../../testing/refunds.ts'
import { signInAgain } from '../../../testing/sign-in.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { orders } from '../../database/schema/billing.ts'
import { emails } from '../../database/schema/emails.ts'

const DAY_MS = 24 * 3_600_000

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const get = (person: Person, path: string) => system.request('GET', path, { token: person.token })
const subscriptionOf = async (person: Person) =>
  (await get(person, '/api/billing/subscription')).body.subscription
const tierOf = async (person: Person) =>
  (await get(person, '/api/account')).body.user.subscription_tier
const statusOf = async (id: string) =>
  (await system.database.select().from(orders).where(eq(orders.id, id)))[0]!.status
const sandbox = () => system.capabilities.payments.sandbox!
const reconcileRefunds = () => system.capabilities.billing.refunds.reconcileRefunds()

async function personWithPlan() {
  const person = await system.user()
  return { person, order: await buyPlan(system, person, { plan: 'pro' }) }
}

describe('before a plan is given back', () => {
  test('the customer sees what goes back, where to, until when, and that the plan ends', async () => {
    const { person, order } = await personWithPlan()

    const { body } = await previewRefund(system, person, order.id)

    expect(body.refund).toEqual({
      amount: order.total,
      to: 'payment_method',
      ends_plan: 'Pro',
      ends_app: null,
      kept: { aed: 0, usd: 0 },
      together_with: [],
      used_offer: null,
      until: order.refundable_until,
    })
  })

  test('the customer sees that the offer it was bought with stays used', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person, { plan: 'pro', offer: 'founder_special' })

    const { body } = await previewRefund(system, person, order.id)

    expect(body.refund.used_offer).toBe('Founder Special')
  })

  test('looking changes nothing', async () => {
    const { person, order } = await personWithPlan()

    await previewRefund(system, person, order.id)

    expect(await refundsOf(system, order.id)).toEqual([])
    expect(await statusOf(order.id)).toBe('completed')
  })
})

describe('giving a plan back', () => {
  test('sends the money back and ends the plan at once', async () => {
    const { person, order } = await personWithPlan()

    const { status, body } = await refundOrder(system, person, order.id)

    expect(status).toBe(200)
    expect(body.order).toMatchObject({
      status: 'refunded',
      refunded: order.total,
      refundable_until: null,
    })
    expect(await givenBackFor(system, order.id)).toEqual([order.total.usd])
    expect(await subscriptionOf(person)).toBeNull()
    expect(await tierOf(person)).toBe('starter')
  })

  test('posts the sale the other way round', async () => {
    const { person, order } = await personWithPlan()

    await refundOrder(system, person, order.id)

    const [given] = await refundsOf(system, order.id)
    expect(await postedFor(system, order.id)).toEqual([
      'exchange AED 39300',
      'exchange USD -10694',
      'platform AED -37429',
      'provider USD 10694',
      'vat AED -1871',
    ])
    expect(await postedFor(system, given!.id)).toEqual([
      'exchange AED -39300',
      'exchange USD 10694',
      'platform AED 37429',
      'provider USD -10694',
      'vat AED 1871',
    ])
  })

  test('issues one credit note for the invoice, and one e-mail', async () => {
    const { person, order } = await personWithPlan()

    await refundOrder(system, person, order.id)

    const [note] = await creditNotesOf(system, order.id)
    const email = await system.database.select().from(emails).where(eq(emails.userId, person.id))
    expect(note!.content).toMatchObject({
      corrects: order.invoice_number,
      netFils: 37_429,
      vatFils: 1_871,
      totalFils: 39_300,
      charged: { cents: 10_694 },
    })
    expect(email.filter(({ reference }) => reference.startsWith('refund:'))).toMatchObject([
      { body: expect.stringContaining(note!.number) },
    ])
  })

  test('a second click changes nothing and answers the same', async () => {
    const { person, order } = await personWithPlan()

    const first = await refundOrder(system, person, order.id)
    const second = await refundOrder(system, person, order.id)

    expect(second.body).toEqual(first.body)
    expect(await givenBackFor(system, order.id)).toHaveLength(1)
    expect(await creditNotesOf(system, order.id)).toHaveLength(1)
  })

  test('makes the way free for a plan at its full price', async () => {
    const { person, order } = await personWithPlan()
    await refundOrder(system, person, order.id)

    const again = await buyPlan(system, person, { plan: 'pro' })

    expect(again.total).toEqual(order.total)
    expect(await tierOf(person)).toBe('pro')
  })

  test('is possible once: a plan that is bought again stays paid, whichever it is, and says so', async () => {
    const { person, order } = await personWithPlan()
    await refundOrder(system, person, order.id)
    const { quote } = (await get(person, '/api/checkout/quote?plan=starter')).body
    const again = await buyPlan(system, person, { plan: 'starter' })

    expect([order.is_bought_again, quote.is_refundable]).toEqual([undefined, false])
    const seen = await previewRefund(system, person, again.id)
    const { body } = await refundOrder(system, person, again.id)

    expect([again.refundable_until, again.is_bought_again]).toEqual([null, true])
    expect([seen.body.code, body.code]).toEqual([
      'billing.not_refundable',
      'billing.not_refundable',
    ])
    expect(await statusOf(again.id)).toBe('completed')
  })

  test('is possible to the last moment of the thirtieth day and not after it', async () => {
    const { person, order } = await personWithPlan()
    const other = await personWithPlan()

    system.clock.advance(30 * DAY_MS - 60_000)
    const inTime = await refundOrder(system, await signInAgain(system, person), order.id)
    system.clock.advance(120_000)
    const tooLate = await refundOrder(
      system,
      await signInAgain(system, other.person),
      other.order.id,
    )
    const seen = await previewRefund(
      system,
      await signInAgain(system, other.person),
      other.order.id,
    )

    expect(inTime.status).toBe(200)
    expect([tooLate.body.code, seen.body.code]).toEqual([
      'billing.not_refundable',
      'billing.not_refundable',
    ])
  })

  test("somebody else's order is not found", async () => {
    const { order } = await personWithPlan()
    const stranger = await system.user()

    const replies = [
      await previewRefund(system, stranger, order.id),
      await refundOrder(system, stranger, order.id),
    ]

    expect(replies.map(({ body }) => body.code)).toEqual([
      'billing.order_not_found',
      'billing.order_not_found',
    ])
    expect(await statusOf(order.id)).toBe('completed')
  })
})

describe('giving an upgrade back', () => {
  async function upgraded({ daysBetween }: { daysBetween: number }) {
    const newcomer = await system.user()
    const first = await buyPlan(system, newcomer, { plan: 'starter', billing: 'annual' })
    system.clock.advance(daysBetween * DAY_MS)
    const person = await signInAgain(system, newcomer)
    return {
      person,
      first,
      second: await buyPlan(system, person, { plan: 'pro', billing: 'annual' }),
    }
  }

  test('the order whose unused part was credited goes back with it, each with its own credit note', async () => {
    const { person, first, second } = await upgraded({ daysBetween: 3 })

    const seen = await previewRefund(system, person, second.id)
    const { body } = await refundOrder(system, person, second.id)

    expect(seen.body.refund.together_with).toEqual([
      { description: 'Starter plan, annual', amount: first.total },
    ])
    expect(body.order.status).toBe('refunded')
    expect([await givenBackFor(system, first.id), await givenBackFor(system, second.id)]).toEqual([
      [first.total.usd],
      [second.total.usd],
    ])
    expect([
      ...(await creditNotesOf(system, first.id)),
      ...(await creditNotesOf(system, second.id)),
    ]).toHaveLength(2)
    expect(await subscriptionOf(person)).toBeNull()
  })

  test('all upgrades before it go back too', async () => {
    const { person, first, second } = await upgraded({ daysBetween: 3 })
    const third = await buyPlan(system, person, { plan: 'enterprise', billing: 'annual' })

    const seen = await previewRefund(system, person, third.id)
    await refundOrder(system, person, third.id)

    expect(seen.body.refund.together_with.map(({ amount }: { amount: object }) => amount)).toEqual([
      second.total,
      first.total,
    ])
    expect([
      await givenBackFor(system, first.id),
      await givenBackFor(system, second.id),
      await givenBackFor(system, third.id),
    ]).toEqual([[first.total.usd], [second.total.usd], [third.total.usd]])
  })

  test('what was paid more than thirty days ago stays', async () => {
    const { person, first, second } = await upgraded({ daysBetween: 31 })

    const seen = await previewRefund(system, person, second.id)
    await refundOrder(system, person, second.id)

    expect(seen.body.refund.together_with).toEqual([])
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['completed', 'refunded'])
  })

  test('the order that it replaced cannot be given back alone', async () => {
    const { person, first } = await upgraded({ daysBetween: 3 })

    const { body } = await refundOrder(system, person, first.id)

    expect(body.code).toBe('billing.refunded_together')
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'pro' })
  })

  test('nothing goes back when the provider refuses the first of them', async () => {
    const { person, first, second } = await upgraded({ daysBetween: 3 })
    sandbox().instruct({ on: 'refund', mock: 'TRANSACTION_DISPUTED' })

    const { body } = await refundOrder(system, person, second.id)
    await reconcileRefunds()

    expect(body.code).toBe('billing.refund_declined')
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual([
      'completed',
      'completed',
    ])
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'pro' })
  })

  test('what the provider refuses of the earlier one can be asked for again', async () => {
    const { person, first, second } = await upgraded({ daysBetween: 3 })
    sandbox().instruct({ on: 'refund' })
    sandbox().instruct({ on: 'refund', mock: 'TRANSACTION_DISPUTED' })
    const { status } = await refundOrder(system, person, second.id)

    const seen = await previewRefund(system, person, first.id)
    await refundOrder(system, person, first.id)

    expect(status).toBe(200)
    expect(seen.body.refund).toMatchObject({ amount: first.total, ends_plan: null })
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['refunded', 'refunded'])
  })
})

describe('what the sandbox has given back', () => {
  test('is what the ledger says has left the provider', async () => {
    const captured = await system.database.select().from(sandboxCaptures)
    const provider = await system.capabilities.billing.ledger.storeAccount(
      system.database,
      'provider',
      'USD',
    )

    const left = captured.reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0)

    expect(await system.capabilities.billing.ledger.balance(system.database, provider)).toBe(left)
  })
})
