/** The UAE is four hours ahead all year; it has no summer time. */
const UAE_AHEAD_MS = 4 * 3_600_000

/** The UAE's clock on the wall, to be read and written through the UTC fields, and the time that it shows. */
export const toWallClock = (time: Date): Date => new Date(time.getTime() + UAE_AHEAD_MS)
export const fromWallClock = (wall: Date): Date => new Date(wall.getTime() - UAE_AHEAD_MS)

/** The calendar month that it is in the UAE, `2026-11`. */
export function monthOf(at: Date): string {
  return toWallClock(at).toISOString().slice(0, 7)
}

/** When a month (`2026-11`) begins in the UAE, and when the next one does. */
export function boundsOf(month: string): { begins: Date; ends: Date } {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const beginsAt = (monthIndex: number) => fromWallClock(new Date(Date.UTC(year, monthIndex, 1)))
  return { begins: beginsAt(number - 1), ends: beginsAt(number) }
}
