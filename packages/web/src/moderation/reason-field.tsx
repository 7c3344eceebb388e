import { REASON_MOST } from '@wakeel/contract'
import { useLanguage } from '../shell/language.tsx'
import { TextArea } from '../ui/field.tsx'
import { text } from './trust-text.ts'

/** Why somebody who runs the store does something. */
export function ReasonField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = text[useLanguage().language]
  return (
    <TextArea
      label={words.reason}
      hint={words.reasonHint}
      rows={3}
      required
      maxLength={REASON_MOST}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
