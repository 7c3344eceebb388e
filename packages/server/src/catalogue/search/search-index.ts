import { enlarged } from '../enlarged.ts'
import { Postings } from './postings.ts'
import { type Reading, Vocabulary } from './vocabulary.ts'
import { eachWord, queryWords } from './words.ts'

/** An app's texts in both languages, by field: name, short description, category and skills, description. */
export type SearchTexts = readonly [name: string, shortDescription: string, tags: string, description: string]

/** What a word counts for by the field where it stands. */
const fieldWeights = [8, 4, 3, 1] as const

/** The slots that match and, by slot, how well; good until the next search. */
export interface Matches {
  slots: Int32Array
  scores: Uint16Array
}

/**
 * Finds apps (by slot, a small whole number) by all the words of a query in any order. The last word may be a beginning.
 * Only when the words as typed find nothing are typing errors forgiven: first in words that no app has, then in all, at
 * last also in the beginning of a word.
 */
export class SearchIndex {
  readonly #vocabulary = new Vocabulary()
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
        const term = this.#vocabulary.learn(units, start, end)
        if (term >= this.#lastSlot.length) this.#lastSlot = enlarged(this.#lastSlot, term * 2, -1)
        if (this.#lastSlot[term] === slot) return
        this.#lastSlot[term] = slot
        this.#postings.add(term, entry)
      })
    }
  }

  /** Files the new words; a search does it when nobody did before. */
  fileWords(): void {
    this.#vocabulary.file()
  }

  /** `isLive` says of a slot whether its app is still what it was when it was added. */
  search(query: string, isLive: (slot: number) => boolean): Matches {
    this.fileWords()
    const { complete, beginnings } = queryWords(query)
    if (beginnings.length === 0) return this.#matches(0)
    for (const readings of this.#readings(complete, beginnings)) {
      const count = this.#find(readings, isLive)
      if (count > 0) return this.#matches(count)
    }
    return this.#matches(0)
  }

  /** The words of a query, first as typed, then with more and more forgiven. */
  *#readings(complete: string[], beginnings: string[]): Generator<Reading[]> {
    const vocabulary = this.#vocabulary
    const asTyped = [...complete.map((word) => vocabulary.exact(word)), vocabulary.beginning(beginnings)]
    yield asTyped
    const spellings = [...complete.map((word) => [word]), beginnings]
    const forgiven = asTyped.map((reading, place) => vocabulary.withMisspelt(reading, spellings[place] as string[]))
    yield asTyped.map((reading, place) => (reading.size > 0 ? reading : (forgiven[place] as Reading)))
    yield forgiven
    yield [...forgiven.slice(0, -1), vocabulary.misspeltBeginning(beginnings)]
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
