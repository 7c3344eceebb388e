import { captureDocument } from './capture-document.ts'
import {
  type CaptureRow,
  link,
  money,
  namesOf,
  type OrderRow,
  type RefundRow,
  toTime,
  type VaultRow,
} from './documents.ts'
import { refundDocument } from './refund-document.ts'

/** What came of an order that was paid. */
interface Paid {
  taken: CaptureRow | undefined
  refunds: readonly RefundRow[]
  vault: VaultRow | undefined
}

export const UNPAID: Paid = { taken: undefined, refunds: [], vault: undefined }

const PAYER = {
  email_address: 'payer@example.com',
  account_id: 'SANDBOXPAYER1',
  name: { given_name: 'Sandbox', surname: 'Payer' },
  address: { country_code: 'AE' },
} as const

const PAYEE = { email_address: 'store@example.com', merchant_id: 'SANDBOXSTORE1' }

/** What the payer has come to, which by itself happens as time goes by. */
export function orderStatus(
  { status, approvesAt, refusesAt }: OrderRow,
  now: Date,
): OrderRow['status'] {
  if (status !== 'CREATED') return status
  if (refusesAt && refusesAt <= now) return 'VOIDED'
  return approvesAt && approvesAt <= now ? 'APPROVED' : 'CREATED'
}

/** What a caller is told of an order who does not want to see all of it. */
export function orderSummary(baseUrl: string, order: OrderRow, now: Date) {
  const path = `/v2/checkout/orders/${order.id}`
  const status = orderStatus(order, now)
  const agree = order.hasPaymentSource ? 'payer-action' : 'approve'
  return {
    id: order.id,
    status: status === 'CREATED' && order.hasPaymentSource ? 'PAYER_ACTION_REQUIRED' : status,
    links: [
      link(baseUrl, path, 'self'),
      ...(status === 'CREATED'
        ? [
            link(baseUrl, `/checkoutnow?token=${order.id}`, agree),
            link(baseUrl, path, 'update', 'PATCH'),
          ]
        : []),
      ...(status === 'CREATED' || status === 'APPROVED'
        ? [link(baseUrl, `${path}/capture`, 'capture', 'POST')]
        : []),
    ],
  }
}

export function orderDocument(baseUrl: string, order: OrderRow, paid: Paid, now: Date) {
  const { id, status, links } = orderSummary(baseUrl, order, now)
  const isAgreed = status === 'APPROVED' || status === 'COMPLETED'
  return {
    id,
    intent: 'CAPTURE',
    status,
    ...(order.hasPaymentSource || isAgreed
      ? { payment_source: { paypal: paymentSource(baseUrl, paid, isAgreed) } }
      : {}),
    purchase_units: [purchaseUnit(baseUrl, order, paid, now)],
    ...(isAgreed
      ? {
          payer: {
            name: PAYER.name,
            email_address: PAYER.email_address,
            payer_id: PAYER.account_id,
            address: PAYER.address,
          },
        }
      : {}),
    create_time: toTime(order.createdAt),
    update_time: toTime(order.updatedAt),
    links,
  }
}

function paymentSource(baseUrl: string, { taken, vault }: Paid, isAgreed: boolean) {
  const kept = vault && {
    id: vault.id,
    status: 'VAULTED',
    customer: { id: vault.customerId },
    links: [link(baseUrl, `/v3/vault/payment-tokens/${vault.id}`, 'self')],
  }
  return {
    ...(isAgreed ? { ...PAYER, account_status: 'VERIFIED' } : {}),
    ...(kept && taken ? { attributes: { vault: kept } } : {}),
  }
}

function purchaseUnit(baseUrl: string, order: OrderRow, { taken, refunds }: Paid, now: Date) {
  const payments = taken && {
    captures: [captureDocument(baseUrl, taken, order)],
    ...(refunds.length > 0
      ? { refunds: refunds.map((row) => refundDocument(baseUrl, row, order, now)) }
      : {}),
  }
  return {
    reference_id: order.referenceId,
    amount: money(order, order.cents),
    payee: PAYEE,
    ...(order.description ? { description: order.description } : {}),
    ...namesOf(order),
    ...(payments ? { payments } : {}),
  }
}
