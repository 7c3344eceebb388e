import { createClient } from '../api.ts'
import { lazyShowcase, useSource } from '../showcase/source.ts'
import { trustRoutes } from './trust-routes.ts'

const live = createClient(trustRoutes)
const showcase = lazyShowcase(
  trustRoutes,
  async () => (await import('./trust-showcase.ts')).showcase,
)

/** What waits for a moderator, for whoever moderates, and invented cases for everybody else. */
export const useTrustSource = () => useSource('content_moderation', live, showcase)

export type TrustSource = Extract<ReturnType<typeof useTrustSource>, { status: 'ready' }>
