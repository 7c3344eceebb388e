import {
  breakdownOf,
  type CaptureRow,
  link,
  money,
  namesOf,
  type OrderRow,
  type RefundRow,
  toTime,
} from './documents.ts'

export function refundDocument(baseUrl: string, row: RefundRow, order: OrderRow, now: Date) {
  return {
    id: row.id,
    status: row.completesAt <= now ? 'COMPLETED' : 'PENDING',
    amount: money(order, row.cents),
    ...(row.note ? { note_to_payer: row.note } : {}),
    ...namesOf(order),
    seller_payable_breakdown: breakdownOf(order, row.cents),
    create_time: toTime(row.createdAt),
    update_time: toTime(row.completesAt),
    links: links(baseUrl, row.id, row.captureId),
  }
}

/** Money that the payer's bank took back: PayPal tells of it as of a refund that nobody asked for. */
export function reversalDocument(
  baseUrl: string,
  id: string,
  { taken, order }: { taken: CaptureRow; order: OrderRow },
  cents: number,
  now: Date,
) {
  return {
    id,
    status: 'COMPLETED',
    amount: money(order, cents),
    create_time: toTime(now),
    update_time: toTime(now),
    links: links(baseUrl, id, taken.id),
  }
}

const links = (baseUrl: string, id: string, captureId: string) => [
  link(baseUrl, `/v2/payments/refunds/${id}`, 'self'),
  link(baseUrl, `/v2/payments/captures/${captureId}`, 'up'),
]
