import { createClient } from '../api.ts'
import { lazyShowcase, useDataSource } from '../showcase/data-source.ts'
import { trustRoutes } from './trust-routes.ts'

const live = createClient(trustRoutes)
const showcase = lazyShowcase(
  trustRoutes,
  async () => (await import('./trust-showcase.ts')).showcase,
)

/** What waits for a moderator, for whoever moderates, and invented cases for everybody else. */
export const useTrustDataSource = () => useDataSource('content_moderation', live, showcase)

export type TrustDataSource = Extract<ReturnType<typeof useTrustDataSource>, { status: 'ready' }>
