import { z } from 'zod'
import { Money } from './money.ts'
import { OrderKind } from './orders.ts'
import { RunOutcome, ranVersion } from './run-history.ts'

const id = z.string()
const Moment = z.iso.datetime()
const App = z.object({ id, slug: z.string() })

/** What an endpoint can be told of. */
export const WEBHOOK_EVENT_TYPES = [
  'run.finished',
  'run.question',
  'sale.created',
  'refund.created',
  'payout.created',
  'review.created',
  'agent.taken_down',
  'api_key.cap_reached',
] as const
export const WebhookEventType = z.enum(WEBHOOK_EVENT_TYPES)
export type WebhookEventType = z.infer<typeof WebhookEventType>

/** How a run ended. What was asked and answered is not sent: `url` is where whoever ran it reads it. */
const Run = z.object({
  run_id: id,
  conversation_id: id,
  app: App,
  ...ranVersion,
  kind: z.enum(['demo', 'paid', 'test']),
  status: z.enum(['succeeded', 'unanswered', 'failed', 'cancelled']),
  /** Null where the agent replied nothing. */
  outcome: RunOutcome.nullable(),
  /** Why it failed; null where it did not. */
  error: z.string().nullable(),
  /** With VAT, nothing for a run without an answer. */
  price: Money,
  organisation_id: id.nullable(),
  api_key_id: id.nullable(),
  execution_time_ms: z.int(),
  finished_at: Moment,
  url: z.string(),
})

/** What each type of event tells: identifiers, amounts and states, never what a person or an agent wrote. */
export const WebhookEventData = z.object({
  'run.finished': Run,
  'run.question': Run,
  /** To the creator. `share`: their part of the price without VAT. */
  'sale.created': z.object({
    sale_id: id,
    kind: z.enum(['run', 'included_run', 'purchase']),
    app: App,
    /** With VAT; of a run that a plan included, nothing. */
    price: Money,
    share: Money,
  }),
  /** To the customer, `amount` is what went back to them; to the creator whose sale was reversed, what was taken back of their share. */
  'refund.created': z.object({
    refund_id: id,
    order_id: id,
    to: z.enum(['customer', 'creator']),
    kind: z.enum(['request', 'chargeback']),
    order_kind: OrderKind,
    /** Null where the order was for no single agent. */
    app: App.nullable(),
    amount: Money,
  }),
  'payout.created': z.object({
    payout_id: id,
    /** The reference on the bank statement. */
    number: z.string(),
    /** The last week whose earnings are in it. */
    week: z.string(),
    amount: Money,
  }),
  /** A review that waits for a moderator has the status `held`. */
  'review.created': z.object({
    review_id: id,
    app: App,
    rating: z.int(),
    status: z.string(),
    url: z.string(),
  }),
  'agent.taken_down': z.object({ takedown_id: id, app: App, reason: z.string() }),
  /** Told at the first run that did not fit any more, once for each key and period. */
  'api_key.cap_reached': z.object({
    api_key_id: id,
    /** How the key begins. */
    hint: z.string(),
    /** A day (`2026-11-28`) or a month (`2026-11`) of the UAE. */
    period: z.string(),
    cap: z.object({ fils: z.int().nullable(), runs: z.int().nullable() }),
    used: z.object({ fils: z.int(), runs: z.int() }),
  }),
} satisfies Record<WebhookEventType, z.ZodObject>)
export type WebhookEventData<Type extends WebhookEventType> = z.infer<typeof WebhookEventData>[Type]

/** What is only sent when its owner asks for it. */
export const TEST_EVENT = 'webhook.test'
export const SentEventType = z.enum([...WEBHOOK_EVENT_TYPES, TEST_EVENT])
export type SentEventType = z.infer<typeof SentEventType>
