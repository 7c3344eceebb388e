import { accounts } from '@wakeel/contract'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import type { Passwords } from './passwords.ts'
import type { People } from './people.ts'
import type { users } from './tables.ts'

const Body = z.object({ name: z.string(), email: z.string(), password: z.string(), rememberMe: z.boolean().optional() })

interface SignUp {
  database: Database
  people: People
  passwords: Passwords
  welcome(person: { email: string }): Promise<void>
}

/**
 * Takes the place of better-auth's own sign-up, which writes person and password one after the other: here the password
 * is hashed first and both are written in one short transaction, and the e-mail's owner is decided by the unique index.
 */
export function signUp({ database, people, passwords, welcome }: SignUp) {
  return {
    id: 'sign-up',
    endpoints: {
      signUpEmail: createAuthEndpoint('/sign-up/email', { method: 'POST', body: Body }, async (ctx) => {
        const { name, email, password, rememberMe = true } = ctx.body
        requireGoodLength(password)
        const passwordHash = await passwords.hash(password)
        const user = await database.transaction((tx) => people.createPerson(tx, { name, email, passwordHash }))
        await welcome(user)
        const session = await ctx.context.internalAdapter.createSession(user.id, !rememberMe)
        await setSessionCookie(ctx, { session, user }, !rememberMe)
        return ctx.json({ token: session.token, user: toSessionUser(user) })
      }),
    },
  }
}

function requireGoodLength(password: string): void {
  if (password.length < accounts.PASSWORD_MIN_LENGTH) throw new DomainError('accounts.password_too_short')
  if (password.length > accounts.PASSWORD_MAX_LENGTH) throw new DomainError('accounts.password_too_long')
}

/** What better-auth's other routes say about a person. */
function toSessionUser({ id, name, email, emailVerified, image, role, subscriptionTier, createdAt, updatedAt }: typeof users.$inferSelect) {
  return { id, name, email, emailVerified, image, role, subscriptionTier, createdAt, updatedAt }
}
