import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What a month costs, as the founder says it, from a moment on. */
export const burnRates = pgTable(
  'burn_rates',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: not known from then on. */
    filsPerMonth: bigint('fils_per_month', { mode: 'number' }),
    since: timestamp('since', { withTimezone: true }).notNull(),
    setBy: text('set_by').notNull(),
  },
  (table) => [index('burn_rates_since').on(table.since)],
)
