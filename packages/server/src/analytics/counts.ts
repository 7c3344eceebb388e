import type { Days } from '../metrics/day-ranges.ts'
import type { DailyMetric, Metrics } from '../metrics/metrics.ts'
import { endedRuns, purchases, signUps, visits } from './daily.ts'

/** What was counted, by the metric's name and key. */
type Counted = Map<string, number>

const placeOf = ({ name }: DailyMetric, key: string) => `${name} ${key}`

/** Each day's counts, and those of all days and of the days before together. */
export async function readCounts(metrics: Metrics, now: Days, before: Days) {
  const byDay = new Map<string, Counted>()
  const totals: Counted = new Map()
  const totalsBefore: Counted = new Map()
  const read = async (metric: DailyMetric) => ({
    metric,
    ofDays: await metrics.byDay(metric, now),
    ofBefore: await metrics.totals(metric, before),
  })
  for (const { metric, ofDays, ofBefore } of await Promise.all(
    [visits, signUps, purchases, endedRuns].map(read),
  )) {
    for (const { day, key, value } of ofDays) {
      const place = placeOf(metric, key)
      const ofDay = byDay.get(day) ?? new Map()
      byDay.set(day, ofDay.set(place, value))
      totals.set(place, (totals.get(place) ?? 0) + value)
    }
    for (const [key, value] of ofBefore) totalsBefore.set(placeOf(metric, key), value)
  }
  return { byDay, totals: totals, before: totalsBefore }
}

/** The metrics of a day or of several together. */
export function toCounts(counted: Counted = new Map()) {
  const count = (metric: DailyMetric, key: string) => counted.get(placeOf(metric, key)) ?? 0
  const demos = count(endedRuns, 'demo succeeded')
  return {
    visitors: count(visits, 'visitors'),
    page_views: count(visits, 'page_views'),
    searches: count(visits, 'searches'),
    empty_searches: count(visits, 'empty_searches'),
    demos,
    sign_ups: count(signUps, ''),
    purchases: count(purchases, 'orders'),
    runs: demos + count(endedRuns, 'paid succeeded'),
    failed_runs: count(endedRuns, 'demo failed') + count(endedRuns, 'paid failed'),
  }
}
