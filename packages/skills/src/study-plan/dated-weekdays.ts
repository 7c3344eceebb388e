import { addDays, type Day } from '../calendar/day.ts'
import { withoutSpans } from '../reading/span.ts'
import { daysIn } from '../sentences/days.ts'

/** "Monday 7 December" is one day, and no Monday that returns. */
export function withoutDated(clause: string): string {
  const days = daysIn(clause, '2026-01-01')
  const dated = days.filter(({ start, end }, at) => {
    const next = days[at + 1]
    return (
      next !== undefined &&
      !/[\d٠-٩]/.test(clause.slice(start, end)) &&
      /[\d٠-٩]/.test(clause.slice(next.start, next.end)) &&
      /^[\s,،]{0,3}(?:the )?$/.test(clause.slice(end, next.start))
    )
  })
  return withoutSpans(clause, dated)
}

/** Each day from the first to the last. */
export const daysFrom = (first: Day, last: Day): Day[] => {
  const days: Day[] = []
  for (let day = first; day <= last && days.length < MOST_FREE; day = addDays(day, 1))
    days.push(day)
  return days
}
const MOST_FREE = 60
