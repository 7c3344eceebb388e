import { SortedOrder } from '../sorted-order.ts'
import { beginningMark } from './beginning-mark.ts'
import { Spelling } from './spelling.ts'
import { Terms } from './terms.ts'

/** What a word counts for by how it was written. */
const quality = { exact: 4, beginning: 3, misspelt: 2, related: 2 } as const

/** From this many new terms on, the alphabetical order is sorted anew. */
const MANY_TERMS = 500

/** In a shorter beginning every letter counts: too many words begin with something like it. */
const SHORTEST_FORGIVEN_BEGINNING = 4

/** What is shorter begins words of another meaning. */
const SHORTEST_STEM = 3

/** Beginnings of so many letters and fewer are terms of their own. */
const LONGEST_MARKED = 2

const MARK = String.fromCharCode(beginningMark)

/** A word of a query as the index knows it: the terms that may stand for it, each with its quality. */
export type Reading = Map<number, number>

/** All words that stand in the store, and which of them a word of a query may mean. */
export class Vocabulary {
  readonly #terms = new Terms()
  readonly #alphabetical = new SortedOrder((a, b) =>
    this.#terms.text(a) < this.#terms.text(b) ? -1 : 1,
  )
  readonly #spelling = new Spelling(this.#terms)
  readonly #skills = new Map<string, number>()

  get count(): number {
    return this.#terms.count
  }

  learn(units: Uint16Array, start: number, end: number): number {
    return this.#terms.learn(units, start, end)
  }

  /** The number of a term that nobody can type, which stands for a skill. */
  learnSkill(skill: string): number {
    const known = this.#skills.get(skill)
    if (known !== undefined) return known
    const units = Uint16Array.from(MARK + MARK + skill, (letter) => letter.charCodeAt(0))
    const term = this.#terms.learn(units, 0, units.length)
    this.#skills.set(skill, term)
    return term
  }

  hasSkill(skill: string): boolean {
    return this.#skills.has(skill)
  }

  /** Puts what was learnt since in alphabetical order and files its misspellings; to be called before words are read. */
  file(): void {
    const filed = this.#alphabetical.length
    const { count } = this.#terms
    for (let term = filed; term < count; term += 1)
      if (!this.#terms.text(term).startsWith(MARK)) this.#spelling.add(term)
    if (count - filed > MANY_TERMS)
      this.#alphabetical.fill(Int32Array.from({ length: count }, (_, term) => term))
    else for (let term = filed; term < count; term += 1) this.#alphabetical.insert(term)
  }

  exact(word: string): Reading {
    const term = this.#terms.find(word)
    return new Map(term === undefined ? [] : [[term, quality.exact]])
  }

  /** The terms that begin with one of these. */
  beginning(words: Iterable<string>): Reading {
    const reading: Reading = new Map()
    for (const word of words) {
      if (word.length <= LONGEST_MARKED) {
        const marked = this.#terms.find(MARK + word)
        if (marked !== undefined) reading.set(marked, quality.beginning)
        for (const [term, exact] of this.exact(word)) reading.set(term, exact)
        continue
      }
      for (let place = this.#placeOf(word); place < this.#alphabetical.length; place += 1) {
        const term = this.#alphabetical.at(place)
        const text = this.#terms.text(term)
        if (!text.startsWith(word)) break
        reading.set(
          term,
          text === word ? quality.exact : Math.max(reading.get(term) ?? 0, quality.beginning),
        )
      }
    }
    return reading
  }

  /** The terms that begin with the stem of a word for the same thing. */
  related(stems: Iterable<string>): Reading {
    const reading: Reading = new Map()
    for (const term of this.beginning(
      [...stems].filter((stem) => stem.length >= SHORTEST_STEM),
    ).keys())
      reading.set(term, quality.related)
    return reading
  }

  /** A reading and the terms one typing error away from one of these spellings. */
  withMisspelt(asTyped: Reading, spellings: string[]): Reading {
    const reading = new Map(asTyped)
    for (const spelling of spellings) {
      for (const term of this.#spelling.neighbours(spelling))
        if (!reading.has(term)) reading.set(term, quality.misspelt)
    }
    return reading
  }

  /** The terms that begin with something one typing error away from one of these. */
  misspeltBeginning(beginnings: string[]): Reading {
    const reading: Reading = new Map()
    for (const beginning of beginnings) {
      if (beginning.length < SHORTEST_FORGIVEN_BEGINNING || /\d/.test(beginning)) continue
      for (const term of this.beginning(this.#respelt(beginning)).keys())
        reading.set(term, quality.misspelt)
    }
    return reading
  }

  /** What a beginning with one typing error may have been meant to be: a letter out, two swapped, another letter, one more. */
  *#respelt(beginning: string): Generator<string> {
    for (let at = 0; at < beginning.length; at += 1) {
      const head = beginning.slice(0, at)
      const rest = beginning.slice(at)
      yield head + rest.slice(1)
      if (rest.length > 1) yield head + rest[1] + rest[0] + rest.slice(2)
      for (const letter of this.#lettersAfter(head)) {
        yield head + letter + rest.slice(1)
        yield head + letter + rest
      }
    }
  }

  /** The letters that follow `head` in the words that begin with it. */
  *#lettersAfter(head: string): Generator<string> {
    let place = this.#placeOf(head)
    while (place < this.#alphabetical.length) {
      const text = this.#terms.text(this.#alphabetical.at(place))
      if (!text.startsWith(head)) return
      const letter = text[head.length]
      if (letter) yield letter
      place = letter ? this.#placeOf(`${head}${letter}\uffff`) : place + 1
    }
  }

  #placeOf(word: string): number {
    return this.#alphabetical.place((term) => this.#terms.text(term) < word)
  }
}
