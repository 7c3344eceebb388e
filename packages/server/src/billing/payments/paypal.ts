import { toDecimal } from '@wakeel/contract'
import type { z } from 'zod'
import { STANDARD_NAME } from '../../brand.ts'
import type { Clock } from '../../clock.ts'
import {
  type NewProviderOrder,
  type PaymentProvider,
  PaymentRefused,
  type ProviderOrder,
  ProviderUnreachable,
} from './payment-provider.ts'
import {
  approvalLink,
  Order,
  OrderOfCapture,
  Refund,
  Refusal,
  Token,
  toProviderOrder,
  toProviderRefund,
} from './paypal-answers.ts'

const ANSWER_WITHIN_MS = 10_000
const TOKEN_WITHIN_MS = 5_000
/** For everything that one operation asks: whoever holds an order while its money is taken counts on an end. */
const DONE_WITHIN_MS = 12_000
/** A token is renewed this long before it ends, so that it does not end on its way. */
const TOKEN_SPARE_MS = 60_000
/** PayPal's limit. */
const DESCRIPTION_LENGTH = 127

interface Dependencies {
  name: PaymentProvider['name']
  baseUrl: string
  clientId: string
  clientSecret: string
  clock: Clock
  fetch: typeof fetch
  /** What the payer is told who asks. */
  storeName?: string
}

interface Call {
  method: 'GET' | 'POST'
  path: string
  body?: object
  requestId?: string
  /** Ends the operation that this call is a part of. */
  patience: AbortSignal
}

/** What PayPal understood and did not do. */
class Refused extends Error {
  readonly status: number
  readonly reason: string
  readonly payerLink: string | null
  constructor(status: number, refusal: z.infer<typeof Refusal>) {
    const reason = refusal.details?.find(({ issue }) => issue)?.issue ?? refusal.name
    super(`PayPal answered ${status}: ${reason}`)
    this.status = status
    this.reason = reason
    this.payerLink = approvalLink(refusal.links)
  }
}

/** PayPal's Orders v2 and Payments v2, as far as the store needs them. What it sends and receives is never logged: it holds the keys. */
export function createPayPal({
  name,
  baseUrl,
  clientId,
  clientSecret,
  clock,
  fetch,
  storeName = STANDARD_NAME.en,
}: Dependencies): PaymentProvider {
  let token: Promise<{ value: string; endsAt: number }> | undefined

  async function send(
    path: string,
    init: RequestInit,
    withinMs: number,
  ): Promise<{ status: number; content: unknown }> {
    try {
      const signals = [AbortSignal.timeout(withinMs), ...(init.signal ? [init.signal] : [])]
      // A redirect would carry the keys to wherever it leads.
      const response = await fetch(baseUrl + path, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.any(signals),
      })
      return { status: response.status, content: await response.json() }
    } catch (error) {
      throw new ProviderUnreachable(error)
    }
  }

  async function fetchToken(): Promise<{ value: string; endsAt: number }> {
    const keys = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const headers = {
      authorization: `Basic ${keys}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    }
    const asked = { method: 'POST', headers, body: 'grant_type=client_credentials' }
    const { status, content } = await send('/v1/oauth2/token', asked, TOKEN_WITHIN_MS)
    if (status !== 200)
      throw new ProviderUnreachable(
        new Error(`PayPal answered ${status} when it was asked for a token`),
      )
    const { access_token, expires_in } = read(Token, content)
    return {
      value: access_token,
      endsAt: clock.now().getTime() + expires_in * 1_000 - TOKEN_SPARE_MS,
    }
  }

  /** One request for a token, however many calls wait for it. */
  async function accessToken(): Promise<string> {
    const known = token
    const held = await known
    if (held && held.endsAt > clock.now().getTime()) return held.value
    if (token === known) {
      token = fetchToken()
      token.catch(() => {
        token = undefined
      })
    }
    return (await (token ?? fetchToken())).value
  }

  async function call<T extends z.ZodType>(
    answer: T,
    { method, path, body, requestId, patience }: Call,
  ): Promise<z.infer<T>> {
    const perform = async () => {
      const headers = {
        authorization: `Bearer ${await accessToken()}`,
        accept: 'application/json',
        ...(method === 'POST'
          ? { 'content-type': 'application/json', prefer: 'return=representation' }
          : {}),
        ...(requestId ? { 'paypal-request-id': requestId } : {}),
      }
      const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}
      return send(path, { method, headers, ...sent, signal: patience }, ANSWER_WITHIN_MS)
    }
    let reply = await perform()
    if (reply.status === 401) {
      // PayPal may end a token before its time.
      token = undefined
      reply = await perform()
    }
    const { status, content } = reply
    if (status >= 200 && status < 300) return read(answer, content)
    const saysNo = status === 400 || status === 403 || status === 404 || status === 422
    if (!saysNo) throw new ProviderUnreachable(new Error(`PayPal answered ${status}`))
    throw new Refused(status, read(Refusal, content))
  }

  /** The sandbox's payer agrees without being led anywhere. */
  const shown = (order: ProviderOrder): ProviderOrder =>
    name === 'sandbox' ? { ...order, approvalUrl: null } : order

  async function getOrder(id: string, patience = newPatience()): Promise<ProviderOrder> {
    try {
      return shown(
        toProviderOrder(await call(Order, { method: 'GET', path: orderPath(id), patience })),
      )
    } catch (error) {
      // An order that nobody agreed to is forgotten after some hours; one that was paid never is.
      if (error instanceof Refused && error.status === 404) return unpaid(id, 'voided')
      throw asProviderError(error)
    }
  }

  return {
    name,
    getOrder: (id) => getOrder(id),

    async createOrder(order) {
      try {
        const asked = {
          path: '/v2/checkout/orders',
          body: newOrder(order, storeName),
          requestId: order.requestId,
        }
        return shown(
          toProviderOrder(await call(Order, { method: 'POST', ...asked, patience: newPatience() })),
        )
      } catch (error) {
        throw asProviderError(error)
      }
    },

    async captureOrder(id, requestId) {
      const patience = newPatience()
      try {
        return shown(
          toProviderOrder(
            await call(Order, {
              method: 'POST',
              path: `${orderPath(id)}/capture`,
              requestId,
              patience,
            }),
          ),
        )
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        // Another capture may have taken the money, and then this refusal means nothing.
        const order = await getOrder(id, patience)
        if (order.status !== 'approved' && order.status !== 'awaiting_approval') return order
        if (error.reason === 'ORDER_NOT_APPROVED' || error.reason === 'PAYER_ACTION_REQUIRED')
          return shown({
            ...order,
            status: 'awaiting_approval',
            approvalUrl: error.payerLink ?? order.approvalUrl,
          })
        return { ...unpaid(id, 'declined'), declineReason: error.reason }
      }
    },

    async findOrderOfCapture(captureId) {
      try {
        const asked = {
          method: 'GET',
          path: capturePath(captureId),
          patience: newPatience(),
        } as const
        const { supplementary_data } = await call(OrderOfCapture, asked)
        return supplementary_data?.related_ids?.order_id
      } catch (error) {
        if (error instanceof Refused && error.status === 404) return undefined
        throw asProviderError(error)
      }
    },

    async refundCapture(captureId, { requestId, cents, note }) {
      try {
        const body = {
          amount: { currency_code: 'USD', value: toDecimal(cents) },
          note_to_payer: `${storeName}: ${note}`.slice(0, 255),
        }
        const path = `${capturePath(captureId)}/refund`
        return toProviderRefund(
          await call(Refund, { method: 'POST', path, body, requestId, patience: newPatience() }),
        )
      } catch (error) {
        throw asProviderError(error)
      }
    },
  }
}

const newPatience = () => AbortSignal.timeout(DONE_WITHIN_MS)

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`

const capturePath = (id: string) => `/v2/payments/captures/${encodeURIComponent(id)}`

const unpaid = (id: string, status: ProviderOrder['status']): ProviderOrder => ({
  id,
  status,
  approvalUrl: null,
  capture: null,
  savedMethod: null,
  declineReason: null,
})

function read<T extends z.ZodType>(schema: T, content: unknown): z.infer<T> {
  const result = schema.safeParse(content)
  if (!result.success)
    throw new ProviderUnreachable(
      new Error('PayPal sent an answer that could not be read', { cause: result.error }),
    )
  return result.data
}

function asProviderError(error: unknown): unknown {
  return error instanceof Refused ? new PaymentRefused(error.reason, { cause: error }) : error
}

function newOrder(
  { orderId, cents, description, returnUrl, cancelUrl, saveMethod, savedMethod }: NewProviderOrder,
  storeName: string,
): object {
  const saved = {
    vault_id: savedMethod,
    stored_credential: {
      payment_initiator: 'MERCHANT',
      usage: 'SUBSEQUENT',
      usage_pattern: 'SUBSCRIPTION_PREPAID',
    },
  }
  const asked = {
    experience_context: {
      brand_name: storeName,
      return_url: returnUrl,
      cancel_url: cancelUrl,
      user_action: 'PAY_NOW',
      shipping_preference: 'NO_SHIPPING',
      // No cheques: the money is there or it is not.
      payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
    },
    ...(saveMethod
      ? {
          attributes: {
            vault: {
              store_in_vault: 'ON_SUCCESS',
              usage_type: 'MERCHANT',
              customer_type: 'CONSUMER',
            },
          },
        }
      : {}),
  }
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: orderId,
        invoice_id: orderId,
        description: `${storeName}: ${description}`.slice(0, DESCRIPTION_LENGTH),
        amount: { currency_code: 'USD', value: toDecimal(cents) },
      },
    ],
    payment_source: { paypal: savedMethod ? saved : asked },
  }
}
