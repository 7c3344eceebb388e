import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import { errorReply } from '../http/error-reply.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { ADDRESS_HEADER, AUTH_PATH, type Auth } from './auth.ts'
import { authRefusal } from './auth-errors.ts'
import { type AuthPath, authPaths } from './auth-paths.ts'
import { clientAddress } from './client-address.ts'
import { bearerToken, type SessionFinder } from './identify.ts'
import { isFromOwnPage } from './origin.ts'

/** What the routes need from the accounts. */
export interface AuthDoor {
  auth: Auth
  sessionCookie: string
  findPerson: SessionFinder
  limits: RateLimits
  publicOrigin: string
}

/** Offers the paths of better-auth that the store needs, each with its input checked, and none of the others. */
export async function mountAuth(server: FastifyInstance, door: AuthDoor): Promise<void> {
  await server.register(
    async (plugin) => {
      plugin.setErrorHandler(sendAuthError)
      plugin.setNotFoundHandler(() => {
        throw new DomainError('request.not_found')
      })
      for (const path of authPaths)
        plugin.route({ method: path.method, url: path.path, handler: (request, reply) => answer(door, path, request, reply) })
    },
    { prefix: AUTH_PATH },
  )
}

async function answer(door: AuthDoor, path: AuthPath, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.header('cache-control', 'no-store')
  if (path.method !== 'GET' && !isFromOwnPage(request, door.publicOrigin)) throw new DomainError('accounts.origin_refused')
  const body = path.body?.parse(request.body ?? {})
  const query = path.query?.parse(request.query)
  const token = bearerToken(request) ?? request.cookies[door.sessionCookie]
  const person = token && path.actsForSession ? await door.findPerson(token) : undefined
  const { address, account } = path.limits ?? {}
  if (address) await door.limits.take(address, clientAddress(request.ip))
  const accountName = body?.email ?? person?.userId
  if (account && accountName) await door.limits.take(account, String(accountName))

  const response = await door.auth.handler(toWebRequest(door, path, request, body, query))
  const content = await response.text()
  const reading: unknown = content ? JSON.parse(content) : null
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (!response.ok) throw authRefusal(response.status, reading)
  const signedToken = response.headers.get('set-auth-token')
  if (signedToken) reply.header('set-auth-token', signedToken)
  reply.type('application/json; charset=utf-8')
  return JSON.stringify(path.path === '/list-sessions' ? withoutTokens(reading, token) : reading)
}

function toWebRequest({ publicOrigin }: AuthDoor, path: AuthPath, request: FastifyRequest, body: unknown, query: unknown): Request {
  const address = new URL(AUTH_PATH + path.path, publicOrigin)
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value))
  const headers = new Headers({ [ADDRESS_HEADER]: request.ip, 'content-type': 'application/json' })
  const { authorization, cookie, 'user-agent': userAgent } = request.headers
  if (authorization) headers.set('authorization', authorization)
  if (cookie) headers.set('cookie', cookie)
  if (userAgent) headers.set('user-agent', userAgent.slice(0, 300))
  return new Request(address, { method: path.method, headers, body: path.method === 'GET' ? null : JSON.stringify(body) })
}

/** A list of sessions need not hand out the keys to them. */
function withoutTokens(sessions: unknown, signedToken: string | undefined): unknown {
  const [own] = signedToken?.split('.') ?? []
  return (sessions as { token: string }[]).map(({ token, ...session }) => ({ ...session, isCurrent: token === own }))
}

/** The store's error shape, with better-auth's `message` beside it. */
function sendAuthError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfterSeconds } = errorReply(error, request)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8')
  return reply.send(JSON.stringify({ ...body, message: body.error }))
}
