import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan, topUp } from '../../testing/checkout.ts'
import { signInAgain } from '../../testing/sign-in.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { apps } from '../catalogue/tables.ts'
import { sandboxCaptures, sandboxRefunds } from './payments/sandbox/tables.ts'
import { invoices, ledgerAccounts, ledgerLines, ledgerTransactions, letters, orders, refunds } from './tables.ts'

const DAY_MS = 24 * 3_600_000

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const get = (person: Person, path: string) => system.request('GET', path, { token: person.token })
const preview = (person: Person, id: string) => get(person, `/api/billing/orders/${id}/refund`)
const refund = (person: Person, id: string) => system.request('POST', `/api/billing/orders/${id}/refund`, { token: person.token })
const subscriptionOf = async (person: Person) => (await get(person, '/api/billing/subscription')).body.subscription
const tierOf = async (person: Person) => (await get(person, '/api/account')).body.user.subscription_tier
const walletOf = async (person: Person) => (await get(person, '/api/billing/wallet')).body.wallet
const statusOf = async (id: string) => (await system.database.select().from(orders).where(eq(orders.id, id)))[0]!.status
const sandbox = () => system.capabilities.payments.sandbox!
const reconcileRefunds = () => system.capabilities.billing.reconcileRefunds()
const settleRefund = (id: string) => system.capabilities.billing.settleRefund(id)

/** What the provider gave back for an order, in cents. */
async function givenBackFor(orderId: string): Promise<number[]> {
  const found = await system.database
    .select({ cents: sandboxRefunds.cents })
    .from(sandboxRefunds)
    .innerJoin(orders, eq(orders.captureId, sandboxRefunds.captureId))
    .where(eq(orders.id, orderId))
  return found.map(({ cents }) => cents)
}

const refundsOf = (orderId: string) => system.database.select().from(refunds).where(eq(refunds.orderId, orderId))

/** The credit notes of an order. */
async function creditNotesOf(orderId: string) {
  const documents = await system.database.select().from(invoices).where(eq(invoices.orderId, orderId))
  return documents.filter(({ kind }) => kind === 'credit_note')
}

/** `account currency amount` of each line that was posted under this reference. */
async function postedFor(reference: string): Promise<string[]> {
  const lines = await system.database
    .select({ kind: ledgerAccounts.kind, currency: ledgerLines.currency, amount: ledgerLines.amount })
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(eq(ledgerTransactions.reference, reference))
  return lines.map(({ kind, currency, amount }) => `${kind} ${currency} ${amount}`).sort()
}

async function runPaid(person: Person, fils: number): Promise<void> {
  const { slug } = await system.app({ price: { model: 'per_use', fils } })
  const { status } = await system.request('POST', `/api/apps/${slug}/runs`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
  expect(status).toBe(200)
}

async function personWithPlan() {
  const person = await system.user()
  return { person, order: await buyPlan(system, person, { plan: 'pro' }) }
}

async function personWithTopUp(fils: number) {
  const person = await system.user()
  return { person, order: await topUp(system, person, fils) }
}

describe('before a plan is given back', () => {
  test('the customer sees what goes back, where to, until when, and that the plan ends', async () => {
    const { person, order } = await personWithPlan()

    const { body } = await preview(person, order.id)

    expect(body.refund).toEqual({
      amount: order.total,
      to: 'payment_method',
      ends_plan: 'Pro',
      ends_app: null,
      kept: { aed: 0, usd: 0 },
      together_with: [],
      until: order.refundable_until,
    })
  })

  test('looking changes nothing', async () => {
    const { person, order } = await personWithPlan()

    await preview(person, order.id)

    expect(await refundsOf(order.id)).toEqual([])
    expect(await statusOf(order.id)).toBe('completed')
  })
})

describe('giving a plan back', () => {
  test('sends the money back and ends the plan at once', async () => {
    const { person, order } = await personWithPlan()

    const { status, body } = await refund(person, order.id)

    expect(status).toBe(200)
    expect(body.order).toMatchObject({ status: 'refunded', refunded: order.total, refundable_until: null })
    expect(await givenBackFor(order.id)).toEqual([order.total.usd])
    expect(await subscriptionOf(person)).toBeNull()
    expect(await tierOf(person)).toBe('starter')
  })

  test('posts the sale the other way round', async () => {
    const { person, order } = await personWithPlan()

    await refund(person, order.id)

    const [given] = await refundsOf(order.id)
    expect(await postedFor(order.id)).toEqual([
      'exchange AED 39300',
      'exchange USD -10694',
      'platform AED -37429',
      'provider USD 10694',
      'vat AED -1871',
    ])
    expect(await postedFor(given!.id)).toEqual([
      'exchange AED -39300',
      'exchange USD 10694',
      'platform AED 37429',
      'provider USD -10694',
      'vat AED 1871',
    ])
  })

  test('issues one credit note for the invoice, and one letter', async () => {
    const { person, order } = await personWithPlan()

    await refund(person, order.id)

    const [note] = await creditNotesOf(order.id)
    const letter = await system.database.select().from(letters).where(eq(letters.userId, person.id))
    expect(note!.content).toMatchObject({
      corrects: order.invoice_number,
      netFils: 37_429,
      vatFils: 1_871,
      totalFils: 39_300,
      charged: { cents: 10_694 },
    })
    expect(letter.filter(({ reference }) => reference.startsWith('refund:'))).toMatchObject([
      { body: expect.stringContaining(note!.number) },
    ])
  })

  test('a second click changes nothing and answers the same', async () => {
    const { person, order } = await personWithPlan()

    const first = await refund(person, order.id)
    const second = await refund(person, order.id)

    expect(second.body).toEqual(first.body)
    expect(await givenBackFor(order.id)).toHaveLength(1)
    expect(await creditNotesOf(order.id)).toHaveLength(1)
  })

  test('makes the way free for a plan at its full price', async () => {
    const { person, order } = await personWithPlan()
    await refund(person, order.id)

    const again = await buyPlan(system, person, { plan: 'pro' })

    expect(again.total).toEqual(order.total)
    expect(await tierOf(person)).toBe('pro')
  })

  test('is possible to the last moment of the thirtieth day and not after it', async () => {
    const { person, order } = await personWithPlan()
    const other = await personWithPlan()

    system.clock.advance(30 * DAY_MS - 60_000)
    const inTime = await refund(await signInAgain(system, person), order.id)
    system.clock.advance(120_000)
    const tooLate = await refund(await signInAgain(system, other.person), other.order.id)
    const seen = await preview(await signInAgain(system, other.person), other.order.id)

    expect(inTime.status).toBe(200)
    expect([tooLate.body.code, seen.body.code]).toEqual(['billing.not_refundable', 'billing.not_refundable'])
  })

  test("somebody else's order is not found", async () => {
    const { order } = await personWithPlan()
    const stranger = await system.user()

    const replies = [await preview(stranger, order.id), await refund(stranger, order.id)]

    expect(replies.map(({ body }) => body.code)).toEqual(['billing.order_not_found', 'billing.order_not_found'])
    expect(await statusOf(order.id)).toBe('completed')
  })
})

describe('when the provider does not give the money back', () => {
  test('nothing has changed, and it can be asked again', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', mock: 'REFUND_FAILED_INSUFFICIENT_FUNDS' })

    const refused = await refund(person, order.id)
    const planAfterwards = await subscriptionOf(person)
    const again = await refund(person, order.id)

    expect(refused.body.code).toBe('billing.refund_declined')
    expect(planAfterwards.plan).toBe('pro')
    expect(again.body.order.status).toBe('refunded')
    expect(await givenBackFor(order.id)).toHaveLength(1)
  })

  test('and cannot be reached, it is asked again later', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', connection: 'never_arrives' })

    const { body } = await refund(person, order.id)
    const before = await statusOf(order.id)
    await reconcileRefunds()

    expect(body.code).toBe('billing.provider_unreachable')
    expect(before).toBe('completed')
    expect(await statusOf(order.id)).toBe('refunded')
  })

  test('but did and its answer was lost, the money goes back once', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', connection: 'answer_lost' })

    await refund(person, order.id)
    await reconcileRefunds()
    await reconcileRefunds()

    expect(await statusOf(order.id)).toBe('refunded')
    expect(await givenBackFor(order.id)).toEqual([order.total.usd])
    expect(await creditNotesOf(order.id)).toHaveLength(1)
  })

  test('because somebody has given it back by hand, it counts as given back', async () => {
    const { person, order } = await personWithPlan()
    const [paid] = await system.database.select().from(orders).where(eq(orders.id, order.id))
    await system.capabilities.payments.provider.refundCapture(paid!.captureId!, { requestId: 'by hand', cents: order.total.usd, note: '' })

    const { body } = await refund(person, order.id)

    expect(body.order.status).toBe('refunded')
    expect(await givenBackFor(order.id)).toHaveLength(1)
    expect(await subscriptionOf(person)).toBeNull()
  })
})

describe('a refund that takes its time', () => {
  test('is completed by the notice that it was made', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', pendingMs: DAY_MS })

    const { body } = await refund(person, order.id)
    const [pending] = await refundsOf(order.id)
    await settleRefund(pending!.providerRefundId!)
    await settleRefund(pending!.providerRefundId!)

    expect(body.order.status).toBe('completed')
    expect(pending!.status).toBe('pending')
    expect(await statusOf(order.id)).toBe('refunded')
    expect(await creditNotesOf(order.id)).toHaveLength(1)
  })

  test('is completed when the provider sends that notice', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', pendingMs: 60_000 })
    await refund(person, order.id)

    system.clock.advance(60_000)
    await sandbox().sendNotices()

    expect(await statusOf(order.id)).toBe('refunded')
  })

  test('is not offered a second time', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', pendingMs: 60_000 })

    const { body } = await refund(person, order.id)
    system.clock.advance(60_000)
    await reconcileRefunds()

    expect(body.order).toMatchObject({ status: 'completed', refundable_until: null })
  })

  test('is completed by the job when no notice comes', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', pendingMs: 3_600_000 })

    await refund(person, order.id)
    const tooEarly = await reconcileRefunds()
    system.clock.advance(3_600_000)
    const inTime = await reconcileRefunds()

    expect([tooEarly, inTime]).toEqual([0, 1])
    expect(await statusOf(order.id)).toBe('refunded')
  })

  test('is not asked for a second time meanwhile', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', pendingMs: 3_600_000 })

    await refund(person, order.id)
    const seen = await preview(person, order.id)
    await refund(person, order.id)
    system.clock.advance(3_600_000)
    await reconcileRefunds()

    expect(seen.body.code).toBe('billing.not_refundable')
    expect(await givenBackFor(order.id)).toHaveLength(1)
  })

  test('does not keep others waiting when it cannot be taken further', async () => {
    const [stuck, next] = [await personWithPlan(), await personWithPlan()]
    sandbox().instruct({ on: 'refund', connection: 'never_arrives' })
    sandbox().instruct({ on: 'refund', connection: 'never_arrives' })
    await refund(stuck.person, stuck.order.id)
    system.clock.advance(1_000)
    await refund(next.person, next.order.id)
    system.faults.failAt('billing.refund_made')

    await expect(reconcileRefunds()).rejects.toThrow('1 of 2 refunds')
    const statuses = [await statusOf(stuck.order.id), await statusOf(next.order.id)]
    await reconcileRefunds()

    expect(statuses).toEqual(['completed', 'refunded'])
    expect(await statusOf(stuck.order.id)).toBe('refunded')
  })

  test('a notice about a refund that nobody knows is ignored', async () => {
    await expect(settleRefund('NOBODY-KNOWS')).resolves.toBeUndefined()
  })
})

describe('giving an upgrade back', () => {
  async function upgraded({ daysBetween }: { daysBetween: number }) {
    const newcomer = await system.user()
    const first = await buyPlan(system, newcomer, { plan: 'starter', billing: 'annual' })
    system.clock.advance(daysBetween * DAY_MS)
    const person = await signInAgain(system, newcomer)
    return { person, first, second: await buyPlan(system, person, { plan: 'pro', billing: 'annual' }) }
  }

  test('the order whose unused part was credited goes back with it, each with its own credit note', async () => {
    const { person, first, second } = await upgraded({ daysBetween: 3 })

    const seen = await preview(person, second.id)
    const { body } = await refund(person, second.id)

    expect(seen.body.refund.together_with).toEqual([{ description: 'Starter plan, annual', amount: first.total }])
    expect(body.order.status).toBe('refunded')
    expect([await givenBackFor(first.id), await givenBackFor(second.id)]).toEqual([[first.total.usd], [second.total.usd]])
    expect([...(await creditNotesOf(first.id)), ...(await creditNotesOf(second.id))]).toHaveLength(2)
    expect(await subscriptionOf(person)).toBeNull()
  })

  test('all upgrades before it go back too', async () => {
    const { person, first, second } = await upgraded({ daysBetween: 3 })
    const third = await buyPlan(system, person, { plan: 'enterprise', billing: 'annual' })

    const seen = await preview(person, third.id)
    await refund(person, third.id)

    expect(seen.body.refund.together_with.map(({ amount }: { amount: object }) => amount)).toEqual([second.total, first.total])
    expect([await givenBackFor(first.id), await givenBackFor(second.id), await givenBackFor(third.id)]).toEqual([
      [first.total.usd],
      [second.total.usd],
      [third.total.usd],
    ])
  })

  test('what was paid more than thirty days ago stays', async () => {
    const { person, first, second } = await upgraded({ daysBetween: 31 })

    const seen = await preview(person, second.id)
    await refund(person, second.id)

    expect(seen.body.refund.together_with).toEqual([])
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['completed', 'refunded'])
  })

  test('the order that it replaced cannot be given back alone', async () => {
    const { person, first } = await upgraded({ daysBetween: 3 })

    const { body } = await refund(person, first.id)

    expect(body.code).toBe('billing.not_refundable')
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'pro' })
  })

  test('nothing goes back when the provider refuses the first of them', async () => {
    const { person, first, second } = await upgraded({ daysBetween: 3 })
    sandbox().instruct({ on: 'refund', mock: 'TRANSACTION_DISPUTED' })

    const { body } = await refund(person, second.id)
    await reconcileRefunds()

    expect(body.code).toBe('billing.refund_declined')
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['completed', 'completed'])
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'pro' })
  })

  test('what the provider refuses of the earlier one can be asked for again', async () => {
    const { person, first, second } = await upgraded({ daysBetween: 3 })
    sandbox().instruct({ on: 'refund' })
    sandbox().instruct({ on: 'refund', mock: 'TRANSACTION_DISPUTED' })
    const { status } = await refund(person, second.id)

    const seen = await preview(person, first.id)
    await refund(person, first.id)

    expect(status).toBe(200)
    expect(seen.body.refund).toMatchObject({ amount: first.total, ends_plan: null })
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['refunded', 'refunded'])
  })
})

describe('giving a top-up back', () => {
  test('empties the wallet again when nothing was spent', async () => {
    const { person, order } = await personWithTopUp(10_000)

    const { body } = await refund(person, order.id)

    expect(body.order).toMatchObject({ status: 'refunded', refunded: order.total })
    expect(await walletOf(person)).toMatchObject({ balance: { amount: 0 }, held: { amount: 0 } })
  })

  test('gives back what was not spent, in both currencies', async () => {
    const { person, order } = await personWithTopUp(10_000)
    await runPaid(person, 2_500)

    const seen = await preview(person, order.id)
    const { body } = await refund(person, order.id)

    // 27.23 dollars were charged; three quarters of it are 20.4225.
    expect(seen.body.refund).toMatchObject({ amount: { aed: 7_500, usd: 2_042 }, kept: { aed: 2_500, usd: 681 }, ends_plan: null })
    expect(body.order).toMatchObject({ status: 'partly_refunded', refunded: { aed: 7_500, usd: 2_042 } })
    expect(await walletOf(person)).toMatchObject({ balance: { amount: 0 }, held: { amount: 0 } })
  })

  test('issues a credit note without VAT, as the receipt had none', async () => {
    const { person, order } = await personWithTopUp(10_000)
    await runPaid(person, 2_500)

    await refund(person, order.id)

    const [note] = await creditNotesOf(order.id)
    expect(note!.content).toMatchObject({
      corrects: order.invoice_number,
      vatPercent: 0,
      vatFils: 0,
      totalFils: 7_500,
      charged: { cents: 2_042 },
    })
    expect(order.invoice_number).toMatch(/^RC-/)
  })

  test('is refused when all of it was spent', async () => {
    const { person, order } = await personWithTopUp(5_000)
    await runPaid(person, 5_000)

    const { body } = await refund(person, order.id)

    expect(body.code).toBe('billing.not_refundable')
  })

  test('keeps the money from being spent while it is on its way', async () => {
    const { person, order } = await personWithTopUp(10_000)
    sandbox().instruct({ on: 'refund', pendingMs: 3_600_000 })
    await refund(person, order.id)
    const { slug } = await system.app({ price: { model: 'per_use', fils: 100 } })

    const run = await system.request('POST', `/api/apps/${slug}/runs`, { token: person.token, body: { input: 'Add VAT to AED 1,000' } })
    const held = await walletOf(person)
    system.clock.advance(3_600_000)
    await reconcileRefunds()

    expect(run.body.code).toBe('billing.balance_too_low')
    expect(held).toMatchObject({ balance: { amount: 10_000 }, held: { amount: 10_000 } })
    expect(await walletOf(person)).toMatchObject({ balance: { amount: 0 }, held: { amount: 0 } })
  })

  test('the money can be spent again when the provider refuses', async () => {
    const { person, order } = await personWithTopUp(10_000)
    sandbox().instruct({ on: 'refund', mock: 'REFUND_FAILED_INSUFFICIENT_FUNDS' })

    await refund(person, order.id)

    expect(await walletOf(person)).toMatchObject({ balance: { amount: 10_000 }, held: { amount: 0 } })
  })
})

describe('giving an agent back', () => {
  async function personWithAgent() {
    const creator = await system.user()
    const app = await system.app({ price: { model: 'one_time', fils: 10_500 } })
    await system.database.update(apps).set({ creatorId: creator.id }).where(eq(apps.id, app.id))
    const { person } = await personWithTopUp(20_000)
    const { body } = await system.request('POST', `/api/apps/${app.slug}/purchase`, { token: person.token })
    return { person, order: body.order }
  }

  test('puts its price back into the wallet, takes every part of the sale back and ends the agent', async () => {
    const { person, order } = await personWithAgent()

    const seen = await preview(person, order.id)
    const { body } = await refund(person, order.id)

    const [given] = await refundsOf(order.id)
    const subscription = await get(person, '/api/billing/subscription')
    expect(seen.body.refund).toMatchObject({ to: 'wallet', ends_app: 'VAT desk', amount: { aed: 10_500, usd: 0 } })
    expect(body.order.status).toBe('refunded')
    expect(await postedFor(given!.id)).toEqual(['creator AED 5000', 'platform AED 5000', 'vat AED 500', 'wallet AED -10500'])
    expect(await walletOf(person)).toMatchObject({ balance: { amount: 20_000 } })
    expect(subscription.body.entitlements).toEqual([])
  })

  test('a second click changes nothing', async () => {
    const { person, order } = await personWithAgent()

    const replies = await Promise.all([refund(person, order.id), refund(person, order.id)])

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await walletOf(person)).toMatchObject({ balance: { amount: 20_000 } })
    expect(await creditNotesOf(order.id)).toHaveLength(1)
  })
})

describe('what the sandbox has given back', () => {
  test('is what the ledger says has left the provider', async () => {
    const captured = await system.database.select().from(sandboxCaptures)
    const provider = await system.capabilities.billing.ledger.storeAccount(system.database, 'provider', 'USD')

    const left = captured.reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0)

    expect(await system.capabilities.billing.ledger.balance(system.database, provider)).toBe(left)
  })
})
