import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan, topUp } from '../../../testing/checkout.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import {
  invoices,
  ledgerAccounts,
  ledgerLines,
  ledgerTransactions,
  orders,
} from '../../database/schema/billing.ts'
import { emails } from '../../database/schema/emails.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const chargeBack = (captureId: string) => system.capabilities.billing.refunds.chargeBack(captureId)
const get = (person: Person, path: string) => system.request('GET', path, { token: person.token })
const refund = (person: Person, id: string) =>
  system.request('POST', `/api/billing/orders/${id}/refund`, { token: person.token })
const subscriptionOf = async (person: Person) =>
  (await get(person, '/api/billing/subscription')).body.subscription
const balanceOf = async (person: Person) =>
  (await get(person, '/api/billing/wallet')).body.wallet.balance.amount
const readOrder = async (id: string) =>
  (await system.database.select().from(orders).where(eq(orders.id, id)))[0]!
const captureOf = async ({ id }: { id: string }) => (await readOrder(id)).captureId!
const leave = ({ token, password }: Person) =>
  system.request('DELETE', '/api/account', { token, body: { password } })

/** The lines that a chargeback posted for an order. */
async function postedFor(orderId: string): Promise<string[]> {
  const lines = await system.database
    .select({
      transaction: ledgerTransactions.kind,
      kind: ledgerAccounts.kind,
      currency: ledgerLines.currency,
      amount: ledgerLines.amount,
    })
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(eq(ledgerTransactions.reference, orderId))
  return lines
    .filter(({ transaction }) => transaction === 'chargeback')
    .map(({ kind, currency, amount }) => `${kind} ${currency} ${amount}`)
    .sort()
}

async function creditNotesOf(orderId: string) {
  const documents = await system.database
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
  return documents.filter(({ kind }) => kind === 'credit_note')
}

async function spend(person: Person, fils: number): Promise<void> {
  const { slug } = await system.app({ price: { model: 'per_use', fils } })
  await system.request('POST', `/api/apps/${slug}/runs`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
}

describe('when the provider takes the payment of a plan back', () => {
  test('the plan ends, the sale is posted the other way round and the customer is told why', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person, { plan: 'pro' })

    await chargeBack(await captureOf(order))

    const [note] = await creditNotesOf(order.id)
    const email = await system.database.select().from(emails).where(eq(emails.userId, person.id))
    expect(await readOrder(order.id)).toMatchObject({
      status: 'charged_back',
      refundedFils: 39_300,
      refundedCents: 10_694,
    })
    expect(await postedFor(order.id)).toEqual([
      'exchange AED -39300',
      'exchange USD 10694',
      'platform AED 37429',
      'provider USD -10694',
      'vat AED 1871',
    ])
    expect(note!.content).toMatchObject({
      corrects: order.invoice_number,
      totalFils: 39_300,
      correction: { reason: { en: 'The payment provider took the payment back' } },
    })
    expect(email.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('was taken back'),
    )
    expect(await subscriptionOf(person)).toBeNull()
  })

  test('it says so by a signed webhook event, which is enough', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person, { plan: 'pro' })

    await system.capabilities.payments.sandbox!.reverse(await captureOf(order))
    await system.capabilities.payments.sandbox!.sendEvents()

    expect(await readOrder(order.id)).toMatchObject({ status: 'charged_back' })
    expect(await subscriptionOf(person)).toBeNull()
  })

  test('and says so again, nothing more happens', async () => {
    const order = await buyPlan(system, await system.user(), { plan: 'pro' })
    const captureId = await captureOf(order)

    await Promise.all([chargeBack(captureId), chargeBack(captureId)])
    await chargeBack(captureId)

    expect(await creditNotesOf(order.id)).toHaveLength(1)
  })

  test('a plan that its unused part was credited to ends too', async () => {
    const person = await system.user()
    const first = await buyPlan(system, person, { plan: 'starter' })
    const second = await buyPlan(system, person, { plan: 'enterprise' })

    await chargeBack(await captureOf(first))

    expect(await subscriptionOf(person)).toBeNull()
    expect(await readOrder(second.id)).toMatchObject({ status: 'completed' })
  })

  test('it cannot be given back as well', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person, { plan: 'pro' })
    await chargeBack(await captureOf(order))

    const { body } = await refund(person, order.id)

    expect(body.code).toBe('billing.not_refundable')
  })

  test('a refund that is on its way is given up', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person, { plan: 'pro' })
    system.capabilities.payments.sandbox!.instruct({ on: 'refund', connection: 'never_arrives' })
    await refund(person, order.id)

    await chargeBack(await captureOf(order))
    await system.capabilities.billing.refunds.reconcileRefunds()

    expect(await readOrder(order.id)).toMatchObject({ status: 'charged_back' })
    expect(await creditNotesOf(order.id)).toHaveLength(1)
  })

  test('after its customer has left, the credit note goes to whom the invoice went', async () => {
    const person = await system.user({ name: 'Maryam Haddad' })
    const order = await buyPlan(system, person, { plan: 'pro' })
    const captureId = await captureOf(order)
    await leave(person)

    await chargeBack(captureId)

    const [note] = await creditNotesOf(order.id)
    expect(note).toMatchObject({ userId: null, content: { customer: { name: 'Maryam Haddad' } } })
  })

  test('a payment that nobody knows is ignored', async () => {
    await expect(chargeBack('NOBODY-KNOWS')).resolves.toBeUndefined()
  })
})

describe('when the provider takes a top-up back', () => {
  test('the wallet gives what it still has, and the rest is lost', async () => {
    const person = await system.user()
    const order = await topUp(system, person, 10_000)
    await spend(person, 4_000)

    await chargeBack(await captureOf(order))

    expect(await balanceOf(person)).toBe(0)
    expect(await postedFor(order.id)).toEqual([
      'exchange AED -10000',
      'exchange USD 2723',
      'losses AED 4000',
      'provider USD -2723',
      'wallet AED 6000',
    ])
  })

  test('only what an earlier refund left is taken', async () => {
    const person = await system.user()
    const order = await topUp(system, person, 10_000)
    await spend(person, 4_000)
    await refund(person, order.id)
    await topUp(system, person, 5_000)

    await chargeBack(await captureOf(order))

    expect(await readOrder(order.id)).toMatchObject({
      status: 'charged_back',
      refundedFils: 10_000,
      refundedCents: 2_723,
    })
    expect(await balanceOf(person)).toBe(1_000)
    expect(await creditNotesOf(order.id)).toHaveLength(2)
  })

  test('whose owner has left, all of it is lost', async () => {
    const person = await system.user()
    const order = await topUp(system, person, 10_000)
    const captureId = await captureOf(order)
    await leave(person)

    await chargeBack(captureId)

    expect(await postedFor(order.id)).toEqual([
      'exchange AED -10000',
      'exchange USD 2723',
      'losses AED 10000',
      'provider USD -2723',
    ])
  })

  test('an agent that its money bought goes back into no wallet', async () => {
    const person = await system.user()
    const order = await topUp(system, person, 10_000)
    const { slug } = await system.app({ price: { model: 'one_time', fils: 8_000 } })
    const bought = await system.request('POST', `/api/apps/${slug}/purchase`, {
      token: person.token,
    })
    await chargeBack(await captureOf(order))

    const { body } = await refund(person, bought.body.order.id)
    const listed = await get(person, '/api/billing/orders')

    expect(body.code).toBe('billing.not_refundable')
    expect(listed.body.orders[0]).toMatchObject({
      id: bought.body.order.id,
      refundable_until: null,
    })
    expect(await balanceOf(person)).toBe(0)
  })
})
