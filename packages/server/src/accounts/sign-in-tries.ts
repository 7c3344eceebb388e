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
  // A known device that was taken and guesses itself is one like any other from then on.
  if (device && (await limits.allows(signInTries.device, device))) return
  await limits.take(signInTries.address, from)
  await limits.take(signInTries.addressAndAccount, `${from} ${email}`)
  await limits.take(signInTries.account, email)
}
