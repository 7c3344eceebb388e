import { accounts, Text } from '@wakeel/contract'
import { z } from 'zod'
import { codes, emails, type Limits, links, passkeyTries, passwordTries } from './auth-limits.ts'
import { NewPasskey, PasskeyNaming, PasskeySignIn } from './passkeys/inputs.ts'

const Email = Text.trim().toLowerCase().max(254).pipe(z.email())
/** Its length is judged where a password is chosen, with a sentence of its own. */
const Password = Text.min(1).max(1000)
const Token = Text.min(1).max(2000)
const Nothing = z.strictObject({})
/** Checked by link-address.ts before anything is done. */
const Address = Text.min(1).max(2000).optional()

export const AUTH_PATH = '/api/auth'

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

const WithPassword = z.strictObject({ password: Password })
const SixDigits = Text.trim().regex(/^\d{6}$/, 'must be six digits')
const trustDevice = z.boolean().optional()
const rememberMe = z.boolean().optional()

const SessionOptions = z.strictObject({
  disableCookieCache: z.string().optional(),
  disableRefresh: z.string().optional(),
})
const PasswordChange = z
  .strictObject({
    currentPassword: Password,
    newPassword: Password,
    revokeOtherSessions: z.boolean().optional(),
  })
  // Whoever changes a password wants everybody out who knew the old one.
  .transform((body) => ({ ...body, revokeOtherSessions: true }))

const get = { method: 'GET', actsForSession: false } as const
const post = { method: 'POST', actsForSession: false, body: Nothing } as const
const signedIn = { actsForSession: true }

export const authPaths: readonly AuthPath[] = [
  {
    ...post,
    path: '/sign-up/email',
    body: z.strictObject({
      name: accounts.PersonName,
      email: Email,
      password: Password,
      rememberMe,
      callbackURL: Address,
    }),
  },
  {
    ...post,
    path: '/sign-in/email',
    body: z.strictObject({ email: Email, password: Password, rememberMe, callbackURL: Address }),
  },
  { ...post, path: '/sign-out' },
  { ...get, path: '/get-session', query: SessionOptions, ...signedIn },
  { ...get, path: '/list-sessions', query: Nothing, ...signedIn },
  { ...post, path: '/revoke-session', body: z.strictObject({ token: Token }), ...signedIn },
  { ...post, path: '/revoke-other-sessions', ...signedIn },
  { ...post, path: '/revoke-sessions', ...signedIn },
  {
    ...post,
    path: '/update-user',
    body: z.strictObject({ name: accounts.PersonName }),
    ...signedIn,
  },
  {
    ...post,
    path: '/change-password',
    body: PasswordChange,
    limits: { account: passwordTries.account },
    ...signedIn,
  },
  {
    ...post,
    path: '/change-email',
    body: z.strictObject({ newEmail: Email, callbackURL: Address }),
    limits: { account: emails.account },
    ...signedIn,
  },
  {
    ...post,
    path: '/two-factor/enable',
    body: WithPassword,
    limits: { account: passwordTries.account },
    ...signedIn,
  },
  {
    ...post,
    path: '/two-factor/disable',
    body: WithPassword,
    limits: { account: passwordTries.account },
    ...signedIn,
  },
  {
    ...post,
    path: '/two-factor/generate-backup-codes',
    body: WithPassword,
    limits: { account: passwordTries.account },
    ...signedIn,
  },
  {
    ...post,
    path: '/two-factor/verify-totp',
    body: z.strictObject({ code: SixDigits, trustDevice }),
    limits: codes,
    ...signedIn,
  },
  {
    ...post,
    path: '/two-factor/verify-backup-code',
    body: z.strictObject({ code: Text.trim().min(1).max(40), trustDevice }),
    limits: codes,
    ...signedIn,
  },
  { ...get, path: '/passkey/list-user-passkeys', query: Nothing, ...signedIn },
  {
    ...post,
    path: '/passkey/generate-register-options',
    body: WithPassword,
    limits: { account: passwordTries.account },
    ...signedIn,
  },
  {
    ...post,
    path: '/passkey/verify-registration',
    body: NewPasskey,
    limits: { account: passwordTries.account },
    ...signedIn,
  },
  { ...post, path: '/passkey/update-passkey', body: PasskeyNaming, ...signedIn },
  {
    ...post,
    path: '/passkey/delete-passkey',
    body: WithPassword.extend({ id: z.uuid() }),
    limits: { account: passwordTries.account },
    ...signedIn,
  },
  { ...post, path: '/passkey/generate-authenticate-options', limits: passkeyTries },
  { ...post, path: '/passkey/verify-authentication', body: PasskeySignIn, limits: passkeyTries },
  {
    ...post,
    path: '/request-password-reset',
    body: z.strictObject({ email: Email, redirectTo: Address }),
    limits: emails,
  },
  {
    ...post,
    path: '/reset-password',
    body: z.strictObject({ token: Token, newPassword: Password }),
    limits: links,
  },
  {
    ...post,
    path: '/send-verification-email',
    body: z.strictObject({ email: Email, callbackURL: Address }),
    limits: emails,
    ...signedIn,
  },
  {
    ...get,
    path: '/verify-email',
    query: z.strictObject({ token: Token, callbackURL: Address }),
    limits: links,
  },
]
