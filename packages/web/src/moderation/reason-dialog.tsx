import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { DeedForm } from './deed-form.tsx'
import { ReasonField } from './reason-field.tsx'
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
export function ReasonDialog({ open, title, line, ...asked }: Asked & { open: boolean; title: string; line: string }) {
  return (
    <Dialog open={open} onClose={asked.onClose} title={title} description={line}>
      <ReasonForm {...asked} />
    </Dialog>
  )
}

function ReasonForm({ deed, ...rest }: Asked) {
  const [reason, setReason] = useState('')
  const said = reason.trim()
  return (
    <DeedForm {...rest} deed={said ? (api) => deed(api, said) : undefined}>
      <ReasonField value={reason} onChange={setReason} />
    </DeedForm>
  )
}
