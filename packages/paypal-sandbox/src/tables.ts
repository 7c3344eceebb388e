import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

// What PayPal would keep on its side. Nothing but the sandbox reads or writes these.

const at = (name: string) => timestamp(name, { withTimezone: true })
const cents = (name: string) => bigint(name, { mode: 'number' })

/** The key that webhook events are signed with, and the certificate that proves it: one row, made once. */
export const sandboxSigner = pgTable(
  'sandbox_signer',
  {
    id: integer('id').primaryKey(),
    certificateId: text('certificate_id').notNull(),
    certificate: text('certificate').notNull(),
    privateKey: text('private_key').notNull(),
  },
  (table) => [check('sandbox_signer_one', sql`${table.id} = 1`)],
)

export const sandboxOrders = pgTable(
  'sandbox_orders',
  {
    id: text('id').primaryKey(),
    /** As far as somebody has brought it; that the payer has agreed follows from `approves_at` and the time. */
    status: text('status').$type<'CREATED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'>().notNull(),
    cents: cents('cents').notNull(),
    currency: text('currency').notNull(),
    referenceId: text('reference_id').notNull(),
    customId: text('custom_id'),
    invoiceId: text('invoice_id'),
    description: text('description'),
    /** Whether it was made with a payment source, after which PayPal calls its states and links otherwise. */
    hasPaymentSource: boolean('has_payment_source').notNull(),
    storeInVault: boolean('store_in_vault').notNull(),
    /** When the payer agrees by itself; null when they never do. */
    approvesAt: at('approves_at'),
    /** When the payer refuses by itself. */
    refusesAt: at('refuses_at'),
    /** The saved payment method that paid, or was made when it was paid. */
    vaultId: text('vault_id'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    check(
      'sandbox_orders_status',
      sql`${table.status} in ('CREATED', 'APPROVED', 'COMPLETED', 'VOIDED')`,
    ),
    check('sandbox_orders_cents', sql`${table.cents} > 0`),
  ],
)

/** Money that was taken. PayPal takes an order once and an invoice number once. */
export const sandboxCaptures = pgTable(
  'sandbox_captures',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => sandboxOrders.id),
    invoiceId: text('invoice_id'),
    cents: cents('cents').notNull(),
    refundedCents: cents('refunded_cents').notNull().default(0),
    isReversed: boolean('is_reversed').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('sandbox_captures_order').on(table.orderId),
    uniqueIndex('sandbox_captures_invoice').on(table.invoiceId),
    check('sandbox_captures_refunded', sql`${table.refundedCents} between 0 and ${table.cents}`),
  ],
)

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text('id').primaryKey(),
    captureId: text('capture_id')
      .notNull()
      .references(() => sandboxCaptures.id),
    cents: cents('cents').notNull(),
    note: text('note'),
    /** Until then it is pending. */
    completesAt: at('completes_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('sandbox_refunds_capture').on(table.captureId),
    check('sandbox_refunds_cents', sql`${table.cents} > 0`),
  ],
)

/** Payment methods that payers let the store keep. */
export const sandboxVault = pgTable('sandbox_vault', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').notNull(),
  createdAt: at('created_at').notNull(),
})

/** What came of a `PayPal-Request-Id`, so that a repeat does nothing and gets the same answer. */
export const sandboxRequests = pgTable(
  'sandbox_requests',
  {
    operation: text('operation').notNull(),
    requestId: text('request_id').notNull(),
    /** A hash of what was asked; the same id with another body is refused. */
    contentHash: text('asked').notNull(),
    /** The order or refund that came of it; its present state is the answer. */
    resourceId: text('resource_id'),
    /** Why nothing came of it. */
    issue: text('issue'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operation, table.requestId] }),
    index('sandbox_requests_at').on(table.createdAt),
  ],
)

/** What has to be told to the store until it is taken. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text('id').primaryKey(),
    transmissionId: text('transmission_id').notNull(),
    kind: text('kind').notNull(),
    /** The event exactly as it is sent, since its signature covers every byte. */
    body: text('body').notNull(),
    createdAt: at('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: at('next_try_at').notNull(),
    takenAt: at('taken_at'),
  },
  (table) => [index('sandbox_events_due').on(table.nextTryAt).where(sql`${table.takenAt} is null`)],
)
