import { aed, type creators as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { eq, sql } from 'drizzle-orm'
import { lockActor } from '../../accounts/lock-actor.ts'
import type { Transaction } from '../../database/database.ts'
import { users } from '../../database/schema/accounts.ts'
import { creatorAccounts } from '../../database/schema/billing.ts'
import { payouts } from '../../database/schema/creators.ts'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { CreatorDependencies } from '../dependencies.ts'
import { RIGHT } from './bank-file-admin.ts'
import { payoutReturnedEmail } from './payout-emails.ts'
import { movePayout, numberOf, type PayoutRow } from './payout-moves.ts'

type Routes = typeof contract.routes

export async function returnPayout(
  { database, clock, billing: { ledger }, outbox, audit }: CreatorDependencies,
  { id, reason }: InputOf<Routes['returnPayout']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['returnPayout']>> {
  const actor = requireUser(caller)
  return database.transaction(async (tx) => {
    await lockActor(tx, actor, RIGHT)
    const payout = await lockPayout(tx, id)
    const { status } = await movePayout(tx, payout, 'returned', clock.now())
    await ledger.post(tx, 'payout_returned', id, [
      { account: payout.status === 'paid' ? 'bank' : 'payouts', ...aed(payout.fils) },
      { account: await ownerAccount(tx, payout), ...aed(-payout.fils) },
    ])
    const { userId } = payout
    const email = payoutReturnedEmail({ ...payout, number: numberOf(payout) })
    if (userId) await outbox.queue(tx, { reference: `payout-returned:${id}`, userId, ...email })
    await audit.record(tx, {
      actor,
      action: 'payments.payout_returned',
      subject: { kind: 'payout', id },
      before: { status: payout.status },
      after: { status, fils: payout.fils },
      reason,
    })
    return { success: true, status }
  })
}

/** A payout, locked, after its creator was kept from leaving. */
async function lockPayout(tx: Transaction, id: string): Promise<PayoutRow> {
  const owner = tx.select({ userId: payouts.userId }).from(payouts).where(eq(payouts.id, id))
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql`(${owner})`))
    .for('key share')
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update')
  if (!payout) throw new DomainError('creators.payout_not_found')
  return payout
}

/** What comes back for a creator who has left is among the unclaimed money. */
async function ownerAccount(
  tx: Transaction,
  { accountId }: PayoutRow,
): Promise<'unclaimed' | { id: string }> {
  const [creator] = await tx
    .select()
    .from(creatorAccounts)
    .where(eq(creatorAccounts.accountId, accountId))
    .for('key share')
  return creator ? { id: accountId } : 'unclaimed'
}
