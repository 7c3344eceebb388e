import { aed } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { creatorAccounts, type OrderRow } from '../../database/schema/billing.ts'
import { recordEvent } from '../../webhooks/record-event.ts'
import type { Line } from '../ledger.ts'

/** Money that goes back, as it is told. */
export interface ToldRefund {
  id: string
  kind: 'request' | 'chargeback'
  order: OrderRow
  at: Date
}

/** Tells the customer what went back to them. */
export const recordForCustomer = (tx: Transaction, refund: ToldRefund, fils: number) =>
  record(tx, refund, {
    to: 'customer',
    userId: refund.order.userId,
    fils,
    appId: refund.order.appId,
  })

/** Tells creators what is taken back of their shares, by the lines that take it. */
export async function recordForCreators(
  tx: Transaction,
  refund: ToldRefund,
  appId: string | null,
  lines: readonly Line[],
): Promise<void> {
  for (const { account, amount, sharePercent } of lines) {
    if (sharePercent === undefined || typeof account === 'string') continue
    const [creator] = await tx
      .select({ userId: creatorAccounts.userId })
      .from(creatorAccounts)
      .where(eq(creatorAccounts.accountId, account.id))
    if (creator) await record(tx, refund, { to: 'creator', ...creator, fils: amount, appId })
  }
}

function record(
  tx: Transaction,
  { id, kind, order, at }: ToldRefund,
  {
    to,
    userId,
    fils,
    appId,
  }: { to: 'customer' | 'creator'; userId: string | null; fils: number; appId: string | null },
): Promise<void> {
  return recordEvent(tx, {
    type: 'refund.created',
    ids: [id, to, userId ?? '', appId ?? ''],
    to: { userId },
    appId,
    at,
    data: {
      refund_id: id,
      order_id: order.id,
      to,
      kind,
      order_kind: order.kind,
      ...(appId === null && { app: null }),
      amount: aed(fils),
    },
  })
}
