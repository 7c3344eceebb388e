import { MAX_CAP } from '../language/cap-amounts.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import styles from './cap.module.css'
import { type CapDraft, type CapName, capNames, isMoney, readAmount } from './cap-draft.ts'
import { messages } from './cap-messages.ts'
import { TextField } from './field.tsx'

/** What may be used in a day and in a month, as runs and as money. */
export function CapFields({
  caps,
  onChange,
}: {
  caps: CapDraft
  onChange: (caps: CapDraft) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const labels: Record<CapName, string> = {
    daily_runs: words.dailyRuns,
    daily_fils: words.dailyFils,
    monthly_runs: words.monthlyRuns,
    monthly_fils: words.monthlyFils,
  }
  const wrong = (name: CapName) =>
    isMoney(name)
      ? words.wrongFils(formatDirhams(MAX_CAP, language))
      : words.wrongRuns(formatNumber(MAX_CAP, language))
  return (
    <div className={styles.caps}>
      {capNames.map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          inputMode={isMoney(name) ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={caps[name]}
          error={readAmount(name, caps[name]) === undefined && wrong(name)}
          onChange={(event) => onChange({ ...caps, [name]: event.target.value })}
        />
      ))}
    </div>
  )
}
