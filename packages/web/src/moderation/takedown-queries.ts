import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { moderation } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { isRefusal } from './is-refusal.ts'

const { getTakedown, appealTakedown, listProfileTakedowns, appealProfileTakedown } =
  moderation.routes
const api = createClient({
  getTakedown,
  appealTakedown,
  listProfileTakedowns,
  appealProfileTakedown,
})

/** Of an own agent that was taken down. A moderator may answer at any time, so it is asked for anew. */
export const takedownQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['moderation', 'getTakedown', { userId, id }],
    queryFn: async ({ signal }) => (await api.getTakedown({ id }, { signal })).takedown,
    staleTime: 0,
  })

export function useAppeal(userId: string, id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = takedownQuery(userId, id)
  return useMutation({
    mutationFn: (text: string) => api.appealTakedown({ id, text }),
    onSuccess: ({ takedown }) => queryClient.setQueryData(queryKey, takedown),
    onError: (error) => {
      // Appealed in another window, or back in the store: either is shown when it is asked for anew.
      if (!isRefusal(error)) return
      void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: ['forge', 'getAgent', { userId, id }] })
    },
  })
}

/** Of what the creator says of themselves: those that stand. */
export const profileTakedownsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['moderation', 'listProfileTakedowns', { userId }],
    queryFn: async ({ signal }) => (await api.listProfileTakedowns({}, { signal })).takedowns,
    staleTime: 0,
  })

export function useProfileAppeal(userId: string, id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => api.appealProfileTakedown({ id, text }),
    // Appealed in another window, or put back: either is shown as well when it is asked for anew.
    onSettled: () => queryClient.invalidateQueries(profileTakedownsQuery(userId)),
  })
}
