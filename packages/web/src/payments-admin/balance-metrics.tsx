import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { writeUrlState } from '../shell/url-state.ts'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { accountsQuery, type PaymentsDataSource } from './payments-data-source.ts'
import { messages } from './payments-messages.ts'
import styles from './payments-page.module.css'

const metrics = ['provider', 'wallet', 'creator', 'vat'] as const

/** What the store holds and owes, each metric the way to its transactions. */
export function BalanceMetrics({ source }: { source: PaymentsDataSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const query = useQuery(accountsQuery(source))
  if (query.isPending) return <Waiting />
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />
  return (
    <section aria-label={words.metrics}>
      <ul className={styles.metrics}>
        {metrics.map((kind) => {
          const account = query.data.find((each) => each.kind === kind)
          const note = words.metricNote[kind]
          // What is owed stands as a credit; the label says that it is owed.
          const amount = (account?.balance.amount ?? 0) * (kind === 'provider' ? 1 : -1)
          return (
            <li key={kind}>
              <Link
                to="."
                search={writeUrlState({ tab: 'ledger', account: kind })}
                className={styles.metric}
              >
                <span className={styles.label}>{words.metric[kind]}</span>{' '}
                <bdi className={styles.value} data-bad={amount < 0}>
                  {formatMoney({ amount, currency: kind === 'provider' ? 'USD' : 'AED' }, language)}
                </bdi>{' '}
                <span className={styles.note}>
                  {typeof note === 'string'
                    ? note
                    : note(formatNumber(account?.accounts ?? 0, language))}
                </span>
                <span className="visually-hidden">, {words.openMetric}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
