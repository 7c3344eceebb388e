import type { apiKeys as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
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
import { users } from './accounts.ts'
import { organisations } from './organisations.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What programs sign in with. Their secrets are not stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who pays for its runs, when that is not the person. */
    organisationId: uuid('organisation_id').references(() => organisations.id),
    name: text('name').notNull(),
    /** How its secret begins. */
    hint: text('hint').notNull(),
    /** sha-256 of the secret. Null: it is what a person allowed a program, which signs in with access tokens, or a widget. */
    hash: text('hash'),
    /** Of the one that it replaced, which is still taken until then. */
    previousHash: text('previous_hash'),
    previousValidUntil: at('previous_valid_until'),
    isTest: boolean('is_test').notNull(),
    scopes: jsonb('scopes').$type<contract.ApiKeyScope[]>().notNull(),
    /** Null: it may run all agents. */
    appIds: jsonb('app_ids').$type<string[]>(),
    // Null: as much as there is.
    dailyFils: bigint('daily_fils', { mode: 'number' }),
    dailyRuns: integer('daily_runs'),
    monthlyFils: bigint('monthly_fils', { mode: 'number' }),
    monthlyRuns: integer('monthly_runs'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at'),
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.hash),
    uniqueIndex('api_keys_previous_hash')
      .on(table.previousHash)
      .where(sql`${table.previousHash} is not null`),
    index('api_keys_user').on(table.userId, table.createdAt),
    index('api_keys_organisation')
      .on(table.organisationId, table.createdAt)
      .where(sql`${table.organisationId} is not null`),
    check(
      'api_keys_previous',
      sql`(${table.previousHash} is null) = (${table.previousValidUntil} is null)`,
    ),
  ],
)

/** What a key used of a day (`2026-11-28`) or month (`2026-11`) of the UAE. Equal to its runs that are at work or answered, and their charges. */
export const apiKeyUsage = pgTable(
  'api_key_usage',
  {
    apiKeyId: uuid('api_key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    period: text('period').notNull(),
    fils: bigint('fils', { mode: 'number' }).notNull(),
    runs: integer('runs').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.apiKeyId, table.period] }),
    check('api_key_usage_amounts', sql`${table.fils} >= 0 and ${table.runs} >= 0`),
  ],
)
