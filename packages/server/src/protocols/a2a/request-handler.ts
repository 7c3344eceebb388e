import type { SendMessageRequest, StreamResponse, Task } from '@a2a-js/sdk'
import {
  PushNotificationNotSupportedError,
  RequestMalformedError,
  UnsupportedOperationError,
} from '@a2a-js/sdk/errors'
import type { A2ARequestHandler } from '@a2a-js/sdk/server'
import type { apiKeys } from '@wakeel/contract'
import { readApp } from '../../catalogue/parsed-replies.ts'
import { mayUse, requireAccess } from '../../http/caller.ts'
import type { A2aParts, Call } from './call.ts'
import { cancelTask } from './cancel-task.ts'
import { followTask, isAtWork, readEnded, readTask } from './follow-task.ts'
import { listTasks } from './list-tasks.ts'
import { type Incoming, readMessage } from './read-message.ts'
import { startTask } from './start-task.ts'
import { toTask, withHistory } from './task.ts'
import { lastOf, requireTask } from './task-runs.ts'

/** What one request asks of an agent. The SDK’s own handler would keep tasks itself: here they are the runs that are stored. */
export function createRequestHandler(parts: A2aParts, call: Call): A2ARequestHandler {
  return {
    getAgentCard: () => parts.cards.cardOf(call),

    async getAuthenticatedExtendedAgentCard() {
      requireScope(call, 'run', 'signed_in')
      return parts.cards.extendedCardOf(call)
    },

    async sendMessage(params) {
      requireScope(call, 'run')
      const incoming = await incomingOf(parts, call, params)
      const { returnImmediately, historyLength } = params.configuration ?? {}
      requireLength(historyLength)
      const begun = await startTask(parts, call, incoming)
      const task = returnImmediately
        ? await readTask(parts, call, begun.runId)
        : await readEnded(parts, call, begun)
      return withHistory(task, historyLength)
    },

    async *sendMessageStream(params) {
      requireScope(call, 'run')
      const begun = await startTask(parts, call, await incomingOf(parts, call, params))
      yield* followTask(parts, call, begun)
    },

    async getTask({ id, historyLength }) {
      requireOneOf(call, ['run', 'read_runs'])
      requireLength(historyLength)
      return withHistory(toTask(await requireTask(parts, call.owner, id)), historyLength)
    },

    async listTasks(params) {
      // Without a session a caller is an address, which many people share.
      requireScope(call, 'read_runs', 'signed_in')
      requireLength(params.historyLength)
      return listTasks(parts, call, params)
    },

    async cancelTask({ id }) {
      requireScope(call, 'run')
      return cancelTask(parts, call, id)
    },

    async *resubscribe({ id }) {
      requireOneOf(call, ['run', 'read_runs'])
      yield* resubscribe(parts, call, id)
    },

    createTaskPushNotificationConfig: noPush,
    getTaskPushNotificationConfig: noPush,
    listTaskPushNotificationConfigs: noPush,
    deleteTaskPushNotificationConfig: noPush,
  }
}

async function incomingOf(
  { catalogue }: A2aParts,
  { app }: Call,
  params: SendMessageRequest,
): Promise<Incoming> {
  const hasFiles = params.message?.parts.some(({ content }) => content?.$case === 'raw')
  return readMessage(params, hasFiles ? (await readApp(catalogue, app.slug, 'en')).file_types : [])
}

async function* resubscribe(
  parts: A2aParts,
  call: Call,
  id: string,
): AsyncGenerator<StreamResponse, void, undefined> {
  const stored = await requireTask(parts, call.owner, id)
  const task: Task = toTask(stored)
  const { run } = lastOf(stored)
  if (isAtWork(task))
    yield* followTask(parts, call, { runId: run.id, live: parts.live.get(run.id) })
  // One that waits for a reply has not ended, and has nothing more to tell.
  else if (run.status === 'unanswered' && !run.isRefused)
    yield { payload: { $case: 'task', value: task } }
  else throw new UnsupportedOperationError('The task has ended: there is nothing to subscribe to.')
}

async function noPush(): Promise<never> {
  throw new PushNotificationNotSupportedError()
}

function requireLength(historyLength: unknown): void {
  if (historyLength === undefined) return
  if (!Number.isInteger(historyLength) || (historyLength as number) < 0)
    throw new RequestMalformedError('historyLength must be 0 or more')
}

const requireScope = (
  call: Call,
  scope: apiKeys.ApiKeyScope,
  access: 'anyone' | 'signed_in' = 'anyone',
): void => requireOneOf(call, [scope], access)

/** What an API key needs for it; whoever comes without one may. */
function requireOneOf(
  { caller }: Call,
  scopes: readonly apiKeys.ApiKeyScope[],
  access: 'anyone' | 'signed_in' = 'anyone',
): void {
  const routes = scopes.map((scope) => ({ access, scope, method: 'POST' as const }))
  if (routes.some((route) => mayUse(caller, route))) return
  for (const route of routes) requireAccess(caller, route)
}
