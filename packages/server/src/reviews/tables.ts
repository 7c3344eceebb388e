import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { apps } from '../catalogue/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull(),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** By whoever made the agent. */
    reply: text('reply'),
    repliedAt: at('replied_at'),
  },
  (table) => [
    uniqueIndex('reviews_person_and_app').on(table.appId, table.userId),
    index('reviews_newest').on(table.appId, table.createdAt, table.id),
    index('reviews_ratings').on(table.appId, table.rating),
    index('reviews_written').on(table.createdAt, table.rating),
    index('reviews_sample').on(table.appId).where(sql`${table.isSample}`),
    index('reviews_user').on(table.userId),
    check('reviews_reply', sql`(${table.reply} is null) = (${table.repliedAt} is null)`),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)
