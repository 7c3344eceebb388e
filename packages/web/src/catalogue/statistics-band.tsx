import { useQuery } from '@tanstack/react-query'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { messages } from './messages.ts'
import { storeQuery } from './queries.ts'
import { statistics } from './statistics.ts'
import styles from './statistics-band.module.css'

/** Specification section 2: four claims in its words, and under them what the store counts. */
export function StatisticsBand() {
  const { language } = useLanguage()
  return (
    <section className={styles.band} aria-label={messages[language].today.statistics}>
      <ul className={styles.list}>
        {statistics[language].map(({ before, value, after }) => (
          <li key={value}>
            {before && <span>{before} </span>}
            <strong>{value}</strong>
            {after && <span> {after}</span>}
          </li>
        ))}
      </ul>
      <LiveStatistics />
    </section>
  )
}

function LiveStatistics() {
  const { language } = useLanguage()
  const { data: store } = useQuery(storeQuery())
  if (!store?.total_apps) return null
  const words = messages[language].today
  const time = (milliseconds: number) =>
    formatNumber(milliseconds, language, { style: 'unit', unit: 'millisecond' })
  return (
    <p className={styles.live}>
      {words.now} <span>{messages[language].apps(store.total_apps)}</span>
      {store.total_runs > 0 && <span>{messages[language].runs(store.total_runs)}</span>}
      {store.median_time_ms !== null && <span>{words.median(time(store.median_time_ms))}</span>}
    </p>
  )
}
