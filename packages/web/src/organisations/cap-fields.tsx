import type { ReactNode } from 'react'
import { formatNumber, useLanguage } from '../shell/language.tsx'
import { TextField } from '../ui/field.tsx'
import { formatDirhams } from '../ui/money.ts'
import { CAP_MOST, type CapDraft, readFils, readRuns } from './cap-draft.ts'
import { text } from './caps-text.ts'

/** What may be used in a month, as money and as runs. `of`: whose it is, where several stand under one another. */
export function CapFields({ draft, onChange, of }: { draft: CapDraft; onChange: (draft: CapDraft) => void; of?: string }) {
  const { language } = useLanguage()
  const words = text[language]
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
        error={readFils(draft.fils) === undefined && words.wrongFils(formatDirhams(CAP_MOST, language))}
        onChange={(event) => onChange({ ...draft, fils: event.target.value })}
      />
      <TextField
        {...field(words.runs)}
        {...(!of && { hint: words.runsHint })}
        inputMode="numeric"
        autoComplete="off"
        value={draft.runs}
        error={readRuns(draft.runs) === undefined && words.wrongRuns(formatNumber(CAP_MOST, language))}
        onChange={(event) => onChange({ ...draft, runs: event.target.value })}
      />
    </>
  )
}
