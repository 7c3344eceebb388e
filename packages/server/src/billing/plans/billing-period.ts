import type { billing } from '@wakeel/contract'

export const MONTHS = { monthly: 1, annual: 12 } as const satisfies Record<billing.BillingPeriod, number>

/** The UAE is four hours ahead all year; it has no summer time. */
const UAE_AHEAD_MS = 4 * 3_600_000

/** A month or a year later at the same time by the UAE's calendar; a day that the month does not have is its last one. */
export function periodEnd(start: Date, billing: billing.BillingPeriod): Date {
  // The UAE's wall clock, read and written through the UTC fields.
  const wall = new Date(start.getTime() + UAE_AHEAD_MS)
  const day = wall.getUTCDate()
  wall.setUTCDate(1)
  wall.setUTCMonth(wall.getUTCMonth() + MONTHS[billing])
  const daysInMonth = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate()
  wall.setUTCDate(Math.min(day, daysInMonth))
  return new Date(wall.getTime() - UAE_AHEAD_MS)
}
