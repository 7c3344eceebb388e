import type { securityLog as contract } from '@wakeel/contract'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { Outbox } from '../../emails/outbox.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import type { Deliver } from '../deliver.ts'
import type { Origin } from './security-emails.ts'

export interface SecurityLogDependencies {
  database: Database
  clock: Clock
  limits: RateLimits
  deliver: Deliver
  outbox: Pick<Outbox, 'queueEach'>
  /** Where a new password is chosen. */
  resetPage: string
}

export interface NewSecurityEvent {
  kind: contract.SecurityEventKind
  userId: string
  origin: Origin
  isNewDevice?: boolean
}
