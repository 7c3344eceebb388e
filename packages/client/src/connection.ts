import { addressOf, queryOf } from './address.ts'
import { type Pause, pause } from './pause.ts'
import { waitBeforeRetry } from './retry.ts'
import { type Request, type Result, type RouteName, routes } from './routes.ts'
import { connectionFailed, refusalOf, WakeelError } from './wakeel-error.ts'

export interface ConnectionOptions {
  /** Where the store is, such as `https://wakeel.example`. */
  baseUrl: string
  /** Without one only what anyone may read is answered. */
  apiKey?: string
  fetch?: typeof fetch
  /** Of requests that change nothing by being sent twice; 2 unless told otherwise. */
  maxRetries?: number
  /** Instead of the clock. */
  pause?: Pause
}

export interface SendOptions {
  idempotencyKey?: string
  signal?: AbortSignal | undefined
  accept?: string
  maxRetries?: number
  /** Instead of the connection's own. */
  pause?: Pause
}

export type Connection = ReturnType<typeof openConnection>

/** Requests to one store, sent again where that is safe. */
export function openConnection(options: ConnectionOptions) {
  const origin = withoutEndingSlashes(options.baseUrl)
  if (!/^https?:\/\/[^/]/.test(origin)) throw new TypeError('baseUrl must be an http(s) address')
  // A browser's fetch asks to be called on the window.
  const fetchWith = options.fetch ?? ((...request) => globalThis.fetch(...request))

  async function sendOnce(name: RouteName, request: object, sent: SendOptions): Promise<Response> {
    const { method, path } = routes[name]
    const { address, rest } = addressOf(path, request)
    const isRead = method === 'GET'
    const response = await fetchWith(origin + address + (isRead ? queryOf(rest) : ''), {
      method,
      credentials: 'omit',
      headers: {
        accept: sent.accept ?? 'application/json',
        ...(!isRead && { 'content-type': 'application/json' }),
        ...(options.apiKey && { authorization: `Bearer ${options.apiKey}` }),
        ...(sent.idempotencyKey && { 'idempotency-key': sent.idempotencyKey }),
      },
      ...(!isRead && { body: JSON.stringify(rest) }),
      ...(sent.signal && { signal: sent.signal }),
    })
    if (!response.ok) throw await refusalOf(response)
    return response
  }

  /** Sends until it succeeds or may not be tried again, and reads the response. */
  async function send<T>(
    name: RouteName,
    request: object,
    read: (response: Response) => Promise<T>,
    sent: SendOptions,
  ): Promise<T> {
    const { maxRetries = options.maxRetries ?? 2, signal } = sent
    const isSafe = routes[name].method === 'GET' || sent.idempotencyKey !== undefined
    for (let retries = 0; ; retries++) {
      try {
        signal?.throwIfAborted()
        return await read(await sendOnce(name, request, sent))
      } catch (thrown) {
        if (signal?.aborted) throw signal.reason
        const error = thrown instanceof WakeelError ? thrown : connectionFailed(thrown)
        const wait = waitBeforeRetry(error, retries)
        if (!isSafe || wait === undefined || retries >= maxRetries) throw error
        await (sent.pause ?? options.pause ?? pause)(wait, signal)
      }
    }
  }

  return {
    pause: options.pause ?? pause,
    send,
    call: <Name extends RouteName>(
      name: Name,
      request: Request<Name>,
      sent: SendOptions = {},
    ): Promise<Result<Name>> => send(name, request as object, readJson<Result<Name>>, sent),
  }
}

async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new WakeelError('client.reply_unreadable', 'The reply is not the store’s.', {
      status: response.status,
      cause,
    })
  }
}

function withoutEndingSlashes(url: string): string {
  let end = url.length
  while (url[end - 1] === '/') end -= 1
  return url.slice(0, end)
}
