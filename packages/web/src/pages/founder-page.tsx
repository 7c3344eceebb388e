import { lazy, Suspense } from 'react'
import { DashboardSkeleton } from '../founder/dashboard-skeleton.tsx'
import { FounderFrame } from '../founder/founder-frame.tsx'
import { useIsFounder } from '../founder/use-founder.ts'

const FounderDashboard = lazy(() =>
  import('../founder/founder-dashboard.tsx').then((module) => ({
    default: module.FounderDashboard,
  })),
)

const waiting = (
  <FounderFrame screen="dashboard" isShowcase={false}>
    <DashboardSkeleton />
  </FounderFrame>
)

export function FounderPage() {
  const isFounder = useIsFounder()
  if (isFounder === undefined) return waiting
  return (
    <Suspense fallback={waiting}>
      <FounderDashboard isFounder={isFounder} />
    </Suspense>
  )
}
