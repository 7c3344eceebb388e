import type { KeyObject } from 'node:crypto'
import type { Catalogue, ListedApp } from '../../catalogue/catalogue.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { Caller } from '../../http/caller.ts'
import type { Runs } from '../../runs/runs.ts'
import type { LiveRuns } from './live-runs.ts'
import type { Owner } from './own-runs.ts'
import type { SignedCards } from './signed-cards.ts'

/** What cards are signed with. The public keys, also those of before, stand at `/.well-known/jwks.json`. */
export interface CardKeys {
  /** An Ed25519 key. */
  currentKey(): Promise<{ kid: string; privateKey: KeyObject }>
}

export interface A2aDependencies {
  database: Database
  clock: Clock
  catalogue: Pick<Catalogue, 'getRunnableApp' | 'getApp'>
  runs: Pick<Runs, 'runDemo' | 'runApp' | 'getRunTerms'>
  keys: CardKeys
  secret: string
  publicUrl: string
  /** In English. */
  storeName: string
}

export interface A2aParts extends A2aDependencies {
  live: LiveRuns
  cards: SignedCards
}

/** One request to one agent. */
export interface Call {
  app: ListedApp
  caller: Caller
  owner: Owner
  /** Aborted when the caller does not listen any more. */
  gone: AbortSignal
  /** Told of what nobody waits for. */
  report(error: unknown): void
}
