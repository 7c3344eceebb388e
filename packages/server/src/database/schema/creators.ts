import type { creators as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { ledgerAccounts } from './billing.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Where a creator's earnings go. */
export const payoutDetails = pgTable('payout_details', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  holderName: text('holder_name').notNull(),
  iban: text('iban').notNull(),
  updatedAt: at('updated_at').notNull(),
})

/** What a creator is paid for the weeks up to one, and where: each creator's account and week once. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Null after the person has left. */
    userId: text('user_id').references(() => users.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    week: text('week').notNull(),
    status: text('status').$type<contract.PayoutStatus>().notNull(),
    fils: bigint('fils', { mode: 'number' }).notNull(),
    /** As they were when it was made. */
    holderName: text('holder_name').notNull(),
    iban: text('iban').notNull(),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
    paidAt: at('paid_at'),
    returnedAt: at('returned_at'),
  },
  (table) => [
    uniqueIndex('payouts_once').on(table.accountId, table.week),
    uniqueIndex('payouts_sequence').on(table.sequence),
    index('payouts_week').on(table.week, table.status),
    index('payouts_user').on(table.userId, table.week),
    check('payouts_status', sql`${table.status} in ('ready', 'sent', 'paid', 'returned')`),
    check('payouts_fils', sql`${table.fils} > 0`),
  ],
)

/** Weeks whose payouts have all been made. */
export const payoutWeeks = pgTable('payout_weeks', {
  week: text('week').primaryKey(),
  finishedAt: at('finished_at').notNull(),
})
