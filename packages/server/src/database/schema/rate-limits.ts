import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something limited was done by somebody in the present window. */
export const rateLimits = pgTable('rate_limits', {
  /** What is limited and for whom; addresses and e-mails only as keyed hashes. */
  key: text('key').primaryKey(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  count: integer('count').notNull(),
})
