import { accounts, Text } from '@wakeel/contract'
import { z } from 'zod'
import type { RateLimit } from '../http/rate-limits.ts'

const Email = Text.trim().toLowerCase().max(254).pipe(z.email())
/** Its length is judged where a password is chosen, with a sentence of its own. */
const Password = Text.min(1).max(1000)
const Token = Text.min(1).max(2000)
const Nothing = z.strictObject({})

const MINUTE = 60
const HOUR = 60 * MINUTE

interface Limits {
  address?: RateLimit
  account?: RateLimit
}

/** Guessing a password. */
export const passwordTries = {
  address: { name: 'accounts.password.address', most: 5, windowSeconds: 10 },
  account: { name: 'accounts.password.account', most: 5, windowSeconds: 10 },
} satisfies Limits
/** Filling somebody's mailbox. */
const letters: Limits = {
  address: { name: 'accounts.letter.address', most: 20, windowSeconds: HOUR },
  account: { name: 'accounts.letter.account', most: 3, windowSeconds: 15 * MINUTE },
}
/** Making accounts in bulk; an office or a school may share one address. */
const signUps: Limits = { address: { name: 'accounts.sign_up.address', most: 200, windowSeconds: HOUR } }
/** Guessing what a letter holds. */
const links: Limits = { address: { name: 'accounts.link.address', most: 20, windowSeconds: 10 * MINUTE } }

/** One of better-auth's own paths that this store offers. All others are not found. */
export interface AuthPath {
  method: 'GET' | 'POST'
  path: string
  body?: z.ZodType<Record<string, unknown>>
  query?: z.ZodType<Record<string, unknown>>
  /** Counted before anything is done: by the caller's address, and by the account that the body or the session names. */
  limits?: Limits
}

const post = (path: string, body: z.ZodType<Record<string, unknown>> = Nothing, limits?: Limits): AuthPath => ({
  method: 'POST',
  path,
  body,
  limits,
})
const get = (path: string, query: z.ZodType<Record<string, unknown>> = Nothing, limits?: Limits): AuthPath => ({
  method: 'GET',
  path,
  query,
  limits,
})

const Name = Text.trim().min(1, 'must not be blank').max(accounts.NAME_MAX_LENGTH)
const rememberMe = z.boolean().optional()

export const authPaths: readonly AuthPath[] = [
  post('/sign-up/email', z.strictObject({ name: Name, email: Email, password: Password, rememberMe }), signUps),
  post('/sign-in/email', z.strictObject({ email: Email, password: Password, rememberMe }), passwordTries),
  post('/sign-out'),
  get('/get-session', z.strictObject({ disableCookieCache: z.string().optional(), disableRefresh: z.string().optional() })),
  get('/list-sessions'),
  post('/revoke-other-sessions'),
  post('/revoke-sessions'),
  post('/update-user', z.strictObject({ name: Name })),
  post(
    '/change-password',
    z
      .strictObject({ currentPassword: Password, newPassword: Password, revokeOtherSessions: z.boolean().optional() })
      // Whoever changes a password wants everybody out who knew the old one.
      .transform((body) => ({ ...body, revokeOtherSessions: true })),
    { account: passwordTries.account },
  ),
  post('/request-password-reset', z.strictObject({ email: Email }), letters),
  post('/reset-password', z.strictObject({ token: Token, newPassword: Password }), links),
  post('/send-verification-email', z.strictObject({ email: Email }), letters),
  get('/verify-email', z.strictObject({ token: Token }), links),
]
