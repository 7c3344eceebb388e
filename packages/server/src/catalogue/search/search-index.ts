import { enlarged } from '../enlarged.ts'
import { SortedOrder } from '../sorted-order.ts'
import { Postings } from './postings.ts'
import { Spelling } from './spelling.ts'
import { Terms } from './terms.ts'
import { eachWord, queryWords } from './words.ts'

/** An app's texts in both languages, by field: name, short description, category and skills, description. */
export type SearchTexts = readonly [name: string, shortDescription: string, tags: string, description: string]

/** What a word counts for where it was found, and for how it was written. */
const fieldWeights = [8, 4, 3, 1] as const
const quality = { exact: 4, beginning: 3, misspelt: 2 } as const

/** From this many new terms on, the alphabetical order is sorted anew. */
const MANY_TERMS = 500

/** The slots that match and, by slot, how well; good until the next search. */
export interface Matches {
  slots: Int32Array
  scores: Uint16Array
}

/** A word of the query as the index knows it: the terms that may stand for it, each with its quality. */
type Reading = Map<number, number>

/**
 * Finds apps (by slot, a small whole number) by all the words of a query in any order. The last word may be a beginning.
 * Only when the words as typed find nothing are typing errors forgiven: first in words that no app has, then in all.
 */
export class SearchIndex {
  readonly #terms = new Terms()
  readonly #alphabetical = new SortedOrder((a, b) => (this.#terms.text(a) < this.#terms.text(b) ? -1 : 1))
  readonly #spelling = new Spelling(this.#terms)
  readonly #postings = new Postings()
  /** For each term the slot that had it last, so that each app is listed once, with its best field. */
  #lastSlot = new Int32Array(1024).fill(-1)

  // One search's notes by slot: how many words matched so far, the score of the last of them and of all together.
  #matched = new Uint8Array(1024)
  #score = new Uint8Array(1024)
  #scores = new Uint16Array(1024)
  #hits = new Int32Array(1024)

  /** Each slot is added once; an app whose texts change gets a new slot. */
  add(slot: number, texts: SearchTexts): void {
    if (slot >= this.#hits.length) this.#growSlots(2 * slot)
    for (let field = 0; field < texts.length; field += 1) {
      const entry = (slot << 2) | field
      eachWord(texts[field] as string, (units, start, end) => {
        const term = this.#terms.learn(units, start, end)
        if (term >= this.#lastSlot.length) this.#lastSlot = enlarged(this.#lastSlot, term * 2, -1)
        if (this.#lastSlot[term] === slot) return
        this.#lastSlot[term] = slot
        this.#postings.add(term, entry)
      })
    }
  }

  /** Puts new words in alphabetical order and files their misspellings; a search does it when nobody did before. */
  learnNewTerms(): void {
    const known = this.#alphabetical.length
    const { count } = this.#terms
    for (let term = known; term < count; term += 1) this.#spelling.add(term)
    if (count - known > MANY_TERMS) this.#alphabetical.fill(Int32Array.from({ length: count }, (_, term) => term))
    else for (let term = known; term < count; term += 1) this.#alphabetical.insert(term)
  }

  /** `isLive` says of a slot whether its app is still what it was when it was added. */
  search(query: string, isLive: (slot: number) => boolean): Matches {
    this.learnNewTerms()
    const { complete, beginnings } = queryWords(query)
    if (beginnings.length === 0) return this.#matches(0)
    const asTyped: [Reading, spellings: string[]][] = [
      ...complete.map((word): [Reading, string[]] => [this.#exact(word), [word]]),
      [this.#beginning(beginnings), beginnings],
    ]
    const forgiving = (which: (reading: Reading) => boolean) =>
      asTyped.map(([reading, spellings]) => (which(reading) ? this.#misspelt(reading, spellings) : reading))
    return this.#matches(
      this.#find(
        forgiving(() => false),
        isLive,
      ) ||
        this.#find(
          forgiving((reading) => reading.size === 0),
          isLive,
        ) ||
        this.#find(
          forgiving(() => true),
          isLive,
        ),
    )
  }

  #exact(word: string): Reading {
    const term = this.#terms.find(word)
    return new Map(term === undefined ? [] : [[term, quality.exact]])
  }

  #beginning(words: string[]): Reading {
    const reading: Reading = new Map()
    for (const word of words) {
      const first = this.#alphabetical.place((term) => this.#terms.text(term) < word)
      for (let place = first; place < this.#alphabetical.length; place += 1) {
        const term = this.#alphabetical.at(place)
        const text = this.#terms.text(term)
        if (!text.startsWith(word)) break
        reading.set(term, text === word ? quality.exact : Math.max(reading.get(term) ?? 0, quality.beginning))
      }
    }
    return reading
  }

  #misspelt(asTyped: Reading, spellings: string[]): Reading {
    const reading = new Map(asTyped)
    for (const spelling of spellings) {
      for (const term of this.#spelling.neighbours(spelling)) if (!reading.has(term)) reading.set(term, quality.misspelt)
    }
    return reading
  }

  /** Leaves the slots that every reading matches in `#hits` and their scores in `#scores`; answers how many. */
  #find(readings: Reading[], isLive: (slot: number) => boolean): number {
    let count = 0
    for (const [round, reading] of readings.entries()) {
      for (const [term, quality] of reading) count = this.#match(term, quality, round, count)
      count = this.#keepMatched(round, count, isLive)
    }
    for (let place = 0; place < count; place += 1) this.#matched[this.#hits[place] as number] = 0
    return count
  }

  /** Notes the apps that have this term, the first round any, later only those that matched in every round before. */
  #match(term: number, quality: number, round: number, count: number): number {
    const entries = this.#postings.read(term)
    const matched = this.#matched
    const score = this.#score
    const hits = this.#hits
    for (let place = 0; place < entries.length; place += 1) {
      const entry = entries[place] as number
      const slot = entry >>> 2
      const worth = (fieldWeights[entry & 3] as number) * quality
      const rounds = matched[slot] as number
      if (rounds === round) {
        if (round === 0) hits[count++] = slot
        matched[slot] = round + 1
        score[slot] = worth
      } else if (rounds > round && worth > (score[slot] as number)) score[slot] = worth
    }
    return count
  }

  #keepMatched(round: number, count: number, isLive: (slot: number) => boolean): number {
    let kept = 0
    for (let place = 0; place < count; place += 1) {
      const slot = this.#hits[place] as number
      if (this.#matched[slot] !== round + 1 || (round === 0 && !isLive(slot))) {
        this.#matched[slot] = 0
        continue
      }
      this.#scores[slot] = (round === 0 ? 0 : (this.#scores[slot] as number)) + (this.#score[slot] as number)
      this.#hits[kept++] = slot
    }
    return kept
  }

  #matches(count: number): Matches {
    return { slots: this.#hits.subarray(0, count), scores: this.#scores }
  }

  #growSlots(size: number): void {
    this.#hits = new Int32Array(size)
    this.#matched = new Uint8Array(size)
    this.#score = new Uint8Array(size)
    this.#scores = new Uint16Array(size)
  }
}
