import { isOfAnotherEvent } from '../sentences/asides.ts'
import { daysIn } from '../sentences/days.ts'
import type { Asked } from './input.ts'
import { halvesIn, isOpenEnded, isStretch, monthsIn, stretchesIn } from './months.ts'

/** The months, the days or the stretch that a request is about. */
export function timesIn(text: string, dates: readonly string[]): Pick<Asked, 'month' | 'period'>[] {
  const [earliest] = dates
  const days = daysIn(text, `${(earliest ?? '2000').slice(0, 4)}-01-01`).flatMap(
    ({ date, start, end, isDistance }) =>
      date &&
      !isDistance &&
      /[\d٠-٩]/.test(text.slice(start, end)) &&
      !isOfAnotherEvent(text, start)
        ? [date]
        : [],
  )
  const [from, to] = days.toSorted()
  if (from) return [{ period: { from, to: to ?? from } }]
  const halves = halvesIn(text, dates.at(-1))
  if (halves.length > 0) return halves.map(({ from, to }) => ({ period: { from, to } }))
  const stretches = stretchesIn(text, dates.at(-1))
  if (stretches.length > 0) return stretches.map((period) => ({ period }))
  const months = monthsIn(text, dates.at(-1))
  const [first, last] = months
  if (first && last && isStretch(text)) return [{ period: { from: first, to: last } }]
  const end = dates.at(-1)?.slice(0, 7)
  if (first && !last && end && isOpenEnded(text)) return [{ period: { from: first, to: end } }]
  return months.map((month) => ({ month }))
}

/** Two months that are named, or one and the last of the ledger; the earlier first. */
export function comparedMonths(
  named: readonly string[],
  latest: string | undefined,
): [string, string] | undefined {
  const [from, to] = [
    ...new Set(named.length > 1 ? named.slice(0, 2) : [...named, latest?.slice(0, 7) ?? '']),
  ].sort()
  return from && to ? [from, to] : undefined
}
