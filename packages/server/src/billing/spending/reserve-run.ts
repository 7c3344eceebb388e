import { aed, type runs as contract } from '@wakeel/contract'
import { lt, sql } from 'drizzle-orm'
import { lockPerson } from '../../accounts/lock-person.ts'
import type { Transaction } from '../../database/database.ts'
import { includedUsage, runCharges } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import type { SpendingAllowance } from '../../organisations/spending-allowance.ts'
import { monthOf } from '../../uae-calendar.ts'
import { agreeSale, openCreatorAccount } from './agent-sales.ts'
import type { RunChargeDependencies } from './dependencies.ts'
import { type EntitlementStatus, readListed } from './entitlement-status.ts'
import { agreeIncludedShare } from './included-shares.ts'
import type { RunRequest } from './run-terms.ts'
import { blockReasonOfRun, type Paying } from './spending.ts'
import { findWallet, holdMoney, lockWallet } from './wallet.ts'

/** Who pays for a run that is about to begin. */
interface Payer {
  userId: string
  /** Of the organisation that it is for. */
  allowance: SpendingAllowance | undefined
  /** When it begins, so that all that is counted for it counts in one month. */
  now: Date
}

/** Locks who pays for a run, and the organisation that it is for, before anything is stored for it. */
export async function lockPayer(
  { clock, organisations }: RunChargeDependencies,
  tx: Transaction,
  { userId, appId, organisationId }: RunRequest,
): Promise<Payer> {
  const now = clock.now()
  if (organisationId === undefined) {
    await lockPerson(tx, userId)
    return { userId, allowance: undefined, now }
  }
  const run = { userId, appId, organisationId }
  const allowance = await organisations.reserveAllowance(tx, run, now)
  return { userId: allowance.payerId, allowance, now }
}

/** Reserves what pays for a run in the transaction that stores it, the payer being locked; throws what stands in the way. */
export async function reserveRun(
  billing: RunChargeDependencies,
  tx: Transaction,
  { id, ...run }: RunRequest & { id: string },
  payer: Payer,
): Promise<contract.RunResult['charge']> {
  const { plans, organisations } = billing
  const { userId, now } = payer
  const status = await readListed(tx, { plans, userId, appId: run.appId, now })
  const source = await reserveFrom(billing, tx, payer, status)
  const agreed = agreeSale(source === 'wallet' ? status.app : { ...status.app, priceFils: 0 })
  const month = monthOf(now)
  const shared =
    source === 'included'
      ? await agreeIncludedShare(tx, { ...status, payerId: userId, runnerId: run.userId, now })
      : {}
  await tx.insert(runCharges).values({
    runId: id,
    userId,
    source,
    status: 'reserved',
    month,
    createdAt: now,
    ...agreed,
    ...shared,
  })
  const { organisationId } = run
  if (organisationId)
    await organisations.countRun(tx, { ...run, organisationId, month, fils: agreed.priceFils })
  return { source, price: aed(agreed.priceFils) }
}

/** Keeps what the source has for the run, or throws what stands in the way. */
async function reserveFrom(
  billing: RunChargeDependencies,
  tx: Transaction,
  { userId, allowance, now }: Payer,
  { app, isOwned, included }: EntitlementStatus,
): Promise<contract.RunSource> {
  requireAllowed(allowance, 0)
  if (app.pricingModel === 'free') return 'free'
  if (isOwned) return 'entitlement'
  if (included) await openCreatorAccount(billing, tx, app.creatorId)
  if (included && (await takeIncluded(tx, userId, monthOf(now), included.limit))) return 'included'
  if (app.pricingModel !== 'per_use') throw new DomainError('billing.purchase_required')
  requireAllowed(allowance, app.priceFils)
  const paying = { userId, fils: app.priceFils, now }
  // Only spares those that cannot be paid the wait for the wallet; what is decided under its lock holds.
  await requireNotBlocked(tx, { ...paying, wallet: await findWallet(tx, userId) })
  await openCreatorAccount(billing, tx, app.creatorId)
  await requireNotBlocked(tx, { ...paying, wallet: await lockWallet(billing, tx, userId) })
  if (!(await holdMoney(tx, userId, app.priceFils)))
    throw new DomainError('billing.balance_too_low')
  return 'wallet'
}

function requireAllowed(allowance: SpendingAllowance | undefined, fils: number): void {
  const blockReason = allowance?.blockReasonAt(fils)
  if (blockReason) throw new DomainError(blockReason)
}

async function requireNotBlocked(tx: Transaction, paying: Paying): Promise<void> {
  const blockReason = await blockReasonOfRun(tx, paying)
  if (blockReason) throw new DomainError(blockReason)
}

/** Takes one of the month's included runs; false when none is left. Exact however many ask at once, as it is a single statement. */
async function takeIncluded(
  tx: Transaction,
  userId: string,
  month: string,
  limit: number,
): Promise<boolean> {
  const taken = await tx
    .insert(includedUsage)
    .values({ userId, month, used: 1 })
    .onConflictDoUpdate({
      target: [includedUsage.userId, includedUsage.month],
      set: { used: sql`${includedUsage.used} + 1` },
      setWhere: lt(includedUsage.used, limit),
    })
    .returning({ used: includedUsage.used })
  return taken.length > 0
}
