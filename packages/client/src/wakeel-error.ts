import type { ErrorReply } from '@wakeel/contract'
import type { ErrorCode } from './wire.ts'

/** What goes wrong on this side of the wire. */
export type ClientErrorCode =
  | 'client.connection_failed'
  | 'client.reply_unreadable'
  | 'client.timed_out'
  | 'client.input_too_long'
  | 'client.file_not_text'

interface Details {
  status?: number
  retryAfterSeconds?: number | undefined
  requestId?: string | undefined
  cause?: unknown
}

/** A refusal or failure: the store's, with its code and sentence, or one of this side (`client.…`). */
export class WakeelError extends Error {
  /** Of HTTP; 0 when there was no reply, or the failure came in the middle of a stream. */
  readonly status: number
  /** Its meaning never changes. A store may be newer than this client, so others than the known ones come. */
  readonly code: ErrorCode | ClientErrorCode | (string & {})
  /** How long to wait; undefined when waiting makes no difference or nobody knows. */
  readonly retryAfterSeconds: number | undefined
  /** By which the store's operator finds a failure of the store. */
  readonly requestId: string | undefined

  constructor(code: string, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.name = 'WakeelError'
    this.code = code
    this.status = details.status ?? 0
    this.retryAfterSeconds = details.retryAfterSeconds
    this.requestId = details.requestId
  }
}

export const connectionFailed = (cause: unknown): WakeelError =>
  new WakeelError('client.connection_failed', 'The store could not be reached, or broke off.', {
    cause,
  })

/** The refusal in a response that is not a success. A proxy in between may answer with something that is not the store's. */
export async function refusalOf(response: Response): Promise<WakeelError> {
  const reply = (await response.json().catch(() => null)) as Partial<ErrorReply> | null
  return refusal(reply, response.status, retryAfterOf(response))
}

export const refusal = (
  reply: Partial<ErrorReply> | null,
  status = 0,
  retryAfterSeconds?: number,
): WakeelError =>
  new WakeelError(
    reply?.code ?? 'client.reply_unreadable',
    reply?.error ?? `The store answered ${status} without a reason.`,
    { status, retryAfterSeconds, requestId: reply?.request_id },
  )

/** Seconds, or a date as proxies write it. */
function retryAfterOf({ headers }: Response): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
