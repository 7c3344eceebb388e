import type { billing } from '@wakeel/contract'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { messages } from './subscriptions-messages.ts'
import styles from './usage-chart.module.css'

const noon = (day: string) => `${day}T12:00:00+04:00`

/** The runs of each day of the month as bars; the same numbers as a table for whoever does not see them. */
export function UsageChart({ usage }: { usage: billing.Usage }) {
  const { language } = useLanguage()
  const words = messages[language].usage
  const caption = words.chart(
    formatDate(noon(`${usage.month}-01`), language, { month: 'long', year: 'numeric' }),
  )
  const runsOf = new Map(usage.days.map(({ day, runs }) => [day, runs]))
  const max = Math.max(1, ...runsOf.values())
  const days = daysOf(usage.month)
  const shortDay = (day: string) =>
    formatDate(noon(day), language, { day: 'numeric', month: 'short' })
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        <span>{words.busiest(words.total(max))}</span>
      </figcaption>
      <div className={styles.bars} aria-hidden="true">
        {days.map((day) => {
          const runs = runsOf.get(day) ?? 0
          return (
            <span key={day} className={styles.day} title={`${shortDay(day)}: ${words.total(runs)}`}>
              <i data-empty={runs === 0} style={{ blockSize: `${(runs / max) * 100}%` }} />
            </span>
          )
        })}
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{shortDay(days[0]!)}</span>
        <span>{shortDay(days.at(-1)!)}</span>
      </div>
      <table className="visually-hidden">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.runs}</th>
          </tr>
        </thead>
        <tbody>
          {usage.days.map(({ day, runs }) => (
            <tr key={day}>
              <th scope="row">{shortDay(day)}</th>
              <td>{formatNumber(runs, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function daysOf(month: string): string[] {
  const [year, number] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year!, number!, 0)).getUTCDate()
  return Array.from(
    { length: count },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  )
}
