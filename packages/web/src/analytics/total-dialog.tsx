import type { analytics } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { DayTable } from '../ui/day-table.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { messages } from './analytics-messages.ts'
import { dayColumn, type TotalName } from './overview-columns.ts'
import { EmptySearches } from './search-reports.tsx'
import styles from './total-dialog.module.css'

/** A metric in words, and the days or the searches that it is made of. */
export function TotalDialog(props: {
  open: boolean
  onClose: () => void
  name: TotalName
  overview: analytics.Overview
}) {
  const { name, overview } = props
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={words.totals[name]}
      description={words.definitions[name]}
      actions={
        <Button kind="secondary" onClick={props.onClose}>
          {words.close}
        </Button>
      }
    >
      <p className={styles.value}>
        <bdi>{formatNumber(overview.totals[name].value, language)}</bdi>
      </p>
      {name === 'empty_searches' ? (
        <EmptySearches overview={overview} />
      ) : (
        <DayTable
          caption={words.totals[name]}
          days={overview.days}
          columns={[dayColumn(name, language)]}
        />
      )}
    </Dialog>
  )
}
