import { enlarged } from '../enlarged.ts'

/** From so many entries on, a list is put in order by marking its slots in a bitmap and reading that, which takes a fifth of a sort. */
const MANY = 512

/**
 * The slots that have a term in a field, in ascending order, all lists in one array and without room between them. Never changed: a
 * new one is made, list by list in the order of their numbers.
 */
export class SettledLists {
  /** How many slots there are to be listed. */
  readonly slots: number
  entries: Uint32Array
  #starts = new Uint32Array(1024)
  #lists = 0
  #used = 0
  readonly #marks: Uint32Array

  constructor(slots = 0, entries = 0) {
    this.slots = slots
    this.entries = new Uint32Array(entries)
    this.#marks = new Uint32Array((slots >>> 5) + 1)
  }

  start(list: number): number {
    return list < this.#lists ? (this.#starts[list] as number) : this.#used
  }

  end(list: number): number {
    return this.start(list + 1)
  }

  /** To be called for one list after the other, before its entries are added. */
  begin(list: number): void {
    if (list + 2 > this.#starts.length) this.#starts = enlarged(this.#starts, 2 * (list + 1))
    this.#starts[list] = this.#used
    this.#lists = list + 1
  }

  add(slot: number): void {
    if (this.#used === this.entries.length)
      this.entries = enlarged(this.entries, Math.max(1024, this.#used * 2))
    this.entries[this.#used] = slot
    this.#used += 1
  }

  /** Puts the list that was begun last in order. */
  finish(): void {
    const list = this.entries.subarray(this.#starts[this.#lists - 1], this.#used)
    if (list.length < MANY) list.sort()
    else this.#sweep(list)
  }

  /** Gives back the room that nothing was put into. */
  trim(): void {
    if (this.#used < this.entries.length) this.entries = this.entries.slice(0, this.#used)
    this.#starts = this.#starts.slice(0, this.#lists)
  }

  #sweep(list: Uint32Array): void {
    const marks = this.#marks
    for (const slot of list) marks[slot >>> 5] = (marks[slot >>> 5] as number) | (1 << (slot & 31))
    let place = 0
    for (let word = 0; word < marks.length; word += 1) {
      for (let left = marks[word] as number; left !== 0; left &= left - 1)
        list[place++] = (word << 5) | (31 - Math.clz32(left & -left))
      marks[word] = 0
    }
  }
}
