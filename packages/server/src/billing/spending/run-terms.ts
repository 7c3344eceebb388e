import { aed, type runs as contract } from '@wakeel/contract'
import type { Queries } from '../../database/database.ts'
import type { RunChargeDependencies } from './dependencies.ts'
import { readEntitlementStatus } from './entitlement-status.ts'
import { blockReasonOfRun } from './spending.ts'
import { findWallet, spendable } from './wallet.ts'

/** A run that somebody would like to begin, for themselves or for an organisation. */
export interface RunRequest {
  userId: string
  appId: string
  organisationId?: string | undefined
}

/** What the next run would cost, without reserving anything; also of an app that was taken out of the store during the last one. */
export async function runTerms(
  { clock, plans, organisations }: RunChargeDependencies,
  queries: Queries,
  { userId: memberId, appId, organisationId }: RunRequest,
): Promise<contract.RunTerms> {
  const now = clock.now()
  const allowance =
    organisationId === undefined
      ? undefined
      : await organisations.findAllowance(queries, { userId: memberId, appId, organisationId }, now)
  const userId = allowance?.payerId ?? memberId
  const { app, isOwned, included } = await readEntitlementStatus(queries, {
    plans,
    userId,
    appId,
    now,
  })
  const wallet = await findWallet(queries, userId)
  const seesBalance = allowance?.seesBalance ?? true
  const blockReason = allowance?.blockReasonAt(0) ?? null
  const terms = {
    price: aed(0),
    blockReason,
    included,
    cap: allowance?.nearestCap ?? null,
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
    allowance?.blockReasonAt(fils) ??
    (await blockReasonOfRun(queries, { userId, wallet, fils, now }))
  return { ...terms, source: 'wallet', price: aed(fils), blockReason: blockReasonOfPrice }
}
