import { enlarged } from '../enlarged.ts'

const HEADER = 2
const LARGEST_BLOCK = 1024

/**
 * For each term a growing list of 32-bit numbers, all in one array: a list is a chain of blocks that double in size,
 * each with a header of (next block, room). 100,000 agents make some ten million entries, too many for objects.
 */
export class Postings {
  #pool = new Uint32Array(4096)
  // Place 0 is never a block, so that 0 can mean none.
  #used = 1
  #first = new Int32Array(256)
  #last = new Int32Array(256)
  #filled = new Int32Array(256)
  #copy = new Uint32Array(1024)
  #count = 0

  /** Of all lists together. */
  get count(): number {
    return this.#count
  }

  add(term: number, entry: number): void {
    if (term >= this.#first.length) this.#growTerms(term)
    let block = this.#last[term] as number
    let filled = this.#filled[term] as number
    const room = block === 0 ? 0 : (this.#pool[block + 1] as number)
    if (filled === room) {
      const next = this.#newBlock(room === 0 ? 2 : Math.min(room * 2, LARGEST_BLOCK))
      if (block === 0) this.#first[term] = next
      else this.#pool[block] = next
      this.#last[term] = next
      block = next
      filled = 0
    }
    this.#pool[block + HEADER + filled] = entry
    this.#filled[term] = filled + 1
    this.#count += 1
  }

  /** A term's list in one piece; good until the next call. */
  read(term: number): Uint32Array {
    const last = this.#last[term] ?? 0
    let length = 0
    for (let block = this.#first[term] ?? 0; block !== 0; block = this.#pool[block] as number) {
      const filled = (block === last ? this.#filled[term] : this.#pool[block + 1]) as number
      if (length + filled > this.#copy.length)
        this.#copy = enlarged(this.#copy, 2 * (length + filled))
      this.#copy.set(this.#pool.subarray(block + HEADER, block + HEADER + filled), length)
      length += filled
    }
    return this.#copy.subarray(0, length)
  }

  #newBlock(room: number): number {
    const block = this.#used
    this.#used += HEADER + room
    if (this.#used > this.#pool.length)
      this.#pool = enlarged(this.#pool, Math.ceil(this.#used * 1.5))
    this.#pool[block + 1] = room
    return block
  }

  #growTerms(term: number): void {
    const size = Math.max(term + 1, this.#first.length * 2)
    this.#first = enlarged(this.#first, size)
    this.#last = enlarged(this.#last, size)
    this.#filled = enlarged(this.#filled, size)
  }
}
