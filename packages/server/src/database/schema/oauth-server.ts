import type { apiKeys as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { apiKeys } from './api-keys.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Programs that registered themselves. Those that publish what they are are not stored. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    redirectUris: jsonb('redirect_uris').$type<string[]>().notNull(),
    /** The most that it may ask a person for. */
    scopes: jsonb('scopes').$type<contract.ApiKeyScope[]>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('oauth_clients_created').on(table.createdAt)],
)

/** What a person allowed a program. It has an API key without a secret, which says what it may do, counts what it used and ends it. */
export const oauthGrants = pgTable(
  'oauth_grants',
  {
    apiKeyId: uuid('api_key_id')
      .primaryKey()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    /** As the person saw it. */
    clientName: text('client_name').notNull(),
    clientHost: text('client_host'),
    /** The address that its tokens are for. */
    resource: text('resource').notNull(),
    createdAt: at('created_at').notNull(),
    /** When the program took its first tokens. */
    redeemedAt: at('redeemed_at'),
  },
  (table) => [
    index('oauth_grants_user').on(table.userId, table.createdAt),
    index('oauth_grants_client').on(table.clientId),
  ],
)

/** Kept for as long as a second use can be noticed. */
export const oauthCodes = pgTable(
  'oauth_codes',
  {
    /** sha-256 of the code. */
    hash: text('hash').primaryKey(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => oauthGrants.apiKeyId, { onDelete: 'cascade' }),
    redirectUri: text('redirect_uri').notNull(),
    codeChallenge: text('code_challenge').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('oauth_codes_grant').on(table.grantId)],
)

/** Access tokens and refresh tokens. */
export const oauthTokens = pgTable(
  'oauth_tokens',
  {
    /** sha-256 of the token. */
    hash: text('hash').primaryKey(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => oauthGrants.apiKeyId, { onDelete: 'cascade' }),
    kind: text('kind').$type<'access' | 'refresh'>().notNull(),
    scopes: jsonb('scopes').$type<contract.ApiKeyScope[]>().notNull(),
    expiresAt: at('expires_at').notNull(),
    /** When others took the place of a refresh token. */
    replacedAt: at('replaced_at'),
  },
  (table) => [
    index('oauth_tokens_grant').on(table.grantId),
    index('oauth_tokens_expiry').on(table.expiresAt),
    check('oauth_tokens_kind', sql`${table.kind} in ('access', 'refresh')`),
  ],
)
