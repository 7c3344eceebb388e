/** A set of slots that is emptied fast. */
export class Marks {
  #isMarked = new Uint8Array(0)
  #marked = new Int32Array(0)
  #count = 0

  makeRoomFor(slots: number): void {
    if (slots <= this.#marked.length) return
    const size = Math.ceil(slots * 1.25)
    this.#isMarked = new Uint8Array(size)
    this.#marked = new Int32Array(size)
  }

  /** Answers whether it was not marked before. */
  add(slot: number): boolean {
    if (this.#isMarked[slot] === 1) return false
    this.#isMarked[slot] = 1
    this.#marked[this.#count++] = slot
    return true
  }

  clear(): void {
    for (let place = 0; place < this.#count; place += 1)
      this.#isMarked[this.#marked[place] as number] = 0
    this.#count = 0
  }
}
