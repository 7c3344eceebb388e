import { randomUUID } from 'node:crypto'
import { openPayPal, type SentWebhook } from './paypal-stand-in.ts'
import { TestClock } from './stand-ins.ts'
import { openSystem, type System } from './system.ts'

/** A top-up that the payer has agreed to: whoever is believed sets its payment in motion. */
export interface AgreedOrder {
  id: string
  token: string
  providerId: string
}

/** A store that is paid by way of PayPal's stand-in. */
export async function openPayPalStore() {
  const clock = new TestClock()
  const paypal = await openPayPal(clock)
  const system = await openSystem({ fetch: paypal.fetch, clock, config: { paypal: paypal.config } })
  return { paypal, system }
}

export async function agreedOrder(system: System): Promise<AgreedOrder> {
  const { token } = await system.user()
  const reply = await system.request('POST', '/api/billing/wallet/top-ups', {
    token,
    body: { amount_fils: 10_000 },
  })
  system.clock.advance(2_000)
  const { id, approval_url } = reply.body.order
  return { id, token, providerId: new URL(approval_url).searchParams.get('token')! }
}

/** The event that PayPal sends when the payer has agreed. */
export const agreement = ({ providerId }: AgreedOrder): string =>
  JSON.stringify({
    id: `WH-${randomUUID()}`,
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id: providerId, status: 'APPROVED' },
  })

/** Answers with the status of the reply, and the code of a refusal. */
export async function sendWebhook(system: System, { headers, body }: SentWebhook): Promise<string> {
  const reply = await system.request('POST', '/api/payment/webhook', { raw: body, headers })
  return reply.status === 200 ? '200' : `${reply.status} ${reply.body?.code}`
}

export async function statusOf(system: System, { id, token }: AgreedOrder): Promise<string> {
  const { body } = await system.request('GET', '/api/billing/orders', { token })
  return body.orders.find((each: { id: string }) => each.id === id).status
}
