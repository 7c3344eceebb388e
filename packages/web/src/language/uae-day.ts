const UAE_AHEAD_MS = 4 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** The day that it is in the UAE, as `2026-11-20`. */
export const uaeDay = (at: Date): string =>
  new Date(at.getTime() + UAE_AHEAD_MS).toISOString().slice(0, 10)

export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** When a week such as `2026-W47` begins, and its last day: noon in the UAE, so that the day is the same wherever it is read. */
export function daysOfWeek(week: string): { monday: Date; sunday: Date } {
  const [year, number] = week.split('-W').map(Number) as [number, number]
  // The fourth of January is always in the first week.
  const fourth = new Date(Date.UTC(year, 0, 4))
  const monday =
    Date.UTC(year, 0, 4) - ((fourth.getUTCDay() + 6) % 7) * DAY_MS + (number - 1) * 7 * DAY_MS
  const noon = 8 * 3_600_000
  return { monday: new Date(monday + noon), sunday: new Date(monday + 6 * DAY_MS + noon) }
}
