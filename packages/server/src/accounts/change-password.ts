import { createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { credentials, users } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import { requireGoodPassword, storePassword } from './password-change.ts'
import type { Passwords } from './passwords.ts'
import { requirePassword } from './require-password.ts'
import { toSessionUser } from './session-user.ts'

const Body = z.object({
  currentPassword: z.string(),
  newPassword: z.string(),
  revokeOtherSessions: z.boolean().optional(),
})

interface ChangePassword {
  database: Database
  clock: Clock
  passwords: Passwords
}

/** Takes the place of better-auth's own change of a password: whatever the old one opened ends in the transaction that stores the new one. */
export function changePassword({ database, clock, passwords }: ChangePassword) {
  return {
    id: 'change-password',
    endpoints: {
      changePassword: createAuthEndpoint(
        '/change-password',
        { method: 'POST', body: Body, use: [sensitiveSessionMiddleware] },
        async (ctx) => {
          const { user } = ctx.context.session
          const { currentPassword, newPassword } = ctx.body
          await requireGoodPassword(newPassword)
          const credential = await requirePassword(
            { database, passwords },
            user.id,
            currentPassword,
          )
          const passwordHash = await passwords.hash(newPassword)
          const changed = await database.transaction(async (tx) => {
            const [person] = await tx
              .select()
              .from(users)
              .where(eq(users.id, user.id))
              .for('update')
            const [unchanged] = await tx
              .select({ id: credentials.id })
              .from(credentials)
              .where(
                and(eq(credentials.id, credential.id), eq(credentials.password, credential.hash)),
              )
            // Somebody else changed it while this one was checked: the password that was given opens nothing any more.
            if (!person || !unchanged) throw new DomainError('accounts.password_wrong')
            await storePassword(tx, person.id, passwordHash, clock.now())
            return person
          })
          // Whoever came in with a passkey keeps what that counts for.
          const { isByPasskey } = ctx.context.session.session
          const session = await ctx.context.internalAdapter.createSession(changed.id, false, {
            isByPasskey,
          })
          await setSessionCookie(ctx, { session, user: changed })
          return ctx.json({ token: session.token, user: toSessionUser(changed) })
        },
      ),
    },
  }
}
