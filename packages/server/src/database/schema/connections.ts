import type { connections as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { apps } from './catalogue.ts'

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
    credentialKind: text('credential_kind').$type<contract.CredentialKind>().notNull(),
    /** The header that carries the secret. */
    credentialName: text('credential_name'),
    /** Encrypted; opened only to make a call. What an authorisation gave stands in `connection_grants`. */
    encryptedSecret: text('sealed_secret'),
    /** What was read there the last time that it answered. */
    description: jsonb('description').$type<contract.RemoteDescription>().notNull(),
    /** The same as far as an approval covers it: canonical JSON, as text, which holds whatever characters a stranger writes. Null: an endpoint, or not read since. */
    manifest: text('manifest'),
    manifestSha256: text('manifest_sha256'),
    /** Where, beside its own host, the keys of an A2A agent may stand: its creator said that they are theirs. */
    keyHost: text('key_host'),
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
    check(
      'connections_credential',
      sql`(${table.credentialKind} in ('none', 'oauth')) = (${table.encryptedSecret} is null)`,
    ),
    check('connections_health', sql`${table.isHealthy} = (${table.healthError} is null)`),
  ],
)

/**
 * What an other end said when a version of an agent was approved with it, and what it says instead since it has changed: until its
 * creator approves that, nobody runs this version.
 */
export const agentPins = pgTable(
  'agent_pins',
  {
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'cascade' }),
    /** Canonical JSON. */
    manifest: text('manifest').notNull(),
    manifestSha256: text('manifest_sha256').notNull(),
    pinnedAt: at('pinned_at').notNull(),
    present: text('present'),
    presentSha256: text('present_sha256'),
    /** Orders that hide in it. */
    injections: jsonb('injections').$type<contract.Injection[]>(),
    /** Since it was first seen to be another. */
    pausedAt: at('paused_at'),
    /** When its creator looked at it and left it paused. */
    keptAt: at('kept_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.version] }),
    index('agent_pins_connection').on(table.connectionId),
    check(
      'agent_pins_paused',
      sql`(${table.pausedAt} is null) = (${table.present} is null) and (${table.pausedAt} is null) = (${table.presentSha256} is null) and (${table.keptAt} is null or ${table.pausedAt} is not null)`,
    ),
  ],
)

/** What an authorisation server gave the store for a connection; none that is not over: its creator has to authorise the store (again). */
export const connectionGrants = pgTable('connection_grants', {
  connectionId: uuid('connection_id')
    .primaryKey()
    .references(() => connections.id, { onDelete: 'cascade' }),
  /** Encrypted: the tokens, the client they were given to, and where they are refreshed and revoked. */
  encryptedGrant: text('sealed_grant').notNull(),
  /** Of the access token; null: nobody said. */
  expiresAt: at('expires_at'),
  /** Until then one process refreshes it, and the others wait. */
  refreshingUntil: at('refreshing_until'),
  /** The server gives no more tokens for it. What is left says as which client the store is known there. */
  isOver: boolean('is_over').notNull(),
})

/** A creator on the way to an authorisation server and back. */
export const authorisationRequests = pgTable(
  'connection_authorisation_requests',
  {
    /** A digest of the `state` that comes back. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose authorisation is renewed; null: a connection is made when it succeeds. */
    connectionId: uuid('connection_id').references(() => connections.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    /** Encrypted: the verifier of the code, and what the grant will need. */
    encryptedRequest: text('sealed_request').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('connection_authorisation_requests_user').on(table.userId)],
)
