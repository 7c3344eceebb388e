import { createHmac, randomBytes } from 'node:crypto'
import type { Encryption } from '../secrets/encryption.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** As Standard Webhooks writes it: the key in base64, with a prefix by which it is known. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

const aboutEndpoint = (endpointId: string): string => `webhook endpoint ${endpointId}`

export const encryptSecret = (encryption: Encryption, secret: string, endpointId: string): string =>
  encryption.encrypt(secret, aboutEndpoint(endpointId))

export const decryptSecret = (
  encryption: Encryption,
  stored: string,
  endpointId: string,
): string | undefined => encryption.decrypt(stored, aboutEndpoint(endpointId))

/** What is sent, and what its signature covers besides the body. */
interface Signed {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/** The signature header of Standard Webhooks: one for each secret that is in force. */
export const signatures = (secrets: readonly string[], { id, timestamp, body }: Signed): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
      const content = `${id}.${timestamp}.${body}`
      return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
    })
    .join(' ')
