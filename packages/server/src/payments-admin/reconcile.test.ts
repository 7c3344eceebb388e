import { sandboxCaptures, sandboxOrders } from '@wakeel/paypal-sandbox'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { APPROVED_AFTER_MS, buyPlan, startCheckout } from '../../testing/checkout.ts'
import { lastingUser } from '../../testing/payouts.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { ProviderUnreachable } from '../billing/payments/payment-provider.ts'
import { orders } from '../database/schema/billing.ts'

const DAY_MS = 24 * 3_600_000

let system: System
let operator: Person
beforeAll(async () => {
  system = await openSystem()
  operator = await lastingUser(system, { role: 'founder' })
})
afterAll(() => system.close())
afterEach(() => vi.restoreAllMocks())

const dayOf = (time: Date) => new Date(time.getTime() + 4 * 3_600_000).toISOString().slice(0, 10)
const reconcile = (headers: Record<string, string> = {}, days = { from: today(), to: today() }) =>
  system.request('POST', '/api/payments-admin/reconciliation', {
    token: operator.token,
    body: days,
    headers,
  })
const today = () => dayOf(system.clock.now())
const entries = async () =>
  (await system.request('GET', '/api/audit?subject=payments', { token: operator.token })).body
    .entries
const read = async (id: string) =>
  (await system.database.select().from(orders).where(eq(orders.id, id)))[0]!

/** A day of its own with so many plans that were bought on it. */
async function dayWith(count: number) {
  system.clock.advance(2 * DAY_MS)
  const bought = []
  for (const _ of Array.from({ length: count }))
    bought.push(await read((await buyPlan(system, await lastingUser(system), {})).id))
  return bought
}

async function cancelledOrder() {
  const person = await lastingUser(system)
  const { order } = (await startCheckout(system, person)).body
  await system.request('POST', `/api/checkout/${order.id}/cancel`, { token: person.token })
  return read(order.id)
}

describe('the reconciliation', () => {
  test('matches what the provider has, tells how far it is, and stands in the log', async () => {
    await dayWith(2)

    const { text } = await reconcile({ accept: 'text/event-stream' })

    const [progress, done, result] = text
      .trim()
      .split('\n\n')
      .map((event) => JSON.parse(event.slice(event.indexOf('data: ') + 6)))
    expect([progress, done]).toEqual([
      { type: 'progress', checked: 0, total: 2 },
      { type: 'progress', checked: 2, total: 2 },
    ])
    expect(result.reconciliation).toMatchObject({
      provider: 'sandbox',
      checked: 2,
      matched: 2,
      differences: [],
    })
    expect(result.reconciliation.ledger).toEqual(result.reconciliation.orders)
    expect((await entries())[0]).toMatchObject({
      action: 'payments.reconciled',
      after: {
        from: today(),
        to: today(),
        checked: 2,
        matched: 2,
        differences: 0,
        ledger_cents: result.reconciliation.ledger.amount,
      },
    })
  })

  test('says where the provider has another amount, another state, a refund of its own or no such order', async () => {
    const [amount, status, refunded, reversed, missing] = await dayWith(6)
    const { database, capabilities } = system
    await database
      .update(sandboxCaptures)
      .set({ cents: 1 })
      .where(eq(sandboxCaptures.id, amount!.captureId!))
    await database
      .update(sandboxOrders)
      .set({ status: 'APPROVED' })
      .where(eq(sandboxOrders.id, status!.providerOrderId!))
    await capabilities.payments.provider.refundCapture(refunded!.captureId!, {
      requestId: 'by hand',
      cents: 500,
      note: '',
    })
    await database
      .update(sandboxCaptures)
      .set({ isReversed: true })
      .where(eq(sandboxCaptures.id, reversed!.captureId!))
    await database
      .update(orders)
      .set({ providerOrderId: 'NOSUCHORDER' })
      .where(eq(orders.id, missing!.id))

    const { reconciliation } = (await reconcile()).body

    expect(reconciliation).toMatchObject({ checked: 6, matched: 1 })
    expect(reconciliation.differences).toHaveLength(5)
    expect(reconciliation.differences).toEqual(
      expect.arrayContaining([
        { order_id: amount!.id, what: 'amount', ours: '$106.94', theirs: '$0.01' },
        { order_id: status!.id, what: 'status', ours: 'completed', theirs: 'approved' },
        { order_id: refunded!.id, what: 'refunded', ours: '$0.00', theirs: '$5.00' },
        { order_id: reversed!.id, what: 'refunded', ours: '$0.00', theirs: '$106.94' },
        { order_id: missing!.id, what: 'missing', ours: 'NOSUCHORDER', theirs: '' },
      ]),
    )
  })

  test('finds money of an order that ended without, and asks for nothing of one that still waits', async () => {
    await dayWith(0)
    const [paid, given, unpaid] = await Promise.all(
      ['paid', 'given back', 'unpaid'].map(cancelledOrder),
    )
    await startCheckout(system, await lastingUser(system))
    system.clock.advance(APPROVED_AFTER_MS)
    const { provider } = system.capabilities.payments
    await provider.captureOrder(paid!.providerOrderId!, 'after the end')
    const { capture } = await provider.captureOrder(
      given!.providerOrderId!,
      'after the end of another',
    )
    await provider.refundCapture(capture!.id, {
      requestId: 'at once',
      cents: capture!.cents,
      note: '',
    })

    const { reconciliation } = (await reconcile()).body

    expect(unpaid!.status).toBe('cancelled')
    expect(reconciliation).toMatchObject({ checked: 3, matched: 2 })
    expect(reconciliation.differences).toEqual([
      { order_id: paid!.id, what: 'status', ours: 'cancelled', theirs: 'completed' },
    ])
  })

  test('of days without a payment has nothing to ask, and looks at no other day', async () => {
    await dayWith(1)
    system.clock.advance(2 * DAY_MS)

    const { reconciliation } = (await reconcile()).body

    expect(reconciliation).toMatchObject({ checked: 0, matched: 0, differences: [] })
  })

  test('stops when the provider does not answer, and is not written down', async () => {
    await dayWith(2)
    const before = await entries()
    vi.spyOn(system.capabilities.payments.provider, 'getOrder').mockRejectedValue(
      new ProviderUnreachable(new Error('no route')),
    )

    const { status, body } = await reconcile()

    expect([status, body.code]).toEqual([502, 'billing.provider_unreachable'])
    expect(await entries()).toEqual(before)
  })

  test('that is cancelled asks for no more orders and is not written down', async () => {
    await dayWith(6)
    const before = await entries()
    const leaving = new AbortController()
    const ended = Promise.withResolvers<void>()
    const { provider } = system.capabilities.payments
    const { getOrder } = provider
    const lookUps = vi.spyOn(provider, 'getOrder').mockImplementation(async (id) => {
      leaving.abort()
      await ended.promise
      // A store that answers this has heard before it that the other request was left.
      await system.request('GET', '/api/health')
      return getOrder(id)
    })
    await system
      .request('POST', '/api/payments-admin/reconciliation', {
        token: operator.token,
        body: { from: today(), to: today() },
        signal: leaving.signal,
      })
      .catch(() => ended.resolve())
    await expect
      .poll(() => lookUps.mock.settledResults.filter(({ type }) => type !== 'incomplete'))
      .toHaveLength(4)

    expect(lookUps).toHaveBeenCalledTimes(4)
    expect(await entries()).toEqual(before)
  })

  test.for([
    ['days the wrong way round', { from: '2026-11-20', to: '2026-11-19' }],
    ['93 days', { from: '2026-01-01', to: '2026-04-03' }],
  ] as const)('of %s is refused', async ([_, days]) => {
    const { status, body } = await reconcile({}, days)

    expect([status, body.code]).toEqual([400, 'request.invalid'])
  })
})
