import type { catalogue } from '@wakeel/contract'
import { z } from 'zod'
import { cell } from '../cursor.ts'

/** What lists are ordered by. A cursor holds exactly this, so a place in any list compares like an app does. */
export interface Rank {
  id: string
  createdAt: number
  priceFils: number
  ratingTenths: number
  reviewsCount: number
  popularity: number
}

type Order = (a: Rank, b: Rank) => number

const newest: Order = (a, b) =>
  b.createdAt - a.createdAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** A tie goes to the newer. No two apps are ever equal. */
export const orders: Record<catalogue.Sort, Order> = {
  newest,
  popular: (a, b) => b.popularity - a.popularity || newest(a, b),
  rating: (a, b) =>
    b.ratingTenths - a.ratingTenths || b.reviewsCount - a.reviewsCount || newest(a, b),
  price_asc: (a, b) => a.priceFils - b.priceFils || newest(a, b),
  price_desc: (a, b) => b.priceFils - a.priceFils || newest(a, b),
}

/**
 * What each order looks at first; the larger comes first. A search keeps it in plain arrays by slot, so that the thousands
 * of matches that cannot reach the page are passed over without touching the apps themselves.
 */
export const leading: Record<catalogue.Sort, (rank: Rank) => number> = {
  newest: ({ createdAt }) => createdAt,
  popular: ({ popularity }) => popularity,
  rating: ({ ratingTenths }) => ratingTenths,
  price_asc: ({ priceFils }) => -priceFils,
  price_desc: ({ priceFils }) => priceFils,
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

export function toPlace(score: number, rank: Rank): PlaceInList {
  return [
    score,
    rank.createdAt,
    rank.priceFils,
    rank.ratingTenths,
    rank.reviewsCount,
    rank.popularity,
    rank.id,
  ]
}

export function fromPlace([
  score,
  createdAt,
  priceFils,
  ratingTenths,
  reviewsCount,
  popularity,
  id,
]: PlaceInList): {
  score: number
  rank: Rank
} {
  return { score, rank: { id, createdAt, priceFils, ratingTenths, reviewsCount, popularity } }
}
