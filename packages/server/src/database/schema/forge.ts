import type { forge as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
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

/** What a creator's agent is, version by version. One of them at most is being worked on; what was published never changes. */
export const agentVersions = pgTable(
  'agent_versions',
  {
    id: uuid('id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id),
    number: integer('number').notNull(),
    status: text('status').$type<contract.AgentStatus>().notNull(),
    content: jsonb('content').$type<contract.AgentContent>().notNull(),
    /** Rises with every save, so that two editors do not overwrite each other. */
    revision: integer('revision').notNull(),
    /** Of the last try to publish it. */
    checks: jsonb('checks').$type<contract.Check[]>().notNull(),
    rejection: jsonb('rejection').$type<contract.Rejection>(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    submittedAt: at('submitted_at'),
    publishedAt: at('published_at'),
  },
  (table) => [
    uniqueIndex('agent_versions_number').on(table.appId, table.number),
    uniqueIndex('agent_versions_one_open')
      .on(table.appId)
      .where(sql`${table.status} <> 'published'`),
    index('agent_versions_evaluated')
      .on(table.appId, table.number)
      .where(sql`jsonb_array_length(${table.content} -> 'evaluation') > 0`),
    index('agent_versions_pending').on(table.submittedAt).where(sql`${table.status} = 'pending'`),
    check(
      'agent_versions_status',
      sql`${table.status} in ('draft', 'pending', 'published', 'rejected')`,
    ),
    check(
      'agent_versions_published',
      sql`(${table.status} = 'published') = (${table.publishedAt} is not null)`,
    ),
  ],
)

/** The test of a published agent on one day in the UAE; whoever makes the row first does it. */
export const dailyTests = pgTable(
  'daily_tests',
  {
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id),
    day: date('day').notNull(),
    status: text('status').$type<'running' | 'passed' | 'failed'>().notNull(),
    reasons: jsonb('reasons').$type<contract.CheckReason[]>().notNull(),
    /** Until then one process is at it; afterwards, unless it ended, any may do it again. */
    claimedUntil: at('claimed_until').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.day] }),
    index('daily_tests_day').on(table.day, table.status),
    check('daily_tests_status', sql`${table.status} in ('running', 'passed', 'failed')`),
    check('daily_tests_ended', sql`(${table.status} = 'running') = (${table.endedAt} is null)`),
  ],
)
