import {
  accounts,
  analytics,
  catalogue,
  type ErrorReply,
  type Language,
  type RequestOf,
  type ResultOf,
  type Route,
  type Routes,
} from '@wakeel/contract'
import { withApps } from './catalogue/with-apps.ts'
import { queryString, takeEarly } from './early.ts'
import { loadErrorMessages } from './language/errors/load-messages.ts'
import { refreshSession, sessionToken } from './session/session.ts'

/** The server answered with a refusal or a failure. `code` chooses the words, `message` is the server's own sentence, empty when it gave none. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number
  readonly requestId: string | undefined
  /** Undefined: it makes no difference when one tries again. */
  readonly retryAfterSeconds: number | undefined
  constructor(status: number, reply: Partial<ErrorReply>, retryAfterSeconds?: number) {
    super(reply.error ?? '')
    this.name = 'ApiError'
    this.status = status
    this.code = reply.code ?? 'server.failed'
    this.requestId = reply.request_id
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** No answer came: the network, or the server is not there. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Network error', { cause })
    this.name = 'NetworkError'
  }
}

export interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
}

type Call<R extends Route> =
  Record<never, never> extends RequestOf<R>
    ? (request?: RequestOf<R>, options?: CallOptions) => Promise<ResultOf<R>>
    : (request: RequestOf<R>, options?: CallOptions) => Promise<ResultOf<R>>

export type Client<R extends Routes> = { [Name in keyof R]: Call<R[Name]> }

type Values = Record<string, string | number | boolean | undefined>

const has = (part: Route['query'], name: string) => part !== undefined && name in part.shape

/** Sends the request as the route lays it out: what the path names, what the query knows, the rest as body. */
export async function send(
  route: Route,
  request: Values,
  options: CallOptions & { token?: string } = {},
): Promise<Response> {
  const rest = { ...request }
  if (has(route.query, 'lang')) rest.lang ??= document.documentElement.lang as Language
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  const query: Values = {}
  for (const name of Object.keys(rest).filter((name) => has(route.query, name))) {
    query[name] = rest[name]
    delete rest[name]
  }
  const address = path + queryString(query)
  const headers: Record<string, string> = { ...options.headers }
  if (route.body) headers['content-type'] = 'application/json'
  if (options.token) headers.authorization = `Bearer ${options.token}`
  const early = route.method === 'GET' && !options.token ? takeEarly(address) : undefined
  try {
    return await (early ??
      fetch(address, {
        method: route.method,
        headers,
        body: route.body && JSON.stringify(rest),
        signal: options.signal ?? null,
      }))
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new NetworkError(error)
  }
}

/** The refusal in an answer that is not a success, once there are words for it. */
export async function refusalOf(answer: Response): Promise<ApiError> {
  // A proxy in between may answer with something that is not ours.
  const reply: Partial<ErrorReply> = await answer.json().catch(() => ({}))
  await loadErrorMessages()
  return new ApiError(answer.status, reply, Number(answer.headers.get('retry-after')) || undefined)
}

/** A client for a capability's routes. `asVisitor`: the answers are the same for everyone, so nothing waits for the session. */
export function createClient<R extends Routes>(routes: R, { asVisitor = false } = {}): Client<R> {
  const call =
    (route: Route) =>
    async (request: Values = {}, options?: CallOptions) => {
      const token = asVisitor ? undefined : await sessionToken()
      const answer = await send(route, request, { ...options, token })
      if (!answer.ok) {
        const error = await refusalOf(answer)
        // The session ended elsewhere: the page must stop showing somebody as signed in.
        if (token && error.status === 401) void refreshSession()
        throw error
      }
      try {
        return await answer.json()
      } catch (error) {
        throw new NetworkError(error)
      }
    }
  return Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [name, call(route)]),
  ) as Client<R>
}

const store = createClient(catalogue.routes, { asVisitor: true })

export const api = {
  accounts: createClient(accounts.routes),
  analytics: createClient(analytics.routes),
  catalogue: {
    ...store,
    listApps: async (...request: Parameters<typeof store.listApps>) =>
      withApps(await store.listApps(...request)),
  },
}
