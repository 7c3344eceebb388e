import { toDecimal } from '@wakeel/contract'
import { bind } from '../../bind.ts'
import { STANDARD_NAME } from '../../brand.ts'
import {
  type NewProviderOrder,
  type PaymentProvider,
  PaymentRefused,
  type ProviderOrder,
  type ProviderRefund,
} from './payment-provider.ts'
import {
  Order,
  OrderOfCapture,
  Refund,
  toProviderOrder,
  toProviderRefund,
} from './paypal-answers.ts'
import {
  createPayPalClient,
  type PayPalClient,
  type PayPalClientDependencies,
  Refused,
} from './paypal-client.ts'
import { toPayPalOrder } from './paypal-order.ts'

/** For all calls of one operation: whoever holds an order while its money is taken counts on an end. */
const DONE_WITHIN_MS = 12_000

interface PayPal {
  name: PaymentProvider['name']
  /** What the payer is told who asks. */
  storeName: string
  call: PayPalClient
}

/** PayPal's Orders v2 and Payments v2, as far as the store needs them. */
export function createPayPal({
  name,
  storeName = STANDARD_NAME.en,
  ...account
}: PayPalClientDependencies & Pick<PayPal, 'name'> & Partial<PayPal>): PaymentProvider {
  const payPal = { name, storeName, call: createPayPalClient(account) }
  const operations = { createOrder, getOrder, captureOrder, findOrderOfCapture, refundCapture }
  return { name, ...bind(payPal, operations) }
}

async function createOrder(payPal: PayPal, order: NewProviderOrder): Promise<ProviderOrder> {
  try {
    const made = await payPal.call(Order, {
      method: 'POST',
      path: '/v2/checkout/orders',
      body: toPayPalOrder(order, payPal.storeName),
      requestId: order.requestId,
      patience: newPatience(),
    })
    return shown(payPal, toProviderOrder(made))
  } catch (error) {
    throw asProviderError(error)
  }
}

async function getOrder(
  payPal: PayPal,
  id: string,
  patience = newPatience(),
): Promise<ProviderOrder> {
  try {
    const order = await payPal.call(Order, { method: 'GET', path: orderPath(id), patience })
    return shown(payPal, toProviderOrder(order))
  } catch (error) {
    // An order that nobody agreed to is forgotten after some hours; one that was paid never is.
    if (error instanceof Refused && error.status === 404) return unpaid(id, 'voided')
    throw asProviderError(error)
  }
}

async function captureOrder(payPal: PayPal, id: string, requestId: string): Promise<ProviderOrder> {
  const patience = newPatience()
  try {
    const path = `${orderPath(id)}/capture`
    const captured = await payPal.call(Order, { method: 'POST', path, requestId, patience })
    return shown(payPal, toProviderOrder(captured))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    // Another capture may have taken the money, and then this refusal means nothing.
    const order = await getOrder(payPal, id, patience)
    if (order.status !== 'approved' && order.status !== 'awaiting_approval') return order
    if (error.reason === 'ORDER_NOT_APPROVED' || error.reason === 'PAYER_ACTION_REQUIRED')
      return shown(payPal, {
        ...order,
        status: 'awaiting_approval',
        approvalUrl: error.payerLink ?? order.approvalUrl,
      })
    return { ...unpaid(id, 'declined'), declineReason: error.reason }
  }
}

async function findOrderOfCapture(
  { call }: PayPal,
  captureId: string,
): Promise<string | undefined> {
  try {
    const path = capturePath(captureId)
    const capture = await call(OrderOfCapture, { method: 'GET', path, patience: newPatience() })
    return capture.supplementary_data?.related_ids?.order_id
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return undefined
    throw asProviderError(error)
  }
}

async function refundCapture(
  { call, storeName }: PayPal,
  captureId: string,
  { requestId, cents, note }: { requestId: string; cents: number; note: string },
): Promise<ProviderRefund> {
  try {
    const refund = await call(Refund, {
      method: 'POST',
      path: `${capturePath(captureId)}/refund`,
      body: {
        amount: { currency_code: 'USD', value: toDecimal(cents) },
        note_to_payer: `${storeName}: ${note}`.slice(0, 255),
      },
      requestId,
      patience: newPatience(),
    })
    return toProviderRefund(refund)
  } catch (error) {
    throw asProviderError(error)
  }
}

/** The sandbox's payer agrees without being led anywhere. */
const shown = ({ name }: PayPal, order: ProviderOrder): ProviderOrder =>
  name === 'sandbox' ? { ...order, approvalUrl: null } : order

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

function asProviderError(error: unknown): unknown {
  return error instanceof Refused ? new PaymentRefused(error.reason, { cause: error }) : error
}
