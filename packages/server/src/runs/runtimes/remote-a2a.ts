import { openA2aAgent } from '../../connections/remotes/a2a.ts'
import type { A2aThread } from '../../connections/remotes/a2a-answer.ts'
import type { RemoteThread } from '../../database/schema/runs.ts'
import { DomainError } from '../../errors.ts'
import { hostOf, type RemoteEnd, remoteOutcome, secretOf } from './remote-failure.ts'
import type { Runtime } from './runtime.ts'
import { keptFiles, Transcript, usable } from './transcript.ts'

/** An A2A agent elsewhere, which is asked as a person asks it. */
export function remoteA2a({ connection, outboundFetch, timeLimitMs, approve }: RemoteEnd): Runtime {
  const remote = openA2aAgent(connection, outboundFetch, { timeLimitMs })

  return {
    provider: `a2a ${hostOf(connection)}`,

    async answer({ runId, ask, files: attached, remoteThread, signal, emit }) {
      const transcript = new Transcript(emit, secretOf(connection))
      const { address } = connection
      const { text, files, outcome, thread } = await remote.ask(
        {
          id: runId,
          text: ask.text,
          files: attached,
          thread: toThread(address, remoteThread),
        },
        {
          signal,
          approve,
          onText: (piece) => transcript.say(piece),
          onProgress: (remark) => transcript.progress(remark),
        },
      )
      // What was said on the way may have been taken back.
      const shown = text.trim() || files.map(({ name }) => name).join(', ')
      return {
        text: usable(shown),
        skillCalls: [],
        outcome,
        ...(thread && { remoteThread: { address, ...thread } }),
        ...keptFiles(files, secretOf(connection)),
      }
    },

    failure: (error) =>
      error instanceof DomainError
        ? error
        : (remoteOutcome(error) ?? new DomainError('runs.failed', { cause: error })),
  }
}

/** Another agent than the one that was talked to is told nothing of that. */
function toThread(address: string, thread: RemoteThread | undefined): A2aThread | undefined {
  if (thread?.address !== address) return undefined
  const { contextId, taskId } = thread
  return { contextId, ...(taskId !== undefined && { taskId }) }
}
