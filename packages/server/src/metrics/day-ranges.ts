import { dayAfter } from '../uae-days.ts'

/** Days, both ends with them. */
export interface Days {
  from: string
  to: string
}

/** Days in their order as ranges of days that follow one another. */
export function dayRangesOf(days: readonly string[]): Days[] {
  const ranges: Days[] = []
  for (const day of days) {
    const last = ranges.at(-1)
    if (last && dayAfter(last.to) === day) last.to = day
    else ranges.push({ from: day, to: day })
  }
  return ranges
}
