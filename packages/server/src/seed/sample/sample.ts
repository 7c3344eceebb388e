import { languageOf } from '@wakeel/skills'
import type { App } from '../../app.ts'
import type { Clock } from '../../clock.ts'
import type { AgentDefinition } from '../../own-agents/agent-definition.ts'
import { type SamplePersonKey, samplePeople } from './people.ts'
import { sampleReviews } from './reviews.ts'

export type SamplePeople = ReadonlyMap<SamplePersonKey, string>

/** Makes the sample people who are not there yet; answers with everybody's id. */
export async function createSamplePeople({
  accounts,
}: Pick<App, 'accounts'>): Promise<SamplePeople> {
  const people = new Map<SamplePersonKey, string>()
  for (const { key, name } of samplePeople)
    people.set(key, (await accounts.createSampleUser({ name, email: `${key}@sample.example` })).id)
  return people
}

/** Lets sample people review an app. Each has really run it first, in the language of the comment. */
export async function writeSampleReviews(
  { runs, reviews, clock }: Pick<App, 'runs' | 'reviews'> & { clock: Clock },
  {
    appId,
    definition,
    createdAt,
    people,
  }: { appId: string; definition: AgentDefinition; createdAt: Date; people: SamplePeople },
): Promise<void> {
  const written = sampleReviews[definition.slug] ?? []
  const age = clock.now().getTime() - createdAt.getTime()
  for (const [index, [key, rating, comment]] of written.entries()) {
    const userId = people.get(key)
    if (userId === undefined) continue
    const prompts = definition.demoPrompts
    await runs.checkPrompt(
      appId,
      prompts[index % prompts.length]!.text[languageOf(comment)],
      userId,
    )
    const writtenAt = new Date(createdAt.getTime() + (age * (index + 1)) / (written.length + 1))
    await reviews.addSampleReview({ appId, userId, rating, comment, createdAt: writtenAt })
  }
}
