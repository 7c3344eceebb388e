import { MAX_CAP, readFils } from '../language/cap-amounts.ts'
import { useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { TextField } from '../ui/field.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import type { ConsentDraft } from './consent-draft.ts'
import { messages } from './messages.ts'
import styles from './oauth-server.module.css'

/** The most that a program may spend in a day and in a month. */
export function SpendingFields({
  draft,
  onChange,
}: {
  draft: ConsentDraft
  onChange: (part: Partial<ConsentDraft>) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const isUncapped = readFils(draft.daily) === null && readFils(draft.monthly) === null
  return (
    <Fieldset label={words.caps}>
      <p className={styles.small}>{words.capsHint}</p>
      <div className={styles.caps}>
        {(['daily', 'monthly'] as const).map((name) => (
          <TextField
            key={name}
            label={words[name]}
            inputMode="decimal"
            autoComplete="off"
            value={draft[name]}
            error={
              readFils(draft[name]) === undefined && words.wrong(formatDirhams(MAX_CAP, language))
            }
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      {isUncapped && (
        <p className={styles.small} role="status">
          {words.noCap}
        </p>
      )}
    </Fieldset>
  )
}
