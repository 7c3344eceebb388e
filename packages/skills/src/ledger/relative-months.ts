import { formatMonth } from '../reading/format.ts'
import { words } from '../reading/words.ts'
import { ledgerQuestions } from './questions.ts'

// "Last month" and "this month", by the calendar where the ledger has that month, and else by its last one.

const LAST =
  /\b(?:the )?(?:last|previous|past) month\b|(?<!\p{L})[وفبل]?(?:(?:ال)?شهر (?:الماضي|الفا[يئ]ت|السابق|المنصرم|(?:اللي|الي) فات|(?:اللي|الي) راح|(?:اللي|الي) مضى))(?!\p{L})/giu
const CURRENT =
  /\b(?:this|the current) month\b|(?<!\p{L})[وفبل]?(?:هال ?شهر|هذا الشهر|الشهر (?:هذا|ده|دا|الحالي|الجاري))(?!\p{L})/giu
const LATEST = /(?<!\p{L})[وفبل]?(?:[آا]خر شهر)(?!\p{L})/gu
const BEFORE =
  /\bthe month before(?: (?:that|it|this))?\b|(?<!\p{L})[وفبل]?(?:الشهر (?:(?:اللي|الي|الذي) )?(?:قبله|قبلو|قبل))(?!\p{L})/giu

/** What is longer than any request names no months that are worth looking for. */
const LONGEST = 2000

/** A request in which those months are called by their names. */
export function withMonthsNamed(text: string, dates: readonly string[], today: string): string {
  const isSaid = [LAST, CURRENT, LATEST].some((pattern) => text.search(pattern) >= 0)
  if (!isSaid || text.length > LONGEST) return text
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))].sort()
  const latest = months.at(-1)
  if (!latest || isComparison(text)) return text
  const named = (month: string) => (match: string) =>
    /\p{Script=Arabic}/u.test(match)
      ? `${/^[وفبل]/.exec(match)?.[0] ?? ''}${formatMonth(month, 'ar')}`
      : formatMonth(month, 'en')
  const [current, last] = [today.slice(0, 7), monthBefore(today.slice(0, 7))]
  const lastMeant = months.includes(last) ? last : latest
  let rest = months.includes(current) ? text.replace(CURRENT, named(current)) : text
  const isLastSaid = rest.search(LAST) >= 0
  const isLatestSaid = rest.search(LATEST) >= 0
  rest = rest.replace(LAST, named(lastMeant)).replace(LATEST, named(latest))
  const from = isLastSaid ? lastMeant : isLatestSaid || rest !== text ? latest : undefined
  return from ? rest.replace(BEFORE, named(monthBefore(from))) : rest
}

/** What went up since last month is told between the last two of the ledger. */
const isComparison = (text: string): boolean =>
  ledgerQuestions(words(text)).some(({ concept }) => concept === 'changes')

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7)
}
