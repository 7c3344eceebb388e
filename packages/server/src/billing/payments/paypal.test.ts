import { randomUUID } from 'node:crypto'
import type { Sandbox } from '@wakeel/paypal-sandbox'
import { createTransport } from '@wakeel/paypal-sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSystem, type System } from '../../../testing/system.ts'
import type { NewProviderOrder, PaymentProvider } from './payment-provider.ts'
import { createPayPal } from './paypal.ts'

const HOUR_MS = 3_600_000
const unreachable = { name: 'ProviderUnreachable' }
const refused = (reason: string) => ({ name: 'PaymentRefused', reason })

let system: System
let sandbox: Sandbox
beforeAll(async () => {
  system = await openSystem()
  sandbox = system.capabilities.payments.sandbox!
})
afterAll(() => system.close())

/** The store's client on a way to the sandbox that can be told what shall happen on it. */
function clientOn(reach: (request: Request) => Promise<Response>) {
  const transport = createTransport(reach)
  const client = createPayPal({
    ...sandbox.account,
    name: 'sandbox',
    clock: system.clock,
    fetch: transport.fetch,
  })
  return { client, instruct: transport.instruct }
}

const newOrder = (overrides: Partial<NewProviderOrder> = {}): NewProviderOrder => ({
  requestId: randomUUID(),
  orderId: randomUUID(),
  cents: 5_348,
  description: 'Pro, monthly',
  returnUrl: 'https://wakeel.example/return',
  cancelUrl: 'https://wakeel.example/cancel',
  saveMethod: false,
  ...overrides,
})

async function agreedOrder(
  client: PaymentProvider,
  overrides: Partial<NewProviderOrder> = {},
): Promise<string> {
  const { id } = await client.createOrder(newOrder(overrides))
  system.clock.advance(2_000)
  return id
}

async function paidOrder(client: PaymentProvider, overrides: Partial<NewProviderOrder> = {}) {
  return client.captureOrder(await agreedOrder(client, overrides), randomUUID())
}

const ways = [
  { way: 'in the same process', reach: (request: Request) => sandbox.handle(request) },
  { way: 'over HTTP', reach: (request: Request) => fetch(request) },
]

describe.each(ways)('payments $way', ({ reach }) => {
  test('an order waits until the payer agrees, some two seconds later', async () => {
    const { client } = clientOn(reach)

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
    const { client } = clientOn(reach)
    const { id } = await client.createOrder(newOrder({ cents: 1_234_567 }))

    const early = await client.captureOrder(id, `capture-${id}`)
    system.clock.advance(2_000)
    const taken = await client.captureOrder(id, `capture-${id}`)

    expect(early.status).toBe('awaiting_approval')
    expect(taken).toMatchObject({ status: 'completed', capture: { cents: 1_234_567 } })
  })

  test('money is taken once, however often and under whatever id it is asked for', async () => {
    const { client } = clientOn(reach)
    const id = await agreedOrder(client)

    const first = await client.captureOrder(id, `capture-${id}`)
    const again = await client.captureOrder(id, `capture-${id}`)
    const other = await client.captureOrder(id, randomUUID())

    expect(first.capture?.id).toMatch(/^\w{17}$/)
    expect([again, other]).toEqual([first, first])
  })

  test('money is taken once when ten ask for it at once', async () => {
    const { client } = clientOn(reach)
    const id = await agreedOrder(client)

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        client.captureOrder(id, index < 5 ? `same-${id}` : randomUUID()),
      ),
    )

    expect(new Set(answers.map(({ capture }) => capture?.id)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('completed'))
  })

  test('the same request makes one order, and another request under its id is refused', async () => {
    const { client } = clientOn(reach)
    const order = newOrder()

    const made = await client.createOrder(order)
    const again = await Promise.all([client.createOrder(order), client.createOrder(order)])

    expect(again).toEqual([made, made])
    await expect(client.createOrder({ ...order, cents: 1 })).rejects.toMatchObject(
      refused('DUPLICATE_REQUEST_ID'),
    )
  })

  test('a payment method that was kept pays the next order at once', async () => {
    const { client } = clientOn(reach)
    const first = await paidOrder(client, { saveMethod: true })

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
    const { client } = clientOn(reach)

    expect((await paidOrder(client)).savedMethod).toBeNull()
    await expect(
      client.createOrder(newOrder({ savedMethod: 'nobody-kept-this' })),
    ).rejects.toMatchObject(refused('INVALID_RESOURCE_ID'))
  })

  test('a payer who refuses leaves an order that is void', async () => {
    const { client, instruct } = clientOn(reach)
    instruct({ on: 'create', approval: 'refuse' })

    const id = await agreedOrder(client)

    expect((await client.getOrder(id)).status).toBe('voided')
    expect((await client.captureOrder(id, randomUUID())).status).toBe('voided')
  })

  test('a payer who waits can still agree a day later', async () => {
    const { client, instruct } = clientOn(reach)
    instruct({ on: 'create', approval: 'wait' })
    const id = await agreedOrder(client)

    system.clock.advance(24 * HOUR_MS)
    const waiting = await client.getOrder(id)
    await sandbox.approve(id)

    expect(waiting.status).toBe('awaiting_approval')
    expect((await client.captureOrder(id, randomUUID())).status).toBe('completed')
  })

  test('an order that the provider does not know is void', async () => {
    const { client } = clientOn(reach)

    expect((await client.getOrder('5O190127TN364715T')).status).toBe('voided')
  })

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
      const { client, instruct } = clientOn(reach)
      const id = await agreedOrder(client)
      instruct({ on: 'capture', mock })

      const declined = await client.captureOrder(id, `capture-${id}`)
      const again = await client.captureOrder(id, `capture-${id}`)

      expect(declined).toMatchObject({ id, status: 'declined', declineReason: mock, capture: null })
      expect(again).toEqual(declined)
      expect((await client.getOrder(id)).capture).toBeNull()
    },
  )

  test.each(declines)('an order that is refused with %s is not made', async (mock) => {
    const { client, instruct } = clientOn(reach)
    instruct({ on: 'create', mock })

    await expect(client.createOrder(newOrder())).rejects.toMatchObject(refused(mock))
  })

  test.each(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'])(
    'after %s the payer is still waited for',
    async (mock) => {
      const { client, instruct } = clientOn(reach)
      const id = await agreedOrder(client)
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
    const { client, instruct } = clientOn(reach)
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
    const { client, instruct } = clientOn(reach)
    const order = newOrder()
    instruct({ on: 'create', connection: 'answer_lost' })

    await expect(client.createOrder(order)).rejects.toMatchObject(unreachable)
    const found = await client.createOrder(order)
    system.clock.advance(2_000)

    expect((await client.captureOrder(found.id, randomUUID())).status).toBe('completed')
  })

  test('a payment whose answer was lost is found again, not taken twice', async () => {
    const { client, instruct } = clientOn(reach)
    const id = await agreedOrder(client)
    instruct({ on: 'capture', connection: 'answer_lost' })

    await expect(client.captureOrder(id, `capture-${id}`)).rejects.toMatchObject(unreachable)
    const found = await client.getOrder(id)

    expect(found).toMatchObject({ status: 'completed', capture: { cents: 5_348 } })
    expect(await client.captureOrder(id, `capture-${id}`)).toEqual(found)
  })

  test('a request that never arrives changes nothing', async () => {
    const { client, instruct } = clientOn(reach)
    const id = await agreedOrder(client)
    instruct({ on: 'capture', connection: 'never_arrives' })

    await expect(client.captureOrder(id, `capture-${id}`)).rejects.toMatchObject(unreachable)

    expect((await client.getOrder(id)).status).toBe('approved')
  })

  test('the same order of ours is never paid by two of the provider’s', async () => {
    const { client } = clientOn(reach)
    const orderId = randomUUID()
    await paidOrder(client, { orderId })

    const second = await paidOrder(client, { orderId })

    expect(second).toMatchObject({ status: 'declined', declineReason: 'DUPLICATE_INVOICE_ID' })
  })

  test('a capture leads back to its order, and one that nobody made leads nowhere', async () => {
    const { client } = clientOn(reach)
    const { id, capture } = await paidOrder(client)

    expect(await client.findOrderOfCapture(capture!.id)).toBe(id)
    expect(await client.findOrderOfCapture('3C679366HH908993F')).toBeUndefined()
  })

  test('money goes back in parts until nothing is left', async () => {
    const { client } = clientOn(reach)
    const { capture } = await paidOrder(client)
    const back = (cents: number) =>
      client.refundCapture(capture!.id, { requestId: randomUUID(), cents, note: 'Money back' })

    expect((await back(5_000)).status).toBe('completed')
    await expect(back(349)).rejects.toMatchObject(refused('REFUND_AMOUNT_EXCEEDED'))
    expect((await back(348)).status).toBe('completed')
    await expect(back(1)).rejects.toMatchObject(refused('CAPTURE_FULLY_REFUNDED'))
  })

  test('the same refund gives money back once, also when ten ask at once and an answer is lost', async () => {
    const { client, instruct } = clientOn(reach)
    const { capture } = await paidOrder(client)
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
    const { client, instruct } = clientOn(reach)
    const { capture } = await paidOrder(client)
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
    const { client, instruct } = clientOn(reach)
    const { capture } = await paidOrder(client)
    instruct({ on: 'refund', mock })

    const refund = client.refundCapture(capture!.id, {
      requestId: randomUUID(),
      cents: 5_348,
      note: 'Money back',
    })

    await expect(refund).rejects.toMatchObject(refused(mock))
  })

  test('a token that has ended is renewed', async () => {
    const { client } = clientOn(reach)
    const { id } = await client.createOrder(newOrder())

    system.clock.advance(9 * HOUR_MS)

    expect((await client.getOrder(id)).status).toBe('approved')
  })

  test('a token that the provider ended before its time is renewed once', async () => {
    const seen: string[] = []
    const { client } = clientOn(async (request) => {
      seen.push(
        `${request.method} ${new URL(request.url).pathname.replace('/api/payment/sandbox', '')}`,
      )
      return seen.length === 2
        ? Response.json({ error: 'invalid_token' }, { status: 401 })
        : reach(request)
    })

    await client.getOrder('5O190127TN364715T')

    const orderRequest = 'GET /v2/checkout/orders/5O190127TN364715T'
    expect(seen).toEqual([
      'POST /v1/oauth2/token',
      orderRequest,
      'POST /v1/oauth2/token',
      orderRequest,
    ])
  })

  test('calls that begin together share one token', async () => {
    let tokens = 0
    const { client } = clientOn(async (request) => {
      tokens += Number(request.url.endsWith('/v1/oauth2/token'))
      return reach(request)
    })

    await Promise.all(Array.from({ length: 8 }, () => client.getOrder('5O190127TN364715T')))

    expect(tokens).toBe(1)
  })

  test('with wrong keys nothing is known about any order', async () => {
    const { fetch } = createTransport(reach)
    const client = createPayPal({
      ...sandbox.account,
      clientSecret: 'guessed',
      name: 'paypal',
      clock: system.clock,
      fetch,
    })

    await expect(client.getOrder('5O190127TN364715T')).rejects.toMatchObject(unreachable)
  })
})

describe('an answer', () => {
  /** A client whose provider answers every call but the one for a token with this. */
  function clientAnswered(answer: () => Response): PaymentProvider {
    const { client } = clientOn(async (request) => {
      return request.url.endsWith('/v1/oauth2/token') ? sandbox.handle(request) : answer()
    })
    return client
  }

  const completed = (
    status: string,
    amount: object = { currency_code: 'USD', value: '53.48' },
  ) => ({
    id: '5O190127TN364715T',
    status: 'COMPLETED',
    purchase_units: [{ payments: { captures: [{ id: '3C679366HH908993F', status, amount }] } }],
  })

  test.each([
    ['is a page', () => new Response('<html>Gateway</html>')],
    ['is empty', () => new Response('')],
    ['breaks off', () => new Response('{"id":"5O19')],
    ['has no status', () => Response.json({ id: '5O190127TN364715T' })],
    [
      'has a status that nobody documented',
      () => Response.json({ ...completed('COMPLETED'), status: 'FINE' }),
    ],
    [
      'is in another currency',
      () => Response.json(completed('COMPLETED', { currency_code: 'AED', value: '53.48' })),
    ],
    [
      'has half a cent',
      () => Response.json(completed('COMPLETED', { currency_code: 'USD', value: '53.485' })),
    ],
    [
      'has an amount below zero',
      () => Response.json(completed('COMPLETED', { currency_code: 'USD', value: '-53.48' })),
    ],
    ['is a refusal that says nothing', () => Response.json({}, { status: 422 })],
    ['is a failure of a gateway', () => new Response('bad gateway', { status: 502 })],
    [
      'leads elsewhere',
      () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } }),
    ],
  ])('that %s is none', async (_, answer) => {
    await expect(clientAnswered(answer).getOrder('5O190127TN364715T')).rejects.toMatchObject(
      unreachable,
    )
  })

  test.each([
    ['COMPLETED', 'completed'],
    ['PARTIALLY_REFUNDED', 'completed'],
    ['REFUNDED', 'completed'],
    ['PENDING', 'pending'],
    ['DECLINED', 'declined'],
    ['FAILED', 'declined'],
  ])('of a completed order with a capture that is %s means %s', async (status, expected) => {
    const order = await clientAnswered(() => Response.json(completed(status))).getOrder(
      '5O190127TN364715T',
    )

    expect(order.status).toBe(expected)
    expect(order.capture === null).toBe(expected !== 'completed')
  })
})
