import type { KeyObject } from 'node:crypto'
import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Encryption } from '../secrets/encryption.ts'

export interface SigningDependencies {
  database: Database
  clock: Clock
  encryption: Encryption
  audit: Audit
}

/** The key that the store signs with at this moment. */
export interface CurrentKey {
  kid: string
  privateKey: KeyObject
}

export interface SigningParts extends SigningDependencies {
  kept: KeptKey
}

/** What this process remembers of the key in force. */
export interface KeptKey {
  current: { key: CurrentKey; until: number } | undefined
}
