import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { widgets } from '@wakeel/contract'
import { createClient } from '../api.ts'

export const api = createClient(widgets.routes)

const everything = ['widgets'] as const

/** A person’s own widgets, or an organisation’s. */
export const widgetsQuery = (userId: string, organisation: string | undefined) =>
  queryOptions({
    queryKey: [...everything, 'listWidgets', { userId, organisation }],
    queryFn: async ({ signal }) => (await api.listWidgets({ organisation }, { signal })).widgets,
    // Visitors use them meanwhile.
    staleTime: 0,
  })

/** Does something with a widget; the list follows before `onSuccess` is called. */
export function useWidgetAction<Variables, Answer>(
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
