import { toDecimal } from '@wakeel/contract'
import type { sandboxCaptures, sandboxOrders, sandboxRefunds, sandboxVault } from './tables.ts'

export type OrderRow = typeof sandboxOrders.$inferSelect
export type CaptureRow = typeof sandboxCaptures.$inferSelect
export type RefundRow = typeof sandboxRefunds.$inferSelect
export type VaultRow = typeof sandboxVault.$inferSelect

/** What came of an order that was paid. */
export interface Paid {
  taken: CaptureRow | undefined
  refunds: readonly RefundRow[]
  vault: VaultRow | undefined
}

const PAYER = {
  email_address: 'payer@example.com',
  account_id: 'SANDBOXPAYER1',
  name: { given_name: 'Sandbox', surname: 'Payer' },
  address: { country_code: 'AE' },
} as const

const PAYEE = { email_address: 'store@example.com', merchant_id: 'SANDBOXSTORE1' }

/** Whole seconds, as PayPal writes time. */
const toTime = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`

const money = (currency_code: string, cents: number) => ({ currency_code, value: toDecimal(cents) })

/** What the payer has come to, which by itself happens as time goes by. */
export function orderStatus(
  { status, approvesAt, refusesAt }: OrderRow,
  now: Date,
): OrderRow['status'] {
  if (status !== 'CREATED') return status
  if (refusesAt && refusesAt <= now) return 'VOIDED'
  return approvesAt && approvesAt <= now ? 'APPROVED' : 'CREATED'
}

/** Writes what is stored the way PayPal does. */
export function createDocuments(baseUrl: string) {
  const link = (path: string, rel: string, method = 'GET') => ({
    href: baseUrl + path,
    rel,
    method,
  })

  function orderSummary(order: OrderRow, now: Date) {
    const path = `/v2/checkout/orders/${order.id}`
    const status = orderStatus(order, now)
    const page = link(
      `/checkoutnow?token=${order.id}`,
      order.hasPaymentSource ? 'payer-action' : 'approve',
    )
    return {
      id: order.id,
      status: status === 'CREATED' && order.hasPaymentSource ? 'PAYER_ACTION_REQUIRED' : status,
      links: [
        link(path, 'self'),
        ...(status === 'CREATED' ? [page, link(path, 'update', 'PATCH')] : []),
        ...(status === 'CREATED' || status === 'APPROVED'
          ? [link(`${path}/capture`, 'capture', 'POST')]
          : []),
      ],
    }
  }

  function capture(row: CaptureRow, order: OrderRow) {
    const path = `/v2/payments/captures/${row.id}`
    const isGone = row.isReversed || row.refundedCents === row.cents
    return {
      id: row.id,
      status: isGone ? 'REFUNDED' : row.refundedCents > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED',
      amount: money(order.currency, row.cents),
      final_capture: true,
      seller_protection: { status: 'NOT_ELIGIBLE' },
      seller_receivable_breakdown: {
        gross_amount: money(order.currency, row.cents),
        paypal_fee: money(order.currency, 0),
        net_amount: money(order.currency, row.cents),
      },
      ...(order.invoiceId ? { invoice_id: order.invoiceId } : {}),
      ...(order.customId ? { custom_id: order.customId } : {}),
      supplementary_data: { related_ids: { order_id: order.id } },
      create_time: toTime(row.createdAt),
      update_time: toTime(row.createdAt),
      links: [
        link(path, 'self'),
        link(`${path}/refund`, 'refund', 'POST'),
        link(`/v2/checkout/orders/${order.id}`, 'up'),
      ],
    }
  }

  function refund(row: RefundRow, order: OrderRow, now: Date) {
    return {
      id: row.id,
      status: row.completesAt <= now ? 'COMPLETED' : 'PENDING',
      amount: money(order.currency, row.cents),
      ...(row.note ? { note_to_payer: row.note } : {}),
      ...(order.invoiceId ? { invoice_id: order.invoiceId } : {}),
      ...(order.customId ? { custom_id: order.customId } : {}),
      seller_payable_breakdown: {
        gross_amount: money(order.currency, row.cents),
        paypal_fee: money(order.currency, 0),
        net_amount: money(order.currency, row.cents),
      },
      create_time: toTime(row.createdAt),
      update_time: toTime(row.completesAt),
      links: [
        link(`/v2/payments/refunds/${row.id}`, 'self'),
        link(`/v2/payments/captures/${row.captureId}`, 'up'),
      ],
    }
  }

  return {
    orderSummary,
    capture,
    refund,

    order(order: OrderRow, { taken, refunds, vault }: Paid, now: Date) {
      const { id, status, links } = orderSummary(order, now)
      const isAgreed = status === 'APPROVED' || status === 'COMPLETED'
      const kept = vault && {
        id: vault.id,
        status: 'VAULTED',
        customer: { id: vault.customerId },
        links: [link(`/v3/vault/payment-tokens/${vault.id}`, 'self')],
      }
      return {
        id,
        intent: 'CAPTURE',
        status,
        ...(order.hasPaymentSource || isAgreed
          ? {
              payment_source: {
                paypal: {
                  ...(isAgreed ? { ...PAYER, account_status: 'VERIFIED' } : {}),
                  ...(kept && taken ? { attributes: { vault: kept } } : {}),
                },
              },
            }
          : {}),
        purchase_units: [
          {
            reference_id: order.referenceId,
            amount: money(order.currency, order.cents),
            payee: PAYEE,
            ...(order.description ? { description: order.description } : {}),
            ...(order.customId ? { custom_id: order.customId } : {}),
            ...(order.invoiceId ? { invoice_id: order.invoiceId } : {}),
            ...(taken
              ? {
                  payments: {
                    captures: [capture(taken, order)],
                    ...(refunds.length > 0
                      ? { refunds: refunds.map((row) => refund(row, order, now)) }
                      : {}),
                  },
                }
              : {}),
          },
        ],
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
    },

    /** Money that the payer's bank took back: PayPal tells of it as of a refund that nobody asked for. */
    reversal(
      id: string,
      { taken, order }: { taken: CaptureRow; order: OrderRow },
      cents: number,
      now: Date,
    ) {
      return {
        id,
        status: 'COMPLETED',
        amount: money(order.currency, cents),
        create_time: toTime(now),
        update_time: toTime(now),
        links: [
          link(`/v2/payments/refunds/${id}`, 'self'),
          link(`/v2/payments/captures/${taken.id}`, 'up'),
        ],
      }
    },

    declinedCapture(id: string, order: OrderRow, now: Date) {
      return {
        id,
        status: 'DECLINED',
        amount: money(order.currency, order.cents),
        supplementary_data: { related_ids: { order_id: order.id } },
        create_time: toTime(now),
        update_time: toTime(now),
        links: [
          link(`/v2/payments/captures/${id}`, 'self'),
          link(`/v2/checkout/orders/${order.id}`, 'up'),
        ],
      }
    },
  }
}

export type Documents = ReturnType<typeof createDocuments>
