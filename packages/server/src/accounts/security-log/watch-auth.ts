import type { securityLog } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../database/database.ts'
import { sessions, users, verifications } from '../../database/schema/accounts.ts'
import { DomainError } from '../../errors.ts'
import type { KnownDevices } from '../known-devices.ts'
import { storedIdentifier } from '../link-tokens.ts'
import { storedToken } from '../session-tokens.ts'
import { originOf } from './origin.ts'
import type { SecurityLog } from './security-log.ts'

type Kind = securityLog.SecurityEventKind

interface WatchAuth {
  database: Database
  log: SecurityLog
  devices: KnownDevices
  /** Names who waits for a code. */
  waitingCookie: string
}

interface Watched {
  path: string
  request: FastifyRequest
  body: Record<string, unknown> | undefined
  token: string | undefined
  /** Whom the token lets act here, if anybody. */
  userId: string | undefined
}

export type Watch = ReturnType<typeof createWatch>

/** What one of better-auth's paths has done to the account once it has answered. */
const ownEntries: Record<string, Kind> = {
  '/two-factor/disable': 'second_factor_off',
  '/two-factor/generate-backup-codes': 'recovery_codes_made',
  '/change-password': 'password_changed',
  '/reset-password': 'password_reset',
  '/change-email': 'email_change_asked',
  '/passkey/verify-registration': 'passkey_added',
  '/passkey/delete-passkey': 'passkey_removed',
  '/sign-out': 'signed_out',
  '/revoke-session': 'sessions_ended',
  '/revoke-sessions': 'sessions_ended',
  '/revoke-other-sessions': 'sessions_ended',
}
const signIns: Record<string, Kind> = {
  '/sign-up/email': 'account_made',
  '/sign-in/email': 'signed_in',
  '/passkey/verify-authentication': 'signed_in_with_passkey',
  '/two-factor/verify-totp': 'signed_in',
  '/two-factor/verify-backup-code': 'recovery_code_used',
}
const heldBack: readonly string[] = ['request.rate_limited', 'accounts.sign_in_held']
const triedCodes: readonly string[] = ['accounts.code_wrong', 'accounts.codes_locked']

/** Sees what comes in by /api/auth and how it ends, and writes what concerns an account into its security log. */
export function createWatch({ database, log, devices, waitingCookie }: WatchAuth) {
  async function ownerOf(identifier: string): Promise<string | undefined> {
    const [found] = await database
      .select({ userId: verifications.value })
      .from(verifications)
      .where(eq(verifications.identifier, storedIdentifier(identifier)))
    return found?.userId
  }

  async function ownerOfSession(token: string): Promise<string | undefined> {
    const [found] = await database
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(eq(sessions.token, storedToken(token.split('.')[0]!)))
    return found?.userId
  }

  /** Whose account it is about, which nobody can tell any more once a link or a code is used up. */
  async function concerned({
    path,
    request,
    body,
    token,
    userId,
  }: Watched): Promise<string | undefined> {
    if (userId) return userId
    if (path === '/reset-password') return ownerOf(`reset-password:${body?.token}`)
    if (path === '/sign-out') return token && ownerOfSession(token)
    const waiting = path.startsWith('/two-factor/') && request.cookies[waitingCookie]?.split('.')[0]
    return waiting ? ownerOf(waiting) : undefined
  }

  return async function watch(watched: Watched) {
    const { path, request, body, userId } = watched
    const origin = originOf(request.headers['user-agent'], request.ip)
    const whose = await concerned(watched)
    // A code of somebody who is signed in switches two-step sign-in on, unless it was.
    const switchesOn =
      path === '/two-factor/verify-totp' && userId !== undefined && !(await hasSecondFactor(userId))

    async function hasSecondFactor(id: string): Promise<boolean> {
      const [person] = await database
        .select({ isOn: users.twoFactorEnabled })
        .from(users)
        .where(eq(users.id, id))
      return person?.isOn ?? false
    }

    return {
      async succeeded(reading: unknown): Promise<void> {
        if (switchesOn) return log.record({ kind: 'second_factor_on', userId, origin })
        const signIn = userId && path.startsWith('/two-factor/') ? undefined : signIns[path]
        const { token, user } = (reading ?? {}) as {
          token?: string | null
          user?: { id: string; email: string }
        }
        if (signIn && token && user) {
          const isNewDevice =
            signIn !== 'account_made' && !devices.find(request.cookies[devices.name], user.email)
          return log.record({ kind: signIn, userId: user.id, origin, isNewDevice })
        }
        const entry = ownEntries[path]
        if (entry && whose) await log.record({ kind: entry, userId: whose, origin })
      },

      async failed(error: unknown): Promise<void> {
        if (!(error instanceof DomainError)) return
        if (path === '/sign-in/email' && typeof body?.email === 'string') {
          const kind = heldBack.includes(error.code) ? 'sign_in_held' : 'sign_in_failed'
          return log.recordFailure(kind, { email: body.email }, origin)
        }
        if (!whose) return
        if (triedCodes.includes(error.code))
          await log.recordFailure('code_wrong', { userId: whose }, origin)
        if (error.code === 'accounts.password_wrong')
          await log.recordFailure('password_wrong', { userId: whose }, origin)
      },
    }
  }
}
