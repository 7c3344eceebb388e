import { z } from 'zod'
import { Language } from './language.ts'
import { Range } from './range.ts'
import { defineRoutes } from './route.ts'
import { Slug, Text } from './text.ts'

const common = { id: z.uuid(), at: z.iso.datetime() }
const event = <const Name extends string, Properties extends z.ZodRawShape>(
  name: Name,
  properties: Properties,
) => z.strictObject({ ...common, name: z.literal(name), properties: z.strictObject(properties) })

/** Specification section 7. Properties never hold a name, an e-mail or an address. */
export const AnalyticsEvent = z.discriminatedUnion('name', [
  event('page_viewed', { path: Text.max(120) }),
  event('app_card_clicked', { app: Slug }),
  event('demo_clicked', { app: Slug }),
  event('demo_run', { app: Slug, succeeded: z.boolean() }),
  event('search', { query: Text.max(200), results: z.int().min(0) }),
  event('plan_selected', { plan_id: Text.max(40), billing: z.enum(['monthly', 'annual']) }),
  event('offer_claimed', { offer_id: Text.max(60) }),
  event('checkout_completed', {
    plan_id: Text.max(40),
    amount: z.number().min(0).max(1e9),
    currency: z.enum(['AED', 'USD']),
  }),
])
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

export const EVENTS_PER_BATCH = 50

/** `before`: in as many days before. */
const Metric = z.object({ value: z.int(), before: z.int() })

/**
 * What happened in the store in a range of days of the UAE, today with them. Visitors are counted by the day: nobody is known from one
 * day to the next. `runs` are those that people had an answer of, `demos` the free ones among them; a day of a run is the one it began on.
 */
export const Overview = z.object({
  range: Range,
  totals: z.object({
    visitors: Metric,
    page_views: Metric,
    searches: Metric,
    empty_searches: Metric,
    demos: Metric,
    sign_ups: Metric,
    purchases: Metric,
    runs: Metric,
    failed_runs: Metric,
  }),
  /** Every day, oldest first. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      visitors: z.int(),
      page_views: z.int(),
      searches: z.int(),
      demos: z.int(),
      sign_ups: z.int(),
      purchases: z.int(),
      runs: z.int(),
      failed_runs: z.int(),
    }),
  ),
  /**
   * People and visitors who came, ran a demo, signed up, bought a plan or an agent for the first time; each day's counted anew. They are
   * not the same people followed from step to step, so that a step can hold more than the one before.
   */
  funnel: z.array(
    z.object({
      step: z.enum(['visitors', 'demos', 'sign_ups', 'first_purchases']),
      count: z.int(),
    }),
  ),
  /** The most frequent, in small letters, at most 50. */
  searches: z.array(z.object({ query: z.string(), count: z.int(), empty: z.int() })),
  empty_searches: z.array(z.object({ query: z.string(), count: z.int() })),
  /** The most used, at most 50. */
  agents: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      emoji: z.string(),
      runs: z.int(),
      failed_runs: z.int(),
    }),
  ),
  /** By what executed them: `built-in`, `model`, `a2a`, `mcp`, `openai`. Failed runs that came to none of them are left out. Milliseconds, rounded up to two digits. */
  runtimes: z.array(
    z.object({
      runtime: z.string(),
      runs: z.int(),
      failed_runs: z.int(),
      p50: z.int().nullable(),
      p95: z.int().nullable(),
    }),
  ),
  /** Failed runs by a code of errors.ts, most frequent first. */
  errors: z.array(z.object({ code: z.string(), count: z.int() })),
  /** Of runs that succeeded, in milliseconds, rounded up to two digits; null without one. */
  latency: z.object({ p50: z.int(), p90: z.int(), p95: z.int(), p99: z.int() }).nullable(),
  /** Succeeded runs by how long they took: up to so many milliseconds, the last without a bound. */
  latency_histogram: z.array(z.object({ up_to_ms: z.int().nullable(), count: z.int() })),
})
export type Overview = z.infer<typeof Overview>

export const routes = defineRoutes({
  /** An event sent twice (same id) is stored once. */
  recordEvents: {
    method: 'POST',
    path: '/api/events',
    access: 'anyone',
    body: z.strictObject({ events: z.array(AnalyticsEvent).min(1).max(EVENTS_PER_BATCH) }),
    response: z.object({ success: z.literal(true), stored: z.int() }),
    errors: [],
  },
  getOverview: {
    method: 'GET',
    path: '/api/analytics/overview',
    access: 'analytics',
    query: z.object({ range: Range.default('30d'), lang: Language.default('en') }),
    response: z.object({ success: z.literal(true), overview: Overview }),
    errors: [],
  },
})
