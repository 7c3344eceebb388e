import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Language, reviews } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { byCursor } from '../by-cursor.ts'

const { listReceivedReviews, replyToReview, deleteReply } = reviews.routes
const api = createClient({ listReceivedReviews, replyToReview, deleteReply })

export type Shown = 'all' | 'open'

/** Reviews of a creator's own agents. */
export const receivedQuery = (userId: string, show: Shown, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['reviews', 'listReceivedReviews', { userId, show, lang: language }],
    queryFn: ({ pageParam, signal }) =>
      api.listReceivedReviews({ show, cursor: pageParam, lang: language }, { signal }),
    ...byCursor,
  })

/** The store shows a reply at once, so its pages ask for their reviews again too. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['reviews'] })
}

export function useReplyToReview(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (reply: string) => api.replyToReview({ id, text: reply }),
    onSuccess: refresh,
  })
}

export function useDeleteReply(id: string) {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => api.deleteReply({ id }), onSuccess: refresh })
}
