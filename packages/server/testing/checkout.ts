import type { billing } from '@wakeel/contract'
import type { Person, System, TestReply } from './system.ts'

/** By then the sandbox's payer has agreed. */
export const APPROVED_AFTER_MS = 3_000

interface CheckoutOptions {
  plan?: billing.PlanId
  billing?: billing.BillingPeriod
  offer?: string
}

export const startCheckout = (
  system: System,
  person: Person,
  options: CheckoutOptions = {},
  key?: string,
): Promise<TestReply> =>
  system.request('POST', '/api/checkout', {
    token: person.token,
    body: { plan: 'pro', ...options },
    headers: key ? { 'idempotency-key': key } : {},
  })

export const startTopUp = (system: System, person: Person, fils: number): Promise<TestReply> =>
  system.request('POST', '/api/billing/wallet/top-ups', {
    token: person.token,
    body: { amount_fils: fils },
  })

export const completeCheckout = (
  system: System,
  person: Person,
  orderId: string,
): Promise<TestReply> =>
  system.request('POST', `/api/checkout/${orderId}/complete`, { token: person.token })

/** Buys a plan from the button to the end, and answers with its order. */
export const buyPlan = async (
  system: System,
  person: Person,
  options: CheckoutOptions = {},
): Promise<billing.Order> => pay(system, person, await startCheckout(system, person, options))

/** Puts money into a person's wallet, and answers with the order. */
export const topUp = async (system: System, person: Person, fils: number): Promise<billing.Order> =>
  pay(system, person, await startTopUp(system, person, fils))

async function pay(system: System, person: Person, started: TestReply): Promise<billing.Order> {
  if (started.status !== 200)
    throw new Error(`the checkout answered ${started.status}: ${started.text}`)
  system.clock.advance(APPROVED_AFTER_MS)
  const completed = await askUntilEnded(system, person, started.body.order.id)
  if (completed.body?.order?.status !== 'completed')
    throw new Error(`the payment answered ${completed.status}: ${completed.text}`)
  return completed.body.order
}

/** Completes an order as the page does, which asks again while somebody else, such as a webhook event of the sandbox, is completing it. */
export async function askUntilEnded(
  system: System,
  person: Person,
  orderId: string,
  triesLeft = 50,
): Promise<TestReply> {
  const reply = await completeCheckout(system, person, orderId)
  return reply.body?.order?.status === 'capturing' && triesLeft > 0
    ? askUntilEnded(system, person, orderId, triesLeft - 1)
    : reply
}
