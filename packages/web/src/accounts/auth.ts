import { ApiError, NetworkError, refusalOf } from '../api.ts'
import { refreshSession } from '../session/session.ts'

/** A device on which the person is signed in. */
export interface SignedInDevice {
  id: string
  createdAt: string
  userAgent: string | null
  isCurrent: boolean
}

/** Calls the authentication service, where the session cookie works. Throws ApiError or NetworkError. */
export async function call<Answer = unknown>(path: string, body?: object): Promise<Answer> {
  const init: RequestInit = body
    ? {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
    : {}
  let answer: Response
  try {
    answer = await fetch(`/api/auth${path}`, init)
  } catch (error) {
    throw new NetworkError(error)
  }
  if (!answer.ok) throw await refusalOf(answer)
  return answer.json()
}

export async function signIn(credentials: {
  email: string
  password: string
}): Promise<'signed_in' | 'code_needed'> {
  const { twoFactorRedirect } = await call<{ twoFactorRedirect?: boolean }>(
    '/sign-in/email',
    credentials,
  )
  if (twoFactorRedirect) return 'code_needed'
  await refreshSession()
  return 'signed_in'
}

/** Registering signs in (specification section 4), unless the e-mail has an account already: its owner is told by e-mail. */
export async function signUp(person: {
  name: string
  email: string
  password: string
}): Promise<'signed_in' | 'see_mailbox'> {
  const { token } = await call<{ token: string | null }>('/sign-up/email', person)
  if (!token) return 'see_mailbox'
  await refreshSession()
  return 'signed_in'
}

/** Leaves this device signed out even when the session had already ended on the server. */
export async function signOut(): Promise<void> {
  try {
    await call('/sign-out', {})
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  await refreshSession()
}

export async function changeName(name: string): Promise<void> {
  await call('/update-user', { name })
  await refreshSession()
}

/** Signs every other device out. */
export async function changePassword(passwords: {
  currentPassword: string
  newPassword: string
}): Promise<void> {
  await call('/change-password', passwords)
  await refreshSession()
}

export const requestPasswordReset = (email: string) => call('/request-password-reset', { email })

export const resetPassword = (choice: { token: string; newPassword: string }) =>
  call('/reset-password', choice)

export const sendVerificationEmail = (email: string) => call('/send-verification-email', { email })

export const verifyEmail = (token: string) =>
  call(`/verify-email?token=${encodeURIComponent(token)}`)

export const listSignedInDevices = () => call<SignedInDevice[]>('/list-sessions')

export const signOutOtherDevices = () => call('/revoke-other-sessions', {})

export async function signOutEverywhere(): Promise<void> {
  await call('/revoke-sessions', {})
  await refreshSession()
}
