import { type analytics, type Bilingual, type Language, RANGES, type Range } from '@wakeel/contract'
import type { Client } from '../api.ts'
import { daysAfter, uaeDay } from '../language/uae-day.ts'
import { busyness, grown } from '../showcase/invented-days.ts'

type Overview = analytics.Overview
type Day = Overview['days'][number]

/*
 * An invented store: what happened on each day follows from one curve, and every other metric from these days, so that its metrics
 * agree with one another in every range. Nothing here comes from the store.
 */

function dayOf(today: string, daysAgo: number): Day {
  const day = daysAfter(today, -daysAgo)
  const visitors = 18_400 * grown(2.6, daysAgo) * busyness(day, 4)
  const runs = 41_300 * grown(3.4, daysAgo) * busyness(day, 2)
  return {
    day,
    visitors: Math.round(visitors),
    page_views: Math.round(visitors * 4.3 * busyness(day, 5)),
    searches: Math.round(visitors * 0.52),
    demos: Math.round(visitors * 0.21),
    sign_ups: Math.round(640 * grown(2.2, daysAgo) * busyness(day, 3)),
    purchases: Math.round(212 * grown(2.9, daysAgo) * busyness(day, 1)),
    runs: Math.round(runs),
    failed_runs: Math.round(runs * 0.014),
  }
}

const daysBefore = (today: string, count: number, skipped = 0): Day[] =>
  Array.from({ length: count }, (_, index) => dayOf(today, skipped + count - 1 - index))

const EMPTY_SEARCHES = 0.041
/** Of all purchases, as customers come again. */
const FIRST_PURCHASES = 0.62

const agents: { slug: string; emoji: string; name: Bilingual<string>; part: number }[] = [
  {
    slug: 'vat-invoice-desk',
    emoji: '🧾',
    name: { en: 'VAT & Invoice Desk', ar: 'مكتب الضريبة والفواتير' },
    part: 0.24,
  },
  {
    slug: 'mortgage-and-loan-planner',
    emoji: '🏠',
    name: { en: 'Mortgage & Loan Planner', ar: 'حاسبة القروض والتمويل العقاري' },
    part: 0.19,
  },
  {
    slug: 'quiz-maker',
    emoji: '📝',
    name: { en: 'Quiz Maker', ar: 'صانع الاختبارات' },
    part: 0.16,
  },
  {
    slug: 'energy-macro-planner',
    emoji: '🥗',
    name: { en: 'Calories & Macros Planner', ar: 'منظّم السعرات والعناصر الغذائية' },
    part: 0.11,
  },
]

const searches: { query: Bilingual<string>; part: number; empty: number }[] = [
  { query: { en: 'vat invoice', ar: 'فاتورة ضريبية' }, part: 0.112, empty: 0 },
  { query: { en: 'mortgage', ar: 'تمويل عقاري' }, part: 0.087, empty: 0 },
  { query: { en: 'end of service', ar: 'نهاية الخدمة' }, part: 0.064, empty: 0 },
  { query: { en: 'contract review', ar: 'مراجعة عقد' }, part: 0.051, empty: 0 },
  { query: { en: 'exam questions', ar: 'أسئلة اختبار' }, part: 0.043, empty: 0 },
  { query: { en: 'calories', ar: 'سعرات' }, part: 0.037, empty: 0 },
  { query: { en: 'tenancy law', ar: 'قانون الإيجار' }, part: 0.018, empty: 1 },
  { query: { en: 'visa renewal', ar: 'تجديد تأشيرة' }, part: 0.012, empty: 1 },
  { query: { en: 'customs duty', ar: 'رسوم جمركية' }, part: 0.011, empty: 1 },
]

const runtimes = [
  { runtime: 'built-in', part: 0.58, failed: 0.004, p50: 38, p95: 120 },
  { runtime: 'model', part: 0.29, failed: 0.021, p50: 1900, p95: 5400 },
  { runtime: 'a2a', part: 0.08, failed: 0.043, p50: 870, p95: 3100 },
  { runtime: 'mcp', part: 0.05, failed: 0.038, p50: 640, p95: 2700 },
]

const errors = [
  { code: 'runs.timed_out', part: 0.41 },
  { code: 'runs.remote_unreachable', part: 0.27 },
  { code: 'runs.model_broke_off', part: 0.19 },
  { code: 'runs.failed', part: 0.13 },
]

const durations = [
  { up_to_ms: 10, part: 0.02 },
  { up_to_ms: 25, part: 0.13 },
  { up_to_ms: 50, part: 0.26 },
  { up_to_ms: 100, part: 0.15 },
  { up_to_ms: 250, part: 0.07 },
  { up_to_ms: 500, part: 0.06 },
  { up_to_ms: 1000, part: 0.08 },
  { up_to_ms: 2500, part: 0.14 },
  { up_to_ms: 5000, part: 0.06 },
  { up_to_ms: 10_000, part: 0.025 },
  { up_to_ms: null, part: 0.005 },
]

/** The invented store on a day, as the server would describe it. */
export function showcaseOverview(range: Range, today: string, language: Language): Overview {
  const length = RANGES[range]
  const [days, before] = [daysBefore(today, length), daysBefore(today, length, length)]
  const sum = (list: readonly Day[], name: Exclude<keyof Day, 'day'>) =>
    list.reduce((total, day) => total + day[name], 0)
  const metric = (name: Exclude<keyof Day, 'day'>) => ({
    value: sum(days, name),
    before: sum(before, name),
  })
  const searched = metric('searches')
  const { value: runs } = metric('runs')
  const { value: failed } = metric('failed_runs')
  const queries = searches.map(({ query, part, empty }) => {
    const count = Math.round(searched.value * part)
    return { query: query[language], count, empty: count * empty }
  })
  return {
    range,
    totals: {
      visitors: metric('visitors'),
      page_views: metric('page_views'),
      searches: searched,
      empty_searches: {
        value: Math.round(searched.value * EMPTY_SEARCHES),
        before: Math.round(searched.before * EMPTY_SEARCHES * 1.2),
      },
      demos: metric('demos'),
      sign_ups: metric('sign_ups'),
      purchases: metric('purchases'),
      runs: metric('runs'),
      failed_runs: metric('failed_runs'),
    },
    days,
    funnel: [
      ...(['visitors', 'demos', 'sign_ups'] as const).map((step) => ({
        step,
        count: sum(days, step),
      })),
      { step: 'first_purchases', count: Math.round(sum(days, 'purchases') * FIRST_PURCHASES) },
    ],
    searches: queries,
    empty_searches: queries
      .filter(({ empty }) => empty > 0)
      .map(({ query, empty }) => ({ query, count: empty })),
    agents: agents.map(({ slug, emoji, name, part }) => ({
      slug,
      emoji,
      name: name[language],
      runs: Math.round(runs * part),
      failed_runs: Math.round(failed * part),
    })),
    runtimes: runtimes.map(({ runtime, part, failed, p50, p95 }) => ({
      runtime,
      runs: Math.round(runs * part),
      failed_runs: Math.round(runs * part * failed),
      p50,
      p95,
    })),
    errors: errors.map(({ code, part }) => ({ code, count: Math.round(failed * part) })),
    latency: { p50: 64, p90: 1900, p95: 3100, p99: 7400 },
    latency_histogram: durations.map(({ up_to_ms, part }) => ({
      up_to_ms,
      count: Math.round(runs * part),
    })),
  }
}

export const showcase: Client<Pick<typeof analytics.routes, 'getOverview'>> = {
  getOverview: async ({ range = '30d', lang = 'en' } = {}) => ({
    success: true,
    overview: showcaseOverview(range, uaeDay(new Date()), lang),
  }),
}
