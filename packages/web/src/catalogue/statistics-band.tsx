import { useLanguage } from '../shell/language.tsx'
import { statistics } from './statistics.ts'
import styles from './statistics-band.module.css'
import { text } from './text.ts'

/** Specification section 2: four claims in its words. */
export function StatisticsBand() {
  const { language } = useLanguage()
  return (
    <section className={styles.band} aria-label={text[language].today.statistics}>
      <ul className={styles.list}>
        {statistics[language].map(({ before, figure, after }) => (
          <li key={figure}>
            {before && <span>{before} </span>}
            <strong>{figure}</strong>
            {after && <span> {after}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
