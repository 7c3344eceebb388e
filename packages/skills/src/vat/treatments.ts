import type { Span } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { Mention } from '../understanding/mentions.ts'
import { lineOf } from './direction.ts'
import type { Priced } from './pairs.ts'
import { isInClaim } from './percents.ts'
import { isTreatmentAsked } from './treatment-asked.ts'

export type Treatment = 'standard' | 'zero_rated' | 'exempt'

/**
 * Exempt and zero-rated, of the price that they are said of; of the only one wherever it is said. A rate of 0 % that is said of no
 * price is somebody's law.
 */
export function treatmentsOf(
  message: Message,
  lines: readonly Priced[],
  zero: readonly Mention[],
): { treatments: Treatment[]; unused: Mention[] } {
  const treatments = lines.map((): Treatment => 'standard')
  const unused: Mention[] = []
  const isAsked = isTreatmentAsked(message.text)
  for (const [concept, treatment, other] of NAMES) {
    for (const match of named(message, concept)) {
      if (isNegated(message, match) || isInClaim(message, match) || isFigure(message, match))
        continue
      const index = lines.length === 1 ? 0 : lineOf(message, match, lines)
      // "Zero-rated or exempt?" decides nothing.
      const isOpen = named(message, other).some((one) => message.clauses.isClose(match, one, 2))
      if (index !== undefined && !isOpen && !isAsked) treatments[index] = treatment
    }
  }
  for (const rate of zero) {
    const index = lineOf(message, rate, lines)
    if (index === undefined) unused.push(rate)
    else treatments[index] = 'zero_rated'
  }
  return { treatments, unused }
}

/** "Zero percent" is a percentage. */
const isFigure = ({ mentions }: Message, match: Span) =>
  mentions.some(({ start, end }) => start <= match.start && match.end <= end)

const NAMES = [
  ['exempt', 'exempt', 'zeroRated'],
  ['zeroRated', 'zero_rated', 'exempt'],
] as const satisfies readonly (readonly [Concept, Treatment, Concept])[]

const named = ({ concepts }: Message, wanted: Concept) =>
  concepts.filter(({ concept }) => concept === wanted)

const isNegated = (message: Message, span: { start: number; end: number }) =>
  named(message, 'negation').some(
    (negation) => negation.end <= span.start && message.clauses.isClose(negation, span, 1),
  )
