import { z } from 'zod'
import { AgentStatus } from './agent-versions.ts'
import { Category } from './catalogue.ts'
import { Download } from './download.ts'
import { Language } from './language.ts'
import { Money } from './money.ts'
import { Range } from './range.ts'
import { defineRoutes } from './route.ts'
import { Cursor, filled, Reason, Slug } from './text.ts'

/**
 * A creator's metrics. Money is the creator's own share, without VAT and with what was taken back again, as the ledger has it.
 * Runs are succeeded runs by others: demo, paid, included and free ones; checks and the creator's own do not count. Days and months are
 * those of the UAE.
 */
export const CreatorStats = z.object({
  /** All that was ever earned, less what went back. Payouts do not change it. */
  totalRevenue: Money,
  /** The same since the first of this month. */
  monthlyRevenue: Money,
  totalRuns: z.int(),
  /** Of all reviews of all agents; null without one. */
  avgRating: z.number().nullable(),
  reviewsCount: z.int(),
  totalAgents: z.int(),
  publishedAgents: z.int(),
  /** Revenue of the last 30 days, today's among them, against the 30 days before, in percent; null when there was none before. */
  growthRate: z.number().nullable(),
  /** The mean of the published agents' scores, weighted by their runs; null before the first run. */
  trustScore: z.int().nullable(),
})
export type CreatorStats = z.infer<typeof CreatorStats>

/**
 * What an agent's trust score is made of, each 0 to 1. What nothing is known of yet counts as 1, and an agent that nobody has rated as
 * the 4.5 stars that the store shows.
 */
export interface TrustParts {
  /** Finished runs of the last 30 days that succeeded. */
  succeeded: number
  /** Daily tests of the last 30 days that passed. */
  testsPassed: number
  /** The rating's way from 1 star to 5. */
  rating: number
  /** Purchases of the last 90 days whose money was not asked back. */
  kept: number
}

/** 0 to 100: half of it is that runs succeed, a fifth each that daily tests pass and that people rate it well, a tenth that they keep what they bought. */
export function trustScore({ succeeded, testsPassed, rating, kept }: TrustParts): number {
  return Math.round(50 * succeeded + 20 * testsPassed + 20 * rating + 10 * kept)
}

/** An agent in its creator's list. */
export const CreatorAgent = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  emoji: z.string(),
  category: Category,
  description: z.string(),
  status: AgentStatus,
  is_listed: z.boolean(),
  /** By a moderator. */
  taken_down: z.boolean(),
  under_maintenance: z.boolean(),
  /** What executes the listed version is not what was approved. */
  is_paused: z.boolean(),
  /** Of the version that is being worked on; null: none is. */
  open_status: AgentStatus.nullable(),
  /** Of the listed version; null: none is. */
  version: z.int().nullable(),
  /** Null without a review. */
  rating: z.number().nullable(),
  reviewsCount: z.int(),
  totalRuns: z.int(),
  monthlyRevenue: Money,
  /** Null before the first run. */
  trustScore: z.int().nullable(),
  trustParts: z
    .object({
      succeeded: z.number(),
      testsPassed: z.number(),
      rating: z.number(),
      kept: z.number(),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
})
export type CreatorAgent = z.infer<typeof CreatorAgent>

/** Every day of the range, oldest first, today as its last. */
export const DayMetrics = z.object({
  day: z.iso.date(),
  revenue: Money,
  runs: z.int(),
  failed_runs: z.int(),
})
export type DayMetrics = z.infer<typeof DayMetrics>

/** One movement of the creator's account in the ledger. */
export const Earning = z.object({
  id: z.string(),
  kind: z.enum([
    'run',
    'included_run',
    'sale',
    'refund',
    'included_reversal',
    'chargeback',
    'payout',
    'payout_returned',
    'closing',
  ]),
  app: z.object({ slug: z.string(), name: z.string(), emoji: z.string() }).nullable(),
  /** Positive: to the creator. */
  amount: Money,
  share_percent: z.int().nullable(),
  happened_at: z.iso.datetime(),
  /** Until then the guarantee can take it back; null: it cannot. */
  held_until: z.iso.datetime().nullable(),
})
export type Earning = z.infer<typeof Earning>

/** A run of one of the creator's agents: nothing about who asked, and nothing of what was asked. */
export const AgentRun = z.object({
  id: z.string(),
  app: z.object({ slug: z.string(), name: z.string(), emoji: z.string() }),
  version: z.int(),
  kind: z.enum(['demo', 'paid', 'check']),
  status: z.enum(['running', 'succeeded', 'unanswered', 'failed', 'cancelled']),
  /** A code of errors.ts. */
  error: z.string().nullable(),
  provider: z.string().nullable(),
  execution_time_ms: z.int().nullable(),
  started_at: z.iso.datetime(),
  /** The creator's share of what was paid for it, by its price or by the plan that includes it. */
  earned: Money,
})
export type AgentRun = z.infer<typeof AgentRun>

/** Less than this is not paid out; it waits for the next week. */
export const PAYOUT_LEAST_FILS = 5000
export const PAYOUT_TIME = { weekday: 'Monday', hour: 6, timeZone: 'Asia/Dubai' } as const

/** A week from Monday to Sunday in the UAE, as ISO 8601 numbers it: `2026-W47`. */
export const Week = z
  .string()
  .regex(/^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/, 'must be a week such as 2026-W47')

/** `ready`: owed, not yet sent to the bank. `sent`: in a bank file. `paid`: the bank has paid. `returned`: the bank gave it back, and it is owed again. */
export const PayoutStatus = z.enum(['ready', 'sent', 'paid', 'returned'])
export type PayoutStatus = z.infer<typeof PayoutStatus>

export const Payout = z.object({
  id: z.string(),
  /** The reference on the bank statement. */
  number: z.string(),
  /** The last week whose earnings are in it. */
  week: Week,
  status: PayoutStatus,
  amount: Money,
  holder_name: z.string(),
  /** Country, check digits and the last four characters. */
  iban_masked: z.string(),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
})
export type Payout = z.infer<typeof Payout>

/** What the store owes a creator: `earned` = `on_hold` + `payable` + `paid_out`. */
export const Earnings = z.object({
  /** All that was earned, less what went back. */
  earned: Money,
  /** What the guarantee can still take back. */
  on_hold: Money,
  /** What the next payout would hold if it were made now. Below zero: money went back after it was paid, and what is earned next makes up for it. */
  payable: Money,
  /** All payouts, less those that came back. */
  paid_out: Money,
  /** Releases of what is on hold, by day, soonest first. */
  releases: z.array(z.object({ day: z.iso.date(), amount: Money })),
  next_payout_at: z.iso.datetime(),
  least: Money,
  /** Null: nothing can be paid until they are given. */
  details: z.object({ holder_name: z.string(), iban_masked: z.string() }).nullable(),
})
export type Earnings = z.infer<typeof Earnings>

/** A week of the creator's account: `closing` = `opening` + `earned` - `taken_back` - `paid_out`. */
export const Statement = z.object({
  week: Week,
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  opening: Money,
  earned: Money,
  taken_back: Money,
  paid_out: Money,
  closing: Money,
})
export type Statement = z.infer<typeof Statement>

/** Where earnings go. */
export const PayoutDetails = z.strictObject({
  holder_name: filled(70).regex(
    /^(?=.*[A-Za-z])[A-Za-z0-9 .,'’&()/-]+$/,
    'must be in Latin letters, as banks write it',
  ),
  iban: z
    .string()
    .transform((text) => text.replace(/\s+/g, '').toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'must be an IBAN')),
})
export type PayoutDetails = z.infer<typeof PayoutDetails>

/** A payout week as the operator sees it. */
export const PayoutWeek = z.object({
  week: Week,
  payouts: z.int(),
  total: Money,
  by_status: z.record(PayoutStatus, z.int()),
})
export type PayoutWeek = z.infer<typeof PayoutWeek>

const success = z.literal(true)
const lang = Language.default('en')
const page = {
  app: Slug.optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  lang,
}
const next_cursor = z.string().nullable()
const pageErrors = ['request.cursor_invalid'] as const

export const routes = defineRoutes({
  getCreatorStats: {
    method: 'GET',
    path: '/api/creator/stats',
    access: 'signed_in',
    scope: 'manage_agents',
    response: z.object({ success, stats: CreatorStats }),
    errors: [],
  },
  /** Newest first. */
  listCreatorAgents: {
    method: 'GET',
    path: '/api/creator/agents',
    access: 'signed_in',
    scope: 'manage_agents',
    query: z.object({ lang }),
    response: z.object({ success, agents: z.array(CreatorAgent) }),
    errors: [],
  },
  getCreatorSeries: {
    method: 'GET',
    path: '/api/creator/series',
    access: 'signed_in',
    scope: 'manage_agents',
    query: z.object({ range: Range.default('30d'), app: Slug.optional() }),
    response: z.object({ success, days: z.array(DayMetrics) }),
    errors: [],
  },
  /** The rows behind the revenue, newest first. */
  listEarnings: {
    method: 'GET',
    path: '/api/creator/earnings/entries',
    access: 'signed_in',
    query: z.object(page),
    response: z.object({ success, entries: z.array(Earning), next_cursor }),
    errors: pageErrors,
  },
  /** The rows behind the runs, newest first. */
  listAgentRuns: {
    method: 'GET',
    path: '/api/creator/runs',
    access: 'signed_in',
    scope: 'manage_agents',
    query: z.object({ ...page, status: z.enum(['all', 'succeeded', 'failed']).default('all') }),
    response: z.object({ success, runs: z.array(AgentRun), next_cursor }),
    errors: pageErrors,
  },

  getEarnings: {
    method: 'GET',
    path: '/api/creator/earnings',
    access: 'signed_in',
    response: z.object({ success, earnings: Earnings }),
    errors: [],
  },
  setPayoutDetails: {
    method: 'PUT',
    path: '/api/creator/payout-details',
    access: 'signed_in',
    body: PayoutDetails,
    response: z.object({ success, details: Earnings.shape.details }),
    errors: ['accounts.email_unconfirmed', 'creators.iban_invalid', 'request.rate_limited'],
  },
  removePayoutDetails: {
    method: 'DELETE',
    path: '/api/creator/payout-details',
    access: 'signed_in',
    response: z.object({ success }),
    errors: [],
  },
  listPayouts: {
    method: 'GET',
    path: '/api/creator/payouts',
    access: 'signed_in',
    query: z.object({ cursor: page.cursor, limit: page.limit }),
    response: z.object({ success, payouts: z.array(Payout), next_cursor }),
    errors: pageErrors,
  },
  /** Weeks that are over and in which anything moved, newest first. */
  listStatements: {
    method: 'GET',
    path: '/api/creator/statements',
    access: 'signed_in',
    response: z.object({ success, statements: z.array(Statement) }),
    errors: [],
  },
  getStatementFile: {
    method: 'GET',
    path: '/api/creator/statements/:week/:format',
    access: 'signed_in',
    params: z.object({ week: Week, format: z.enum(['pdf', 'csv']) }),
    query: z.object({ lang }),
    response: Download,
    errors: [
      'creators.statement_not_found',
      'request.rate_limited',
      'request.in_flight',
      'server.busy',
    ],
  },

  /** For the operator: newest first. */
  listPayoutWeeks: {
    method: 'GET',
    path: '/api/payouts/weeks',
    access: 'platform_settings',
    response: z.object({ success, weeks: z.array(PayoutWeek) }),
    errors: [],
  },
  /** The payouts of a week, by number. */
  listWeekPayouts: {
    method: 'GET',
    path: '/api/payouts/weeks/:week',
    access: 'platform_settings',
    params: z.object({ week: Week }),
    response: z.object({ success, payouts: z.array(Payout) }),
    errors: ['creators.payout_not_found'],
  },
  /** The payouts of a week that the bank is to make, as its file: CSV or ISO 20022 pain.001.001.09. They are `sent` from then on. */
  makeBankFile: {
    method: 'POST',
    path: '/api/payouts/weeks/:week/bank-file/:format',
    access: 'platform_settings',
    params: z.object({ week: Week, format: z.enum(['csv', 'pain001']) }),
    response: Download,
    errors: ['creators.payout_not_found'],
  },
  /** The bank has made the payouts of a week that were sent to it. */
  confirmPayouts: {
    method: 'POST',
    path: '/api/payouts/weeks/:week/paid',
    access: 'platform_settings',
    params: z.object({ week: Week }),
    response: z.object({ success, confirmed: z.int() }),
    errors: ['creators.payout_not_found'],
  },
  /** The bank gave one back: its amount is payable again. */
  returnPayout: {
    method: 'POST',
    path: '/api/payouts/:id/returned',
    access: 'platform_settings',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ reason: Reason }),
    response: z.object({ success, status: PayoutStatus }),
    errors: ['creators.payout_not_found', 'creators.payout_moved'],
  },
})
