import { withoutSpans } from '../reading/span.ts'
import { type Span, words } from '../reading/words.ts'
import { correctionsIn } from './corrected.ts'
import { monthsNamedIn, weekdaysIn } from './days.ts'
import { lexicon } from './lexicon.ts'

// "(It was 4,580 but he lowered it)": what was is told, and what is stands elsewhere.

const telling = lexicon({
  was: 'was, were, used to be, had been, كان, كنت',
  but: 'but, then, and then, لكن, بس, ثم, بعدين',
  changed:
    'lower, drop, reduce, cut, raise, increase, change, correct, fix, adjust, amend, revise, update, ينزل, يخفض, يرفع, يعدل, يغير, يصحح, يصلح',
})

interface Told extends Span {
  /** From here on it is told what it has become. */
  change: number
}

const PART = /(?:[^.!?؟\n()]|\.(?=\S)){1,400}/gu

function toldIn(text: string): Told[] {
  return Array.from(text.matchAll(PART)).flatMap(({ index, 0: part }): Told[] => {
    const hits = telling(words(part))
    const was = hits.find(({ concept }) => concept === 'was')
    const but = was && hits.find(({ concept, from }) => concept === 'but' && from >= was.to)
    const changed = but && hits.find(({ concept, from }) => concept === 'changed' && from >= but.to)
    return but && changed
      ? [{ start: index, end: index + part.length, change: index + but.start }]
      : []
  })
}

/** What is said, without what only was; what it has become counts where it is said alone. */
export function withoutFormer<Said extends Span>(
  text: string,
  said: readonly Said[],
  isSame: (one: Said, other: Said) => boolean,
): Said[] {
  return toldIn(text).reduce<Said[]>(
    (left, { start, end, change }) => {
      const isInside = (one: Span) => one.start >= start && one.end <= end
      const outside = left.filter((one) => !isInside(one))
      const isSaidTwice = left
        .filter((one) => isInside(one) && one.start >= change)
        .every((now) => outside.some((one) => isSame(now, one)))
      return outside.length > 0 && isSaidTwice ? outside : left
    },
    [...said],
  )
}

/** What is told as past, right where a part begins or with what somebody used to do. */
const PAST =
  /^[\s*•,،–-]{0,60}(?:(?:and|but|so) |و)?(?:(?:it|we|i|they|there|that|this|which) )?(?:was|were|used to|had been|last (?:year|month|week|term|semester|season|time)|previously|formerly|كان(?:ت|وا?)?|كن[اته]|(?:ال)?(?:سن[ةه]|شهر|عام|فصل|مر[ةه]|[اأ]سبوع) (?:ا?ل)?(?:ماضي[ةه]?|فايت[ةه]?|سابق[ةه]?|لي? ?فاتت?|لي? ?طاف))(?!\p{L})|^[\s*•,،–-]{0,60}(?:[\p{L}’']{1,14} ){1,6}(?:used to|كان(?:ت|وا?)? (?=[تينب]\p{L}{2}))/iu
/** In brackets, what was said somewhere else before. */
const EARLIER =
  /(?<!\p{L})(?:was|were|used to|had been|(?:first|old|earlier|previous|last) (?:version|draft|mail|email|form|message|year|month|week|plan)|draft|typo|كان(?:ت|وا?)?|كن[اته])(?!\p{L})/iu
/** It is told of now too, or the same again is wanted. */
const NOW_TOO =
  /(?<!\p{L})(?:now|today|currently|since|same|again|still|want|need|الحين|الان|هلق|دلوقتي|اليوم|صار(?:ت|وا)?|صاير|بق[يىت]|اصبح|نفس|زي|مثل|بد[نيه]ا?|عايز|نبي|ابي)(?!\p{L})/iu
/** What no longer holds. */
const VOID =
  /(?<!\p{L})(?:cancell?ed|void|no longer (?:valid|holds?|true)|out of date|ملغ(?:[يىا]|[اي][ةه])|[اأ]ل?تلغ[يىت]|انلغ[يىت]|[اأ]لغ(?:ي|يت|وه|وها))(?!\p{L})/iu
const BRACKET = /\([^()\n]{2,160}\)/gu
/** Behind a comma, what says something else. */
const GOES_ON =
  '(?:(?:and |but |so |و)?(?:no|now|but|so|لا|بس|الحين|هلق|دلوقتي|صار)(?!\\p{L})|last |ال(?:سن[ةه]|شهر|عام|فصل) ال|(?:\\p{L}{2,14} ){1,4}(?:used to |كان(?:ت|وا?)? ))'
/** A sentence, or what of it stands before such a comma. */
const SAID = new RegExp(
  `(?:[^.!?؟;؛\\n,،(]|[.,،](?=\\p{Nd})|\\([^()\\n]{0,160}\\)|[,،](?!\\p{Nd}|\\s${GOES_ON}))+[?؟]?`,
  'giu',
)
const DATED =
  /\p{Nd}|(?<!\p{L})(?:daily|weekly|monthly|every|يومي[ًّ]*ا|[أا]سبوعي[ًّ]*ا|شهري[ًّ]*ا|كل)(?!\p{L})/iu

/** "(It was 3)", "Last year we did 31.", "Your slot of 5 January has been cancelled.": parts that only tell what was or is void. */
export const onlyFormerIn = (text: string): Span[] => [
  ...partsOf(text, BRACKET, (part) => EARLIER.test(part) || VOID.test(part)),
  ...partsOf(
    text,
    SAID,
    (part) => PAST.test(part) && !/[?؟]$/.test(part) && correctionsIn(part).length === 0,
  ),
  ...voidIn(text),
]

/** "First reading: 33 °C, 70% – cancelled": lines of which nothing holds. */
export const voidIn = (text: string): Span[] =>
  partsOf(text, SAID, (part) => VOID.test(part.replace(BRACKET, '')))

const partsOf = (text: string, parts: RegExp, isFormer: (part: string) => boolean): Span[] =>
  Array.from(text.matchAll(parts)).flatMap(({ index, 0: part }) =>
    namesFigure(part) && !NOW_TOO.test(part) && isFormer(part)
      ? [{ start: index, end: index + part.length }]
      : [],
  )

const namesFigure = (part: string): boolean =>
  DATED.test(part) || monthsNamedIn(part).length > 0 || weekdaysIn(part).length > 0

/** The text with what only tells what was made spaces. */
export const withoutOnlyFormer = (text: string): string => withoutSpans(text, onlyFormerIn(text))
