import { MAX_REASON } from '@wakeel/contract'
import { TextArea } from './field.tsx'

/** Why somebody who runs the store does something: never left out, as it stands in the audit log. */
export function ReasonField(props: {
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
}) {
  return (
    <TextArea
      label={props.label}
      hint={props.hint}
      rows={2}
      required
      maxLength={MAX_REASON}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  )
}
