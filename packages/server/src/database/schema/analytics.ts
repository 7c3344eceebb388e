import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What visitors did, without name, e-mail or address. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** Chosen by the sender, so that a batch sent twice is stored once. */
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** A keyed hash that joins the events of one person for a day and cannot be turned back. */
    visitor: text('visitor'),
    properties: jsonb('properties').$type<Record<string, unknown>>().notNull(),
    happenedAt: at('happened_at').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [
    index('analytics_events_name').on(table.name, table.happenedAt),
    index('analytics_events_at').on(table.happenedAt),
  ],
)
