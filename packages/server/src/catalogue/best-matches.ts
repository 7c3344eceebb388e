import { catalogue } from '@wakeel/contract'
import type { AppColumns } from './app-columns.ts'
import type { FacetFilter } from './facets.ts'
import type { FoundReader } from './search/scan.ts'
import type { SearchSlots } from './search-slots.ts'

interface Wanted {
  filter: FacetFilter
  sort: catalogue.Sort
  /** Better matches come first, and `sort` only decides between those of one score. */
  isByScore: boolean
  /** How rows compare in that order. */
  compare: (a: number, b: number) => number
  /** One more than the page shows tells whether there is a next one. */
  max: number
  /** The row and score after which the page begins. */
  after: { row: number; score: number } | undefined
  categories: number
}

/** The page of a search and its counts, gathered while matches are found. */
export class BestMatches implements FoundReader {
  rows: number[] = []
  scores: number[] = []
  /** How many of each category pass every filter but the category, by the category's place. */
  perCategory: number[]
  /** How many pass every filter. */
  count = 0
  readonly #columns: AppColumns
  readonly #slots: SearchSlots
  readonly #wanted: Wanted

  constructor(columns: AppColumns, slots: SearchSlots, wanted: Wanted) {
    this.#columns = columns
    this.#slots = slots
    this.#wanted = wanted
    this.perCategory = Array.from({ length: wanted.categories }, () => 0)
  }

  get isByScore(): boolean {
    return this.#wanted.isByScore
  }

  /** Of such a large part of the store nobody needs to know how large: what is counted costs more than the page. */
  get isCapped(): boolean {
    return this.count > catalogue.COUNTED_MATCHES
  }

  isLive(slot: number): boolean {
    return this.#slots.rowAt(slot) !== undefined
  }

  forget(): void {
    this.rows = []
    this.scores = []
    this.perCategory.fill(0)
    this.count = 0
  }

  take(slot: number, matched: number): boolean {
    const row = this.#slots.rowAt(slot)
    if (row === undefined) return false
    const { filter, max, after } = this.#wanted
    const facets = this.#columns.facets[row] as number
    if (!filter.passesOthers(facets)) return true
    const category = this.#columns.category(row)
    this.perCategory[category] = (this.perCategory[category] as number) + 1
    if (!filter.passes(facets)) return true
    this.count += 1
    const score = this.isByScore ? matched : 0
    if (this.rows.length === max && this.#compareTo(max - 1, row, score) > 0) return true
    if (after && (after.score - score || this.#wanted.compare(row, after.row)) <= 0) return true
    this.#keep(row, score)
    return true
  }

  isDecided(next: number, most: number): boolean {
    const { max, sort, compare } = this.#wanted
    const last = this.rows[max - 1]
    if (sort !== 'popular' || last === undefined || !this.isCapped) return false
    if (next > this.#slots.settled) return false
    const score = this.scores[max - 1] as number
    const bound = this.isByScore ? most : 0
    if (score !== bound) return score > bound
    for (let slot = next; slot < this.#slots.settled; slot += 1) {
      const row = this.#slots.rowAt(slot)
      if (row !== undefined) return compare(last, row) < 0
    }
    return true
  }

  /** Above zero when what stands at a place comes first. */
  #compareTo(place: number, row: number, score: number): number {
    return (
      (this.scores[place] as number) - score ||
      this.#wanted.compare(row, this.rows[place] as number)
    )
  }

  #keep(row: number, score: number): void {
    let low = 0
    let high = this.rows.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compareTo(middle, row, score) > 0) low = middle + 1
      else high = middle
    }
    this.rows.splice(low, 0, row)
    this.scores.splice(low, 0, score)
    if (this.rows.length <= this.#wanted.max) return
    this.rows.pop()
    this.scores.pop()
  }
}
