import type { Span } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'

const OLDEST_PUPIL = 30
const LAST_CLASS = 12
const CLASS = /\b(?:grade|class|year|yr|std|standard)\s?$/i

/** "Teacher of a class of 28" */
const CLASS_OF = /(?:\b(?:class|group) of|(?<!\p{L})(?:ال)?(?:صف|فصل|شعب[ةه]) (?:من|فيه|فيها))\s$/iu

const OLDEST = 70
const YOUNGEST = 14
const AGED = /(?:\b(?:i['’]?m|i am|aged?)|(?<!\p{L})و?(?:عمري|عمره|عمرها|سني))\s$/iu
const ENDS = /^\s?(?:$|[,،.;؛!?؟)\n]|(?:and|but|yo|سنة|سنه|و\p{L}+)(?!\p{L}))/iu

/** "I'm 21 and graduating in 2028" */
const isOwnAge = (text: string, { start, end }: Span, value: number): boolean =>
  value >= YOUNGEST &&
  value <= OLDEST &&
  AGED.test(text.slice(Math.max(0, start - 8), start)) &&
  ENDS.test(text.slice(end))

/** "My daughter (16, grade 11)": an age and a class are no marks. */
export function isOfPupil(message: Message, figure: Span, value: number): boolean {
  const { start } = figure
  if (isOwnAge(message.text, figure, value)) return true
  if (CLASS_OF.test(message.text.slice(Math.max(0, start - 16), start))) return true
  if (value > OLDEST_PUPIL || !Number.isInteger(value)) return false
  const { text, concepts } = message
  if (value <= LAST_CLASS && CLASS.test(text.slice(Math.max(0, start - 10), start))) return true
  return concepts.some(
    ({ concept, end }) =>
      (concept === 'relative' || concept === 'child') &&
      end <= start &&
      /^\s?[(,،]\s?(?:aged? |عمره? |عمرها )?$/u.test(text.slice(end, start)),
  )
}
