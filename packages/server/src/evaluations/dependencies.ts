import type { evaluations as contract } from '@wakeel/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Faults } from '../faults.ts'
import type { Forge } from '../forge/forge.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Runs } from '../runs/runs.ts'

export interface EvaluationDependencies {
  database: Database
  clock: Clock
  newId(): string
  faults: Faults
  limits: RateLimits
  catalogue: Pick<Catalogue, 'getRunnableApp'>
  runs: Pick<Runs, 'runDry'>
  forge: Pick<Forge, 'tryPrompt'>
  /** The questions of the agents that the store brings, by their addresses. */
  ownQuestions: ReadonlyMap<string, readonly contract.EvaluationQuestion[]>
}
