import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { creators, type Language, type Range } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { byCursor } from '../by-cursor.ts'

const api = createClient(creators.routes)

const PAGE = 20

// Everything is keyed by the person, so that nobody sees what was loaded for somebody else on the same device.

export const statsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['creators', 'getCreatorStats', { userId }],
    queryFn: async ({ signal }) => (await api.getCreatorStats({}, { signal })).stats,
  })

export const agentsQuery = (userId: string, language: Language) =>
  queryOptions({
    queryKey: ['creators', 'listCreatorAgents', { userId, lang: language }],
    queryFn: async ({ signal }) =>
      (await api.listCreatorAgents({ lang: language }, { signal })).agents,
  })

export const seriesQuery = (userId: string, range: Range) =>
  queryOptions({
    queryKey: ['creators', 'getCreatorSeries', { userId, range }],
    queryFn: async ({ signal }) => (await api.getCreatorSeries({ range }, { signal })).days,
  })

/** Of one agent by its slug, or of all. */
export const earningsQuery = (userId: string, language: Language, app?: string) =>
  infiniteQueryOptions({
    queryKey: ['creators', 'listEarnings', { userId, lang: language, app }],
    queryFn: ({ pageParam, signal }) =>
      api.listEarnings({ app, cursor: pageParam, limit: PAGE, lang: language }, { signal }),
    ...byCursor,
  })

export const agentRunsQuery = (
  userId: string,
  language: Language,
  {
    app,
    status,
  }: { app?: string | undefined; status?: 'all' | 'succeeded' | 'failed' | undefined } = {},
) =>
  infiniteQueryOptions({
    queryKey: ['creators', 'listAgentRuns', { userId, lang: language, app, status }],
    queryFn: ({ pageParam, signal }) =>
      api.listAgentRuns(
        { app, status, cursor: pageParam, limit: PAGE, lang: language },
        { signal },
      ),
    ...byCursor,
  })
