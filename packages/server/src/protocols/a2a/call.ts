import type { Caller } from '../../http/caller.ts'
import type { A2aDependencies } from './dependencies.ts'
import type { LiveRuns } from './live-runs.ts'
import type { Owner } from './own-runs.ts'
import type { SignedCards } from './signed-cards.ts'
import type { SpokenTo } from './spoken-to.ts'

export interface A2aParts extends A2aDependencies {
  live: LiveRuns
  cards: SignedCards
}

/** One request to one agent. */
export interface Call extends SpokenTo {
  caller: Caller
  owner: Owner
  /** Aborted when the caller does not listen any more. */
  gone: AbortSignal
  /** Told of what nobody waits for. */
  report(error: unknown): void
}
