import { enlarged } from '../enlarged.ts'
import { Postings } from './postings.ts'
import { isFiller, stemsOf, synonymsOf } from './related-words.ts'
import { type Reading, Vocabulary } from './vocabulary.ts'
import { eachWord, queryWords } from './words.ts'

/** An app's texts in both languages, by field: name, short description, category and skills, description. */
export type SearchTexts = readonly [
  name: string,
  shortDescription: string,
  tags: string,
  description: string,
]

/** What a word counts for by the field where it stands. */
const fieldWeights = [8, 4, 3, 1] as const

/** The slots that match and, by slot, how well; good until the next search. */
export interface Matches {
  slots: Int32Array
  scores: Uint16Array
  /** `some`: no app has all the words, and these are the nearest. */
  match: 'all' | 'some'
}

/** Nearest apps that are worth less than this part of the best one are not near. */
const NEAR = 0.3

/** What a word counts for on average where somebody writes an app's name, or what it says of itself in one line. */
const NAMED = 16

/** From so many telling words on, a query is a sentence. */
const SENTENCE = 3

/** More words than a sentence has are not read. */
const MAX_WORDS = 32

/**
 * Finds apps (by slot, a small whole number) by all the words of a query in any order, but for those that only hold a sentence
 * together. The last word may be a beginning. Where nothing is found, typing errors are forgiven in words that no app has. A sentence
 * finds the apps that some of its words mean, rare words before common ones. A single word is forgiven any error, at last also in its
 * beginning.
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
  /** The same for one word of a sentence; zero between words. */
  #worth = new Uint8Array(1024)
  #slots = 0

  /** Each slot is added once; an app whose texts change gets a new slot. */
  add(slot: number, texts: SearchTexts): void {
    if (slot >= this.#hits.length) this.#growSlots(2 * slot)
    this.#slots += 1
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
    // Each word with its spellings; the last may be a beginning, with or without its article.
    const { complete, beginnings } = queryWords(query)
    if (beginnings.length === 0) return this.#matches(0)
    const spellings = [...complete.map((word) => [word]), beginnings].slice(-MAX_WORDS)
    const telling = spellings.filter((word) => !isFiller(word[0] as string))
    const words = telling.length > 0 ? telling : spellings
    // A sentence has words that an app happens to have: it is answered by what its words mean together.
    if (words.length >= SENTENCE) {
      const count = this.#find(this.#asTyped(words), isLive)
      const isNamed = this.#hits
        .subarray(0, count)
        .some((slot) => (this.#scores[slot] as number) >= words.length * NAMED)
      return isNamed
        ? this.#matches(count)
        : this.#matches(this.#findNearest(words, isLive), 'some')
    }
    for (const readings of this.#readings(words)) {
      const count = this.#find(readings, isLive)
      if (count > 0) return this.#matches(count)
    }
    return this.#matches(this.#findNearest(words, isLive), words.length > 1 ? 'some' : 'all')
  }

  #asTyped(words: string[][]): Reading[] {
    const complete = words.slice(0, -1).map(([word]) => this.#vocabulary.exact(word as string))
    return [...complete, this.#vocabulary.beginning(words.at(-1) as string[])]
  }

  /** The words of a query, first as typed, then with more and more forgiven; words of a sentence that are known are what they are. */
  *#readings(words: string[][]): Generator<Reading[]> {
    const vocabulary = this.#vocabulary
    const asTyped = this.#asTyped(words)
    yield asTyped
    const isAlone = words.length === 1
    if (isAlone && this.#meant(words[0] as string[], { isForgiving: false }).size > 0) return
    const forgiven = asTyped.map((reading, place) =>
      vocabulary.withMisspelt(reading, words[place] as string[]),
    )
    yield asTyped.map((reading, place) =>
      reading.size > 0 ? reading : (forgiven[place] as Reading),
    )
    if (!isAlone) return
    yield forgiven
    yield [vocabulary.misspeltBeginning(words[0] as string[])]
  }

  /** What a word of a sentence may stand for: itself, words of one stem, words for the same thing in either language, else a misspelt one. */
  #meant(spellings: string[], { isForgiving }: { isForgiving: boolean }): Reading {
    const vocabulary = this.#vocabulary
    const word = spellings.at(-1) as string
    const exact = vocabulary.exact(word)
    const related = vocabulary.related([...stemsOf(word), ...synonymsOf(word)])
    const meant = new Map([...related, ...exact])
    return meant.size > 0 || !isForgiving ? meant : vocabulary.withMisspelt(meant, spellings)
  }

  /** Leaves the slots that some of the words mean in `#hits`, their worth together in `#scores`; answers how many are near the best. */
  #findNearest(words: string[][], isLive: (slot: number) => boolean): number {
    let count = 0
    let best = 0
    for (const spellings of words) {
      const touched = this.#weigh(this.#meant(spellings, { isForgiving: true }))
      const rarity = 1 + Math.log2((this.#slots + 1) / (touched.length + 1))
      for (const slot of touched) {
        const worth = Math.round((this.#worth[slot] as number) * rarity)
        this.#worth[slot] = 0
        if (this.#matched[slot] === 0) {
          if (!isLive(slot)) continue
          this.#matched[slot] = 1
          this.#scores[slot] = 0
          this.#hits[count++] = slot
        }
        this.#scores[slot] = Math.min(0xffff, (this.#scores[slot] as number) + worth)
        best = Math.max(best, this.#scores[slot] as number)
      }
    }
    let near = 0
    for (let place = 0; place < count; place += 1) {
      const slot = this.#hits[place] as number
      this.#matched[slot] = 0
      if ((this.#scores[slot] as number) >= NEAR * best) this.#hits[near++] = slot
    }
    return near
  }

  /** Leaves in `#worth` what each app's best term of a reading is worth; answers which have one. */
  #weigh(reading: Reading): number[] {
    const touched: number[] = []
    for (const [term, quality] of reading) {
      for (const entry of this.#postings.read(term)) {
        const slot = entry >>> 2
        const worth = (fieldWeights[entry & 3] as number) * quality
        const known = this.#worth[slot] as number
        if (known === 0) touched.push(slot)
        if (worth > known) this.#worth[slot] = worth
      }
    }
    return touched
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
      this.#scores[slot] =
        (round === 0 ? 0 : (this.#scores[slot] as number)) + (this.#score[slot] as number)
      this.#hits[kept++] = slot
    }
    return kept
  }

  #matches(count: number, match: Matches['match'] = 'all'): Matches {
    return { slots: this.#hits.subarray(0, count), scores: this.#scores, match }
  }

  #growSlots(size: number): void {
    this.#hits = new Int32Array(size)
    this.#matched = new Uint8Array(size)
    this.#score = new Uint8Array(size)
    this.#scores = new Uint16Array(size)
    this.#worth = new Uint8Array(size)
  }
}
