import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { PasswordCost } from './accounts/passwords.ts'
import type { Clock } from './clock.ts'
import type { Mail } from './emails/mail.ts'
import type { Faults } from './faults.ts'
import type { Watching } from './founder/dependencies.ts'
import type { Tracing } from './observability/span.ts'
import type { Resolve } from './outbound/outbound-fetch.ts'
import type { RunsAtOnce } from './runs/runs-at-once.ts'
import type { WorkerPool } from './workers/worker-pool.ts'

/** Everything that leaves the process. `main.ts` passes the real ones, tests pass stand-ins. */
export interface Outside {
  clock: Clock
  newId(): string
  mail: Mail
  /** Absent: the built-in engine answers. */
  languageModel: LanguageModelV4 | undefined
  /** Answers when that one cannot. */
  fallbackModel?: LanguageModelV4 | undefined
  /** Between one try of a language model and the next; absent: as the store has it. */
  modelPausesMs?: readonly number[]
  /** The threads that read people's texts. */
  workers: WorkerPool
  /** Reaches PayPal, and nothing else. */
  fetch: typeof fetch
  /** Finds the addresses behind a name that somebody supplied. */
  resolve: Resolve
  /** How long one call to an agent elsewhere may take; absent: as long as the store gives it. */
  remoteTimeLimitMs?: number
  /** How many runs may be at work at the same moment; absent: as many as the store allows. */
  runsAtOnce?: RunsAtOnce
  /** How often the founder's metrics are looked at for whoever watches them, and for how long; absent: as the store has it. */
  watching?: Watching
  /** Absent: as is recommended. */
  passwordCost?: PasswordCost
  /** Where traces go; absent: nothing is traced. */
  tracing?: Tracing
  /** Where the log goes; absent: standard output. */
  log?: NodeJS.WritableStream
  faults: Faults
}
