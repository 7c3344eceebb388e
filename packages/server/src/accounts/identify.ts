import type { accounts } from '@wakeel/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { sessions, users } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import type { Caller, CallerKey, NeedsSecondFactor } from '../http/caller.ts'
import { clientIp } from './client-ip.ts'
import { isOnePerson } from './mailbox.ts'
import { storedToken } from './session-tokens.ts'
import { readVisitor } from './visitor-cookie.ts'

/** The session itself, or the session and better-auth's signature, which proves nothing that the session does not. */
const sessionToken = /^([\w-]{16,100})(\.[\w+/=%-]{1,200})?$/

/** Finds the person behind a session, asking the database each time, so that a suspension or a new role holds at once everywhere. */
export function createSessionFinder({ database, clock }: { database: Database; clock: Clock }) {
  const query = database
    .select({
      userId: users.id,
      role: users.role,
      isSuspended: users.isSuspended,
      hasSecondFactor: sql<boolean>`${users.twoFactorEnabled} or ${sessions.isByPasskey}`,
      isOnePerson,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('find_session')

  /** Undefined when the token opens no session (any more); throws `accounts.suspended`. */
  return async function findPerson(signedToken: string) {
    const token = sessionToken.exec(signedToken)?.[1]
    if (!token) return undefined
    const [found] = await query.execute({ token: storedToken(token) })
    if (!found || found.expiresAt <= clock.now()) return undefined
    if (found.isSuspended) throw new DomainError('accounts.suspended')
    return found
  }
}

export type SessionFinder = ReturnType<typeof createSessionFinder>

/** Under /api/auth better-auth works with the session itself; under /api/payment only the payment provider's own tokens mean anything. */
const hasOwnBearers = /^\/api\/(auth|payment)\//

/** Undefined when the request brings none; other schemes of authorization belong to whatever stands in front of the store. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(/ +/)
  return scheme?.toLowerCase() === 'bearer' ? token : undefined
}

/** Who calls with an API key or an access token; throws for one that is not in force, or not for what is asked. */
export type FindByKey = (
  secret: string,
  request: FastifyRequest,
) => Promise<{ userId: string; role: string; isOnePerson: boolean; key: CallerKey }>

/** How API keys and access tokens begin, and nothing else that is sent as a bearer token. */
const API_KEY_PREFIX = 'wkl_'

/** As better-auth makes them; nothing that programs sign in with elsewhere looks so. */
const madeSession = /^[A-Za-z0-9]{32}(\.|$)/

/** Whoever brings something is told what is wrong with it, and not to sign in as if they had brought nothing. */
function unknownBearer(token: string): DomainError {
  if (token === '') return new DomainError('accounts.sign_in_required')
  return madeSession.test(token)
    ? new DomainError('accounts.sign_in_required', {
        sentence:
          'This session has ended or is not known. Sign in again; a program sends an API key as a bearer token.',
      })
    : new DomainError('api_keys.invalid')
}

/** Who is making an API request: the bearer of a session or a key, else a visitor. A cookie signs nobody in, so no other site can act for them. */
export function createIdentify(
  findPerson: SessionFinder,
  findByKey: FindByKey,
  needsSecondFactor: NeedsSecondFactor,
) {
  return async function identify(request: FastifyRequest): Promise<Caller> {
    const ip = clientIp(request.ip)
    const token = bearerToken(request)
    if (token === undefined || hasOwnBearers.test(request.routeOptions.url ?? ''))
      return { kind: 'visitor', visitorId: readVisitor(request), ip }
    if (token.startsWith(API_KEY_PREFIX)) {
      const { role, ...bearer } = await findByKey(token, request)
      return { kind: 'user', ...bearer, role: role as accounts.Role, ip }
    }
    const person = await findPerson(token)
    if (!person) throw unknownBearer(token)
    const role = person.role as accounts.Role
    const { userId, isOnePerson } = person
    const visitorId = readVisitor(request)
    const user = { kind: 'user' as const, userId, role, isOnePerson, ip, visitorId }
    // Nothing of the role's but the account, where the second factor is set up.
    if (!person.hasSecondFactor && needsSecondFactor(role))
      return { ...user, role: 'user', lacks: 'second_factor' }
    return user
  }
}
