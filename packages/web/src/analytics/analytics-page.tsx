import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { AdminFrame } from '../admin/admin-frame.tsx'
import { useLanguage } from '../shell/language.tsx'
import { useSource } from '../showcase/source.ts'
import { LoadFailed } from '../ui/load-state.tsx'
import { RangePicker, useRangeInAddress } from '../ui/range-picker.tsx'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'
import { live, overviewQuery, showcase } from './queries.ts'

const Reports = lazy(() => import('./reports.tsx').then((module) => ({ default: module.Reports })))

/** What happens in the store, for whoever may see it; showcase figures for everybody else. */
export function AnalyticsPage() {
  const { language } = useLanguage()
  const source = useSource('analytics', live, showcase)
  const [range, setRange] = useRangeInAddress()
  const overview = useQuery({ ...overviewQuery(source, range, language), placeholderData: keepPreviousData })
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
