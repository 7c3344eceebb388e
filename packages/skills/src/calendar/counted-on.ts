import { changeIn } from '../follow-up/change-words.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import { calculateDate, type DateInput } from './date-calculation.ts'
import type { DateFacts } from './date-request.ts'
import type { Day } from './day.ts'

export type Adding = (duration: NonNullable<DateFacts['duration']>) => DateInput['add']

const MOST_LETTERS = 80
const BACK = /(?<!\p{L})(?:minus|less|earlier|fewer|back|ناقص|نقص|[أا]قل)(?!\p{L})/iu
const FIRST = /(?<!\p{L})(?:first|start|(?:ال)?[أا]ول)(?!\p{L})/iu

/** "And 60 days?", "plus another 10 days", "minus a week", «زيد 45 يوم على التاريخ الثاني»: days counted on from those before, or so many others. */
export function countedOn(
  last: DateInput,
  message: Message,
  today: Day,
  added: Adding,
): DateInput | undefined {
  const { text } = message
  const [told, ...others] = message.mentions.filter(({ kind }) => kind === 'duration')
  if (told?.kind !== 'duration' || others.length > 0 || text.length > MOST_LETTERS) return undefined
  if (told.parts.hour !== undefined || told.parts.minute !== undefined) return undefined
  const says = changeIn(text)
  const isBack = BACK.test(text)
  const isMore = isBack || says('add') || says('more')
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
