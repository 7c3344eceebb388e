import { type ErrorCode, errors } from '@wakeel/contract'
import { DomainError } from '../errors.ts'

/** better-auth's refusals in the store's words. */
const codes: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'accounts.email_or_password_wrong',
  INVALID_PASSWORD: 'accounts.password_wrong',
  PASSWORD_TOO_SHORT: 'accounts.password_too_short',
  PASSWORD_TOO_LONG: 'accounts.password_too_long',
  INVALID_TOKEN: 'accounts.link_invalid',
  TOKEN_EXPIRED: 'accounts.link_invalid',
  USER_NOT_FOUND: 'accounts.link_invalid',
  INVALID_CODE: 'accounts.code_wrong',
  INVALID_BACKUP_CODE: 'accounts.code_wrong',
  INVALID_TWO_FACTOR_COOKIE: 'accounts.code_too_late',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'accounts.codes_locked',
  ACCOUNT_TEMPORARILY_LOCKED: 'accounts.codes_locked',
  TOTP_ALREADY_ENABLED: 'accounts.second_factor_on',
  TWO_FACTOR_NOT_ENABLED: 'accounts.second_factor_off',
  TOTP_NOT_ENABLED: 'accounts.second_factor_off',
  BACKUP_CODES_NOT_ENABLED: 'accounts.second_factor_off',
  EMAIL_ALREADY_VERIFIED: 'accounts.email_confirmed',
}

const codesByStatus: Record<number, ErrorCode> = {
  401: 'accounts.sign_in_required',
  403: 'accounts.forbidden',
  404: 'request.not_found',
}

/** What one of better-auth's error replies means here. */
export function authRefusal(status: number, body: unknown): Error {
  const { code, message } = (body ?? {}) as { code?: string; message?: string }
  if (status >= 500)
    return new Error(`better-auth failed with ${status}: ${message ?? code ?? 'no message'}`)
  const known = (code && codes[code]) || codesByStatus[status]
  return known
    ? new DomainError(known)
    : new DomainError('request.invalid', { sentence: message ?? errors['request.invalid'][1] })
}
