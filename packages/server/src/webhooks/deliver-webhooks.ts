import { setTimeout as wait } from 'node:timers/promises'
import { type ClaimedDelivery, claimDeliveries, type Places } from './claim-deliveries.ts'
import type { WebhookDependencies } from './dependencies.ts'
import { sendDelivery } from './send-delivery.ts'
import { giveDeliveryBack, settleDelivery } from './settle-delivery.ts'

/** At work at the same moment in one process. */
const AT_WORK: Places = { quick: 24, slow: 16 }
/** How often is looked for what became due while others are at work. */
const LOOK_AGAIN_MS = 500

/**
 * Sends what is due, and what becomes due meanwhile, until nothing is. Each delivery is at work in one process at a time, and none waits for
 * another's receiver.
 */
export async function deliverWebhooks(
  webhooks: WebhookDependencies,
  stopped: AbortSignal = new AbortController().signal,
): Promise<void> {
  const atWork = new Map<ClaimedDelivery, Promise<void>>()
  const failures: unknown[] = []
  const free = (isSlow: boolean, places: number) =>
    places - [...atWork.keys()].filter((delivery) => delivery.isSlow === isSlow).length
  const begin = (delivery: ClaimedDelivery) => {
    const ended = deliver(webhooks, delivery, stopped)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => atWork.delete(delivery))
    atWork.set(delivery, ended)
  }
  try {
    while (!stopped.aborted && failures.length === 0) {
      const places = { quick: free(false, AT_WORK.quick), slow: free(true, AT_WORK.slow) }
      for (const delivery of await claimDeliveries(webhooks, places)) begin(delivery)
      if (atWork.size === 0) return
      const timer = new AbortController()
      const signal = AbortSignal.any([stopped, timer.signal])
      // What ends makes room for what waits.
      await Promise.race([
        ...atWork.values(),
        wait(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {}),
      ])
      timer.abort()
    }
  } finally {
    await Promise.all(atWork.values())
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} webhook deliveries could not be worked on`,
    )
}

async function deliver(
  webhooks: WebhookDependencies,
  delivery: ClaimedDelivery,
  stopped: AbortSignal,
): Promise<void> {
  await webhooks.faults.reach('webhooks.claimed')
  try {
    const outcome = await sendDelivery(webhooks, delivery, stopped)
    await webhooks.faults.reach('webhooks.sent')
    await settleDelivery(webhooks, delivery, outcome)
  } catch (error) {
    if (!stopped.aborted) throw error
    await giveDeliveryBack(webhooks, delivery)
  }
}
