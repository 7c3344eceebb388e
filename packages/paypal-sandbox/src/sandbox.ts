import { createAccess, SANDBOX_CLIENT_ID } from './access.ts'
import { approveOrder } from './approve-order.ts'
import type { Clock, Database } from './dependencies.ts'
import { createEvents } from './events.ts'
import { handle, SANDBOX_PATH } from './http.ts'
import { createTransport } from './instructions.ts'
import { forgetRequests } from './requests.ts'
import { reverseCapture } from './reverse-capture.ts'
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
  const sandbox = { ...rest, baseUrl }
  const access = createAccess({ ...rest, secret })
  const { webhookId } = access
  const { sign, certificate } = createSigner({ ...rest, baseUrl, webhookId })
  const { deliverTo, sendEvents, forgetOld } = createEvents({ ...rest, sign })
  const answer = (request: Request) => handle({ ...sandbox, access, certificate }, request)
  const { fetch, instruct } = createTransport(answer)

  return {
    account: { baseUrl, clientId: SANDBOX_CLIENT_ID, clientSecret: access.clientSecret, webhookId },
    /** Answers a request as PayPal would. */
    handle: answer,
    /** Calls it from this process. */
    fetch,
    deliverTo,
    sendEvents,
    /** As PayPal forgets what it was asked under an id, and what it told. */
    async forgetOld(): Promise<void> {
      const before = new Date(rest.clock.now().getTime() - KEPT_MS)
      await forgetOld(before)
      await forgetRequests(rest.database, before)
    },

    // What a test may let happen on PayPal's side.
    instruct,
    approve: (orderId: string) => approveOrder(sandbox, orderId),
    reverse: (captureId: string) => reverseCapture(sandbox, captureId),
    sign,
  }
}
