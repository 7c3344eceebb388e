import { createHmac } from 'node:crypto'
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'
import type { founder } from '@wakeel/contract'
import { and, eq, lt } from 'drizzle-orm'
import { bind } from '../bind.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { modelBudgets, modelCalls } from '../database/schema/models.ts'
import { DomainError } from '../errors.ts'
import { beginningOf, dayAfter, dayAt } from '../uae-days.ts'
import { beginModelCall, endModelCall, openBudgets, STORE } from './model-call-statements.ts'
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
  const values = {
    ...budgetValues(call),
    store_limit: budgets.store ?? null,
    person_limit: budgets.person ?? null,
    purpose,
    run_id: runId ?? null,
    app_id: appId ?? null,
    model,
    provider,
    now: now.toISOString(),
  }
  let [begun] = await beginModelCall.execute(database, values)
  if (!begun!.is_open) {
    await openBudgets.execute(database, values)
    ;[begun] = await beginModelCall.execute(database, values)
  }
  if (!begun!.is_begun) throw budgetReached(begun!.refused_by, day, now)
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

const budgetValues = ({ id, day, holder, boundMicroUsd: bound }: Call) => ({
  id,
  day,
  holder,
  bound,
})

const budgetReached = (holder: string | null, day: string, now: Date): DomainError =>
  new DomainError(
    holder === STORE ? 'runs.model_budget_reached' : 'runs.model_person_budget_reached',
    {
      retryAfterSeconds: Math.ceil((beginningOf(dayAfter(day)).getTime() - now.getTime()) / 1_000),
    },
  )

async function end(
  { database, prices }: SpendingDependencies,
  call: Call,
  used: Used,
): Promise<void> {
  const tokens =
    used === 'nothing' ? { input: 0, cached: 0, output: 0 } : used === 'unknown' ? undefined : used
  const price = prices.get(call.model)
  const cost = used === 'nothing' ? 0 : tokens && price ? costOf(tokens, price) : null
  await endModelCall.execute(database, {
    ...budgetValues(call),
    status: used === 'nothing' ? 'failed' : tokens ? 'answered' : 'unknown',
    input_tokens: tokens?.input ?? null,
    cached_tokens: tokens?.cached ?? null,
    output_tokens: tokens?.output ?? null,
    cost,
    spent: cost ?? call.boundMicroUsd,
  })
}
