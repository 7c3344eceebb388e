import type { creators } from '@wakeel/contract'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { uaeDay } from '../language/uae-day.ts'
import { noon } from '../ui/day-axes.ts'
import { type Column, Table } from '../ui/table.tsx'
import { messages } from './earnings-messages.ts'
import dialog from './metric-dialog.module.css'

type Release = creators.Earnings['releases'][number]

/** What is on hold, by the day that releases it. */
export function ReleaseRows({ releases }: { releases: readonly Release[] }) {
  const { language } = useLanguage()
  const words = messages[language].releases
  const today = uaeDay(new Date())
  if (releases.length === 0) return <p className={dialog.quiet}>{words.none}</p>
  const columns: Column<Release>[] = [
    {
      name: 'day',
      header: words.day,
      cell: ({ day }) => (
        <>
          {formatDate(noon(day), language)}
          {day < today && <span className={dialog.under}>{words.overdue}</span>}
        </>
      ),
    },
    {
      name: 'amount',
      header: words.amount,
      isNumeric: true,
      cell: ({ amount }) => <bdi>{formatMoney(amount, language)}</bdi>,
    },
  ]
  return <Table caption={words.title} columns={columns} rows={releases} keyOf={({ day }) => day} />
}
