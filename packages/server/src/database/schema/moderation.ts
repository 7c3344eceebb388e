import type { moderation as contract, creatorPages } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  check,
  index,
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

/** What a report or a takedown is about: an agent, or what a creator says of themselves, with the texts that it is about. */
const subject = {
  appId: uuid('app_id').references(() => apps.id),
  creatorId: text('creator_id').references(() => users.id),
  texts: jsonb('texts').$type<creatorPages.ProfileTexts>(),
}

const isOneThing = ({ appId, creatorId, texts }: Record<keyof typeof subject, AnyPgColumn>) =>
  sql`(${appId} is null) <> (${creatorId} is null) and (${creatorId} is null) = (${texts} is null)`

/** What people say is wrong with an agent, or with what a creator says of themselves. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    ...subject,
    /** Null after the person has left. */
    userId: text('user_id').references(() => users.id),
    reason: text('reason').$type<contract.ReportReason>().notNull(),
    comment: text('comment').notNull(),
    at: at('at').notNull(),
    closedAt: at('closed_at'),
    outcome: text('outcome').$type<'dismissed' | 'taken_down'>(),
  },
  (table) => [
    uniqueIndex('reports_one_open')
      .on(table.appId, table.userId)
      .where(sql`${table.closedAt} is null`),
    index('reports_creator')
      .on(table.creatorId, table.at)
      .where(sql`${table.creatorId} is not null`),
    uniqueIndex('reports_one_open_of_creator')
      .on(table.creatorId, table.userId)
      .where(sql`${table.closedAt} is null`),
    index('reports_open').on(table.appId, table.at).where(sql`${table.closedAt} is null`),
    index('reports_user').on(table.userId),
    check('reports_closed', sql`(${table.closedAt} is null) = (${table.outcome} is null)`),
    check('reports_subject', isOneThing(table)),
  ],
)

/** That an agent is out of the store, or texts are off a creator's page, by a moderator's decision. */
export const takedowns = pgTable(
  'takedowns',
  {
    id: uuid('id').primaryKey(),
    ...subject,
    reason: text('reason').$type<contract.TakedownReason>().notNull(),
    note: text('note').notNull(),
    at: at('at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    uniqueIndex('takedowns_one_at_a_time').on(table.appId).where(sql`${table.endedAt} is null`),
    index('takedowns_app').on(table.appId, table.at),
    index('takedowns_creator')
      .on(table.creatorId, table.at)
      .where(sql`${table.creatorId} is not null`),
    index('takedowns_at').on(table.at, table.id),
    check('takedowns_subject', isOneThing(table)),
  ],
)

/** A creator's word against a takedown, and the answer. */
export const appeals = pgTable(
  'appeals',
  {
    id: uuid('id').primaryKey(),
    takedownId: uuid('takedown_id')
      .notNull()
      .references(() => takedowns.id),
    text: text('text').notNull(),
    at: at('at').notNull(),
    decision: text('decision').$type<'upheld' | 'denied'>(),
    answer: text('answer'),
    answeredAt: at('answered_at'),
  },
  (table) => [
    uniqueIndex('appeals_once').on(table.takedownId),
    index('appeals_open').on(table.at).where(sql`${table.answeredAt} is null`),
    check('appeals_answered', sql`(${table.decision} is null) = (${table.answeredAt} is null)`),
  ],
)
