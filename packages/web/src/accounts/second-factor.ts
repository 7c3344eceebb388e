import { refreshSession } from '../session/session.ts'
import { call } from './auth.ts'

/** The second step: a code of the app, or one of the recovery codes. */
export async function giveCode({
  code,
  isRecovery,
  trustDevice,
}: {
  code: string
  isRecovery: boolean
  trustDevice: boolean
}) {
  await call(isRecovery ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp', {
    code: code.trim(),
    trustDevice,
  })
  await refreshSession()
}

export const startSecondFactor = (password: string) =>
  call<{ totpURI: string; backupCodes: string[] }>('/two-factor/enable', { password })

export async function confirmSecondFactor(code: string): Promise<void> {
  await call('/two-factor/verify-totp', { code: code.trim() })
  await refreshSession()
}

export async function stopSecondFactor(password: string): Promise<void> {
  await call('/two-factor/disable', { password })
  await refreshSession()
}
