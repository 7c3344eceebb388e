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
