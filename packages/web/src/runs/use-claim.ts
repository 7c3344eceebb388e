import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../api.ts'
import { holderOf, keepTurns, keptTurns } from './kept-question.ts'
import { api } from './queries.ts'

/** Makes what was asked here without an account part of the one that is signed in to; true until that is done. What it cannot have begins anew; what was not heard of stays, and is asked for with the next page. */
export function useClaim(slug: string, userId: string | undefined): boolean {
  const turns = userId ? keptTurns(slug, holderOf(undefined)) : undefined
  const id = turns?.[0]?.result.conversation_id
  const claim = useQuery({
    queryKey: ['runs', 'claimConversation', { slug, userId }],
    enabled: id !== undefined,
    queryFn: async () => {
      const kept = await api.claimConversation({ id: id! }).then(
        () => turns!,
        (error) => {
          if (error instanceof ApiError && error.status < 500) return []
          throw error
        },
      )
      keepTurns(slug, kept, holderOf(userId))
      return true
    },
  })
  return id !== undefined && claim.isPending
}
