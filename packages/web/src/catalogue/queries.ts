import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import type { catalogue, Language } from '@wakeel/contract'
import { api } from '../api.ts'
import { byCursor } from '../by-cursor.ts'
import { catalogueRequest, type Filters, isFiltered, searchRequest } from './filters.ts'
import { loadToday } from './today.ts'

export const storeQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'getStore'],
    queryFn: ({ signal }) => api.catalogue.getStore({}, { signal }),
  })

export const todayQuery = (language: Language) =>
  queryOptions({
    queryKey: ['catalogue', 'today', { lang: language }],
    queryFn: () => loadToday(api.catalogue, language),
  })

/** Null where the server found no such agent when it wrote the page. */
export const appQuery = (slug: string, language: Language) =>
  queryOptions({
    queryKey: ['catalogue', 'getApp', { slug, lang: language }],
    queryFn: async ({ signal }): Promise<catalogue.App | null> =>
      (await api.catalogue.getApp({ slug, lang: language }, { signal })).app,
  })

/** The pages of a list that were asked for so far. */
export type AppPages = InfiniteData<catalogue.AppList>

const listQuery = (request: ReturnType<typeof searchRequest>) =>
  infiniteQueryOptions({
    queryKey: ['catalogue', 'listApps', request],
    queryFn: ({ pageParam, signal }) =>
      api.catalogue.listApps({ ...request, cursor: pageParam }, { signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

export const catalogueQuery = (filters: Filters, language: Language) =>
  listQuery(catalogueRequest(filters, language))

/** A blank query clears the results (specification section 5): search asks nothing without words, unless a filter was chosen. */
export const searchQuery = (filters: Filters, language: Language) => ({
  ...listQuery(searchRequest(filters, language)),
  enabled: filters.q !== undefined || isFiltered(filters),
})
