import { useInfiniteQuery } from '@tanstack/react-query'
import type { billing } from '@wakeel/contract'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { formatChange, formatMoney } from '../language/money.ts'
import { Card } from '../ui/card.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import type { Column } from '../ui/table.tsx'
import { walletEntriesQuery } from './account-queries.ts'
import { messages } from './billing-tab-messages.ts'
import styles from './money-tabs.module.css'

/** Every movement of the wallet with the balance after it. */
export function WalletHistory({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language].wallet
  const columns: Column<billing.WalletEntry>[] = [
    { name: 'when', header: words.when, cell: ({ at }) => formatMoment(at, language) },
    {
      name: 'what',
      header: words.what,
      cell: ({ kind, app }) => (
        <bdi>{app ? words.about(words.kinds[kind], app.name) : words.kinds[kind]}</bdi>
      ),
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
    {
      name: 'balance',
      header: words.balanceAfter,
      isNumeric: true,
      cell: ({ balance_after }) => <bdi>{formatMoney(balance_after, language)}</bdi>,
    },
  ]
  return (
    <Card className={`${styles.card} ${styles.wide}`}>
      <h2 className={styles.title}>{words.history}</h2>
      <PagedTable
        list={useInfiniteQuery(walletEntriesQuery(userId, language))}
        rowsOf={(page) => page.entries}
        caption={words.history}
        columns={columns}
        empty={<p className={styles.small}>{words.none}</p>}
      />
    </Card>
  )
}
