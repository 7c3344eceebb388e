import { sandboxCaptures } from '@wakeel/paypal-sandbox'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  APPROVED_AFTER_MS,
  askUntilEnded,
  buyPlan,
  startCheckout,
  startTopUp,
} from '../../../testing/checkout.ts'
import {
  creditNotesOf,
  givenBackFor,
  previewRefund,
  refundOrder,
  refundsOf,
} from '../../../testing/refunds.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { orders } from '../../database/schema/billing.ts'

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
const statusOf = async (id: string) =>
  (await system.database.select().from(orders).where(eq(orders.id, id)))[0]!.status
const sandbox = () => system.capabilities.payments.sandbox!
const reconcileRefunds = () => system.capabilities.billing.refunds.reconcileRefunds()
const settleRefund = (id: string) => system.capabilities.billing.refunds.settleRefund(id)

async function personWithPlan() {
  const person = await system.user()
  return { person, order: await buyPlan(system, person, { plan: 'pro' }) }
}

describe('when the provider does not give the money back', () => {
  test('nothing has changed, and it can be asked again', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', mock: 'REFUND_FAILED_INSUFFICIENT_FUNDS' })

    const refused = await refundOrder(system, person, order.id)
    const planAfterwards = await subscriptionOf(person)
    const again = await refundOrder(system, person, order.id)

    expect(refused.body.code).toBe('billing.refund_declined')
    expect(planAfterwards.plan).toBe('pro')
    expect(again.body.order.status).toBe('refunded')
    expect(await givenBackFor(system, order.id)).toHaveLength(1)
  })

  test('and cannot be reached, it is asked again later', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', connection: 'never_arrives' })

    const { body } = await refundOrder(system, person, order.id)
    const before = await statusOf(order.id)
    await reconcileRefunds()

    expect(body.code).toBe('billing.provider_unreachable')
    expect(before).toBe('completed')
    expect(await statusOf(order.id)).toBe('refunded')
  })

  test('but did and its answer was lost, the money goes back once', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', connection: 'answer_lost' })

    await refundOrder(system, person, order.id)
    await reconcileRefunds()
    await reconcileRefunds()

    expect(await statusOf(order.id)).toBe('refunded')
    expect(await givenBackFor(system, order.id)).toEqual([order.total.usd])
    expect(await creditNotesOf(system, order.id)).toHaveLength(1)
  })

  test('because somebody has given it back by hand, it counts as given back', async () => {
    const { person, order } = await personWithPlan()
    const [paid] = await system.database.select().from(orders).where(eq(orders.id, order.id))
    await system.capabilities.payments.provider.refundCapture(paid!.captureId!, {
      requestId: 'by hand',
      cents: order.total.usd,
      note: '',
    })

    const { body } = await refundOrder(system, person, order.id)

    expect(body.order.status).toBe('refunded')
    expect(await givenBackFor(system, order.id)).toHaveLength(1)
    expect(await subscriptionOf(person)).toBeNull()
  })
})

describe('a refund that takes its time', () => {
  test('is completed by the webhook event that it was made', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', pendingMs: DAY_MS })

    const { body } = await refundOrder(system, person, order.id)
    const [pending] = await refundsOf(system, order.id)
    await settleRefund(pending!.providerRefundId!)
    await settleRefund(pending!.providerRefundId!)

    expect(body.order.status).toBe('completed')
    expect(pending!.status).toBe('pending')
    expect(await statusOf(order.id)).toBe('refunded')
    expect(await creditNotesOf(system, order.id)).toHaveLength(1)
  })

  test('is completed when the provider sends that event', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', pendingMs: 60_000 })
    await refundOrder(system, person, order.id)

    system.clock.advance(60_000)
    await sandbox().sendEvents()

    expect(await statusOf(order.id)).toBe('refunded')
  })

  test('is not offered a second time', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', pendingMs: 60_000 })

    const { body } = await refundOrder(system, person, order.id)
    system.clock.advance(60_000)
    await reconcileRefunds()

    expect(body.order).toMatchObject({ status: 'completed', refundable_until: null })
  })

  test('is completed by the job when no webhook event comes', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', pendingMs: 3_600_000 })

    await refundOrder(system, person, order.id)
    const tooEarly = await reconcileRefunds()
    system.clock.advance(3_600_000)
    const inTime = await reconcileRefunds()

    expect([tooEarly, inTime]).toEqual([0, 1])
    expect(await statusOf(order.id)).toBe('refunded')
  })

  test('is not asked for a second time meanwhile', async () => {
    const { person, order } = await personWithPlan()
    sandbox().instruct({ on: 'refund', pendingMs: 3_600_000 })

    await refundOrder(system, person, order.id)
    const seen = await previewRefund(system, person, order.id)
    await refundOrder(system, person, order.id)
    system.clock.advance(3_600_000)
    await reconcileRefunds()

    expect(seen.body.code).toBe('billing.not_refundable')
    expect(await givenBackFor(system, order.id)).toHaveLength(1)
  })

  test('does not keep others waiting when it cannot be taken further', async () => {
    const [stuck, next] = [await personWithPlan(), await personWithPlan()]
    sandbox().instruct({ on: 'refund', connection: 'never_arrives' })
    sandbox().instruct({ on: 'refund', connection: 'never_arrives' })
    await refundOrder(system, stuck.person, stuck.order.id)
    system.clock.advance(1_000)
    await refundOrder(system, next.person, next.order.id)
    system.faults.failAt('billing.refund_made')

    await expect(reconcileRefunds()).rejects.toThrow('1 of 2 refunds')
    const statuses = [await statusOf(stuck.order.id), await statusOf(next.order.id)]
    await reconcileRefunds()

    expect(statuses).toEqual(['completed', 'refunded'])
    expect(await statusOf(stuck.order.id)).toBe('refunded')
  })

  test('a webhook event about a refund that nobody knows is ignored', async () => {
    await expect(settleRefund('NOBODY-KNOWS')).resolves.toBeUndefined()
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

test('what is paid while its account is being deleted goes back by itself', async () => {
  const person = await system.user()
  const plan = (await startCheckout(system, person, { plan: 'pro' })).body.order.id
  const money = (await startTopUp(system, person, 5_000)).body.order.id
  system.faults.meanwhile('personal_data.password_checked', async () => {
    system.clock.advance(APPROVED_AFTER_MS)
    await askUntilEnded(system, person, plan)
    await askUntilEnded(system, person, money)
  })

  const { status } = await system.request('DELETE', '/api/account', {
    token: person.token,
    body: { password: person.password },
  })
  await reconcileRefunds()

  expect(status).toBe(200)
  expect([await statusOf(plan), await statusOf(money)]).toEqual(['refunded', 'refunded'])
  expect(await givenBackFor(system, money)).toHaveLength(1)
})
