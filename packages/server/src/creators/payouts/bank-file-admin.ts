import { aed, type creators as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { lockActor } from '../../accounts/lock-actor.ts'
import { payouts, payoutWeeks } from '../../database/schema/creators.ts'
import { DomainError } from '../../errors.ts'
import { requireUser, type SignedInCaller } from '../../http/caller.ts'
import { type Context, FileReply } from '../../http/context.ts'
import type { CreatorDependencies } from '../dependencies.ts'
import { type BankOrder, toBankCsv, toPain001 } from './bank-file.ts'
import { lockPayouts, movePayout, type PayoutRow } from './payout-moves.ts'

type Routes = typeof contract.routes

export const RIGHT = 'platform_settings'

const files = {
  csv: { of: toBankCsv, type: 'text/csv; charset=utf-8', ending: 'csv' },
  pain001: { of: toPain001, type: 'application/xml', ending: 'xml' },
} as const

/** The same file however often it is asked for, as long as the bank has not answered. */
export async function makeBankFile(
  creators: CreatorDependencies,
  { week, format }: InputOf<Routes['makeBankFile']>,
  { caller }: Context,
): Promise<FileReply> {
  const sent = await sendPayouts(creators, week, format, requireUser(caller))
  const order: BankOrder = { week, payouts: sent, sentAt: sent[0]!.sentAt!, payer: creators.payer }
  const { of, type, ending } = files[format]
  return new FileReply(of(order), { type, filename: `payouts-${week}.${ending}` })
}

/** A repeat confirms nothing more. */
export async function confirmPayouts(
  { database, clock, billing: { ledger }, audit }: CreatorDependencies,
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
}

/** Gives what is ready to the bank. That ends the week: whoever is not in its file is in a later one, so that no file ever grows. */
async function sendPayouts(
  { database, clock, audit }: CreatorDependencies,
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

const filsOf = (some: readonly PayoutRow[]): number =>
  some.reduce((total, { fils }) => total + fils, 0)
