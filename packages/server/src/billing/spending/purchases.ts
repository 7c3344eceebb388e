import { bind } from '../../bind.ts'
import { cancelEntitlement, resumeEntitlement } from './cancel-entitlement.ts'
import type { PurchaseDependencies } from './dependencies.ts'
import { endEntitlement } from './end-entitlement.ts'
import { listEntitlements } from './list-entitlements.ts'
import { purchaseApp } from './purchase-app.ts'
import { renewEntitlements } from './renew-entitlements.ts'
import { tellOwners } from './tell-owners.ts'

/** Agents bought by the month or once, from the wallet. */
export function createPurchases(dependencies: PurchaseDependencies) {
  return bind(dependencies, {
    purchaseApp,
    cancelEntitlement,
    resumeEntitlement,
    listEntitlements,
    endEntitlement,
    renewEntitlements,
    tellOwners,
  })
}
