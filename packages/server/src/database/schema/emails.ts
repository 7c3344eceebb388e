import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** E-mails that belong to something that happened, stored with it and sent afterwards, each once. */
export const emails = pgTable(
  'letters',
  {
    id: uuid('id').primaryKey(),
    /** What it tells: `receipt:<order>`, `refund:<refund>`… */
    reference: text('reference').notNull(),
    userId: text('user_id').references(() => users.id),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: at('created_at').notNull(),
    /** Until then one process is sending it; afterwards, unless it was sent, any may try again. */
    claimedUntil: at('claimed_until'),
    sentAt: at('sent_at'),
  },
  (table) => [
    uniqueIndex('letters_reference').on(table.reference),
    index('letters_unsent').on(table.createdAt).where(sql`${table.sentAt} is null`),
  ],
)
