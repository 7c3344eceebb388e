import type { forge } from '@wakeel/contract'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'

const CreatorShare = lazy(async () => ({
  default: (await import('./creator-share.tsx')).CreatorShare,
}))

/** The share of a price for the forms of other features in which a price is set. */
export const creatorShare =
  (userId: string | undefined) => (fils: number, pricing: forge.ForgePricingModel) => (
    <Suspense fallback={<Skeleton shape="block" />}>
      <CreatorShare fils={fils} pricing={pricing} userId={userId} />
    </Suspense>
  )
