import type { Sandbox } from '@wakeel/paypal-sandbox'
import { createTransport } from '@wakeel/paypal-sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOn, newOrder, unreachable, ways } from '../../../testing/paypal-client.ts'
import { openSystem, type System } from '../../../testing/system.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createPayPal } from './paypal.ts'

const HOUR_MS = 3_600_000

let system: System
let sandbox: Sandbox
beforeAll(async () => {
  system = await openSystem()
  sandbox = system.capabilities.payments.sandbox!
})
afterAll(() => system.close())

describe('an answer', () => {
  /** A client whose provider answers every call but the one for a token with this. */
  function clientAnswered(answer: () => Response): PaymentProvider {
    const { client } = clientOn(system, async (request) => {
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

describe.each(ways(() => system))('payments $way', ({ reach }) => {
  test('a token that has ended is renewed', async () => {
    const { client } = clientOn(system, reach)
    const { id } = await client.createOrder(newOrder())

    system.clock.advance(9 * HOUR_MS)

    expect((await client.getOrder(id)).status).toBe('approved')
  })

  test('a token that the provider ended before its time is renewed once', async () => {
    const seen: string[] = []
    const { client } = clientOn(system, async (request) => {
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
    const { client } = clientOn(system, async (request) => {
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
