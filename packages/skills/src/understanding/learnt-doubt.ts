import { chanceOfNone } from './figure-role.ts'
import type { Mention } from './mentions.ts'

/** How much a figure is doubted from which chance on; what has no doubt stays without. */
const DOUBTS = [
  { from: 0.97, doubt: 6 },
  { from: 0.9, doubt: 2.5 },
  { from: 0.8, doubt: 1.2 },
] as const
/** In a short message every figure has a part. */
const LEAST_FIGURES = 3

/** The figures of a message, each doubted as much as what people mark as not to be computed with is like it. */
export function withLearntDoubt(text: string, mentions: readonly Mention[]): Mention[] {
  if (mentions.length < LEAST_FIGURES) return [...mentions]
  return mentions.map((mention, at) => {
    const chance = chanceOfNone(text, mentions, at)
    const learnt = DOUBTS.find(({ from }) => chance >= from)?.doubt ?? 0
    return learnt > mention.doubt ? { ...mention, doubt: learnt } : mention
  })
}
