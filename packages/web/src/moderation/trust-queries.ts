import {
  type InfiniteData,
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Language } from '@wakeel/contract'
import { byCursor } from '../by-cursor.ts'
import type { TrustDataSource } from './trust-data-source.ts'
import type { TakedownState } from './trust-url-state.ts'

const PAGE = 20

/** Several people moderate at once, so every list is asked for anew when it opens. */
const pages = { ...byCursor, staleTime: 0 }

export const submissionsQuery = ({ api, key }: TrustDataSource) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'listSubmissions', { key }],
    queryFn: ({ pageParam, signal }) =>
      api.listSubmissions({ cursor: pageParam, limit: PAGE }, { signal }),
    ...pages,
  })

export const reportsQuery = ({ api, key }: TrustDataSource, lang: Language) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'listReports', { key, lang }],
    queryFn: ({ pageParam, signal }) =>
      api.listReports({ cursor: pageParam, limit: PAGE, lang }, { signal }),
    ...pages,
  })

export const takedownsQuery = (
  { api, key }: TrustDataSource,
  state: TakedownState,
  lang: Language,
) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'listTakedowns', { key, state, lang }],
    queryFn: ({ pageParam, signal }) =>
      api.listTakedowns({ state, cursor: pageParam, limit: PAGE, lang }, { signal }),
    ...pages,
  })

export const heldReviewsQuery = ({ api, key }: TrustDataSource, lang: Language) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'listHeldReviews', { key, lang }],
    queryFn: ({ pageParam, signal }) =>
      api.listHeldReviews({ cursor: pageParam, limit: PAGE, lang }, { signal }),
    ...pages,
  })

/** How many there are: `20+` when only the first of them are known. */
export function countOf<Page extends { next_cursor: string | null }>(
  data: InfiniteData<Page> | undefined,
  rowsOf: (page: Page) => readonly unknown[],
): { known: number; isMore: boolean } | undefined {
  if (!data) return undefined
  return {
    known: data.pages.flatMap(rowsOf).length,
    isMore: data.pages.at(-1)?.next_cursor !== null,
  }
}

export type AdminAction = (api: TrustDataSource['api']) => Promise<unknown>

/** Decides something. Whatever came of it, the lists are asked for anew: a refusal means that they had changed before. */
export function useAdminAction(source: TrustDataSource) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (action: AdminAction) => action(source.api),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['moderation'] })
      for (const queryKey of [['catalogue'], ['reviews'], ['audit'], ['creators'], ['forge']])
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    },
  })
}
