import { languageOfRequest } from '@wakeel/skills'
import { createSkillEngine } from '../src/workers/skill-engine.ts'
import type { WorkerPool } from '../src/workers/worker-pool.ts'
import type { HostileText } from './hostile-texts.ts'

/** Asks an agent as a run does: what the caller's thread does, and the skills in a thread of their own. */
export async function askInThread(
  workers: WorkerPool,
  { agent, text }: HostileText,
): Promise<void> {
  const engine = createSkillEngine(workers)
  const ask = { text, language: languageOfRequest(text), today: '2026-11-20' }
  const choice = await engine.choose(agent.skills, ask, [], undefined)
  if (!('steps' in choice)) return
  for (const { skill, input } of choice.steps) await engine.use(skill, input, ask, undefined)
}
