import type { LanguageModelV4 } from '@ai-sdk/provider'
import { openMcpServer } from '../../connections/remotes/mcp.ts'
import { RemoteError } from '../../connections/remotes/remote.ts'
import { DomainError } from '../../errors.ts'
import { answerWithTools } from './answer-with-tools.ts'
import { BuiltInModel } from './built-in.ts'
import { toChoosable } from './mcp/choosable.ts'
import { mcpTools, toolName } from './mcp/tools.ts'
import { modelFailure } from './model-failure.ts'
import { hostOf, type RemoteEnd, remoteOutcome, secretOf } from './remote-failure.ts'
import type { Runtime } from './runtime.ts'

/**
 * Tools of an MCP server elsewhere, only those that the agent was given. The store's language model uses them; without one the
 * built-in engine chooses a tool, and finds in the request what the tool needs or asks for it.
 */
export function remoteMcp(
  { connection, outboundFetch, timeLimitMs }: RemoteEnd,
  wanted: readonly string[],
  languageModel: LanguageModelV4 | undefined,
): Runtime {
  const server = openMcpServer(connection, outboundFetch, { timeLimitMs })

  return {
    provider: `mcp ${hostOf(connection)}`,

    answer: ({ agent, ask, signal, ...execution }) =>
      server.useTools(signal, (session) => {
        const usable = session.tools.filter(({ name }) => wanted.includes(name))
        if (usable.length === 0) throw new RemoteError('answer_invalid', 'the server has none of the tools that the agent uses')
        const choosable = usable.map(toChoosable)
        return answerWithTools({
          ...execution,
          agent,
          ask,
          signal,
          secret: secretOf(connection),
          model: languageModel ?? new BuiltInModel(choosable, ask, agent.examples[ask.language]),
          tools: mcpTools(session, usable, ask.language),
          titles: new Map(usable.map((tool) => [toolName(tool), tool.title || tool.name])),
        })
      }),

    failure: (error) =>
      (error instanceof RemoteError || !languageModel ? remoteOutcome(error) : undefined) ??
      (languageModel ? modelFailure(error) : new DomainError('runs.failed', { cause: error })),
  }
}
