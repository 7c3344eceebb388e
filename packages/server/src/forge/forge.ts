import type { forge as contract, InputOf } from '@wakeel/contract'
import type { Operations } from '../http/mount.ts'
import { createDailyTests } from './daily-tests.ts'
import type { ForgeDependencies } from './dependencies.ts'
import { createEditing } from './editing.ts'
import { createForgetDrafts } from './forget-drafts.ts'
import { createGenerating } from './generate.ts'
import { createModeration } from './moderation.ts'
import { createForgePersonalData } from './personal-data.ts'
import { createPreview } from './preview.ts'
import { createPublishing } from './publish.ts'
import { createSkillList } from './writing/skill-list.ts'

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
