import type { paymentsAdmin } from '@wakeel/contract'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import type { Column } from '../ui/table.tsx'
import { messages } from './ledger-messages.ts'
import styles from './transaction-lines.module.css'

type Transaction = paymentsAdmin.LedgerTransaction

/** What a transaction is, each opening to its lines. */
export function useTransactionColumns(): Column<Transaction>[] {
  const { language } = useLanguage()
  const words = messages[language]
  return [
    {
      name: 'time',
      header: words.time,
      cell: ({ happened_at }) => formatMoment(happened_at, language),
    },
    {
      name: 'kind',
      header: words.kind,
      cell: ({ kind, reference }) => (
        <>
          <span className={styles.kind}>{words.kinds[kind]}</span>
          <span className={styles.reference}>
            <bdi dir="ltr">{reference}</bdi>
          </span>
        </>
      ),
    },
    {
      name: 'lines',
      header: words.lines,
      cell: (transaction) => <Lines transaction={transaction} />,
    },
  ]
}

/** The lines of a transaction and, of each currency, that they come to zero. */
function Lines({ transaction: { lines } }: { transaction: Transaction }) {
  const { language } = useLanguage()
  const words = messages[language]
  const currencies = [...new Set(lines.map(({ amount }) => amount.currency))]
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{words.showLines(lines.length)}</summary>
      <ul className={styles.lines}>
        {lines.map(({ account, account_id, owner, amount, share_percent }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a transaction never changes
          <li key={index} className={styles.line} data-account={account_id}>
            <span>
              {words.accounts[account]}
              {owner && <bdi className={styles.owner}>{owner.name}</bdi>}
              {share_percent !== null && (
                <span className={styles.owner}>{words.share(share_percent)}</span>
              )}
            </span>
            <bdi className={styles.amount}>{formatMoney(amount, language)}</bdi>
          </li>
        ))}
        {currencies.map((currency) => {
          const sum = lines.reduce(
            (total, { amount }) => total + (amount.currency === currency ? amount.amount : 0),
            0,
          )
          return (
            <li key={currency} className={styles.sum}>
              {words.sum}
              <bdi className={styles.amount}>
                {formatMoney({ amount: sum, currency }, language)}
              </bdi>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
