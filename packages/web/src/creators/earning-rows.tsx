import { useInfiniteQuery } from '@tanstack/react-query'
import type { creators } from '@wakeel/contract'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { formatChange } from '../language/money.ts'
import { PagedTable } from '../ui/paged-table.tsx'
import type { Column } from '../ui/table.tsx'
import styles from './metric-dialog.module.css'
import { messages } from './metric-messages.ts'
import { earningsQuery } from './queries.ts'

/** Each movement of the creator's account. */
export function EarningRows({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language].earnings
  const list = useInfiniteQuery(earningsQuery(userId, language))
  const columns: Column<creators.Earning>[] = [
    {
      name: 'what',
      header: words.what,
      cell: ({ kind, app, share_percent, held_until }) => (
        <>
          {words.kinds[kind]}
          {app && (
            <span className={styles.under}>
              <bdi>{app.name}</bdi>
              {share_percent !== null && ` · ${words.share(formatNumber(share_percent, language))}`}
            </span>
          )}
          {held_until && (
            <span className={styles.under}>{words.held(formatDate(held_until, language))}</span>
          )}
        </>
      ),
    },
    {
      name: 'date',
      header: words.date,
      cell: ({ happened_at }) => formatDate(happened_at, language),
    },
    {
      name: 'amount',
      header: words.amount,
      isNumeric: true,
      cell: ({ amount }) => (
        <bdi className={amount.amount > 0 ? styles.gain : undefined}>
          {formatChange(amount, language)}
        </bdi>
      ),
    },
  ]
  return (
    <PagedTable
      list={list}
      rowsOf={(page) => page.entries}
      caption={words.what}
      columns={columns}
      empty={words.none}
    />
  )
}
