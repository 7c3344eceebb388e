import { randomUUID } from 'node:crypto'
import { createSandbox, type Sandbox } from '@wakeel/paypal-sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSystem, type System } from '../../../testing/system.ts'
import type { PaymentProvider } from './payment-provider.ts'

const SECRET = 'another secret that only this test knows'

let system: System
let sandbox: Sandbox
let provider: PaymentProvider
let keys: string
let token: string

beforeAll(async () => {
  system = await openSystem()
  provider = system.capabilities.payments.provider
  sandbox = system.capabilities.payments.sandbox!
  keys = `Basic ${Buffer.from(`${sandbox.account.clientId}:${sandbox.account.clientSecret}`).toString('base64')}`
  token = (
    await ask('POST', '/v1/oauth2/token', {
      authorization: keys,
      raw: 'grant_type=client_credentials',
    })
  ).body.access_token
})
afterAll(() => system.close())

const order = {
  intent: 'CAPTURE',
  purchase_units: [{ amount: { currency_code: 'USD', value: '53.48' } }],
}

/** A call over HTTP as anybody could make it. */
async function ask(
  method: string,
  path: string,
  {
    body,
    raw,
    authorization = `Bearer ${token}`,
    headers,
  }: {
    body?: unknown
    raw?: string
    authorization?: string
    headers?: Record<string, string>
  } = {},
) {
  return system.request(method, `/api/payment/sandbox${path}`, {
    headers: { authorization, ...headers },
    ...(raw === undefined ? { body } : { raw }),
  })
}

async function paidOrder({ saveMethod = false } = {}) {
  const { id } = await provider.createOrder({
    requestId: randomUUID(),
    orderId: randomUUID(),
    cents: 5_348,
    description: 'Pro, monthly',
    returnUrl: 'https://wakeel.example/return',
    cancelUrl: 'https://wakeel.example/cancel',
    saveMethod,
  })
  system.clock.advance(2_000)
  return provider.captureOrder(id, randomUUID())
}

describe('over HTTP', () => {
  test.each([
    ['other keys', 'Basic d2FrZWVsLXNhbmRib3g6Z3Vlc3NlZA=='],
    ['a session of the store', `Bearer ${'s'.repeat(32)}`],
    ['nothing', ''],
  ])('nobody gets a token with %s', async (_, authorization) => {
    const reply = await ask('POST', '/v1/oauth2/token', {
      authorization,
      raw: 'grant_type=client_credentials',
    })

    expect([reply.status, reply.body.error]).toEqual([401, 'invalid_client'])
  })

  test('the keys of another store open nothing', async () => {
    const { account } = createSandbox({
      ...system,
      newId: randomUUID,
      secret: SECRET,
      publicUrl: system.url,
    })

    expect(account.clientSecret).not.toBe(sandbox.account.clientSecret)
    expect(account.webhookId).not.toBe(sandbox.account.webhookId)
  })

  test.each([
    ['a token that was made up', () => 'Bearer A21AA.9999999999.bWFkZS11cA'],
    ['a token with a later end', () => `Bearer ${token.replace(/\d{10}/, '9999999999')}`],
    ['the keys themselves', () => keys],
    ['nothing', () => ''],
  ])('nobody makes an order with %s', async (_, authorization) => {
    const reply = await ask('POST', '/v2/checkout/orders', {
      body: order,
      authorization: authorization(),
    })

    expect([reply.status, reply.body.error]).toEqual([401, 'invalid_token'])
  })

  test.each([
    ['no JSON', { raw: '{"intent":' }, 400, 'MALFORMED_REQUEST_JSON'],
    [
      'no intent',
      { body: { purchase_units: order.purchase_units } },
      400,
      'INVALID_PARAMETER_SYNTAX',
    ],
    ['no purchase', { body: { intent: 'CAPTURE' } }, 400, 'MISSING_REQUIRED_PARAMETER'],
    ['dirhams', { body: amount('196.51', 'AED') }, 422, 'CURRENCY_NOT_SUPPORTED'],
    ['half a cent', { body: amount('53.485') }, 422, 'DECIMAL_PRECISION'],
    ['nothing to pay', { body: amount('0.00') }, 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['less than nothing to pay', { body: amount('-1.00') }, 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['too much', { body: amount('10000000.00') }, 422, 'MAX_VALUE_EXCEEDED'],
    ['no number', { body: amount('53,48') }, 400, 'INVALID_PARAMETER_SYNTAX'],
  ])('an order with %s is refused in PayPal’s words', async (_, sent, status, issue) => {
    const reply = await ask('POST', '/v2/checkout/orders', sent)

    expect(reply.status).toBe(status)
    expect(reply.body).toMatchObject({
      name: expect.any(String),
      message: expect.any(String),
      details: [{ issue }],
    })
    expect(reply.body.debug_id).toBe(reply.headers.get('paypal-debug-id'))
  })

  test('an answer is short unless the whole is asked for', async () => {
    const short = await ask('POST', '/v2/checkout/orders', { body: order })
    const whole = await ask('POST', '/v2/checkout/orders', {
      body: order,
      headers: { prefer: 'return=representation' },
    })

    expect(Object.keys(short.body)).toEqual(['id', 'status', 'links'])
    expect(whole.body).toMatchObject({
      intent: 'CAPTURE',
      status: 'CREATED',
      purchase_units: [{ amount: { value: '53.48' } }],
    })
  })

  test('a saved method is charged only under a request id', async () => {
    const { savedMethod } = await paidOrder({ saveMethod: true })
    const body = { ...order, payment_source: { paypal: { vault_id: savedMethod } } }

    const reply = await ask('POST', '/v2/checkout/orders', { body })

    expect(reply.body.details).toMatchObject([{ issue: 'PAYPAL_REQUEST_ID_REQUIRED' }])
  })

  test('a mock of a code that nobody documented is refused', async () => {
    const headers = { 'paypal-mock-response': '{"mock_application_codes":"MADE_UP"}' }

    expect((await ask('POST', '/v2/checkout/orders', { body: order, headers })).status).toBe(400)
  })

  test.each([
    ['GET', '/v2/checkout/orders/5O190127TN364715T'],
    ['GET', '/v2/payments/captures/5O190127TN364715T'],
    ['GET', '/v2/payments/refunds/5O190127TN364715T'],
    ['POST', '/v2/checkout/orders/5O190127TN364715T/capture'],
    ['POST', '/v2/payments/captures/5O190127TN364715T/refund'],
    ['GET', '/v1/notifications/certs/CERT-made-up'],
    ['POST', '/v1/payments/payment'],
  ])('%s %s finds nothing', async (method, path) => {
    const reply = await ask(method, path, method === 'POST' ? { body: {} } : {})

    expect([reply.status, reply.body.name]).toEqual([404, 'RESOURCE_NOT_FOUND'])
  })

  test('there is no sandbox in a store that takes real payments', async () => {
    const real = await openSystem({
      config: {
        paypal: {
          clientId: 'id',
          clientSecret: 'secret',
          webhookId: undefined,
          baseUrl: 'https://api-m.sandbox.paypal.com',
        },
      },
    })

    const reply = await real.request('POST', '/api/payment/sandbox/v1/oauth2/token', {
      headers: { authorization: keys },
    })
    await real.close()

    expect(reply.status).toBe(404)
  })
})

function amount(value: string, currency_code = 'USD') {
  return { ...order, purchase_units: [{ amount: { currency_code, value } }] }
}
