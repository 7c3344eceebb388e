import { type Span, words } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Figure } from './figures.ts'

const NOT = /^[,،]?\s(?:and |و)?(?:not|مش|مو|مب|ليس|ليست)\s(?:an? |the |ال)?$/u
const INSTEAD_OF =
  /^(?:\s(?:in|for|في|ب)\s\p{L}{2,20})?\s(?:instead of|rather than|بدل|بدلا من|بدال|مكان)\s(?:an? |the |ال)?$/u
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
    const { first, denied } = was
    all = all
      .filter((figure) => figure !== now && figure !== denied)
      .map((figure) => (figure === first ? { ...figure, grade } : figure))
  }
  return all
}

/** The letter that was listed, and the one beside what it is now, which is only said not to be so. */
function takenBack(
  message: Message,
  figures: readonly Figure[],
  now: Figure,
): { first: Figure; denied: Figure | undefined } | undefined {
  const { text, concepts, clauses } = message
  const near = concepts.filter(
    (match) =>
      match.end <= now.start &&
      clauses.wordsBetween(match, now) <= SAID_WITHIN &&
      clauses.weightBetween(match, now) < SENTENCE,
  )
  if (near.some(({ concept }) => concept === 'supposing')) return undefined
  const correction = near.findLast(({ concept }) => concept === 'takingBack')
  const next = figures[figures.indexOf(now) + 1]
  const between = next?.grade ? text.slice(now.end, next.start) : ''
  const denied = NOT.test(between) || (correction && INSTEAD_OF.test(between)) ? next : undefined
  if (!denied && (!correction || next?.isHours)) return undefined
  const from = correction?.start ?? now.start
  const listed = figures.filter(
    ({ grade, end }) => grade && end <= from && (!denied || grade === denied.grade),
  )
  const said = { start: correction?.end ?? now.start - NAMED_BEHIND, end: now.end + NAMED_BEHIND }
  const called = listed.filter((figure) => isCalled(text, figures, figure, said))
  const first =
    called.length === 1 ? called[0] : denied && listed.length === 1 ? listed[0] : undefined
  return first && { first, denied }
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
