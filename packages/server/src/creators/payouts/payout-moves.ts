import type { creators as contract } from '@wakeel/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { payouts } from '../../database/schema/creators.ts'
import { DomainError } from '../../errors.ts'

export type PayoutRow = typeof payouts.$inferSelect
type Status = contract.PayoutStatus

/** From each state, those that a payout can go to. A bank may give one back that it had already paid. */
const moves: Record<Status, readonly Status[]> = {
  ready: ['sent'],
  sent: ['paid', 'returned'],
  paid: ['returned'],
  returned: [],
}

const timeOf = { sent: 'sentAt', paid: 'paidAt', returned: 'returnedAt' } as const

/** Moves a payout on; throws `creators.payout_moved` when somebody else moved it first or it cannot go there. */
export async function movePayout(
  tx: Transaction,
  { id, status }: PayoutRow,
  to: keyof typeof timeOf,
  at: Date,
): Promise<PayoutRow> {
  if (!moves[status].includes(to)) throw new DomainError('creators.payout_moved')
  const changes = { status: to, [timeOf[to]]: at }
  const [moved] = await tx
    .update(payouts)
    .set(changes)
    .where(and(eq(payouts.id, id), eq(payouts.status, status)))
    .returning()
  if (!moved) throw new DomainError('creators.payout_moved')
  return moved
}

/** The payouts of a week that are in one of these states, locked until the transaction ends. */
export function lockPayouts(tx: Transaction, week: string, states: Status[]): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.week, week), inArray(payouts.status, states)))
    .orderBy(payouts.sequence)
    .for('update')
}

/** The reference on the bank statement. */
export const numberOf = ({ sequence }: Pick<PayoutRow, 'sequence'>): string =>
  `PO-${String(sequence).padStart(6, '0')}`
