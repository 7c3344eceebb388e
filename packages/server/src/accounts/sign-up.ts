import { Language } from '@wakeel/contract'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { users } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import { IP_HEADER } from './client-ip.ts'
import { createPerson } from './create-person.ts'
import { requireGoodPassword } from './password-change.ts'
import type { Passwords } from './passwords.ts'
import { LANGUAGE_HEADER } from './request-language.ts'
import { toSessionUser } from './session-user.ts'

const Body = z.object({
  name: z.string(),
  email: z.string(),
  password: z.string(),
  rememberMe: z.boolean().optional(),
  callbackURL: z.string().optional(),
})

type User = typeof users.$inferSelect

interface SignUp {
  database: Database
  newId(): string
  clock: Clock
  secret: string
  passwords: Passwords
  welcome(person: User, callbackUrl: string | undefined): Promise<void>
  /** Tells the owner of the mailbox that they have an account, and counts what the caller learned by it. */
  tellOwner(email: string, address: string): Promise<void>
}

/**
 * Takes the place of better-auth's own sign-up, which writes person and password one after the other: here the password
 * is hashed first and both are written in one short transaction, and the e-mail's owner is decided by the unique index.
 * An e-mail that has an account is answered with the same status and shape and signs nobody in: decision 24.
 */
export function signUp({ database, clock, newId, secret, passwords, welcome, tellOwner }: SignUp) {
  return {
    id: 'sign-up',
    endpoints: {
      signUpEmail: createAuthEndpoint(
        '/sign-up/email',
        { method: 'POST', body: Body },
        async (ctx) => {
          const { name, email, password, rememberMe = true, callbackURL } = ctx.body
          await requireGoodPassword(password)
          const passwordHash = await passwords.hash(password)
          const language = Language.safeParse(ctx.headers?.get(LANGUAGE_HEADER)).data
          const user = await createUnlessKnown(() =>
            database.transaction((tx) =>
              createPerson({ clock, newId, secret }, tx, { name, email, passwordHash, language }),
            ),
          )
          if (!user) {
            await tellOwner(email, ctx.headers?.get(IP_HEADER) ?? '')
            return ctx.json({ token: null, user: nobody({ id: newId(), name, email }) })
          }
          await welcome(user, callbackURL)
          const session = await ctx.context.internalAdapter.createSession(user.id, !rememberMe)
          await setSessionCookie(ctx, { session, user }, !rememberMe)
          return ctx.json({ token: session.token, user: toSessionUser(user) })
        },
      ),
    },
  }
}

async function createUnlessKnown(create: () => Promise<User>): Promise<User | undefined> {
  try {
    return await create()
  } catch (error) {
    if (error instanceof DomainError && error.code === 'accounts.email_taken') return undefined
    throw error
  }
}

/** What is said of somebody who was not made: the shape of a new person, who is nobody. */
function nobody({ id, name, email }: { id: string; name: string; email: string }) {
  const now = new Date()
  const user = {
    id,
    name,
    email,
    emailVerified: false,
    twoFactorEnabled: false,
    image: null,
    role: 'user',
    subscriptionTier: 'starter',
    createdAt: now,
    updatedAt: now,
  }
  return user
}
