import type { Message } from './affinity.ts'
import type { ConceptMatch } from './match-concepts.ts'

const SIGN = /(?:^|[\s(])([+\-−])\s?$/u

/** "+200 kcal", "-400 kcal a day": the sign says that it is more or less than what is needed. */
export const signedEnergy = ({ text, mentions }: Message): ConceptMatch[] =>
  mentions.flatMap(({ start, ...mention }): ConceptMatch[] => {
    if (mention.kind !== 'measure' || mention.unit !== 'kcal') return []
    const sign =
      SIGN.exec(text.slice(Math.max(0, start - 3), start))?.[1] ??
      /^[+−-]/.exec(mention.written)?.[0]
    if (!sign) return []
    return [
      { concept: sign === '+' ? 'energyAbove' : 'energyBelow', start: start - 1, end: start - 1 },
    ]
  })
