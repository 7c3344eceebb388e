import type { moderation } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { takedownReasonNames } from '../language/takedown-reason-names.ts'
import { Select, TextArea } from '../ui/field.tsx'
import { messages } from './reports-messages.ts'

const MAX_NOTE = 1000

/** Why something is taken away, and what its creator is told of it. */
export function TakedownReasonFields<Reason extends moderation.TakedownReason>({
  reasons,
  reason,
  onReason,
  note,
  onNote,
}: {
  reasons: readonly Reason[]
  reason: Reason
  onReason: (reason: Reason) => void
  note: string
  onNote: (note: string) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <>
      <Select
        label={words.why}
        value={reason}
        onChoose={onReason}
        options={reasons.map((value) => ({ value, label: takedownReasonNames[language][value] }))}
      />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        required
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
    </>
  )
}
