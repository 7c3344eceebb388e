import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ReasonField } from '../ui/reason-field.tsx'
import { AdminActionForm } from './admin-action-form.tsx'
import type { TrustDataSource } from './trust-data-source.ts'
import { messages } from './trust-messages.ts'

interface DialogProps {
  source: TrustDataSource
  action: (api: TrustDataSource['api'], reason: string) => Promise<unknown>
  confirm: string
  /** What the alert says afterwards. */
  done: string
  onClose: () => void
}

/** Asks for the reason of a decision that needs nothing else. */
export function ReasonDialog({
  open,
  title,
  line,
  ...props
}: DialogProps & { open: boolean; title: string; line: string }) {
  return (
    <Dialog open={open} onClose={props.onClose} title={title} description={line}>
      <ReasonForm {...props} />
    </Dialog>
  )
}

function ReasonForm({ action, ...rest }: DialogProps) {
  const words = messages[useLanguage().language]
  const [reason, setReason] = useState('')
  const said = reason.trim()
  return (
    <AdminActionForm {...rest} action={said ? (api) => action(api, said) : undefined}>
      <ReasonField
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onChange={setReason}
      />
    </AdminActionForm>
  )
}
