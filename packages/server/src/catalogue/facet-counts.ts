import { catalogue } from '@wakeel/contract'

const PRICES = 2
const RATINGS = 51

/** The properties of an app that a list can be narrowed by. */
export interface Facets {
  /** Place in the contract's list of categories. */
  category: number
  isFree: boolean
  ratingTenths: number
}

/** How many apps there are of each combination, kept as apps come, change and go. */
export class FacetCounts {
  readonly #counts = new Int32Array(catalogue.categories.length * PRICES * RATINGS)

  add(facets: Facets): void {
    this.#change(facets, 1)
  }

  remove(facets: Facets): void {
    this.#change(facets, -1)
  }

  clear(): void {
    this.#counts.fill(0)
  }

  /** How many of each category pass the other filters, by the category's place. */
  perCategory(price: catalogue.PriceFilter, minTenths: number): number[] {
    return catalogue.categories.map((_, category) => {
      let count = 0
      for (let tenths = minTenths; tenths < RATINGS; tenths += 1) {
        if (price !== 'free') count += this.#counts[place(category, false, tenths)] as number
        if (price !== 'paid') count += this.#counts[place(category, true, tenths)] as number
      }
      return count
    })
  }

  #change({ category, isFree, ratingTenths }: Facets, by: number): void {
    const at = place(category, isFree, ratingTenths)
    this.#counts[at] = (this.#counts[at] as number) + by
  }
}

function place(category: number, isFree: boolean, ratingTenths: number): number {
  return (category * PRICES + (isFree ? 1 : 0)) * RATINGS + ratingTenths
}
