import type { reviews as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { apps } from './catalogue.ts'

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
    status: text('status').$type<contract.ReviewStatus>().notNull().default('unconfirmed'),
    /** Since when it has that status; a change of the text or the stars is judged anew. */
    judgedAt: at('judged_at').notNull().defaultNow(),
    heldFor: jsonb('held_for').$type<contract.HeldReason[]>(),
    /** A moderator has let it count, whatever the rules say of it. */
    approvedAt: at('approved_at'),
    /** What a moderator said when rejecting it. */
    statusReason: text('status_reason'),
    /** What it weighs in the rating. */
    weight: integer('weight').notNull().default(1),
    /** Keyed hash of where it came from; forgotten after a while. */
    addressHash: text('address_hash'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** By whoever made the agent. */
    reply: text('reply'),
    repliedAt: at('replied_at'),
  },
  (table) => [
    uniqueIndex('reviews_person_and_app').on(table.appId, table.userId),
    index('reviews_shown')
      .on(table.appId, table.createdAt, table.id)
      .where(sql`${table.status} = 'counted'`),
    index('reviews_open')
      .on(table.appId, table.createdAt, table.id)
      .where(sql`${table.status} = 'counted' and ${table.reply} is null`),
    index('reviews_judged').on(table.appId, table.judgedAt),
    index('reviews_held').on(table.appId, table.judgedAt).where(sql`${table.status} = 'held'`),
    index('reviews_unconfirmed').on(table.userId).where(sql`${table.status} = 'unconfirmed'`),
    index('reviews_address').on(table.judgedAt).where(sql`${table.addressHash} is not null`),
    index('reviews_same_address')
      .on(table.appId, table.addressHash)
      .where(sql`${table.addressHash} is not null`),
    index('reviews_written').on(table.createdAt, table.rating),
    index('reviews_sample').on(table.appId).where(sql`${table.isSample}`),
    index('reviews_user').on(table.userId),
    check('reviews_reply', sql`(${table.reply} is null) = (${table.repliedAt} is null)`),
    check(
      'reviews_status',
      sql`${table.status} in ('counted', 'unconfirmed', 'held', 'rejected', 'own')`,
    ),
    check('reviews_held_for', sql`(${table.status} = 'held') = (${table.heldFor} is not null)`),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)
