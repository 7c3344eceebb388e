import type { Language } from '@wakeel/contract'
import { LRUCache } from 'lru-cache'
import type { AppRows } from './app-rows.ts'
import { counters, leftOpen, toCard } from './card.ts'

const KEPT_CARDS = 4000

const COMMA = Buffer.from(',')

/** Serialised cards of the apps that were shown of late: of a large store always the same few are, as lists begin with what is popular. */
export class ShownCards {
  readonly #rows: AppRows
  /** By language and row, without the counters and the closing brace, in bytes: to encode them for each reply would cost more than to find them. */
  readonly #kept = new LRUCache<string, Buffer>({ max: KEPT_CARDS })

  constructor(rows: AppRows) {
    this.#rows = rows
  }

  /** To be called when anything on an app's card changes but its counters. */
  forget(row: number): void {
    this.#kept.delete(`en${row}`)
    this.#kept.delete(`ar${row}`)
  }

  /** The cards one after the other, in parts. */
  parts(rows: number[], language: Language): Buffer[] {
    const { ratingTenths, reviewsCount, executionCount } = this.#rows.columns
    return rows.flatMap((row, place) => [
      ...(place > 0 ? [COMMA] : []),
      this.#open(row, language),
      Buffer.from(
        counters({
          ratingTenths: ratingTenths[row] as number,
          reviewsCount: reviewsCount[row] as number,
          executionCount: executionCount[row] as number,
        }),
        'latin1',
      ),
    ])
  }

  #open(row: number, language: Language): Buffer {
    const key = `${language}${row}`
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const made = Buffer.from(leftOpen(toCard(this.#rows.onCard(row), language)))
    this.#kept.set(key, made)
    return made
  }
}
