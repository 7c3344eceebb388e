import type { webhooks as contract } from '@wakeel/contract'
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
import { organisations } from './organisations.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Where a person or an organisation wants to be called when something happens to them. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').references(() => users.id),
    organisationId: uuid('organisation_id').references(() => organisations.id),
    address: text('address').notNull(),
    description: text('description').notNull(),
    eventTypes: jsonb('event_types').$type<contract.WebhookEventType[]>().notNull(),
    /** Encrypted. */
    secret: text('secret').notNull(),
    /** The one that it replaced, which signs too until then. */
    previousSecret: text('previous_secret'),
    previousValidUntil: at('previous_valid_until'),
    createdAt: at('created_at').notNull(),
    disabledAt: at('disabled_at'),
    disabledReason: text('disabled_reason').$type<contract.WebhookDisabledReason>(),
    lastDeliveredAt: at('last_delivered_at'),
    /** Since when every attempt has failed. */
    failingSince: at('failing_since'),
    /** The last attempt failed, or was answered late: the next ones wait among their like. */
    isSlow: boolean('is_slow').notNull().default(false),
    /** It asked for a pause. */
    pausedUntil: at('paused_until'),
  },
  (table) => [
    index('webhook_endpoints_user').on(table.userId).where(sql`${table.userId} is not null`),
    index('webhook_endpoints_organisation')
      .on(table.organisationId)
      .where(sql`${table.organisationId} is not null`),
    check(
      'webhook_endpoints_owner',
      sql`(${table.userId} is null) <> (${table.organisationId} is null)`,
    ),
    check(
      'webhook_endpoints_previous',
      sql`(${table.previousSecret} is null) = (${table.previousValidUntil} is null)`,
    ),
    check(
      'webhook_endpoints_disabled',
      sql`(${table.disabledAt} is null) = (${table.disabledReason} is null)`,
    ),
  ],
)

/**
 * What is to be sent to an endpoint, stored in the transaction that it tells of. Without a foreign key: that would have every run lock the
 * endpoint, and somebody who leaves wait for their runs in a circle. What an endpoint that is gone has left is never sent, and removed by a job.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The same for every endpoint and attempt, and made of what it tells: nothing is told twice. */
    eventId: uuid('event_id').notNull(),
    endpointId: uuid('endpoint_id').notNull(),
    type: text('type').$type<contract.SentEventType>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    happenedAt: at('happened_at').notNull(),
    status: text('status').$type<contract.WebhookDeliveryStatus>().notNull().default('pending'),
    /** Since it was recorded or last replayed. */
    tries: integer('tries').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull(),
    /** Whoever sends it has it alone until then. */
    claim: uuid('claim'),
    claimedUntil: at('claimed_until'),
    attempts: jsonb('attempts').$type<contract.WebhookAttempt[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.endpointId, table.eventId] }),
    index('webhook_deliveries_log').on(table.endpointId, table.happenedAt, table.eventId),
    index('webhook_deliveries_due')
      .on(table.endpointId, table.nextAttemptAt)
      .where(sql`${table.status} = 'pending'`),
    index('webhook_deliveries_at_work')
      .on(table.claimedUntil)
      .where(sql`${table.claim} is not null`),
    index('webhook_deliveries_old').on(table.happenedAt),
    check('webhook_deliveries_status', sql`${table.status} in ('pending', 'delivered', 'failed')`),
    check(
      'webhook_deliveries_claim',
      sql`(${table.claim} is null) = (${table.claimedUntil} is null)`,
    ),
  ],
)
