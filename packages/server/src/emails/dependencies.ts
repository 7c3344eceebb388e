import type { Bilingual } from '@wakeel/contract'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Faults } from '../faults.ts'
import type { Mail } from './mail.ts'

export interface OutboxDependencies {
  database: Database
  clock: Clock
  newId(): string
  mail: Mail
  faults: Faults
  storeName: Bilingual
}

export interface OutboxParts extends OutboxDependencies {
  /** A text that names the store. */
  named(text: string): string
}
