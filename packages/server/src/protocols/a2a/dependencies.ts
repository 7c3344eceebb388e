import type { KeyObject } from 'node:crypto'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { Runs } from '../../runs/runs.ts'

/** What cards are signed with. The public keys, also those of before, stand at `/.well-known/jwks.json`. */
export interface CardKeys {
  /** An Ed25519 key. */
  currentKey(): Promise<{ kid: string; privateKey: KeyObject }>
}

export interface A2aDependencies {
  database: Database
  clock: Clock
  catalogue: Pick<Catalogue, 'getRunnableApp' | 'getApp'>
  runs: Pick<Runs, 'runDemo' | 'runCharged' | 'getRunTerms' | 'getVersion'>
  keys: CardKeys
  secret: string
  publicUrl: string
  /** In English. */
  storeName: string
}
