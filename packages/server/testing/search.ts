import type { SearchIndex } from '../src/catalogue/search/search-index.ts'

/** Everything that a search index finds, best first. */
export function search(
  index: SearchIndex,
  query: string,
  isLive: (slot: number) => boolean = () => true,
): { slots: number[]; match: 'all' | 'some' } {
  const scores = new Map<number, number>()
  const match = index.search(query, {
    isByScore: true,
    isLive,
    isDecided: () => false,
    forget: () => scores.clear(),
    take: (slot, score) => {
      if (!isLive(slot)) return false
      scores.set(slot, score)
      return true
    },
  })
  const best = [...scores].sort(([, one], [, other]) => other - one)
  return { slots: best.map(([slot]) => slot), match }
}
