import type { forge } from '@wakeel/contract'
import { languageOfRequest, respond, skills } from '@wakeel/skills'
import { standardOffer } from '../src/catalogue/own-categories.ts'
import type { Idea } from '../src/forge/writing/idea.ts'
import { createWriter } from '../src/forge/writing/writer.ts'
import { testWorkers } from './test-workers.ts'

const TODAY = '2026-11-20'

export const builtInWriter = createWriter({
  skills,
  categories: standardOffer,
  models: { open: () => undefined },
  workers: testWorkers,
  clock: { now: () => new Date(`${TODAY}T08:00:00Z`) },
})

export const monthly: Idea['price'] = { model: 'subscription', aed: 67 }

/** What the built-in writer makes of an idea. */
export async function writeAgent(
  problemGoal: string,
  targetAudience: string,
  dataInputType: Idea['dataInputType'] = 'text_questions',
) {
  const idea = { problemGoal, targetAudience, dataInputType, price: monthly }
  return (await builtInWriter.write(idea, new AbortController().signal)).content
}

/** Which of its skills answer an agent's prompts, on the day it is written and on days to come; undefined: it asked back. */
export function skillsAnswering({
  skills: given,
  demo_prompts,
}: forge.AgentContent): (string | undefined)[] {
  const equipment = skills.filter(({ name }) => given.includes(name))
  return [TODAY, '2026-11-27', '2026-11-29', '2027-02-28', '2027-08-14'].flatMap((today) =>
    [...demo_prompts.en, ...demo_prompts.ar].map(
      (text) => respond(equipment, { text, language: languageOfRequest(text), today }).skill,
    ),
  )
}
