import type { Connection, SendOptions } from './connection.ts'
import type { Request } from './routes.ts'
import type { AttachedFile, Confirmation, RunResult } from './wire.ts'

export interface RunOptions {
  /** The same key runs and costs once. One is made unless it is given. */
  idempotencyKey?: string
  /** The run that this one replies to. */
  replyTo?: string | undefined
  /** A published version of the agent to stay with. Without it the listed one answers, or the one in which the conversation was asked for. */
  version?: number | undefined
  /** For agents that are executed elsewhere by A2A, and take such files. */
  files?: AttachedFile[] | undefined
  /** The organisation that pays instead of the key's own payer. */
  organisation?: string
  /** What was proposed by the run that is replied to, and is now to be done. */
  confirmation?: Confirmation
  /** Aborting it cancels the run, unless words of its answer have come already. */
  signal?: AbortSignal
}

export const requestOf = (
  slug: string,
  input: string,
  { replyTo, version, files, organisation, confirmation }: RunOptions,
): Request<'runApp'> => ({
  slug,
  input,
  reply_to: replyTo,
  version,
  files,
  organisation,
  confirmation,
})

/** Runs an agent once, however often the network makes it ask. */
export const run = (
  connection: Connection,
  agent: string,
  input: string,
  options: RunOptions = {},
  sent: SendOptions = {},
): Promise<RunResult> =>
  connection.call('runApp', requestOf(agent, input, options), {
    ...sent,
    signal: options.signal,
    idempotencyKey: options.idempotencyKey ?? crypto.randomUUID(),
  })
