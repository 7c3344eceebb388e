import type { Span } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import { namesAny } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { Priced } from './pairs.ts'

// Sales and purchases of a period: what is due is the tax on the ones less the tax on the others.

export type Side = 'sale' | 'purchase'
/** A price that was sold or bought, or the tax on it itself. */
export interface Sided {
  side: Side
  isTax: boolean
}

/** What shows that it is asked what is due for a period. */
export const DUE = ['vatDue', 'vatReturn', 'outputTax', 'inputTax'] as const

const SIDES: Readonly<Record<Side, readonly Concept[]>> = {
  sale: ['sold', 'turnover', 'outputTax'],
  purchase: ['bought', 'inputTax', 'totalCost', 'cost', 'costLine'],
}
const TAXES: ReadonlySet<Concept> = new Set(['outputTax', 'inputTax'])
const SENTENCE = 2.5
const EACH_WORD = 0.45
/** A name behind a figure is rather that of the next one. */
const BEHIND = 1

/** Which side each price stands on; none when all are on one side, or nothing of it is asked. */
export function sidesOf(message: Message, lines: readonly Priced[]): readonly Sided[] | undefined {
  const sides = lines.map((line) => sideOf(message, line, lines))
  const isBoth = ['sale', 'purchase'].every((side) => sides.some((one) => one?.side === side))
  return isBoth && sides.every(Boolean) && namesAny(message, DUE) ? (sides as Sided[]) : undefined
}

function sideOf(
  { text, concepts, clauses }: Message,
  line: Priced,
  lines: readonly Priced[],
): Sided | undefined {
  const isParted = (match: Span) =>
    lines.some(
      ({ start, end }) =>
        start >= Math.min(match.end, line.end) && end <= Math.max(match.start, line.start),
    )
  const costOf = (match: Span) =>
    clauses.wordsBetween(match, line) * EACH_WORD +
    clauses.weightBetween(match, line) +
    (match.start >= line.end ? BEHIND : 0)
  // «قبل الضريبة ومشترياتنا» is no tax on the purchases.
  const isJoined = ({ start, end }: Span) => /\sو/u.test(text.slice(start, end))
  const near = concepts
    .flatMap((match) => {
      const side = (Object.keys(SIDES) as Side[]).find((one) => SIDES[one].includes(match.concept))
      return side && !isParted(match) && clauses.weightBetween(match, line) < SENTENCE
        ? [{ side, isTax: TAXES.has(match.concept) && !isJoined(match), cost: costOf(match) }]
        : []
    })
    .toSorted((a, b) => a.cost - b.cost)
  const [best, next] = near
  return best && !(next && next.side !== best.side && next.cost === best.cost)
    ? { side: best.side, isTax: best.isTax }
    : undefined
}
