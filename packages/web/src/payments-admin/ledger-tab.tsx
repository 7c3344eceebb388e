import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { paymentsAdmin } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { writeUrlState } from '../shell/url-state.ts'
import { Card } from '../ui/card.tsx'
import { ExportButton } from '../ui/export-button.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { messages } from './ledger-messages.ts'
import { LedgerTools } from './ledger-tools.tsx'
import {
  accountsQuery,
  ledgerFilters,
  type PaymentsDataSource,
  transactionsQuery,
} from './payments-data-source.ts'
import styles from './payments-page.module.css'
import { usePaymentsUrlState } from './payments-url-state.ts'
import { useTransactionColumns } from './transaction-columns.tsx'

/** Every account with its balance, and every transaction behind them. */
export function LedgerTab({ source }: { source: PaymentsDataSource }) {
  const words = messages[useLanguage().language]
  const [urlState] = usePaymentsUrlState()
  const list = useInfiniteQuery(transactionsQuery(source, urlState))
  const columns = useTransactionColumns()
  return (
    <div className={styles.sections}>
      <Card className={styles.card}>
        <div>
          <h2 className={styles.title}>{words.balances}</h2>
          <p className={styles.line}>{words.balancesLine}</p>
        </div>
        <Balances source={source} />
      </Card>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2 className={styles.title}>{words.transactions}</h2>
          <ExportButton
            of={words.transactions}
            make={() => source.api.exportLedger(ledgerFilters(urlState))}
          />
        </div>
        <LedgerTools />
        <div className={styles.list} aria-busy={list.isPlaceholderData}>
          <PagedTable
            list={list}
            rowsOf={(page) => page.transactions}
            caption={words.transactions}
            columns={columns}
            empty={<p className={styles.line}>{words.none}</p>}
          />
        </div>
      </Card>
    </div>
  )
}

function Balances({ source }: { source: PaymentsDataSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const query = useQuery(accountsQuery(source))
  if (query.isPending) return <Waiting />
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />
  const columns: Column<paymentsAdmin.LedgerAccount>[] = [
    {
      name: 'account',
      header: words.account,
      isHead: true,
      cell: ({ kind }) => (
        <Link
          to="."
          search={writeUrlState({ tab: 'ledger', account: kind })}
          resetScroll={false}
          className={styles.link}
        >
          {words.accounts[kind]}
        </Link>
      ),
    },
    {
      name: 'count',
      header: words.count,
      isNumeric: true,
      cell: ({ accounts }) => formatNumber(accounts, language),
    },
    {
      name: 'balance',
      header: words.balance,
      isNumeric: true,
      cell: ({ balance }) => <bdi>{formatMoney(balance, language)}</bdi>,
    },
  ]
  return (
    <Table caption={words.balances} rows={query.data} keyOf={({ id }) => id} columns={columns} />
  )
}
