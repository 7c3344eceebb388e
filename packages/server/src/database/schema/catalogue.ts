import type { Bilingual, catalogue } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
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

const DEFAULT_TENTHS = 45

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What the store lists. How an app executes stands in schema/runs.ts. */
export const apps = pgTable(
  'apps',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    category: text('category').notNull(),
    emoji: text('emoji').notNull(),
    icon: text('icon'),
    name: jsonb('name').$type<Bilingual>().notNull(),
    /** By which it is compared with other names (names/skeleton.ts); null: from before they were. */
    nameKeys: text('name_keys').array(),
    shortDescription: jsonb('short_description').$type<Bilingual>().notNull(),
    description: jsonb('description').$type<Bilingual>().notNull(),
    fullDescription: jsonb('full_description').$type<Bilingual>().notNull(),
    needs: jsonb('needs').$type<Bilingual<string[]>>().notNull(),
    never: jsonb('never').$type<Bilingual<string[]>>().notNull(),
    demoPrompts: jsonb('demo_prompts').$type<Bilingual<string[]>>().notNull(),
    /** A question with the agent's real answer, for the app page and Today. */
    sample: jsonb('sample').$type<Bilingual<{ prompt: string; answer: string }>>(),
    pricingModel: text('pricing_model').notNull(),
    /** Dirhams in fils, VAT included. */
    priceFils: integer('price_fils').notNull(),
    /** Who offers it: the store itself, or a creator. */
    creatorId: text('creator_id').references(() => users.id),
    isActive: boolean('is_active').notNull(),
    /** The number of the creator's version that is listed; null for the store's own agents and for what is not listed. */
    liveVersion: integer('live_version'),
    /** Since when it has failed its daily tests too often. */
    maintenanceSince: at('maintenance_since'),
    /** Since when a moderator keeps it out of the store; `isActive` is false meanwhile, and `liveVersion` what returns. */
    takenDownAt: at('taken_down_at'),
    verification: jsonb('verification').$type<{ statement: Bilingual; promptsChecked: number }>(),
    verifiedAt: at('verified_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** Kept by what reviews and runs report; their own rows are the truth and `doctor` compares. Only reviews that count are counted. */
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewsCount: integer('reviews_count').notNull().default(0),
    /** The rating that is shown, in tenths of a star, and what it was before it last moved: reviews/rating.ts. */
    ratingTenths: integer('rating_tenths').notNull().default(DEFAULT_TENTHS),
    ratingBefore: integer('rating_before').notNull().default(DEFAULT_TENTHS),
    ratingMovedAt: at('rating_moved_at'),
    /** When it may move on; null: it stands where its reviews want it. */
    ratingNextAt: at('rating_next_at'),
    /** How many of the reviews that count gave each number of stars, from one on: first those of little weight, then those by people who ran it. */
    votes: integer('votes').array().notNull().default(sql`'{0,0,0,0,0,0,0,0,0,0}'`),
    /** Rises with every change of its reviews. */
    ratingChanges: integer('rating_changes').notNull().default(0),
    /** Since when a change of its reviews has not been announced to the other processes. */
    ratingUnannouncedSince: at('rating_unannounced_since'),
    executionCount: integer('execution_count').notNull().default(0),
    /** Points of the people who had an answer of it (contract, POPULARITY_RULES). Addresses are forgotten, so no rows say it again. */
    popularity: integer('popularity').notNull().default(0),
    /** The number of the change that last touched what the store shows of it. */
    changeNumber: bigint('change_number', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('apps_slug').on(table.slug),
    index('apps_name_keys').using('gin', table.nameKeys).where(sql`${table.isActive}`),
    index('apps_name_keys_missing').on(table.id).where(sql`${table.nameKeys} is null`),
    index('apps_change_number').on(table.changeNumber),
    index('apps_rating_next').on(table.ratingNextAt).where(sql`${table.ratingNextAt} is not null`),
    index('apps_rating_unannounced')
      .on(table.ratingUnannouncedSince)
      .where(sql`${table.ratingUnannouncedSince} is not null`),
    index('apps_creator').on(table.creatorId, table.createdAt),
    check(
      'apps_category',
      sql`${table.category} ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' and length(${table.category}) <= 40`,
    ),
    check(
      'apps_pricing',
      sql`(${table.pricingModel} = 'free') = (${table.priceFils} = 0) and ${table.priceFils} >= 0`,
    ),
    check('apps_taken_down', sql`${table.takenDownAt} is null or not ${table.isActive}`),
    check(
      'apps_rating',
      sql`${table.ratingTenths} between 10 and 50 and abs(${table.ratingTenths} - ${table.ratingBefore}) <= 1`,
    ),
    check('apps_counts', sql`${table.reviewsCount} >= 0 and ${table.executionCount} >= 0`),
  ],
)

/**
 * When apps stood in the store, and whose they were then, by the id alone: people leave. What an app stands there for now has no end yet;
 * `apps.isActive` says the same, and `doctor` compares.
 */
export const listedTimes = pgTable(
  'listed_times',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    creatorId: text('creator_id'),
    listedAt: at('listed_at').notNull(),
    unlistedAt: at('unlisted_at'),
  },
  (table) => [
    uniqueIndex('listed_times_now').on(table.appId).where(sql`${table.unlistedAt} is null`),
    check('listed_times_order', sql`${table.unlistedAt} >= ${table.listedAt}`),
  ],
)

/** What apps that stand in the store cost, since when: a row for each price. Rows are only added, which a trigger of the migrations holds. */
export const listedPrices = pgTable(
  'listed_prices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    model: text('model').$type<catalogue.PricingModel>().notNull(),
    fils: integer('fils').notNull(),
    since: at('since').notNull(),
  },
  (table) => [
    index('listed_prices_app').on(table.appId, table.id),
    check('listed_prices_model', sql`(${table.model} = 'free') = (${table.fils} = 0)`),
  ],
)

/** One row: the number of the newest change to the catalogue. Taken under its row lock, so numbers commit in order. */
export const catalogueState = pgTable('catalogue_state', {
  id: integer('id').primaryKey(),
  changeNumber: bigint('change_number', { mode: 'number' }).notNull(),
})
