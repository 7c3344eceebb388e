import type { jobs as contract } from '@wakeel/contract'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * When each job is due and what came of its last turn. Nothing but the name is indexed, so that a row that changes every second is
 * rewritten in its own page.
 */
export const jobs = pgTable('jobs', {
  name: text('name').$type<contract.JobName>().primaryKey(),
  everyMs: integer('every_ms').notNull(),
  nextRunAt: at('next_run_at').notNull(),
  /** The process whose turn it is; null between turns. */
  holder: uuid('holder'),
  /** Until then the holder has the job to itself; it says again and again that it lives. */
  leasedUntil: at('leased_until'),
  lastStartedAt: at('last_started_at'),
  lastSucceededAt: at('last_succeeded_at'),
  lastFailedAt: at('last_failed_at'),
  lastFailure: text('last_failure'),
  lastDurationMs: integer('last_duration_ms'),
  /** Since the last success. */
  failures: integer('failures').notNull().default(0),
})
