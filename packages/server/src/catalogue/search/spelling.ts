import { enlarged } from '../enlarged.ts'
import type { Terms } from './terms.ts'

/** Shorter words have too many neighbours for a typing error to say anything. */
const SHORTEST = 3
const LONGEST = 40

/**
 * A deletion dictionary: finds the known words one typing error away (a letter wrong, missing, too many, or two
 * neighbours swapped). Two words that close share a form with at most one letter taken out, so each word is filed under those.
 */
export class Spelling {
  readonly #known: Terms
  #heads = new Int32Array(1024).fill(-1)
  #next = new Int32Array(1024)
  #hashes = new Int32Array(1024)
  #terms = new Int32Array(1024)
  #length = 0

  constructor(known: Terms) {
    this.#known = known
  }

  add(term: number): void {
    const word = this.#known.text(term)
    if (!canBeMisspelt(word)) return
    for (let without = -1; without < word.length; without += 1)
      this.#file(hashWithout(word, without), term)
  }

  /** The known words exactly one typing error away from this one. */
  neighbours(word: string): Set<number> {
    const found = new Set<number>()
    if (!canBeMisspelt(word)) return found
    for (let without = -1; without < word.length; without += 1) {
      const hash = hashWithout(word, without)
      for (
        let entry = this.#heads[hash & (this.#heads.length - 1)] as number;
        entry >= 0;
        entry = this.#next[entry] as number
      ) {
        const term = this.#terms[entry] as number
        if (this.#hashes[entry] === hash && isOneErrorAway(word, this.#known.text(term)))
          found.add(term)
      }
    }
    return found
  }

  #file(hash: number, term: number): void {
    if (this.#length === this.#heads.length) this.#grow()
    const entry = this.#length
    this.#hashes[entry] = hash
    this.#terms[entry] = term
    this.#link(entry)
    this.#length += 1
  }

  #link(entry: number): void {
    const bucket = (this.#hashes[entry] as number) & (this.#heads.length - 1)
    this.#next[entry] = this.#heads[bucket] as number
    this.#heads[bucket] = entry
  }

  #grow(): void {
    const size = this.#length * 2
    this.#next = enlarged(this.#next, size)
    this.#hashes = enlarged(this.#hashes, size)
    this.#terms = enlarged(this.#terms, size)
    this.#heads = new Int32Array(size).fill(-1)
    for (let entry = 0; entry < this.#length; entry += 1) this.#link(entry)
  }
}

/** A number with another digit is another number, not a typing error. */
function canBeMisspelt(word: string): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST && !/\d/.test(word)
}

/** FNV-1a over the word with one letter left out; -1 leaves none out. */
function hashWithout(word: string, without: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < word.length; index += 1) {
    if (index !== without) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193)
  }
  return hash ^ (hash >>> 15)
}

function isOneErrorAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1 || a === b) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1)
  if (short.slice(start + 1) === long.slice(start + 1)) return true
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  )
}
