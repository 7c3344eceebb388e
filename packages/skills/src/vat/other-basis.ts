import type { Message } from '../understanding/affinity.ts'
import type { VatInput } from './calculation.ts'
import type { Basis } from './direction.ts'
import { amountOf } from './pairs.ts'

const SAID_WITHIN = 8
const SENTENCE = 2.5
const NEGATED_WITHIN = 2

/** "… and what if it was excluding VAT?": where the same price is thought of on the other basis, and which. */
export function otherBasisIn({
  concepts,
  clauses,
  mentions,
}: Message): { start: number; basis: Basis } | undefined {
  const priced = mentions.filter((mention) => amountOf(mention) !== undefined)
  for (const supposed of concepts) {
    if (supposed.concept !== 'supposing') continue
    const before = priced.filter(({ end }) => end <= supposed.start)
    const behind = priced.filter(({ start }) => start >= supposed.end)
    const isSame = behind.every((again) =>
      before.some((first) => amountOf(first) === amountOf(again)),
    )
    const said = concepts.find(
      (match) =>
        (match.concept === 'withVat' || match.concept === 'withoutVat') &&
        match.start >= supposed.end &&
        clauses.wordsBetween(supposed, match) <= SAID_WITHIN &&
        clauses.weightBetween(supposed, match) < SENTENCE,
    )
    if (before.length === 0 || !isSame || !said) continue
    const isNegated = concepts.some(
      (match) =>
        match.concept === 'negation' &&
        match.start >= supposed.end &&
        match.end <= said.start &&
        clauses.isClose(match, said, NEGATED_WITHIN),
    )
    const isGross = (said.concept === 'withVat') !== isNegated
    return { start: supposed.start, basis: isGross ? 'gross' : 'net' }
  }
  return undefined
}

/** The same lines on the other basis; none when they are on it already or on several. */
export function onBasis(input: VatInput, basis: Basis): VatInput | undefined {
  const { statedTax: _, statedGross: __, otherTaxes: ___, ...rest } = input
  const isOpposite = input.lines.every((line) => line.basis !== basis && line.basis !== 'tax')
  const lines = input.lines.map((line) => ({ ...line, basis }))
  return isOpposite ? { ...rest, isBasisAssumed: false, lines } : undefined
}
