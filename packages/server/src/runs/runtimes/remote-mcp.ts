import type { forge } from '@wakeel/contract'
import { type McpSession, openMcpServer } from '../../connections/remotes/mcp.ts'
import { RemoteError } from '../../connections/remotes/remote.ts'
import { fingerprintOf } from '../../connections/remotes/tool-effect.ts'
import { DomainError } from '../../errors.ts'
import type { WorkingModel } from '../../models/models.ts'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import { answerWithTools, type Wish } from './answer-with-tools.ts'
import { answerByWords, answerConfirmed } from './mcp/answer-by-words.ts'
import { isAutoApproved } from './mcp/auto-approved.ts'
import { withBeside } from './mcp/beside-answer.ts'
import { askForConfirmation, proposeCall } from './mcp/proposal.ts'
import { toolName } from './mcp/tool-name.ts'
import { mcpTools } from './mcp/tools.ts'
import { modelFailure } from './model-failure.ts'
import { hostOf, type RemoteEnd, remoteOutcome, secretOf } from './remote-failure.ts'
import type { Answer, Execution, Runtime } from './runtime.ts'

/**
 * Tools of an MCP server elsewhere, only those that the agent was given. The store's language model uses them; without one the
 * built-in engine chooses a tool, and finds in the request what the tool needs or asks for it. Whoever thinks, a tool that may change
 * something is called only as its person confirmed it.
 */
export function remoteMcp(
  { connection, outboundFetch, timeLimitMs, approve }: RemoteEnd,
  { tools: allowed, read_only: vouched = [] }: Extract<forge.AgentRuntime, { kind: 'mcp' }>,
  { languageModel, workers }: { languageModel: WorkingModel | undefined; workers: WorkerPool },
): Runtime {
  const server = openMcpServer(connection, outboundFetch, { timeLimitMs })
  const host = hostOf(connection)
  const place = { host, address: connection.address }

  async function answerIn(
    session: McpSession,
    { confirmed, ...execution }: Execution,
  ): Promise<Answer> {
    const { agent, ask, signal, emit } = execution
    await approve?.(session.manifest)
    const usable = session.tools
      .filter(({ name }) => allowed.includes(name))
      .map((tool) => ({
        tool,
        isAutoApproved: isAutoApproved(tool, connection.knownTools ?? [], vouched),
      }))
    const task = {
      agent,
      ask,
      signal,
      emit,
      session,
      usable,
      place,
      workers,
      secret: secretOf(connection),
    }
    if (confirmed) {
      const { tool: confirmedTool, fingerprint, address } = confirmed.call
      const isSame = usable.some(
        ({ tool }) => tool.name === confirmedTool.name && fingerprintOf(tool) === fingerprint,
      )
      // What was typed for one server is not sent to another.
      if (!isSame || address !== connection.address)
        throw new DomainError('runs.confirmation_outdated')
      return answerConfirmed(task, confirmed)
    }
    if (usable.length === 0)
      throw new RemoteError(
        'answer_invalid',
        'the server has none of the tools that the agent uses',
      )
    if (!languageModel) return answerByWords(task)

    let remoteError: string | undefined
    const byName = new Map(usable.map(({ tool }) => [toolName(tool), tool]))
    const propose = ({ name, input }: Wish) => proposeCall(byName.get(name)!, input, place)
    const { wish, ...answer } = await answerWithTools({
      ...task,
      model: languageModel.model,
      tools: mcpTools(session, usable, ask.language, (inner) => {
        remoteError = inner
      }),
      titles: new Map(usable.map(({ tool }) => [toolName(tool), tool.title || tool.name])),
      sayOfWish: (wish) => askForConfirmation(propose(wish), ask.language),
    })
    return {
      ...answer,
      ...(wish && { proposal: propose(wish) }),
      ...(remoteError !== undefined && { remoteError }),
    }
  }

  return {
    provider: `mcp ${host}`,

    answer: (execution) =>
      withBeside({ ...execution, workers }, secretOf(connection), (listener) =>
        server.useTools(execution.signal, (session) => answerIn(session, execution), listener),
      ),

    failure(error) {
      if (error instanceof DomainError) return error
      const outcome =
        error instanceof RemoteError || !languageModel ? remoteOutcome(error) : undefined
      return (
        outcome ??
        (languageModel ? modelFailure(error) : new DomainError('runs.failed', { cause: error }))
      )
    },
  }
}
