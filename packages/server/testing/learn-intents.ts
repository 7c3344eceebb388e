import { type IntentTerm, intentTerms, isPair } from '../src/catalogue/search/intent-terms.ts'
import type { TextsOfSkill } from './intent-sources.ts'

/** So many requests must hold what nobody wrote by hand: names and places stand in one or two. */
const LEAST_REQUESTS = { word: 3, pair: 6 }

/** In how large a part of texts anything may stand by chance. */
const CHANCE = 0.0003

/** Of so many texts at least a share is taken, so that one of few does not count as many. */
const LEAST_TEXTS = 100

/** What is weaker is not worth its room; pairs must tell more than their words. */
const LEAST_STRENGTH = { word: 3, pair: 3 }

/** What only stands in requests may be what happened to be asked about. */
const MOST_STRENGTH = { written: 15, asked: 7 }

/** A search is as short as what is written by hand, and unlike a request holds nothing else. */
const PHRASES_FOR_ONE = 25

/** In how many of a skill's texts a term stands, and the part that is of all of them. */
type Counts = ReadonlyMap<string, number>

/**
 * How strongly each term of `intentTerms` tells each skill from the others: twice the binary logarithm of how much oftener it stands in
 * texts that ask for the skill. Answers by skill the terms of each strength.
 */
export function learnIntents(
  asked: TextsOfSkill,
  written: TextsOfSkill,
): Record<string, Map<number, string[]>> {
  const names = [...written.keys()]
  const inRequests = names.map((name) => countTerms(asked.get(name) ?? []))
  const byHand = names.map((name) => countTerms(written.get(name) ?? []))
  const sizes = names.map((name) => Math.max(LEAST_TEXTS, asked.get(name)?.length ?? 0))
  const learnt = names.map(() => new Map<string, number>())
  const terms = new Set([...inRequests, ...byHand].flatMap((counts) => [...counts.keys()]))
  for (const term of [...terms].sort(wordsFirst)) {
    const shares = names.map(
      (_, at) =>
        count(inRequests[at], term) / (sizes[at] as number) +
        count(byHand[at], term) / PHRASES_FOR_ONE,
    )
    const sum = shares.reduce((total, share) => total + share, 0)
    for (const [at, share] of shares.entries()) {
      if (!isSupported(term, inRequests[at], byHand[at])) continue
      const others = (sum - share) / (names.length - 1)
      const most = count(byHand[at], term) > 0 ? MOST_STRENGTH.written : MOST_STRENGTH.asked
      const told = Math.min(most, 2 * Math.log2((share + CHANCE) / (others + CHANCE)))
      const strength = Math.round(told) - toldByWords(term, learnt[at])
      if (strength >= LEAST_STRENGTH[kindOf(term)]) learnt[at]?.set(term, strength)
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, byStrength(learnt[at] as Counts)]))
}

const kindOf = (term: string) => (isPair(term) ? 'pair' : 'word')

const wordsFirst = (one: string, other: string): number =>
  Number(isPair(one)) - Number(isPair(other)) || (one < other ? -1 : 1)

const count = (counts: Counts | undefined, term: string): number => counts?.get(term) ?? 0

const isSupported = (term: string, asked?: Counts, written?: Counts): boolean =>
  count(written, term) > 0 || count(asked, term) >= LEAST_REQUESTS[kindOf(term)]

/** What both words of a pair tell by themselves. */
const toldByWords = (term: string, learnt: Counts | undefined): number =>
  isPair(term) ? term.split(' ').reduce((sum, word) => sum + count(learnt, word), 0) : 0

function countTerms(texts: readonly string[]): Counts {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const term of new Set(intentTerms(text).flatMap(toldBy)))
      counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

const toldBy = ({ stem, pair, isFiller }: IntentTerm): string[] => [
  ...(isFiller ? [] : [stem]),
  ...(pair ? [pair] : []),
]

function byStrength(learnt: Counts): Map<number, string[]> {
  const levels = new Map<number, string[]>()
  for (const [term, strength] of [...learnt].sort(([, one], [, other]) => other - one))
    levels.set(strength, [...(levels.get(strength) ?? []), term])
  return levels
}
