import { useLanguage } from '../../../language/language.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Part } from '../board.ts'
import styles from './values-part.module.css'

/** What the store is worth to each of those it is made for. */
export function ValuesPart({ audiences }: Extract<Part, { kind: 'values' }>) {
  const { language } = useLanguage()
  return (
    <div className={styles.audiences}>
      {audiences.map(({ audience, points }) => (
        <div key={audience.en} className={styles.audience}>
          <h3 className={styles.name}>{audience[language]}</h3>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point.en} className={styles.point}>
                <Icon name="check" size={16} />
                {point[language]}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
