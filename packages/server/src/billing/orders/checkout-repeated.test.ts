import { randomUUID } from 'node:crypto'
import type { Sandbox } from '@wakeel/paypal-sandbox'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APPROVED_AFTER_MS, completeCheckout, startCheckout } from '../../../testing/checkout.ts'
import { capturesOf, openQuietSystem, readOrder, reconcile } from '../../../testing/orders.ts'
import type { System } from '../../../testing/system.ts'
import { orders } from '../../database/schema/billing.ts'

let system: System
let sandbox: Sandbox
let sendEvents: Sandbox['sendEvents']
beforeAll(async () => {
  ;({ system, sandbox, sendEvents } = await openQuietSystem())
})
afterAll(async () => {
  expect(await system.violations()).toEqual([])
  await system.close()
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

    expect((await readOrder(system, body.order.id)).status).toBe('completed')
  })

  test('is found by the job when nobody comes back', async () => {
    const person = await system.user()
    const { body } = await startCheckout(system, person)

    system.clock.advance(70_000)
    await reconcile(system)

    expect((await readOrder(system, body.order.id)).status).toBe('completed')
  })

  test('an order that was stored and not made is made by the job', async () => {
    const person = await system.user()
    system.faults.failAt('billing.order_stored')

    const started = await startCheckout(system, person, {}, 'my-key')
    system.clock.advance(30_000)
    await reconcile(system)
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
    await reconcile(system)

    expect([failed.status, tooSoon.body.order.status]).toEqual([500, 'capturing'])
    expect((await readOrder(system, body.order.id)).status).toBe('completed')
    expect(await capturesOf(system, body.order.id)).toHaveLength(1)
  })

  test('is still open when the provider cannot be reached', async () => {
    const person = await system.user()
    const { body } = await startCheckout(system, person)
    system.clock.advance(APPROVED_AFTER_MS)
    sandbox.instruct({ on: 'capture', mock: 'INTERNAL_SERVER_ERROR' })

    const reply = await completeCheckout(system, person, body.order.id)
    system.clock.advance(30_000)
    const later = await completeCheckout(system, person, body.order.id)

    expect(reply).toMatchObject({ status: 502, body: { code: 'billing.provider_unreachable' } })
    expect(later.body.order.status).toBe('completed')
  })
})
