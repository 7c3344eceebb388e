import type { creators as contract } from '@wakeel/contract'
import type { Operations } from '../http/mount.ts'
import { createDashboard } from './dashboard/dashboard.ts'
import type { CreatorDependencies } from './dependencies.ts'
import { createPayouts } from './payouts/payouts.ts'

/** What creators' agents do and earn, and how they are paid. */
export function createCreators(dependencies: CreatorDependencies) {
  return {
    ...createDashboard(dependencies),
    ...createPayouts(dependencies),
  } satisfies Operations<typeof contract.routes> & Record<string, unknown>
}
