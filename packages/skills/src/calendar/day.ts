/** A calendar day as `2027-01-12`, and the arithmetic on it. Time zones do not come into it. */
export type Day = string

const MS_PER_DAY = 86_400_000

export const dayOf = (year: number, month: number, day: number): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

export function partsOf(day: Day): { year: number; month: number; day: number } {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8, 10)),
  }
}

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * MS_PER_DAY).toISOString().slice(0, 10)

/** A month's last day stands in for a day the month does not have: 31 January and one month is 28 February. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, day: date } = partsOf(day)
  const lastOfMonth = Number(dayOf(year, month + months + 1, 0).slice(8, 10))
  return dayOf(year, month + months, Math.min(date, lastOfMonth))
}

export const daysBetween = (from: Day, to: Day): number =>
  (Date.parse(to) - Date.parse(from)) / MS_PER_DAY

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay()

/** Whole years, months and days from one day to a later one. */
export function periodBetween(from: Day, to: Day): { years: number; months: number; days: number } {
  const a = partsOf(from)
  const b = partsOf(to)
  let months = (b.year - a.year) * 12 + (b.month - a.month)
  if (addMonths(from, months) > to) months -= 1
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: daysBetween(addMonths(from, months), to),
  }
}
