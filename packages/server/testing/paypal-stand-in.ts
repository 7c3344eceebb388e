import { type KeyLike, randomUUID, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { createSandbox } from '@wakeel/paypal-sandbox'
import { generate } from 'selfsigned'
import { PAYPAL_CERTIFICATES } from '../src/billing/payments/certificates.ts'
import type { TestClock } from './stand-ins.ts'
import { createTestDatabase } from './test-database.ts'

const DAY_MS = 24 * 3_600_000
const API = 'https://api-m.sandbox.paypal.com'
const CERTIFICATES = 'https://api.paypal.com/v1/notifications/certs'
const VALID = { from: -10, to: 300 }

export interface SentWebhook {
  headers: Record<string, string>
  body: string | Uint8Array
}

interface Signing {
  id: string
  time: string
  webhookId: string
  key: KeyLike
  hash: string
  checksum: number | string
  certificate: string
}

export type PayPalStandIn = Awaited<ReturnType<typeof openPayPal>>

/**
 * PayPal as a store meets it outside: its API, its certificates and its signed webhook events. Everywhere else on the network is a
 * stranger, who gives anybody a certificate of his own. What was connected to is written down.
 */
export async function openPayPal(clock: TestClock) {
  const storage = await createTestDatabase()
  const sandbox = createSandbox({
    database: storage.database,
    clock,
    newId: randomUUID,
    secret: 'PayPal’s own',
    publicUrl: API,
  })
  const { clientId, clientSecret, webhookId } = sandbox.account
  const connections: string[] = []
  let silences = 0
  const allowed = [API, ...PAYPAL_CERTIFICATES.map((folder) => new URL(folder).origin)]
  const answers = new Map<string, () => Response | Promise<Response>>()
  const publish = (name: string, answer: () => Response | Promise<Response>) =>
    answers.set(`${CERTIFICATES}/CERT-${name}`, answer)

  async function certify(options: {
    from: number
    to: number
    keySize?: number
    keyType?: 'rsa' | 'ec'
    keyPair?: KeyPair
  }) {
    const day = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)
    const { from, to, ...rest } = options
    const subject = [{ name: 'commonName', value: 'messageverificationcerts.paypal.com' }]
    const dates = { notBeforeDate: day(from), notAfterDate: day(to) }
    const {
      private: privateKey,
      public: publicKey,
      cert,
    } = await generate(subject, { algorithm: 'sha256', ...dates, ...rest })
    return { privateKey, publicKey, cert }
  }

  const own = await certify(VALID)
  const [other, stranger] = [await certify(VALID), await certify(VALID)]
  const [expired, early] = [
    await certify({ from: -300, to: -1, keyPair: own }),
    await certify({ from: 1, to: 300, keyPair: own }),
  ]
  const [short, curved] = [
    await certify({ ...VALID, keySize: 1024 }),
    await certify({ ...VALID, keyType: 'ec' }),
  ]
  const known = { good: own, other, expired, early, short, curved }
  for (const [name, { cert }] of Object.entries(known)) publish(name, () => new Response(cert))
  publish(
    'garbage',
    () => new Response('-----BEGIN CERTIFICATE-----\nZ2FyYmFnZQ==\n-----END CERTIFICATE-----'),
  )
  publish('page', () => new Response('<html></html>'))
  publish('empty', () => new Response(''))
  publish('huge', () => new Response(own.cert + '\n'.repeat(100_000)))
  publish('missing', () => new Response(own.cert, { status: 404 }))
  publish(
    'moved',
    () =>
      new Response(null, {
        status: 302,
        headers: { location: 'https://stranger.example/CERT-good' },
      }),
  )
  publish('silent', () => Promise.reject(new TypeError('fetch failed')))

  return {
    config: { clientId, clientSecret, webhookId, baseUrl: sandbox.account.baseUrl },
    keys: {
      own: own.privateKey,
      other: other.privateKey,
      stranger: stranger.privateKey,
      short: short.privateKey,
      curved: curved.privateKey,
    },
    certificate: own.cert,
    /** The places that were connected to. */
    connections,
    /** All places that a store may connect to. */
    allowed,
    at: (name: string) => `${CERTIFICATES}/CERT-${name}`,

    /** The next calls of its API get no answer. */
    beSilent(times: number): void {
      silences = times
    },

    async fetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
      const request = new Request(input, init)
      const { origin } = new URL(request.url)
      connections.push(origin)
      const answer = answers.get(request.url)
      if (answer) return answer()
      if (origin === API && silences > 0) {
        silences -= 1
        throw new TypeError('fetch failed')
      }
      if (origin === API) return sandbox.handle(request)
      return allowed.includes(origin)
        ? new Response(null, { status: 404 })
        : new Response(stranger.cert)
    },

    /** A webhook event as PayPal would send it, but for what is said to be otherwise. */
    webhook(body: string, overrides: Partial<Signing> = {}): SentWebhook {
      const signing: Signing = {
        id: randomUUID(),
        time: clock.now().toISOString(),
        webhookId,
        key: own.privateKey,
        hash: 'sha256',
        checksum: crc32(body),
        certificate: `${CERTIFICATES}/CERT-good`,
        ...overrides,
      }
      const signed = Buffer.from(
        `${signing.id}|${signing.time}|${signing.webhookId}|${signing.checksum}`,
      )
      return {
        headers: {
          'paypal-transmission-id': signing.id,
          'paypal-transmission-time': signing.time,
          'paypal-transmission-sig': sign(signing.hash, signed, signing.key).toString('base64'),
          'paypal-cert-url': signing.certificate,
          'paypal-auth-algo': 'SHA256withRSA',
          'content-type': 'application/json',
        },
        body,
      }
    },

    remove: storage.remove,
  }
}

interface KeyPair {
  privateKey: string
  publicKey: string
}
