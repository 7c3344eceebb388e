import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { type ErrorCode, errors } from '@wakeel/contract'
import { OperatorError } from '../operator-error.ts'
import { isForPage, waitingPage } from './waiting-page.ts'

// For an import Node reads all that this module offers, and loads a client of web sockets for it: a tenth of a start.
const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')

/** How long a stop waits for what is in flight, where nothing else is said. */
const STOP_WITHIN_MS = 9_000

/** How long a whole request may take to arrive, its head and its body, and how often that is looked at. */
const ARRIVAL = { withinMs: 30_000, checkedEveryMs: 5_000 }

/**
 * The listening socket. It answers 503 from the first moment until the store is open, and again while it stops and something is still
 * at work, so that whoever watches `/api/health` always gets an answer; `/api/health/live` is 200 as long as it listens. Node's own limits on time and size are set here; its defaults leave some off.
 * What is not HTTP never reaches the store: it is refused here, in the contract's words.
 */
export class Listener {
  readonly #server: Server
  readonly #connections = new Set<Socket>()
  /** Connections whose request is being answered. */
  readonly #atWork = new Set<Socket>()
  #answer: RequestListener = unavailable
  #isClosing = false
  #isDraining = false
  #becameIdle = () => {}

  constructor({ withinMs, checkedEveryMs } = ARRIVAL) {
    this.#server = createServer(
      {
        headersTimeout: Math.min(20_000, withinMs),
        requestTimeout: withinMs,
        keepAliveTimeout: 65_000,
        maxHeaderSize: 16 * 1024,
        connectionsCheckingInterval: checkedEveryMs,
        // Asked for below, with an answer that says so.
        requireHostHeader: false,
      },
      (request, response) => {
        const { socket } = request
        if (!namesOneHost(request)) return refuse(socket, 'request.invalid')
        const path = request.url?.split('?', 1)[0]
        if (path === '/api/health/ready' && this.#isDraining) return unavailable(request, response)
        if (this.#answer === unavailable)
          return path === '/api/health/live'
            ? live(request, response)
            : unavailable(request, response)
        this.#atWork.add(socket)
        response.once('close', () => {
          this.#atWork.delete(socket)
          if (this.#isClosing) socket.end()
          if (this.#atWork.size === 0) this.#becameIdle()
        })
        this.#answer(request, response)
      },
    )
    // Longer than the longest run, which holds a connection without a byte until it is answered, or told that it took too long.
    this.#server.timeout = 150_000
    this.#server.on('connection', (socket) => {
      this.#connections.add(socket)
      socket.once('close', () => this.#connections.delete(socket))
    })
    this.#server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
      refuse(socket, malformed[error.code ?? ''] ?? 'request.invalid'),
    )
    this.#server.on('checkExpectation', (request: IncomingMessage) =>
      refuse(request.socket, 'request.invalid'),
    )
    this.#server.on('connect', (_request, socket) => refuse(socket, 'request.method_not_allowed'))
  }

  /** Starts to listen and returns the address that this machine reaches it at. */
  async listen({ host, port }: { host: string; port: number }): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', (error) => reject(listenFailure(error, host, port)))
      this.#server.listen(port, host, resolve)
    })
    return reachableAddress(this.#server.address() as AddressInfo)
  }

  open(answer: RequestListener): void {
    this.#answer = answer
  }

  /** Says to whoever sends people here that they are better sent elsewhere, and answers those who still come. */
  drain(): void {
    this.#isDraining = true
  }

  /** Lets what is in flight finish, answers 503 to what is new meanwhile, and after `withinMs` ends what is still in flight. */
  async close({ withinMs = STOP_WITHIN_MS }: { withinMs?: number } = {}): Promise<void> {
    this.#answer = unavailable
    this.#isClosing = true
    if (this.#atWork.size > 0) {
      const idle = new Promise<void>((resolve) => (this.#becameIdle = resolve))
      const patience = new AbortController()
      await Promise.race([
        idle,
        pause(withinMs, undefined, { signal: patience.signal }).catch(() => {}),
      ])
      patience.abort()
    }
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    // Node would wait for those that have not asked anything yet, and for those that are kept for a next request.
    for (const socket of this.#connections) if (!this.#atWork.has(socket)) socket.destroySoon()
    this.#server.closeAllConnections()
    await closed
  }
}

/** Proxies and stores that read different ones of two Host headers disagree about whose request it is (RFC 9112, section 3.2). */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (text, at) => at % 2 === 0 && text.toLowerCase() === 'host',
  ).length
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1')
}

/** Where a browser on this machine finds what listens there: every address of the machine is none that a link can lead to. */
export function reachableAddress({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}`
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

function listenFailure(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const address = `${host.includes(':') ? `[${host}]` : host}:${port}`
  const sentence = {
    EADDRINUSE: `The address ${address} is taken by another program; stop it or set PORT.`,
    EACCES: `The address ${address} may not be used by this account; set PORT.`,
    EADDRNOTAVAIL: `The address ${address} is not one of this machine; set HOST.`,
    ENOTFOUND: `The address ${address} is not one of this machine; set HOST.`,
  }[error.code ?? '']
  return sentence ? new OperatorError(sentence, { cause: error }) : error
}

const live: RequestListener = (_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  })
  response.end('{"success":true,"status":"live"}')
}

const unavailable: RequestListener = (request, response) => {
  const [status] = errors['server.unavailable']
  const isPage = isForPage(request)
  response.writeHead(status, {
    'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'retry-after': '1',
    connection: 'close',
  })
  response.end(isPage ? waitingPage : errorBody('server.unavailable'))
}

/** What Node's parser finds wrong, where that is more than a request that is not valid. */
const malformed: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'request.too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'request.too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timed_out',
}

/** Answers on a connection whose request cannot be read, and ends it: nobody knows where the next request would begin. */
function refuse(socket: Duplex, code: ErrorCode): void {
  if (!socket.writable) return void socket.destroy()
  const [status] = errors[code]
  const body = errorBody(code)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

function errorBody(code: ErrorCode): string {
  return JSON.stringify({ success: false, error: errors[code][1], code })
}
