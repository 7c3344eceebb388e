import { randomUUID } from 'node:crypto'
import * as paypal from '@paypal/paypal-server-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSystem, type System } from '../../../testing/system.ts'

let system: System
let orders: paypal.OrdersController
let payments: paypal.PaymentsController

interface AxiosRequest {
  url: string
  method: string
  headers: Record<string, string>
  data?: string
}

beforeAll(async () => {
  system = await openSystem()
  const { baseUrl, clientId, clientSecret } = system.capabilities.payments.sandbox!.account

  /** The SDK knows PayPal's two hosts and no other: what it sends there goes to the sandbox. */
  async function adapter(config: AxiosRequest) {
    const { pathname } = new URL(config.url)
    const response = await fetch(baseUrl + pathname, {
      method: config.method,
      headers: { ...config.headers },
      body: config.data ?? null,
    })
    const { status, statusText, headers } = response
    return {
      data: await response.text(),
      status,
      statusText,
      headers: Object.fromEntries(headers),
      config,
      request: {},
    }
  }

  const client = new paypal.Client({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    environment: paypal.Environment.Sandbox,
    unstable_httpClientOptions: { adapter },
  })
  orders = new paypal.OrdersController(client)
  payments = new paypal.PaymentsController(client)
})
afterAll(() => system.close())

const body = (value: string): paypal.OrderRequest => ({
  intent: paypal.CheckoutPaymentIntent.Capture,
  purchaseUnits: [
    { amount: { currencyCode: 'USD', value }, customId: randomUUID(), description: 'Pro, monthly' },
  ],
})

async function agreedOrder(request: paypal.OrderRequest): Promise<string> {
  const { result } = await orders.createOrder({ body: request, paypalRequestId: randomUUID() })
  system.clock.advance(2_000)
  return result.id!
}

test('PayPal’s own SDK makes an order, sees it agreed to, captures it and gives the money back', async () => {
  const request = body('53.48')

  const made = await orders.createOrder({ body: request, paypalRequestId: randomUUID() })
  system.clock.advance(2_000)
  const agreed = await orders.getOrder({ id: made.result.id! })
  const captured = await orders.captureOrder({
    id: made.result.id!,
    prefer: 'return=representation',
  })
  const [capture] = captured.result.purchaseUnits![0]!.payments!.captures!
  const refund = await payments.refundCapturedPayment({
    captureId: capture!.id!,
    paypalRequestId: randomUUID(),
    prefer: 'return=representation',
    body: { amount: { currencyCode: 'USD', value: '3.48' }, noteToPayer: 'Money back' },
  })
  const shown = await payments.getCapturedPayment({ captureId: capture!.id! })
  const { result: given } = await payments.getRefund({ refundId: refund.result.id! })

  expect(made.statusCode).toBe(201)
  expect(made.result).toMatchObject({
    status: 'CREATED',
    links: [{ rel: 'self' }, { rel: 'approve' }, { rel: 'update' }, { rel: 'capture' }],
  })
  expect(agreed.result).toMatchObject({
    status: 'APPROVED',
    payer: { emailAddress: 'payer@example.com' },
  })
  expect(captured.result.status).toBe('COMPLETED')
  expect(capture).toMatchObject({
    status: 'COMPLETED',
    amount: { currencyCode: 'USD', value: '53.48' },
    finalCapture: true,
    customId: request.purchaseUnits[0]!.customId,
  })
  expect(refund.result).toMatchObject({
    status: 'COMPLETED',
    amount: { currencyCode: 'USD', value: '3.48' },
    noteToPayer: 'Money back',
  })
  expect(shown.result.status).toBe('PARTIALLY_REFUNDED')
  expect(given.id).toBe(refund.result.id)
})

test('the SDK keeps a payment method and pays with it later', async () => {
  const source = {
    paypal: {
      experienceContext: {
        returnUrl: 'https://wakeel.example/return',
        cancelUrl: 'https://wakeel.example/cancel',
      },
      attributes: {
        vault: {
          storeInVault: paypal.StoreInVaultInstruction.OnSuccess,
          usageType: paypal.PaypalPaymentTokenUsageType.Merchant,
        },
      },
    },
  }
  const id = await agreedOrder({ ...body('10.00'), paymentSource: source })
  const first = await orders.captureOrder({ id, prefer: 'return=representation' })
  const vault = first.result.paymentSource!.paypal!.attributes!.vault!

  const next = await orders.createOrder({
    body: { ...body('20.00'), paymentSource: { paypal: { vaultId: vault.id! } } },
    paypalRequestId: randomUUID(),
    prefer: 'return=representation',
  })

  expect(vault).toMatchObject({ status: 'VAULTED', customer: { id: expect.any(String) } })
  expect(next.result.status).toBe('COMPLETED')
})

test('the SDK meets the refusals that it knows', async () => {
  const { result: early } = await orders.createOrder({
    body: body('10.00'),
    paypalRequestId: randomUUID(),
  })
  const agreed = await agreedOrder(body('10.00'))
  const mock = '{"mock_application_codes":"INSTRUMENT_DECLINED"}'

  const tooEarly = orders.captureOrder({
    id: early.id!,
    paypalMockResponse: '{"mock_application_codes":"ORDER_NOT_APPROVED"}',
  })
  await expect(tooEarly).rejects.toMatchObject({
    statusCode: 422,
    result: {
      name: 'UNPROCESSABLE_ENTITY',
      debug_id: expect.any(String),
      details: [{ issue: 'ORDER_NOT_APPROVED' }],
    },
  })
  await expect(orders.captureOrder({ id: agreed, paypalMockResponse: mock })).rejects.toMatchObject(
    {
      statusCode: 422,
      result: { details: [{ issue: 'INSTRUMENT_DECLINED' }] },
    },
  )
  await expect(orders.getOrder({ id: '5O190127TN364715T' })).rejects.toMatchObject({
    statusCode: 404,
    result: { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] },
  })
  await expect(orders.createOrder({ body: body('0.00') })).rejects.toMatchObject({
    statusCode: 422,
    result: { details: [{ issue: 'CANNOT_BE_ZERO_OR_NEGATIVE' }] },
  })
})
