import type { Bilingual } from '@wakeel/contract'
import { runs as contract } from '@wakeel/contract'
import type { Choice, Skill } from '@wakeel/skills'
import { DomainError } from '../../errors.ts'
import { BUILT_IN } from '../../models/built-in.ts'
import type { WorkingModel } from '../../models/models.ts'
import type { SkillEngine } from '../../workers/skill-engine.ts'
import { answerWithTools } from './answer-with-tools.ts'
import { BuiltInModel } from './built-in.ts'
import { modelFailure } from './model-failure.ts'
import type { Answer, Execution, Runtime } from './runtime.ts'
import { SkillFailure, toolsForEngine, toolsForModel } from './tools.ts'

/** Why the engine answers. */
const notices: { failed: Bilingual; budget: Bilingual; personBudget: Bilingual } = {
  failed: {
    en: '*The language model could not answer, so the store’s built-in engine did.*',
    ar: '*تعذّر على النموذج اللغوي أن يجيب، فأجاب محرّك المتجر المدمج.*',
  },
  budget: {
    en: '*The store’s budget for language models is used up for today, so its built-in engine answered.*',
    ar: '*استُنفدت ميزانية المتجر للنماذج اللغوية لهذا اليوم، فأجاب محرّكه المدمج.*',
  },
  personBudget: {
    en: '*Your share of the store’s language models is used up for today, so its built-in engine answered.*',
    ar: '*استُنفدت حصتك من نماذج المتجر اللغوية لهذا اليوم، فأجاب محرّكه المدمج.*',
  },
}

/**
 * The store's own skills, used by its language model or, without one, by the built-in engine. The engine also answers in place of a model
 * that fails, and says so, unless something of the model's answer has been shown already or the agent has no skill to answer with.
 */
export function ownSkills(languageModel: WorkingModel | undefined, engine: SkillEngine): Runtime {
  let isByEngine = languageModel === undefined

  async function answerByEngine(
    { agent, ask, ...execution }: Execution,
    notice?: string,
  ): Promise<Answer> {
    const { skills, examples } = agent
    let choice: Choice<Skill> | undefined
    const answer = await answerWithTools({
      ...execution,
      agent,
      ask,
      model: new BuiltInModel(async (signal) => {
        choice = await engine.choose(skills, ask, examples[ask.language], signal)
        return choice
      }),
      tools: toolsForEngine(skills, ask, engine),
      titles: titlesOf(agent, ask),
      ...(notice && { notice }),
    })
    return withChoice(answer, choice)
  }

  function answerByModel(
    { model }: WorkingModel,
    { agent, ask, ...execution }: Execution,
  ): Promise<Answer> {
    return answerWithTools({
      ...execution,
      agent,
      ask,
      model,
      tools: toolsForModel(agent.skills, ask, engine),
      titles: titlesOf(agent, ask),
    })
  }

  return {
    get provider() {
      return isByEngine || !languageModel ? BUILT_IN : languageModel.name
    },

    async answer(execution) {
      if (!languageModel) return answerByEngine(execution)
      const { agent, ask, signal, emit } = execution
      const failed = new AbortController()
      let isShown = false
      try {
        const answer = await answerByModel(languageModel, {
          ...execution,
          signal: AbortSignal.any([signal, failed.signal]),
          emit(event) {
            isShown ||= event.type === 'text'
            emit(event)
          },
        })
        return { ...answer, fellBack: false }
      } catch (error) {
        // Else its other calls would go on, and be paid for.
        failed.abort()
        if (signal.aborted || isShown || agent.skills.length === 0 || !isModels(error)) throw error
        isByEngine = true
        return {
          ...(await answerByEngine(execution, noticeOf(error)[ask.language])),
          fellBack: true,
        }
      }
    },

    failure(error) {
      if (error instanceof DomainError) return error
      return error instanceof SkillFailure || isByEngine
        ? new DomainError('runs.failed', { cause: error })
        : modelFailure(error)
    },
  }
}

/** What the words of the engine are is known from its choice, not read out of them. */
function withChoice(answer: Answer, choice: Choice<Skill> | undefined): Answer {
  if (!choice) return answer
  const { suggestions } = choice
  return {
    ...answer,
    ...(answer.outcome !== 'answer' && { outcome: 'question' in choice ? 'question' : 'refusal' }),
    ...(suggestions && { suggestions: suggestions.slice(0, contract.MAX_SUGGESTIONS) }),
  }
}

function noticeOf(error: unknown): Bilingual {
  const code = error instanceof DomainError ? error.code : undefined
  if (code === 'runs.model_budget_reached') return notices.budget
  return code === 'runs.model_person_budget_reached' ? notices.personBudget : notices.failed
}

const titlesOf = (
  { skills }: Execution['agent'],
  { language }: Execution['ask'],
): Map<string, string> => new Map(skills.map(({ name, title }) => [name, title[language]]))

/** Not a skill's own failure, nor its refusal of a text or for now. */
const isModels = (error: unknown): boolean =>
  !(error instanceof SkillFailure) &&
  (!(error instanceof DomainError) || error.code.startsWith('runs.model_'))
