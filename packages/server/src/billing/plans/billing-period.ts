import type { billing } from '@wakeel/contract'

export const MONTHS = { monthly: 1, annual: 12 } as const satisfies Record<billing.BillingPeriod, number>

/** The UAE is four hours ahead all year; it has no summer time. */
const UAE_AHEAD_MS = 4 * 3_600_000

/**
 * A month or a year later at the same time by the UAE's calendar; a day that the month does not have is its last one. What began on
 * the 31st `since` then comes back to the 31st after a shorter month.
 */
export function periodEnd(start: Date, billing: billing.BillingPeriod, since = start): Date {
  const from = wallClock(start)
  const day = wallClock(since).getUTCDate()
  const isOnItsDay = from.getUTCDate() === Math.min(day, daysInMonth(from))
  const end = new Date(from)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + MONTHS[billing])
  end.setUTCDate(Math.min(isOnItsDay ? day : from.getUTCDate(), daysInMonth(end)))
  return new Date(end.getTime() - UAE_AHEAD_MS)
}

/** The UAE's clock on the wall, to be read and written through the UTC fields. */
const wallClock = (time: Date) => new Date(time.getTime() + UAE_AHEAD_MS)

const daysInMonth = (wall: Date): number => new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate()
