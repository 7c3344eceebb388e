import { createAccess, SANDBOX_CLIENT_ID } from './access.ts'
import { createSandboxCaptures } from './captures.ts'
import type { Clock, Database } from './dependencies.ts'
import { createDocuments } from './documents.ts'
import { createEvents } from './events.ts'
import { createSandboxHttp, SANDBOX_PATH } from './http.ts'
import { createTransport } from './instructions.ts'
import { createSandboxOrders } from './orders.ts'
import { forgetRequests } from './requests.ts'
import { createSigner } from './signer.ts'

/** Longer than any payment or refund is on its way, as whoever asks again under an id must get the first answer. */
const KEPT_MS = 45 * 24 * 3_600_000

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  secret: string
  publicUrl: string
}

export type Sandbox = ReturnType<typeof createSandbox>

/**
 * PayPal in this server, with play money: the same HTTP, so that one client serves for both. It keeps what it knows in tables of
 * its own, and its payer agrees by itself after some two seconds.
 */
export function createSandbox({ secret, publicUrl, ...rest }: Dependencies) {
  const baseUrl = publicUrl + SANDBOX_PATH
  const access = createAccess({ ...rest, secret })
  const { webhookId } = access
  const documents = createDocuments(baseUrl)
  const signer = createSigner({ ...rest, baseUrl, webhookId })
  const events = createEvents({ ...rest, baseUrl, sign: signer.sign })
  const orders = createSandboxOrders({ ...rest, documents, events })
  const captures = createSandboxCaptures({ ...rest, documents, events })
  const handle = createSandboxHttp({
    ...rest,
    access,
    orders,
    captures,
    certificate: signer.certificate,
  })
  const { fetch, instruct } = createTransport(handle)

  return {
    account: { baseUrl, clientId: SANDBOX_CLIENT_ID, clientSecret: access.clientSecret, webhookId },
    /** Answers a request as PayPal would. */
    handle,
    /** Calls it from this process. */
    fetch,
    deliverTo: events.deliverTo,
    sendEvents: events.sendEvents,
    /** As PayPal forgets what it was asked under an id, and what it told. */
    async forgetOld(): Promise<void> {
      const before = new Date(rest.clock.now().getTime() - KEPT_MS)
      await events.forgetOld(before)
      await forgetRequests(rest.database, before)
    },

    // What a test may let happen on PayPal's side.
    instruct,
    approve: orders.approve,
    reverse: captures.reverse,
    sign: signer.sign,
  }
}
