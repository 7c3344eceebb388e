import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Accounts that one device can be known to. */
const MAX_ACCOUNTS = 5
/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 3600

export type KnownDevices = ReturnType<typeof createKnownDevices>

/**
 * Devices on which somebody has signed in to an account before, by a signed cookie. It opens nothing; whoever guesses the account's
 * password elsewhere does not use up this device's tries. A mark is of one device and one e-mail, and names neither.
 */
export function createKnownDevices({
  secret,
  isSecure,
  path,
}: {
  secret: string
  isSecure: boolean
  path: string
}) {
  const name = `${isSecure ? '__Secure-' : ''}wakeel.devices`
  const sign = (email: string, nonce: string) =>
    createHmac('sha256', secret)
      .update(`known device:${nonce}:${email.toLowerCase()}`)
      .digest('base64url')

  function isOf(mark: string, email: string): boolean {
    const [nonce = '', signature = ''] = mark.split('.')
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(email, nonce))]
    return given.length === right.length && timingSafeEqual(given, right)
  }

  const marks = (cookie: string | undefined) => (cookie ?? '').split('~').slice(0, MAX_ACCOUNTS)

  return {
    name,

    /** What this device's tries at the account are counted by; undefined when nobody signed in to the account here. */
    find: (cookie: string | undefined, email: string): string | undefined =>
      marks(cookie).find((mark) => isOf(mark, email)),

    /** The cookie with a fresh mark for the account, before those of others. */
    remember(cookie: string | undefined, email: string) {
      const nonce = randomBytes(16).toString('base64url')
      const others = marks(cookie).filter((mark) => mark !== '' && !isOf(mark, email))
      const value = [`${nonce}.${sign(email, nonce)}`, ...others].slice(0, MAX_ACCOUNTS).join('~')
      return {
        name,
        value,
        attributes: {
          httpOnly: true,
          secure: isSecure,
          sameSite: 'lax' as const,
          path,
          maxAge: MAX_AGE_SECONDS,
        },
      }
    },
  }
}
