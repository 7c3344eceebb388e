import { z } from 'zod'
import { ApiKeyScope } from './api-key-scope.ts'
import { ApiKey, ApiKeyCap, MAX_API_KEY_AGENTS } from './api-keys.ts'
import { defineRoutes } from './route.ts'
import { Slug, Text } from './text.ts'

/** Of one person, those that are in force. */
export const MAX_GRANTS = 50

/**
 * How what programs are given begins, so that a scanner of secrets knows one that leaked: an access token (`oat`), a refresh token (`ort`), an
 * authorization code (`oac`); what follows is as in API keys.
 */
export const OAUTH_TOKEN_PATTERN = /^wkl_(?:oat|ort|oac)_[0-9A-Za-z]{36}$/

/** For so long a program acts for a person at most; then it asks them again, however much it was used meanwhile. */
export const GRANT_DAYS = 180

/** What a person is offered as the most that a program may spend in a month: AED 100. */
export const DEFAULT_MONTHLY_FILS = 10_000

const part = Text.max(2_000).optional()

/** RFC 6749 section 4.1.1, RFC 7636 and RFC 8707, as a program sends it. What is wrong in it is said in the words of those. */
export const AuthorizationRequest = z.object({
  client_id: part,
  redirect_uri: part,
  response_type: part,
  code_challenge: part,
  code_challenge_method: part,
  scope: part,
  state: part,
  resource: part,
})
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>

const NamedAgent = z.object({
  slug: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
})

const OAuthClient = z.object({
  id: z.string(),
  name: z.string(),
  /** Where it publishes what it is; null: it registered itself, and nobody knows whose it is. */
  host: z.string().nullable(),
})

/** What a person is asked to allow. */
export const Consent = z.object({
  client: OAuthClient,
  /** Where the person is sent afterwards: a host, or how the address of an app on their device begins. */
  redirect_host: z.string(),
  /** It leads back to the device itself. */
  is_loopback: z.boolean(),
  scopes: z.array(ApiKeyScope),
  /** The one agent that it is about; null: those that the person chooses. */
  agent: NamedAgent.nullable(),
})
export type Consent = z.infer<typeof Consent>

/** A program that acts for a person, within what they allowed. */
export const OAuthGrant = ApiKey.pick({
  id: true,
  scopes: true,
  agents: true,
  cap: true,
  used: true,
  created_at: true,
  expires_at: true,
  last_used_at: true,
}).extend({
  client: OAuthClient,
  /** The address that its tokens are for. */
  resource: z.string(),
})
export type OAuthGrant = z.infer<typeof OAuthGrant>

const success = z.literal(true)
const aboutClient = [
  'oauth.client_unknown',
  'oauth.client_unreadable',
  'oauth.redirect_refused',
  'request.rate_limited',
] as const

export const routes = defineRoutes({
  /**
   * What a program asks of whoever is signed in. `return_url` says to it that nothing was allowed, or what is wrong (`problem`): the person is
   * sent there when they say so, and never by the store itself.
   */
  readAuthorizationRequest: {
    method: 'GET',
    path: '/api/oauth/authorization-request',
    access: 'signed_in',
    query: AuthorizationRequest,
    response: z.object({
      success,
      consent: Consent.nullable(),
      problem: z.string().nullable(),
      return_url: z.string(),
    }),
    errors: aboutClient,
  },
  /** The person allows it; their browser goes to `redirect_to` with the authorization code. */
  approveAuthorization: {
    method: 'POST',
    path: '/api/oauth/approvals',
    access: 'signed_in',
    body: z.strictObject({
      request: AuthorizationRequest,
      /** Null: all. */
      agents: z.array(Slug).min(1).max(MAX_API_KEY_AGENTS).nullable(),
      cap: ApiKeyCap,
    }),
    response: z.object({ success, redirect_to: z.string() }),
    errors: [
      ...aboutClient,
      'oauth.request_invalid',
      'oauth.too_many_grants',
      'catalogue.app_not_found',
    ],
  },
  /** The newest first. */
  listGrants: {
    method: 'GET',
    path: '/api/oauth/grants',
    access: 'signed_in',
    response: z.object({ success, grants: z.array(OAuthGrant) }),
    errors: [],
  },
  /** From its next request on: which agents it may run, unless it was allowed one alone, and how much. What it may do stays as it was allowed. */
  updateGrant: {
    method: 'PATCH',
    path: '/api/oauth/grants/:id',
    access: 'signed_in',
    params: z.object({ id: z.uuid() }),
    body: z
      .strictObject({
        /** Null: all. */
        agents: z.array(Slug).min(1).max(MAX_API_KEY_AGENTS).nullable(),
        cap: ApiKeyCap,
      })
      .partial(),
    response: z.object({ success, grant: OAuthGrant }),
    errors: ['oauth.grant_not_found', 'catalogue.app_not_found'],
  },
  /** At once, in every process. */
  revokeGrant: {
    method: 'DELETE',
    path: '/api/oauth/grants/:id',
    access: 'signed_in',
    params: z.object({ id: z.uuid() }),
    response: z.object({ success }),
    errors: ['oauth.grant_not_found'],
  },
})
