import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Language, organisations } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { byCursor } from '../by-cursor.ts'

export const api = createClient(organisations.routes)

export const everything = ['organisations'] as const

/** Asked for once while the store is open: whatever changes it here asks again. */
export const organisationsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...everything, 'listOrganisations', { userId }],
    queryFn: ({ signal }) => api.listOrganisations({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [...everything, 'getInvitation', { token }],
    queryFn: ({ signal }) => api.getInvitation({ token }, { signal }),
    staleTime: 0,
  })

export const organisationQuery = (id: string, userId: string, language: Language) =>
  queryOptions({
    queryKey: [...everything, 'getOrganisation', { id, userId, lang: language }],
    queryFn: async ({ signal }) =>
      (await api.getOrganisation({ id, lang: language }, { signal })).organisation,
    // Others manage and use it too.
    staleTime: 0,
  })

export interface SharedRunFilters {
  member?: string | undefined
  app?: string | undefined
}

export const sharedRunsQuery = (id: string, filters: SharedRunFilters, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'listSharedRuns', { id, ...filters, lang: language }],
    queryFn: ({ pageParam, signal }) =>
      api.listSharedRuns({ id, ...filters, cursor: pageParam, lang: language }, { signal }),
    ...byCursor,
    staleTime: 0,
  })

/** A shared run with its answer. */
export const sharedRun = (id: string, run: string, language: Language) => ({
  queryKey: [...everything, 'getSharedRun', { id, run, lang: language }],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.getSharedRun({ id, run, lang: language }, { signal })).run,
})

export const organisationLogQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'listOrganisationLog', { id }],
    queryFn: ({ pageParam, signal }) =>
      api.listOrganisationLog({ id, cursor: pageParam }, { signal }),
    ...byCursor,
    staleTime: 0,
  })
