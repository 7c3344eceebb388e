import { queryOptions } from '@tanstack/react-query'
import { analytics, type Language, type Range } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { type DataSource, lazyShowcase } from '../showcase/data-source.ts'

const { getOverview } = analytics.routes
const overviewRoutes = { getOverview }
type Routes = typeof overviewRoutes

export const live = createClient(overviewRoutes)
export const showcase = lazyShowcase(
  overviewRoutes,
  async () => (await import('./showcase-overview.ts')).showcase,
)

/** What happened in the store; keyed by who asks, so that nobody sees what was loaded for somebody else on the same device. */
export const overviewQuery = (source: DataSource<Routes>, range: Range, lang: Language) =>
  queryOptions({
    queryKey: [
      'analytics',
      'getOverview',
      { key: source.status === 'ready' ? source.key : undefined, range, lang },
    ],
    queryFn: async ({ signal }) => {
      if (source.status === 'loading')
        throw new Error('Nobody can be asked before it is known who looks.')
      return (await source.api.getOverview({ range, lang }, { signal })).overview
    },
    enabled: source.status === 'ready',
  })
