import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { isTaken } from '../database/failures.ts'
import { DomainError } from '../errors.ts'
import { errorReply } from '../http/error-reply.ts'
import type { RateLimit, RateLimits } from '../http/rate-limits.ts'
import type { Names } from '../names/names.ts'
import type { Auth } from './auth.ts'
import { authRefusal } from './auth-errors.ts'
import { knownSignUps } from './auth-limits.ts'
import { AUTH_PATH, type AuthPath, authPaths } from './auth-paths.ts'
import { clientIp, IP_HEADER } from './client-ip.ts'
import { bearerToken, type SessionFinder } from './identify.ts'
import type { KnownDevices } from './known-devices.ts'
import { linkTo, ownAddress } from './link-address.ts'
import { isFromOwnPage } from './origin.ts'
import { LANGUAGE_HEADER, rememberLanguage, requestLanguage } from './request-language.ts'
import type { Watch } from './security-log/watch-auth.ts'
import { takeSignIn } from './sign-in-tries.ts'

/** What the routes need from the accounts. */
export interface AuthParts {
  database: Database
  auth: Auth
  sessionCookie: string
  findPerson: SessionFinder
  names: Pick<Names, 'requirePersonName'>
  limits: RateLimits
  /** Of one address. */
  signUpLimits: readonly RateLimit[]
  devices: KnownDevices
  publicOrigin: string
  watch: Watch
}

/** Offers the paths of better-auth that the store needs, each with its input checked, and none of the others. */
export async function mountAuth(server: FastifyInstance, parts: AuthParts): Promise<void> {
  await server.register(
    async (plugin) => {
      plugin.setErrorHandler(sendAuthError)
      plugin.setNotFoundHandler(() => {
        throw new DomainError('request.not_found')
      })
      for (const path of authPaths)
        plugin.route({
          method: path.method,
          url: path.path,
          handler: (request, reply) => answer(parts, path, request, reply),
        })
    },
    { prefix: AUTH_PATH },
  )
}

/** What stands in other bodies is the name of a thing. */
const namesPeople: readonly string[] = ['/sign-up/email', '/update-user']

/** Whoever follows a link that is to lead on to a page and is dead comes to the page that says so in their language: it asks again itself. */
async function answer(
  parts: AuthParts,
  path: AuthPath,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  reply.header('cache-control', 'no-store')
  if (path.method !== 'GET' && !isFromOwnPage(request, parts.publicOrigin))
    throw new DomainError('accounts.origin_refused')
  const body = withOwnAddresses(parts, path.body?.parse(request.body ?? {}))
  const query = withOwnAddresses(parts, path.query?.parse(request.query))
  const language = requestLanguage(request)
  const token = bearerToken(request) ?? request.cookies[parts.sessionCookie]
  const person = token && path.actsForSession ? await parts.findPerson(token) : undefined
  const deadLink = query?.callbackURL
    ? linkTo(`${parts.publicOrigin}/#/verify-email`, String(query.token))
    : undefined
  const watched = await parts.watch({
    path: path.path,
    request,
    body,
    token,
    userId: person?.userId,
  })
  try {
    await takeLimits(parts, path, request, body, person?.userId)
    // Whoever runs the store may say so.
    if (
      namesPeople.includes(path.path) &&
      typeof body?.name === 'string' &&
      person?.role !== 'founder' &&
      person?.role !== 'admin'
    )
      await parts.names.requirePersonName(body.name)
    const response = await parts.auth
      .handler(toWebRequest(parts, path, request, body, query))
      .catch((error: unknown) => {
        // Of two who take one address at the same moment, both found it free.
        throw isTaken(error, 'users_email') ? new DomainError('accounts.email_taken') : error
      })
    const { location, content } = await passOn(parts, response, reply)
    const userId = person?.userId ?? signedInAs(content)
    if (language && userId) await rememberLanguage(parts.database, userId, language)
    await watched.succeeded(content)
    if (location)
      return reply.redirect(location === query?.callbackURL ? location : (deadLink ?? location))
    reply.type('application/json; charset=utf-8')
    return JSON.stringify(content)
  } catch (error) {
    await watched.failed(error)
    if (deadLink && error instanceof DomainError) return reply.redirect(deadLink)
    throw error
  }
}

/** Takes over what a reply of better-auth's says in its headers, and reads the rest; throws what it refuses. */
async function passOn({ publicOrigin }: AuthParts, response: Response, reply: FastifyReply) {
  const text = await response.text()
  const content: unknown = text ? JSON.parse(text) : null
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  const location = response.headers.get('location')
  if (location && response.status >= 300 && response.status < 400)
    return { location: ownAddress(location, publicOrigin), content }
  if (!response.ok) throw authRefusal(response.status, content)
  const signedToken = response.headers.get('set-auth-token')
  if (signedToken) reply.header('set-auth-token', signedToken)
  // better-auth names the session that a confirmed code has just replaced.
  if (signedToken && isTokenReply(content)) content.token = signedToken.split('.')[0]!
  return { location: undefined, content }
}

const isTokenReply = (reading: unknown): reading is { token: string } =>
  typeof reading === 'object' &&
  reading !== null &&
  'token' in reading &&
  typeof reading.token === 'string'

/** Whom a reply to a sign-in is about. */
function signedInAs(content: unknown): string | undefined {
  const { token, user } = (content ?? {}) as { token?: string | null; user?: { id?: string } }
  return token ? user?.id : undefined
}

async function takeLimits(
  { limits, signUpLimits, devices }: AuthParts,
  { path, limits: { address, account } = {} }: AuthPath,
  request: FastifyRequest,
  body: Record<string, unknown> | undefined,
  userId: string | undefined,
): Promise<void> {
  const from = clientIp(request.ip)
  if (path === '/sign-in/email') {
    const device = devices.find(request.cookies[devices.name], String(body?.email))
    return takeSignIn(limits, { email: String(body?.email), from, device })
  }
  if (path === '/sign-up/email') {
    await limits.check(knownSignUps, from)
    for (const limit of signUpLimits) await limits.take(limit, from)
  }
  if (address) await limits.take(address, from)
  const name = body?.email ?? userId
  if (account && name) await limits.take(account, String(name))
}

/** The addresses to go on to, each checked and whole. */
function withOwnAddresses(
  { publicOrigin }: AuthParts,
  given: Record<string, unknown> | undefined,
): Record<string, unknown> | undefined {
  if (!given) return undefined
  const addresses = ['callbackURL', 'redirectTo'].filter(
    (field) => typeof given[field] === 'string',
  )
  return {
    ...given,
    ...Object.fromEntries(
      addresses.map((field) => [field, ownAddress(String(given[field]), publicOrigin)]),
    ),
  }
}

function toWebRequest(
  { publicOrigin }: AuthParts,
  path: AuthPath,
  request: FastifyRequest,
  body: unknown,
  query: unknown,
): Request {
  const address = new URL(AUTH_PATH + path.path, publicOrigin)
  for (const [name, value] of Object.entries(query ?? {}))
    address.searchParams.set(name, String(value))
  const headers = new Headers({ [IP_HEADER]: request.ip, 'content-type': 'application/json' })
  const language = requestLanguage(request)
  if (language) headers.set(LANGUAGE_HEADER, language)
  const { authorization, cookie, 'user-agent': userAgent } = request.headers
  if (authorization) headers.set('authorization', authorization)
  if (cookie) headers.set('cookie', cookie)
  if (userAgent) headers.set('user-agent', userAgent.slice(0, 300))
  return new Request(address, {
    method: path.method,
    headers,
    body: path.method === 'GET' ? null : JSON.stringify(body),
  })
}

/** The store's error shape, with better-auth's `message` beside it. */
function sendAuthError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfterSeconds } = errorReply(error, request)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8')
  return reply.send(JSON.stringify({ ...body, message: body.error }))
}
