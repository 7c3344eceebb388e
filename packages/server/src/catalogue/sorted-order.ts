import { enlarged } from './enlarged.ts'

const FIRST_ROOM = 8

/**
 * Whole numbers kept in the order of a comparison. Putting one in or taking one out is a search and one block copy,
 * so that an order of 100,000 follows every change without being sorted again.
 */
export class SortedOrder {
  readonly #compare: (a: number, b: number) => number
  #items: Int32Array
  #length = 0

  /** The comparison must tell any two items apart; `room`: for so many at first. */
  constructor(compare: (a: number, b: number) => number, room = 1024) {
    this.#compare = compare
    this.#items = new Int32Array(room)
  }

  get length(): number {
    return this.#length
  }

  at(place: number): number {
    return this.#items[place] as number
  }

  get items(): Int32Array {
    return this.#items.subarray(0, this.#length)
  }

  /** Replaces everything. */
  fill(items: Int32Array): void {
    this.fillSorted(items.slice().sort(this.#compare))
  }

  /** Replaces everything by items that are in order. */
  fillSorted(items: Int32Array): void {
    this.#items = items
    this.#length = items.length
  }

  insert(item: number): void {
    if (this.#length === this.#items.length)
      this.#items = enlarged(this.#items, Math.max(FIRST_ROOM, this.#length * 2))
    const place = this.place((other) => this.#compare(other, item) < 0)
    this.#items.copyWithin(place + 1, place, this.#length)
    this.#items[place] = item
    this.#length += 1
  }

  /** Must be called while the item still compares as it did when it was put in. */
  remove(item: number): void {
    const place = this.place((other) => this.#compare(other, item) < 0)
    if (place === this.#length || this.#items[place] !== item)
      throw new Error(`item ${item} is not where the order expects it`)
    this.#items.copyWithin(place, place + 1, this.#length)
    this.#length -= 1
  }

  /** How many items from the start `isBefore` holds for; it must hold for a first part of the order and for none after. */
  place(isBefore: (item: number) => boolean): number {
    let low = 0
    let high = this.#length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBefore(this.at(middle))) low = middle + 1
      else high = middle
    }
    return low
  }
}
