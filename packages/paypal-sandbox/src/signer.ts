import { createHash, createSign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Clock, Database, SignedWebhook } from './dependencies.ts'
import { sandboxSigner } from './tables.ts'

const DAY_MS = 24 * 3_600_000
const CERTIFICATE_YEARS = 20

interface Dependencies {
  database: Database
  clock: Clock
  baseUrl: string
  webhookId: string
}

/** Signs webhook events like PayPal, with a key and a certificate that are made once and shared by every process. */
export function createSigner({ database, clock, baseUrl, webhookId }: Dependencies) {
  let known: typeof sandboxSigner.$inferSelect | undefined

  async function signer(): Promise<typeof sandboxSigner.$inferSelect> {
    known ??= (await database.select().from(sandboxSigner))[0]
    if (known) return known
    // The formats of certificates are read once in the life of a store.
    const { generate } = await import('selfsigned')
    const now = clock.now().getTime()
    const made = await generate(
      [{ name: 'commonName', value: 'messageverificationcerts.wakeel.sandbox' }],
      {
        keySize: 2048,
        algorithm: 'sha256',
        notBeforeDate: new Date(now - DAY_MS),
        notAfterDate: new Date(now + CERTIFICATE_YEARS * 365 * DAY_MS),
      },
    )
    const certificateId = `CERT-${createHash('sha256').update(made.cert).digest('hex').slice(0, 24)}`
    // Another process may have made one meanwhile: the first stays.
    await database
      .insert(sandboxSigner)
      .values({ id: 1, certificateId, certificate: made.cert, privateKey: made.private })
      .onConflictDoNothing()
    known = (await database.select().from(sandboxSigner))[0]!
    return known
  }

  return {
    /** The certificate of that id in PEM; undefined when there is none. */
    async certificate(id: string): Promise<string | undefined> {
      const { certificateId, certificate } = await signer()
      return id === certificateId ? certificate : undefined
    },

    async sign(transmissionId: string, body: string): Promise<SignedWebhook> {
      const { certificateId, privateKey } = await signer()
      const time = clock.now().toISOString()
      const signature = createSign('sha256')
        .update(`${transmissionId}|${time}|${webhookId}|${crc32(body)}`)
        .sign(privateKey, 'base64')
      return {
        headers: {
          'paypal-transmission-id': transmissionId,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': signature,
          'paypal-cert-url': `${baseUrl}/v1/notifications/certs/${certificateId}`,
          'paypal-auth-algo': 'SHA256withRSA',
        },
        body: Buffer.from(body),
      }
    },
  }
}
