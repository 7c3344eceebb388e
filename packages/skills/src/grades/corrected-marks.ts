import { latinDigits } from '../reading/arabic.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import { denial } from '../sentences/taking-back.ts'

const CORRECTED = new RegExp(
  `(?<now>\\d{1,3}(?:\\.\\d{1,2})?)\\s?[,،]?\\s?${denial}\\s(?:a |an )?(?<was>\\d{1,3}(?:\\.\\d{1,2})?)(?![\\d.%٪])`,
  'giu',
)
const PARTS = /[.!?؟\n]\s*/g

/** "Typo: Omar's final is 79, not 97": the mark that was written first is put right, and the sentence that says so is left out. */
export function withCorrectedMarks(written: string): string {
  let text = written
  for (const match of latinDigits(written).matchAll(CORRECTED)) {
    const { now = '', was = '' } = match.groups ?? {}
    const plain = latinDigits(text)
    const start = plain.indexOf(match[0])
    const before = [...plain.slice(0, start).matchAll(PARTS)].at(-1)
    const from = before ? before.index + before[0].length : 0
    const places = [
      ...plain.slice(0, from).matchAll(new RegExp(`(?<![\\d.])${was}(?![\\d.%٪])`, 'g')),
    ]
    const [only] = places
    if (start < 0 || !only || places.length > 1) continue
    text =
      text.slice(0, only.index) +
      now +
      text.slice(only.index + was.length, from) +
      text.slice(start + match[0].length)
  }
  return text
}

const LETTER = '[A-F][+-]?'
const CREDITS =
  '[,،]?\\s(?:in |for |with |على |في |ب)?(?:\\d{1,2}(?:\\s?(?:credits?|cr|hours?|hrs?|ساعات|ساع[ةه]))?|(?:one|two|three|four|five|six) (?:credits?|hours?)|(?:ثلاث|[تث]لا?ت|[أا]ربع|خمس|ست) ساعات|ساعتين|ساع[ةه](?: واحد[ةه]| وحد[ةه])?)'
/** "C 4 credits, no sorry": the letter before what takes it back. */
const BEFORE = new RegExp(
  `(?<![\\p{L}])(?<letter>${LETTER})(?<credits>${CREDITS})?[\\s,،.…]{0,6}(?:(?:no|لا|لأ)[\\s,،]{1,3})?$`,
  'u',
)
/** "… that was a B", "… هذي طلعت C في 4 مو B": the letter behind it, of the same course. */
const BEHIND = new RegExp(
  `^[\\s,،]{0,3}(?<that>(?:that|it|this|هذي|هذه|هاي|هي|هذا|هاد|ده|دي)(?: one)?(?:['’]?s)?(?:\\s(?:was|is|came out|should be|طلعت?|كانت?|صارت?))?\\s)?(?:an? |the |ال)?(?<letter>${LETTER})(?<credits>${CREDITS})?(?:[,،]?\\s${denial}\\s(?:an? )?${LETTER})?(?![\\p{L}\\d+])`,
  'iu',
)
const NEAR = 60

/** The letter of a course that is put right at once, with the credits that were said of it. */
export function withCorrectedLetters(written: string): string {
  let text = written
  for (const { start, end } of correctionsIn(written).toReversed()) {
    const plain = latinDigits(text)
    const was = BEFORE.exec(plain.slice(Math.max(0, start - NEAR), start))
    const now = BEHIND.exec(plain.slice(end, end + NEAR))
    const { that, letter = '', credits } = now?.groups ?? {}
    if (!was || !now || (credits && !that)) continue
    const isSame = credits === undefined || was.groups?.credits?.startsWith(credits)
    const kept = (isSame ? was.groups?.credits : credits) ?? ''
    const from = Math.max(0, start - NEAR) + was.index
    text = `${text.slice(0, from)}${letter.toUpperCase()}${kept}${text.slice(end + now[0].length)}`
  }
  return text
}
