import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { forge as contract } from '@wakeel/contract'
import type { Clock } from '../../clock.ts'
import { DomainError } from '../../errors.ts'
import type { Skill } from '../../skills/skill.ts'

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
}

/** Makes an agent of an idea, with prompts that it answers with the skills it was given. */
export function createWriter(_dependencies: WriterDependencies) {
  return {
    async write(_idea: Idea, _signal: AbortSignal): Promise<Written> {
      throw new DomainError('forge.no_skill_fits')
    },
  }
}
