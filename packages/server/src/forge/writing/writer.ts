import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { forge as contract } from '@wakeel/contract'
import { type Clock, today } from '../../clock.ts'
import { BUILT_IN } from '../../runs/runtimes/built-in.ts'
import type { Skill } from '../../skills/skill.ts'
import { writeFromWords } from './built-in-writer.ts'
import { writeWithModel } from './model-writer.ts'
import { trades } from './trades/all.ts'

/** What somebody wants an agent for, as the three steps of the forge ask it. */
export interface Idea {
  problemGoal: string
  targetAudience: string
  dataInputType: contract.DataInputType
  price: contract.AgentContent['price']
}

export interface Written {
  content: contract.AgentContent
  /** `built-in`, or the name of the language model. */
  writtenBy: string
}

export interface WriterDependencies {
  skills: readonly Skill[]
  /** Absent: the built-in writer writes. */
  languageModel: LanguageModelV4 | undefined
  clock: Clock
  /** How long a language model may take. */
  timeLimitMs?: number
}

const TIME_LIMIT_MS = 60_000

/** Makes an agent of an idea, with prompts that it answers with the skills it was given. */
export function createWriter({ skills, languageModel, clock, timeLimitMs = TIME_LIMIT_MS }: WriterDependencies) {
  const known = trades.filter(({ skill }) => skills.includes(skill))
  return {
    /** Throws `forge.no_skill_fits`; with a language model also `forge.writer_unreachable` and `forge.writer_answer_invalid`. */
    async write(idea: Idea, signal: AbortSignal): Promise<Written> {
      if (!languageModel) return { content: await writeFromWords(known, idea, today(clock)), writtenBy: BUILT_IN }
      return { content: await writeWithModel({ languageModel, skills, idea, signal, timeLimitMs }), writtenBy: languageModel.modelId }
    },
  }
}
