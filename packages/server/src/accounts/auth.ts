import { accounts } from '@wakeel/contract'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import {
  credentials,
  sessions,
  twoFactors,
  users,
  verifications,
} from '../database/schema/accounts.ts'
import { createAuthEmails } from './auth-emails.ts'
import { authHooks } from './auth-hooks.ts'
import type { AuthOptions } from './auth-options.ts'
import { AUTH_PATH } from './auth-paths.ts'
import { authPlugins } from './auth-plugins.ts'
import { emailChange } from './email-change.ts'
import { storedIdentifier } from './link-tokens.ts'
import { withHashedSessions } from './session-tokens.ts'

const DAY_SECONDS = 24 * 3600

export type Auth = ReturnType<typeof createAuth>

/** better-auth on our tables. */
export function createAuth(options: AuthOptions) {
  const { database, newId, secret, publicUrl, passwords, storeName } = options
  const emails = createAuthEmails(options)
  const changes = emailChange(options)
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
      expiresIn: DAY_SECONDS,
      async sendVerificationEmail({ user, token, url }) {
        const isChange = await changes.remember(token)
        const send = isChange ? emails.sendNewAddress : emails.sendVerification
        send(user, token, callbackOf(url))
      },
    },
    session: {
      expiresIn: 30 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      additionalFields: { isByPasskey: { type: 'boolean', required: false, input: false } },
    },
    verification: { storeIdentifier: { hash: async (identifier) => storedIdentifier(identifier) } },
    user: {
      // Agreed to at the old address, then confirmed at the new one; a person whose old address was never confirmed only confirms the new.
      changeEmail: {
        enabled: true,
        async sendChangeEmailConfirmation({ user, newEmail, token, url }) {
          await changes.remember(token)
          emails.sendEmailChange(user, newEmail, token, callbackOf(url))
        },
      },
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'user' },
        subscriptionTier: { type: 'string', input: false, defaultValue: 'starter' },
        isSample: { type: 'boolean', input: false, returned: false, defaultValue: false },
        language: { type: 'string', required: false, input: false, returned: false },
        mailboxHash: { type: 'string', required: false, input: false, returned: false },
      },
    },
    databaseHooks: authHooks(options),
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
      // The privacy notice: addresses are kept as keyed hashes only.
      ipAddress: { disableIpTracking: true },
      database: { generateId: newId },
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    plugins: authPlugins(options, { emails, changes }),
  })
}

const callbackOf = (url: string) => new URL(url).searchParams.get('callbackURL')
