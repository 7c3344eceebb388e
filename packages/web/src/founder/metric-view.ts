import type { founder, Language } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { changeInWords } from '../ui/change-messages.ts'
import type { Change } from '../ui/stat-card.tsx'
import { type Format, formatMetric } from './boards/metric-format.ts'
import { messages } from './metric-messages.ts'

const formats: Record<founder.MetricName, Format> = {
  mrr: 'aed',
  arr: 'aed',
  gmv: 'aed',
  activeUsers: 'count',
  totalCreators: 'count',
  enterpriseClients: 'count',
  totalAgents: 'count',
  totalRuns: 'count',
  averageRating: 'rating',
  trustScore: 'count',
  creatorPayouts: 'aed',
  platformRevenue: 'aed',
  burnRate: 'aed',
}

/** From here on metrics are shortened; smaller ones fit as they are, and "1K" would hide too much of them. */
const SHORTENED_FROM = 100_000

export interface MetricView {
  label: string
  value: string
  /** The whole number where `value` is shortened. */
  exact: string | undefined
  change: Change | undefined
}

/** A metric of the marketplace as it is read. */
export function metricView(
  name: founder.MetricName,
  metric: founder.Metric,
  language: Language,
): MetricView {
  const words = messages[language]
  const change = changeOf(name, metric, language)
  if (metric.value === null)
    return { label: words.names[name], value: words.unknown, exact: undefined, change: undefined }
  const isMoney = formats[name] === 'aed'
  const amount = isMoney ? metric.value / 100 : metric.value
  const exact = isMoney
    ? formatDirhams(metric.value, language)
    : formatNumber(metric.value, language)
  const isShortened = Math.abs(amount) >= SHORTENED_FROM
  const isWhole = formats[name] !== 'rating' && !isShortened
  const value = isWhole ? exact : formatMetric(amount, formats[name], 'thousands', language)
  return { label: words.names[name], value, exact: isShortened ? exact : undefined, change }
}

function changeOf(
  name: founder.MetricName,
  { change, trend }: founder.Metric,
  language: Language,
): Change | undefined {
  if (trend === 'stable' && change === null) return undefined
  const percent =
    change === null
      ? undefined
      : formatNumber(Math.abs(change) / 100, language, {
          style: 'percent',
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        })
  return {
    trend,
    said: changeInWords(trend, percent, language),
    isGood: (trend === 'up') !== (name === 'burnRate'),
  }
}
