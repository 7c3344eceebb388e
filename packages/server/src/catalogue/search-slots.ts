import { setImmediate } from 'node:timers/promises'
import type { AppRows } from './app-rows.ts'
import type { Texts } from './app-texts.ts'
import type { Categories } from './categories.ts'
import { enlarged } from './enlarged.ts'
import type { FoundReader } from './search/scan.ts'
import { SearchIndex } from './search/search-index.ts'
import { searchTexts } from './search/search-texts.ts'

const NONE = -1

/** So many slots may be newer than the order of popularity, whatever the size of the store, and beyond that this part of the store. */
const NEWER = { least: 2000, share: 0.25 } as const

/**
 * Which app is found at which slot of the search index. The index has its slots in the order of popularity as it was when they were
 * settled; an app whose words or whose place in that order change gets a new slot behind them, and from time to time all are settled anew.
 */
export class SearchSlots {
  readonly #rows: AppRows
  readonly #skillTitles: ReadonlyMap<string, string>
  readonly #categories: Categories
  readonly #index = new SearchIndex()
  #rowAt = new Int32Array(1024).fill(NONE)
  #slotOf = new Int32Array(1024).fill(NONE)
  #slots = 0
  #settling: Promise<void> | undefined

  constructor(rows: AppRows, skillTitles: ReadonlyMap<string, string>, categories: Categories) {
    this.#rows = rows
    this.#skillTitles = skillTitles
    this.#categories = categories
  }

  /** How many slots stand in the order of popularity. */
  get settled(): number {
    return this.#index.settled
  }

  /** Undefined where the app is gone, or has another slot. */
  rowAt(slot: number): number | undefined {
    const row = this.#rowAt[slot] as number
    return row === NONE ? undefined : row
  }

  search(query: string, reader: FoundReader): 'all' | 'some' {
    return this.#index.search(query, reader)
  }

  /** The app is new, or is found by other words. */
  add(row: number, texts: Texts = this.#rows.texts.get(row)): void {
    this.remove(row)
    if (this.#slots === this.#rowAt.length)
      this.#rowAt = enlarged(this.#rowAt, 2 * this.#slots, NONE)
    if (row >= this.#slotOf.length) this.#slotOf = enlarged(this.#slotOf, 2 * row, NONE)
    this.#rowAt[this.#slots] = row
    this.#slotOf[row] = this.#slots
    const skills = texts.skills ?? []
    const titles = skills.map((name) => this.#skillTitles.get(name) ?? '').join(' ')
    const categoryWords = this.#categories.wordsOf(this.#rows.category(row))
    this.#index.add(this.#slots, searchTexts(texts, categoryWords, titles), skills)
    this.#slots += 1
  }

  /** The app stands elsewhere by popularity. */
  move(row: number): void {
    if (this.#settling || (this.#slotOf[row] as number) < this.settled) this.add(row)
  }

  remove(row: number): void {
    const slot = this.#slotOf[row] ?? NONE
    if (slot === NONE) return
    this.#rowAt[slot] = NONE
    this.#slotOf[row] = NONE
  }

  /** Settles all of them when many are not, beside whatever else there is to do. `popular` are the rows in order. */
  settleSoon(popular: () => Int32Array): void {
    if (this.#settling || this.#slots - this.settled <= NEWER.least + NEWER.share * this.settled)
      return
    void this.#startSettling(popular)
  }

  /** Settles all of them. `popular` are the rows in order. */
  async settle(popular: () => Int32Array): Promise<void> {
    await this.#settling
    await this.#startSettling(popular)
  }

  #startSettling(popular: () => Int32Array): Promise<void> {
    const settling = setImmediate().then(() => this.#settleNow(popular()))
    this.#settling = settling
    return settling
  }

  async #settleNow(popular: Int32Array): Promise<void> {
    const rows = popular.slice()
    const before = this.#slotOf.slice()
    const newSlots = new Int32Array(this.#slots).fill(NONE)
    for (const [slot, row] of rows.entries()) newSlots[before[row] as number] = slot
    // Slots beyond came while the work was going on: they get new ones when it is done.
    for (const _ of this.#index.settle(rows.length, (slot) => newSlots[slot] ?? NONE))
      await setImmediate()
    const listed = this.#slotOf
    this.#rowAt = new Int32Array(Math.ceil(rows.length * 1.1) + 1024).fill(NONE)
    this.#slotOf = new Int32Array(listed.length).fill(NONE)
    this.#slots = rows.length
    for (const [slot, row] of rows.entries()) {
      if (listed[row] !== before[row]) continue
      this.#rowAt[slot] = row
      this.#slotOf[row] = slot
    }
    this.#settling = undefined
    for (const [row, slot] of listed.entries())
      if (slot !== NONE && this.#slotOf[row] === NONE) this.add(row)
  }
}
