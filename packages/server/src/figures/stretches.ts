import { dayAfter } from '../uae-days.ts'

/** Days, both ends with them. */
export interface Days {
  from: string
  to: string
}

/** Days in their order as stretches of days that follow one another. */
export function stretchesOf(days: readonly string[]): Days[] {
  const stretches: Days[] = []
  for (const day of days) {
    const last = stretches.at(-1)
    if (last && dayAfter(last.to) === day) last.to = day
    else stretches.push({ from: day, to: day })
  }
  return stretches
}
