import type { Bilingual } from '@wakeel/contract'
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

/** What creators say of themselves on their public pages. */
export const creatorProfiles = pgTable('creator_profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  about: jsonb('about').$type<Bilingual>().notNull(),
  website: text('website'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
