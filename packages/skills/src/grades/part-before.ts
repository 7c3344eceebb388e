import type { Span } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'

const SENTENCE = 4

/** "Coursework counts 60% and I got 72, the exam counts 40%": the mark is of the part whose weight stands before it. */
export function isOfPartBefore(
  weight: Span | undefined,
  { result, measure }: { result?: Span; measure?: Span },
  { concepts, clauses }: Pick<Message, 'concepts' | 'clauses'>,
): boolean {
  if (!weight || !result || !measure || weight.end > result.start) return false
  if (clauses.weightBetween(weight, result) >= SENTENCE) return false
  const isPartBetween = (from: number, to: number) =>
    concepts.some(
      ({ concept, start, end }) => concept === 'assessedPart' && start >= from && end <= to,
    )
  return !isPartBetween(weight.end, result.start) && isPartBetween(result.end, measure.start)
}
