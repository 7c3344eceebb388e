import type { founder } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { toCsv } from '../ui/csv.ts'
import { useRangeWords } from '../ui/range-picker.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { messages } from './sovereign-messages.ts'
import styles from './split.module.css'

type Stream = founder.Metrics['revenue_streams'][number]

const colours: Record<founder.RevenueStream, number> = {
  subscriptions: 1,
  enterprise: 2,
  one_time: 3,
  runs: 4,
}

/** What the revenue is made of: its shares drawn as one bar, and the table behind it. */
export function RevenueStreams({ metrics }: { metrics: founder.Metrics }) {
  const { language } = useLanguage()
  const words = messages[language].streams
  const range = useRangeWords()[metrics.range]
  const streams = metrics.revenue_streams
  const isEmpty = streams.every(({ amount }) => amount.amount === 0)
  const percent = (value: number) =>
    formatNumber(value / 100, language, { style: 'percent', minimumFractionDigits: 1 })
  const columns: Column<Stream>[] = [
    {
      name: 'stream',
      header: words.stream,
      cell: ({ stream }) => (
        <span className={styles.named}>
          <i className={styles.key} data-colour={colours[stream]} />
          {words.names[stream]}
        </span>
      ),
    },
    {
      name: 'amount',
      header: words.amount,
      isNumeric: true,
      cell: ({ amount }) => <bdi>{formatMoney(amount, language)}</bdi>,
    },
    {
      name: 'share',
      header: words.share,
      isNumeric: true,
      cell: (row) => <bdi>{percent(row.percent)}</bdi>,
    },
  ]
  const save = () =>
    saveFile(
      toCsv([
        [words.stream, `${words.amount} (AED)`, `${words.share} (%)`],
        ...streams.map((row) => [
          words.names[row.stream],
          (row.amount.amount / 100).toFixed(2),
          String(row.percent),
        ]),
      ]),
      'revenue-streams.csv',
    )
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2>{words.title}</h2>
          <p className={styles.line}>{words.line(range)}</p>
        </div>
        <Button kind="secondary" size="small" aria-label={words.csvOf} onClick={save}>
          {words.csv}
        </Button>
      </div>
      {isEmpty ? (
        <p className={styles.line}>{words.none}</p>
      ) : (
        <>
          <div
            className={styles.split}
            role="img"
            aria-label={words.summary(
              streams.map((row) => `${words.names[row.stream]} ${percent(row.percent)}`).join(', '),
            )}
          >
            {streams
              .filter((row) => row.percent > 0)
              .map(({ stream, percent }) => (
                <i key={stream} data-colour={colours[stream]} style={{ flexGrow: percent }} />
              ))}
          </div>
          <Table
            caption={words.caption}
            columns={columns}
            rows={streams}
            keyOf={({ stream }) => stream}
          />
        </>
      )}
    </Card>
  )
}
