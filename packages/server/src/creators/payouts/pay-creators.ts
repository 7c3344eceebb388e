import { aed, creators } from '@wakeel/contract'
import { and, asc, eq, max, min, not, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { users } from '../../database/schema/accounts.ts'
import { creatorAccounts, ledgerLines, ledgerTransactions } from '../../database/schema/billing.ts'
import { payoutDetails, payouts, payoutWeeks } from '../../database/schema/creators.ts'
import { tryEach } from '../../try-each.ts'
import { recordEvent } from '../../webhooks/record-event.ts'
import type { CreatorDependencies } from '../dependencies.ts'
import { readPayable } from './owed.ts'
import { payoutEmail } from './payout-emails.ts'
import { numberOf } from './payout-moves.ts'
import { boundsOfWeek, dueAt, nextWeek, weekOf } from './weeks.ts'

/** Makes the payouts of every week that is due. Cheap when none is. One creator who cannot be paid keeps no other waiting. */
export async function payCreators(dependencies: CreatorDependencies): Promise<void> {
  const {
    database,
    billing: { ledger },
    faults,
    clock,
  } = dependencies
  const weeks = await dueWeeks(dependencies)
  if (weeks.length === 0) return
  const payees = await database
    .select({ userId: payoutDetails.userId, accountId: creatorAccounts.accountId })
    .from(payoutDetails)
    .innerJoin(creatorAccounts, eq(creatorAccounts.userId, payoutDetails.userId))
    .orderBy(asc(payoutDetails.userId))
  // What failed is tried again in the next round, for all these weeks.
  await tryEach(
    payees,
    async ({ userId, accountId }) => {
      // Most have nothing to be paid, and need not be locked to see that.
      if (-(await ledger.balance(database, accountId)) < creators.PAYOUT_LEAST_FILS) return
      for (const week of weeks)
        if (await database.transaction((tx) => payCreator(dependencies, tx, userId, week)))
          await faults.reach('creators.payout_made')
    },
    'creators could not be paid',
  )
  const finishedAt = clock.now()
  await database
    .insert(payoutWeeks)
    .values(weeks.map((week) => ({ week, finishedAt })))
    .onConflictDoNothing()
}

/** The weeks whose payouts are due and not all made, in their order. The first is that of the first earnings. */
async function dueWeeks(dependencies: CreatorDependencies): Promise<string[]> {
  const [finished] = await dependencies.database
    .select({ week: max(payoutWeeks.week) })
    .from(payoutWeeks)
  const now = dependencies.clock.now()
  const weeks: string[] = []
  let week = finished?.week ? nextWeek(finished.week) : await firstWeek(dependencies)
  for (; week && dueAt(week) <= now; week = nextWeek(week)) weeks.push(week)
  return weeks
}

async function firstWeek({ database }: CreatorDependencies): Promise<string | undefined> {
  const [first] = await database
    .select({ at: min(ledgerTransactions.happenedAt) })
    .from(creatorAccounts)
    .innerJoin(ledgerLines, eq(ledgerLines.accountId, creatorAccounts.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
  return first?.at ? weekOf(first.at) : undefined
}

/** What was earned before the week ended and the guarantee had released by then; true when that made a payout. */
async function payCreator(
  { newId, clock, faults, billing: { ledger }, outbox }: CreatorDependencies,
  tx: Transaction,
  userId: string,
  week: string,
): Promise<boolean> {
  // Before any row is locked: whoever ends the week waits for this, and this for whoever does.
  await tx.execute(sql`lock table ${payoutWeeks} in share mode`)
  const payee = await lockPayee(tx, userId)
  if (!payee || (await isMade(tx, payee.accountId, week))) return false
  const fils = await readPayable(tx, payee.accountId, boundsOfWeek(week).ends)
  if (fils < creators.PAYOUT_LEAST_FILS) return false
  const row = {
    id: newId(),
    ...payee,
    userId,
    week,
    status: 'ready',
    fils,
    createdAt: clock.now(),
  } as const
  const [payout] = await tx.insert(payouts).values(row).returning()
  await faults.reach('creators.payout_stored')
  await ledger.post(tx, 'payout', row.id, [
    { account: { id: payee.accountId }, ...aed(fils) },
    { account: 'payouts', ...aed(-fils) },
  ])
  await outbox.queue(tx, {
    reference: `payout:${row.id}`,
    userId,
    ...payoutEmail({ ...row, number: numberOf(payout!) }),
  })
  await recordEvent(tx, {
    type: 'payout.created',
    ids: [row.id],
    to: { userId },
    at: row.createdAt,
    data: { payout_id: row.id, number: numberOf(payout!), week, amount: aed(fils) },
  })
  await faults.reach('creators.payout_posted')
  return true
}

/** Where a creator's earnings go, their account locked against sales and refunds; undefined when they have left or are suspended. */
async function lockPayee(tx: Transaction, userId: string) {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), not(users.isSuspended)))
    .for('key share')
  if (!person) return undefined
  const [account] = await tx
    .select({ accountId: creatorAccounts.accountId })
    .from(creatorAccounts)
    .where(eq(creatorAccounts.userId, userId))
    .for('update')
  const { holderName, iban } = payoutDetails
  const [details] = await tx
    .select({ holderName, iban })
    .from(payoutDetails)
    .where(eq(payoutDetails.userId, userId))
  return account && details ? { ...account, ...details } : undefined
}

/** Whether the creator has a payout for the week, or it has ended without one. */
async function isMade(tx: Transaction, accountId: string, week: string): Promise<boolean> {
  const made = await tx.$count(
    payouts,
    and(eq(payouts.accountId, accountId), eq(payouts.week, week)),
  )
  const ended = await tx.$count(payoutWeeks, eq(payoutWeeks.week, week))
  return made + ended > 0
}
