import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { forge as contract } from '@wakeel/contract'
import { type Clock, today } from '../../clock.ts'
import { BUILT_IN } from '../../runs/runtimes/built-in.ts'
import type { Skill } from '../../skills/skill.ts'
import { writeFromWords } from './built-in-writer.ts'
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
}

/** Makes an agent of an idea, with prompts that it answers with the skills it was given. */
export function createWriter({ skills, clock }: WriterDependencies) {
  const known = trades.filter(({ skill }) => skills.includes(skill))
  return {
    async write(idea: Idea, _signal: AbortSignal): Promise<Written> {
      return { content: writeFromWords(known, idea, today(clock)), writtenBy: BUILT_IN }
    },
  }
}
