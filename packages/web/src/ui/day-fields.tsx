import type { Bilingual } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { TextField } from './field.tsx'

const text: Bilingual<Record<'from' | 'to', string>> = {
  en: { from: 'From', to: 'To' },
  ar: { from: 'من يوم', to: 'إلى يوم' },
}

interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** The first and the last day of what is looked at. */
export function DayFields({ days, onChange }: { days: Days; onChange: (change: Days) => void }) {
  const words = text[useLanguage().language]
  return (['from', 'to'] as const).map((end) => (
    <TextField
      key={end}
      label={words[end]}
      type="date"
      min="2020-01-01"
      max="2099-12-31"
      value={days[end] ?? ''}
      onChange={(event) => onChange({ [end]: event.target.value || undefined })}
    />
  ))
}
