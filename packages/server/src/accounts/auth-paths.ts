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
  /** Acts for whoever is signed in, so a suspended person is refused; at the others nobody is held back by an old session. */
  actsForSession: boolean
  /** Counted before anything is done: by the caller's address, and by the account that the body or the session names. */
  limits?: Limits
}

/** Without line breaks, and without the characters that turn the direction of the text around a name. */
const Name = Text.trim()
  .min(1, 'must not be blank')
  .max(accounts.NAME_MAX_LENGTH)
  .regex(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u, 'has characters that a name cannot have')
const rememberMe = z.boolean().optional()

const SessionOptions = z.strictObject({ disableCookieCache: z.string().optional(), disableRefresh: z.string().optional() })
const PasswordChange = z
  .strictObject({ currentPassword: Password, newPassword: Password, revokeOtherSessions: z.boolean().optional() })
  // Whoever changes a password wants everybody out who knew the old one.
  .transform((body) => ({ ...body, revokeOtherSessions: true }))

const get = { method: 'GET', actsForSession: false } as const
const post = { method: 'POST', actsForSession: false, body: Nothing } as const
const signedIn = { actsForSession: true }

export const authPaths: readonly AuthPath[] = [
  { ...post, path: '/sign-up/email', body: z.strictObject({ name: Name, email: Email, password: Password, rememberMe }), limits: signUps },
  { ...post, path: '/sign-in/email', body: z.strictObject({ email: Email, password: Password, rememberMe }), limits: passwordTries },
  { ...post, path: '/sign-out' },
  { ...get, path: '/get-session', query: SessionOptions, ...signedIn },
  { ...get, path: '/list-sessions', query: Nothing, ...signedIn },
  { ...post, path: '/revoke-other-sessions', ...signedIn },
  { ...post, path: '/revoke-sessions', ...signedIn },
  { ...post, path: '/update-user', body: z.strictObject({ name: Name }), ...signedIn },
  { ...post, path: '/change-password', body: PasswordChange, limits: { account: passwordTries.account }, ...signedIn },
  { ...post, path: '/request-password-reset', body: z.strictObject({ email: Email }), limits: letters },
  { ...post, path: '/reset-password', body: z.strictObject({ token: Token, newPassword: Password }), limits: links },
  { ...post, path: '/send-verification-email', body: z.strictObject({ email: Email }), limits: letters, ...signedIn },
  { ...get, path: '/verify-email', query: z.strictObject({ token: Token }), limits: links },
]
