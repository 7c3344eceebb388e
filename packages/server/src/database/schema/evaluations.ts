import type { evaluations as contract, runs } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { apps } from './catalogue.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const count = (name: string) => integer(name).notNull().default(0)

/** A version of an agent asked all of its questions, or about to be. */
export const evaluations = pgTable(
  'evaluations',
  {
    id: uuid('id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id),
    version: integer('version').notNull(),
    /** Not before then, as long as it has not ended. */
    dueAt: at('due_at').notNull(),
    endedAt: at('ended_at'),
    enQuestions: count('en_questions'),
    enPassed: count('en_passed'),
    arQuestions: count('ar_questions'),
    arPassed: count('ar_passed'),
    providers: jsonb('providers').$type<string[]>().notNull(),
  },
  (table) => [
    uniqueIndex('evaluations_one_pending').on(table.appId).where(sql`${table.endedAt} is null`),
    index('evaluations_due').on(table.dueAt).where(sql`${table.endedAt} is null`),
    index('evaluations_app').on(table.appId, table.endedAt),
    check(
      'evaluations_passed',
      sql`${table.enPassed} between 0 and ${table.enQuestions} and ${table.arPassed} between 0 and ${table.arQuestions}`,
    ),
  ],
)

/** What became of each question, of the newest evaluation of a version. */
export const evaluationResults = pgTable(
  'evaluation_results',
  {
    evaluationId: uuid('evaluation_id').notNull(),
    position: integer('position').notNull(),
    question: jsonb('question').$type<contract.EvaluationQuestion>().notNull(),
    passed: boolean('passed').notNull(),
    outcomeMet: boolean('outcome_met').notNull(),
    expectationsMet: jsonb('expectations_met').$type<boolean[]>().notNull(),
    outcome: text('outcome').$type<runs.RunOutcome>(),
    answer: text('answer'),
    error: text('error'),
    elapsedMs: integer('elapsed_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.evaluationId, table.position] }),
    foreignKey({
      name: 'evaluation_results_evaluation',
      columns: [table.evaluationId],
      foreignColumns: [evaluations.id],
    }).onDelete('cascade'),
    check(
      'evaluation_results_reply',
      sql`(${table.outcome} is null) = (${table.error} is not null)`,
    ),
  ],
)
