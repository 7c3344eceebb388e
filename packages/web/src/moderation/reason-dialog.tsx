import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ReasonField } from '../ui/reason-field.tsx'
import { AdminActionForm } from './admin-action-form.tsx'
import { messages } from './trust-messages.ts'
import type { TrustSource } from './trust-source.ts'

interface Asked {
  source: TrustSource
  deed: (api: TrustSource['api'], reason: string) => Promise<unknown>
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
  ...asked
}: Asked & { open: boolean; title: string; line: string }) {
  return (
    <Dialog open={open} onClose={asked.onClose} title={title} description={line}>
      <ReasonForm {...asked} />
    </Dialog>
  )
}

function ReasonForm({ deed, ...rest }: Asked) {
  const words = messages[useLanguage().language]
  const [reason, setReason] = useState('')
  const said = reason.trim()
  return (
    <AdminActionForm {...rest} deed={said ? (api) => deed(api, said) : undefined}>
      <ReasonField
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onChange={setReason}
      />
    </AdminActionForm>
  )
}
