import type { analytics, Language } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Histogram } from '../ui/histogram.tsx'
import { messages } from './analytics-messages.ts'
import styles from './report-card.module.css'
import { countColumn, ReportCard, type ReportColumn } from './report-card.tsx'

type Bar = analytics.Overview['latency_histogram'][number]

const percentiles = ['p50', 'p90', 'p95', 'p99'] as const

/** How long something took: milliseconds up to a second, seconds from there. */
export function formatTook(milliseconds: number, language: Language): string {
  const words = messages[language].latency
  return milliseconds < 1000
    ? words.milliseconds(formatNumber(milliseconds, language))
    : words.seconds(formatNumber(milliseconds / 1000, language))
}

/** How long answers took: percentiles, and how many fell between which bounds. */
export function LatencyCard({
  latency,
  histogram,
}: {
  latency: analytics.Overview['latency']
  histogram: readonly Bar[]
}) {
  const { language } = useLanguage()
  const words = messages[language].latency
  const last = histogram.at(-2)?.up_to_ms ?? 0
  const boundOf = ({ up_to_ms }: Bar) =>
    up_to_ms === null
      ? words.more(formatTook(last, language))
      : words.upTo(formatTook(up_to_ms, language))
  const columns: ReportColumn<Bar>[] = [
    { name: 'took', header: words.took, cell: boundOf, plain: boundOf },
    countColumn('count', words.count, ({ count }) => count, language),
  ]
  return (
    <ReportCard
      title={words.title}
      columns={columns}
      rows={latency ? histogram : []}
      keyOf={boundOf}
      empty={words.none}
      fileName="latency.csv"
      isTableHidden
    >
      {latency && (
        <dl className={styles.percentiles}>
          {percentiles.map((name) => (
            <div key={name}>
              <dt>{words.percentiles[name]}</dt>
              <dd>
                <bdi>{formatTook(latency[name], language)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Histogram
        caption={words.histogram}
        bars={histogram.map((bar) => ({
          label: boundOf(bar),
          count: bar.count,
          shown: formatNumber(bar.count, language),
        }))}
      />
    </ReportCard>
  )
}
