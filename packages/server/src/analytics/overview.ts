import {
  type analytics as contract,
  type InputOf,
  RANGES,
  type Range,
  type ReplyOf,
} from '@wakeel/contract'
import { firstDay } from '../metrics/finalised-days.ts'
import { createSingleFlight } from '../metrics/single-flight.ts'
import { createSlidingWindowCounters } from '../metrics/sliding-window-counters.ts'
import { runsByAgent, searchesByQuery } from './counter-queries.ts'
import { type OverviewParts, readOverview } from './read-overview.ts'

type Route = typeof contract.routes.getOverview

/** The overview of what happened in the store, and the counters that this process holds for it. */
export function createOverview(
  dependencies: Pick<OverviewParts, 'database' | 'clock' | 'metrics'>,
) {
  const spans = Object.values(RANGES)
  const agents = createSlidingWindowCounters({ ...dependencies, spans, select: runsByAgent })
  const searches = createSlidingWindowCounters({
    ...dependencies,
    spans,
    select: searchesByQuery,
    isLate: true,
  })
  const parts = { ...dependencies, agents, searches }
  const read = {
    en: createSingleFlight((range: Range) => readOverview(parts, range, 'en')),
    ar: createSingleFlight((range: Range) => readOverview(parts, range, 'ar')),
  }

  return {
    async getOverview({ range, lang }: InputOf<Route>): Promise<ReplyOf<Route>> {
      return { success: true, overview: await read[lang](range) }
    },

    /** Adds up in memory what has settled, so that nobody who asks has to wait for it. */
    async catchUp(): Promise<void> {
      if ((await firstDay(dependencies.database)) === undefined) return
      await agents.catchUp()
      await searches.catchUp()
    },
  }
}
