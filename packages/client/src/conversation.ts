import type { Connection } from './connection.ts'
import { type RunOptions, run } from './run.ts'
import type { RunResult } from './wire.ts'

export interface Conversation {
  /** The last run, which the next message replies to; undefined before the first. */
  readonly runId: string | undefined
  /** One message after the other: each waits for the reply to the one before. A message that failed may be said again. */
  say(text: string, options?: Omit<RunOptions, 'replyTo'>): Promise<RunResult>
}

/** Messages to one agent, each a reply to the one before. `replyTo`: goes on after that run. `version`: of the agent, for all of them. */
export function converse(
  connection: Connection,
  agent: string,
  { replyTo, version }: Pick<RunOptions, 'replyTo' | 'version'> = {},
): Conversation {
  let runId = replyTo
  let before: Promise<unknown> = Promise.resolve()
  return {
    get runId() {
      return runId
    },
    say(text, options) {
      const said = before.then(async () => {
        const result = await run(connection, agent, text, { version, ...options, replyTo: runId })
        runId = result.run_id
        return result
      })
      before = said.catch(() => {
        // Told to whoever said it.
      })
      return said
    },
  }
}
