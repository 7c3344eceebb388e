import { type Figure, featuresOf } from './figure-features.ts'
import { bias, figureWeights, SCALE } from './figure-weights.ts'

const weights = new Map(
  Object.entries(figureWeights).flatMap(([weight, features]) =>
    features.split(' ').map((feature) => [feature, Number(weight) / SCALE] as const),
  ),
)

/**
 * How likely a figure of a message is none to compute with, from 0 to 1, by the words around it: what it was before, somebody else's,
 * left out, a claim, a number of something. Learnt from messages whose figures people marked: `npm run figure-weights`.
 */
export function chanceOfNone(text: string, figures: readonly Figure[], at: number): number {
  const sum = featuresOf(text, figures, at).reduce(
    (total, feature) => total + (weights.get(feature) ?? 0),
    bias,
  )
  return 1 / (1 + Math.exp(-sum))
}
