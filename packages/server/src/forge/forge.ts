import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { forge as contract } from '@wakeel/contract'
import type { Accounts } from '../accounts/accounts.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Connections } from '../connections/connections.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Faults } from '../faults.ts'
import type { Operations } from '../http/mount.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Letters } from '../letters/letters.ts'
import type { Runs } from '../runs/runs.ts'
import type { Skill } from '../skills/skill.ts'

export interface ForgeDependencies {
  database: Database
  clock: Clock
  newId(): string
  accounts: Accounts
  catalogue: Catalogue
  connections: Connections
  runs: Runs
  skills: readonly Skill[]
  limits: RateLimits
  letters: Letters
  /** Absent: the built-in writer writes. */
  languageModel: LanguageModelV4 | undefined
  faults: Faults
}

const notBuilt = async (): Promise<never> => {
  throw new Error('not built yet')
}

/** From an idea, or an agent elsewhere, to an agent in the store. */
export function createForge(_dependencies: ForgeDependencies) {
  return {
    generateAgent: notBuilt,
    importAgent: notBuilt,
    previewAgent: notBuilt,
    publishAgent: notBuilt,
    getAgent: notBuilt,
    saveAgent: notBuilt,
    discardDraft: notBuilt,
    withdrawAgent: notBuilt,
    unpublishAgent: notBuilt,
    restoreVersion: notBuilt,
    listSkills: notBuilt,
    listSubmissions: notBuilt,
    decideSubmission: notBuilt,

    /** Tests what is listed with its demo prompts, each agent once a day. */
    testListed: async (): Promise<void> => {},

    exportPerson: async (_userId: string): Promise<Record<string, unknown>[]> => [],
    erasePerson: async (_tx: Transaction, _userId: string): Promise<void> => {},
  } satisfies Operations<typeof contract.routes> & Record<string, unknown>
}
