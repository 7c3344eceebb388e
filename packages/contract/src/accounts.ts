import { z } from 'zod'
import { type Permission, permissions } from './permission.ts'
import { defineRoutes } from './route.ts'
import { Cursor, filledName, Text } from './text.ts'

export const Role = z.enum(['founder', 'admin', 'creator', 'enterprise_user', 'user'])
export type Role = z.infer<typeof Role>

/** Specification section 6. The server decides by it, the web shows and hides by it. */
export const permissionsOf: Record<Role, readonly Permission[]> = {
  founder: permissions,
  admin: ['user_management', 'content_moderation', 'analytics', 'platform_settings'],
  creator: ['agent_creation', 'agent_management', 'analytics_view', 'payout_management'],
  enterprise_user: ['app_access', 'enterprise_features', 'team_management'],
  user: ['app_access'],
}

export const SubscriptionTier = z.enum(['starter', 'pro', 'enterprise'])
export type SubscriptionTier = z.infer<typeof SubscriptionTier>

/** Specification sections 5 and 9. */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128
export const NAME_MAX_LENGTH = 100
export const PersonName = filledName(NAME_MAX_LENGTH)

/** Enough for every device that somebody owns. */
export const MOST_PASSKEYS = 20
export const PASSKEY_NAME_MAX_LENGTH = 60
export const PasskeyName = filledName(PASSKEY_NAME_MAX_LENGTH)

export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** Two-step sign-in; `required`: off, and the role's rights wait until it is on. */
  second_factor: z.enum(['on', 'off', 'required']),
  role: Role,
  permissions: z.array(z.enum(permissions)),
  subscription_tier: SubscriptionTier,
  demo_runs_used: z.int(),
  created_at: z.iso.datetime(),
})
export type Profile = z.infer<typeof Profile>

/** What is kept of how somebody gets into their account, and of what decides who does. */
export const SecurityEventKind = z.enum([
  'account_made',
  'signed_in',
  'signed_in_with_passkey',
  'recovery_code_used',
  'sign_in_failed',
  'sign_in_held',
  'code_wrong',
  'password_wrong',
  'signed_out',
  'sessions_ended',
  'password_changed',
  'password_reset',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_made',
  'passkey_added',
  'passkey_removed',
  'email_change_asked',
  'email_changed',
])
export type SecurityEventKind = z.infer<typeof SecurityEventKind>

/** For so long the security log of an account is kept. */
export const SECURITY_LOG_DAYS = 180

export const SecurityEvent = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: SecurityEventKind,
  /** A sign-in on a device on which nobody had signed in to the account. */
  is_new_device: z.boolean(),
  /** Null: no browser that is known. */
  device: z.object({ browser: z.string(), system: z.string() }).nullable(),
  /** The network that it came from, not the address. */
  network: z.string().nullable(),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

/** Everything the store holds about a person, by capability. */
export const PersonalDataExport = z.object({
  success: z.literal(true),
  exported_at: z.iso.datetime(),
  profile: Profile,
  sessions: z.array(z.record(z.string(), z.unknown())),
  passkeys: z.array(z.record(z.string(), z.unknown())),
  security_events: z.array(SecurityEvent),
  reviews: z.array(z.record(z.string(), z.unknown())),
  runs: z.array(z.record(z.string(), z.unknown())),
  billing: z.array(z.record(z.string(), z.unknown())),
  connections: z.array(z.record(z.string(), z.unknown())),
  forge: z.array(z.record(z.string(), z.unknown())),
  creators: z.array(z.record(z.string(), z.unknown())),
  organisations: z.array(z.record(z.string(), z.unknown())),
  moderation: z.array(z.record(z.string(), z.unknown())),
})

// Signing up, in and out, passwords and sessions are better-auth's own routes under /api/auth.
export const routes = defineRoutes({
  getAccount: {
    method: 'GET',
    path: '/api/account',
    access: 'signed_in',
    response: z.object({ success: z.literal(true), user: Profile }),
    errors: [],
  },
  /** Newest first. */
  listSecurityEvents: {
    method: 'GET',
    path: '/api/account/security-events',
    access: 'signed_in',
    query: z.strictObject({ cursor: Cursor.optional(), limit: z.coerce.number().int().min(1).max(50).default(10) }),
    response: z.object({ success: z.literal(true), events: z.array(SecurityEvent), next_cursor: z.string().nullable() }),
    errors: ['request.cursor_invalid'],
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    access: 'signed_in',
    response: PersonalDataExport,
    errors: ['request.rate_limited', 'request.in_flight', 'server.busy'],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/account',
    access: 'signed_in',
    body: z.strictObject({ password: Text.min(1).max(PASSWORD_MAX_LENGTH) }),
    response: z.object({ success: z.literal(true) }),
    errors: [
      'accounts.password_wrong',
      'accounts.founder_cannot_leave',
      'billing.payment_in_flight',
      'creators.money_owed',
      'organisations.owner_stays',
    ],
  },
})
