import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { ReasonField } from '../ui/reason-field.tsx'
import { usePaymentsChange } from './payments-data-source.ts'

/** Asks for the reason before money moves. What the server refuses is said, and the reason stays. */
export function ReasonForm<Reply>(props: {
  words: {
    why: string
    whyHint: string
    cancel: string
    confirm: string
    busy: string
    failed: string
  }
  /** What stands in the field at first. */
  usual: string
  change: (reason: string) => Promise<Reply>
  onDone: (reply: Reply) => void
  onClose: () => void
}) {
  const { words } = props
  const { language } = useLanguage()
  const [reason, setReason] = useState(props.usual)
  const change = usePaymentsChange(props.change)
  const said = reason.trim()
  const submit = () =>
    change.mutate(said, {
      onSuccess: (reply) => {
        props.onDone(reply)
        props.onClose()
      },
    })
  return (
    <DialogForm
      onSubmit={submit}
      onClose={props.onClose}
      isReady={said !== ''}
      isBusy={change.isPending}
      isDanger
      failure={change.isError && errorMessage(change.error, language, words.failed)}
      cancel={words.cancel}
      confirm={words.confirm}
      busy={words.busy}
    >
      <ReasonField label={words.why} hint={words.whyHint} value={reason} onChange={setReason} />
    </DialogForm>
  )
}
