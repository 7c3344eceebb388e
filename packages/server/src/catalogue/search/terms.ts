import { enlarged } from '../enlarged.ts'

/**
 * Numbers words as they come, 0, 1, 2… Looks a word up by its letters, without making a string of it: filling the index
 * meets the same words millions of times.
 */
export class Terms {
  readonly #texts: string[] = []
  #hashes = new Int32Array(1024)
  /** Places by hash, each the number of a word plus one; a taken place means the next one. */
  #table = new Int32Array(4096)

  get count(): number {
    return this.#texts.length
  }

  text(term: number): string {
    return this.#texts[term] as string
  }

  /** The number of the word that these UTF-16 units spell; a new one when it is not known. */
  learn(units: Uint16Array, start: number, end: number): number {
    let hash = 0
    for (let index = start; index < end; index += 1) hash = mixed(hash, units[index] as number)
    let place = this.#place(hash)
    for (
      let found = this.#table[place] as number;
      found !== 0;
      found = this.#table[place] as number
    ) {
      if (this.#hashes[found - 1] === hash && isSpelt(this.text(found - 1), units, start, end))
        return found - 1
      place = (place + 1) & (this.#table.length - 1)
    }
    return this.#learnNew(String.fromCharCode(...units.subarray(start, end)), hash, place)
  }

  find(word: string): number | undefined {
    let hash = 0
    for (let index = 0; index < word.length; index += 1) hash = mixed(hash, word.charCodeAt(index))
    let place = this.#place(hash)
    for (
      let found = this.#table[place] as number;
      found !== 0;
      found = this.#table[place] as number
    ) {
      if (this.text(found - 1) === word) return found - 1
      place = (place + 1) & (this.#table.length - 1)
    }
    return undefined
  }

  #place(hash: number): number {
    return (hash ^ (hash >>> 15)) & (this.#table.length - 1)
  }

  #learnNew(word: string, hash: number, place: number): number {
    const term = this.#texts.push(word) - 1
    if (term >= this.#hashes.length) this.#hashes = enlarged(this.#hashes, term * 2)
    this.#hashes[term] = hash
    this.#table[place] = term + 1
    if (this.#texts.length * 2 > this.#table.length) this.#growTable()
    return term
  }

  #growTable(): void {
    this.#table = new Int32Array(this.#table.length * 4)
    for (let term = 0; term < this.#texts.length; term += 1) {
      let place = this.#place(this.#hashes[term] as number)
      while (this.#table[place] !== 0) place = (place + 1) & (this.#table.length - 1)
      this.#table[place] = term + 1
    }
  }
}

function mixed(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x9e3779b1) ^ (hash >>> 13)
}

function isSpelt(word: string, units: Uint16Array, start: number, end: number): boolean {
  if (word.length !== end - start) return false
  for (let index = 0; index < word.length; index += 1)
    if (word.charCodeAt(index) !== units[start + index]) return false
  return true
}
