import { z } from 'zod'

/** Every error a caller can meet: its HTTP status and the sentence that says what happened and what to do. */
export const errors = {
  'request.invalid': [400, 'The request is not valid.'],
  'request.cursor_invalid': [400, 'The cursor is not one that this list gave out.'],
  'request.not_found': [404, 'There is nothing at this address.'],
  'request.method_not_allowed': [405, 'This address does not answer that method.'],
  'request.timed_out': [408, 'The request took too long to arrive.'],
  'request.in_flight': [409, 'The same request is still being worked on. Try again in a moment.'],
  'request.key_reused': [409, 'This Idempotency-Key was already used for a different request.'],
  'request.too_large': [413, 'The request is too large.'],
  'request.unsupported_media_type': [415, 'Send the request as application/json.'],
  'request.rate_limited': [429, 'Too many requests. Wait a moment and try again.'],
  'server.failed': [500, 'Something went wrong on our side. Nothing was saved.'],
  'server.unavailable': [503, 'Wakeel is starting or stopping. Try again in a moment.'],

  'accounts.sign_in_required': [401, 'Sign in to do this.'],
  'accounts.forbidden': [403, 'Your account may not do this.'],
  'accounts.suspended': [403, 'This account is suspended.'],
  'accounts.password_wrong': [403, 'The password is not right.'],
  'accounts.founder_cannot_leave': [409, 'The founder account cannot be deleted.'],
  'accounts.founder_protected': [409, 'The founder’s role cannot be changed and the founder cannot be suspended.'],
  'accounts.user_not_found': [404, 'There is no such account.'],
  'accounts.email_or_password_wrong': [401, 'The e-mail or the password is not right.'],
  'accounts.email_taken': [422, 'An account with this e-mail already exists. Sign in instead.'],
  'accounts.email_confirmed': [409, 'This e-mail is already confirmed.'],
  'accounts.password_too_short': [400, 'Password must be at least 8 characters'],
  'accounts.password_too_long': [400, 'Password must be at most 128 characters'],
  'accounts.link_invalid': [400, 'This link is no longer valid. Ask for a new one.'],
  'accounts.origin_refused': [403, 'This request did not come from the store’s own page.'],

  'catalogue.app_not_found': [404, 'This agent is not in the store.'],
  'catalogue.slug_taken': [409, 'Another agent already has this address.'],

  'reviews.not_found': [404, 'You have not reviewed this agent.'],

  'runs.demo_limit_reached': [429, 'You have used your free demo runs for this agent.'],
  'runs.address_limit_reached': [429, 'Too many demo runs came from your network today. Sign in to go on.'],
  'runs.cancelled': [409, 'The run was cancelled. It was not counted.'],
  'runs.failed': [502, 'The agent could not finish. The run was not counted.'],
  'runs.model_refused': [502, 'The language model refused the store’s key. The run was not counted.'],
  'runs.model_unreachable': [502, 'The language model could not be reached. The run was not counted.'],
  'runs.model_broke_off': [502, 'The language model broke off in the middle of its answer. The run was not counted.'],
  'runs.model_answer_invalid': [502, 'The language model sent an answer that could not be read. The run was not counted.'],
  'runs.not_found': [404, 'You have no such run.'],
  'runs.timed_out': [504, 'The agent took too long. The run was not counted.'],

  'billing.balance_too_low': [402, 'Your wallet does not hold enough. Top it up and try again.'],
  'billing.monthly_cap_reached': [402, 'This would go over the monthly cap that you have set.'],
  'billing.over_max_per_run': [402, 'This costs more than the most you allow for one run.'],
  'billing.purchase_required': [402, 'Buy this agent, or use a run of a plan, to go on.'],
  'billing.payment_declined': [402, 'The payment was declined. Nothing was charged.'],
  'billing.payment_refused': [402, 'The payment provider refused the payment. Nothing was charged.'],
  'billing.order_not_found': [404, 'You have no such order.'],
  'billing.invoice_not_found': [404, 'You have no such invoice.'],
  'billing.entitlement_not_found': [404, 'You have no such agent.'],
  'billing.no_subscription': [404, 'You have no plan.'],
  'billing.offer_sold_out': [409, 'This offer is taken: no spot is left. Nothing was charged.'],
  'billing.offer_used': [409, 'You have already used this offer.'],
  'billing.plan_current': [409, 'This is the plan that you have.'],
  'billing.plan_later': [409, 'This plan can begin when the time you have paid for ends. Change it in your account.'],
  'billing.change_is_upgrade': [409, 'This plan begins at once and is paid at the checkout.'],
  'billing.order_ended': [409, 'This order has ended. Nothing was charged for it.'],
  'billing.not_refundable': [409, 'The money of this order cannot be given back any more.'],
  'billing.refund_declined': [409, 'The payment provider did not give the money back. Nothing has changed.'],
  'billing.not_for_sale': [409, 'This agent is not sold this way.'],
  'billing.already_owned': [409, 'You already have this agent.'],
  'billing.payment_in_flight': [409, 'A payment is still under way. Try again in a moment.'],
  'billing.webhook_refused': [400, 'This notice was not signed by the payment provider.'],
  'billing.webhook_replayed': [409, 'This notice was received before.'],
  'billing.provider_unreachable': [502, 'The payment provider could not be reached. Nothing was lost; try again in a moment.'],
} as const satisfies Record<`${string}.${string}`, readonly [status: number, sentence: string]>

export type ErrorCode = keyof typeof errors

/** How every refusal and failure looks on the wire. `request_id` is there when we failed, so that it can be found in the log. */
export const ErrorReply = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  request_id: z.string().optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
