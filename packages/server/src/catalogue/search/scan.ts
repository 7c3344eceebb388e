/** A list of slots, or what is left of it, and what each of them is worth for it. */
export interface Span {
  slots: Uint32Array
  start: number
  end: number
  worth: number
}

/** What is made of the slots that match. */
interface MatchReader {
  /** Answers whether the slot is an app's: else nothing was found. */
  take(slot: number, score: number): boolean
  /** Whether nothing from the slot `next` on that is worth at most `most`, and nothing that is worth less, could change the answer. */
  isDecided(next: number, most: number): boolean
}

/** What is made of the apps that are found. */
export interface FoundReader extends MatchReader {
  /** Whether better matches come first, so that one word can be looked for where it is worth most. */
  readonly isByScore: boolean
  /** Whether the slot's app is still what it was when it was added. */
  isLive(slot: number): boolean
  /** What was taken so far was not meant. */
  forget(): void
}

/** The first stretch of slots that is looked at; each is twice as long as the one before. */
const FIRST_STRETCH = 1024

/** So many lists are not walked stretch by stretch: each would be touched a dozen times. */
const MANY_LISTS = 64

/** Where a list has so many entries for each slot that is looked for, they are looked up in it instead of reading it. */
const LOOKED_UP = 16

type SlotRange = readonly [from: number, to: number]

/**
 * Walks the lists of a query's words from the first slot on and hands over what all words match, until the reader has what it needs:
 * settled slots stand in the order of popularity. Notes by slot are zero between walks.
 */
export class Scan {
  #matched = new Uint8Array(1024)
  #score = new Uint8Array(1024)
  #scores = new Uint16Array(1024)
  #hits = new Int32Array(1024)

  makeRoomFor(slots: number): void {
    if (slots <= this.#hits.length) return
    const size = Math.ceil(slots * 1.25)
    this.#matched = new Uint8Array(size)
    this.#score = new Uint8Array(size)
    this.#scores = new Uint16Array(size)
    this.#hits = new Int32Array(size)
  }

  /** One word: what is worth most first, so that nothing of less worth is read once the answer is decided. Answers whether anything matched. */
  byWorth(spans: Span[], slots: SlotRange, reader: MatchReader): boolean {
    let found = false
    let count = 0
    for (const level of levelsOf(spans)) {
      const worth = (level[0] as Span).worth
      for (const [, to] of stretches(slots, level.length)) {
        const known = count
        count = this.#note(level, 0, to, count)
        for (let place = known; place < count; place += 1)
          found = reader.take(this.#hits[place] as number, worth) || found
        if (!reader.isDecided(to, worth)) continue
        this.#forget(count)
        return found
      }
    }
    this.#forget(count)
    return found
  }

  /** All words, in the order of the slots. Answers whether anything matched. */
  bySlot(words: Span[][], slots: SlotRange, reader: MatchReader): boolean {
    let found = false
    const rarestFirst = words.toSorted((one, other) => lengthOf(one) - lengthOf(other))
    const lists = Math.max(...words.map((spans) => spans.length))
    for (const [from, to] of stretches(slots, lists)) {
      let count = 0
      for (const [round, spans] of rarestFirst.entries()) {
        if (round > 0 && count === 0) break
        if (round > 0) for (const span of spans) span.start = placeOf(span, from)
        for (const span of spans)
          if (round > 0 && count * LOOKED_UP < placeOf(span, to) - span.start)
            this.#lookUp(span, round, count)
          else count = this.#note([span], round, to, count)
        count = this.#keep(round, count)
      }
      for (let place = 0; place < count; place += 1) {
        const slot = this.#hits[place] as number
        this.#matched[slot] = 0
        found = reader.take(slot, this.#scores[slot] as number) || found
      }
      if (reader.isDecided(to, mostOf(words, to))) return found
    }
    return found
  }

  /** Notes the slots before `to` that are in these lists: in the first round any, later those that matched in every round before. */
  #note(spans: Span[], round: number, to: number, count: number): number {
    const [matched, score, hits] = [this.#matched, this.#score, this.#hits]
    let noted = count
    for (const span of spans) {
      const { slots, end, worth } = span
      let place = span.start
      for (; place < end; place += 1) {
        const slot = slots[place] as number
        if (slot >= to) break
        const rounds = matched[slot] as number
        if (rounds === round) {
          if (round === 0) hits[noted++] = slot
          matched[slot] = round + 1
          score[slot] = worth
        } else if (rounds > round && worth > (score[slot] as number)) score[slot] = worth
      }
      span.start = place
    }
    return noted
  }

  #lookUp(span: Span, round: number, count: number): void {
    for (let at = 0; at < count; at += 1) {
      const slot = this.#hits[at] as number
      const place = placeOf(span, slot)
      if (place === span.end || span.slots[place] !== slot) continue
      const isFirst = this.#matched[slot] === round
      this.#matched[slot] = round + 1
      if (isFirst || span.worth > (this.#score[slot] as number)) this.#score[slot] = span.worth
    }
  }

  /** Of what was noted that which matched in this round too, with its score so far. */
  #keep(round: number, count: number): number {
    let kept = 0
    for (let place = 0; place < count; place += 1) {
      const slot = this.#hits[place] as number
      if (this.#matched[slot] !== round + 1) {
        this.#matched[slot] = 0
        continue
      }
      const before = round === 0 ? 0 : (this.#scores[slot] as number)
      this.#scores[slot] = before + (this.#score[slot] as number)
      this.#hits[kept++] = slot
    }
    return kept
  }

  #forget(count: number): void {
    for (let place = 0; place < count; place += 1) this.#matched[this.#hits[place] as number] = 0
  }
}

/** The lists of each worth, the largest first. */
function levelsOf(spans: Span[]): Span[][] {
  const levels = new Map<number, Span[]>()
  for (const span of spans) {
    const level = levels.get(span.worth)
    if (level) level.push(span)
    else levels.set(span.worth, [span])
  }
  return [...levels].sort(([one], [other]) => other - one).map(([, level]) => level)
}

function* stretches([first, last]: SlotRange, lists: number): Generator<SlotRange> {
  let size = lists > MANY_LISTS ? last - first : FIRST_STRETCH
  for (let from = first; from < last; size *= 2) {
    const to = Math.min(last, from + size)
    yield [from, to]
    from = to
  }
}

export function lengthOf(spans: Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0)
}

/** What a slot from `next` on can be worth at most. */
function mostOf(words: Span[][], next: number): number {
  let most = 0
  for (const spans of words) {
    let best = 0
    for (const { slots, end, worth } of spans)
      if (worth > best && end > 0 && (slots[end - 1] as number) >= next) best = worth
    most += best
  }
  return most
}

/** The first place of what is left of a list where `slot` or a later one stands. */
export function placeOf({ slots, start, end }: Span, slot: number): number {
  let [low, high] = [start, end]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((slots[middle] as number) < slot) low = middle + 1
    else high = middle
  }
  return low
}
