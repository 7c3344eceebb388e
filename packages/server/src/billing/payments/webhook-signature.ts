import { verify as isSigned } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { Text } from '@wakeel/contract'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { DomainError } from '../../errors.ts'
import type { Certificates } from './certificates.ts'

/** A webhook event as it came: its signature covers every byte of the body. */
export interface SignedWebhook {
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** What a webhook event says happened. */
export const WebhookEvent = z.object({
  id: Text.min(1).max(100),
  event_type: Text.min(1).max(100),
  resource: z.unknown().optional(),
})
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** PayPal tries for three days. */
const OLDEST_MS = 3 * 24 * 3_600_000 + 5 * 60_000
const AHEAD_MS = 5 * 60_000

export const WEBHOOK_BYTES = 64 * 1024

const SignedHeaders = z.object({
  'paypal-transmission-id': z.string().regex(/^[\w-]{1,100}$/),
  'paypal-transmission-time': z.iso.datetime({ offset: true }),
  'paypal-transmission-sig': z.base64().min(1).max(1_000),
  'paypal-cert-url': z.string().max(500),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
})

/**
 * Believes a webhook event only when the payment provider signed it for this store's webhook, and lately. Throws
 * `billing.webhook_refused`, `billing.webhook_invalid` when what was signed cannot be read, or `billing.provider_unreachable` when the certificate could not be fetched.
 */
export function createWebhookVerification({
  clock,
  webhookId,
  certificates,
}: {
  clock: Clock
  webhookId: string | undefined
  certificates: Certificates
}) {
  return async function verifyWebhook({
    headers,
    body,
  }: SignedWebhook): Promise<{ transmissionId: string; event: WebhookEvent }> {
    const sent = SignedHeaders.safeParse(headers)
    if (
      !sent.success ||
      webhookId === undefined ||
      body.length === 0 ||
      body.length > WEBHOOK_BYTES
    )
      throw refused()
    const {
      'paypal-transmission-id': transmissionId,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': certificateUrl,
    } = sent.data
    const age = clock.now().getTime() - Date.parse(time)
    if (!(age <= OLDEST_MS && age >= -AHEAD_MS)) throw refused()
    const key = await certificates.publicKey(certificateUrl)
    const signed = Buffer.from(`${transmissionId}|${time}|${webhookId}|${crc32(body)}`)
    if (!isSigned('sha256', signed, key, Buffer.from(signature, 'base64'))) throw refused()
    const event = WebhookEvent.safeParse(parseJson(body))
    if (!event.success) throw new DomainError('billing.webhook_invalid', { cause: event.error })
    return { transmissionId, event: event.data }
  }
}

const refused = () => new DomainError('billing.webhook_refused')

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
