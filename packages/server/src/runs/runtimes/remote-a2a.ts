import { openA2aAgent } from '../../connections/remotes/a2a.ts'
import { DomainError } from '../../errors.ts'
import { hostOf, type RemoteEnd, remoteOutcome, secretOf } from './remote-failure.ts'
import type { Runtime } from './runtime.ts'
import { Transcript, usable } from './transcript.ts'

/** An A2A agent elsewhere, which is asked as a person asks it. */
export function remoteA2a({ connection, outboundFetch, timeLimitMs }: RemoteEnd): Runtime {
  const remote = openA2aAgent(connection, outboundFetch, { timeLimitMs })

  return {
    provider: `a2a ${hostOf(connection)}`,

    async answer({ runId, ask, signal, emit }) {
      const transcript = new Transcript(emit, secretOf(connection))
      const { text, isQuestion } = await remote.ask({ id: runId, text: ask.text }, { signal, onText: (piece) => transcript.say(piece) })
      // What was said on the way may have been taken back.
      return { text: usable(text), skillsUsed: [], isAnswered: !isQuestion }
    },

    failure: (error) => remoteOutcome(error) ?? new DomainError('runs.failed', { cause: error }),
  }
}
