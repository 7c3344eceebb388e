/**
 * Named points between the steps of anything that counts something scarce or moves money, where a test can
 * make the step fail or kill the process. In production `reach` does nothing.
 */
export interface Faults {
  reach(point: FaultPoint): void | Promise<void>
}

export type FaultPoint =
  | 'runs.reserved'
  | 'runs.answered'
  // Stored with what is charged, and not yet counted nor committed; a demo is stored and counted in one statement, before which this is.
  | 'runs.stored'
  // Committed; its end was not heard, and it is looked for.
  | 'runs.ended'
  | 'runs.looked_up'
  | 'reviews.stored'
  // An order: stored, made at the provider, about to be captured, captured, settled but not yet committed.
  | 'billing.order_stored'
  | 'billing.order_made'
  | 'billing.capturing'
  | 'billing.captured'
  | 'billing.settled'
  // A refund: stored, made at the provider, settled but not yet committed.
  | 'billing.refund_stored'
  | 'billing.refund_made'
  | 'billing.refund_settled'
  | 'letters.sent'
  // Somebody who leaves: the password was right, nothing is removed yet.
  | 'personal_data.password_checked'
  // A webhook delivery: claimed, sent but not yet written down.
  | 'webhooks.claimed'
  | 'webhooks.sent'
  // A payout: stored, posted, both not yet committed; committed, with others still to come.
  | 'creators.payout_stored'
  | 'creators.payout_posted'
  | 'creators.payout_made'
  // A version: listed but not yet committed; a daily test: claimed, its prompts run.
  | 'forge.listed'
  | 'forge.test_claimed'
  | 'forge.tested'
  // An evaluation: all questions asked, nothing kept yet.
  | 'evaluations.asked'

export const noFaults: Faults = { reach() {} }
