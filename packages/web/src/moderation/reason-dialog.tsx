import { useState } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ReasonField } from '../ui/reason-field.tsx'
import { DeedForm } from './deed-form.tsx'
import type { TrustSource } from './trust-source.ts'
import { text } from './trust-text.ts'

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
  const words = text[useLanguage().language]
  const [reason, setReason] = useState('')
  const said = reason.trim()
  return (
    <DeedForm {...rest} deed={said ? (api) => deed(api, said) : undefined}>
      <ReasonField label={words.reason} hint={words.reasonHint} value={reason} onChange={setReason} />
    </DeedForm>
  )
}
