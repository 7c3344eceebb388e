import type { reviews as contract, ReplyOf } from '@wakeel/contract'
import type { LRUCache } from 'lru-cache'
import type { Audit } from '../audit/audit.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Faults } from '../faults.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { FirstPages } from './first-pages.ts'

export interface ReviewDependencies {
  database: Database
  clock: Clock
  newId(): string
  audit: Audit
  catalogue: Catalogue
  limits: RateLimits
  faults: Faults
  /** Keys the hashes of addresses. */
  secret: string
  /** Where reviews are read. */
  publicUrl: string
  /** A reviewer without a name is its user. */
  storeName: string
}

export type Summary = Pick<ReplyOf<typeof contract.routes.listReviews>, 'rating' | 'histogram'>

/** What its operations take: what it is built from, and what this process remembers. */
export interface ReviewParts extends ReviewDependencies {
  /** Of an app's reviews, until they change. */
  summaries: LRUCache<string, { ratingChanges: number; summary: Summary }>
  firstPages: FirstPages
  /** When reviews that wait were last let count. */
  letCount: { lastAt?: Date }
}
