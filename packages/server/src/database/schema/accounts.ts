import type { Language, securityLog } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

// The shape that better-auth 1.7 reads and writes; auth.ts says which table is which.

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role').notNull().default('user'),
    isSuspended: boolean('is_suspended').notNull().default(false),
    subscriptionTier: text('subscription_tier').notNull().default('starter'),
    /** Signing in asks for a code too. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** A person of the sample data, who never signs in. */
    isSample: boolean('is_sample').notNull().default(false),
    /** Null: never. */
    lastSignInAt: at('last_sign_in_at'),
    /** In which they last used the store, and are written to. Null: unknown. */
    language: text('language').$type<Language>(),
    /** Whose mailbox the e-mail arrives in, as `mailboxHash` has it. Null: of the sample data. */
    mailboxHash: text('mailbox_hash'),
    /** Name and e-mail in lower case, to be searched: to lower each of 100,000 at every search takes four times as long. */
    searched: text('searched').generatedAlwaysAs(sql`lower(name || chr(10) || email)`),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('users_created').on(table.createdAt, table.id),
    index('users_name').on(sql`lower(${table.name})`, table.id),
    // Never comes before every day, so that one order holds for all.
    index('users_last_sign_in').on(
      sql`coalesce(${table.lastSignInAt}, '-infinity'::timestamptz)`,
      table.id,
    ),
    index('users_role').on(table.role, table.createdAt),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_mailbox').on(table.mailboxHash, table.createdAt, table.id),
    index('users_sample').on(table.id).where(sql`${table.isSample}`),
    uniqueIndex('users_one_founder').on(table.role).where(sql`${table.role} = 'founder'`),
    check('users_language', sql`${table.language} in ('en', 'ar')`),
    check(
      'users_role',
      sql`${table.role} in ('founder', 'admin', 'creator', 'enterprise_user', 'user')`,
    ),
    check(
      'users_subscription_tier',
      sql`${table.subscriptionTier} in ('starter', 'pro', 'enterprise')`,
    ),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    /** As session-tokens.ts hashes it. */
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** Opened with a passkey, which counts as a second factor. */
    isByPasskey: boolean('is_by_passkey').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** How a person proves who they are: here a password hash. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('credentials_user').on(table.userId),
    uniqueIndex('credentials_account').on(table.providerId, table.accountId),
  ],
)

/** The authenticator app and the recovery codes of a person; both are encrypted. Not in force until a code of the app was given. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    /** Null: codes are taken. */
    lockedUntil: at('locked_until'),
  },
  (table) => [uniqueIndex('two_factors_user').on(table.userId)],
)

/** Keys of people's devices that sign them in; the secret half never leaves the device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As WebAuthn writes them: base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** How often the device has signed with it, where it counts. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: at('created_at').notNull(),
    /** Null: never. */
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** The security log of each account. Holds no e-mail, no password, no token, and neither a whole IP address nor the path of a webhook. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    kind: text('kind').notNull().$type<securityLog.SecurityEventKind>(),
    /** The name of a key or an app, the host of a webhook. */
    about: text('about'),
    isNewDevice: boolean('is_new_device').notNull(),
    browser: text('browser'),
    system: text('system'),
    network: text('network'),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.id),
    index('security_events_at').on(table.at),
  ],
)

/** Tokens that were sent by mail: password reset, e-mail verification. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)
