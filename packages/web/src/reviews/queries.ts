import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { reviews } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { byCursor } from '../by-cursor.ts'

const { listReviews, createReview, deleteReview } = reviews.routes
const api = createClient({ listReviews, createReview, deleteReview })

/** The reviews as one person sees them: their own is marked. */
export const reviewsQuery = (slug: string, userId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['reviews', 'listReviews', { slug, userId }],
    queryFn: ({ pageParam, signal }) => api.listReviews({ slug, cursor: pageParam }, { signal }),
    ...byCursor,
  })

/** After a review the list and the app's rating are no longer what they were. */
function useRefresh(slug: string) {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['reviews', 'listReviews', { slug }] }),
      queryClient.invalidateQueries({ queryKey: ['catalogue'] }),
    ])
  }
}

export function useCreateReview(slug: string) {
  const refresh = useRefresh(slug)
  return useMutation({
    mutationFn: (review: { rating: number; comment: string }) =>
      api.createReview({ slug, ...review }),
    onSuccess: refresh,
  })
}

export function useDeleteReview(slug: string) {
  const refresh = useRefresh(slug)
  return useMutation({ mutationFn: () => api.deleteReview({ slug }), onSuccess: refresh })
}
