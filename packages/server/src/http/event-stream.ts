import type { ServerResponse } from 'node:http'

const KEEP_ALIVE_MS = 15_000

/** Server-sent events over one response. The head goes out with the first event, so that a refusal before it can still be a plain error. */
export class EventStream {
  readonly #response: ServerResponse
  readonly #headers: Record<string, string>
  #keepAlive: NodeJS.Timeout | undefined

  constructor(response: ServerResponse, headers: Record<string, string>) {
    this.#response = response
    this.#headers = headers
  }

  get hasBegun(): boolean {
    return this.#response.headersSent
  }

  /** `name`: undefined where the protocol has no names for events. */
  send(name: string | undefined, content: unknown): void {
    if (this.#response.destroyed) return
    if (!this.hasBegun) this.#begin()
    const event = name === undefined ? '' : `event: ${name}\n`
    this.#response.write(`${event}data: ${JSON.stringify(content)}\n\n`)
  }

  end(): void {
    clearInterval(this.#keepAlive)
    this.#response.end()
  }

  #begin(): void {
    this.#response.writeHead(200, {
      ...this.#headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    this.#keepAlive = setInterval(() => this.#response.write(': still working\n\n'), KEEP_ALIVE_MS)
    this.#keepAlive.unref()
    this.#response.once('close', () => clearInterval(this.#keepAlive))
  }
}
