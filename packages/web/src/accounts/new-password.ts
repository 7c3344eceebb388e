import { accounts } from '@wakeel/contract'
import { ApiError } from '../api.ts'

/** What is wrong with a password that was typed twice, as a key of the words; nothing when it may be sent. */
export function passwordProblem(
  password: string,
  confirmation: string,
): 'mismatch' | 'tooShort' | undefined {
  if (password !== confirmation) return 'mismatch'
  if (password.length < accounts.PASSWORD_MIN_LENGTH) return 'tooShort'
  return undefined
}

const ABOUT_PASSWORD: readonly string[] = [
  'accounts.password_too_common',
  'accounts.password_too_short',
  'accounts.password_too_long',
]

/** Whether the server refused the password itself, so that what it says belongs to its field. */
export const isAboutPassword = (error: unknown): boolean =>
  error instanceof ApiError && ABOUT_PASSWORD.includes(error.code)
