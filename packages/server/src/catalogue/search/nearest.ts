import { Marks } from './marks.ts'
import { type Meant, mostWorth, takeMeant } from './meant-skills.ts'
import type { FoundReader, Span } from './scan.ts'

/** Nearest apps that are worth less than this part of the best one are not near. */
const NEAR = 0.3

const MOST = 0xffff

/** Adds up what the words of a sentence are worth for each slot that one of them means. Notes by slot are zero between sentences. */
export class Nearest {
  /** What the word that is looked at is worth, by slot, and the slots where that is anything. */
  #worth = new Uint8Array(0)
  #touched = new Int32Array(0)
  /** What all words so far are worth, by slot, and the slots that were found. */
  #together = new Uint16Array(0)
  #found = new Int32Array(0)
  readonly #marks = new Marks()

  /** Hands over the slots that are near the best; those of meant skills are found without a word too. */
  take(words: Span[][], slots: number, meant: Meant, reader: FoundReader): void {
    if (this.#worth.length < slots) this.#makeRoom(Math.ceil(slots * 1.25))
    this.#marks.makeRoomFor(slots)
    const [together, found, worth, touched] = [
      this.#together,
      this.#found,
      this.#worth,
      this.#touched,
    ]
    let count = 0
    let best = mostWorth(meant)
    for (const spans of words) {
      const reached = this.#weigh(spans)
      const rarity = 1 + Math.log2((slots + 1) / (reached + 1))
      const worthOf = Uint16Array.from({ length: 64 }, (_, quality) => Math.round(quality * rarity))
      for (let place = 0; place < reached; place += 1) {
        const slot = touched[place] as number
        const added = worthOf[worth[slot] as number] as number
        worth[slot] = 0
        let known = together[slot] as number
        if (known === 0) {
          if (!reader.isLive(slot)) continue
          this.#marks.add(slot)
          found[count++] = slot
          known = meant.worthOf(slot)
        }
        const sum = Math.min(MOST, known + added)
        together[slot] = sum
        if (sum > best) best = sum
      }
    }
    const least = NEAR * best
    for (let place = 0; place < count; place += 1) {
      const slot = found[place] as number
      const score = together[slot] as number
      together[slot] = 0
      if (score >= least) reader.take(slot, score)
    }
    takeMeant(meant, least, this.#marks, reader)
    this.#marks.clear()
  }

  /** Notes what each slot's best term is worth; answers how many have one. */
  #weigh(spans: Span[]): number {
    const [worth, touched] = [this.#worth, this.#touched]
    let count = 0
    for (const { slots, start, end, worth: added } of spans) {
      for (let place = start; place < end; place += 1) {
        const slot = slots[place] as number
        const known = worth[slot] as number
        if (known === 0) touched[count++] = slot
        if (added > known) worth[slot] = added
      }
    }
    return count
  }

  #makeRoom(slots: number): void {
    this.#worth = new Uint8Array(slots)
    this.#touched = new Int32Array(slots)
    this.#together = new Uint16Array(slots)
    this.#found = new Int32Array(slots)
  }
}
