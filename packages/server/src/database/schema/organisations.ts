import type { organisations as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { apps } from './catalogue.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
/** Null: as much as there is. */
const cap = () => ({
  monthlyFils: bigint('monthly_fils', { mode: 'number' }),
  monthlyRuns: integer('monthly_runs'),
})

/** People who use agents together. Its row stays when it is dissolved, as runs name it. */
export const organisations = pgTable('organisations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  ...cap(),
  onlyListed: boolean('only_listed').notNull().default(false),
  createdAt: at('created_at').notNull(),
  dissolvedAt: at('dissolved_at'),
})

export const organisationMembers = pgTable(
  'organisation_members',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role').$type<contract.OrganisationRole>().notNull(),
    joinedAt: at('joined_at').notNull(),
    ...cap(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index('organisation_members_user').on(table.userId),
    uniqueIndex('organisation_members_one_owner')
      .on(table.organisationId)
      .where(sql`${table.role} = 'owner'`),
    check('organisation_members_role', sql`${table.role} in ('owner', 'admin', 'member')`),
  ],
)

export const organisationInvitations = pgTable(
  'organisation_invitations',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    email: text('email').notNull(),
    role: text('role').$type<contract.Invitation['role']>().notNull(),
    /** sha-256 of what the link holds. */
    tokenHash: text('token_hash').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('organisation_invitations_email').on(
      table.organisationId,
      sql`lower(${table.email})`,
    ),
    uniqueIndex('organisation_invitations_token').on(table.tokenHash),
  ],
)

/** What an organisation says of one agent: its own cap, and that it is allowed where only listed ones are. */
export const organisationAgents = pgTable(
  'organisation_agents',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id),
    ...cap(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.appId] })],
)

/** What the organisation, a member or an agent (`subject`: its id) used of a month. Equal to that month's charges of runs, reserved or taken. */
export const organisationUsage = pgTable(
  'organisation_usage',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    month: text('month').notNull(),
    subject: text('subject').notNull(),
    fils: bigint('fils', { mode: 'number' }).notNull(),
    runs: integer('runs').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.month, table.subject] }),
    check('organisation_usage_amounts', sql`${table.fils} >= 0 and ${table.runs} >= 0`),
  ],
)

/** What an organisation was called before and after an entry of its log, which holds no name. Those of before this was kept are not known. */
export const organisationRenames = pgTable(
  'organisation_renames',
  {
    /** The entry’s number. */
    entry: bigint('entry', { mode: 'number' }).primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    before: text('before').notNull(),
    after: text('after').notNull(),
  },
  (table) => [index('organisation_renames_organisation').on(table.organisationId)],
)
