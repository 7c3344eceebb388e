import {
  accounts,
  admin,
  analytics,
  apiKeys,
  audit,
  billing,
  catalogue,
  connections,
  creatorPages,
  creators,
  type ErrorCode,
  errors,
  evaluations,
  forge,
  founder,
  type InputOf,
  jobs,
  legal,
  moderation,
  oauthServer,
  organisations,
  paymentsAdmin,
  type ReplyOf,
  type Route,
  receipts,
  reviews,
  runs,
  securityLog,
  status,
  webhooks,
  widgets,
} from '@wakeel/contract'
import { vi } from 'vitest'
import type { SessionUser } from '../src/session/session.ts'
import { storeFacts } from './apps.ts'

const capabilities = {
  accounts: accounts.routes,
  admin: admin.routes,
  analytics: analytics.routes,
  apiKeys: apiKeys.routes,
  audit: audit.routes,
  billing: billing.routes,
  catalogue: catalogue.routes,
  connections: connections.routes,
  creatorPages: creatorPages.routes,
  creators: creators.routes,
  evaluations: evaluations.routes,
  forge: forge.routes,
  founder: founder.routes,
  jobs: jobs.routes,
  legal: legal.routes,
  moderation: moderation.routes,
  oauthServer: oauthServer.routes,
  organisations: organisations.routes,
  paymentsAdmin: paymentsAdmin.routes,
  receipts: receipts.routes,
  reviews: reviews.routes,
  runs: runs.routes,
  securityLog: securityLog.routes,
  status: status.routes,
  webhooks: webhooks.routes,
  widgets: widgets.routes,
}
type Capabilities = typeof capabilities

export type OperationName = {
  [C in keyof Capabilities]: `${C}.${string & keyof Capabilities[C]}`
}[keyof Capabilities]
type RouteOf<Name extends OperationName> =
  Name extends `${infer C extends keyof Capabilities}.${infer Operation}`
    ? Operation extends keyof Capabilities[C]
      ? Extract<Capabilities[C][Operation], Route>
      : never
    : never

/** Thrown by an answer: the server refuses as the contract says. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly sentence: string
  constructor(code: ErrorCode, sentence: string = errors[code][1]) {
    super(code)
    this.code = code
    this.sentence = sentence
  }
}

type Answer<R extends Route> = (
  input: InputOf<R>,
  request: { token: string | undefined },
) => ReplyOf<R> | Promise<ReplyOf<R>>

interface Received {
  method: string
  address: string
  body: unknown
}

/** What a raw path (sign-in, a stream) answers with. */
type RawAnswer = (request: {
  body: unknown
  token: string | undefined
  signal: AbortSignal | undefined
}) => Response | Promise<Response>

/** Takes the place of the network: requests are checked and answers are typed and checked by the contract. */
export function fakeServer() {
  const answers = new Map<OperationName, Answer<Route>>()
  const raw = new Map<string, RawAnswer>()
  const received: Received[] = []
  let isReachable = true

  const server = {
    /** Every request that arrived, oldest first. */
    received,
    /** From now on this operation answers so. */
    answer<Name extends OperationName>(name: Name, answer: Answer<RouteOf<Name>>) {
      answers.set(name, answer as unknown as Answer<Route>)
      return server
    },
    /** An address outside the contract: `POST /api/auth/sign-in/email`. */
    answerRaw(methodAndPath: string, answer: RawAnswer) {
      raw.set(methodAndPath, answer)
      return server
    },
    /** Who is signed in when the page asks; nobody at first. */
    signIn(user: SessionUser) {
      if (!answers.has('accounts.getAccount'))
        server.answer('accounts.getAccount', () => ({ success: true, user: profileOf(user) }))
      return server.answerRaw('GET /api/auth/get-session', () =>
        Response.json({ session: { token: `token-of-${user.id}` }, user }),
      )
    },
    /** No request reaches the server any more. */
    cutOff() {
      isReachable = false
      return server
    },
    reconnect() {
      isReachable = true
      return server
    },
  }

  server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
  server.answer('catalogue.getStore', () => storeFacts())
  server.answer('analytics.recordEvents', ({ events }) => ({
    success: true,
    stored: events.length,
  }))

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    received.push({ method, address, body })
    if (!isReachable) throw new TypeError('Failed to fetch')
    const url = new URL(address, 'http://wakeel.test')
    const token = new Headers(init.headers).get('authorization')?.replace(/^Bearer /, '')
    const rawAnswer = raw.get(`${method} ${url.pathname}`)
    if (rawAnswer) return rawAnswer({ body, token, signal: init.signal ?? undefined })

    const found = findRoute(method, url.pathname)
    const answer = found && answers.get(found.name)
    if (!found || !answer)
      throw new Error(`The fake server was not told how to answer ${method} ${url.pathname}.`)
    const input = {
      ...found.route.params?.parse(found.params),
      ...found.route.query?.parse(Object.fromEntries(url.searchParams)),
      ...found.route.body?.parse(body ?? {}),
    }
    try {
      return Response.json(found.route.response.parse(await answer(input as never, { token })))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return Response.json(
        { success: false, error: error.sentence, code: error.code },
        { status: errors[error.code][0] },
      )
    }
  })
  return server
}

const profileOf = ({ id, name, email }: SessionUser): accounts.Profile => ({
  id,
  name,
  email,
  email_verified: true,
  second_factor: 'off',
  role: 'user',
  permissions: ['app_access'],
  subscription_tier: 'starter',
  demo_runs_used: 0,
  created_at: '2026-11-01T08:00:00.000Z',
})

export type FakeServer = ReturnType<typeof fakeServer>

function findRoute(method: string, path: string) {
  for (const [capability, routes] of Object.entries(capabilities)) {
    for (const [operation, route] of Object.entries(routes) as [string, Route][]) {
      const pattern = new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
      const params = route.method === method ? path.match(pattern) : null
      if (params)
        return {
          name: `${capability}.${operation}` as OperationName,
          route,
          params: { ...params.groups },
        }
    }
  }
  return undefined
}
