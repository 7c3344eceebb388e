import { useLanguage } from '../../../language/language.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { Part } from '../board.ts'
import { expansionLabels } from '../expansion.ts'
import styles from './rows.module.css'

/** The phases of expansion in their order. Their labels are for reading only and have no colours of their own. */
export function ExpansionPart({ phases }: Extract<Part, { kind: 'expansion' }>) {
  const { language } = useLanguage()
  return (
    <ol className={styles.rows}>
      {phases.map(({ name, note, label }) => (
        <li key={name.en} className={styles.row}>
          <span className={styles.name}>
            {name[language]}
            <span className={styles.note}>{note[language]}</span>
          </span>
          <Badge>{expansionLabels[label][language]}</Badge>
        </li>
      ))}
    </ol>
  )
}
