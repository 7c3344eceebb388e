import type { billing } from '@wakeel/contract'
import { fromWallClock, toWallClock } from '../../uae-calendar.ts'

export const MONTHS = { monthly: 1, annual: 12 } as const satisfies Record<
  billing.BillingPeriod,
  number
>

/**
 * A month or a year later at the same time by the UAE's calendar; a day that the month does not have is its last one. What began on
 * the 31st `since` then comes back to the 31st after a shorter month.
 */
export function periodEnd(start: Date, billing: billing.BillingPeriod, since = start): Date {
  const from = toWallClock(start)
  const day = toWallClock(since).getUTCDate()
  const isOnItsDay = from.getUTCDate() === Math.min(day, daysInMonth(from))
  const end = new Date(from)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + MONTHS[billing])
  end.setUTCDate(Math.min(isOnItsDay ? day : from.getUTCDate(), daysInMonth(end)))
  return fromWallClock(end)
}

const daysInMonth = (wall: Date): number =>
  new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate()
