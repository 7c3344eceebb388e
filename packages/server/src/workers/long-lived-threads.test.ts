import { pathToFileURL } from 'node:url'
import { type Ask, languageOfRequest, type Skill } from '@wakeel/skills'
import { expect, test } from 'vitest'
import { workerFile } from '../../testing/programs.ts'
import { bySize } from '../../testing/size.ts'
import { readWordings, wordingFiles } from '../../testing/wordings.ts'
import { agentDefinitions } from '../own-agents/all.ts'
import { openWorkers } from '../tasks/open-workers.ts'
import { createSkillEngine, type SkillEngine } from './skill-engine.ts'

/** Every so many of all that were ever asked, so that the words are as many as a thread meets in an hour. */
const EVERY = bySize(6, 3)

test('one thread answers a thousand requests to all agents with the memory that it has', {
  timeout: 180_000,
}, async () => {
  const workers = openWorkers({
    threads: 1,
    timeLimitMs: 20_000,
    waitLimitMs: 60_000,
    script: pathToFileURL(workerFile),
  })
  const engine = createSkillEngine(workers)
  const requests = wordingFiles()
    .flatMap(readWordings)
    .filter((_, at) => at % EVERY === 0)
  const refused: string[] = []

  for (const { id, agent, message, today } of requests) {
    const skills = agentDefinitions.find(({ slug }) => slug === agent)?.skills ?? []
    const ask = { text: message, language: languageOfRequest(message), today }
    await answer(engine, skills, ask).catch(() => refused.push(id))
  }
  await workers.close()

  expect(requests.length).toBeGreaterThan(1_000)
  expect(refused).toEqual([])
})

async function answer(engine: SkillEngine, skills: readonly Skill[], ask: Ask): Promise<void> {
  const choice = await engine.choose(skills, ask, [], undefined)
  for (const { skill, input } of 'steps' in choice ? choice.steps : [])
    await engine.use(skill, input, ask, undefined)
}
