import { createHmac } from 'node:crypto'
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'
import type { founder } from '@wakeel/contract'
import { and, eq, lt, sql } from 'drizzle-orm'
import { bind } from '../bind.ts'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { modelBudgets, modelCalls } from '../database/schema/models.ts'
import { DomainError } from '../errors.ts'
import { beginningOf, dayAfter, dayAt } from '../uae-days.ts'
import { boundOf, costOf, type ModelPrices, type Tokens } from './prices.ts'

/** Whom a model works for. */
export interface ModelTask {
  purpose: 'run' | 'forge'
  runId?: string
  /** The agent that runs. */
  appId?: string
  /** Absent: the store itself. */
  person: string | undefined
}

/** What may be spent on language models in a day, in millionths of a US dollar; absent: as much as it takes. */
export interface ModelBudgets {
  store?: number | undefined
  person?: number | undefined
}

export interface SpendingDependencies {
  database: Database
  clock: Clock
  newId(): string
  secret: string
  prices: ModelPrices
  budgets: ModelBudgets
}

/** A language model as its calls are written down. */
export interface NamedModel {
  model: string
  provider: founder.ModelProvider
}

type Call = Pick<
  typeof modelCalls.$inferSelect,
  'id' | 'day' | 'holder' | 'boundMicroUsd' | 'model'
>

/** What came of a call: what it used, that it used nothing, or that nobody knows. */
export type Used = Tokens | 'nothing' | 'unknown'

const STORE = 'store'
/** Longer than any work with a model takes. */
const ABANDONED_AFTER_MS = 10 * 60_000
/** So long budgets are kept after their day; what was spent stays in the calls. */
const KEPT_DAYS = 7

/**
 * What language models cost. Before a call the maximum that it can cost is held against the budgets of the day, the person's and the store's,
 * and afterwards replaced by what it did cost: they hold whoever calls at the same time. What a call used that was not reported counts as the maximum.
 */
export const createSpending = (dependencies: SpendingDependencies) =>
  bind(dependencies, { begin: beginCall, today: budgetOfToday, settleAbandoned })

/** Begins a call of a language model. Throws when the budget of the day has no room for it. What is returned ends the call, once. */
async function beginCall(
  spending: SpendingDependencies,
  { model, provider }: NamedModel,
  options: LanguageModelV4CallOptions,
  { purpose, runId, appId, person }: ModelTask,
) {
  const { database, clock, newId, secret, prices, budgets } = spending
  const now = clock.now()
  const day = dayAt(now)
  const call = {
    id: newId(),
    model,
    day,
    holder: person === undefined ? null : holderOf(secret, person, day),
    boundMicroUsd: boundOf(options, prices.get(model)),
  }
  await database.transaction(async (tx) => {
    // Always in this order, so that no two wait for each other; what all wait for comes last.
    if (call.holder) await hold(spending, tx, day, call.holder, call.boundMicroUsd, budgets.person)
    await hold(spending, tx, day, STORE, call.boundMicroUsd, budgets.store)
    await tx.insert(modelCalls).values({
      ...call,
      provider,
      purpose,
      runId: runId ?? null,
      appId: appId ?? null,
      status: 'at_work',
      startedAt: now,
    })
  })
  let isEnded = false
  return async (used: Used): Promise<void> => {
    if (isEnded) return
    isEnded = true
    await end(spending, call, used)
  }
}

/** What the store may spend today, has spent, and what those at work can cost at most. */
async function budgetOfToday({
  database,
  clock,
  budgets,
}: SpendingDependencies): Promise<founder.ModelBudget> {
  const [row] = await database
    .select({
      spent_micro_usd: modelBudgets.spentMicroUsd,
      held_micro_usd: modelBudgets.heldMicroUsd,
    })
    .from(modelBudgets)
    .where(and(eq(modelBudgets.day, dayAt(clock.now())), eq(modelBudgets.holder, STORE)))
  return {
    limit_micro_usd: budgets.store ?? null,
    ...(row ?? { spent_micro_usd: 0, held_micro_usd: 0 }),
  }
}

/** Ends calls whose process died, of which nobody knows what they used, and forgets budgets of days that are long over. */
async function settleAbandoned(spending: SpendingDependencies): Promise<void> {
  const { database, clock } = spending
  const now = clock.now()
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS)
  const abandoned = await database
    .select()
    .from(modelCalls)
    .where(and(eq(modelCalls.status, 'at_work'), lt(modelCalls.startedAt, before)))
  for (const call of abandoned) await end(spending, call, 'unknown')
  await database.delete(modelBudgets).where(lt(modelBudgets.day, dayAfter(dayAt(now), -KEPT_DAYS)))
}

const holderOf = (secret: string, person: string, day: string) =>
  createHmac('sha256', secret).update(`model-budget:${day}:${person}`).digest('base64url')

/** One conditional statement: of calls that come at once no two take the same room. */
async function hold(
  { clock }: SpendingDependencies,
  tx: Transaction,
  day: string,
  holder: string,
  bound: number,
  limit: number | undefined,
): Promise<void> {
  await tx
    .insert(modelBudgets)
    .values({ day, holder, spentMicroUsd: 0, heldMicroUsd: 0 })
    .onConflictDoNothing()
  const { spentMicroUsd, heldMicroUsd } = modelBudgets
  const held = await tx
    .update(modelBudgets)
    .set({ heldMicroUsd: sql`${heldMicroUsd} + ${bound}` })
    .where(
      and(
        eq(modelBudgets.day, day),
        eq(modelBudgets.holder, holder),
        limit === undefined
          ? undefined
          : sql`${spentMicroUsd} + ${heldMicroUsd} + ${bound} <= ${limit}`,
      ),
    )
    .returning({ day: modelBudgets.day })
  if (held.length > 0) return
  const secondsLeft = Math.ceil(
    (beginningOf(dayAfter(day)).getTime() - clock.now().getTime()) / 1_000,
  )
  throw new DomainError(
    holder === STORE ? 'runs.model_budget_reached' : 'runs.model_person_budget_reached',
    {
      retryAfterSeconds: secondsLeft,
    },
  )
}

async function release(
  tx: Transaction,
  { day, holder, boundMicroUsd }: Call,
  spent: number,
): Promise<void> {
  for (const of of [...(holder ? [holder] : []), STORE])
    await tx
      .update(modelBudgets)
      .set({
        heldMicroUsd: sql`${modelBudgets.heldMicroUsd} - ${boundMicroUsd}`,
        spentMicroUsd: sql`${modelBudgets.spentMicroUsd} + ${spent}`,
      })
      .where(and(eq(modelBudgets.day, day), eq(modelBudgets.holder, of)))
}

async function end(
  { database, prices }: SpendingDependencies,
  call: Call,
  used: Used,
): Promise<void> {
  const tokens =
    used === 'nothing' ? { input: 0, cached: 0, output: 0 } : used === 'unknown' ? undefined : used
  const price = prices.get(call.model)
  const cost = used === 'nothing' ? 0 : tokens && price ? costOf(tokens, price) : null
  await database.transaction(async (tx) => {
    const ended = await tx
      .update(modelCalls)
      .set({
        status: used === 'nothing' ? 'failed' : tokens ? 'answered' : 'unknown',
        inputTokens: tokens?.input ?? null,
        cachedTokens: tokens?.cached ?? null,
        outputTokens: tokens?.output ?? null,
        costMicroUsd: cost,
      })
      .where(and(eq(modelCalls.id, call.id), eq(modelCalls.status, 'at_work')))
      .returning({ id: modelCalls.id })
    if (ended.length > 0) await release(tx, call, cost ?? call.boundMicroUsd)
  })
}
