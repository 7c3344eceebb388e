import { changeIn } from '../follow-up/change-words.ts'
import { namesAny } from '../understanding/affinity.ts'
import { readMessage } from '../understanding/read-message.ts'
import { calculateDate, type DateInput, dayReached } from './date-calculation.ts'
import type { DateFacts } from './date-request.ts'
import type { Day } from './day.ts'

export type Adding = (duration: NonNullable<DateFacts['duration']>) => DateInput['add']

const MOST_LETTERS = 80
const BACK = /(?<!\p{L})(?:minus|less|earlier|fewer|back|ناقص|نقص|[أا]قل)(?!\p{L})/iu
/** "A week", «باسبوع» */
const ONE =
  /(?<!\p{L})(?:an? (?=(?:day|week|month|year)(?!\p{L}))|ب(?=(?:يوم|[أا]سبوع|شهر|سن[ةه])(?!\p{L})))/giu
/** "Ten days after that", «وبعده بعشر ايام» */
const BEHIND_IT =
  /(?<!\p{L})(?:after (?:that|it|this)|from then|later than that|و?بعد(?:ه|ها|هذا|ذلك))(?!\p{L})/iu
const BEFORE_IT = /(?<!\p{L})(?:before (?:that|it|this)|و?قبل(?:ه|ها))(?!\p{L})/iu
/** Whether days are counted from the one that was reached, and not from today. */
export const isFromThere = (text: string): boolean => BEHIND_IT.test(text) || BEFORE_IT.test(text)
const FIRST = /(?<!\p{L})(?:first|start|(?:ال)?[أا]ول)(?!\p{L})/iu

/** "And 60 days?", "plus another 10 days", "minus a week", «زيد 45 يوم على التاريخ الثاني»: days counted on from those before, or so many others. */
export function countedOn(
  inputs: readonly DateInput[],
  text: string,
  today: Day,
  added: Adding,
): DateInput | undefined {
  const message = readMessage(text.replace(ONE, ' 1 '), today)
  const [told, ...others] = message.mentions.filter(({ kind }) => kind === 'duration')
  if (told?.kind !== 'duration' || others.length > 0 || text.length > MOST_LETTERS) return undefined
  if (told.parts.hour !== undefined || told.parts.minute !== undefined) return undefined
  const says = changeIn(text)
  const isBack = BACK.test(text) || BEFORE_IT.test(text)
  const isMore = isBack || isFromThere(text) || says('add') || says('more')
  const latest = inputs.at(-1) as DateInput
  // "And 60 days?" once something was asked of the day that was counted to.
  const shift = inputs.findLast((one) => one.operation === 'shift')
  const isOfShift =
    !isMore && shift && dayReached(shift, { today }) === dayReached(latest, { today })
  const last = isOfShift ? shift : latest
  const { operation, from = today } = last
  if (operation === 'shift') {
    const add = added({ parts: told.parts, isBackward: isBack || namesAny(message, ['earlier']) })
    const reached = isMore ? calculateDate(last, { today }) : undefined
    return add && { ...last, add, ...(reached && 'to' in reached && { from: reached.to }) }
  }
  if (!isMore || operation === 'age' || operation === 'holidays') return undefined
  const add = added({ parts: told.parts, isBackward: isBack })
  return add && { operation: 'shift', from: FIRST.test(text) ? from : (last.to ?? from), add }
}
