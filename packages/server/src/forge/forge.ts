import type { forge as contract, InputOf } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import type { Accounts } from '../accounts/accounts.ts'
import type { Audit } from '../audit/audit.ts'
import type { Billing } from '../billing/billing.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Connections } from '../connections/connections.ts'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../emails/outbox.ts'
import type { Faults } from '../faults.ts'
import type { Operations } from '../http/mount.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Models } from '../models/models.ts'
import type { Names } from '../names/names.ts'
import type { Runs } from '../runs/runs.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { createDailyTests } from './daily-tests.ts'
import { createEditing } from './editing.ts'
import { createForgetDrafts } from './forget-drafts.ts'
import { createGenerating } from './generate.ts'
import { createModeration } from './moderation.ts'
import { createForgePersonalData } from './personal-data.ts'
import { createPreview } from './preview.ts'
import { createPublishing } from './publish.ts'
import { createSkillList } from './writing/skill-list.ts'

export interface ForgeDependencies {
  database: Database
  clock: Clock
  newId(): string
  accounts: Accounts
  audit: Audit
  names: Names
  billing: Pick<Billing, 'agree' | 'withdrawPriceRise'>
  catalogue: Catalogue
  connections: Connections
  runs: Runs
  skills: readonly Skill[]
  workers: WorkerPool
  limits: RateLimits
  outbox: Outbox
  models: Models
  faults: Faults
}

/**
 * From an idea, or an agent elsewhere, to an agent in the store. What a creator says about an agent is one value, held by a version;
 * the listing points at one published version. Checks run outside of any transaction, and what was checked is what is listed.
 */
export function createForge(dependencies: ForgeDependencies) {
  const listSkills = createSkillList(dependencies.skills)

  return {
    ...createGenerating(dependencies),
    ...createPreview(dependencies),
    ...createPublishing(dependencies),
    ...createEditing(dependencies),
    ...createModeration(dependencies),
    ...createDailyTests(dependencies),
    ...createForgetDrafts(dependencies),
    ...createForgePersonalData(dependencies),

    async listSkills({ lang }: InputOf<typeof contract.routes.listSkills>) {
      return { success: true as const, skills: listSkills(lang) }
    },
  } satisfies Operations<typeof contract.routes> & Record<string, unknown>
}
