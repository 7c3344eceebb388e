import { z } from 'zod'
import { defineRoutes } from './route.ts'
import { Cursor } from './text.ts'

/** What is kept of how somebody gets into their account, of what decides who does, and of what acts for it without them. */
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
  'api_key_created',
  'api_key_rotated',
  'api_key_revoked',
  'app_connected',
  'app_caps_changed',
  'app_disconnected',
  'app_token_reused',
  'webhook_created',
  'webhook_address_changed',
])
export type SecurityEventKind = z.infer<typeof SecurityEventKind>

/** For so long the security log of an account is kept. */
export const SECURITY_LOG_DAYS = 180

export const SecurityEvent = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: SecurityEventKind,
  /** What it was done to: the name of a key or an app, the host of a webhook. */
  about: z.string().nullable(),
  /** A sign-in on a device on which nobody had signed in to the account. */
  is_new_device: z.boolean(),
  /** Null: no browser that is known. */
  device: z.object({ browser: z.string(), system: z.string() }).nullable(),
  /** The network that it came from, not the address. */
  network: z.string().nullable(),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

// Apart from the account's other routes, which every page loads.
export const routes = defineRoutes({
  /** Newest first. */
  listSecurityEvents: {
    method: 'GET',
    path: '/api/account/security-events',
    access: 'signed_in',
    query: z.strictObject({
      cursor: Cursor.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(10),
    }),
    response: z.object({
      success: z.literal(true),
      events: z.array(SecurityEvent),
      next_cursor: z.string().nullable(),
    }),
    errors: ['request.cursor_invalid'],
  },
})
