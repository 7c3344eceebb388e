import { bigint, date, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What was counted of a day of the UAE that is over, so that nobody has to count its rows again. */
export const metricDays = pgTable(
  'figure_days',
  {
    name: text('name').notNull(),
    day: date('day').notNull(),
    /** What is counted apart under one name, such as a kind of run; empty where nothing is. */
    key: text('key').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.day, table.key] }),
    // What one of very many creators did and earned in a year.
    index('metric_days_key').on(table.name, table.key, table.day),
  ],
)

/** Which days have been counted for which metric: one that the store learns to count later is counted for the days before as well. */
export const finalisedDays = pgTable(
  'closed_days',
  {
    name: text('name').notNull(),
    day: date('day').notNull(),
    finalisedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.day] })],
)
