import type { connections as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A creator's own agent, server or model somewhere else, and how the store makes itself known there. */
export const connections = pgTable(
  'connections',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<contract.ConnectionKind>().notNull(),
    address: text('address').notNull(),
    /** Which model of an endpoint answers. */
    model: text('model'),
    credentialKind: text('credential_kind').$type<contract.Credential['kind']>().notNull(),
    /** The header that carries the secret. */
    credentialName: text('credential_name'),
    /** Encrypted; opened only to make a call. */
    sealedSecret: text('sealed_secret'),
    /** What was read there the last time that it answered. */
    description: jsonb('description').$type<contract.RemoteDescription>().notNull(),
    isHealthy: boolean('is_healthy').notNull(),
    /** Why it did not answer the last time, as an error code. */
    healthError: text('health_error'),
    checkedAt: at('checked_at').notNull(),
    proofToken: text('proof_token').notNull(),
    verifiedAt: at('verified_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    index('connections_user').on(table.userId, table.createdAt),
    check('connections_kind', sql`${table.kind} in ('a2a', 'mcp', 'openai')`),
    check('connections_credential', sql`(${table.credentialKind} = 'none') = (${table.sealedSecret} is null)`),
    check('connections_health', sql`${table.isHealthy} = (${table.healthError} is null)`),
  ],
)
