import { type Span, words } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Figure } from './figures.ts'

const NOT = /^[,،]?\s(?:and |و)?(?:not|مش|مو|مب|ليس|ليست)\s(?:an? |the |ال)?$/u
/** "C in 4 not B": the credits are said once more before what it is not. */
const CREDITS_AND_NOT =
  /^\s(?:in |for |with |على |في |ب)?[\d٠-٩]{1,2}(?: (?:credits?|cr|hours?|hrs?|ساعات|ساعة|ساعه))?[,،]?\s(?:and |و)?(?:not|مش|مو|مب|ليس|ليست)\s(?:an? |the |ال)?$/u
/** "No, that was a B" */
const THAT =
  /^[\s,،]{0,3}(?:actually |sorry |لا |آسف )?(?:that|it|this|هذي|هذه|هاي|هي|هذا|هاد|ده|دي)(?: one)?['’]?s?(?:\s(?:was|is|came out|طلعت?|كانت?|صارت?))?\s(?:an? |the |ال)?$/iu
const INSTEAD_OF =
  /^(?:\s(?:in|for|في|ب)\s\p{L}{2,20})?\s(?:instead of|rather than|بدل|بدلا من|بدال|مكان)\s(?:an? |the |ال)?$/u
/** "Physics was changed to D+", «عدلت إلى D+», "PHYS is a C+ after the regrade" */
const AMENDED =
  /(?<!\p{L})(?:changed|corrected|amended|regraded|revised|updated|raised|went up|bumped(?: up)?|تعدلت|عدلت|تغيرت|تصححت|انعدلت|صارت)\s(?:to|into|[إا]ل[ىي]|ل)?\s?(?:an? |ال)?$/iu
const AMENDED_BEHIND =
  /^\s(?:after|since) (?:the |a )?(?:regrade|remark|review|appeal|correction)\b/iu
const SAID_WITHIN = 8
const SENTENCE = 4
const NAMED_BEHIND = 24

/** "Math C 3 credits … no wait, math was B, not C": the letter that was listed first is put right. */
export function withCorrectedGrades(message: Message, figures: readonly Figure[]): Figure[] {
  let all = [...figures]
  for (const now of figures) {
    const { grade } = now
    const was = grade && all.includes(now) ? takenBack(message, all, now) : undefined
    if (!grade || !was) continue
    const { first, denied, again } = was
    all = all
      .filter((figure) => figure !== now && figure !== denied && figure !== again)
      .map((figure) => (figure === first ? { ...figure, grade } : figure))
  }
  return all
}

const startOfSentence = (text: string, end: number): number =>
  [...text.slice(0, end).matchAll(/[.!?؟]\s|\n/gu)].at(-1)?.index ?? 0

/** The letter that was listed, and the one beside what it is now, which is only said not to be so. */
function takenBack(
  message: Message,
  figures: readonly Figure[],
  now: Figure,
): { first: Figure; denied: Figure | undefined; again?: Figure | undefined } | undefined {
  const { text, concepts, clauses } = message
  const near = concepts.filter(
    (match) =>
      match.end <= now.start &&
      clauses.wordsBetween(match, now) <= SAID_WITHIN &&
      clauses.weightBetween(match, now) < SENTENCE,
  )
  if (near.some(({ concept }) => concept === 'supposing')) return undefined
  const isAmended =
    AMENDED.test(text.slice(Math.max(0, now.start - NAMED_BEHIND), now.start)) ||
    AMENDED_BEHIND.test(text.slice(now.end))
  const correction =
    near.findLast(({ concept }) => concept === 'takingBack') ??
    (isAmended ? { start: now.start, end: startOfSentence(text, now.start) } : undefined)
  const [next, second] = figures.slice(figures.indexOf(now) + 1)
  const isAgain =
    second?.grade !== undefined && CREDITS_AND_NOT.test(text.slice(now.end, second.start))
  const between = next?.grade ? text.slice(now.end, next.start) : ''
  const isDenied =
    NOT.test(between) || CREDITS_AND_NOT.test(between) || (correction && INSTEAD_OF.test(between))
  const denied = isAgain ? second : isDenied ? next : undefined
  if (!denied && (!correction || next?.isHours)) return undefined
  const from = correction?.start ?? now.start
  const listed = figures.filter(
    ({ grade, end }) => grade && end <= from && (!denied || grade === denied.grade),
  )
  const said = { start: correction?.end ?? now.start - NAMED_BEHIND, end: now.end + NAMED_BEHIND }
  const called = listed.filter((figure) => isCalled(text, figures, figure, said))
  const isThat = correction && THAT.test(text.slice(correction.end, now.start))
  const first =
    called.length === 1
      ? called[0]
      : isThat || (denied && listed.length === 1)
        ? listed.at(-1)
        : undefined
  return first && { first, denied, again: isAgain ? next : undefined }
}

/** The course of a listed letter is named where it is put right. */
function isCalled(
  text: string,
  figures: readonly Figure[],
  figure: Figure,
  { start, end }: Span,
): boolean {
  const place = figures.indexOf(figure)
  const own = words(text.slice(figures[place - 1]?.end ?? 0, figures[place + 1]?.start))
  return words(text.slice(Math.max(0, start), end)).some(
    ({ stem, word }) => word.length > 2 && own.some((one) => one.stem === stem),
  )
}
