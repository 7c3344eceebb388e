/** Length of service in whole years, months and days; any of them may hold a fraction. */
export interface Service {
  years: number
  months: number
  days: number
}

const DAY = 86_400_000
const time = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** A part of a year is counted in twelfths for whole months and in 365ths for days. */
export function yearsOf({ years, months, days }: Service): number {
  return Number((years + months / 12 + days / 365).toPrecision(12))
}

/**
 * The last day is worked too, so 1 January 2020 to 31 December 2024 is five years. People also write five years as the same day
 * of both years (15 March to 15 March); that one day more is not counted as a sixth year's day.
 */
export function serviceBetween(start: string, end: string): Service {
  const open = calendarDifference(start, end)
  return open.days === 0
    ? open
    : calendarDifference(start, new Date(time(end) + DAY).toISOString().slice(0, 10))
}

function calendarDifference(start: string, end: string): Service {
  const [startYear, startMonth] = start.split('-').map(Number) as [number, number]
  const [endYear, endMonth] = end.split('-').map(Number) as [number, number]
  let months = (endYear - startYear) * 12 + endMonth - startMonth
  if (monthsAfter(start, months) > end) months -= 1
  const days = Math.round((time(end) - time(monthsAfter(start, months))) / DAY)
  return { years: Math.floor(months / 12), months: months % 12, days }
}

/** The same day of a later month, or that month's last day when it is shorter. */
function monthsAfter(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10)
}
