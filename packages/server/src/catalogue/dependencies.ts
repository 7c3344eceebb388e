import type { Bilingual } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { createAppPage } from './app-page.ts'
import type { Categories } from './categories.ts'
import type { followChanges } from './changes.ts'
import type { createExecutionCounts } from './execution-counts.ts'
import type { createListReply } from './list-reply.ts'
import type { OfferedCategory } from './own-categories.ts'
import type { ReadModel } from './read-model.ts'
import type { StoreMetrics } from './store-metrics.ts'

export interface CatalogueDependencies {
  database: Database
  clock: Clock
  newId(): string
  skills: readonly Skill[]
  investorDemo: boolean
  storeName: Bilingual
  /** Undefined: the standard ones. */
  ownCategories: readonly OfferedCategory[] | undefined
}

/** What its operations take: what it is built from, and what this process holds of the catalogue. */
export interface CatalogueParts extends CatalogueDependencies {
  categories: Categories
  model: ReadModel
  changes: Awaited<ReturnType<typeof followChanges>>
  executionCounts: ReturnType<typeof createExecutionCounts>
  listReply: ReturnType<typeof createListReply>
  appPage: ReturnType<typeof createAppPage>
  /** As they were at a revision of the catalogue. */
  storeMetrics: { latest?: { revision: number; read: Promise<StoreMetrics> } | undefined }
}
