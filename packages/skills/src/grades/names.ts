import { withoutJoiningWaw } from '../reading/arabic.ts'
import { isStopword } from '../reading/prose.ts'
import { type Span, words } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { Figure } from './figures.ts'
import type { Row } from './rows.ts'

/** Words that say what is asked or what a figure stands for, and name no course. */
const NO_NAME: ReadonlySet<Concept> = new Set([
  'gradePointAverage',
  'credits',
  'mark',
  'weightOfMark',
  'ofCourse',
  'hopedFor',
  'stillOpen',
  'forEach',
  'question',
  'claim',
  'studyTerm',
  'identifier',
  'relative',
  'child',
])
/** What is about the request as a whole names no course: "my gpa for this term: A in …". */
const ABOUT_ALL: ReadonlySet<Concept> = new Set([
  'gradePointAverage',
  'question',
  'claim',
  'hopedFor',
])
const MOST_WORDS = 3
const MARKS_BETWEEN = /[\n,،;؛:|.()=!?؟•]+|\s[-–—]\s/
/** "The quizzes, which count 25%" asks nothing. */
const RELATIVE = /^which (?:counts?|is|are|was|were|carr(?:y|ies)|weighs?|makes?)\b/iu
const LONGEST_RELATIVE = 10

/** What the course or the part of a row is called: between its two figures ("A in math (3 credits)"), else before it. */
function nameOf(
  message: Message,
  { result, measure }: Pick<Row, 'result' | 'measure'>,
  before: number,
): string | undefined {
  const [first, second] = [result, measure]
    .filter((figure): figure is Figure => figure !== undefined)
    .toSorted((a, b) => a.start - b.start)
  if (!first) return undefined
  const names = [
    ...(second ? [nameBetween(message, { start: first.end, end: second.start })] : []),
    nameIn(message, { start: before, end: first.start }),
  ].filter((name) => name !== undefined)
  return (names.find(({ isPart }) => isPart) ?? names[0])?.name
}

/** "88 in the final (worth 50%)": what is in the bracket may only say what the second figure is. */
function nameBetween(message: Message, { start, end }: Span): ReturnType<typeof nameIn> {
  const bracket = message.text.slice(start, end).lastIndexOf('(')
  return (
    nameIn(message, { start, end }) ??
    (bracket < 0 ? undefined : nameIn(message, { start, end: start + bracket }))
  )
}

function nameIn(
  message: Message,
  { start, end }: Span,
): { name: string; isPart: boolean } | undefined {
  const pieces = message.text.slice(start, end).split(MARKS_BETWEEN)
  const piece = pieces.findLast((one) => /\p{L}/u.test(one)) ?? ''
  const at = start + message.text.slice(start, end).lastIndexOf(piece)
  const inside = message.concepts.filter(
    ({ start, end }) =>
      start >= at &&
      end <= at + piece.length &&
      !RELATIVE.test(message.text.slice(start, end + LONGEST_RELATIVE)),
  )
  const spent = inside.filter(({ concept }) => NO_NAME.has(concept))
  const figures = message.mentions.filter((mention) => mention.end > at)
  const free = (word: Span) =>
    ![...spent, ...figures].some(
      (match) => match.start - at < word.end && word.start < match.end - at,
    )
  const content = words(piece).filter((word) => free(word) && !isFiller(word.word))
  const [first, last] = [content[0], content.at(-1)]
  if (!first || !last || content.length > MOST_WORDS) return undefined
  if (inside.some(({ concept }) => ABOUT_ALL.has(concept))) return undefined
  // "CS101" is a name, digits and all.
  const code = /^\d{2,4}(?!\d)/.exec(piece.slice(last.end))?.[0] ?? ''
  const name = piece.slice(first.start, last.end + code.length)
  return {
    name: (at + first.start > 0 ? withoutJoiningWaw(name) : name).replace(
      /^بال(?=\p{L}{3})/u,
      'ال',
    ),
    isPart: inside.some(({ concept }) => concept === 'assessedPart'),
  }
}

/** "thats" for "that's" too. */
const isFiller = (word: string): boolean =>
  /^(?:one|courses|which|he|she|ok|okay|well|so|already|have|now|و?(?:الحين|هالفصل|هالترم|خذت|جبت)|earned|و?(?:عندي|لدي|معي)|took|taken|taking|failed|flunked|passed|و?(?:هاي|هذي|هاذي|اللي|يلي|ده|دي)|و?(?:جايب|جايبه|جايبة|جاب|جابت|متوسط|بال)|(?:مواد|درجات|علامات|نتائج|نتايج|تقديرات)(?:ي|نا|ه|ها)|و?(?:مواد|مادة|ماده|مادتين|مساقين)|course|subjects?|و?ساعات(?:ه|ها)|بتاع(?:ي|تي)|تبعي|حقي|و?(?:رسبت|سقطت|نجحت|شلت|حملت))$/.test(
    word,
  ) ||
  (/^و../.test(word) && isStopword(word.slice(1))) ||
  /^[wpx]$/.test(word) ||
  isStopword(word) ||
  (word.endsWith('s') && isStopword(word.slice(0, -1)))

/** Each row with what it is called, if anything says so. */
export function withNames(message: Message, rows: readonly Row[]): { row: Row; name?: string }[] {
  let before = 0
  const named = rows.map((row) => {
    const { result, measure } = row
    const isShared = rows.some((other) => other !== row && other.measure === measure)
    const name = row.name ?? nameOf(message, isShared ? { result } : { result, measure }, before)
    before = Math.max(before, result?.end ?? 0, isShared ? 0 : (measure?.end ?? 0))
    return { row, ...(name && { name }) }
  })
  return isOnlyLead(message, named) ? named.map(({ row }) => ({ row })) : named
}

/** "Second year law: A in 3 credits, B in 2": what the first of several rows alone has before its colon is about all of them. */
function isOnlyLead(
  { text }: Message,
  [first, ...others]: readonly { row: Row; name?: string }[],
): boolean {
  const { result, measure } = first?.row ?? {}
  const start = Math.min(result?.start ?? Infinity, measure?.start ?? Infinity)
  return (
    first?.row.name === undefined &&
    others.length > 0 &&
    others.every(({ name }) => !name) &&
    /[:：]\s{0,3}$/.test(text.slice(0, start))
  )
}

const BEHIND = /^\s?(?:%|٪)?\s?(?:(?:in|for|on)\s|(?:في|فى)\s|ب(?=\p{L}))/iu
const PARTED = /[\n,،;؛:|.()=!?؟•]/

/** "88 in science, 92 in maths and 79 in Arabic": what each mark is called, where every one has its name behind it. */
export function namesBehind(
  message: Message,
  figures: readonly Span[],
): (string | undefined)[] | undefined {
  const { text, concepts } = message
  if (!figures.every(({ end }) => BEHIND.test(text.slice(end)))) return undefined
  return figures.map(({ end: start }, index) => {
    const next = figures[index + 1]?.start ?? text.length
    const mark = text.slice(start, next).search(PARTED)
    const asked = concepts.find((match) => ABOUT_ALL.has(match.concept) && match.start > start)
    const end = Math.min(mark < 0 ? next : start + mark, asked?.start ?? next)
    return nameIn(message, { start, end })?.name
  })
}
