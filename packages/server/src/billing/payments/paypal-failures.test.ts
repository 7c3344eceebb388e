import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  agreedOrder,
  clientOn,
  newOrder,
  refused,
  unreachable,
  ways,
} from '../../../testing/paypal-client.ts'
import { openSystem, type System } from '../../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

describe.each(ways(() => system))('payments $way', ({ reach }) => {
  const declines = [
    'INSTRUMENT_DECLINED',
    'TRANSACTION_REFUSED',
    'PAYER_CANNOT_PAY',
    'PAYER_ACCOUNT_RESTRICTED',
    'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
    'PAYEE_BLOCKED_TRANSACTION',
    'PAYEE_ACCOUNT_RESTRICTED',
    'COMPLIANCE_VIOLATION',
    'TRANSACTION_BLOCKED_BY_PAYEE',
    'TRANSACTION_LIMIT_EXCEEDED',
    'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
    'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
    'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
    'CARD_EXPIRED',
    'AGREEMENT_ALREADY_CANCELLED',
    'BILLING_AGREEMENT_NOT_FOUND',
    'DUPLICATE_INVOICE_ID',
  ]

  test.each(declines)(
    'a payment that ends in %s takes nothing, and says so again',
    async (mock) => {
      const { client, instruct } = clientOn(system, reach)
      const id = await agreedOrder(system, client)
      instruct({ on: 'capture', mock })

      const declined = await client.captureOrder(id, `capture-${id}`)
      const again = await client.captureOrder(id, `capture-${id}`)

      expect(declined).toMatchObject({ id, status: 'declined', declineReason: mock, capture: null })
      expect(again).toEqual(declined)
      expect((await client.getOrder(id)).capture).toBeNull()
    },
  )

  test.each(declines)('an order that is refused with %s is not made', async (mock) => {
    const { client, instruct } = clientOn(system, reach)
    instruct({ on: 'create', mock })

    await expect(client.createOrder(newOrder())).rejects.toMatchObject(refused(mock))
  })

  test.each(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'])(
    'after %s the payer is still waited for',
    async (mock) => {
      const { client, instruct } = clientOn(system, reach)
      const id = await agreedOrder(system, client)
      instruct({ on: 'capture', mock })

      expect((await client.captureOrder(id, `capture-${id}`)).status).toBe('awaiting_approval')
      expect((await client.captureOrder(id, `capture-${id}`)).status).toBe('completed')
    },
  )

  test.each([
    'INTERNAL_SERVER_ERROR',
    'SERVICE_UNAVAILABLE',
    'RATE_LIMIT_REACHED',
    'PREVIOUS_REQUEST_IN_PROGRESS',
  ])('after %s nothing is known and the same request can be made again', async (mock) => {
    const { client, instruct } = clientOn(system, reach)
    const order = newOrder()
    instruct({ on: 'create', mock })
    instruct({ on: 'capture', mock })
    instruct({ on: 'refund', mock })

    await expect(client.createOrder(order)).rejects.toMatchObject(unreachable)
    const { id } = await client.createOrder(order)
    system.clock.advance(2_000)
    await expect(client.captureOrder(id, id)).rejects.toMatchObject(unreachable)
    const { capture } = await client.captureOrder(id, id)
    const refund = { requestId: randomUUID(), cents: 5_348, note: 'Money back' }
    await expect(client.refundCapture(capture!.id, refund)).rejects.toMatchObject(unreachable)
    expect((await client.refundCapture(capture!.id, refund)).status).toBe('completed')
  })

  test('an order whose answer was lost is found again, not made twice', async () => {
    const { client, instruct } = clientOn(system, reach)
    const order = newOrder()
    instruct({ on: 'create', connection: 'answer_lost' })

    await expect(client.createOrder(order)).rejects.toMatchObject(unreachable)
    const found = await client.createOrder(order)
    system.clock.advance(2_000)

    expect((await client.captureOrder(found.id, randomUUID())).status).toBe('completed')
  })

  test('a payment whose answer was lost is found again, not taken twice', async () => {
    const { client, instruct } = clientOn(system, reach)
    const id = await agreedOrder(system, client)
    instruct({ on: 'capture', connection: 'answer_lost' })

    await expect(client.captureOrder(id, `capture-${id}`)).rejects.toMatchObject(unreachable)
    const found = await client.getOrder(id)

    expect(found).toMatchObject({ status: 'completed', capture: { cents: 5_348 } })
    expect(await client.captureOrder(id, `capture-${id}`)).toEqual(found)
  })

  test('a request that never arrives changes nothing', async () => {
    const { client, instruct } = clientOn(system, reach)
    const id = await agreedOrder(system, client)
    instruct({ on: 'capture', connection: 'never_arrives' })

    await expect(client.captureOrder(id, `capture-${id}`)).rejects.toMatchObject(unreachable)

    expect((await client.getOrder(id)).status).toBe('approved')
  })
})
