import type { ErrorCode } from '@wakeel/contract'
import { converse } from '../../connections/remotes/conversation.ts'
import { baseUrlOf } from '../../connections/remotes/openai.ts'
import { RemoteError } from '../../connections/remotes/remote.ts'
import { DomainError } from '../../errors.ts'
import type { ChatDialect } from '../../models/chat-dialect.ts'
import { openAiCompatibleModel } from '../../models/open-ai-compatible.ts'
import type { SkillEngine } from '../../workers/skill-engine.ts'
import { answerWithTools } from './answer-with-tools.ts'
import { modelFailure } from './model-failure.ts'
import { hostOf, type RemoteEnd, remoteOutcome, secretOf } from './remote-failure.ts'
import type { Runtime } from './runtime.ts'
import { SkillFailure, toolsForModel } from './tools.ts'

/** A language model elsewhere that thinks for the agent, with the skills of the store that the agent was given. */
export function remoteModel(
  { connection, outboundFetch, timeLimitMs }: RemoteEnd,
  engine: SkillEngine,
  dialect: ChatDialect,
): Runtime {
  const name = connection.model ?? ''

  return {
    provider: `${name} at ${hostOf(connection)}`,

    answer: ({ agent, ask, signal, ...execution }) =>
      converse(connection, outboundFetch, { signal, limits: { timeLimitMs } }, (call) =>
        answerWithTools({
          ...execution,
          agent,
          ask,
          signal,
          secret: secretOf(connection),
          model: openAiCompatibleModel({
            baseUrl: baseUrlOf(connection),
            apiKey: undefined,
            name,
            dialect,
            call: streamed(call),
          }),
          tools: toolsForModel(agent.skills, ask, engine),
          titles: new Map(agent.skills.map((skill) => [skill.name, skill.title[ask.language]])),
        }),
      ),

    failure(error) {
      if (error instanceof SkillFailure) return new DomainError('runs.failed', { cause: error })
      // The store's own refusal, of a text or for now.
      if (error instanceof DomainError && !(error.code in ofSomebodyElse)) return error
      const outcome = remoteOutcome(error)
      if (outcome) return outcome
      const { code } = modelFailure(error)
      // Its own words may be what it was sent: a secret, or a person's.
      return new DomainError(ofSomebodyElse[code] ?? code, {
        cause: new Error(error instanceof Error ? error.name : code),
      })
    },
  }
}

/** A page or an object where a stream was asked for would be read as one that ends before its first word. */
const streamed =
  (call: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await call(input, init)
    if (
      !response.ok ||
      !/^(?:text\/html|application\/json)/.test(response.headers.get('content-type') ?? '')
    )
      return response
    // What is wrong with the answer itself is told first: too large, broken off.
    await response.text()
    throw new RemoteError('answer_invalid', 'the answer is not a stream')
  }

/** The model is not the store's: what went wrong with it is told as such. */
const ofSomebodyElse: Partial<Record<ErrorCode, ErrorCode>> = {
  'runs.model_refused': 'runs.remote_refused',
  'runs.model_unreachable': 'runs.remote_unreachable',
  'runs.model_broke_off': 'runs.remote_broke_off',
  'runs.model_answer_invalid': 'runs.remote_answer_invalid',
  // It takes no such model, or no such request.
  'runs.failed': 'runs.remote_refused',
}
