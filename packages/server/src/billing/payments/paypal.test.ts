import { randomUUID } from 'node:crypto'
import type { Sandbox } from '@wakeel/paypal-sandbox'
import { createTransport } from '@wakeel/paypal-sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  agreedOrder,
  clientOn,
  newOrder,
  paidOrder,
  refused,
  ways,
} from '../../../testing/paypal-client.ts'
import { openSystem, type System } from '../../../testing/system.ts'
import { createPayPal } from './paypal.ts'

const HOUR_MS = 3_600_000

let system: System
let sandbox: Sandbox
beforeAll(async () => {
  system = await openSystem()
  sandbox = system.capabilities.payments.sandbox!
})
afterAll(() => system.close())

describe.each(ways(() => system))('payments $way', ({ reach }) => {
  test('an order waits until the payer agrees, some two seconds later', async () => {
    const { client } = clientOn(system, reach)

    const made = await client.createOrder(newOrder())
    system.clock.advance(1_999)
    const before = await client.getOrder(made.id)
    system.clock.advance(1)
    const after = await client.getOrder(made.id)

    expect(made).toEqual({
      id: made.id,
      status: 'awaiting_approval',
      approvalUrl: null,
      capture: null,
      savedMethod: null,
      declineReason: null,
    })
    expect([before.status, after.status]).toEqual(['awaiting_approval', 'approved'])
  })

  test('at PayPal itself the payer is led to its page to agree', async () => {
    const client = createPayPal({
      ...sandbox.account,
      name: 'paypal',
      clock: system.clock,
      fetch: createTransport(reach).fetch,
    })

    const made = await client.createOrder(newOrder())

    expect(made.approvalUrl).toBe(`${sandbox.account.baseUrl}/checkoutnow?token=${made.id}`)
  })

  test('money is not taken before the payer agrees, and then to the cent', async () => {
    const { client } = clientOn(system, reach)
    const { id } = await client.createOrder(newOrder({ cents: 1_234_567 }))

    const early = await client.captureOrder(id, `capture-${id}`)
    system.clock.advance(2_000)
    const taken = await client.captureOrder(id, `capture-${id}`)

    expect(early.status).toBe('awaiting_approval')
    expect(taken).toMatchObject({ status: 'completed', capture: { cents: 1_234_567 } })
  })

  test('money is taken once, however often and under whatever id it is asked for', async () => {
    const { client } = clientOn(system, reach)
    const id = await agreedOrder(system, client)

    const first = await client.captureOrder(id, `capture-${id}`)
    const again = await client.captureOrder(id, `capture-${id}`)
    const other = await client.captureOrder(id, randomUUID())

    expect(first.capture?.id).toMatch(/^\w{17}$/)
    expect([again, other]).toEqual([first, first])
  })

  test('money is taken once when ten ask for it at once', async () => {
    const { client } = clientOn(system, reach)
    const id = await agreedOrder(system, client)

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        client.captureOrder(id, index < 5 ? `same-${id}` : randomUUID()),
      ),
    )

    expect(new Set(answers.map(({ capture }) => capture?.id)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('completed'))
  })

  test('the same request makes one order, and another request under its id is refused', async () => {
    const { client } = clientOn(system, reach)
    const order = newOrder()

    const made = await client.createOrder(order)
    const again = await Promise.all([client.createOrder(order), client.createOrder(order)])

    expect(again).toEqual([made, made])
    await expect(client.createOrder({ ...order, cents: 1 })).rejects.toMatchObject(
      refused('DUPLICATE_REQUEST_ID'),
    )
  })

  test('a payment method that was kept pays the next order at once', async () => {
    const { client } = clientOn(system, reach)
    const first = await paidOrder(system, client, { saveMethod: true })

    const next = await client.createOrder(
      newOrder({ cents: 10_700, savedMethod: first.savedMethod! }),
    )

    expect(first.savedMethod).toMatch(/^\w{17}$/)
    expect(next).toMatchObject({
      status: 'completed',
      capture: { cents: 10_700 },
      savedMethod: first.savedMethod,
    })
  })

  test('a payment method is kept only when that was asked for, and one that nobody kept pays nothing', async () => {
    const { client } = clientOn(system, reach)

    expect((await paidOrder(system, client)).savedMethod).toBeNull()
    await expect(
      client.createOrder(newOrder({ savedMethod: 'nobody-kept-this' })),
    ).rejects.toMatchObject(refused('INVALID_RESOURCE_ID'))
  })

  test('a payer who refuses leaves an order that is void', async () => {
    const { client, instruct } = clientOn(system, reach)
    instruct({ on: 'create', approval: 'refuse' })

    const id = await agreedOrder(system, client)

    expect((await client.getOrder(id)).status).toBe('voided')
    expect((await client.captureOrder(id, randomUUID())).status).toBe('voided')
  })

  test('a payer who waits can still agree a day later', async () => {
    const { client, instruct } = clientOn(system, reach)
    instruct({ on: 'create', approval: 'wait' })
    const id = await agreedOrder(system, client)

    system.clock.advance(24 * HOUR_MS)
    const waiting = await client.getOrder(id)
    await sandbox.approve(id)

    expect(waiting.status).toBe('awaiting_approval')
    expect((await client.captureOrder(id, randomUUID())).status).toBe('completed')
  })

  test('an order that the provider does not know is void', async () => {
    const { client } = clientOn(system, reach)

    expect((await client.getOrder('5O190127TN364715T')).status).toBe('voided')
  })

  test('the same order of ours is never paid by two of the provider’s', async () => {
    const { client } = clientOn(system, reach)
    const orderId = randomUUID()
    await paidOrder(system, client, { orderId })

    const second = await paidOrder(system, client, { orderId })

    expect(second).toMatchObject({ status: 'declined', declineReason: 'DUPLICATE_INVOICE_ID' })
  })

  test('a capture leads back to its order, and one that nobody made leads nowhere', async () => {
    const { client } = clientOn(system, reach)
    const { id, capture } = await paidOrder(system, client)

    expect(await client.findOrderOfCapture(capture!.id)).toBe(id)
    expect(await client.findOrderOfCapture('3C679366HH908993F')).toBeUndefined()
  })
})
