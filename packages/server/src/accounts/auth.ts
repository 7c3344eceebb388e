import { accounts } from '@wakeel/contract'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createEmailVerificationToken } from 'better-auth/api'
import { bearer } from 'better-auth/plugins/bearer'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import {
  credentials,
  sessions,
  twoFactors,
  users,
  verifications,
} from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { accountExistsEmails, knownSignUps } from './auth-limits.ts'
import { changePassword } from './change-password.ts'
import { ADDRESS_HEADER, clientAddress } from './client-address.ts'
import type { Deliver, Reader } from './deliver.ts'
import { emailChange } from './email-change.ts'
import {
  accountExistsEmail,
  emailChangeEmail,
  emailVerificationEmail,
  passwordResetEmail,
} from './emails.ts'
import type { KnownDevices } from './known-devices.ts'
import { linkTo } from './link-address.ts'
import { storedIdentifier } from './link-tokens.ts'
import { createChallenges } from './passkeys/challenges.ts'
import { ownPasskeys } from './passkeys/own-passkeys.ts'
import { passkeySignIn } from './passkeys/passkey-sign-in.ts'
import { createRelyingParty } from './passkeys/relying-party.ts'
import type { Passwords } from './passwords.ts'
import type { People } from './people.ts'
import { rememberDevice, rememberDevices } from './remember-device.ts'
import { resetPassword } from './reset-password.ts'
import type { SecurityLog } from './security-log/security-log.ts'
import { withHashedSessions } from './session-tokens.ts'
import { sessionList } from './sessions.ts'
import { signUp } from './sign-up.ts'
import { spendCode } from './spend-code.ts'

const DAY = 24 * 3600

export const AUTH_PATH = '/api/auth'

interface AuthOptions {
  database: Database
  clock: Clock
  newId(): string
  deliver: Deliver
  log: SecurityLog
  secret: string
  publicUrl: string
  passwords: Passwords
  people: People
  limits: RateLimits
  devices: KnownDevices
  /** What an authenticator app calls the store. */
  storeName: string
}

export type Auth = ReturnType<typeof createAuth>

/**
 * better-auth on our tables. The links in its letters lead to pages of the web app, which send the token on:
 * `/#/reset-password?token=…` to POST /api/auth/reset-password, `/#/verify-email?token=…` to GET /api/auth/verify-email,
 * unless the caller named a page of the store to go on to.
 */
export function createAuth({
  database,
  clock,
  newId,
  deliver,
  log,
  secret,
  publicUrl,
  passwords,
  people,
  limits,
  devices,
  storeName,
}: AuthOptions) {
  const page = (path: string) => `${publicUrl}/#/${path}`

  /** Without a page to go on to, the web app's own page uses the link; with one, better-auth does and leads there. */
  function verificationLink(token: string, callbackUrl: string | null | undefined): string {
    const goesOn = callbackUrl && callbackUrl !== '/'
    const verify = `${publicUrl}${AUTH_PATH}/verify-email?callbackURL=${encodeURIComponent(callbackUrl ?? '')}`
    return linkTo(goesOn ? verify : page('verify-email'), token)
  }

  const sendVerification = (
    person: Reader,
    token: string,
    callbackUrl: string | null | undefined,
  ): void => deliver(person, emailVerificationEmail(verificationLink(token, callbackUrl)))

  const changes = emailChange({
    database,
    clock,
    newId,
    secret,
    log,
  })

  /** Once an hour for each mailbox, whoever tries. */
  async function tellOwner(email: string, address: string): Promise<void> {
    await limits.take(knownSignUps, clientAddress(address))
    if (!(await limits.allows(accountExistsEmails, email))) return
    const [person] = await database
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    if (person) deliver(person, accountExistsEmail(page('signin'), page('forgot-password')))
  }

  const party = createRelyingParty(publicUrl, storeName)
  const challenges = createChallenges({ database, clock, newId })

  return betterAuth({
    appName: storeName,
    baseURL: publicUrl,
    basePath: AUTH_PATH,
    secret,
    database: withHashedSessions(
      drizzleAdapter(database, {
        provider: 'pg',
        schema: {
          user: users,
          session: sessions,
          account: credentials,
          verification: verifications,
          twoFactor: twoFactors,
        },
      }),
    ),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: accounts.PASSWORD_MIN_LENGTH,
      maxPasswordLength: accounts.PASSWORD_MAX_LENGTH,
      password: passwords,
    },
    emailVerification: {
      expiresIn: DAY,
      async sendVerificationEmail({ user, token, url }) {
        await changes.remember(token)
        sendVerification(user, token, callbackOf(url))
      },
    },
    session: {
      expiresIn: 30 * DAY,
      updateAge: DAY,
      additionalFields: { isByPasskey: { type: 'boolean', required: false, input: false } },
    },
    verification: { storeIdentifier: { hash: async (identifier) => storedIdentifier(identifier) } },
    user: {
      // Agreed to at the old address, then confirmed at the new one; a person whose old address was never confirmed only confirms the new.
      changeEmail: {
        enabled: true,
        async sendChangeEmailConfirmation({ user, newEmail, token, url }) {
          await changes.remember(token)
          deliver(user, emailChangeEmail(newEmail, verificationLink(token, callbackOf(url))))
        },
      },
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'user' },
        subscriptionTier: { type: 'string', input: false, defaultValue: 'starter' },
        isSample: { type: 'boolean', input: false, returned: false, defaultValue: false },
        language: { type: 'string', required: false, input: false, returned: false },
      },
    },
    databaseHooks: {
      user: {
        update: {
          async before({ email }) {
            if (!email) return
            await requireFree(database, email)
            // Only the link that went to the new address stores it.
            return { data: { emailVerified: true } }
          },
        },
      },
      session: {
        create: {
          async before(session, ctx) {
            await requireWelcome(database, session.userId)
            if (ctx?.path === '/two-factor/verify-totp')
              await spendCode(limits, session.userId, ctx.body.code)
            // better-auth reads the machine's clock; how long a session lasts is counted from the store's.
            const lifetime = session.expiresAt.getTime() - session.createdAt.getTime()
            const now = clock.now()
            return {
              data: {
                createdAt: now,
                updatedAt: now,
                expiresAt: new Date(now.getTime() + lifetime),
              },
            }
          },
          async after({ userId, createdAt }) {
            await database
              .update(users)
              .set({ lastSignInAt: createdAt })
              .where(eq(users.id, userId))
          },
        },
      },
    },
    // Limits and the check of the request's origin are ours: auth-routes.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Every failure reaches the error reply, which logs it without what the query held.
    logger: { disabled: true },
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
      // Ten wrong codes in a row and none is taken for a quarter of an hour; whoever can try has the password.
      twoFactor({
        issuer: storeName,
        accountLockout: { maxFailedAttempts: 10, durationSeconds: 900 },
      }),
      // After it, so that whoever must still give a code is handed no token.
      bearer(),
      sessionList({ database, clock }),
      ownPasskeys({ database, clock, newId, passwords, challenges, party }),
      passkeySignIn({ database, clock, challenges, party }),
      changePassword({ database, clock, passwords }),
      resetPassword({
        database,
        clock,
        newId,
        passwords,
        send: (person, token, redirectTo) =>
          deliver(person, passwordResetEmail(linkTo(redirectTo ?? page('reset-password'), token))),
        rememberDevice: (ctx, email) => rememberDevice(ctx, devices, email),
      }),
      signUp({
        database,
        newId,
        people,
        passwords,
        welcome: async (person, callbackUrl) => {
          const token = await createEmailVerificationToken(secret, person.email, undefined, DAY, {
            userId: person.id,
          })
          sendVerification(person, token, callbackUrl)
        },
        tellOwner,
      }),
      changes.plugin,
      // Last: whoever must still prove more has not signed in.
      rememberDevices(devices),
    ],
  })
}

const callbackOf = (url: string) => new URL(url).searchParams.get('callbackURL')

/** Throws `accounts.email_taken` when somebody else has the address by now; whoever hears it has just proved that it is theirs. */
async function requireFree(database: Database, email: string): Promise<void> {
  const [taken] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  if (taken) throw new DomainError('accounts.email_taken')
}

/** Nobody signs in who is suspended, or who left after the password was checked. */
async function requireWelcome(database: Database, userId: string): Promise<void> {
  const [person] = await database
    .select({ isSuspended: users.isSuspended })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) throw new DomainError('accounts.email_or_password_wrong')
  if (person.isSuspended) throw new DomainError('accounts.suspended')
}
