import { bind } from '../bind.ts'
import type { AppDefinition, Sample } from './app-definition.ts'
import { createAppPage } from './app-page.ts'
import { Categories } from './categories.ts'
import { followChanges, type ShowChange } from './changes.ts'
import { hasListedApps, listCreatorApps, listedCreators } from './creator-apps.ts'
import type { CatalogueDependencies, CatalogueParts } from './dependencies.ts'
import { createExecutionCounts } from './execution-counts.ts'
import {
  countListed,
  findListed,
  formerCategories,
  getApp,
  getRunnableApp,
  listApps,
  listedSlugs,
  requireCategory,
  revision,
} from './find-apps.ts'
import { getStore } from './get-store.ts'
import { createListReply } from './list-reply.ts'
import {
  addDraft,
  changeEntitlementStatus,
  changePrice,
  disownApp,
  listApp,
  putBack,
  removeDraft,
  replaceDraft,
  takeDown,
  unlistApp,
} from './listing.ts'
import { createApp, publishApp, unpublishApp, updateApp } from './own-apps.ts'
import { type ListedApp, ReadModel } from './read-model.ts'
import {
  type AppRating,
  announceRatings,
  recordChanges,
  recordRatings,
  showChange,
} from './record-changes.ts'

export type Catalogue = Awaited<ReturnType<typeof createCatalogue>>
export type { AppDefinition, AppRating, ListedApp, Sample, ShowChange }

/** What the store lists. Everything that is listed is answered from memory; the database is the truth. */
export async function createCatalogue(dependencies: CatalogueDependencies) {
  const { database, skills, ownCategories } = dependencies
  const categories = new Categories(ownCategories)
  const titles = skills.map(({ name, title }) => [name, `${title.en} ${title.ar}`] as const)
  const model = new ReadModel(new Map(titles), categories)
  const changes = await followChanges(database, model)
  const executionCounts = createExecutionCounts(model, (appIds) =>
    showChange({ database }, (tx) => changes.record(tx, appIds)),
  )
  const parts: CatalogueParts = {
    ...dependencies,
    categories,
    model,
    changes,
    executionCounts,
    listReply: createListReply(model),
    appPage: createAppPage(dependencies),
    storeMetrics: {},
  }
  const operations = bind(parts, {
    listApps,
    getApp,
    getStore,
    formerCategories,
    requireCategory,
    revision,
    getRunnableApp,
    findListed,
    listedSlugs,
    countListed,
    listCreatorApps,
    hasListedApps,
    listedCreators,
    createApp,
    updateApp,
    publishApp,
    unpublishApp,
    addDraft,
    replaceDraft,
    removeDraft,
    listApp,
    changePrice,
    unlistApp,
    takeDown,
    putBack,
    changeEntitlementStatus,
    disownApp,
    recordChanges,
    recordRatings,
    announceRatings,
    close,
  })
  return {
    ...operations,
    /** What creators can choose, in the store's order. */
    offeredCategories: categories.offered,
    showExecution: executionCounts.showExecution,
  }
}

async function close({ executionCounts, changes }: CatalogueParts): Promise<void> {
  await executionCounts.flush()
  await changes.close()
}
