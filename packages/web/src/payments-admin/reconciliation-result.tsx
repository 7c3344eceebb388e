import { Link } from '@tanstack/react-router'
import type { paymentsAdmin } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatDollars } from '../language/money.ts'
import { writeUrlState } from '../shell/url-state.ts'
import { Card } from '../ui/card.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { Table } from '../ui/table.tsx'
import styles from './payments-page.module.css'
import { messages } from './reconciliation-messages.ts'

/** How many orders match, whether the totals agree, and each order that differs. */
export function ReconciliationResult({ result }: { result: paymentsAdmin.Reconciliation }) {
  const { language } = useLanguage()
  const words = messages[language]
  const { checked, matched, differences, ledger, orders } = result
  const apart = ledger.amount - orders.amount
  const metrics = [
    { name: words.checked, value: formatNumber(checked, language), isBad: false },
    { name: words.matched, value: formatNumber(matched, language), isBad: false },
    { name: words.ledger, value: formatDollars(ledger.amount, language), isBad: apart !== 0 },
    { name: words.orders, value: formatDollars(orders.amount, language), isBad: apart !== 0 },
  ]
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{words.result}</h2>
      <ul className={styles.metrics}>
        {metrics.map(({ name, value, isBad }) => (
          <li key={name} className={styles.metric}>
            <span className={styles.label}>{name}</span>
            <bdi className={styles.value} data-bad={isBad}>
              {value}
            </bdi>
          </li>
        ))}
      </ul>
      <InlineAlert tone={apart === 0 ? 'neutral' : 'danger'}>
        {apart === 0 ? words.balanced : words.unbalanced(formatDollars(Math.abs(apart), language))}
      </InlineAlert>
      {differences.length === 0 ? (
        <p className={styles.line}>{checked === 0 ? words.nothing : words.noDifferences}</p>
      ) : (
        <Table
          caption={words.differencesTitle}
          rows={differences}
          keyOf={({ order_id, what }) => `${order_id} ${what}`}
          columns={[
            {
              name: 'order',
              header: words.order,
              cell: ({ order_id }) => (
                <Link
                  to="."
                  search={writeUrlState({ order: order_id })}
                  className={`${styles.link} ${styles.breaks}`}
                >
                  <bdi>{order_id}</bdi>
                </Link>
              ),
            },
            { name: 'what', header: words.what, cell: ({ what }) => words.differences[what] },
            {
              name: 'ours',
              header: words.ours,
              isNumeric: true,
              cell: ({ ours }) => <bdi dir="ltr">{ours}</bdi>,
            },
            {
              name: 'theirs',
              header: words.theirs,
              isNumeric: true,
              cell: ({ theirs }) => <bdi dir="ltr">{theirs || '—'}</bdi>,
            },
          ]}
        />
      )}
    </Card>
  )
}
