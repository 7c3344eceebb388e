import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { webhooks } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { byCursor } from '../by-cursor.ts'

export const api = createClient(webhooks.routes)

const everything = ['webhooks'] as const
/** While something waits to be sent. */
const LOOK_AGAIN_MS = 3_000

/** A person’s own endpoints, or an organisation’s. */
export const webhookEndpointsQuery = (userId: string, organisation: string | undefined) =>
  queryOptions({
    queryKey: [...everything, 'listWebhookEndpoints', { userId, organisation }],
    queryFn: async ({ signal }) =>
      (await api.listWebhookEndpoints({ organisation }, { signal })).webhook_endpoints,
    // The store calls them meanwhile.
    staleTime: 0,
  })

export const webhookDeliveriesQuery = (
  id: string,
  status: webhooks.WebhookDeliveryStatus | undefined,
) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...everything, 'listWebhookDeliveries', { id, status }],
    queryFn: ({ pageParam, signal }) =>
      api.listWebhookDeliveries({ id, status, cursor: pageParam }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some(isNew)) ? LOOK_AGAIN_MS : false,
  })

/** It was not tried yet, so it is sent in a moment. */
const isNew = ({ status, attempts }: webhooks.WebhookDelivery) =>
  status === 'pending' && attempts.length === 0

/** Does something with an endpoint; what is shown of it follows before `onSuccess` is called. */
export function useWebhookAction<Variables, Answer>(
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
