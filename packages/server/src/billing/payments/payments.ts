import { createSandbox } from '@wakeel/paypal-sandbox'
import { lt } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { webhookEvents } from '../../database/schema/billing.ts'
import { createCertificates, PAYPAL_CERTIFICATES } from './certificates.ts'
import { createPayPal } from './paypal.ts'
import { createReceiveWebhook } from './receive-webhook.ts'
import { createWebhookVerification } from './webhook-signature.ts'

/** Longer than a webhook event is believed after it was signed. */
const WEBHOOK_EVENTS_KEPT_MS = 7 * 24 * 3_600_000

/** The store's own account at PayPal. */
export interface PayPalAccount {
  clientId: string
  clientSecret: string
  webhookId: string | undefined
  baseUrl: string
}

interface Dependencies {
  config: PayPalAccount | undefined
  database: Database
  clock: Clock
  newId(): string
  secret: string
  /** Where people reach the store; the sandbox answers below it. */
  publicUrl: string
  fetch: typeof fetch
  storeName: string
}

export type Payments = ReturnType<typeof createPayments>

/** PayPal when keys for it are set, else the sandbox in this server: one client, and two things it can talk to. */
export function createPayments({
  config,
  database,
  clock,
  fetch,
  storeName,
  ...rest
}: Dependencies) {
  const sandbox = config ? undefined : createSandbox({ ...rest, database, clock })
  const { webhookId, ...account } = config ?? sandbox!.account
  const reached = sandbox?.fetch ?? fetch
  const provider = createPayPal({
    ...account,
    name: sandbox ? 'sandbox' : 'paypal',
    clock,
    fetch: reached,
    storeName,
  })
  const folders = sandbox ? [`${account.baseUrl}/v1/notifications/certs/`] : PAYPAL_CERTIFICATES
  const certificates = createCertificates({ clock, fetch: reached, folders })
  const verifyWebhook = createWebhookVerification({ clock, webhookId, certificates })
  return {
    provider,
    sandbox,
    receiveWebhook: createReceiveWebhook({ database, clock, provider, verifyWebhook }),

    /** Webhook events that are too old to be believed a second time, and what the sandbox has no use for any more. */
    async forgetOld(): Promise<void> {
      await database
        .delete(webhookEvents)
        .where(
          lt(webhookEvents.receivedAt, new Date(clock.now().getTime() - WEBHOOK_EVENTS_KEPT_MS)),
        )
      await sandbox?.forgetOld()
    },
  }
}
