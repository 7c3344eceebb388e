import { enlarged } from '../enlarged.ts'
import { beginningMark } from './beginning-mark.ts'
import { type Intent, isAskedWith, readIntents } from './intents.ts'
import { Marks } from './marks.ts'
import { type Meant, takeMeant, withMeant } from './meant-skills.ts'
import { Nearest } from './nearest.ts'
import { Postings } from './postings.ts'
import { isFiller, stemsOf, synonymsOf } from './related-words.ts'
import { type FoundReader, Scan, type Span } from './scan.ts'
import { settleLists } from './settle-lists.ts'
import { SettledLists } from './settled-lists.ts'
import { SkillSets } from './skill-sets.ts'
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
const FIELDS = fieldWeights.length

/** What a word counts for on average where somebody writes an app's name, or what it says of itself in one line. */
const NAMED = 16

/** Where every word of a short query is worth so much, an app's name is typed. */
const IN_NAME = 32

/** What a meant skill is worth where all words are found too: above a word of a description, below one of a name. */
const MEANT = { perStrength: 2.6, most: 28 }

/** The same where words are weighed by how rare they are. */
const MEANT_BY_SENTENCE = 12

/** From so many telling words on, a query is a sentence. */
const SENTENCE = 3

/** Of the readings of a query that which stands for its words, and the same with one error in those that nobody has. */
const [AS_TYPED, ONE_ERROR] = [1, 2]

/** More words than a sentence has are not read. */
const MAX_WORDS = 32

/**
 * Finds apps (by slot, a small whole number) by all the words of a query in any order, but for those that only hold a sentence
 * together. The last word may be a beginning. Where nothing is found, typing errors are forgiven in words that no app has. A sentence
 * finds the apps that some of its words mean, rare words before common ones. A single word is forgiven any error, at last also in its
 * beginning. Beside words it finds by skills: those that people need who write so (`intents.ts`), together with what the words find.
 *
 * For each term and field there is a list of slots. Those that were settled stand in the order of popularity, so that a word that a
 * large part of the store has is read until the page is full and no further; what came since is read whole.
 */
export class SearchIndex {
  readonly #vocabulary = new Vocabulary()
  #settled = new SettledLists()
  #newer = new Postings()
  readonly #scan = new Scan()
  readonly #nearest = new Nearest()
  readonly #marks = new Marks()
  readonly #skillSets = new SkillSets()
  /** For each term the slot that had it last, so that each app is listed once, with its best field. */
  #lastSlot = new Int32Array(1024).fill(-1)
  #slots = 0
  readonly #beginning = new Uint16Array(3)

  /** How many slots stand in the order of popularity. */
  get settled(): number {
    return this.#settled.slots
  }

  /** Each slot is added once, in ascending order; an app whose texts change gets a new slot. */
  add(slot: number, texts: SearchTexts, skills: readonly string[] = []): void {
    this.#slots = slot + 1
    this.#skillSets.add(slot, skills)
    for (const skill of skills) this.#list(this.#vocabulary.learnSkill(skill), slot, 0)
    for (let field = 0; field < FIELDS; field += 1) {
      eachWord(texts[field] as string, (units, start, end) => {
        this.#list(this.#vocabulary.learn(units, start, end), slot, field)
        this.#beginning[0] = beginningMark
        for (let length = 1; length <= 2 && length <= end - start; length += 1) {
          this.#beginning[length] = units[start + length - 1] as number
          this.#list(this.#vocabulary.learn(this.#beginning, 0, length + 1), slot, field)
        }
      })
    }
  }

  /**
   * Gives apps other slots, those from 0 to `count`: `newSlotOf` says which, or -1 where there is no app any more. It takes a second or
   * two for a million apps, so the work stops after each `yield`; the index is as it was until the last one.
   */
  *settle(count: number, newSlotOf: (slot: number) => number): Generator<void, void> {
    const settled = yield* settleLists(this.#settled, this.#newer, {
      lists: this.#vocabulary.count * FIELDS,
      slots: count,
      newSlotOf,
    })
    this.#skillSets.settle(this.#slots, count, newSlotOf)
    this.#settled = settled
    this.#newer = new Postings()
    this.#lastSlot.fill(-1)
    this.#slots = count
    this.fileWords()
  }

  /** Files the new words; a search does it when nobody did before. */
  fileWords(): void {
    this.#vocabulary.file()
  }

  /** Answers `some` where no app has all the words, and what the reader took are the nearest. */
  search(query: string, reader: FoundReader): 'all' | 'some' {
    this.fileWords()
    this.#scan.makeRoomFor(this.#slots)
    // Each word with its spellings; the last may be a beginning, with or without its article.
    const { complete, beginnings } = queryWords(query)
    if (beginnings.length === 0) return 'all'
    const spellings = [...complete.map((word) => [word]), beginnings].slice(-MAX_WORDS)
    const telling = spellings.filter((word) => !isFiller(word[0] as string))
    const intents = readIntents(query, {
      isOffered: (skill) => this.#isOffered(skill, reader),
      isKnown: (word) => this.#vocabulary.exact(word).size > 0,
    })
    const words = telling.length > 0 || intents.length > 0 ? telling : spellings
    // A sentence has words that an app happens to have: it is answered by what its words mean together.
    if (words.length >= SENTENCE) {
      if (this.#isNamed(words, reader)) return 'all'
      reader.forget()
      this.#takeNearest(words, intents, reader)
      return 'some'
    }
    const isFound =
      intents.length > 0
        ? this.#takeMeant(words, intents, reader)
        : this.#readings(words).some((readings) => this.#take(readings, reader))
    if (isFound) return 'all'
    this.#takeNearest(words, intents, reader)
    return words.length > 1 ? 'some' : 'all'
  }

  #isOffered(skill: string, reader: FoundReader): boolean {
    if (!this.#vocabulary.hasSkill(skill)) return false
    const list = this.#vocabulary.learnSkill(skill) * FIELDS
    const end = this.#settled.end(list)
    for (let place = this.#settled.start(list); place < end; place += 1)
      if (reader.isLive(this.#settled.entries[place] as number)) return true
    return this.#newer.read(list).some((slot) => reader.isLive(slot))
  }

  #list(term: number, slot: number, field: number): void {
    if (term >= this.#lastSlot.length) this.#lastSlot = enlarged(this.#lastSlot, term * 2, -1)
    if (this.#lastSlot[term] === slot) return
    this.#lastSlot[term] = slot
    this.#newer.add(term * FIELDS + field, slot)
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

  /** Hands over what every reading matches; answers whether that is anything. */
  #take(readings: Reading[], reader: FoundReader): boolean {
    if (readings.some((reading) => reading.size === 0)) return false
    const newer = readings.map((reading) => this.#newerSpans(reading))
    const settled = readings.map((reading) => this.#settledSpans(reading))
    const walk = (words: Span[][], from: number, to: number) =>
      words.length === 1 && reader.isByScore
        ? this.#scan.byWorth(words[0] as Span[], [from, to], reader)
        : this.#scan.bySlot(words, [from, to], reader)
    const isNewer = walk(newer, this.settled, this.#slots)
    return walk(settled, 0, this.settled) || isNewer
  }

  /** Hands over what has all words, with all apps of the skills that are meant; answers whether anything has. */
  #takeMeant(words: string[][], intents: Intent[], reader: FoundReader): boolean {
    if (words.length === 0) return false
    const most = (words.length * MEANT.most) / (intents[0] as Intent).strength
    const meant = this.#meantBy(intents, Math.min(MEANT.perStrength, most))
    this.#marks.makeRoomFor(this.#slots)
    const named = words.length * IN_NAME
    const both = withMeant(reader, meant, { marks: this.#marks, named })
    const isRightlySpelt = words.some((spellings) => isAskedWith(spellings.at(-1) as string))
    const found = this.#readings(words)
      .take(isRightlySpelt ? AS_TYPED : ONE_ERROR)
      .some((readings) => this.#take(readings, both))
    if (found) takeMeant(meant, 0, reader, (slot) => this.#marks.add(slot))
    this.#marks.clear()
    return found
  }

  #meantBy(intents: Intent[], perStrength: number): Meant {
    const worths = new Map(
      intents.map(({ skill, strength }) => [skill, Math.round(perStrength * strength)]),
    )
    return {
      worthOf: this.#skillSets.worthBySlot(worths),
      skills: [...worths].map(([skill, worth]) => {
        const list = this.#vocabulary.learnSkill(skill) * FIELDS
        const { entries: slots } = this.#settled
        const [start, end] = [this.#settled.start(list), this.#settled.end(list)]
        return {
          worth,
          settled: { slots, start, end, worth },
          readNewer: () => this.#newer.read(list),
        }
      }),
    }
  }

  /** Whether a sentence is an app's name, or what it says of itself in one line: then what has all its words was handed over. */
  #isNamed(words: string[][], reader: FoundReader): boolean {
    const least = words.length * NAMED
    let best = 0
    const taken = this.#take(this.#asTyped(words), {
      isByScore: reader.isByScore,
      isLive: (slot) => reader.isLive(slot),
      forget: () => reader.forget(),
      isDecided: (next, most) => best >= least && reader.isDecided(next, most),
      take: (slot, score) => {
        const isLive = reader.take(slot, score)
        if (isLive && score > best) best = score
        return isLive
      },
    })
    return taken && best >= least
  }

  /** Hands over the slots that some of the words mean and that are near the best. */
  #takeNearest(words: string[][], intents: Intent[], reader: FoundReader): void {
    const meant = this.#meantBy(intents, MEANT_BY_SENTENCE)
    const spans = words.map((spellings) => {
      const meant = this.#meant(spellings, { isForgiving: true })
      return [...this.#settledSpans(meant), ...this.#newerSpans(meant)]
    })
    this.#nearest.take(spans, { slots: this.#slots, settled: this.settled }, meant, reader)
  }

  #settledSpans(reading: Reading): Span[] {
    const spans: Span[] = []
    const slots = this.#settled.entries
    for (const [term, quality] of reading)
      for (let field = 0; field < FIELDS; field += 1) {
        const list = term * FIELDS + field
        const start = this.#settled.start(list)
        const end = this.#settled.end(list)
        if (end > start)
          spans.push({ slots, start, end, worth: (fieldWeights[field] as number) * quality })
      }
    return spans
  }

  #newerSpans(reading: Reading): Span[] {
    const spans: Span[] = []
    for (const [term, quality] of reading)
      for (let field = 0; field < FIELDS; field += 1) {
        const slots = this.#newer.read(term * FIELDS + field)
        if (slots.length === 0) continue
        const worth = (fieldWeights[field] as number) * quality
        spans.push({ slots: slots.slice(), start: 0, end: slots.length, worth })
      }
    return spans
  }
}
