import {
  breakdownOf,
  type CaptureRow,
  link,
  money,
  namesOf,
  type OrderRow,
  toTime,
} from './documents.ts'

export function captureDocument(baseUrl: string, row: CaptureRow, order: OrderRow) {
  const path = `/v2/payments/captures/${row.id}`
  const isGone = row.isReversed || row.refundedCents === row.cents
  return {
    id: row.id,
    status: isGone ? 'REFUNDED' : row.refundedCents > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED',
    amount: money(order, row.cents),
    final_capture: true,
    seller_protection: { status: 'NOT_ELIGIBLE' },
    seller_receivable_breakdown: breakdownOf(order, row.cents),
    ...namesOf(order),
    ...ofOrder(order, row.createdAt),
    links: [
      link(baseUrl, path, 'self'),
      link(baseUrl, `${path}/refund`, 'refund', 'POST'),
      link(baseUrl, `/v2/checkout/orders/${order.id}`, 'up'),
    ],
  }
}

export function declinedCaptureDocument(baseUrl: string, id: string, order: OrderRow, now: Date) {
  return {
    id,
    status: 'DECLINED',
    amount: money(order, order.cents),
    ...ofOrder(order, now),
    links: [
      link(baseUrl, `/v2/payments/captures/${id}`, 'self'),
      link(baseUrl, `/v2/checkout/orders/${order.id}`, 'up'),
    ],
  }
}

const ofOrder = ({ id }: OrderRow, at: Date) => ({
  supplementary_data: { related_ids: { order_id: id } },
  create_time: toTime(at),
  update_time: toTime(at),
})
