import type { Bilingual, forge as contract } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import type { OfferedCategory } from '../../catalogue/own-categories.ts'
import { type Clock, today } from '../../clock.ts'
import { BUILT_IN } from '../../models/built-in.ts'
import type { Models } from '../../models/models.ts'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import { requireLawful } from '../lawful.ts'
import { writeAgent } from '../tasks.ts'
import type { Idea } from './idea.ts'
import { writeWithModel } from './model-writer.ts'

export interface Written {
  content: contract.AgentContent
  /** `built-in`, or the name of the language model. */
  writtenBy: string
  /** What of the idea the agent does not do. */
  notCovered: Bilingual[]
}

export interface WriterDependencies {
  skills: readonly Skill[]
  /** Those that it chooses from. */
  categories: readonly OfferedCategory[]
  /** Without any the built-in writer writes. */
  models: Pick<Models, 'open'>
  workers: WorkerPool
  clock: Clock
  /** How long a language model may take. */
  timeLimitMs?: number
}

const TIME_LIMIT_MS = 60_000

/** Makes an agent of an idea, with prompts that it answers with the skills it was given. */
export function createWriter({
  skills,
  categories,
  models,
  workers,
  clock,
  timeLimitMs = TIME_LIMIT_MS,
}: WriterDependencies) {
  const names = skills.map(({ name }) => name)
  const writeFromWords = (idea: Idea, signal: AbortSignal) =>
    workers.run(writeAgent, { skills: names, categories, idea, today: today(clock) }, signal)
  return {
    /** Says what of the idea would not be done. Throws what `requireLawful` does, and `forge.no_skill_fits` where that is known without asking a language model. */
    async check(idea: Idea, signal: AbortSignal, person?: string): Promise<Bilingual[]> {
      requireLawful(idea)
      if (models.open({ purpose: 'forge', person })) return []
      return (await writeFromWords(idea, signal)).notCovered
    },

    /** Throws `forge.no_skill_fits`; with a language model also `forge.writer_unreachable` and `forge.writer_answer_invalid`. */
    async write(idea: Idea, signal: AbortSignal, person?: string): Promise<Written> {
      requireLawful(idea)
      const working = models.open({ purpose: 'forge', person })
      if (!working) return { ...(await writeFromWords(idea, signal)), writtenBy: BUILT_IN }
      const content = await writeWithModel({
        languageModel: working.model,
        skills,
        categories,
        idea,
        signal,
        timeLimitMs,
      })
      return { content, writtenBy: working.name, notCovered: [] }
    },
  }
}
