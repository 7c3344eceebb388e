import { useLanguage } from '../../../language/language.tsx'
import type { Part } from '../board.ts'
import { StatusBadge } from '../status-badge.tsx'
import styles from './rows.module.css'

export function StatusesPart({ rows }: Extract<Part, { kind: 'statuses' }>) {
  const { language } = useLanguage()
  return (
    <ul className={styles.rows}>
      {rows.map(({ name, note, status }) => (
        <li key={name.en} className={styles.row}>
          <span className={styles.name}>
            {name[language]}
            <span className={styles.note}>{note[language]}</span>
          </span>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  )
}
