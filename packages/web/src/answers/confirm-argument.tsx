import type { runs } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Select, TextArea, TextField } from '../ui/field.tsx'
import { type DraftFault, readArgument } from './confirm-draft.ts'
import { messages } from './confirm-messages.ts'

/** Longer texts are written in a box of several lines. */
const LINE_LENGTH = 60

/** One argument of a proposed call, in a field of its kind. */
export function ArgumentField(props: {
  argument: runs.ProposedArgument
  value: string
  /** What is wrong is said once somebody has tried to confirm. */
  isTried: boolean
  onChange: (value: string) => void
}) {
  const { argument, value, isTried, onChange } = props
  const words = messages[useLanguage().language]
  const { kind, choices, is_required, description } = argument
  const read = readArgument(argument, value)
  const form = kind === 'texts' ? words.texts : kind === 'json' ? words.json : ''
  const field = {
    label: (
      <>
        <bdi>{argument.label}</bdi>
        {!is_required && ` (${words.optional})`}
      </>
    ),
    hint: (description || form) && <bdi>{[description, form].filter(Boolean).join(' ')}</bdi>,
    error: isTried && read !== 'left out' && 'fault' in read && faultWords(read.fault),
  }

  if (kind === 'choice' || kind === 'boolean') {
    const offered =
      kind === 'choice'
        ? choices.map((choice, index) => ({ value: String(index), label: String(choice) }))
        : [
            { value: 'true', label: words.yes },
            { value: 'false', label: words.no },
          ]
    const options = [{ value: '', label: is_required ? words.choose : words.none }, ...offered]
    return <Select {...field} options={options} value={value} onChoose={onChange} />
  }
  if (kind === 'texts' || kind === 'json' || value.length > LINE_LENGTH || value.includes('\n'))
    return (
      <TextArea
        {...field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(kind === 'json' && { dir: 'ltr', spellCheck: false })}
      />
    )
  const inputMode = kind === 'number' ? 'decimal' : kind === 'integer' ? 'numeric' : 'text'
  return (
    <TextField
      {...field}
      inputMode={inputMode}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )

  function faultWords(fault: DraftFault): string {
    return fault === 'missing' ? words.missing : words.wrong[fault]
  }
}
