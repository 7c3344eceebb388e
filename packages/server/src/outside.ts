import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { Mail } from './mail.ts'
import type { Resolve } from './outbound/outbound-fetch.ts'

/** Everything that leaves the process. `main.ts` passes the real ones, tests pass stand-ins. */
export interface Outside {
  clock: Clock
  newId(): string
  mail: Mail
  /** Absent: the built-in engine answers. */
  languageModel: LanguageModelV4 | undefined
  /** Reaches PayPal, and nothing else. */
  fetch: typeof fetch
  /** Finds the addresses behind a name that somebody supplied. */
  resolve: Resolve
  /** How long one call to an agent elsewhere may take; absent: as long as the store gives it. */
  remoteTimeLimitMs?: number
  faults: Faults
}
