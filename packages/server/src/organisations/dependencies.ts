import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import type { Outbox } from '../emails/outbox.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Names } from '../names/names.ts'

export interface OrganisationDependencies {
  database: Database
  clock: Clock
  newId(): string
  names: Pick<Names, 'requireOrganisationName'>
  audit: Pick<Audit, 'record' | 'listOf' | 'fileOf'>
  outbox: Pick<Outbox, 'queueTo'>
  limits: RateLimits
  /** The runs of a person's plan this month; null without a plan. */
  readIncluded(
    queries: Queries,
    userId: string,
    now: Date,
  ): Promise<{ limit: number; used: number } | null>
  publicUrl: string
}
