import { addDays, periodBetween } from '../calendar/day.ts'

/** Length of service in whole years, months and days; any of them may hold a fraction. */
export interface Service {
  years: number
  months: number
  days: number
}

/** A part of a year is counted in twelfths for whole months and in 365ths for days. */
export function yearsOf({ years, months, days }: Service): number {
  return Number((years + months / 12 + days / 365).toPrecision(12))
}

/**
 * The last day is worked too, so 1 January 2020 to 31 December 2024 is five years. People also write five years as the same day
 * of both years (15 March to 15 March); that one day more is not counted as a sixth year's day.
 */
export function serviceBetween(start: string, end: string): Service {
  const open = periodBetween(start, end)
  return open.days === 0 ? open : periodBetween(start, addDays(end, 1))
}

/** Broken years in years, months and days, rounded up to a whole day, as one day less is not enough. */
export function inCalendar(all: number): Service {
  const years = Math.floor(all + 1e-9)
  const months = Math.floor((all - years) * 12 + 1e-6)
  const days = Math.max(0, Math.ceil((all - years - months / 12) * 365 - 1e-4))
  if (days <= LONGEST_REST) return { years, months, days }
  return months < 11
    ? { years, months: months + 1, days: 0 }
    : { years: years + 1, months: 0, days: 0 }
}
const LONGEST_REST = 30
