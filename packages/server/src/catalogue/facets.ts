import type { catalogue } from '@wakeel/contract'
import { enlarged } from './enlarged.ts'

const RATINGS = 51
const PER_CATEGORY = 2 * RATINGS

/** What lists are narrowed by: an app's category (by its place), whether it is free and its shown rating, as one small number. */
export function facetsOf(app: {
  category: number
  priceFils: number
  ratingTenths: number
}): number {
  return app.category * PER_CATEGORY + (app.priceFils === 0 ? RATINGS : 0) + app.ratingTenths
}

export function categoryOf(facets: number): number {
  return Math.floor(facets / PER_CATEGORY)
}

export interface Narrowing {
  /** The category's place; undefined: all. */
  category: number | undefined
  price: catalogue.PriceFilter
  minRating: number
}

/** Which combinations of facets a list lets through. */
export class FacetFilter {
  readonly #passesOthers = new Uint8Array(PER_CATEGORY)
  readonly #category: number | undefined

  constructor({ category, price, minRating }: Narrowing) {
    this.#category = category
    // Ratings are compared as they are shown, to one decimal.
    const leastTenths = Math.ceil(minRating * 10 - 1e-9)
    for (let facets = 0; facets < PER_CATEGORY; facets += 1) {
      const isFree = facets >= RATINGS
      const isPriced = price === 'all' || isFree === (price === 'free')
      this.#passesOthers[facets] = isPriced && facets % RATINGS >= leastTenths ? 1 : 0
    }
  }

  passes(facets: number): boolean {
    return (
      this.passesOthers(facets) &&
      (this.#category === undefined || categoryOf(facets) === this.#category)
    )
  }

  /** Whether everything but the category passes: what the count beside each category is about. */
  passesOthers(facets: number): boolean {
    return this.#passesOthers[facets % PER_CATEGORY] === 1
  }
}

/** How many apps there are of each combination, kept as apps come, change and go. */
export class FacetCounts {
  #counts = new Int32Array(PER_CATEGORY)

  add(facets: number, count = 1): void {
    if (facets >= this.#counts.length)
      this.#counts = enlarged(this.#counts, (categoryOf(facets) + 1) * PER_CATEGORY)
    this.#counts[facets] = (this.#counts[facets] as number) + count
  }

  remove(facets: number): void {
    this.add(facets, -1)
  }

  clear(): void {
    this.#counts.fill(0)
  }

  /** Of so many categories, by the category's place. */
  perCategory(filter: FacetFilter, categories: number): number[] {
    const counts = Array.from({ length: categories }, () => 0)
    for (let facets = 0; facets < this.#counts.length; facets += 1) {
      if (!filter.passesOthers(facets)) continue
      const category = categoryOf(facets)
      counts[category] = (counts[category] as number) + (this.#counts[facets] as number)
    }
    return counts
  }

  /** Whether any app is in this category. */
  has(category: number): boolean {
    return this.#counts
      .subarray(category * PER_CATEGORY, (category + 1) * PER_CATEGORY)
      .some((count) => count > 0)
  }
}
