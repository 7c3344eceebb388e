import { hash } from 'node:crypto'
import type { Caller } from './caller.ts'
import type { LimitState } from './rate-limits.ts'

/** What an operation knows about the request besides its input. */
export interface Context<Event = never> {
  caller: Caller
  /** How the program that asks names itself. */
  userAgent?: string | undefined
  /** Aborted when the caller goes away before the answer is complete. */
  signal: AbortSignal
  /** The caller's own id for this request (`Idempotency-Key`): a repeat with the same content answers the same. */
  idempotencyKey: string | undefined
  /** Sends an event to a caller that accepts `text/event-stream`; does nothing for the others. */
  emit(event: Event): void
  /** The caller accepts events and gets them. */
  isStreamed?: boolean
  /** Told what is left of a limit that the request counted against. */
  onLimit?(state: LimitState): void
  /** The caller comes back for the answer: the store's closing ends the work too, as nobody's going away does. */
  isDetached?: boolean
  /** Told which run is the caller's once it is stored, before the agent works. A repeat stores none. */
  onStored?(run: { id: string }): void
}

/** A reply that was serialised before the request came: sent as it is, with its tag, encoded and compressed at most once. */
export class PreparedReply {
  readonly body: Buffer
  readonly etag: string
  /** Filled by whoever sends the reply the first time in that encoding. */
  readonly encoded = new Map<'br' | 'gzip', Promise<Buffer>>()

  constructor(body: string | Buffer) {
    this.body = typeof body === 'string' ? Buffer.from(body) : body
    this.etag = `"${hash('sha1', this.body, 'base64url')}"`
  }
}

/** JSON that is made while it is sent, part by part, as it can be long. */
export class StreamedReply {
  readonly parts: AsyncIterable<string>
  /** Called once it is sent, or its caller has gone. */
  readonly ended: () => void

  constructor(parts: AsyncIterable<string>, ended: () => void) {
    this.parts = parts
    this.ended = ended
  }
}

/** A reply that is a file and not JSON. */
export class FileReply {
  readonly bytes: Uint8Array
  readonly type: string
  readonly filename: string
  /** More rows matched than the maximum that a file holds. */
  readonly isTruncated: boolean

  constructor(
    bytes: Uint8Array,
    {
      type,
      filename,
      isTruncated = false,
    }: { type: string; filename: string; isTruncated?: boolean },
  ) {
    this.bytes = bytes
    this.type = type
    this.filename = filename
    this.isTruncated = isTruncated
  }
}
