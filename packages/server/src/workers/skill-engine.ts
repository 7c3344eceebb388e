import type { Ask, Skill } from '@wakeel/skills'
import { type Choice, choose, use } from '@wakeel/skills'
import { chooseSkill, useSkill } from './skill-tasks.ts'
import type { WorkerPool } from './worker-pool.ts'

/** Who reads requests with skills: choosing one, and using it. */
export interface SkillEngine {
  choose(
    skills: readonly Skill[],
    ask: Ask,
    examples: readonly string[],
    signal: AbortSignal | undefined,
  ): Promise<Choice<Skill>>
  use(
    skill: Skill,
    input: unknown,
    ask: Ask,
    signal: AbortSignal | undefined,
  ): Promise<ReturnType<typeof use>>
}

/** In this thread: for skills that are not in the list of all. */
export const engineHere: SkillEngine = {
  choose: async (skills, ask, examples) => choose(skills, ask, examples),
  use: async (skill, input, ask) => use(skill, input, ask),
}

/** In threads of their own, each for a limited time. */
export function createSkillEngine(workers: WorkerPool): SkillEngine {
  return {
    async choose(skills, ask, examples, signal) {
      const choice = await workers.run(
        chooseSkill,
        { skills: skills.map(({ name }) => name), ask, examples },
        signal,
      )
      if (!('steps' in choice)) return choice
      const [first, ...more] = choice.steps
      const byName = (step: typeof first) => ({
        ...step,
        skill: skills.find(({ name }) => name === step.skill)!,
      })
      return { ...choice, steps: [byName(first), ...more.map(byName)] }
    },
    use: ({ name }, input, ask, signal) =>
      workers.run(useSkill, { skill: name, input, ask }, signal),
  }
}
