import type { catalogue, ReplyOf } from '@wakeel/contract'
import type { CatalogueParts } from './dependencies.ts'
import { readStoreMetrics, type StoreMetrics } from './store-metrics.ts'

type Routes = typeof catalogue.routes

export async function getStore(catalogue: CatalogueParts): Promise<ReplyOf<Routes['getStore']>> {
  const { model, investorDemo } = catalogue
  const { hasSampleData, medianMs } = await getStoreMetrics(catalogue)
  return {
    success: true,
    total_apps: model.size,
    total_runs: model.countRuns(),
    median_time_ms: medianMs,
    has_sample_data: hasSampleData,
    investor_demo: investorDemo,
  }
}

/** Runs are counted into the catalogue, and sample people never come without sample reviews: all of it only changes when the catalogue does. */
async function getStoreMetrics({
  model: { revision },
  storeMetrics,
  database,
}: CatalogueParts): Promise<StoreMetrics> {
  if (storeMetrics.latest?.revision === revision) return storeMetrics.latest.read
  const read = readStoreMetrics(database)
  storeMetrics.latest = { revision, read }
  read.catch(() => {
    storeMetrics.latest = undefined
  })
  return read
}
