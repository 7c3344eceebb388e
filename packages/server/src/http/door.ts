import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errors } from '@wakeel/contract'

/** How long a stop waits for what is in flight. */
const STOP_WITHIN_MS = 9_000

/**
 * The listening socket. It answers 503 from the first moment until the store is open, and again while it stops, so that
 * whoever watches `/api/health` always gets an answer. Node's own limits on time and size are set here; its defaults leave some off.
 */
export class Door {
  readonly #server: Server
  #answer: RequestListener = unavailable

  constructor() {
    this.#server = createServer(
      {
        headersTimeout: 20_000,
        requestTimeout: 30_000,
        keepAliveTimeout: 65_000,
        maxHeaderSize: 16 * 1024,
        connectionsCheckingInterval: 5_000,
      },
      (request, response) => this.#answer(request, response),
    )
    // Longer than the longest run, which holds a connection without a byte when the caller does not stream.
    this.#server.timeout = 120_000
  }

  /** Starts to listen and returns the address it listens on. */
  async listen({ host, port }: { host: string; port: number }): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, host, resolve)
    })
    const { address, family, port: actual } = this.#server.address() as AddressInfo
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`
  }

  open(answer: RequestListener): void {
    this.#answer = answer
  }

  /** Lets what is in flight finish, refuses what is new, and gives up waiting in time for a stop within 10 s. */
  async close(): Promise<void> {
    this.#answer = unavailable
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    const impatience = setTimeout(() => this.#server.closeAllConnections(), STOP_WITHIN_MS)
    this.#server.closeIdleConnections()
    await closed
    clearTimeout(impatience)
  }
}

const unavailable: RequestListener = (_request, response) => {
  const [status, error] = errors['server.unavailable']
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1', connection: 'close' })
  response.end(JSON.stringify({ success: false, error, code: 'server.unavailable' }))
}
