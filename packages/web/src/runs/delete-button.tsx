import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './delete-messages.ts'
import { keepTurns, keptWork } from './kept-question.ts'
import { api } from './queries.ts'

const ConfirmDialog = lazyDialog(async () => (await import('../ui/dialog.tsx')).ConfirmDialog)

/** Takes away what was said in a conversation once its person has confirmed it. `onDeleted`: leaves the place where it is shown. */
export function DeleteButton({
  id,
  slug,
  isForOrganisation,
  onDeleted,
}: {
  id: string
  slug: string
  isForOrganisation: boolean
  onDeleted: () => void | Promise<void>
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => api.deleteConversation({ id }),
    onSuccess: async () => {
      const isKept = keptWork(slug)?.turns?.some(({ result }) => result.conversation_id === id)
      if (isKept) keepTurns(slug, [])
      alertUser(words.deleted)
      await onDeleted()
      void queryClient.invalidateQueries({ queryKey: ['runs', 'listConversations'] })
      queryClient.removeQueries({ queryKey: ['runs', 'getConversation'], type: 'inactive' })
    },
    onError: (error) => alertUser(errorMessage(error, language, words.failed), 'danger'),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)} {...ConfirmDialog.whenNear}>
        {words.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.title}
        description={isForOrganisation ? words.forOrganisation : words.text}
        confirm={words.confirm}
        cancel={words.keep}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
