import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { beginningOf, dayAfter } from '../uae-days.ts'

export interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** What happened on these days of the UAE, both ends with them. */
export function withinDays(column: PgColumn, { from, to }: Days): SQL | undefined {
  return and(
    from ? gte(column, beginningOf(from)) : undefined,
    to ? lt(column, beginningOf(dayAfter(to))) : undefined,
  )
}
