import type { Language } from '@wakeel/contract'
import { LRUCache } from 'lru-cache'
import type { AppRows } from './app-rows.ts'
import { leftOpen, toCard, withCounters } from './card.ts'

const KEPT_CARDS = 4000

/** Serialised cards of the apps that were shown of late: of a large store always the same few are, as lists begin with what is popular. */
export class ShownCards {
  readonly #rows: AppRows
  /** By language and row, without the counters and the closing brace. */
  readonly #kept = new LRUCache<string, string>({ max: KEPT_CARDS })

  constructor(rows: AppRows) {
    this.#rows = rows
  }

  /** To be called when anything on an app's card changes but its counters. */
  forget(row: number): void {
    this.#kept.delete(`en${row}`)
    this.#kept.delete(`ar${row}`)
  }

  join(rows: number[], language: Language): string {
    const { ratingTenths, reviewsCount, executionCount } = this.#rows.columns
    return rows
      .map((row) =>
        withCounters(this.#open(row, language), {
          ratingTenths: ratingTenths[row] as number,
          reviewsCount: reviewsCount[row] as number,
          executionCount: executionCount[row] as number,
        }),
      )
      .join(',')
  }

  #open(row: number, language: Language): string {
    const key = `${language}${row}`
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const made = leftOpen(toCard(this.#rows.onCard(row), language))
    this.#kept.set(key, made)
    return made
  }
}
