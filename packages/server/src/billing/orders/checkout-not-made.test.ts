import type { Sandbox } from '@wakeel/paypal-sandbox'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  APPROVED_AFTER_MS,
  buyPlan,
  completeCheckout,
  startCheckout,
  startTopUp,
} from '../../../testing/checkout.ts'
import {
  linesPostedFor,
  openQuietSystem,
  readOrder,
  reconcile,
  spotsTaken,
} from '../../../testing/orders.ts'
import type { Person, System } from '../../../testing/system.ts'
import { rateLimits } from '../../database/schema/rate-limits.ts'

const HOUR_MS = 3_600_000

let system: System
let sandbox: Sandbox
beforeAll(async () => {
  ;({ system, sandbox } = await openQuietSystem())
})
afterAll(async () => {
  expect(await system.violations()).toEqual([])
  await system.close()
})

const get = (person: Person, path: string) => system.request('GET', path, { token: person.token })
const cancel = (person: Person, id: string) =>
  system.request('POST', `/api/checkout/${id}/cancel`, { token: person.token })

describe('a payment that is not made', () => {
  test('is declined by the provider: nothing is charged and the spot of the offer is free again', async () => {
    const before = await spotsTaken(system)
    const person = await system.user()
    const { body } = await startCheckout(system, person, { offer: 'founder_special' })
    system.clock.advance(APPROVED_AFTER_MS)
    sandbox.instruct({ on: 'capture', mock: 'INSTRUMENT_DECLINED' })

    const reply = await completeCheckout(system, person, body.order.id)

    expect(reply).toMatchObject({ status: 402, body: { code: 'billing.payment_declined' } })
    expect(await readOrder(system, body.order.id)).toMatchObject({
      status: 'declined',
      declineReason: 'INSTRUMENT_DECLINED',
      holdsSpot: false,
    })
    expect(await spotsTaken(system)).toBe(before)
    expect((await get(person, '/api/billing/subscription')).body.subscription).toBeNull()
    expect(await linesPostedFor(system, body.order.id)).toEqual([])
  })

  test('is refused when the order is made', async () => {
    const person = await system.user()
    sandbox.instruct({ on: 'create', mock: 'PAYEE_ACCOUNT_RESTRICTED' })

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
    sandbox.instruct({ on: 'create', approval: 'refuse' })
    const { body } = await startCheckout(system, person)
    system.clock.advance(APPROVED_AFTER_MS)

    const reply = await completeCheckout(system, person, body.order.id)

    expect(reply.body.code).toBe('billing.order_ended')
  })

  test('expires when nobody has agreed for three hours', async () => {
    const person = await system.user()
    sandbox.instruct({ on: 'create', approval: 'wait' })
    const { body } = await startCheckout(system, person)

    system.clock.advance(2 * HOUR_MS)
    await reconcile(system)
    const waiting = (await readOrder(system, body.order.id)).status
    system.clock.advance(HOUR_MS)
    await reconcile(system)

    expect(waiting).toBe('awaiting_approval')
    expect((await readOrder(system, body.order.id)).status).toBe('expired')
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
    await reconcile(system)
    const ended = await completeCheckout(system, person, pro.body.order.id)

    expect(waiting.body.order.status).toBe('awaiting_approval')
    expect((await readOrder(system, starter.body.order.id)).status).toBe('completed')
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
    await reconcile(system)

    expect(await readOrder(system, body.order.id)).toMatchObject({
      status: 'cancelled',
      captureId: null,
    })
  })

  test('nothing is taken from somebody who was suspended before', async () => {
    const person = await system.user()
    const { body } = await startCheckout(system, person)
    await system.suspend(person.id)
    system.clock.advance(HOUR_MS)

    await reconcile(system)

    expect(await readOrder(system, body.order.id)).toMatchObject({
      status: 'cancelled',
      captureId: null,
    })
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
