import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { isStopword } from '../reading/prose.ts'
import { stemOf } from '../reading/words.ts'

/** How much an opening sentence gains: reports and articles put the main point first. */
const FIRST_SENTENCE_BIAS = 0.5
const LAST_SENTENCE_BIAS = 0.1
/** A sentence that shares more than this of its words with one already chosen adds nothing. */
const MAX_SHARED = 0.6

export interface KeyTerm {
  term: string
  count: number
}

interface Ranked {
  /** Places of sentences, the most central first, near repetitions left out. */
  order: number[]
  keyTerms: KeyTerm[]
}

/** Orders sentences, given as their words, by how much of the whole text's vocabulary each one carries (cosine with the text), with a bias to the opening. */
export function rankSentences(sentences: readonly (readonly string[])[], mostTerms = 6): Ranked {
  const surfaces = new Map<string, Map<string, number>>()
  const termOf = termsIn(sentences)
  const terms = sentences.map((words) => termsOf(words, termOf, surfaces))
  const totals = new Map<string, number>()
  for (const counts of terms)
    for (const [term, count] of counts) totals.set(term, (totals.get(term) ?? 0) + count)
  const wholeLength = Math.hypot(...totals.values()) || 1

  const scores = terms.map((counts, place) => {
    let product = 0
    let squares = 0
    for (const [term, count] of counts) {
      product += count * (totals.get(term) ?? 0)
      squares += count * count
    }
    const centrality = squares === 0 ? 0 : product / (Math.sqrt(squares) * wholeLength)
    const bias =
      place === 0 ? FIRST_SENTENCE_BIAS : place === sentences.length - 1 ? LAST_SENTENCE_BIAS : 0
    return centrality * (1 + bias)
  })
  const byScore = scores
    .map((_, place) => place)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
  return {
    order: withoutRepetitions(byScore, terms),
    keyTerms: keyTerms(totals, surfaces, mostTerms),
  }
}

const isCounted = (word: string) =>
  word.length >= 3 && !isStopword(word) && !/^[\d٠-٩.,]+$/.test(word)

/** What a word is counted as: its stem, of «لمطبخ» that of «مطبخ» where the text has it as well. */
function termsIn(sentences: readonly (readonly string[])[]): (word: string) => string {
  const stems = new Map<string, string>()
  for (const word of sentences.flat()) if (isCounted(word)) stems.set(word, stemOf(fold(word).text))
  const known = new Set(stems.values())
  return (word) => {
    const stem = stems.get(word) ?? ''
    const bare = /^[لب](?=\p{Script=Arabic}{4})/u.test(stem) ? stem.slice(1) : stem
    return known.has(bare) ? bare : stem
  }
}

function termsOf(
  words: readonly string[],
  termOf: (word: string) => string,
  surfaces: Map<string, Map<string, number>>,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) {
    if (!isCounted(word)) continue
    const term = termOf(word)
    counts.set(term, (counts.get(term) ?? 0) + 1)
    const written = surfaces.get(term) ?? new Map<string, number>()
    written.set(word, (written.get(word) ?? 0) + 1)
    surfaces.set(term, written)
  }
  return counts
}

function withoutRepetitions(
  byScore: readonly number[],
  terms: readonly ReadonlyMap<string, number>[],
): number[] {
  const chosen: number[] = []
  const repeated: number[] = []
  for (const place of byScore) {
    const own = terms[place] as ReadonlyMap<string, number>
    // Only the summary's own length of comparisons matters, and no summary is longer than this.
    const isRepetition = chosen
      .slice(0, 40)
      .some((other) => shared(own, terms[other] as ReadonlyMap<string, number>) > MAX_SHARED)
    ;(isRepetition ? repeated : chosen).push(place)
  }
  return [...chosen, ...repeated]
}

function shared(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let both = 0
  for (const term of a.keys()) if (b.has(term)) both += 1
  return both / Math.max(1, Math.min(a.size, b.size))
}

const HELPING =
  /^(?:will|shall|can|may|must|should|would|could|dur|until|till|upon|within|without|also|off|every|each|رح|راح|سوف|قد|لازم|بدل|كل)$/

/** Terms said at least twice, as they are most often written. */
function keyTerms(
  totals: ReadonlyMap<string, number>,
  surfaces: ReadonlyMap<string, ReadonlyMap<string, number>>,
  most: number,
): KeyTerm[] {
  return (
    [...totals]
      .filter(([term, count]) => count > 1 && !HELPING.test(term))
      .map(([term]) => sameWord(term, [...(surfaces.get(term) ?? [])]))
      // "Two doctors", «ثلاث ساعات»: how many there are is no term.
      .filter(({ term, count }) => count > 1 && numbers(fold(term).text).length === 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, most)
  )
}

/** «المدرسية» is another word than «المدرسة»: of the two, the one that is said more often. */
function ofOneEnding(written: readonly (readonly [string, number])[]): typeof written {
  const sum = (forms: typeof written) => forms.reduce((total, [, count]) => total + count, 0)
  const isDerived = ([form]: readonly [string, number]) => /(?<!ا)ي[ةه]$/u.test(form)
  const isPlain = ([form]: readonly [string, number]) => /(?<!ي)[ةه]$/u.test(form)
  const [derived, plain] = [written.filter(isDerived), written.filter(isPlain)]
  if (derived.length === 0 || plain.length === 0) return written
  const left = sum(derived) > sum(plain) ? plain : derived
  return written.filter((form) => !left.includes(form))
}

/** «بفريق», «ورسوم»: a letter before the word that is none of its own. */
const isJoined = (form: string, term: string): boolean =>
  /^[وبلف]\p{Script=Arabic}{3}/u.test(form) && form[0] !== term[0]

/** «مالا» beside «المال»: the ending is of its place in one sentence. */
const isAccusative = (form: string): boolean => /^\p{Script=Arabic}{3,}(?<!ن|ي)ا$/u.test(form)

/** "Parking" is another word than "park" though both have one stem: of the two, the one that is said more often. */
function sameWord(term: string, written: readonly (readonly [string, number])[]): KeyTerm {
  const sum = (forms: typeof written) => forms.reduce((total, [, count]) => total + count, 0)
  const isGerund = ([form]: readonly [string, number]) => /[a-z]{3}ing$/i.test(form)
  const gerunds = written.filter(isGerund)
  const others = written.filter((form) => !isGerund(form))
  const forms = ofOneEnding(sum(gerunds) > sum(others) ? gerunds : others)
  const [first] = forms.toSorted(
    ([one, a], [other, b]) =>
      b - a ||
      Number(isJoined(one, term)) - Number(isJoined(other, term)) ||
      Number(isAccusative(one)) - Number(isAccusative(other)) ||
      one.length - other.length,
  )
  return { term: first?.[0] ?? '', count: sum(forms) }
}
