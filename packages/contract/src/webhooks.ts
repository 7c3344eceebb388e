import { z } from 'zod'
import { defineRoutes } from './route.ts'
import { Cursor, ShownLine, Text } from './text.ts'
import { SentEventType, WebhookEventType } from './webhook-events.ts'

export * from './webhook-events.ts'

/** Of one person, or of one organisation. */
export const MAX_WEBHOOK_ENDPOINTS = 10
/** How long a secret that was replaced still signs. */
export const SECRET_OVERLAP_HOURS = 24
export const DELIVERIES_KEPT_DAYS = 30

/** How every signing secret begins, as Standard Webhooks writes it. */
export const WEBHOOK_SECRET_PATTERN = /^whsec_[A-Za-z0-9+/=]{44}$/

/** Why nothing is sent to an endpoint: its owner switched it off, it answered 410, or nothing had arrived for three days. */
export const WebhookDisabledReason = z.enum(['owner', 'gone', 'failing'])
export type WebhookDisabledReason = z.infer<typeof WebhookDisabledReason>

export const WebhookEndpoint = z.object({
  id: z.string(),
  address: z.string(),
  description: z.string(),
  event_types: z.array(WebhookEventType),
  /** Null: events are sent. */
  disabled_reason: WebhookDisabledReason.nullable(),
  organisation: z.object({ id: z.string(), name: z.string() }).nullable(),
  created_at: z.iso.datetime(),
  last_delivered_at: z.iso.datetime().nullable(),
  /** Since when every attempt has failed; null: the last one succeeded, or there was none. */
  failing_since: z.iso.datetime().nullable(),
  /** Deliveries that wait for their next attempt. */
  waiting: z.int(),
  /** Until when the secret that was replaced signs too. */
  previous_valid_until: z.iso.datetime().nullable(),
})
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

export const WebhookDeliveryStatus = z.enum(['pending', 'delivered', 'failed'])
export type WebhookDeliveryStatus = z.infer<typeof WebhookDeliveryStatus>

/** Why an attempt did not deliver. `status`: what was answered is no 2xx; a redirect is not followed. `secret_lost`: make another secret. */
export const WebhookFailure = z.enum([
  'status',
  'redirected',
  'address_refused',
  'unreachable',
  'timed_out',
  'too_large',
  'secret_lost',
])
export type WebhookFailure = z.infer<typeof WebhookFailure>

export const WebhookAttempt = z.object({
  at: z.iso.datetime(),
  duration_ms: z.int(),
  /** Null without an answer. */
  status_code: z.int().nullable(),
  /** Null: it was delivered. */
  failure: WebhookFailure.nullable(),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

export const WebhookDelivery = z.object({
  /** The `webhook-id` of every attempt. */
  id: z.string(),
  type: SentEventType,
  status: WebhookDeliveryStatus,
  happened_at: z.iso.datetime(),
  /** Null where none follows. */
  next_attempt_at: z.iso.datetime().nullable(),
  /** The last of them, the oldest first. */
  attempts: z.array(WebhookAttempt),
  /** What is sent, to the letter. */
  body: z.string(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const success = z.literal(true)
const params = z.object({ id: z.uuid() })
const address = Text.trim().min(1, 'must not be blank').max(2_000, 'is too long')
const description = ShownLine.max(120, 'must be at most 120 characters')
const eventTypes = z.array(WebhookEventType).min(1).max(WebhookEventType.options.length)
/** `secret` is shown this once. */
const withSecret = z.object({ success, webhook_endpoint: WebhookEndpoint, secret: z.string() })
const one = z.object({ success, webhook_endpoint: WebhookEndpoint })
const found = ['webhooks.not_found', 'organisations.forbidden'] as const

/** Each is for the person who owns the endpoint, or for whoever manages the organisation that does. */
export const routes = defineRoutes({
  listWebhookEndpoints: {
    method: 'GET',
    path: '/api/webhook-endpoints',
    access: 'signed_in',
    query: z.object({ organisation: z.uuid().optional() }),
    response: z.object({ success, webhook_endpoints: z.array(WebhookEndpoint) }),
    errors: ['organisations.not_found', 'organisations.forbidden'],
  },
  createWebhookEndpoint: {
    method: 'POST',
    path: '/api/webhook-endpoints',
    access: 'signed_in',
    body: z.strictObject({
      address,
      description: description.default(''),
      event_types: eventTypes,
      organisation: z.uuid().optional(),
    }),
    response: withSecret,
    errors: [
      'webhooks.address_refused',
      'webhooks.too_many',
      'organisations.not_found',
      'organisations.forbidden',
      'request.rate_limited',
    ],
  },
  /** Switched off, it gives up what waits. */
  updateWebhookEndpoint: {
    method: 'PATCH',
    path: '/api/webhook-endpoints/:id',
    access: 'signed_in',
    params,
    body: z
      .strictObject({ address, description, event_types: eventTypes, is_enabled: z.boolean() })
      .partial(),
    response: one,
    errors: [...found, 'webhooks.address_refused', 'request.rate_limited'],
  },
  deleteWebhookEndpoint: {
    method: 'DELETE',
    path: '/api/webhook-endpoints/:id',
    access: 'signed_in',
    params,
    response: z.object({ success }),
    errors: found,
  },
  /** Another secret takes the place of the present one, which still signs for a day. */
  rotateWebhookSecret: {
    method: 'POST',
    path: '/api/webhook-endpoints/:id/rotate',
    access: 'signed_in',
    params,
    response: withSecret,
    errors: [...found, 'request.rate_limited'],
  },
  /** Sends an event of the type `webhook.test`. */
  testWebhookEndpoint: {
    method: 'POST',
    path: '/api/webhook-endpoints/:id/test',
    access: 'signed_in',
    params,
    response: z.object({ success, delivery: WebhookDelivery }),
    errors: [...found, 'webhooks.disabled', 'request.rate_limited'],
  },
  /** The newest first. */
  listWebhookDeliveries: {
    method: 'GET',
    path: '/api/webhook-endpoints/:id/deliveries',
    access: 'signed_in',
    params,
    query: z.object({
      status: WebhookDeliveryStatus.optional(),
      type: SentEventType.optional(),
      cursor: Cursor.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({
      success,
      deliveries: z.array(WebhookDelivery),
      next_cursor: z.string().nullable(),
    }),
    errors: [...found, 'request.cursor_invalid'],
  },
  /** Sends it again at once, with the same id, and tries as often as for the first time. */
  replayWebhookDelivery: {
    method: 'POST',
    path: '/api/webhook-endpoints/:id/deliveries/:delivery/replay',
    access: 'signed_in',
    params: params.extend({ delivery: z.uuid() }),
    response: z.object({ success, delivery: WebhookDelivery }),
    errors: [...found, 'webhooks.delivery_not_found', 'webhooks.disabled', 'request.rate_limited'],
  },
  /** The same for all that has failed of what happened since then. */
  replayFailedWebhooks: {
    method: 'POST',
    path: '/api/webhook-endpoints/:id/replay',
    access: 'signed_in',
    params,
    body: z.strictObject({ since: z.iso.datetime() }),
    response: z.object({ success, replayed: z.int() }),
    errors: [...found, 'webhooks.disabled', 'request.rate_limited'],
  },
})
