import { isTaxed, type Message } from './affinity.ts'
import type { ConceptMatch } from './match-concepts.ts'

/** "He says tax on 1 million is 90,000": beside another amount the one behind "on" is what is taxed. */
export const taxedAmounts = ({ text, concepts, mentions }: Message): ConceptMatch[] =>
  mentions.length < 2
    ? []
    : concepts.flatMap((match): ConceptMatch[] => {
        const taxed =
          match.concept === 'corporateTax' &&
          mentions.find((mention) => mention.start >= match.end && isTaxed(text, match, mention))
        return taxed ? [{ concept: 'taxedAmount', start: match.end + 1, end: taxed.start }] : []
      })
