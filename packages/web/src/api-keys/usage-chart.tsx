import { useQuery } from '@tanstack/react-query'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { DayChart } from '../ui/day-chart.tsx'
import { LoadFailed } from '../ui/load-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { messages } from './messages.ts'
import { apiKeyUsageQuery } from './queries.ts'

/** The runs of the last thirty days. */
export function UsageChart({ id }: { id: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const query = useQuery(apiKeyUsageQuery(id))
  if (query.isPending) return <Skeleton shape="block" />
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />
  const days = query.data
  const format = (value: number) => formatNumber(value, language)
  const total = format(days.reduce((sum, { runs }) => sum + runs, 0))
  return (
    <DayChart
      title={words.usageTitle}
      total={total}
      summary={words.usageSummary(total)}
      kind="bars"
      days={days.map(({ day }) => day)}
      series={[
        { name: 'runs', label: words.runs, colour: 1, values: days.map(({ runs }) => runs) },
      ]}
      format={format}
    />
  )
}
