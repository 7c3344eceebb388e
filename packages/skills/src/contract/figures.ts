import { quantities } from '../reading/quantities.ts'
import type { Quantity } from '../reading/quantity.ts'
import type { Clause } from './clauses.ts'

/** An amount, percentage or period as the contract writes it. */
export interface Figure {
  clause: string
  kind: 'amount' | 'percentage' | 'period'
  text: string
  within: string
}

/** "For another year", «لسنة أخرى»: a period without a number. */
const ANOTHER =
  /\b(?:another|a further|an additional) (?:year|term|month|week)\b|(?<!\p{L})(?:سن[ةه]|عام|شهر|مد[ةه]) (?:[أا]خرى|[آأا]خر|[إا]ضافي[ةه]?|مماثل[ةه]?)(?!\p{L})|(?<=(?<!\p{L})ل)(?:سن[ةه]|عام|شهر|مد[ةه]) (?:[أا]خرى|[آأا]خر|[إا]ضافي[ةه]?|مماثل[ةه]?)(?!\p{L})/giu

export const figuresOf = (clause: Clause): Figure[] => [
  ...countedFigures(clause),
  ...furtherPeriods(clause),
]

const furtherPeriods = ({ number, sentences }: Clause): Figure[] =>
  sentences.flatMap((sentence) =>
    Array.from(sentence.matchAll(ANOTHER), ({ 0: text, index }) => ({
      clause: number,
      kind: 'period' as const,
      text,
      within: around(sentence, { start: index, end: index + text.length }),
    })),
  )

function countedFigures({ number, sentences }: Clause): Figure[] {
  return sentences.flatMap((sentence) =>
    quantities(sentence.replace(/[()]/g, ' ')).flatMap((quantity) => {
      const kind = figureKinds[quantity.kind]
      return kind
        ? [
            {
              clause: number,
              kind,
              text: sentence
                .slice(quantity.start, quantity.end)
                .replace(/^(?:for|within|over|in|an?|لمدة|خلال) /i, '')
                .replace(/^(\d+)\)/, '($1)')
                .trim(),
              within: around(sentence, quantity),
            },
          ]
        : []
    }),
  )
}

const figureKinds: Partial<Record<Quantity['kind'], Figure['kind']>> = {
  money: 'amount',
  percent: 'percentage',
  duration: 'period',
}

const NEAR = 120

/** A few words on both sides of a figure, cut between words. */
function around(sentence: string, { start, end }: { start: number; end: number }): string {
  const before = sentence
    .slice(Math.max(0, start - NEAR), start)
    .split(/\s+/)
    .slice(-7)
    .join(' ')
  const after = sentence
    .slice(end, end + NEAR)
    .split(/\s+/)
    .slice(0, 7)
    .join(' ')
  return `${before}${sentence.slice(start, end)}${after}`.trim()
}
