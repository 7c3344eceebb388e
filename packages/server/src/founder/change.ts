import type { founder } from '@wakeel/contract'

/** A value against the one before it, as both are shown. Nothing can be said in percent of what was nothing, unknown or below zero. */
export function toMetric(value: number | null, before: number | null): founder.Metric {
  if (value === null || before === null) return { value, change: null, trend: 'stable' }
  const change = before > 0 ? Math.round(((value - before) * 1000) / before) / 10 : null
  return { value, change, trend: trendOf(change ?? value - before) }
}

/** What is less than a tenth of a percent when rounded is no change. */
function trendOf(difference: number): founder.Trend {
  if (difference === 0) return 'stable'
  return difference > 0 ? 'up' : 'down'
}
