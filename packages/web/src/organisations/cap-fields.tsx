import type { ReactNode } from 'react'
import { MAX_CAP, readFils, readRuns } from '../language/cap-amounts.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { TextField } from '../ui/field.tsx'
import type { CapDraft } from './cap-draft.ts'
import { messages } from './caps-messages.ts'

/** What may be used in a month, as money and as runs. `of`: whose it is, where several stand under one another. */
export function CapFields({
  draft,
  onChange,
  of,
}: {
  draft: CapDraft
  onChange: (draft: CapDraft) => void
  of?: string
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const field = (label: string): { label: ReactNode } => ({
    label: of ? (
      <>
        {label} <span className="visually-hidden">{of}</span>
      </>
    ) : (
      label
    ),
  })
  return (
    <>
      <TextField
        {...field(words.fils)}
        {...(!of && { hint: words.filsHint })}
        inputMode="decimal"
        autoComplete="off"
        value={draft.fils}
        error={
          readFils(draft.fils) === undefined && words.wrongFils(formatDirhams(MAX_CAP, language))
        }
        onChange={(event) => onChange({ ...draft, fils: event.target.value })}
      />
      <TextField
        {...field(words.runs)}
        {...(!of && { hint: words.runsHint })}
        inputMode="numeric"
        autoComplete="off"
        value={draft.runs}
        error={
          readRuns(draft.runs) === undefined && words.wrongRuns(formatNumber(MAX_CAP, language))
        }
        onChange={(event) => onChange({ ...draft, runs: event.target.value })}
      />
    </>
  )
}
