import { DomainError } from '../errors.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { codeUses } from './auth-limits.ts'

/** Throws `accounts.code_wrong` when this code of the app has let its person in already; better-auth takes it as long as it is valid. */
export async function spendCode(limits: RateLimits, userId: string, code: string): Promise<void> {
  try {
    await limits.take(codeUses, `${userId} ${code}`)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'request.rate_limited')
      throw new DomainError('accounts.code_wrong')
    throw error
  }
}
