import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOn, paidOrder, refused, unreachable, ways } from '../../../testing/paypal-client.ts'
import { openSystem, type System } from '../../../testing/system.ts'

const HOUR_MS = 3_600_000

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

describe.each(ways(() => system))('payments $way', ({ reach }) => {
  test('money goes back in parts until nothing is left', async () => {
    const { client } = clientOn(system, reach)
    const { capture } = await paidOrder(system, client)
    const back = (cents: number) =>
      client.refundCapture(capture!.id, { requestId: randomUUID(), cents, note: 'Money back' })

    expect((await back(5_000)).status).toBe('completed')
    await expect(back(349)).rejects.toMatchObject(refused('REFUND_AMOUNT_EXCEEDED'))
    expect((await back(348)).status).toBe('completed')
    await expect(back(1)).rejects.toMatchObject(refused('CAPTURE_FULLY_REFUNDED'))
  })

  test('the same refund gives money back once, also when ten ask at once and an answer is lost', async () => {
    const { client, instruct } = clientOn(system, reach)
    const { capture } = await paidOrder(system, client)
    const refund = { requestId: randomUUID(), cents: 3_000, note: 'Money back' }
    instruct({ on: 'refund', connection: 'answer_lost' })

    await expect(client.refundCapture(capture!.id, refund)).rejects.toMatchObject(unreachable)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.refundCapture(capture!.id, refund)),
    )
    const rest = await client.refundCapture(capture!.id, {
      ...refund,
      requestId: randomUUID(),
      cents: 2_348,
    })

    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(rest.status).toBe('completed')
  })

  test('a refund may be on its way for a while', async () => {
    const { client, instruct } = clientOn(system, reach)
    const { capture } = await paidOrder(system, client)
    const refund = { requestId: randomUUID(), cents: 5_348, note: 'Money back' }
    instruct({ on: 'refund', pendingMs: HOUR_MS })

    const sent = await client.refundCapture(capture!.id, refund)
    system.clock.advance(HOUR_MS)
    const arrived = await client.refundCapture(capture!.id, refund)

    expect([sent.status, arrived]).toEqual(['pending', { id: sent.id, status: 'completed' }])
  })

  test.each([
    'REFUND_TIME_LIMIT_EXCEEDED',
    'REFUND_FAILED_INSUFFICIENT_FUNDS',
    'TRANSACTION_DISPUTED',
    'PERMISSION_DENIED',
  ])('a refund that ends in %s gives nothing back', async (mock) => {
    const { client, instruct } = clientOn(system, reach)
    const { capture } = await paidOrder(system, client)
    instruct({ on: 'refund', mock })

    const refund = client.refundCapture(capture!.id, {
      requestId: randomUUID(),
      cents: 5_348,
      note: 'Money back',
    })

    await expect(refund).rejects.toMatchObject(refused(mock))
  })
})
