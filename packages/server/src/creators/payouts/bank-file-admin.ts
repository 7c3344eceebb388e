import { aed, type creators as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { lockActor } from '../../accounts/lock-actor.ts'
import type { Transaction } from '../../database/database.ts'
import { users } from '../../database/schema/accounts.ts'
import { creatorAccounts } from '../../database/schema/billing.ts'
import { payouts, payoutWeeks } from '../../database/schema/creators.ts'
import { DomainError } from '../../errors.ts'
import { requireUser, type SignedInCaller } from '../../http/caller.ts'
import { type Context, FileReply } from '../../http/context.ts'
import type { CreatorDependencies } from '../dependencies.ts'
import { type BankOrder, toBankCsv, toPain001 } from './bank-file.ts'
import { toPayout } from './earnings.ts'
import { payoutReturnedEmail } from './payout-emails.ts'
import { lockPayouts, movePayout, numberOf, type PayoutRow } from './payout-moves.ts'

type Routes = typeof contract.routes

const RIGHT = 'platform_settings'

const noneOfAny = { ready: 0, sent: 0, paid: 0, returned: 0 }

const files = {
  csv: { of: toBankCsv, type: 'text/csv; charset=utf-8', ending: 'csv' },
  pain001: { of: toPain001, type: 'application/xml', ending: 'xml' },
} as const

/** What the operator does with payouts: gives them to the bank, and records what the bank did. */
export function createBankFileAdmin({
  database,
  clock,
  billing: { ledger },
  audit,
  outbox,
  payer,
}: CreatorDependencies) {
  /** Gives what is ready to the bank. That ends the week: whoever is not in its file is in a later one, so that no file ever grows. */
  async function sendPayouts(
    week: string,
    format: string,
    actor: SignedInCaller,
  ): Promise<PayoutRow[]> {
    return database.transaction(async (tx) => {
      const now = clock.now()
      // Waits for the payouts that are being made at this moment, and must come before any row is locked.
      await tx.insert(payoutWeeks).values({ week, finishedAt: now }).onConflictDoNothing()
      await lockActor(tx, actor, RIGHT)
      const found = await lockPayouts(tx, week, ['ready', 'sent'])
      if (found.length === 0) throw new DomainError('creators.payout_not_found')
      const sent: PayoutRow[] = []
      for (const payout of found)
        sent.push(payout.status === 'ready' ? await movePayout(tx, payout, 'sent', now) : payout)
      await audit.record(tx, {
        actor,
        action: 'payments.bank_file_made',
        subject: { kind: 'payout_week', id: week },
        before: { ready: found.filter(({ status }) => status === 'ready').length },
        after: { format, payouts: sent.length, fils: filsOf(sent) },
      })
      return sent
    })
  }

  return {
    async listPayoutWeeks(): Promise<ReplyOf<Routes['listPayoutWeeks']>> {
      const rows = await database
        .select({
          week: payouts.week,
          status: payouts.status,
          count: sql<number>`count(*)::int`,
          fils: sql<string>`sum(${payouts.fils})`.mapWith(Number),
        })
        .from(payouts)
        .groupBy(payouts.week, payouts.status)
        .orderBy(desc(payouts.week))
      const weeks = [...Map.groupBy(rows, ({ week }) => week)].map(([week, states]) => ({
        week,
        payouts: states.reduce((total, { count }) => total + count, 0),
        total: aed(states.reduce((total, { fils }) => total + fils, 0)),
        by_status: {
          ...noneOfAny,
          ...Object.fromEntries(states.map(({ status, count }) => [status, count])),
        },
      }))
      return { success: true, weeks }
    },

    async listWeekPayouts({
      week,
    }: InputOf<Routes['listWeekPayouts']>): Promise<ReplyOf<Routes['listWeekPayouts']>> {
      const rows = await database
        .select()
        .from(payouts)
        .where(eq(payouts.week, week))
        .orderBy(asc(payouts.sequence))
      if (rows.length === 0) throw new DomainError('creators.payout_not_found')
      return { success: true, payouts: rows.map(toPayout) }
    },

    /** The same file however often it is asked for, as long as the bank has not answered. */
    async makeBankFile(
      { week, format }: InputOf<Routes['makeBankFile']>,
      { caller }: Context,
    ): Promise<FileReply> {
      const sent = await sendPayouts(week, format, requireUser(caller))
      const order: BankOrder = { week, payouts: sent, sentAt: sent[0]!.sentAt!, payer }
      const { of, type, ending } = files[format]
      return new FileReply(of(order), { type, filename: `payouts-${week}.${ending}` })
    },

    /** A repeat confirms nothing more. */
    async confirmPayouts(
      { week }: InputOf<Routes['confirmPayouts']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['confirmPayouts']>> {
      const actor = requireUser(caller)
      return database.transaction(async (tx) => {
        await lockActor(tx, actor, RIGHT)
        if ((await tx.$count(payouts, eq(payouts.week, week))) === 0)
          throw new DomainError('creators.payout_not_found')
        const sent = await lockPayouts(tx, week, ['sent'])
        for (const payout of sent) {
          await movePayout(tx, payout, 'paid', clock.now())
          await ledger.post(tx, 'payout_paid', payout.id, [
            { account: 'payouts', ...aed(payout.fils) },
            { account: 'bank', ...aed(-payout.fils) },
          ])
        }
        if (sent.length > 0) {
          await audit.record(tx, {
            actor,
            action: 'payments.payouts_confirmed',
            subject: { kind: 'payout_week', id: week },
            before: { status: 'sent' },
            after: { status: 'paid', payouts: sent.length, fils: filsOf(sent) },
          })
        }
        return { success: true, confirmed: sent.length }
      })
    },

    async returnPayout(
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
    },
  }
}

const filsOf = (some: readonly PayoutRow[]): number =>
  some.reduce((total, { fils }) => total + fils, 0)

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
