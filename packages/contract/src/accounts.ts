import { z } from 'zod'
import { type Permission, permissions } from './permission.ts'
import { defineRoutes } from './route.ts'
import { SecurityEvent } from './security-log.ts'
import { filledName, Text } from './text.ts'

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
export const MAX_PASSKEYS = 20
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
