import type { catalogue, Language } from '@wakeel/contract'
import { categoryChoices } from '../language/categories.ts'

export const sorts = [
  'popular',
  'rating',
  'newest',
  'price_asc',
  'price_desc',
] as const satisfies readonly catalogue.Sort[]
export const prices = ['all', 'free', 'paid'] as const satisfies readonly catalogue.PriceFilter[]
export const minRatings = [4.5, 4, 3.5] as const

/** What the URL of the catalogue and of search says. What stands at its usual value is left out of the URL. */
export interface Filters {
  q?: string
  /** Its id, or `all`. */
  category: string
  price: catalogue.PriceFilter
  minRating?: (typeof minRatings)[number]
  sort?: catalogue.Sort
}

const oneOf = <Value extends string | number>(known: readonly Value[], value: unknown) =>
  known.find((one) => String(one) === String(value))

/** Reads a URL; what it does not know counts as not said, so that an old or mistyped link still opens. */
export function readFilters(search: Record<string, unknown>): Filters {
  const q = typeof search.q === 'string' ? search.q.trim().slice(0, 200) : ''
  return {
    q: q || undefined,
    category: oneOf(categoryChoices(), search.category) ?? 'all',
    price: oneOf(prices, search.price) ?? 'all',
    minRating: oneOf(minRatings, search.rating),
    sort: oneOf(sorts, search.sort),
  }
}

/** Whether it asks for less than the whole store, words and order apart. */
export const isFiltered = ({ category, price, minRating }: Filters) =>
  category !== 'all' || price !== 'all' || minRating !== undefined

/** The part of a URL that says these filters. */
export function writeFilters(filters: Filters): Record<string, string | undefined> {
  return {
    q: filters.q,
    category: filters.category === 'all' ? undefined : filters.category,
    price: filters.price === 'all' ? undefined : filters.price,
    rating: filters.minRating?.toString(),
    sort: filters.sort,
  }
}

/** What search asks for: without a chosen order the server puts the best match first. */
export function searchRequest(filters: Filters, lang: Language) {
  return {
    q: filters.q,
    category: filters.category === 'all' ? undefined : filters.category,
    price: filters.price === 'all' ? undefined : filters.price,
    min_rating: filters.minRating,
    sort: filters.sort,
    lang,
  }
}

/** What the catalogue asks for: the most popular first until another order is chosen. */
export const catalogueRequest = (filters: Filters, lang: Language) =>
  searchRequest({ ...filters, sort: filters.sort ?? 'popular' }, lang)
