import { type Day, dayOf, partsOf } from '../calendar/day.ts'
import type { Word } from '../reading/words.ts'

const ORDINAL = /^(?:st|nd|rd|th)$/

/** As written in the UAE: the day first. */
export function numericDate(word: string, reference: Day): Day | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(word)
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const parts = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(word)
  if (!parts) return undefined
  const [, day, mark, month, year] = parts
  if (!year && mark !== '/') return undefined
  return year
    ? valid(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day))
    : nextOf(Number(month), Number(day), reference)
}

type MonthAt = (index: number) => { month: number; to: number } | undefined

interface ReadDate {
  from: number
  to: number
  date: Day
  /** The first day of "5 to 16 December". */
  others: { at: number; date: Day }[]
}

/** "25 November 2026", "the 25th of November", "the 25th", "5 - 16 December", «٢٥ من نوفمبر». */
export function dayOfMonth(
  tokens: readonly Word[],
  index: number,
  monthAt: MonthAt,
  reference: Day,
): ReadDate | undefined {
  const day = Number(tokens[index]?.word)
  if (day < 1 || day > 31) return undefined
  let next = index + 1
  const isOrdinal = ORDINAL.test(tokens[next]?.word ?? '')
  if (isOrdinal) next += 1
  if (/^(?:of|من)$/.test(tokens[next]?.word ?? '')) next += 1
  if (tokens[next]?.word === 'شهر') next += 1
  const month = monthAt(next)
  if (month)
    return { ...finished(tokens, index, month.to, month.month, day, reference), others: [] }
  const range = /^(?:to|till|until|الي|ل|حتي)$/.test(tokens[next]?.word ?? '') ? next + 1 : next
  const second = tokens[range]
  if (second && /^\d{1,2}$/.test(second.word) && monthAt(range + 1)) {
    const { month: shared } = monthAt(range + 1) as { month: number }
    const date = nextOf(shared, day, reference)
    const end = dayOfMonth(tokens, range, monthAt, reference)
    if (date && end) return { ...end, others: [{ at: index, date }] }
  }
  if (!isOrdinal || !/^(?:the|by|before|until|till|due|on)$/.test(tokens[index - 1]?.word ?? ''))
    return undefined
  const { year, month: current } = partsOf(reference)
  const date = [valid(year, current, day), valid(year, current + 1, day)].find(
    (one) => one && one >= reference,
  )
  return date ? { from: index, to: next, date, others: [] } : undefined
}

/** "December 5th, 2026", «ديسمبر ٥». */
export function monthFirst(
  tokens: readonly Word[],
  index: number,
  monthAt: MonthAt,
  reference: Day,
): ReadDate | undefined {
  const month = monthAt(index)
  const day = month && tokens[month.to]
  if (!month || !day || !/^\d{1,2}$/.test(day.word) || Number(day.word) > 31) return undefined
  const to = ORDINAL.test(tokens[month.to + 1]?.word ?? '') ? month.to + 2 : month.to + 1
  return { ...finished(tokens, index, to, month.month, Number(day.word), reference), others: [] }
}

function finished(
  tokens: readonly Word[],
  from: number,
  to: number,
  month: number,
  day: number,
  reference: Day,
) {
  const at = /^(?:سنه|عام)$/.test(tokens[to]?.word ?? '') ? to + 1 : to
  const year = /^20\d{2}$/.test(tokens[at]?.word ?? '') ? Number(tokens[at]?.word) : undefined
  const date = year ? valid(year, month, day) : nextOf(month, day, reference)
  return { from, to: year ? at + 1 : to, date: date ?? reference }
}

function nextOf(month: number, day: number, reference: Day): Day | undefined {
  const { year } = partsOf(reference)
  const date = valid(year, month, day)
  return date && date < reference ? valid(year + 1, month, day) : date
}

/** The day of a calendar, or nothing for 31 February. */
function valid(year: number, month: number, day: number): Day | undefined {
  if (month < 1 || day < 1 || day > 31) return undefined
  const date = dayOf(year, month, day)
  return partsOf(date).day === day ? date : undefined
}
