import { SortedOrder } from '../sorted-order.ts'
import { Postings } from './postings.ts'
import { Spelling } from './spelling.ts'
import { queryWords, wordsOf } from './words.ts'

/** Where a word was found, best first. */
const fieldWeights = [8, 4, 3, 1] as const
/** From this many new terms on, the alphabetical order is sorted anew. */
const MANY_TERMS = 500
const quality = { exact: 4, beginning: 3, misspelt: 2 } as const

/** An app's texts in both languages, by field: name, short description, category and skills, description. */
export type SearchTexts = readonly [name: string, shortDescription: string, tags: string, description: string]

/** The apps that match; `scoreOf` is good until the next search. */
export interface Matches {
  slots: Int32Array
  scoreOf(slot: number): number
}

/** A word of the query as the index knows it: terms that may stand for it, each with how well. */
type Reading = Map<number, number>

/**
 * Finds apps (by slot, a small whole number) by all the words of a query in any order. The last word may be a beginning.
 * Only when the words as typed find nothing are typing errors forgiven: first in words that no app has, then in all.
 */
export class SearchIndex {
  readonly #terms: string[] = []
  readonly #termOf = new Map<string, number>()
  readonly #alphabetical = new SortedOrder((a, b) => compare(this.#terms[a] as string, this.#terms[b] as string))
  readonly #spelling = new Spelling(this.#terms)
  readonly #postings = new Postings()
  /** For each term the slot that had it last, so that each app is listed once, with its best field. */
  #lastSlot = new Int32Array(1024).fill(-1)

  // Scratch of one search, by slot: how many words matched, the sum of their scores, the score of the word at hand.
  #matched = new Uint8Array(1024)
  #total = new Uint16Array(1024)
  #score = new Uint16Array(1024)
  #hits = new Int32Array(1024)

  /** Each slot is added once; an app that changes gets a new slot. */
  add(slot: number, texts: SearchTexts): void {
    if (slot >= this.#hits.length) this.#growSlots(slot)
    for (const [field, text] of texts.entries()) {
      for (const word of wordsOf(text)) {
        const term = this.#termOf.get(word) ?? this.#learn(word)
        if (this.#lastSlot[term] === slot) continue
        this.#lastSlot[term] = slot
        this.#postings.add(term, (slot << 2) | field)
      }
    }
  }

  /** `isLive` says of a slot whether its app is still what it was when it was added. */
  search(query: string, isLive: (slot: number) => boolean): Matches {
    const { complete, beginnings } = queryWords(query)
    if (beginnings.length === 0) return this.#matches(0)
    const asTyped: [readings: Reading, spellings: string[]][] = [
      [this.#beginning(beginnings), beginnings],
      ...complete.map((word): [Reading, string[]] => [this.#exact(word), [word]]),
    ]
    const forgive = (which: (reading: Reading) => boolean) =>
      asTyped.map(([reading, spellings]) => (which(reading) ? this.#misspelt(reading, spellings) : reading))
    return this.#matches(
      this.#find(
        forgive(() => false),
        isLive,
      ) ||
        this.#find(
          forgive((reading) => reading.size === 0),
          isLive,
        ) ||
        this.#find(
          forgive(() => true),
          isLive,
        ),
    )
  }

  #learn(word: string): number {
    const term = this.#terms.length
    this.#terms.push(word)
    this.#termOf.set(word, term)
    this.#spelling.add(term)
    if (term >= this.#lastSlot.length) {
      const larger = new Int32Array(term * 2).fill(-1, term)
      larger.set(this.#lastSlot)
      this.#lastSlot = larger
    }
    return term
  }

  #exact(word: string): Reading {
    const term = this.#termOf.get(word)
    return new Map(term === undefined ? [] : [[term, quality.exact]])
  }

  #beginning(words: string[]): Reading {
    this.#orderNewTerms()
    const reading: Reading = new Map()
    for (const word of words) {
      const first = this.#alphabetical.place((term) => (this.#terms[term] as string) < word)
      for (let place = first; place < this.#alphabetical.length; place += 1) {
        const term = this.#alphabetical.at(place)
        const text = this.#terms[term] as string
        if (!text.startsWith(word)) break
        reading.set(term, text === word ? quality.exact : Math.max(reading.get(term) ?? 0, quality.beginning))
      }
    }
    return reading
  }

  #orderNewTerms(): void {
    const ordered = this.#alphabetical.length
    if (this.#terms.length - ordered > MANY_TERMS) this.#alphabetical.fill(Int32Array.from(this.#terms.keys()))
    else for (let term = ordered; term < this.#terms.length; term += 1) this.#alphabetical.insert(term)
  }

  #misspelt(asTyped: Reading, spellings: string[]): Reading {
    const reading = new Map(asTyped)
    for (const spelling of spellings) {
      for (const term of this.#spelling.neighbours(spelling)) if (!reading.has(term)) reading.set(term, quality.misspelt)
    }
    return reading
  }

  /** Leaves the slots that every reading matches in `#hits` and their scores in `#total`; answers how many. */
  #find(readings: Reading[], isLive: (slot: number) => boolean): number {
    let count = 0
    for (const [round, reading] of readings.entries()) {
      for (const [term, quality] of reading) {
        this.#postings.each(term, (entry) => {
          const slot = entry >>> 2
          const score = (fieldWeights[entry & 3] as number) * quality
          const matched = this.#matched[slot] as number
          if (matched === round) {
            if (round === 0) {
              if (!isLive(slot)) return
              this.#hits[count++] = slot
            }
            this.#matched[slot] = round + 1
            this.#score[slot] = score
          } else if (matched > round && score > (this.#score[slot] as number)) this.#score[slot] = score
        })
      }
      count = this.#keepMatched(count, round + 1)
    }
    for (let place = 0; place < count; place += 1) this.#matched[this.#hits[place] as number] = 0
    return count
  }

  #keepMatched(count: number, matched: number): number {
    let kept = 0
    for (let place = 0; place < count; place += 1) {
      const slot = this.#hits[place] as number
      if (this.#matched[slot] !== matched) {
        this.#matched[slot] = 0
        continue
      }
      this.#total[slot] = (matched === 1 ? 0 : (this.#total[slot] as number)) + (this.#score[slot] as number)
      this.#hits[kept++] = slot
    }
    return kept
  }

  #matches(count: number): Matches {
    return { slots: this.#hits.subarray(0, count), scoreOf: (slot) => this.#total[slot] as number }
  }

  #growSlots(slot: number): void {
    const size = Math.max(slot + 1, this.#hits.length * 2)
    this.#hits = new Int32Array(size)
    this.#matched = new Uint8Array(size)
    this.#total = new Uint16Array(size)
    this.#score = new Uint16Array(size)
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
