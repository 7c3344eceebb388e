import type { EventEmitter } from 'node:events'
import type { Skill } from '@wakeel/skills'
import type { Billing } from '../billing/billing.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Connections } from '../connections/connections.ts'
import type { Database } from '../database/database.ts'
import type { Faults } from '../faults.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Models } from '../models/models.ts'
import type { EndedRun } from '../observability/process-metrics.ts'
import type { OutboundFetch } from '../outbound/outbound-fetch.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import type { Agents } from './agents.ts'
import type { ProcessLease } from './process-lease.ts'
import type { RunTurns } from './run-turns.ts'
import type { RunsAtOnce } from './runs-at-once.ts'
import type { ChooseRuntime } from './runtimes/choose-runtime.ts'

export interface RunDependencies {
  database: Database
  clock: Clock
  newId(): string
  catalogue: Catalogue
  billing: Billing
  connections: Pick<Connections, 'openConnection' | 'requireApproved'>
  outboundFetch: OutboundFetch
  skills: readonly Skill[]
  workers: WorkerPool
  limits: RateLimits
  models: Models
  remoteTimeLimitMs: number | undefined
  atOnce: RunsAtOnce | undefined
  faults: Faults
  /** Told of every run that an agent worked on. */
  observeRun(run: EndedRun): void
  secret: string
  /** Where runs are read. */
  publicUrl: string
}

/** What the operations are given: what the capability is built from, and what this process knows of its runs. */
export interface RunParts extends RunDependencies {
  agents: Agents
  chooseRuntime: ChooseRuntime
  lease: ProcessLease
  turns: RunTurns
  /** Ids of the runs that this process executes. */
  running: Set<string>
  /** Emits `all` when the last of them has ended. */
  ended: EventEmitter
  /** Aborted when the store closes and its callers were sent away. */
  closing: AbortController
}
