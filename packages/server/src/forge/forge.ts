import { bind } from '../bind.ts'
import { approveChanges } from './approve-changes.ts'
import { testListed } from './daily-tests.ts'
import type { ForgeDependencies } from './dependencies.ts'
import {
  discardDraft,
  getAgent,
  restoreVersion,
  saveAgent,
  unpublishAgent,
  withdrawAgent,
  withdrawPriceRise,
} from './editing.ts'
import { forgetUnconfirmed } from './forget-drafts.ts'
import { checkIdea, generateAgent, importAgent } from './generate.ts'
import { listVersion } from './list-version.ts'
import { erasePerson, exportPerson } from './personal-data.ts'
import { previewAgent, tryPrompt } from './preview.ts'
import { publishAgent } from './publish.ts'
import { listSkills } from './writing/list-skills.ts'

export type Forge = ReturnType<typeof createForge>

/**
 * From an idea, or an agent elsewhere, to an agent in the store. What a creator says about an agent is one value, held by a version;
 * the listing points at one published version. Checks run outside of any transaction, and what was checked is what is listed.
 */
export function createForge(dependencies: ForgeDependencies) {
  return bind(
    { ...dependencies, publishing: new Set<string>(), testedUntil: {} },
    {
      checkIdea,
      generateAgent,
      importAgent,
      previewAgent,
      tryPrompt,
      publishAgent,
      approveChanges,
      getAgent,
      saveAgent,
      discardDraft,
      withdrawAgent,
      unpublishAgent,
      withdrawPriceRise,
      restoreVersion,
      listSkills,
      listVersion,
      testListed,
      forgetUnconfirmed,
      exportPerson,
      erasePerson,
    },
  )
}
