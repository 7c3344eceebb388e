import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { alertUser } from '../ui/toast.tsx'
import { everything } from './queries.ts'

/** Does something in an organisation, and tells why when it was refused. What the pages show follows before `onSuccess` is called. */
export function useAdminAction<Variables, Answer>(
  action: (variables: Variables) => Promise<Answer>,
  onSuccess: (answer: Answer, variables: Variables) => void = () => {},
) {
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: action,
    onSuccess: async (answer, variables) => {
      await queryClient.invalidateQueries({ queryKey: everything })
      onSuccess(answer, variables)
    },
    onError: (error) => alertUser(errorMessage(error, language), 'danger'),
  })
}

/** The same for what takes the organisation itself away from whoever does it: it is not asked for again. */
export function useFarewell(id: string, action: () => Promise<unknown>, onGone: () => void) {
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: action,
    onSuccess: async () => {
      onGone()
      await queryClient.invalidateQueries({ queryKey: [...everything, 'listOrganisations'] })
      queryClient.removeQueries({
        predicate: ({ queryKey: [, , request] }) =>
          (request as { id?: string } | undefined)?.id === id,
      })
    },
    onError: (error) => alertUser(errorMessage(error, language), 'danger'),
  })
}
