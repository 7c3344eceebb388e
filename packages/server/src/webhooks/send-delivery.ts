import type { webhooks as contract } from '@wakeel/contract'
import { OutboundError } from '../outbound/outbound-fetch.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { deliveryBody } from './delivery-body.ts'
import type { WebhookDependencies } from './dependencies.ts'
import { readRetryAfter } from './retry-schedule.ts'
import { decryptSecret, signatures } from './secret.ts'

const TIME_LIMIT_MS = 15_000
/** Of an answer, which says nothing that matters: so much is read that its sender is not cut off. */
const READ_LIMIT = 16_384

/** What came of one attempt. */
export interface Outcome extends contract.WebhookAttempt {
  retryAfterMs: number | undefined
}

/** Sends a delivery once; throws when `stopped` breaks it off. */
export async function sendDelivery(
  { clock, encryption, outboundFetch }: WebhookDependencies,
  delivery: ClaimedDelivery,
  stopped: AbortSignal,
): Promise<Outcome> {
  const { eventId: id, endpointId, address } = delivery
  const now = clock.now()
  const timestamp = Math.floor(now.getTime() / 1_000)
  const body = deliveryBody(delivery)
  const secrets = secretsInForce(delivery, now).flatMap(
    (stored) => decryptSecret(encryption, stored, endpointId) ?? [],
  )
  const begun = performance.now()
  const outcome = (said: Pick<Outcome, 'status_code' | 'failure'>): Outcome => ({
    at: now.toISOString(),
    duration_ms: Math.round(performance.now() - begun),
    ...said,
    retryAfterMs: undefined,
  })
  if (secrets.length === 0) return outcome({ status_code: null, failure: 'secret_lost' })
  try {
    // Of any size, as it is the status that counts: what follows is not read.
    const limits = { timeLimitMs: TIME_LIMIT_MS, sizeLimit: Number.MAX_SAFE_INTEGER }
    const answer = await outboundFetch(limits)(address, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatures(secrets, { id, timestamp, body }),
      },
      body,
      signal: stopped,
    })
    const said = outcome({ status_code: answer.status, failure: failureOf(answer.status) })
    await readSome(answer)
    return { ...said, retryAfterMs: readRetryAfter(answer.headers.get('retry-after'), now) }
  } catch (error) {
    if (stopped.aborted || !(error instanceof OutboundError)) throw error
    return outcome({ status_code: null, failure: error.failure })
  }
}

function secretsInForce(
  { secret, previousSecret, previousValidUntil }: ClaimedDelivery,
  now: Date,
): string[] {
  return previousSecret !== null && previousValidUntil !== null && previousValidUntil > now
    ? [secret, previousSecret]
    : [secret]
}

function failureOf(status: number): contract.WebhookFailure | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirected' : 'status'
}

/** Whatever becomes of the rest, the status has been said. */
async function readSome(answer: Response): Promise<void> {
  if (!answer.body) return
  const reader = answer.body.getReader()
  let left = READ_LIMIT
  try {
    while (left > 0) {
      const { done, value } = await reader.read()
      if (done) return
      left -= value.byteLength
    }
    await reader.cancel()
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
  }
}
