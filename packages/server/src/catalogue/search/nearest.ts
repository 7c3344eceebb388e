import { type Meant, mostWorth, takeMeant } from './meant-skills.ts'
import { type FoundReader, lengthOf, placeOf, type Span } from './scan.ts'

/** Nearest apps that are worth less than this part of the best one are not near. */
const NEAR = 0.3

/** Leaves room for what a skill is worth. */
const MOST = 0x7fff

/** So many entries of lists are read for a query: of words that a large part of the store has, those of the most popular and of the newest apps. */
const MOST_READ = 50_000

/** Adds up what the words of a sentence are worth for each slot that one of them means. Notes by slot are zero between sentences. */
export class Nearest {
  /** What the word that is looked at is worth, by slot, and the slots where that is anything. */
  #worth = new Uint8Array(0)
  #touched = new Int32Array(0)
  /** What all words so far are worth, by slot, and the slots that were found. */
  #together = new Uint16Array(0)
  #found = new Int32Array(0)

  /** Hands over the slots that are near the best; those of meant skills are found without a word too. */
  take(
    words: Span[][],
    { slots, settled }: { slots: number; settled: number },
    meant: Meant,
    reader: FoundReader,
  ): void {
    if (this.#worth.length < slots) this.#makeRoom(Math.ceil(slots * 1.25))
    const [together, found, worth, touched] = [
      this.#together,
      this.#found,
      this.#worth,
      this.#touched,
    ]
    let count = 0
    let best = mostWorth(meant)
    for (const spans of words) {
      const part = Math.min(1, MOST_READ / words.length / (lengthOf(spans) + 1))
      const reached = this.#weigh(
        part < 1 ? spans.map((span) => partOf(span, part, settled)) : spans,
      )
      const rarity = 1 + Math.log2((slots + 1) / (reached / part + 1))
      const worthOf = Uint16Array.from({ length: 64 }, (_, quality) => Math.round(quality * rarity))
      for (let place = 0; place < reached; place += 1) {
        const slot = touched[place] as number
        const known = together[slot] as number
        const sum = Math.min(MOST, known + (worthOf[worth[slot] as number] as number))
        worth[slot] = 0
        if (known === 0) {
          if (!reader.isLive(slot)) continue
          found[count++] = slot
        }
        together[slot] = sum
        if (sum > best) best = sum
      }
    }
    if (meant.skills.length > 0)
      for (let place = 0; place < count; place += 1) {
        const slot = found[place] as number
        const sum = (together[slot] as number) + meant.worthOf(slot)
        together[slot] = sum
        if (sum > best) best = sum
      }
    const least = NEAR * best
    for (let place = 0; place < count; place += 1) {
      const slot = found[place] as number
      const score = together[slot] as number
      if (score >= least) reader.take(slot, score)
    }
    takeMeant(meant, least, reader, (slot) => {
      if (together[slot] !== 0) return false
      together[slot] = 1
      found[count++] = slot
      return true
    })
    for (let place = 0; place < count; place += 1) together[found[place] as number] = 0
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

function partOf(span: Span, part: number, settled: number): Span {
  const { slots, start, end } = span
  return (slots[start] as number) < settled
    ? { ...span, end: placeOf(span, Math.ceil(settled * part)) }
    : { ...span, start: end - Math.ceil((end - start) * part) }
}
