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

const NUMBER = '\\d{1,3}(?:\\.\\d{1,2})?'
const OUT_OF = `(?:\\s?(?:/|out of|of|من)\\s?\\d{1,3})?`
const GAP = '[^\\d.!?؟\\n%]'
const NOW =
  "(?:became|becomes|is now|now|it is|it[’']?s|its|went (?:up|down) to|بق[ىت]|صار[تو]?|[أا]صبحت?)"
/** "64 was before the remark, it is 67 now", «كان جايب 21 من 30 وبعد التظلم بقت 22.5» */
const FORMER = [
  new RegExp(
    `(?<was>${NUMBER})(?<of>${OUT_OF})[\\s,،]{1,3}(?:(?:it|that|which|هي)\\s)?(?:was|كانت?)\\s\\k<was>${GAP}{1,40}?(?<!\\p{L})${NOW}\\s(?<now>${NUMBER})(?!\\d)(?:\\snow)?`,
    'giu',
  ),
  new RegExp(
    `(?<was>${NUMBER})(?<of>${OUT_OF})\\s(?:was|were) before${GAP}{1,40}?${NOW}\\s(?<now>${NUMBER})(?!\\d)(?:\\snow)?`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:was|had|كانت?)\\s(?:\\p{L}{2,8}\\s)?(?<was>${NUMBER})(?<of>${OUT_OF})${GAP}{1,40}?(?<!\\p{L})${NOW}\\s(?<now>${NUMBER})(?!\\d)(?:\\snow)?`,
    'giu',
  ),
]
/** "First I wanted 85 but …", «كان بدي 85 بس خلص»: what was hoped for at first. */
const FORMER_WISH = new RegExp(
  `(?<!\\p{L})(?:(?:at )?first i wanted|i (?:originally|first) wanted|originally i wanted|كان بدي|كنت (?:[أا]ب[يى]|[أا]بغ[ىي]|عايز[ةه]?|عاوز[ةه]?|بدي|ناوي[ةه]?)|كان هدفي)${GAP}{1,16}${NUMBER}${GAP}{0,30}?(?<!\\p{L})(?:but|بس|لكن)(?!\\p{L})`,
  'giu',
)
/** "The final mark out of 100": what all marks are out of is no mark that is hoped for. */
const OUT_OF_ALL =
  /(?<what>(?:final|total|overall) (?:mark|grade|score|result)|الدرج[ةه] (?:النهائي[ةه]|الكلي[ةه])|المجموع)\s(?:out of|\/|من)\s?(?:100|١٠٠)(?!\d)/giu
const NEAR_NUMBER = 40

/** "67, no no that is Saud's, I got 76": the mark that takes the place of the one before it. */
function withNumbersPutRight(written: string): string {
  return correctionsIn(written).reduceRight((text, { start, end }) => {
    const plain = latinDigits(text)
    const was = new RegExp(`(?<![\\d.])${NUMBER}[\\s,،.]{1,3}$`).exec(
      plain.slice(Math.max(0, start - 12), start),
    )
    const now = new RegExp(`^${GAP}{1,${NEAR_NUMBER}}?(?<now>${NUMBER})(?![\\d%٪])`, 'u').exec(
      plain.slice(end, end + 2 * NEAR_NUMBER),
    )
    if (!was || !now) return text
    const from = Math.max(0, start - 12) + was.index
    return `${text.slice(0, from)}${now.groups?.now}${text.slice(end + now[0].length)}`
  }, written)
}

/** "C <- they regraded it, it's C+ now" */
const REGRADED = new RegExp(
  `(?<![\\p{L}])${LETTER}(?=\\s{1,4}[<(–—-])[^\\n.]{1,16}?(?:regraded|re-?marked|changed|corrected|amended|عدلوها|تعدلت|صححوها)[^\\n.]{0,16}?\\s(?:it['’]?s|is|to|into|[إا]ل[ىي]|صارت)\\s(?<now>${LETTER})(?![\\p{L}\\d])(?:\\snow)?`,
  'giu',
)

/** What a message says of its figures as they are now: without those that only were, or were hoped for, before. */
export const withoutFormerMarks = (written: string): string =>
  FORMER.reduce(
    (text, former) => text.replace(former, '$<now>$<of>'),
    withNumbersPutRight(latinDigits(written)).replace(FORMER_WISH, (said) =>
      /\p{Script=Arabic}/u.test(said) ? ' الهدف ' : ' goal ',
    ),
  )
    .replace(OUT_OF_ALL, '$<what>')
    .replace(REGRADED, '$<now>')
