import type { ReactNode } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { alertUser } from '../ui/toast.tsx'
import { isRefusal } from './is-refusal.ts'
import type { TrustDataSource } from './trust-data-source.ts'
import { messages } from './trust-messages.ts'
import { type AdminAction, useAdminAction } from './trust-queries.ts'

/**
 * A decision of a moderator in a dialog. It closes when it is done, and when the server refuses: then somebody else was quicker, and
 * an alert says so. What did not reach the server stays as it was written.
 */
export function AdminActionForm(props: {
  source: TrustDataSource
  /** Undefined while something that it needs is not said yet. */
  action: AdminAction | undefined
  confirm: string
  isDanger?: boolean
  /** What the alert says afterwards. */
  done: string
  onClose: () => void
  /** Where to go when it is done; without it the dialog only closes. */
  onDone?: () => void
  children: ReactNode
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const { mutate, isPending, isError } = useAdminAction(props.source)

  const decide = (action: AdminAction) =>
    mutate(action, {
      onSuccess: () => {
        alertUser(props.done)
        ;(props.onDone ?? props.onClose)()
      },
      onError: (error) => {
        if (!isRefusal(error)) return
        const why = errorMessage(error, language, '')
        alertUser(why ? words.refused(why) : words.refusedUnknown, 'danger')
        props.onClose()
      },
    })

  return (
    <DialogForm
      onSubmit={() => props.action && decide(props.action)}
      onClose={props.onClose}
      isReady={props.action !== undefined}
      isBusy={isPending}
      isDanger={props.isDanger}
      failure={isError && words.failed}
      cancel={words.cancel}
      confirm={props.confirm}
      busy={words.sending}
    >
      {props.children}
    </DialogForm>
  )
}
