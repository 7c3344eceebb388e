import { z } from 'zod'
import { ApiKeyScope } from './api-key-scope.ts'
import { defineRoutes } from './route.ts'
import { filledName, Slug } from './text.ts'

export * from './api-key-scope.ts'

/** Of one person, those that are in force. */
export const MAX_API_KEYS = 20
export const MAX_API_KEY_AGENTS = 100
export const MAX_OVERLAP_HOURS = 168
/** Of test keys: of one person in a day, and of one agent of them. */
export const TEST_RUNS_A_DAY = { all: 100, agent: 50 } as const

/**
 * How every key begins, so that a scanner of secrets knows one that leaked: `wkl_live_` or `wkl_test_`, 30 letters and digits, and 6 that check
 * them (the CRC-32 of what stands before, in base 62).
 */
export const API_KEY_PATTERN = /^wkl_(?:live|test)_[0-9A-Za-z]{36}$/

const max = z.int().min(0).max(1_000_000_000).nullable()

/** What may be used in a day and in a calendar month of the UAE; null: as much as there is. Fils with VAT, and runs however they are paid. */
export const ApiKeyCap = z.strictObject({
  daily_fils: max,
  daily_runs: max,
  monthly_fils: max,
  monthly_runs: max,
})
export type ApiKeyCap = z.infer<typeof ApiKeyCap>

/** Runs at work with it. */
const Used = z.object({ fils: z.int(), runs: z.int() })

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The beginning of the key, by which it is recognised. */
  hint: z.string(),
  /** Its runs cost nothing and count nowhere: the store’s own engine answers, of agents that work in the store. */
  is_test: z.boolean(),
  scopes: z.array(ApiKeyScope),
  /** Who pays for its runs instead of its person. */
  organisation: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Who made it, and acts by it. */
  by: z.object({ id: z.string(), name: z.string() }),
  /** Null: all. */
  agents: z
    .array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: z.object({ en: z.string(), ar: z.string() }),
        emoji: z.string(),
      }),
    )
    .nullable(),
  cap: ApiKeyCap,
  used: z.object({ today: Used, month: Used }),
  status: z.enum(['active', 'expired', 'revoked']),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  last_used_at: z.iso.datetime().nullable(),
  /** Until when the key that this one replaced is still taken. */
  previous_valid_until: z.iso.datetime().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

const success = z.literal(true)
const params = z.object({ id: z.uuid() })
const settings = {
  name: filledName(60),
  scopes: z.array(ApiKeyScope).min(1).max(ApiKeyScope.options.length),
  /** Null: all. */
  agents: z.array(Slug).min(1).max(MAX_API_KEY_AGENTS).nullable(),
  expires_at: z.iso.datetime().nullable(),
  cap: ApiKeyCap,
}
/** `secret` is shown this once: the store keeps a hash of it. */
const withSecret = z.object({ success, api_key: ApiKey, secret: z.string() })
const found = ['api_keys.not_found'] as const
const ofSettings = ['catalogue.app_not_found', 'api_keys.expiry_past'] as const

export const routes = defineRoutes({
  /** The caller’s own keys, or all of an organisation to those who manage it; the newest first, those in force before the others. */
  listApiKeys: {
    method: 'GET',
    path: '/api/api-keys',
    access: 'signed_in',
    query: z.object({ organisation: z.uuid().optional() }),
    response: z.object({ success, api_keys: z.array(ApiKey) }),
    errors: ['organisations.not_found'],
  },
  /** `organisation`: it pays for the runs, within its caps and those of the member who makes the key. */
  createApiKey: {
    method: 'POST',
    path: '/api/api-keys',
    access: 'signed_in',
    body: z.strictObject({
      ...settings,
      agents: settings.agents.default(null),
      expires_at: settings.expires_at.default(null),
      cap: ApiKeyCap.default({
        daily_fils: null,
        daily_runs: null,
        monthly_fils: null,
        monthly_runs: null,
      }),
      is_test: z.boolean().default(false),
      organisation: z.uuid().optional(),
    }),
    response: withSecret,
    errors: [...ofSettings, 'api_keys.too_many', 'organisations.not_found', 'request.rate_limited'],
  },
  updateApiKey: {
    method: 'PATCH',
    path: '/api/api-keys/:id',
    access: 'signed_in',
    params,
    body: z.strictObject(settings).partial(),
    response: z.object({ success, api_key: ApiKey }),
    errors: [...found, ...ofSettings],
  },
  /**
   * Another secret takes the place of the present one, which is still taken for so many hours. While an earlier one is still taken that is refused,
   * but for an overlap of 0 hours: it ends all secrets of before at once.
   */
  rotateApiKey: {
    method: 'POST',
    path: '/api/api-keys/:id/rotate',
    access: 'signed_in',
    params,
    body: z.strictObject({ overlap_hours: z.int().min(0).max(MAX_OVERLAP_HOURS).default(0) }),
    response: withSecret,
    errors: [...found, 'api_keys.overlap_running', 'request.rate_limited'],
  },
  /** At once, in every process. Whoever manages an organisation revokes its members’ keys too. */
  revokeApiKey: {
    method: 'DELETE',
    path: '/api/api-keys/:id',
    access: 'signed_in',
    params,
    response: z.object({ success, api_key: ApiKey }),
    errors: found,
  },
  /** What it used on each of the last days of the UAE, the oldest first. */
  getApiKeyUsage: {
    method: 'GET',
    path: '/api/api-keys/:id/usage',
    access: 'signed_in',
    params,
    query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
    response: z.object({ success, days: z.array(Used.extend({ day: z.string() })) }),
    errors: found,
  },
  /** The key that the request is made with. */
  getCurrentApiKey: {
    method: 'GET',
    path: '/api/api-key',
    access: 'signed_in',
    scope: 'read_usage',
    response: z.object({ success, api_key: ApiKey }),
    errors: found,
  },
})
