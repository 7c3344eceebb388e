import { foldArabic } from '../reading/arabic.ts'
import { words } from '../reading/words.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import { daysIn } from '../sentences/days.ts'
import type { Action } from './saying.ts'
import { meetingWords } from './words.ts'

// What a line says of a task before it, or of one that nobody has.

/** "Rent increase: TBD" */
export const isOpenPoint = (text: string) =>
  /(?:[:：–→←-]|[-=]>)\s*(?:tbd|tbc|to be (?:decided|confirmed|agreed)|open|pending|غير محدده?|لم ي?تحدد|لم يحدد|معلقه?|للنقاش|بانتظار القرار)[.\s]*$/iu.test(
    foldArabic(text),
  )

/** "Make it Sunday pls", "ok Sunday": another day for the task that was spoken of last. */
const AMENDS =
  /^(?:(?:ok(?:ay)?|sure|fine|yes|make (?:it|that)|let['’]?s (?:say|do|make it)|better|on|by|قبل|لحد|تمام|اوكي|أوكي|خليها|خلها|خليه|لا|يوم)[\s,،]+)+$/iu
const COURTESY = /^[\s,،.!]{0,6}(?:pls|please|plz|then|لو سمحت|أحسن|احسن)?[\s.!]{0,6}$/iu

export function dayInstead(text: string, reference: string): Action['due'] {
  const [day, other] = daysIn(text, reference)
  return day?.date &&
    !other &&
    AMENDS.test(text.slice(0, day.start)) &&
    COURTESY.test(text.slice(day.end))
    ? { words: text.slice(day.start, day.end), date: day.date }
    : null
}

/** "The chairs: nobody yet": what stands before the colon is the task. */
export function unclaimedIn(text: string): string | undefined {
  const [, task, rest = ''] = /^([^:：]{2,40})[:：]\s(.+)$/u.exec(text) ?? []
  const said = words(rest)
  const isUnclaimed =
    NOBODY.test(foldArabic(rest)) ||
    meetingWords(said).some(({ concept }) => concept === 'unclaimed')
  return task && isUnclaimed && said.length <= MOST_OF_NOBODY ? task : undefined
}
const MOST_OF_NOBODY = 4
const NOBODY =
  /^(?:nobody|no one|و?لا ?احد|ولا حدا?|(?:لسه )?(?:ما في |مافي )?(?:ما ?حدا?|محدش?)|ماكو احد)[\s.!]{0,4}$/i

/** "By Tuesday, sorry, Wednesday": the day that was said last. */
export function withDayPutRight(text: string, reference: string): string {
  const days = daysIn(text, reference)
  for (const [index, day] of days.entries()) {
    const next = days[index + 1]
    const isPutRight =
      next &&
      correctionsIn(text.slice(day.end, next.start)).length > 0 &&
      words(text.slice(day.end, next.start)).length <= MOST_IN_CORRECTION
    if (isPutRight) return `${text.slice(0, day.start)}${text.slice(next.start)}`
  }
  return text
}
const MOST_IN_CORRECTION = 4
