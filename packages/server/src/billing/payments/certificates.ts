import { type KeyObject, X509Certificate } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { DomainError } from '../../errors.ts'

/** Where PayPal keeps the certificates of its webhook events. */
export const PAYPAL_CERTIFICATES: readonly string[] = [
  'https://api.paypal.com/v1/notifications/certs/',
  'https://api.sandbox.paypal.com/v1/notifications/certs/',
  'https://api-m.paypal.com/v1/notifications/certs/',
  'https://api-m.sandbox.paypal.com/v1/notifications/certs/',
]

const CERTIFICATE_ID = /^CERT-[\w-]{1,100}$/
const ANSWER_WITHIN_MS = 5_000
const LARGEST_BYTES = 64 * 1024
const SMALLEST_KEY_BITS = 2_048
const MAX_KEPT = 20
/** Anybody may send a webhook event that names a certificate nobody has seen; this is how often that leads to a connection. */
const FETCHES_A_MINUTE = 20

interface Dependencies {
  clock: Clock
  fetch: typeof fetch
  /** Addresses that a certificate may stand directly below. */
  folders: readonly string[]
}

export type Certificates = ReturnType<typeof createCertificates>

/** Certificates that webhook events are checked with, from the places where the provider keeps them and from nowhere else. */
export function createCertificates({ clock, fetch, folders }: Dependencies) {
  const kept = new Map<string, X509Certificate>()
  let fetches: number[] = []

  /** The address is compared as it was written, so that no spelling of it can mean one host here and another to `fetch`. */
  function requireAllowed(url: string): void {
    const folder = folders.find((allowed) => url.startsWith(allowed))
    if (folder === undefined || !CERTIFICATE_ID.test(url.slice(folder.length))) throw refused()
  }

  function requireTurn(): void {
    const now = clock.now().getTime()
    fetches = fetches.filter((time) => time > now - 60_000)
    if (fetches.length >= FETCHES_A_MINUTE) throw new DomainError('billing.provider_unreachable')
    fetches.push(now)
  }

  async function download(url: string): Promise<X509Certificate> {
    requireTurn()
    const text = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
      .then(async (response) => (response.status === 200 ? await readShort(response) : undefined))
      .catch((cause) => {
        throw new DomainError('billing.provider_unreachable', { cause })
      })
    if (text === undefined) throw refused()
    try {
      return new X509Certificate(text)
    } catch {
      throw refused()
    }
  }

  return {
    /** The key that a certificate at this address proves to be the provider's. */
    async publicKey(url: string): Promise<KeyObject> {
      requireAllowed(url)
      const certificate = kept.get(url) ?? (await download(url))
      const now = clock.now()
      if (certificate.validFromDate > now || certificate.validToDate < now) throw refused()
      const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey
      if (
        asymmetricKeyType !== 'rsa' ||
        (asymmetricKeyDetails?.modulusLength ?? 0) < SMALLEST_KEY_BITS
      )
        throw refused()
      if (!kept.has(url) && kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!)
      kept.set(url, certificate)
      return certificate.publicKey
    },
  }
}

const refused = () => new DomainError('billing.webhook_refused')

/** Undefined when it is longer than a certificate can be. */
async function readShort(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > LARGEST_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
