import type { Bilingual, billing, catalogue, Price } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { apps } from './catalogue.ts'
import { runs } from './runs.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' })

/** An integer kept as numeric, because an integer column would round a fraction silently where this one can refuse it. */
const wholeNumber = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric',
  toDriver: (value) => String(value),
  fromDriver: (value) => Number(value),
})

// The ledger. Its rows are only ever added: triggers in the migrations refuse the rest, and every transaction that
// does not sum to zero in each currency.

/** A place where money is, or is owed from. Whose it is stands elsewhere, so that a person can leave and the ledger stays. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid('id').primaryKey(),
    /** `provider`, `bank`, `exchange`, `platform`, `vat`, `losses`, `unclaimed`, `payouts`, or one of many: `wallet`, `creator`. */
    kind: text('kind').notNull(),
    currency: text('currency').notNull(),
    openedAt: at('opened_at').notNull(),
  },
  (table) => [
    unique('ledger_accounts_currency').on(table.id, table.currency),
    // One of each of the store's own.
    uniqueIndex('ledger_accounts_store')
      .on(table.kind, table.currency)
      .where(sql`${table.kind} not in ('wallet', 'creator')`),
    check('ledger_accounts_currency_known', sql`${table.currency} in ('AED', 'USD')`),
    check(
      'ledger_accounts_kind',
      sql`${table.kind} in ('provider', 'bank', 'exchange', 'platform', 'vat', 'losses', 'unclaimed', 'payouts', 'wallet', 'creator')`,
    ),
  ],
)

/** One thing that happened to money. `kind` and `reference` are unique together, so nothing is posted twice. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The id of the order, run, refund or chargeback that it is for; of included runs that went back with their plan `<order>:<app>`. */
    reference: text('reference').notNull(),
    happenedAt: at('happened_at').notNull(),
    /** Lines may only be added by the database transaction that made it. */
    madeIn: text('made_in').notNull().default(sql`pg_current_xact_id()::text`),
  },
  (table) => [
    uniqueIndex('ledger_transactions_reference').on(table.kind, table.reference),
    index('ledger_transactions_at').on(table.happenedAt, table.id),
    index('ledger_transactions_kind').on(table.kind, table.happenedAt, table.id),
  ],
)

/** Debits are positive, credits negative, in minor units. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: uuid('account_id').notNull(),
    currency: text('currency').notNull(),
    amount: wholeNumber('amount').notNull(),
    /** On a creator's part of a sale or run: the percent of the price without VAT that was theirs at that moment. */
    sharePercent: integer('share_percent'),
  },
  (table) => [
    foreignKey({
      columns: [table.accountId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    index('ledger_lines_transaction').on(table.transactionId),
    index('ledger_lines_account').on(table.accountId, table.id),
    check(
      'ledger_lines_amount',
      sql`${table.amount} = trunc(${table.amount}) and ${table.amount} <> 0 and abs(${table.amount}) < 1e15`,
    ),
  ],
)

/**
 * What the lines up to one of them come to, by kind of account, so that nobody has to add up the whole ledger for a balance. The lines
 * after it are added when somebody asks; `doctor` proves the rest.
 */
export const ledgerTotals = pgTable(
  'ledger_totals',
  {
    kind: text('kind').notNull(),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    /** The highest of all rows counts: kinds without a line since have nothing to add. */
    upToLine: minor('up_to_line').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.currency] })],
)

/** A person's money in the store. `balance` and `held` are caches of the ledger and of what is reserved; `doctor` proves both. */
export const wallets = pgTable(
  'wallets',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    balanceFils: minor('balance_fils').notNull().default(0),
    /** Reserved by runs at work and refunds under way. */
    heldFils: minor('held_fils').notNull().default(0),
    monthlyCapFils: minor('monthly_cap_fils'),
    maxPerRunFils: minor('max_per_run_fils'),
  },
  (table) => [
    uniqueIndex('wallets_account').on(table.accountId),
    check(
      'wallets_covered',
      sql`${table.heldFils} >= 0 and ${table.balanceFils} >= ${table.heldFils}`,
    ),
  ],
)

/** What the store owes a creator. */
export const creatorAccounts = pgTable(
  'creator_accounts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
  },
  (table) => [uniqueIndex('creator_accounts_account').on(table.accountId)],
)

export const billingDetails = pgTable('billing_details', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  company: text('company'),
  trn: text('trn'),
  address: text('address'),
})

/** How many spots of a limited offer are taken: those taken before the store opened, and one for each order that holds one. */
export const offerSpots = pgTable(
  'offer_spots',
  {
    offerId: text('offer_id').primaryKey(),
    spots: integer('spots').notNull(),
    takenBefore: integer('taken_before').notNull(),
    taken: integer('taken').notNull(),
  },
  (table) => [check('offer_spots_taken', sql`${table.taken} between 0 and ${table.spots}`)],
)

/** Something that is paid once. The amounts are those of the quote and never change. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** Null after the person has left. */
    userId: text('user_id').references(() => users.id),
    /** Of somebody who has left: whose mailbox it was, as same-buyer.ts writes it, so that what holds once for a person holds when they come back. */
    formerMailboxHash: text('former_mailbox_hash'),
    kind: text('kind').$type<billing.OrderKind>().notNull(),
    status: text('status').$type<billing.OrderStatus>().notNull(),
    /** The lines of a plan's price; null for the other kinds. */
    quote: jsonb('quote').$type<billing.Quote>(),
    planId: text('plan_id').$type<billing.PlanId>(),
    billing: text('billing').$type<billing.BillingPeriod>(),
    offerId: text('offer_id').$type<billing.OfferId>(),
    holdsSpot: boolean('holds_spot').notNull().default(false),
    appId: uuid('app_id').references(() => apps.id),
    /** Whose unused part was credited to this one. */
    creditedOrderId: uuid('credited_order_id'),
    /** Of a plan: what it was called and included. Null: it was bought as the specification has it. */
    boughtPlan: jsonb('bought_plan').$type<BoughtPlan>(),
    /** Of a renewal: what it renews, and which end of a period it is for. */
    renewsId: uuid('renews_id'),
    renewsPeriodEnd: at('renews_period_end'),
    vatFils: minor('vat_fils').notNull(),
    totalFils: minor('total_fils').notNull(),
    vatCents: minor('vat_cents').notNull(),
    totalCents: minor('total_cents').notNull(),
    refundedFils: minor('refunded_fils').notNull().default(0),
    refundedCents: minor('refunded_cents').notNull().default(0),
    /** Of a plan: what creators got of it for the runs that it includes. */
    sharedFils: minor('shared_fils').notNull().default(0),
    provider: text('provider').$type<'sandbox' | 'paypal' | 'wallet'>().notNull(),
    providerOrderId: text('provider_order_id'),
    captureId: text('capture_id'),
    approvalUrl: text('approval_url'),
    /** Where the payer comes back to, as the first who asked the provider said: asked again in other words, it would refuse. */
    returnOrigin: text('return_origin'),
    /** How the next payment can be taken without the payer, as the provider names it. */
    savedMethod: text('saved_method'),
    declineReason: text('decline_reason'),
    idempotencyKey: text('idempotency_key'),
    contentHash: text('content_hash').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    completedAt: at('completed_at'),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.userId, table.idempotencyKey),
    uniqueIndex('orders_provider_order').on(table.provider, table.providerOrderId),
    uniqueIndex('orders_capture').on(table.provider, table.captureId),
    // A renewal is paid once; one that was declined may be tried again.
    uniqueIndex('orders_renewal')
      .on(table.renewsId, table.renewsPeriodEnd)
      .where(sql`${table.status} not in ('declined', 'cancelled', 'expired')`),
    index('orders_created').on(table.createdAt, table.id),
    index('orders_status').on(table.status, table.createdAt, table.id),
    index('orders_completed').on(table.completedAt).where(sql`${table.completedAt} is not null`),
    index('orders_plans')
      .on(table.billing, table.completedAt)
      .where(sql`${table.completedAt} is not null and ${table.kind} in ('plan', 'renewal')`),
    index('orders_credited')
      .on(table.creditedOrderId)
      .where(sql`${table.creditedOrderId} is not null`),
    index('orders_user').on(table.userId, table.createdAt, table.id),
    index('orders_former_mailbox')
      .on(table.formerMailboxHash)
      .where(sql`${table.formerMailboxHash} is not null`),
    index('orders_app').on(table.appId, table.completedAt).where(sql`${table.appId} is not null`),
    index('orders_open')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('created', 'awaiting_approval', 'capturing')`),
    check('orders_kind', sql`${table.kind} in ('plan', 'renewal', 'top_up', 'app')`),
    check(
      'orders_status',
      sql`${table.status} in ('created', 'awaiting_approval', 'capturing', 'completed', 'declined', 'cancelled', 'expired', 'partly_refunded', 'refunded', 'charged_back')`,
    ),
    check(
      'orders_amounts',
      sql`${table.vatFils} >= 0 and ${table.totalFils} > 0 and ${table.vatCents} >= 0 and ${table.totalCents} >= 0
          and ${table.refundedFils} between 0 and ${table.totalFils} and ${table.refundedCents} between 0 and ${table.totalCents}`,
    ),
    check(
      'orders_shared',
      sql`${table.sharedFils} between 0 and ${table.totalFils} - ${table.vatFils}`,
    ),
    check(
      'orders_completed',
      sql`(${table.status} in ('completed', 'partly_refunded', 'refunded', 'charged_back')) = (${table.completedAt} is not null)`,
    ),
  ],
)

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert

/** Money on its way back. A row appears before the provider is asked. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** `request`: the customer asked. `chargeback`: the provider took it. */
    kind: text('kind').$type<'request' | 'chargeback'>().notNull(),
    status: text('status').$type<'pending' | 'completed' | 'failed'>().notNull(),
    fils: minor('fils').notNull(),
    cents: minor('cents').notNull(),
    /** Kept out of the wallet while it is pending. */
    heldFils: minor('held_fils').notNull().default(0),
    providerRefundId: text('provider_refund_id'),
    failure: text('failure'),
    requestedAt: at('requested_at').notNull(),
    completedAt: at('completed_at'),
  },
  (table) => [
    // One at a time; what was left of a top-up may go back later, and the provider may still take it.
    uniqueIndex('refunds_order')
      .on(table.orderId, table.kind)
      .where(sql`${table.status} = 'pending'`),
    index('refunds_of_order').on(table.orderId),
    index('refunds_requested').on(table.requestedAt, table.id),
    index('refunds_pending').on(table.requestedAt).where(sql`${table.status} = 'pending'`),
    check('refunds_amount', sql`${table.fils} > 0 and ${table.cents} >= 0`),
  ],
)

/** A person's plan over time. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').references(() => users.id),
    planId: text('plan_id').$type<billing.PlanId>().notNull(),
    billing: text('billing').$type<billing.BillingPeriod>().notNull(),
    status: text('status').$type<billing.SubscriptionStatus>().notNull(),
    startedAt: at('started_at').notNull(),
    currentPeriodStart: at('current_period_start').notNull(),
    currentPeriodEnd: at('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    nextPlanId: text('next_plan_id').$type<billing.PlanId>(),
    nextBilling: text('next_billing').$type<billing.BillingPeriod>(),
    savedMethod: text('saved_method'),
    /** The order that paid for the current period. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Declined tries to renew, and when the next one is due. */
    renewalTries: integer('renewal_tries').notNull().default(0),
    nextTryAt: at('next_try_at'),
    endedAt: at('ended_at'),
  },
  (table) => [
    uniqueIndex('subscriptions_one_at_a_time')
      .on(table.userId)
      .where(sql`${table.status} <> 'ended'`),
    index('subscriptions_due').on(table.currentPeriodEnd).where(sql`${table.status} <> 'ended'`),
    check('subscriptions_status', sql`${table.status} in ('active', 'past_due', 'ended')`),
    check('subscriptions_ended', sql`(${table.status} = 'ended') = (${table.endedAt} is not null)`),
  ],
)

/** What a plan costs and gives from now on for whoever buys it, and from when on for whoever has it. */
export const planTerms = pgTable(
  'plan_terms',
  {
    planId: text('plan_id').$type<billing.PlanId>().notNull(),
    number: integer('number').notNull(),
    terms: jsonb('terms').$type<PlanTerms>().notNull(),
    announcedAt: at('announced_at').notNull(),
    /** Null: others were announced before it came to that. */
    takesEffectAt: at('takes_effect_at'),
  },
  (table) => [primaryKey({ columns: [table.planId, table.number] })],
)

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** An agent that a person may run without paying for each run. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').references(() => users.id),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id),
    kind: text('kind').$type<'subscription' | 'one_time'>().notNull(),
    status: text('status').$type<'active' | 'ended'>().notNull(),
    priceFils: minor('price_fils').notNull(),
    since: at('since').notNull(),
    /** Null: for good. */
    currentPeriodEnd: at('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    endedAt: at('ended_at'),
  },
  (table) => [
    uniqueIndex('entitlements_one_at_a_time')
      .on(table.userId, table.appId)
      .where(sql`${table.status} = 'active'`),
    index('entitlements_order').on(table.orderId),
    index('entitlements_due').on(table.currentPeriodEnd).where(sql`${table.status} = 'active'`),
    check(
      'entitlements_period',
      sql`(${table.kind} = 'one_time') = (${table.currentPeriodEnd} is null)`,
    ),
  ],
)

/** A higher price of an agent in the store, and what became of it. The price in force stands at the app itself. */
export const priceRises = pgTable(
  'price_rises',
  {
    id: uuid('id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id),
    /** The version that asks it. */
    version: integer('version').notNull(),
    status: text('status').$type<'announced' | 'in_force' | 'withdrawn'>().notNull(),
    fromModel: text('from_model').$type<catalogue.PricingModel>().notNull(),
    fromFils: integer('from_fils').notNull(),
    toModel: text('to_model').$type<catalogue.PricingModel>().notNull(),
    toFils: integer('to_fils').notNull(),
    announcedAt: at('announced_at').notNull(),
    takesEffectAt: at('takes_effect_at').notNull(),
    endedAt: at('ended_at'),
    /** Null of one that was not withdrawn, and of those from before it was written down. */
    withdrawnFor: text('withdrawn_for').$type<billing.Withdrawal>(),
  },
  (table) => [
    uniqueIndex('price_rises_one_at_a_time')
      .on(table.appId)
      .where(sql`${table.status} = 'announced'`),
    index('price_rises_due').on(table.takesEffectAt).where(sql`${table.status} = 'announced'`),
    index('price_rises_app').on(table.appId, table.announcedAt),
    check('price_rises_status', sql`${table.status} in ('announced', 'in_force', 'withdrawn')`),
    check('price_rises_ended', sql`(${table.status} = 'announced') = (${table.endedAt} is null)`),
    check(
      'price_rises_withdrawn_for',
      sql`${table.withdrawnFor} is null or (${table.withdrawnFor} in ('creator', 'lower_price', 'other_rise') and ${table.status} = 'withdrawn')`,
    ),
    check('price_rises_notice', sql`${table.takesEffectAt} > ${table.announcedAt}`),
  ],
)

/** What pays for a run. Reserved with the run, then taken, or given back in the transaction that records the failure. */
export const runCharges = pgTable(
  'run_charges',
  {
    runId: uuid('run_id')
      .primaryKey()
      .references(() => runs.id),
    /** Who pays: whoever ran it, or the owner of the organisation that it was for. */
    userId: text('user_id').references(() => users.id),
    source: text('source').$type<'free' | 'entitlement' | 'included' | 'wallet'>().notNull(),
    status: text('status').$type<'reserved' | 'taken' | 'given_back'>().notNull(),
    /** With VAT; zero unless the wallet pays. */
    priceFils: minor('price_fils').notNull(),
    vatFils: minor('vat_fils').notNull(),
    /** Whose agent it is and the percent of the price without VAT that was theirs when the run began; null for the store's own. */
    creatorId: text('creator_id').references(() => users.id),
    sharePercent: integer('share_percent'),
    /** Of a run that a plan includes: what it is worth without VAT, as agreed when it began; null when it pays nobody. */
    worthFils: minor('worth_fils'),
    /** The order that pays for the plan; of a run that was taken the one whose money was shared, null when none of it was. */
    planOrderId: uuid('plan_order_id').references(() => orders.id),
    /** What its creator got of the plan. */
    shareFils: minor('share_fils'),
    /** The calendar month in the UAE, `2026-11`. */
    month: text('month').notNull(),
    createdAt: at('created_at').notNull(),
    /** The month's tax invoice that it stands on. */
    invoiceId: uuid('invoice_id'),
  },
  (table) => [
    index('run_charges_month').on(table.userId, table.month),
    index('run_charges_plan_order')
      .on(table.planOrderId, table.creatorId, table.shareFils)
      .where(sql`${table.shareFils} is not null`),
    index('run_charges_uninvoiced')
      .on(table.month)
      .where(
        sql`${table.source} = 'wallet' and ${table.status} = 'taken' and ${table.invoiceId} is null`,
      ),
    check('run_charges_status', sql`${table.status} in ('reserved', 'taken', 'given_back')`),
    check(
      'run_charges_source',
      sql`${table.source} in ('free', 'entitlement', 'included', 'wallet')`,
    ),
    check(
      'run_charges_share',
      sql`${table.shareFils} is null or ${table.shareFils} > 0 and ${table.shareFils} <= ${table.worthFils} and ${table.planOrderId} is not null
          and ${table.source} = 'included' and ${table.status} = 'taken'`,
    ),
    check(
      'run_charges_price',
      sql`${table.priceFils} >= ${table.vatFils} and ${table.vatFils} >= 0 and (${table.source} = 'wallet') = (${table.priceFils} > 0)`,
    ),
  ],
)

/** How many included runs a person has reserved or used in a month. Equal to that month's run charges. */
export const includedUsage = pgTable(
  'included_usage',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    month: text('month').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.month] }),
    check('included_usage_used', sql`${table.used} >= 0`),
  ],
)

/** The last number of each series; its row is locked until the document that takes the next is stored, so no number is skipped. */
export const invoiceSeries = pgTable('invoice_series', {
  kind: text('kind').primaryKey(),
  last: integer('last').notNull(),
})

/** Tax invoices, credit notes and receipts. The law keeps them for five years: nothing but the link to the person may go. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull(),
    kind: text('kind').$type<billing.InvoiceKind>().notNull(),
    sequence: integer('sequence').notNull(),
    userId: text('user_id').references(() => users.id),
    /** What it is for: the order, for a credit note the refund, for the runs of a month `<user>:<month>`. */
    reference: text('reference').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    issuedAt: at('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.number),
    uniqueIndex('invoices_sequence').on(table.kind, table.sequence),
    uniqueIndex('invoices_reference').on(table.kind, table.reference),
    index('invoices_user').on(table.userId, table.issuedAt),
    index('invoices_order').on(table.orderId),
  ],
)

/** Webhook events of the payment provider that were believed and acted upon. */
export const webhookEvents = pgTable('payment_notices', {
  transmissionId: text('transmission_id').primaryKey(),
  eventId: text('event_id').notNull(),
  kind: text('kind').notNull(),
  receivedAt: at('received_at').notNull(),
})

/** What a plan costs and gives: a change for the worse is announced to those who have it. */
export interface PlanTerms {
  /** Minor units a month: by the month, and when a year is paid at once (specification section 9). */
  price: Record<billing.BillingPeriod, Price>
  includedRuns: number
  /** Percent of the price without VAT. */
  creatorShare: number
}

/** What an order of a plan keeps of it, besides what was paid. */
export interface BoughtPlan {
  name: Bilingual
  includedRuns: number
}

/** All that stands on a document, fixed when it is issued. Amounts in minor units, dirhams unless they say otherwise. */
export interface InvoiceContent {
  kind: billing.InvoiceKind
  number: string
  /** ISO time; printed in the UAE's time. */
  issuedAt: string
  /** The calendar month in the UAE that the supplies were made in, `2026-11`; null: on the day of issue. */
  month: string | null
  /** Null: the operator had not said who sells. Earlier documents have no contact, and may lack the number. */
  seller: { name: Bilingual; address: Bilingual; trn: string | null; contact?: string } | null
  customer: {
    name: string
    email: string
    company: string | null
    trn: string | null
    address: string | null
  }
  lines: InvoiceLine[]
  netFils: number
  vatPercent: number
  vatFils: number
  totalFils: number
  /**
   * What the payment provider moved; null when the wallet paid. Only a top-up is converted, at the rate that stands beside it: a plan
   * has a price of its own in dollars, and where an older document names a rate for one, it is not shown.
   */
  charged: { cents: number; dirhamsPerDollar?: number } | null
  /** Of a credit note: the number of what it takes back. */
  corrects: string | null
  /** Of a credit note: what stood on the document that it takes back, and why it does; `replacedBy`: what stands in its place, and no money moved. */
  correction: {
    issuedAt: string
    netFils: number
    vatFils: number
    totalFils: number
    reason: Bilingual
    replacedBy?: string
  } | null
  /** Of an invoice in the place of another: the number of that one, and when the supply was made. */
  replaces?: string
  suppliedAt?: string
  /** True where no real money moved, and the document says so. */
  isSandbox: boolean
  paidWith: 'paypal' | 'sandbox' | 'wallet'
}

export interface InvoiceLine {
  description: Bilingual
  quantity: number
  /** Of all of them together, without VAT; negative on a line that takes something off, such as a discount. */
  netFils: number
  /** Absent on documents that were issued before lines had it. */
  vatFils?: number
}
