import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { accountExistsEmails, knownSignUps } from './auth-limits.ts'
import { AUTH_PATH } from './auth-paths.ts'
import { clientIp } from './client-ip.ts'
import type { Deliver, Reader } from './deliver.ts'
import {
  accountExistsEmail,
  emailChangeEmail,
  emailVerificationEmail,
  newAddressEmail,
  passwordResetEmail,
} from './emails.ts'
import { linkTo } from './link-address.ts'

interface Dependencies {
  database: Database
  limits: RateLimits
  deliver: Deliver
  publicUrl: string
}

/**
 * The links in better-auth's emails lead to pages of the web app, which send the token on: `/#/reset-password?token=…` to POST
 * /api/auth/reset-password, `/#/verify-email?token=…` to GET /api/auth/verify-email, unless the caller of the latter named a page to go on to.
 */
export function createAuthEmails({ database, limits, deliver, publicUrl }: Dependencies) {
  const page = (path: string) => `${publicUrl}/#/${path}`

  /** Without a page to go on to, the web app's own page uses the link; with one, better-auth does and leads there. */
  function verificationLink(token: string, callbackUrl: string | null | undefined): string {
    const goesOn = callbackUrl && callbackUrl !== '/'
    const verify = `${publicUrl}${AUTH_PATH}/verify-email?callbackURL=${encodeURIComponent(callbackUrl ?? '')}`
    return linkTo(goesOn ? verify : page('verify-email'), token)
  }

  return {
    sendVerification: (
      person: Reader,
      token: string,
      callbackUrl: string | null | undefined,
    ): void => deliver(person, emailVerificationEmail(verificationLink(token, callbackUrl))),

    /** To the address that an account is to have from now on. */
    sendNewAddress: (reader: Reader, token: string, callbackUrl: string | null): void =>
      deliver(reader, newAddressEmail(verificationLink(token, callbackUrl))),

    sendEmailChange: (
      person: Reader,
      newEmail: string,
      token: string,
      callbackUrl: string | null,
    ): void => deliver(person, emailChangeEmail(newEmail, verificationLink(token, callbackUrl))),

    /** Whoever asks for it may be anybody, so where it leads is not theirs to say. */
    sendPasswordReset: (person: Reader, token: string): void =>
      deliver(person, passwordResetEmail(linkTo(page('reset-password'), token))),

    /** Tells the owner of a mailbox that they have an account, once an hour, whoever tries. */
    async tellOwner(email: string, address: string): Promise<void> {
      await limits.take(knownSignUps, clientIp(address))
      if (!(await limits.allows(accountExistsEmails, email))) return
      const [person] = await database
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
      if (person) deliver(person, accountExistsEmail(page('signin'), page('forgot-password')))
    },
  }
}
