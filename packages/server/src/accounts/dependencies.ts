import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Mail } from '../emails/mail.ts'
import type { Outbox } from '../emails/outbox.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Names } from '../names/names.ts'
import type { FindByKey } from './identify.ts'
import type { PasswordCost, Passwords } from './passwords.ts'
import type { SecurityLog } from './security-log/security-log.ts'

/** Ends all that acts for a person without them, or hears of what they do: keys, grants of programs, widgets and webhook endpoints. */
export type EndAccess = (tx: Transaction, userId: string) => Promise<void>

export interface AccountDependencies {
  database: Database
  names: Names
  clock: Clock
  newId(): string
  mail: Mail
  outbox: Pick<Outbox, 'queueEach'>
  findByKey: FindByKey
  endAccess: EndAccess
  limits: RateLimits
  secret: string
  /** Where people reach the store; emails link to it and cookies follow its protocol. */
  publicUrl?: string | undefined
  passwordCost: PasswordCost | undefined
  /** `staff`: founder and administrators act only with a second factor. */
  requireSecondFactor: 'staff' | undefined
  storeName: string
  /** From one IP address. */
  signUpsPerHour: number
}

/** What makes people and changes what they may do. */
export interface PeopleDependencies
  extends Pick<AccountDependencies, 'database' | 'clock' | 'newId' | 'secret'> {
  passwords: Passwords
}

/** What the operations are given. */
export interface AccountParts extends PeopleDependencies {
  limits: RateLimits
  log: SecurityLog
}
