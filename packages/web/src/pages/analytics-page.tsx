import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { AdminFrame } from '../admin/admin-frame.tsx'
import { AnalyticsSkeleton } from '../analytics/analytics-skeleton.tsx'
import { live, overviewQuery, showcase } from '../analytics/queries.ts'
import { useLanguage } from '../language/language.tsx'
import { useDataSource } from '../showcase/data-source.ts'
import { LoadFailed } from '../ui/load-state.tsx'
import { RangePicker, useRangeUrlState } from '../ui/range-picker.tsx'

const Reports = lazy(() =>
  import('../analytics/reports.tsx').then((module) => ({ default: module.Reports })),
)

/** What happens in the store, for whoever may see it; showcase metrics for everybody else. */
export function AnalyticsPage() {
  const { language } = useLanguage()
  const source = useDataSource('analytics', live, showcase)
  const [range, setRange] = useRangeUrlState()
  const overview = useQuery({
    ...overviewQuery(source, range, language),
    placeholderData: keepPreviousData,
  })
  return (
    <AdminFrame
      screen="analytics"
      isLive={source.status === 'ready' ? source.isLive : undefined}
      actions={<RangePicker chosen={range} onChoose={setRange} />}
    >
      {overview.isLoadingError ? (
        <LoadFailed onRetry={() => void overview.refetch()} />
      ) : overview.data ? (
        <Suspense fallback={<AnalyticsSkeleton />}>
          <Reports overview={overview.data} />
        </Suspense>
      ) : (
        <AnalyticsSkeleton />
      )}
    </AdminFrame>
  )
}
