import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Deliver } from './deliver.ts'
import type { EndAccess } from './dependencies.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Passwords } from './passwords.ts'
import type { SecurityLog } from './security-log/security-log.ts'

export interface AuthOptions {
  database: Database
  clock: Clock
  newId(): string
  deliver: Deliver
  log: SecurityLog
  secret: string
  publicUrl: string
  passwords: Passwords
  limits: RateLimits
  devices: KnownDevices
  endAccess: EndAccess
  /** What an authenticator app calls the store. */
  storeName: string
}
