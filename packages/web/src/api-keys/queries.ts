import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiKeys } from '@wakeel/contract'
import { createClient } from '../api.ts'

export const api = createClient(apiKeys.routes)

const everything = ['apiKeys'] as const

/** A person’s own keys, or an organisation’s. */
export const apiKeysQuery = (userId: string, organisation: string | undefined) =>
  queryOptions({
    queryKey: [...everything, 'listApiKeys', { userId, organisation }],
    queryFn: async ({ signal }) => (await api.listApiKeys({ organisation }, { signal })).api_keys,
    // Programs use them meanwhile.
    staleTime: 0,
  })

export const apiKeyUsageQuery = (id: string) =>
  queryOptions({
    queryKey: [...everything, 'getApiKeyUsage', { id }],
    queryFn: async ({ signal }) => (await api.getApiKeyUsage({ id }, { signal })).days,
    staleTime: 0,
  })

/** Does something with a key; the list follows before `onSuccess` is called. */
export function useKeyAction<Variables, Answer>(
  action: (variables: Variables) => Promise<Answer>,
  onSuccess: (answer: Answer) => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: action,
    onSuccess: async (answer) => {
      await queryClient.invalidateQueries({ queryKey: everything })
      onSuccess(answer)
    },
  })
}
