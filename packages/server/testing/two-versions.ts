import { dateCalculator } from '@wakeel/skills'
import { agentContent, atForge } from './agents.ts'
import type { Person, System } from './system.ts'

/** The first version of the agent below answers it, the second does not. */
export const VAT_QUESTION = 'Add VAT to AED 1,000'
/** The other way round. */
export const DAYS_QUESTION = 'How many days from 1 January 2027 to 1 March 2027?'

/** An agent whose first version works out VAT, and whose second, which is listed, counts days. */
export async function twoVersions(
  system: System,
  creator: Person,
): Promise<{ id: string; slug: string }> {
  const forge = atForge(system, creator)
  const { id, slug } = await forge.listed()
  await forge.save(
    id,
    0,
    agentContent({
      description: { en: 'Counts the days between two dates.', ar: '' },
      full_description: { en: 'Counts days.', ar: '' },
      demo_prompts: { en: [DAYS_QUESTION], ar: [] },
      instructions: 'Count days with the skill.',
      skills: [dateCalculator.name],
    }),
  )
  const { body, text } = await forge.publish(id)
  if (body.status !== 'published') throw new Error(`publishing answered ${text}`)
  return { id, slug }
}
