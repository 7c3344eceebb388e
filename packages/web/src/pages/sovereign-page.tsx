import { lazy, Suspense } from 'react'
import { DashboardSkeleton } from '../founder/dashboard-skeleton.tsx'
import { FounderFrame } from '../founder/founder-frame.tsx'
import { useIsFounder } from '../founder/use-founder.ts'

const CommandCenter = lazy(() =>
  import('../founder/command-center.tsx').then((module) => ({ default: module.CommandCenter })),
)

const waiting = (
  <FounderFrame screen="sovereign" isShowcase={false}>
    <DashboardSkeleton />
  </FounderFrame>
)

export function SovereignPage() {
  const isFounder = useIsFounder()
  if (isFounder === undefined) return waiting
  return (
    <Suspense fallback={waiting}>
      <CommandCenter isFounder={isFounder} />
    </Suspense>
  )
}
