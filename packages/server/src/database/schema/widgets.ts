import type { widgets as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { apiKeys } from './api-keys.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Agents that people put on their own sites. Each has an API key without a secret, which says its name, its agent and its caps, counts what it used and ends it. */
export const widgets = pgTable(
  'widgets',
  {
    apiKeyId: uuid('api_key_id')
      .primaryKey()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the sites that may show it. */
    origins: jsonb('origins').$type<string[]>().notNull(),
    language: text('language').$type<contract.Widget['language']>().notNull(),
    appearance: text('appearance').$type<contract.Widget['appearance']>().notNull(),
    /** Null: the store's. */
    accent: text('accent'),
    createdAt: at('created_at').notNull(),
    /** Null: it answers. */
    pausedAt: at('paused_at'),
    /** Only tokens of visits that hold this number are taken: it is another once the sites change, or the widget is paused. */
    visitSeries: integer('visit_series').notNull().default(0),
  },
  (table) => [
    index('widgets_user').on(table.userId, table.createdAt),
    check('widgets_language', sql`${table.language} in ('auto', 'en', 'ar')`),
    check('widgets_appearance', sql`${table.appearance} in ('auto', 'light', 'dark')`),
  ],
)
