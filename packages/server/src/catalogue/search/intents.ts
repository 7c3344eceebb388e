import { intentTerms, isPair } from './intent-terms.ts'
import { intentWords } from './intent-words.ts'
import { type Reading, Vocabulary } from './vocabulary.ts'

/** A skill that a query asks for, and how strongly its words tell so: in half bits, as `intent-words.ts` has them. */
export interface Intent {
  skill: string
  strength: number
}

/** Weaker is what words happen to have in common. */
const LEAST = 6

/** What is weaker than this part of the strongest is not what was meant. */
const NEAR = 0.4

/** More are not told apart any more. */
const MOST_INTENTS = 6

/** What a word counts for that is only begun, or spelt with one error. */
const GUESSED = 0.7

/** Of shorter words too many begin with something like it, or are one error away. */
const SHORTEST = { begun: 4, misspelt: 5 }

/** More words than a sentence has are not read. */
const MAX_WORDS = 32

const vocabulary = new Vocabulary()
/** By the number of a term the skills that it asks for. */
const intentsOf: Intent[][] = []
const pairs = new Map<string, Intent[]>()

for (const [skill, levels] of Object.entries(intentWords))
  for (const level of levels.split('|')) {
    const [strength, terms] = level.split(':') as [string, string]
    for (const term of terms.split(',')) learn(term, { skill, strength: Number(strength) })
  }
vocabulary.file()

function learn(term: string, intent: Intent): void {
  if (isPair(term)) {
    pairs.set(term, [...(pairs.get(term) ?? []), intent])
    return
  }
  const units = Uint16Array.from(term, (letter) => letter.charCodeAt(0))
  const number = vocabulary.learn(units, 0, units.length)
  intentsOf[number] = [...(intentsOf[number] ?? []), intent]
}

/**
 * The skills that people who write this need, the strongest first. A word that is not known is forgiven an error, and the last may be only
 * begun, unless `isKnown` says that it stands in the store as it is.
 */
export function readIntents(
  query: string,
  {
    isOffered,
    isKnown,
  }: { isOffered: (skill: string) => boolean; isKnown: (word: string) => boolean },
): Intent[] {
  const strengths = new Map<string, number>()
  const read = new Set<string>()
  const isNew = (term: string) => read.size < read.add(term).size
  const add = (intents: Iterable<Intent>, part: number) => {
    for (const { skill, strength } of intents)
      if (isOffered(skill)) strengths.set(skill, (strengths.get(skill) ?? 0) + part * strength)
  }
  const terms = intentTerms(query).slice(0, MAX_WORDS)
  for (const [place, { word, stem, pair, isFiller }] of terms.entries()) {
    if (pair && isNew(pair)) add(pairs.get(pair) ?? [], 1)
    if (isFiller || !isNew(stem)) continue
    const exact = meaningsOf(vocabulary.exact(stem))
    add(exact, 1)
    if (exact.length > 0 || isKnown(word)) continue
    add(guessed(stem, place === terms.length - 1), GUESSED)
  }
  const found = [...strengths]
    .map(([skill, strength]) => ({ skill, strength }))
    .sort((one, other) => other.strength - one.strength)
  const least = Math.max(LEAST, NEAR * (found[0]?.strength ?? 0))
  return found.filter(({ strength }) => strength >= least).slice(0, MOST_INTENTS)
}

/** Whether a word by itself asks for skills as it is written. */
export const isAskedWith = (word: string): boolean =>
  intentTerms(word).some(({ stem }) => vocabulary.exact(stem).size > 0)

const meaningsOf = (reading: Reading): Intent[] =>
  [...reading.keys()].flatMap((term) => intentsOf[term] ?? [])

/** Of words that a stem may begin or be a misspelling of, what the strongest for each skill tells. */
function guessed(stem: string, isLast: boolean): Intent[] {
  const begun =
    isLast && stem.length >= SHORTEST.begun ? meaningsOf(vocabulary.beginning([stem])) : []
  const found =
    begun.length > 0 || stem.length < SHORTEST.misspelt
      ? begun
      : meaningsOf(vocabulary.withMisspelt(new Map(), [stem]))
  const strongest = new Map<string, Intent>()
  for (const intent of found)
    if (intent.strength > (strongest.get(intent.skill)?.strength ?? 0))
      strongest.set(intent.skill, intent)
  return [...strongest.values()]
}
