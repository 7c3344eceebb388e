import { and, between, eq, inArray, or, sql, sum } from 'drizzle-orm'
import { finalisedDays, metricDays } from '../database/schema/metrics.ts'
import { beginningOf, dayAfter, daysBetween } from '../uae-days.ts'
import type { DailyMetric, DayValue } from './daily-metric.ts'
import { type Days, dayRangesOf } from './day-ranges.ts'
import type { MetricsParts } from './dependencies.ts'
import { memoryOf } from './memory.ts'

/** The values of these days, both ends with them; a day or key without any is left out. */
export async function byDay(
  parts: MetricsParts,
  metric: DailyMetric,
  days: Days,
): Promise<DayValue[]> {
  const { final, open } = await divide(parts, metric, days)
  const kept = await readKept(parts, metric, `days ${metric.name} ${JSON.stringify(final)}`, () =>
    parts.database
      .select({ day: metricDays.day, key: metricDays.key, value: metricDays.value })
      .from(metricDays)
      .where(isWithin(metric, final)),
  )
  return [...kept, ...(await count(parts, metric, open))]
}

/** By key: the sum over these days. */
export const totals = (parts: MetricsParts, metric: DailyMetric, days: Days) =>
  sumsBy('key', parts, metric, days)

/** By day: the sum over all keys. */
export const sumsByDay = (parts: MetricsParts, metric: DailyMetric, days: Days) =>
  sumsBy('day', parts, metric, days)

async function sumsBy(
  group: 'key' | 'day',
  parts: MetricsParts,
  metric: DailyMetric,
  days: Days,
): Promise<Map<string, number>> {
  const { final, open } = await divide(parts, metric, days)
  const about = `sums by ${group} ${metric.name} ${JSON.stringify(final)}`
  const kept = await readKept(parts, metric, about, () =>
    parts.database
      .select({ group: metricDays[group], value: sum(metricDays.value).mapWith(Number) })
      .from(metricDays)
      .where(isWithin(metric, final))
      .groupBy(metricDays[group]),
  )
  const sums = new Map(kept.map(({ group, value }) => [group, value]))
  for (const counted of await count(parts, metric, open))
    sums.set(counted[group], (sums.get(counted[group]) ?? 0) + counted.value)
  return sums
}

/** What is read of a part is not remembered: there are very many, each of which somebody looks at now and then. */
function readKept<T>(
  parts: MetricsParts,
  { keys }: DailyMetric,
  about: string,
  read: () => PromiseLike<T>,
): PromiseLike<T> {
  return keys ? read() : memoryOf(parts).remember(about, read)
}

/** Which of these days are final, and which are not: today and what comes after it never is. */
export async function divide(
  parts: MetricsParts,
  { name }: DailyMetric,
  { from, to }: Days,
): Promise<{ final: Days[]; open: Days[] }> {
  const { known, today } = memoryOf(parts)
  const days = daysBetween(from, to)
  const isOver = (day: string) => day < today
  const ofName = known.get(name) ?? new Set()
  known.set(name, ofName)
  const unknown = dayRangesOf(days.filter((day) => isOver(day) && !ofName.has(day)))
  if (unknown.length > 0) {
    const isUnknown = or(
      ...unknown.map((range) => between(finalisedDays.day, range.from, range.to)),
    )
    const rows = await parts.database
      .select({ day: finalisedDays.day })
      .from(finalisedDays)
      .where(and(eq(finalisedDays.name, name), isUnknown))
    for (const { day } of rows) ofName.add(day)
  }
  return {
    final: dayRangesOf(days.filter((day) => isOver(day) && ofName.has(day))),
    open: dayRangesOf(days.filter((day) => !isOver(day) || !ofName.has(day))),
  }
}

/** Counts the rows of days that are open. */
async function count(
  { database }: MetricsParts,
  { select }: DailyMetric,
  open: readonly Days[],
): Promise<DayValue[]> {
  const counted: DayValue[] = []
  for (const { from, to } of open) {
    const { rows } = await database.execute<{ day: string; key: string; value: string | number }>(
      select(beginningOf(from), beginningOf(dayAfter(to))),
    )
    for (const { day, key, value } of rows)
      if (Number(value) !== 0) counted.push({ day, key, value: Number(value) })
  }
  return counted
}

/** Nothing, where there is no range. */
const isWithin = ({ name, keys }: DailyMetric, ranges: readonly Days[]) =>
  and(
    eq(metricDays.name, name),
    keys && inArray(metricDays.key, [...keys]),
    ranges.length === 0
      ? sql`false`
      : or(...ranges.map(({ from, to }) => between(metricDays.day, from, to))),
  )
