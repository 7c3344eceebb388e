import type { billing } from '@wakeel/contract'

/** What the URLs of the plans and of the checkout say. A plan that nobody knows stays as it was written. */
export interface PlanUrlState {
  plan?: string
  billing?: billing.BillingPeriod
  offer?: string
  /** An order that is on its way: a reload, or coming back from the payment provider, takes it up again. */
  order?: string
}

/** Longer than any code, and as much as the server reads of one. */
const OFFER_MAX_LENGTH = 60
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const words = (value: unknown) =>
  typeof value === 'string' ? value.trim().slice(0, OFFER_MAX_LENGTH) || undefined : undefined

export function readPlanUrlState(search: Record<string, unknown>): PlanUrlState {
  const order = words(search.order)
  return {
    plan: words(search.plan),
    billing:
      search.billing === 'annual' || search.billing === 'monthly' ? search.billing : undefined,
    offer: words(search.offer),
    order: order && UUID.test(order) ? order : undefined,
  }
}
