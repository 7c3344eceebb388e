import { accounts } from '@wakeel/contract'

/** What is wrong with a password that was typed twice, as a key of the words; nothing when it may be sent. */
export function passwordProblem(
  password: string,
  confirmation: string,
): 'mismatch' | 'tooShort' | undefined {
  if (password !== confirmation) return 'mismatch'
  if (password.length < accounts.PASSWORD_MIN_LENGTH) return 'tooShort'
  return undefined
}
