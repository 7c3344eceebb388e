import { sandboxCaptures } from '@wakeel/paypal-sandbox'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { topUp } from '../../../testing/checkout.ts'
import {
  creditNotesOf,
  postedFor,
  previewRefund,
  refundOrder,
  refundsOf,
} from '../../../testing/refunds.ts'
import { signInAgain } from '../../../testing/sign-in.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { apps } from '../../database/schema/catalogue.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const get = (person: Person, path: string) => system.request('GET', path, { token: person.token })
const walletOf = async (person: Person) => (await get(person, '/api/billing/wallet')).body.wallet
const sandbox = () => system.capabilities.payments.sandbox!
const reconcileRefunds = () => system.capabilities.billing.refunds.reconcileRefunds()

async function runPaid(person: Person, fils: number): Promise<void> {
  const { slug } = await system.app({ price: { model: 'per_use', fils } })
  const { status } = await system.request('POST', `/api/apps/${slug}/runs`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
  expect(status).toBe(200)
}

async function personWithTopUp(fils: number) {
  const person = await system.user()
  return { person, order: await topUp(system, person, fils) }
}

describe('giving a top-up back', () => {
  test('empties the wallet again when nothing was spent', async () => {
    const { person, order } = await personWithTopUp(10_000)

    const { body } = await refundOrder(system, person, order.id)

    expect(body.order).toMatchObject({ status: 'refunded', refunded: order.total })
    expect(await walletOf(person)).toMatchObject({ balance: { amount: 0 }, held: { amount: 0 } })
  })

  test('gives back what was not spent, in both currencies', async () => {
    const { person, order } = await personWithTopUp(10_000)
    await runPaid(person, 2_500)

    const seen = await previewRefund(system, person, order.id)
    const { body } = await refundOrder(system, person, order.id)

    // 27.23 dollars were charged; three quarters of it are 20.4225.
    expect(seen.body.refund).toMatchObject({
      amount: { aed: 7_500, usd: 2_042 },
      kept: { aed: 2_500, usd: 681 },
      ends_plan: null,
    })
    expect(body.order).toMatchObject({
      status: 'partly_refunded',
      refunded: { aed: 7_500, usd: 2_042 },
    })
    expect(await walletOf(person)).toMatchObject({ balance: { amount: 0 }, held: { amount: 0 } })
  })

  test('is partly refunded among the documents too, when a part of it was spent', async () => {
    const { person, order } = await personWithTopUp(10_000)
    await runPaid(person, 2_500)

    await refundOrder(system, person, order.id)

    const { body } = await system.request('GET', '/api/billing/invoices', { token: person.token })
    const receipt = body.invoices.find(
      ({ number }: { number: string }) => number === order.invoice_number,
    )
    expect(receipt.status).toBe('partly_refunded')
  })

  test('issues a credit note without VAT, as the receipt had none', async () => {
    const { person, order } = await personWithTopUp(10_000)
    await runPaid(person, 2_500)

    await refundOrder(system, person, order.id)

    const [note] = await creditNotesOf(system, order.id)
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

    const { body } = await refundOrder(system, person, order.id)

    expect(body.code).toBe('billing.not_refundable')
  })

  test('keeps the money from being spent while it is on its way', async () => {
    const { person, order } = await personWithTopUp(10_000)
    sandbox().instruct({ on: 'refund', pendingMs: 3_600_000 })
    await refundOrder(system, person, order.id)
    const { slug } = await system.app({ price: { model: 'per_use', fils: 100 } })

    const run = await system.request('POST', `/api/apps/${slug}/runs`, {
      token: person.token,
      body: { input: 'Add VAT to AED 1,000' },
    })
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

    await refundOrder(system, person, order.id)

    expect(await walletOf(person)).toMatchObject({
      balance: { amount: 10_000 },
      held: { amount: 0 },
    })
  })
})

describe('giving an agent back', () => {
  async function personWithAgent() {
    const creator = await system.user()
    const app = await system.app({ price: { model: 'one_time', fils: 10_500 } })
    await system.database.update(apps).set({ creatorId: creator.id }).where(eq(apps.id, app.id))
    const { person } = await personWithTopUp(20_000)
    const { body } = await system.request('POST', `/api/apps/${app.slug}/purchase`, {
      token: person.token,
    })
    return { person, order: body.order }
  }

  test('puts its price back into the wallet, takes every part of the sale back and ends the agent', async () => {
    const { person, order } = await personWithAgent()

    const seen = await previewRefund(system, person, order.id)
    const { body } = await refundOrder(system, person, order.id)

    const [given] = await refundsOf(system, order.id)
    const subscription = await get(person, '/api/billing/subscription')
    expect(seen.body.refund).toMatchObject({
      to: 'wallet',
      ends_app: 'VAT desk',
      amount: { aed: 10_500, usd: 0 },
    })
    expect(body.order.status).toBe('refunded')
    expect(await postedFor(system, given!.id)).toEqual([
      'creator AED 5000',
      'platform AED 5000',
      'vat AED 500',
      'wallet AED -10500',
    ])
    expect(await walletOf(person)).toMatchObject({ balance: { amount: 20_000 } })
    expect(subscription.body.entitlements).toEqual([])
  })

  test('is possible once for each agent, so that nobody uses it for a deposit', async () => {
    const { person, order } = await personWithAgent()
    await refundOrder(system, person, order.id)
    const again = await system.request('POST', `/api/apps/${order.app.slug}/purchase`, {
      token: person.token,
    })
    const other = await system.app({ price: { model: 'one_time', fils: 5_000 } })
    const another = await system.request('POST', `/api/apps/${other.slug}/purchase`, {
      token: person.token,
    })

    const replies = [
      await refundOrder(system, person, again.body.order.id),
      await refundOrder(system, person, another.body.order.id),
    ]

    expect([again.body.order.refundable_until, another.body.order.refundable_until]).toEqual([
      null,
      expect.any(String),
    ])
    expect(replies.map(({ status }) => status)).toEqual([409, 200])
    expect(await walletOf(person)).toMatchObject({ balance: { amount: 9_500 } })
  })

  test('a second click changes nothing', async () => {
    const { person, order } = await personWithAgent()

    const replies = await Promise.all([
      refundOrder(system, person, order.id),
      refundOrder(system, person, order.id),
    ])

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await walletOf(person)).toMatchObject({ balance: { amount: 20_000 } })
    expect(await creditNotesOf(system, order.id)).toHaveLength(1)
  })
})

describe('what comes back into the wallet after a top-up was given back in part', () => {
  async function withAgentGivenBack() {
    const { person, order: toppedUp } = await personWithTopUp(10_000)
    const app = await system.app({ price: { model: 'one_time', fils: 4_333 } })
    const { body } = await system.request('POST', `/api/apps/${app.slug}/purchase`, {
      token: person.token,
    })
    await refundOrder(system, person, toppedUp.id)
    await refundOrder(system, person, body.order.id)
    return { person, toppedUp }
  }

  test('goes back to whoever paid it too, to the last cent', async () => {
    const { person, toppedUp } = await withAgentGivenBack()

    const shown = await previewRefund(system, person, toppedUp.id)
    const { body } = await refundOrder(system, person, toppedUp.id)

    expect(shown.body.refund).toMatchObject({ amount: { aed: 4_333 }, kept: { aed: 0, usd: 0 } })
    expect(body.order).toMatchObject({ status: 'refunded', refunded: toppedUp.total })
    expect(await walletOf(person)).toMatchObject({ balance: { amount: 0 }, held: { amount: 0 } })
    expect(await creditNotesOf(system, toppedUp.id)).toHaveLength(2)
  })

  test('goes back once, however often it is asked for at the same time', async () => {
    const { person, toppedUp } = await withAgentGivenBack()

    const replies = await Promise.all(
      Array.from({ length: 5 }, () => refundOrder(system, person, toppedUp.id)),
    )

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await creditNotesOf(system, toppedUp.id)).toHaveLength(2)
    expect(await walletOf(person)).toMatchObject({ balance: { amount: 0 }, held: { amount: 0 } })
  })

  test('is offered as long as the thirty days of the top-up last', async () => {
    const { person, toppedUp } = await withAgentGivenBack()
    const offeredTo = async (somebody: Person) => {
      const { body } = await get(somebody, '/api/billing/orders')
      return body.orders.find(({ id }: { id: string }) => id === toppedUp.id).refundable_until
    }

    const before = await offeredTo(person)
    system.clock.advance(31 * 24 * 3_600_000)
    const back = await signInAgain(system, person)

    expect(before).toEqual(expect.any(String))
    expect(await offeredTo(back)).toBeNull()
    expect((await refundOrder(system, back, toppedUp.id)).body.code).toBe('billing.not_refundable')
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
