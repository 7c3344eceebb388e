import { fold } from '../reading/fold.ts'
import { numberWord } from '../reading/number-words.ts'
import { MAX_NUMBERED, ONE } from './numbered-topics.ts'
import type { Topic } from './schedule.ts'

// "Biology 3 chapters and chemistry 4 chapters", «٣ فصول أحياء و٤ فصول كيمياء»: how many parts each of several subjects has.

const COUNTED = `(?:${Object.keys(ONE).join('|')})`
const COUNT = '(\\d{1,2}|[\\u0621-\\u064a]{3,7}|[a-z]{3,6})'
const SUBJECT = '(\\p{L}+(?: \\p{L}+){0,2}?)'
const SEPARATOR = /[,،;؛\n.+]|\s(?:and|then|plus|و)\s|\sو(?=\d|\p{L}{3})/u
const LEAD =
  '(?:(?:i have|exam(?:s)? in|study|for|my|in|the|topics|subjects|courses|عندي|ادرس|لدي|في|المواد|المواضيع|و)[: ]+){0,2}'
const PLACES = [
  new RegExp(
    `^${LEAD}${SUBJECT}(?: is| has| with| فيها| فيه)?[ :=(-]{1,3}${COUNT} ${COUNTED}s?\\)?(?: .*)?$`,
    'u',
  ),
  new RegExp(
    `^${LEAD}${COUNT} ${COUNTED}s? (?:(?:of|in|from|for|من|في) )?(?:the )?${SUBJECT}(?: .*)?$`,
    'u',
  ),
] as const
/** Behind a count that names its parts the next may leave them out: "3 chapters of biology and 4 of chemistry". */
const SHORTENED = new RegExp(
  `^(?:${COUNT} (?:of |in |from |من |في )${SUBJECT}|${SUBJECT} ${COUNT})$`,
  'u',
)
const NO_SUBJECT =
  /^(?:i have|have|the|exam|عندي|لدي|ادرس|book|it|them|total|course|and|by|on|with|each|every|left|to|hours?|days?|كتاب|الكتاب|الامتحان|كل|خلال|قبل|يوم|ساع[هة])(?: |$)/u

interface Part {
  subject: string
  count: number
  noun: string
}

/** The parts of each subject by its name, where at least two subjects have some. */
export function chaptersOfSubjects(text: string): Topic[] {
  const parts: Part[] = []
  for (const piece of fold(text).text.split(SEPARATOR)) {
    const part = partIn(piece.trim(), parts.at(-1)?.noun)
    if (part && !parts.some(({ subject }) => subject === part.subject)) parts.push(part)
  }
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  if (parts.length < 2 || total > MAX_NUMBERED) return []
  return parts.flatMap(({ subject, count, noun }) =>
    Array.from(
      { length: count },
      (_, index): Topic => ({
        name: `${asWritten(text, subject)} – ${ONE[noun]} ${index + 1}`,
        effort: 'normal',
      }),
    ),
  )
}

function partIn(piece: string, nounBefore: string | undefined): Part | undefined {
  const noun = Object.keys(ONE).find((name) =>
    new RegExp(`(?<!\\p{L})${name}s?(?!\\p{L})`, 'u').test(piece),
  )
  const [, before, counted] = PLACES[0].exec(piece) ?? []
  const [, countedFirst, behind] = PLACES[1].exec(piece) ?? []
  const short = noun ? undefined : SHORTENED.exec(piece)
  const subject = before ?? behind ?? short?.[2] ?? short?.[3]
  const count = countOf(counted ?? countedFirst ?? short?.[1] ?? short?.[4])
  const named = noun ?? nounBefore
  return subject && count && named && !NO_SUBJECT.test(subject)
    ? { subject, count, noun: named }
    : undefined
}

function countOf(written: string | undefined): number | undefined {
  if (written === undefined || /^\d/.test(written)) return Number(written ?? 0)
  const read = numberWord(written)?.word
  return read?.role === 'value' ? read.value : undefined
}

/** Folding keeps the length of no text, so a name is looked for by its letters. */
function asWritten(text: string, folded: string): string {
  const at = fold(text)
  const start = at.text.indexOf(folded)
  return text.slice(at.original(start), at.original(start + folded.length - 1) + 1).trim()
}
