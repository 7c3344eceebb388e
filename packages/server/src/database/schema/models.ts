import type { founder } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const microDollars = (name: string) => bigint(name, { mode: 'number' })

/** One request to a language model of the operator's: for a run, or for an agent that is being written. It stays when its run goes. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Absent: for no run. */
    runId: uuid('run_id'),
    /** The agent that ran. It stays when the agent goes. */
    appId: uuid('app_id'),
    model: text('model').notNull(),
    /** Whose protocol it is spoken to in. Null: asked by a version of the store that did not say. */
    provider: text('provider').$type<founder.ModelProvider>(),
    /** `at_work`, `answered`, `failed` (nothing was used), or `unknown`: what it used was not reported. */
    status: text('status').notNull(),
    /** The day of the UAE whose budget it uses. */
    day: date('day').notNull(),
    /** Whose budget of the day, as a keyed hash of the day: it leads to nobody. */
    holder: text('holder'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** What it can cost at most, in millionths of a US dollar. */
    boundMicroUsd: microDollars('bound_micro_usd').notNull(),
    /** Null: not reported. */
    inputTokens: integer('input_tokens'),
    /** Of them, those that the provider had read before. */
    cachedTokens: integer('cached_tokens'),
    outputTokens: integer('output_tokens'),
    /** Null: the tokens or the model's price are not known. */
    costMicroUsd: microDollars('cost_micro_usd'),
  },
  (table) => [
    index('model_calls_started').on(table.startedAt),
    index('model_calls_run').on(table.runId),
    index('model_calls_at_work').on(table.startedAt).where(sql`${table.status} = 'at_work'`),
    check('model_calls_purpose', sql`${table.purpose} in ('run', 'forge')`),
    check(
      'model_calls_status',
      sql`${table.status} in ('at_work', 'answered', 'failed', 'unknown')`,
    ),
  ],
)

/** What was spent on language models in a day, and what those at work can cost at most; of the store (`store`) and of each person. */
export const modelBudgets = pgTable(
  'model_budgets',
  {
    day: date('day').notNull(),
    holder: text('holder').notNull(),
    spentMicroUsd: microDollars('spent_micro_usd').notNull(),
    heldMicroUsd: microDollars('held_micro_usd').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.holder] }),
    check('model_budgets_amounts', sql`${table.spentMicroUsd} >= 0 and ${table.heldMicroUsd} >= 0`),
  ],
)
