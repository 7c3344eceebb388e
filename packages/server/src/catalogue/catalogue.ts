import type { Bilingual, catalogue, InputOf, ReplyOf } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import { eq } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { isTaken } from '../database/failures.ts'
import { apps } from '../database/schema/catalogue.ts'
import { DomainError } from '../errors.ts'
import type { PreparedReply } from '../http/context.ts'
import { type AppDefinition, type Sample, toValues, type Verification } from './app-definition.ts'
import { createAppPage } from './app-page.ts'
import { Categories } from './categories.ts'
import { followChanges, type ShowChange } from './changes.ts'
import { createExecutionCounts } from './execution-counts.ts'
import { createListReply } from './list-reply.ts'
import { keepListedTimes } from './listed-times.ts'
import { createListing } from './listing.ts'
import type { OfferedCategory } from './own-categories.ts'
import { type ListedApp, ReadModel } from './read-model.ts'
import { readStoreFigures, type StoreFigures } from './store-metrics.ts'

export type Catalogue = Awaited<ReturnType<typeof createCatalogue>>
export type { AppDefinition, ListedApp, Sample, ShowChange, Verification }

type Routes = typeof catalogue.routes

/** What the reviews of an app that count come to. */
export type AppRating = { appId: string } & Pick<
  typeof apps.$inferSelect,
  'ratingSum' | 'reviewsCount' | 'ratingTenths' | 'ratingBefore' | 'ratingMovedAt' | 'ratingNextAt'
>

/** What the store lists. Everything that is listed is answered from memory; the database is the truth. */
export async function createCatalogue({
  database,
  clock,
  newId,
  skills,
  investorDemo,
  storeName,
  ownCategories,
}: {
  database: Database
  clock: Clock
  newId(): string
  skills: readonly Skill[]
  investorDemo: boolean
  storeName: Bilingual
  /** Undefined: the standard ones. */
  ownCategories: readonly OfferedCategory[] | undefined
}) {
  const categories = new Categories(ownCategories)
  const model = new ReadModel(
    new Map(skills.map(({ name, title }) => [name, `${title.en} ${title.ar}`])),
    categories,
  )
  const changes = await followChanges(database, model)
  const executionCounts = createExecutionCounts(model, (appIds) =>
    change((tx) => changes.record(tx, appIds)),
  )
  const listing = createListing({ clock, newId, changes: { record: recordListing } })
  const listReply = createListReply(model)
  const appPage = createAppPage({ database, clock, skills, storeName })
  let figures: { revision: number; of: Promise<StoreFigures> } | undefined

  /** Shows what may have come into the store or left it. */
  async function recordListing(tx: Transaction, ids: string[]): Promise<ShowChange> {
    await keepListedTimes(tx, ids, clock.now())
    return changes.record(tx, ids)
  }

  /** A write of its own: shown here as soon as it has committed. */
  async function change(write: (tx: Transaction) => Promise<ShowChange>): Promise<void> {
    const show = await database.transaction(write)
    show()
  }

  async function update(id: string, values: Partial<typeof apps.$inferInsert>): Promise<void> {
    await change(async (tx) => {
      const changed = await tx
        .update(apps)
        .set({ ...values, updatedAt: clock.now() })
        .where(eq(apps.id, id))
        .returning({ id: apps.id })
      if (changed.length === 0) throw new DomainError('catalogue.app_not_found')
      return recordListing(tx, [id])
    }).catch(refuseTakenSlug)
  }

  /** The app at this address or with this id, if the store lists it. */
  function getRunnableApp(slugOrId: string): ListedApp {
    const app = model.find(slugOrId)
    if (!app) throw new DomainError('catalogue.app_not_found')
    return app
  }

  /** Runs are counted into the catalogue, and sample people never come without sample reviews: all of it only changes when the catalogue does. */
  function getFigures(): Promise<StoreFigures> {
    const { revision } = model
    if (figures?.revision !== revision) {
      figures = { revision, of: readStoreFigures(database) }
      figures.of.catch(() => {
        figures = undefined
      })
    }
    return figures.of
  }

  return {
    async listApps(input: InputOf<Routes['listApps']>): Promise<PreparedReply> {
      return listReply(input)
    },

    async getApp({ slug, lang }: InputOf<Routes['getApp']>): Promise<PreparedReply> {
      return appPage(getRunnableApp(slug), lang)
    },

    async getStore(): Promise<ReplyOf<Routes['getStore']>> {
      const { hasSampleData, medianMs } = await getFigures()
      return {
        success: true,
        total_apps: model.size,
        total_runs: model.countRuns(),
        median_time_ms: medianMs,
        has_sample_data: hasSampleData,
        investor_demo: investorDemo,
      }
    },

    /** What creators can choose, in the store's order. */
    offeredCategories: categories.offered,
    /** Of what is not offered any more, that in which an agent is still listed. */
    formerCategories: (): string[] =>
      model
        .categories()
        .map(({ id }) => id)
        .slice(categories.offered.length),
    /** Refuses a category that creators cannot choose; an agent may stay in one that it is in (`kept`). */
    requireCategory: (field: string, category: string, kept?: readonly string[]) =>
      categories.requireOffered(field, category, kept),

    /** Rises whenever what the store lists changes. */
    revision: () => model.revision,

    getRunnableApp,
    /** The same, or undefined where it is not listed. */
    findListed: (slugOrId: string): ListedApp | undefined => model.find(slugOrId),

    /** Adds an app as a draft; new now unless it has a day of its own. Refuses an address that is taken. */
    async createApp({
      createdAt = clock.now(),
      ...definition
    }: AppDefinition & { createdAt?: Date }): Promise<{ id: string; slug: string }> {
      const id = newId()
      await change(async (tx) => {
        await tx.insert(apps).values({
          id,
          ...toValues(definition),
          isActive: false,
          createdAt,
          updatedAt: clock.now(),
          changeNumber: 0,
        })
        return changes.record(tx, [id])
      }).catch(refuseTakenSlug)
      return { id, slug: definition.slug }
    },

    /** Replaces what an app is. Its address may change, its id, figures and verification stay. */
    async updateApp(id: string, definition: AppDefinition): Promise<void> {
      await update(id, toValues(definition))
    },

    /** Lists an app; verified when it was checked. */
    async publishApp(id: string, verification?: Verification, sample?: Sample): Promise<void> {
      await update(id, {
        isActive: true,
        ...(verification && { verification, verifiedAt: clock.now() }),
        ...(sample && { sample }),
      })
    },

    /** Takes an app out of the store; it stays a draft. */
    async unpublishApp(id: string): Promise<void> {
      await change((tx) => listing.unlistApp(tx, id))
    },

    ...listing,

    recordExecution: executionCounts.recordExecution,

    /** Shows what changed of apps in another capability's tables, at the end of the transaction that changed it. */
    recordChanges: async (tx: Transaction, appIds: string[]): Promise<ShowChange> =>
      appIds.length > 0 ? changes.record(tx, appIds) : () => {},

    /** Changes the rating of apps that are held, at the end of the transaction that changed their reviews. */
    async recordRatings(tx: Transaction, ratings: AppRating[]): Promise<ShowChange> {
      if (ratings.length === 0) return () => {}
      for (const { appId, ...values } of ratings)
        await tx.update(apps).set(values).where(eq(apps.id, appId))
      return changes.record(
        tx,
        ratings.map(({ appId }) => appId),
      )
    },

    async close(): Promise<void> {
      await executionCounts.flush()
      await changes.close()
    },
  }
}

function refuseTakenSlug(error: unknown): never {
  throw isTaken(error, 'apps_slug') ? new DomainError('catalogue.slug_taken') : error
}
