import { addDays } from '../calendar/day.ts'
import { isOfAnotherEvent } from '../sentences/asides.ts'
import { daysIn } from '../sentences/days.ts'
import type { Asked } from './input.ts'
import { halvesIn, isOpenEnded, isStretch, monthsIn, stretchesIn } from './months.ts'
import { weeksIn } from './weeks.ts'

const LONGEST_LEAD = 24
const UNTIL =
  /(?<!\p{L})(?:by|until|till|up to|up until|through|[إا]ل[ىي]|حت[ىي]|لين|لحد|لغاي[ةه])(?: the| يوم| تاريخ)?\s$/iu
const SINCE =
  /(?<!\p{L})(?<!(?:payment|entry|transaction|invoice|charge|bill|line|one|قيد|دفعة|دفعه|فاتورة|فاتوره|معاملة|عملية) )(?:since|from|starting(?: from| on)?|منذ|من|[إا]بتداء من|اعتبار[اً]{0,2} من)(?: the| يوم| تاريخ)?\s$/iu

const BEFORE = /(?<!\p{L})(?:before|prior to|قبل)(?: the| يوم| تاريخ)?\s$/iu
const AFTER = /(?<!\p{L})(?:after|later than|بعد|عقب)(?: the| يوم| تاريخ)?\s$/iu

/** The months, the days or the stretch that a request is about. */
export function timesIn(text: string, dates: readonly string[]): Pick<Asked, 'month' | 'period'>[] {
  const [earliest] = dates
  const days = daysIn(text, `${(earliest ?? '2000').slice(0, 4)}-01-01`).flatMap(
    ({ date, start, end, isDistance }) =>
      date &&
      !isDistance &&
      /[\d٠-٩]/.test(text.slice(start, end)) &&
      !isOfAnotherEvent(text, start)
        ? [{ date, before: text.slice(Math.max(0, start - LONGEST_LEAD), start) }]
        : [],
  )
  const [only, ...others] = days
  if (only && earliest && others.length === 0) {
    // "By the 20th of September", «من ٢٠ سبتمبر»: from the first entry on, or to the last.
    const latest = dates.at(-1) ?? only.date
    if (UNTIL.test(only.before) && earliest <= only.date)
      return [{ period: { from: earliest, to: only.date } }]
    if (BEFORE.test(only.before) && earliest < only.date)
      return [{ period: { from: earliest, to: addDays(only.date, -1) } }]
    if (AFTER.test(only.before) && latest > only.date)
      return [{ period: { from: addDays(only.date, 1), to: latest } }]
    if (SINCE.test(only.before) && latest >= only.date)
      return [{ period: { from: only.date, to: latest } }]
  }
  const [from, to] = days.map(({ date }) => date).toSorted()
  if (from) return [{ period: { from, to: to ?? from } }]
  const weeks = weeksIn(text, dates.at(-1))
  if (weeks.length > 0) return weeks.map((period) => ({ period }))
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
