import { addDays, type Day, weekdayOf } from '../calendar/day.ts'
import { foldArabic } from '../reading/arabic.ts'
import { dueIn } from '../sentences/when.ts'

const SUNDAY_AFTER = 7

/** Up to which day tasks are asked for: "what is due this week", «قبل ١ ديسمبر»; a week ends on Sunday, as notes do not say whose week it is. */
export function untilIn(
  question: string,
  reference: Day,
): { words: string; date: Day } | undefined {
  const text = foldArabic(question)
  // Whoever asks on a Sunday plans the week that begins.
  const toSunday = SUNDAY_AFTER - (weekdayOf(reference) % SUNDAY_AFTER)
  const week = /\b(?:this|the) week\b|هذا الاسبوع|هالاسبوع|الاسبوع ده|هاد الاسبوع/i.exec(text)
  if (week) return { words: week[0], date: addDays(reference, toSunday) }
  const next = /\bnext week\b|الاسبوع (?:الجاي|الياي|القادم|المقبل)/i.exec(text)
  if (next) return { words: next[0], date: addDays(reference, toSunday + SUNDAY_AFTER) }
  const due = dueIn(question, reference)
  return due?.date ? { words: due.words, date: due.date } : undefined
}
