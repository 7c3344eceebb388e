import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

const KEEP_ALIVE_MS = 15_000

/** Server-sent events over one response. The head goes out with the first event, so that a refusal before it can still be a plain error. */
export class EventStream {
  readonly #response: ServerResponse
  readonly #headers: () => OutgoingHttpHeaders
  #keepAlive: NodeJS.Timeout | undefined

  /** `headers`: read when the first event goes out. */
  constructor(response: ServerResponse, headers: () => OutgoingHttpHeaders) {
    this.#response = response
    this.#headers = headers
  }

  get hasBegun(): boolean {
    return this.#response.headersSent
  }

  send(name: string, content: unknown): void {
    this.#write(`event: ${name}\ndata: ${JSON.stringify(content)}\n\n`)
  }

  /** An event that has no name, as some protocols want theirs. */
  sendData(data: string): void {
    this.#write(`data: ${data}\n\n`)
  }

  end(): void {
    clearInterval(this.#keepAlive)
    this.#response.end()
  }

  #write(event: string): void {
    if (this.#response.destroyed) return
    if (!this.hasBegun) this.#begin()
    this.#response.write(event)
  }

  #begin(): void {
    this.#response.writeHead(200, {
      ...this.#headers(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    this.#keepAlive = setInterval(() => this.#response.write(': still working\n\n'), KEEP_ALIVE_MS)
    this.#keepAlive.unref()
    this.#response.once('close', () => clearInterval(this.#keepAlive))
  }
}
