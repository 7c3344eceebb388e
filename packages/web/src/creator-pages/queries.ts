import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { creatorPages, type Language, type RequestOf, type ResultOf } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { byCursor } from '../by-cursor.ts'
import { creatorKey } from './creator-key.ts'

const store = createClient(creatorPages.routes, { asVisitor: true })
const own = createClient(creatorPages.routes)

type CreatorPage = ResultOf<typeof creatorPages.routes.getCreator>

/** A creator with the pages of their agents that were asked for so far; null where the server found none when it wrote the page. */
export const creatorQuery = (handle: string, language: Language) =>
  infiniteQueryOptions({
    queryKey: creatorKey(handle, language),
    queryFn: ({ pageParam, signal }): Promise<CreatorPage> =>
      store.getCreator({ handle, lang: language, cursor: pageParam }, { signal }),
    ...byCursor,
  })

export type CreatorPages = InfiniteData<CreatorPage>

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['creatorPages', 'getCreatorProfile', { userId }],
    queryFn: async ({ signal }) => (await own.getCreatorProfile({}, { signal })).profile,
  })

export function useSetCreatorProfile(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (profile: RequestOf<typeof creatorPages.routes.setCreatorProfile>) =>
      own.setCreatorProfile(profile),
    onSuccess: async ({ profile }) => {
      queryClient.setQueryData(profileQuery(userId).queryKey, profile)
      await queryClient.invalidateQueries({ queryKey: ['creatorPages', 'getCreator'] })
    },
  })
}
