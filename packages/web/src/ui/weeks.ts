import type { DayPlotProps } from './day-series.ts'

const WEEK = 7

/** Days added up by sevens, the last with the newest; the oldest that make no whole seven are left out, as they would look like a fall. */
export function byWeek({
  days,
  series,
}: Pick<DayPlotProps, 'days' | 'series'>): Pick<DayPlotProps, 'days' | 'series'> {
  const skipped = days.length % WEEK
  const starts = Array.from(
    { length: (days.length - skipped) / WEEK },
    (_, week) => skipped + week * WEEK,
  )
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    days: starts.map((start) => days[start]!),
    series: series.map((one) => ({
      ...one,
      values: starts.map((start) => sum(one.values.slice(start, start + WEEK))),
    })),
  }
}
