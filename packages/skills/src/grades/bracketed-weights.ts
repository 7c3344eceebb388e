import type { Message } from '../understanding/affinity.ts'
import type { Figure } from './figures.ts'

const LEAST = 2

/** "Midterm 72% (30), homework 88% (20)": a number in brackets right behind each per cent is its weight, and so is one that is called so. */
export function withBracketedWeights(message: Message, figures: readonly Figure[]): Figure[] {
  const percents = figures.filter(({ kind, isShare }) => kind === 'percent' && !isShare)
  const bracketed = percents.flatMap((mark) => weightBehind(message, mark, figures) ?? [])
  if (bracketed.length < LEAST || bracketed.length < percents.length) return [...figures]
  return figures.map((figure) => {
    if (percents.includes(figure)) return { ...figure, kind: 'number' as const }
    return bracketed.includes(figure) || isCalledWeight(message, figure)
      ? { ...figure, kind: 'percent' as const }
      : figure
  })
}

const weightBehind = ({ text }: Message, mark: Figure, figures: readonly Figure[]) => {
  const next = figures[figures.indexOf(mark) + 1]
  const isBracketed =
    next?.kind === 'number' &&
    !next.isHours &&
    next.of === undefined &&
    /^\s?\($/.test(text.slice(mark.end, next.start)) &&
    /^\s?\)/.test(text.slice(next.end))
  return isBracketed ? next : undefined
}

const isCalledWeight = ({ concepts, clauses }: Message, figure: Figure): boolean =>
  figure.kind === 'number' &&
  concepts.some(
    (match) =>
      match.concept === 'weightOfMark' &&
      match.end <= figure.start &&
      clauses.isNext(match, figure),
  )
