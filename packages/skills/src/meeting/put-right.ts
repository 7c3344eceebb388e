import { foldArabic } from '../reading/arabic.ts'
import { words } from '../reading/words.ts'
import { behindCorrection, correctionsIn } from '../sentences/corrected.ts'
import { daysIn } from '../sentences/days.ts'
import { denial } from '../sentences/taking-back.ts'
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
  const behind = behindCorrection(text)
  const said = behind ?? text
  const [day, ...others] = daysIn(said, reference)
  if (!day?.date || !AMENDS_OR_NONE.test(said.slice(0, day.start))) return null
  const isDenied = others.every(({ start, end }, at) =>
    DENIED.test(said.slice(at === 0 ? day.end : (others[at - 1]?.end ?? end), start)),
  )
  const rest = said.slice(others.at(-1)?.end ?? day.end)
  const isWhole =
    behind !== undefined || others.length > 0
      ? /^[\s.!]{0,6}(?:$|[,،])/u.test(rest)
      : day.start > 0 && COURTESY.test(rest)
  return isDenied && isWhole ? { words: said.slice(day.start, day.end), date: day.date } : null
}
const DENIED = new RegExp(`^[\\s,،]{1,3}${denial}\\s(?:on |by |يوم |قبل )?$`, 'iu')
const AMENDS_OR_NONE = new RegExp(`^$|${AMENDS.source}`, 'iu')

/** "Omar was going to book it but he is away", «بالأول كانت الدعوات على جيسيكا بس …»: what was planned before. */
export const isFormerPlan = (text: string): boolean => FORMER_PLAN.test(text)
const FORMER_PLAN =
  /(?<!\p{L})(?:(?:was|were) (?:going|supposed|meant|planning) to|at first|originally|(?:ب)?(?:ال)?[أا]ول(?:ا)? كان(?:ت|وا)?|كان(?:ت|وا)? (?:راح|رح|المفروض|المفترض))(?!\p{L}).{2,80}(?<!\p{L})(?:but|so|now|instead|بس|لكن|فصار\p{L}{0,2}|والحين)(?!\p{L})/iu

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
