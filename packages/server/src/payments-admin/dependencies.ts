import type { Audit } from '../audit/audit.ts'
import type { Billing } from '../billing/billing.ts'
import type { PaymentProvider } from '../billing/payments/payment-provider.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../http/rate-limits.ts'

export interface PaymentsAdminDependencies {
  database: Database
  clock: Clock
  billing: Billing
  provider: PaymentProvider
  audit: Audit
  limits: RateLimits
}
