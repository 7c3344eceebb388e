import { latinDigits } from '../reading/arabic.ts'
import type { Span } from '../reading/words.ts'
import { withoutFormer } from '../sentences/former.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { ConceptMatch } from '../understanding/match-concepts.ts'
import type { Mention } from '../understanding/mentions.ts'
import { withFailed } from './failed.ts'
import { isOfPupil } from './pupil.ts'
import { HIGHEST_GPA, type Letter } from './scale.ts'
import { isClaimed } from './told-of.ts'

/** What stands in a list of results: a letter, a mark out of something, or any other number. */
export interface Figure extends Span {
  kind: 'number' | 'percent'
  value: number
  written: string
  grade?: Letter
  /** What a mark is out of. */
  of?: number
  /** Credits, or hours, which they are called as well. */
  isHours?: boolean
  /** "A quarter of the grade" is no mark. */
  isShare?: boolean
  /** "Worth 15%", «عليه ٢٥٪»: right behind the word for it. */
  isWeight?: boolean
  doubt: number
  isClaimed: boolean
  /** "If I get 90 in the final": a mark of what is open, and none that is hoped for. */
  isSupposed?: boolean
}

/** Whether a figure is said to be so: neither doubtful nor what somebody claims. */
export const isMeant = ({ doubt, isClaimed }: Figure): boolean => doubt < 2 && !isClaimed

/** A letter of the scale, and not the article or an initial: "A in math", "b+ (4)", "A minus". */
const GRADE =
  /(?<![\p{Script=Latin}\d'’])(?<letter>[A-DFa-df])(?:\s?(?<sign>[+]|[-−–](?![\d\p{L}])(?!(?<=\s.)\s\p{Nd})|plus|minus|بلس|ماينس|موجب|سالب)|(?<=[B-DF])|(?<=A)(?! \p{Ll}{3,})|(?<=A)(?= (?:in|for|with|credit|instead|rather|and|but|or|just|only|vs|which|worth|was|is|that['’]?s|it['’]?s|its) )|(?<=A)(?= (?:one|two|three|four|five|six) (?:cr|hours?|hrs?))|(?<=\ban A)|(?<=[a-df])(?= (?:in|for) )|(?<=\b(?:an?|got|get|is) [b-df])|(?<=[b-df])(?= \d)|(?<=(?<!\b(?:in|of|for|with|is) )a)(?= \d ?(?:cr|credits?|hours?|hrs?)\b)|(?<=\p{Script=Arabic} [a-df])(?= (?:\p{Script=Arabic}|\p{Nd}))|(?= ?[(:]))(?![\p{L}\d'’])/gu
/** What follows is a pasted document. */
const MOST_LETTERS = 120
/** Between a mark and what it is out of. */
const OUT_OF = /^\s?(?:\/|(?:out )?of|over|من|علي?)\s?$/
/** Among Arabic words the sign may stand before the letter: «+B». */
const SIGNS: Record<string, string> = {
  plus: '+',
  بلس: '+',
  موجب: '+',
  '+': '+',
  minus: '-',
  ماينس: '-',
  سالب: '-',
  '-': '-',
  '−': '-',
  '–': '-',
}
/** What a figure that is part of a name is doubted by: "quiz 2", "Calc 1". */
const PART_OF_NAME = 2.5
const HIGHEST_PART = 4
const USUAL_TOTAL = 20
const SHARES = { aHalf: 50, aThird: 100 / 3, aQuarter: 25 } as const

/** Every figure of a request about results, in order. */
export function figuresIn(message: Message): Figure[] {
  const letters = withoutFormer(
    message.text,
    lettersIn(message),
    (one, other) => one.grade === other.grade,
  )
  const isFree = ({ start, end }: Span) =>
    !letters.some((letter) => letter.start < end && start < letter.end)
  const numbers = outOf(
    message,
    message.mentions.filter(isFree).flatMap((mention) => figureOf(message, mention)),
  )
  return [
    ...letters,
    ...singlesOf(message, letters, numbers),
    ...numbers.map(supposed(message)),
    ...sharesIn(message),
  ].toSorted((a, b) => a.start - b.start)
}

/** «خط عربي B ساعة», «D+ في ساعة», "the lab, one credit": what is no number elsewhere. */
function singlesOf(
  { text, concepts }: Message,
  letters: readonly Figure[],
  numbers: readonly Figure[],
): Figure[] {
  const ends = new Set(letters.map(({ end }) => end))
  const isBehindLetter = (start: number) =>
    [...ends].some((end) => end <= start && BEHIND_LETTER.test(text.slice(end, start)))
  return concepts
    .filter(
      ({ concept, start, end }) =>
        concept === 'credits' &&
        ((isBehindLetter(start) && /^(?:ساعة|ساعه)$/.test(text.slice(start, end))) ||
          ONE_CREDIT.test(text.slice(Math.max(0, start - 10), start))) &&
        !numbers.some((figure) => figure.start < end && start < figure.end),
    )
    .map(({ start, end }) => ({
      kind: 'number' as const,
      value: 1,
      start: start - (ONE_CREDIT.exec(text.slice(Math.max(0, start - 10), start))?.[0].length ?? 0),
      end,
      written: text.slice(start, end),
      isHours: true,
      doubt: 0,
      isClaimed: false,
    }))
}

/** «A ساعة», «A في ساعة» */
const BEHIND_LETTER = /^\s{0,2}(?:(?:في|على|ب)\s)?$/u
const ONE_CREDIT = /(?<!\p{L})(?:one|a single)[\s-]$/iu

const SUPPOSED_WITHIN = 6
const PART_WITHIN = 3

const supposed =
  ({ concepts, clauses }: Message) =>
  (figure: Figure): Figure => {
    const isNear = (named: Concept, words: number) =>
      concepts.some(({ concept, start, end }) => {
        const isBefore = end <= figure.start
        return (
          concept === named &&
          (isBefore || named === 'assessedPart') &&
          clauses.isClose({ start, end }, figure, words)
        )
      })
    return isNear('supposing', SUPPOSED_WITHIN) && isNear('assessedPart', PART_WITHIN)
      ? { ...figure, isSupposed: true }
      : figure
  }

function lettersIn(message: Message): Figure[] {
  const text = latinDigits(message.text)
  const letters = Array.from(text.matchAll(GRADE).take(MOST_LETTERS), (match) => {
    const { letter = '', sign } = match.groups as { letter: string; sign?: string }
    const start = match.index
    const written = SIGNS[sign ?? text[start - 1] ?? ''] ?? ''
    return {
      start,
      end: start + match[0].length,
      grade: `${letter.toUpperCase()}${written}` as Letter,
    }
  })
  return withFailed(text, letters).map(
    ({ start, end, grade }): Figure => ({
      kind: 'number',
      value: 0,
      start,
      end,
      written: text.slice(start, end),
      grade,
      doubt: isBehind(message, 'section', start) ? PART_OF_NAME : 0,
      isClaimed: isClaimed(message, { start, end }),
    }),
  )
}

/** "18/20", «٧٠ من ١٠٠»: one mark. */
function outOf({ text }: Message, found: readonly Figure[]): Figure[] {
  const figures: Figure[] = []
  for (const figure of found) {
    const last = figures.at(-1)
    const isTotal =
      last?.kind === 'number' &&
      last.of === undefined &&
      figure.kind === 'number' &&
      !figure.isHours &&
      figure.value >= last.value &&
      (last.value > HIGHEST_GPA || figure.value <= USUAL_TOTAL) &&
      OUT_OF.test(text.slice(last.end, figure.start))
    if (last && isTotal)
      figures[figures.length - 1] = { ...last, of: figure.value, end: figure.end }
    else figures.push(figure)
  }
  return figures
}

function figureOf(message: Message, mention: Mention): Figure[] {
  const { start, end, written, doubt } = mention
  if (mention.kind === 'date') return asMark(message, mention)
  const hours = mention.kind === 'duration' ? mention.parts.hour : undefined
  const value = mention.kind === 'number' || mention.kind === 'percent' ? mention.value : hours
  if (value === undefined) return []
  const isNumbered =
    mention.kind === 'number' &&
    value > 0 &&
    value <= HIGHEST_PART &&
    (isBehind(message, 'assessedPart', start) ||
      isBehind(message, 'section', start) ||
      isTermNumber(message, mention))
  return [
    {
      kind: mention.kind === 'percent' ? 'percent' : 'number',
      value,
      start,
      end,
      written,
      ...(isCalledWeight(message, start) && { isWeight: true }),
      ...((hours !== undefined || isInCredits(message, end)) && { isHours: true }),
      doubt: Math.max(
        isOfEach(message, mention) || isInCredits(message, end) ? 0 : doubt,
        isNumbered || isOfPupil(message, mention, value) ? PART_OF_NAME : 0,
      ),
      isClaimed: isClaimed(message, mention),
    },
  ]
}

/** "8/10" could be a day. */
function asMark(message: Message, mention: Mention): Figure[] {
  const { start, end, written } = mention
  const [value = Number.NaN, of = Number.NaN] = latinDigits(written).split('/').map(Number)
  return value <= of
    ? [
        {
          kind: 'number',
          value,
          of,
          start,
          end,
          written,
          doubt: 0,
          isClaimed: isClaimed(message, mention),
        },
      ]
    : []
}

const isInCredits = ({ text, concepts }: Message, end: number): boolean =>
  concepts.some(
    ({ concept, start }) =>
      concept === 'credits' && start >= end && /^[\s-]?$/.test(text.slice(end, start)),
  )

const isBehind = ({ text, concepts }: Message, named: Concept, start: number): boolean =>
  concepts.some(
    ({ concept, end }) => concept === named && end <= start && /^\s?$/.test(text.slice(end, start)),
  )

/** Not «حصلت على 80», whose word is only like «عليه». */
const isCalledWeight = (message: Message, start: number): boolean =>
  isBehind(message, 'weightOfMark', start) &&
  !/(?<!\p{L})على\s?$/u.test(message.text.slice(0, start))

/** "Semester 3 done" */
const isTermNumber = (message: Message, { start, end }: Span): boolean =>
  isBehind(message, 'studyTerm', start) &&
  /^\s?(?:$|[,،:;؛.\n](?!\d)|(?:done|finished|is|was|results?|gpa|خلص|انتهى)(?!\p{L}))/iu.test(
    message.text.slice(end),
  )

/** «عليه نصف الدرجة» is one share by two of its names. */
const isWithinAnother = (concepts: Message['concepts'], index: number): boolean => {
  const { start, end } = concepts[index] as ConceptMatch
  return concepts.some(
    (other, at) => at < index && other.concept in SHARES && other.start < end && start < other.end,
  )
}

/** "A quarter of the grade". */
const sharesIn = (message: Message): Figure[] =>
  message.concepts.flatMap(({ concept, start, end }, index): Figure[] =>
    concept in SHARES && !isWithinAnother(message.concepts, index)
      ? [
          {
            kind: 'percent',
            value: SHARES[concept as keyof typeof SHARES],
            start,
            end,
            written: message.text.slice(start, end),
            isShare: true,
            doubt: 0,
            isClaimed: false,
          },
        ]
      : [],
  )

export const outOf100 = ({ value, of = 100 }: Figure): number =>
  Math.round((value * 1e6) / of) / 1e4

const EACH_WITHIN = 2
/** «كل مادة ثلاث ساعات»: the credits of each course, and no time after which something is done again. */
const isOfEach = ({ concepts, clauses }: Message, { kind, start, end }: Mention): boolean =>
  kind === 'duration' &&
  concepts.some(
    (match) =>
      match.concept === 'forEach' &&
      match.end <= start &&
      clauses.isClose(match, { start, end }, EACH_WITHIN),
  )
