import type { catalogue } from '@wakeel/contract'
import { z } from 'zod'
import { cell } from '../cursor.ts'
import type { AppColumns, Rank } from './app-columns.ts'

type Order = (a: number, b: number) => number

/** How rows compare in each order. A tie goes to the newer. No two apps are ever equal. */
export function ordersOf(columns: AppColumns): Record<catalogue.Sort, Order> {
  const newest: Order = (a, b) =>
    (columns.createdAt[b] as number) - (columns.createdAt[a] as number) || columns.compareIds(a, b)
  const price: Order = (a, b) => (columns.priceFils[a] as number) - (columns.priceFils[b] as number)
  return {
    newest,
    popular: (a, b) =>
      (columns.popularity[b] as number) - (columns.popularity[a] as number) || newest(a, b),
    rating: (a, b) =>
      (columns.ratingTenths[b] as number) - (columns.ratingTenths[a] as number) ||
      (columns.reviewsCount[b] as number) - (columns.reviewsCount[a] as number) ||
      newest(a, b),
    price_asc: (a, b) => price(a, b) || newest(a, b),
    price_desc: (a, b) => price(b, a) || newest(a, b),
  }
}

/** The rows in each order, all of them at once: sorted once by age, and from there by numbers alone, a tie staying as it was. */
export function sortRows(
  rows: Int32Array,
  columns: AppColumns,
): Record<catalogue.Sort, Int32Array> {
  const { popularity, ratingTenths, reviewsCount, priceFils } = columns
  const newest = rows.slice().sort(ordersOf(columns).newest)
  return {
    newest,
    popular: sortedBy(newest, (row) => -(popularity[row] as number)),
    rating: sortedBy(
      sortedBy(newest, (row) => -(reviewsCount[row] as number)),
      (row) => -(ratingTenths[row] as number),
    ),
    price_asc: sortedBy(newest, (row) => priceFils[row] as number),
    price_desc: sortedBy(newest, (row) => -(priceFils[row] as number)),
  }
}

/** A sort of plain numbers, which hold the key and behind it the place from before, takes a tenth of one that compares rows. */
function sortedBy(rows: Int32Array, keyOf: (row: number) => number): Int32Array {
  const { length } = rows
  const keyed = new Float64Array(length)
  for (let place = 0; place < length; place += 1)
    keyed[place] = keyOf(rows[place] as number) * length + place
  keyed.sort()
  const sorted = new Int32Array(length)
  for (let place = 0; place < length; place += 1) {
    const was = (keyed[place] as number) % length
    sorted[place] = rows[was < 0 ? was + length : was] as number
  }
  return sorted
}

/** The place of a row in a list: how well it matches (0 without a search), then its rank. */
export const PlaceInList = z.tuple([
  z.number(),
  z.int(),
  z.int(),
  z.int(),
  z.int(),
  z.int(),
  cell.id,
])
export type PlaceInList = z.output<typeof PlaceInList>

export function toPlace(score: number, columns: AppColumns, row: number): PlaceInList {
  return [
    score,
    columns.createdAt[row] as number,
    columns.priceFils[row] as number,
    columns.ratingTenths[row] as number,
    columns.reviewsCount[row] as number,
    columns.popularity[row] as number,
    columns.id(row),
  ]
}

export function rankAt([
  ,
  createdAt,
  priceFils,
  ratingTenths,
  reviewsCount,
  popularity,
  id,
]: PlaceInList): Rank {
  return { id, createdAt, priceFils, ratingTenths, reviewsCount, popularity }
}
