import type { Accounts } from '../accounts/accounts.ts'
import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../emails/outbox.ts'
import type { Faults } from '../faults.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { CheckAddress } from '../outbound/check-address.ts'
import type { OutboundFetch } from '../outbound/outbound-fetch.ts'
import type { Encryption } from '../secrets/encryption.ts'

export interface WebhookDependencies {
  database: Database
  clock: Clock
  newId(): string
  accounts: Pick<Accounts, 'recordAccess'>
  audit: Pick<Audit, 'record'>
  outbox: Pick<Outbox, 'queueEach'>
  limits: RateLimits
  faults: Faults
  encryption: Encryption
  outboundFetch: OutboundFetch
  checkAddress: CheckAddress
}
