import type { LanguageModelV4 } from '@ai-sdk/provider'
import { DomainError } from '../../errors.ts'
import { answerWithTools } from './answer-with-tools.ts'
import { BUILT_IN, BuiltInModel } from './built-in.ts'
import { modelFailure } from './model-failure.ts'
import type { Runtime } from './runtime.ts'
import { SkillFailure, toolsForEngine, toolsForModel } from './tools.ts'

/** The store's own skills, used by its language model or, without one, by the built-in engine. */
export function ownSkills(languageModel: LanguageModelV4 | undefined): Runtime {
  return {
    provider: languageModel?.modelId ?? BUILT_IN,

    answer({ agent, ask, ...execution }) {
      const { skills } = agent
      return answerWithTools({
        ...execution,
        agent,
        ask,
        model: languageModel ?? new BuiltInModel(skills, ask, agent.examples[ask.language]),
        tools: languageModel ? toolsForModel(skills, ask) : toolsForEngine(skills, ask),
        titles: new Map(skills.map(({ name, title }) => [name, title[ask.language]])),
      })
    },

    failure: (error) =>
      error instanceof SkillFailure || !languageModel ? new DomainError('runs.failed', { cause: error }) : modelFailure(error),
  }
}
