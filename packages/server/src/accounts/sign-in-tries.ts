import { DomainError } from '../errors.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { signInTries } from './auth-limits.ts'

interface Try {
  email: string
  /** As limits count it. */
  from: string
  /** The mark of a device that is known to the account. */
  device: string | undefined
}

/** Counts a try to sign in, or throws `request.rate_limited`. The same is counted for an e-mail that has no account. */
export async function takeSignIn(limits: RateLimits, { email, from, device }: Try): Promise<void> {
  if (device && (await hasRoom(limits, device))) return
  await limits.take(signInTries.address, from)
  await limits.take(signInTries.addressAndAccount, `${from} ${email}`)
  await limits.take(signInTries.account, email)
}

/** A known device that was taken and guesses itself is one like any other from then on. */
async function hasRoom(limits: RateLimits, device: string): Promise<boolean> {
  try {
    await limits.take(signInTries.device, device)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'request.rate_limited') return false
    throw error
  }
}
