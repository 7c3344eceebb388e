import { aed, type runs as contract } from '@wakeel/contract'
import { and, eq, lt, sql } from 'drizzle-orm'
import { lockPerson } from '../../accounts/lock-person.ts'
import type { Clock } from '../../clock.ts'
import type { Queries, Transaction } from '../../database/database.ts'
import { includedUsage, runCharges } from '../../database/schema/billing.ts'
import type { runs } from '../../database/schema/runs.ts'
import { DomainError } from '../../errors.ts'
import type { Organisations } from '../../organisations/organisations.ts'
import type { SpendingAllowance } from '../../organisations/spending-allowance.ts'
import { monthOf } from '../../uae-calendar.ts'
import type { Ledger } from '../ledger.ts'
import type { PlanBook } from '../plans/plan-book.ts'
import { createAgentSales } from './agent-sales.ts'
import { type EntitlementStatus, readEntitlementStatus, readListed } from './entitlement-status.ts'
import { createIncludedShares, type Funded } from './included-shares.ts'
import { blockReasonOfPaying } from './spending.ts'
import { spendable, type Wallet, type Wallets } from './wallet.ts'

interface Dependencies {
  clock: Clock
  ledger: Ledger
  wallets: Wallets
  plans: PlanBook
  organisations: Pick<
    Organisations,
    'findAllowance' | 'reserveAllowance' | 'countRun' | 'uncountRun'
  >
}

/** A run that somebody would like to begin, for themselves or for an organisation. */
export interface WantedRun {
  userId: string
  appId: string
  organisationId?: string | undefined
}

/** Who pays for a run that is about to begin. */
export interface Payer {
  userId: string
  /** Of the organisation that it is for. */
  room: SpendingAllowance | undefined
  /** When it begins, so that all that is counted for it counts in one month. */
  now: Date
}

type EndedRun = Pick<typeof runs.$inferSelect, 'id' | 'userId' | 'appId' | 'organisationId'>
type Charge = typeof runCharges.$inferSelect
type Source = contract.RunSource

/** What pays for a run: nothing, an agent that was bought, a run of the plan, or the wallet, in this order. */
export function createRunCharges({ clock, ledger, wallets, organisations, plans }: Dependencies) {
  const sales = createAgentSales({ ledger })
  const shares = createIncludedShares({ ledger })

  /** Keeps what the source has for the run, or throws what stands in the way. */
  async function reserveFrom(
    tx: Transaction,
    { userId, room, now }: Payer,
    { app, isOwned, included }: EntitlementStatus,
  ): Promise<Source> {
    requireRoom(room, 0)
    if (app.pricingModel === 'free') return 'free'
    if (isOwned) return 'entitlement'
    if (included) await sales.openCreatorAccount(tx, app.creatorId)
    if (included && (await takeIncluded(tx, userId, monthOf(now), included.limit)))
      return 'included'
    if (app.pricingModel !== 'per_use') throw new DomainError('billing.purchase_required')
    requireRoom(room, app.priceFils)
    const paying = { userId, fils: app.priceFils, now }
    // Only spares those that cannot be paid the wait for the wallet; what is decided under its lock holds.
    await requireNotBlocked(tx, { ...paying, wallet: await wallets.find(tx, userId) })
    await sales.openCreatorAccount(tx, app.creatorId)
    await requireNotBlocked(tx, { ...paying, wallet: await wallets.hold(tx, userId) })
    if (!(await wallets.reserve(tx, userId, app.priceFils)))
      throw new DomainError('billing.balance_too_low')
    return 'wallet'
  }

  return {
    /** What the next run would cost, without reserving anything; also of an app that was taken out of the store during the last one. */
    async terms(
      queries: Queries,
      { userId: memberId, appId, organisationId }: WantedRun,
    ): Promise<contract.RunTerms> {
      const now = clock.now()
      const room =
        organisationId === undefined
          ? undefined
          : await organisations.findAllowance(
              queries,
              { userId: memberId, appId, organisationId },
              now,
            )
      const userId = room?.payerId ?? memberId
      const { app, isOwned, included } = await readEntitlementStatus(queries, {
        plans,
        userId,
        appId,
        now,
      })
      const wallet = await wallets.find(queries, userId)
      const seesBalance = room?.seesBalance ?? true
      const blockReason = room?.blockReasonAt(0) ?? null
      const terms = {
        price: aed(0),
        blockReason,
        included,
        balance: aed(seesBalance ? spendable(wallet) : 0),
      }
      if (app.pricingModel === 'free') return { ...terms, source: 'free' }
      if (isOwned) return { ...terms, source: 'entitlement' }
      if (included && included.used < included.limit) return { ...terms, source: 'included' }
      if (app.pricingModel !== 'per_use')
        return {
          ...terms,
          source: 'wallet',
          blockReason: blockReason ?? 'billing.purchase_required',
        }
      const fils = app.priceFils
      const blockReasonOfPrice =
        room?.blockReasonAt(fils) ??
        (await blockReasonOfRun(queries, { userId, wallet, fils, now }))
      return { ...terms, source: 'wallet', price: aed(fils), blockReason: blockReasonOfPrice }
    },

    /** Holds who pays for a run, and the organisation that it is for, before anything is stored for it. */
    async lockPayer(tx: Transaction, { userId, appId, organisationId }: WantedRun): Promise<Payer> {
      const now = clock.now()
      if (organisationId === undefined) {
        await lockPerson(tx, userId)
        return { userId, room: undefined, now }
      }
      const room = await organisations.reserveAllowance(tx, { userId, appId, organisationId }, now)
      return { userId: room.payerId, room, now }
    },

    /** Reserves what pays for a run in the transaction that stores it, the payer being held; throws what stands in the way. */
    async reserve(
      tx: Transaction,
      { id, ...run }: WantedRun & { id: string },
      payer: Payer,
    ): Promise<void> {
      const { userId, now } = payer
      const standing = await readListed(tx, { plans, userId, appId: run.appId, now })
      const source = await reserveFrom(tx, payer, standing)
      const agreed = sales.agree(
        source === 'wallet' ? standing.app : { ...standing.app, priceFils: 0 },
      )
      const month = monthOf(now)
      const shared =
        source === 'included'
          ? await shares.agree(tx, { ...standing, payerId: userId, runnerId: run.userId, now })
          : {}
      const charge = {
        runId: id,
        userId,
        source,
        status: 'reserved',
        month,
        createdAt: now,
        ...agreed,
        ...shared,
      } as const
      await tx.insert(runCharges).values(charge)
      const { organisationId } = run
      if (organisationId)
        await organisations.countRun(tx, { ...run, organisationId, month, fils: agreed.priceFils })
    },

    /** Takes it, and posts the sale or the creator's share of the plan, in the transaction that stores the answer. */
    async take(tx: Transaction, runId: string): Promise<void> {
      const reserved = await lockReserved(tx, runId)
      const funded = await shares.fund(tx, reserved)
      // In one update, as in `takeHeld`.
      const charge = await end(tx, runId, 'taken', funded)
      await shares.post(tx, charge)
      if (charge.source !== 'wallet') return
      const userId = payer(charge)
      const paid = await wallets.takeHeld(tx, userId, charge.priceFils)
      await sales.post(tx, 'run', runId, { paid, sale: charge })
    },

    /** Gives it back in the transaction that records the failure. */
    async giveBack(tx: Transaction, run: EndedRun): Promise<void> {
      const { userId, source, month, priceFils: fils } = await end(tx, run.id, 'given_back')
      // Whoever has left has neither a wallet nor a plan.
      if (userId !== null && source === 'wallet') await wallets.release(tx, userId, fils)
      if (userId !== null && source === 'included') await giveIncludedBack(tx, userId, month)
      const { organisationId } = run
      if (organisationId !== null)
        await organisations.uncountRun(tx, { ...run, organisationId, month, fils })
    },

    /** What paid for a run. */
    async chargeOf(queries: Queries, runId: string): Promise<contract.RunResult['charge']> {
      const [charge] = await queries.select().from(runCharges).where(eq(runCharges.runId, runId))
      if (!charge) throw new Error(`the run ${runId} has no charge`)
      return {
        source: charge.source,
        price: aed(charge.status === 'given_back' ? 0 : charge.priceFils),
      }
    },
  }
}

function requireRoom(room: SpendingAllowance | undefined, fils: number): void {
  const blockReason = room?.blockReasonAt(fils)
  if (blockReason) throw new DomainError(blockReason)
}

interface Paying {
  userId: string
  wallet: Wallet | undefined
  fils: number
  now: Date
}

async function requireNotBlocked(tx: Transaction, paying: Paying): Promise<void> {
  const blockReason = await blockReasonOfRun(tx, paying)
  if (blockReason) throw new DomainError(blockReason)
}

async function blockReasonOfRun(
  queries: Queries,
  paying: Paying,
): Promise<contract.RunTerms['blockReason']> {
  const max = paying.wallet?.maxPerRunFils ?? null
  if (max !== null && paying.fils > max) return 'billing.over_max_per_run'
  return blockReasonOfPaying(queries, paying)
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

async function giveIncludedBack(tx: Transaction, userId: string, month: string): Promise<void> {
  await tx
    .update(includedUsage)
    .set({ used: sql`${includedUsage.used} - 1` })
    .where(and(eq(includedUsage.userId, userId), eq(includedUsage.month, month)))
}

async function lockReserved(tx: Transaction, runId: string): Promise<Charge> {
  const [charge] = await tx
    .select()
    .from(runCharges)
    .where(and(eq(runCharges.runId, runId), eq(runCharges.status, 'reserved')))
    .for('no key update')
  if (!charge) throw new Error(`nothing is reserved for the run ${runId}`)
  return charge
}

async function end(
  tx: Transaction,
  runId: string,
  status: 'taken' | 'given_back',
  funded?: Funded,
): Promise<Charge> {
  const [charge] = await tx
    .update(runCharges)
    .set({ status, ...funded })
    .where(and(eq(runCharges.runId, runId), eq(runCharges.status, 'reserved')))
    .returning()
  if (!charge) throw new Error(`nothing is reserved for the run ${runId}`)
  return charge
}

function payer({ runId, userId }: Charge): string {
  if (userId === null) throw new Error(`whoever began the run ${runId} has left`)
  return userId
}
