import type { founder } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { DayTable } from '../ui/day-table.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './metric-dialog.module.css'
import { messages } from './metric-messages.ts'
import { dayColumns, daysOf, isOfPeriod, rowsOf } from './metric-rows.ts'
import { metricView } from './metric-view.ts'

/** A metric in words, the days it adds up from, and, where an investor does not look, the way to its rows. */
export function MetricDialog(props: {
  open: boolean
  onClose: () => void
  name: founder.MetricName
  metrics: founder.Metrics
  hasRows: boolean
}) {
  const { name, metrics } = props
  const { language } = useLanguage()
  const words = messages[language]
  const { label, value, exact, change } = metricView(name, metrics.metrics[name], language)
  const byDay = daysOf[name]
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={label}
      description={words.definitions[name]}
      actions={
        <>
          <Button kind="secondary" onClick={props.onClose}>
            {words.close}
          </Button>
          {props.hasRows && (
            <LinkButton {...(rowsOf[name] as { to: '/' })}>{words.rows[name]}</LinkButton>
          )}
        </>
      }
    >
      <p className={styles.value}>
        <bdi>{exact ?? value}</bdi>
      </p>
      <div className={styles.said}>
        {change && (
          <p>
            {change.said} {isOfPeriod(name) ? words.against : words.againstBeginning}
          </p>
        )}
        {isOfPeriod(name) && <p>{words.todayGoesOn}</p>}
      </div>
      {byDay && (
        <DayTable caption={label} days={metrics.days} columns={[dayColumns(language)[byDay]]} />
      )}
    </Dialog>
  )
}
