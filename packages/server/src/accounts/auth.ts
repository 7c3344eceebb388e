import { accounts } from '@wakeel/contract'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createEmailVerificationToken } from 'better-auth/api'
import { bearer } from 'better-auth/plugins/bearer'
import { eq } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import type { Letter, Mail } from '../mail.ts'
import { emailVerificationLetter, passwordResetLetter } from './letters.ts'
import type { Passwords } from './passwords.ts'
import type { People } from './people.ts'
import { signUp } from './sign-up.ts'
import { credentials, sessions, users, verifications } from './tables.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Where better-auth finds the caller's address: a header that only this server writes. */
export const ADDRESS_HEADER = 'x-wakeel-client-address'
export const AUTH_PATH = '/api/auth'

interface AuthOptions {
  database: Database
  clock: Clock
  newId(): string
  mail: Mail
  secret: string
  publicUrl: string
  passwords: Passwords
  people: People
}

export type Auth = ReturnType<typeof createAuth>

/**
 * better-auth on our tables. The links in its letters lead to pages of the web app, which send the token on:
 * `/#/reset-password?token=…` to POST /api/auth/reset-password, `/#/verify-email?token=…` to GET /api/auth/verify-email.
 */
export function createAuth({ database, clock, newId, mail, secret, publicUrl, passwords, people }: AuthOptions) {
  const page = (path: string, token: string) => `${publicUrl}/#/${path}?token=${encodeURIComponent(token)}`

  /**
   * Hands a letter over without waiting for it: the reply takes as long for an e-mail that has no account, and a mail
   * server that is away must not undo what the person did. They can ask for the letter again.
   */
  async function deliver(person: object, letter: Letter): Promise<void> {
    // People of the sample data do not exist; whoever owns such an address must not be written to, nor get in.
    if ('isSample' in person && person.isSample) return
    mail.send(letter).catch((error: unknown) => console.error('A letter could not be sent.', error))
  }

  const sendVerification = (person: { email: string }, token: string): Promise<void> =>
    deliver(person, emailVerificationLetter(person.email, page('verify-email', token)))

  return betterAuth({
    appName: 'Wakeel',
    baseURL: publicUrl,
    basePath: AUTH_PATH,
    secret,
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: accounts.PASSWORD_MIN_LENGTH,
      maxPasswordLength: accounts.PASSWORD_MAX_LENGTH,
      password: passwords,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR,
      sendResetPassword: ({ user, token }) => deliver(user, passwordResetLetter(user.email, page('reset-password', token))),
    },
    emailVerification: {
      expiresIn: DAY,
      sendVerificationEmail: ({ user, token }) => sendVerification(user, token),
    },
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'user' },
        subscriptionTier: { type: 'string', input: false, defaultValue: 'starter' },
        isSample: { type: 'boolean', input: false, returned: false, defaultValue: false },
      },
    },
    databaseHooks: {
      session: {
        create: {
          async before(session) {
            await requireWelcome(database, session.userId)
            // better-auth reads the machine's clock; how long a session lasts is counted from the store's.
            const lifetime = session.expiresAt.getTime() - session.createdAt.getTime()
            const now = clock.now()
            return { data: { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + lifetime) } }
          },
          async after({ userId, createdAt }) {
            await database.update(users).set({ lastSignInAt: createdAt }).where(eq(users.id, userId))
          },
        },
      },
    },
    // Limits and the check of the request's origin are ours: auth-routes.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error' },
    onAPIError: { throw: true },
    advanced: {
      cookiePrefix: 'wakeel',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { path: AUTH_PATH, httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: newId },
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    plugins: [
      bearer(),
      signUp({
        database,
        people,
        passwords,
        welcome: async (person) => sendVerification(person, await createEmailVerificationToken(secret, person.email, undefined, DAY)),
      }),
    ],
  })
}

/** Nobody signs in who is suspended, or who left after the password was checked. */
async function requireWelcome(database: Database, userId: string): Promise<void> {
  const [person] = await database.select({ isSuspended: users.isSuspended }).from(users).where(eq(users.id, userId))
  if (!person) throw new DomainError('accounts.email_or_password_wrong')
  if (person.isSuspended) throw new DomainError('accounts.suspended')
}
