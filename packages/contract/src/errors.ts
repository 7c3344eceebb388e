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
  'request.cancelled': [409, 'This was cancelled before it was done. Nothing was changed.'],
  'request.too_large': [413, 'The request is too large.'],
  'request.too_demanding': [
    422,
    'This text takes too long to read. Shorten it, or leave out what repeats. Nothing was charged.',
  ],
  'request.unsupported_media_type': [415, 'Send the request as application/json.'],
  'request.rate_limited': [429, 'Too many requests. Wait a moment and try again.'],
  'server.failed': [
    500,
    'Something went wrong on our side. If you were changing something, look whether it was done before you try again.',
  ],
  'server.busy': [
    503,
    'Too many requests are waiting at this moment. Try again shortly. Nothing was charged.',
  ],
  'server.unavailable': [503, 'The store is starting or stopping. Try again in a moment.'],
  'server.away': [503, 'The store cannot reach its data. Try again in a moment.'],

  'accounts.sign_in_required': [
    401,
    'Sign in to do this; a program sends an API key as a bearer token.',
  ],
  'accounts.forbidden': [403, 'Your account may not do this.'],
  'accounts.suspended': [403, 'This account is suspended.'],
  'accounts.password_wrong': [403, 'The password is not right.'],
  'accounts.founder_cannot_leave': [409, 'The founder account cannot be deleted.'],
  'accounts.founder_protected': [
    409,
    'The founder’s role cannot be changed and the founder cannot be suspended.',
  ],
  'accounts.user_not_found': [404, 'There is no such account.'],
  'accounts.email_or_password_wrong': [401, 'The email or the password is not right.'],
  'accounts.sign_in_held': [
    429,
    'Too many wrong passwords were tried for this account. You still get in with a passkey, on a device that you used before, or with a new password by email.',
  ],
  'accounts.email_taken': [422, 'An account with this email already exists. Sign in instead.'],
  'accounts.email_unconfirmed': [
    403,
    'Confirm your email first: open the link that we sent to it.',
  ],
  'accounts.too_many_sign_ups': [429, 'Many accounts were made from your network just now.'],
  'accounts.email_confirmed': [409, 'This email is already confirmed.'],
  'accounts.password_too_short': [400, 'Password must be at least 8 characters'],
  'accounts.password_too_long': [400, 'Password must be at most 128 characters'],
  'accounts.password_too_common': [
    400,
    'This password is one of those that are guessed first. Choose one that others do not have, such as four words that do not belong together.',
  ],
  'accounts.link_invalid': [400, 'This link is no longer valid. Ask for a new one.'],
  'accounts.code_wrong': [401, 'The code is not right, or it was used before.'],
  'accounts.code_too_late': [401, 'This took too long. Sign in again.'],
  'accounts.codes_locked': [429, 'Too many wrong codes. Sign in again in 15 minutes.'],
  'accounts.second_factor_on': [409, 'Two-step sign-in is on already.'],
  'accounts.second_factor_off': [409, 'Two-step sign-in is off.'],
  'accounts.second_factor_required': [
    403,
    'Switch on two-step sign-in in your account first, or sign in with a passkey: this store requires it for this role.',
  ],
  'accounts.passkey_refused': [
    401,
    'This passkey could not be used. Try again, or go on with your password.',
  ],
  'accounts.passkey_not_found': [404, 'There is no such passkey.'],
  'accounts.passkeys_full': [
    409,
    'Your account has as many passkeys as it can hold. Remove one first.',
  ],
  'accounts.origin_refused': [403, 'This request did not come from the store’s own page.'],

  'names.reserved': [422, 'This name is the store’s own, or looks like it. Choose another one.'],
  'names.mixed': [
    422,
    'A word of this name mixes letters of different alphabets that look alike. Write each word in one alphabet.',
  ],
  'names.taken': [
    409,
    'Another agent in the store has this name, or one that looks like it. Choose another one.',
  ],

  'admin.not_yourself': [409, 'Nobody changes their own role or suspends themselves.'],
  'admin.email_unconfirmed': [
    409,
    'This person has not confirmed their email yet, and only then becomes an administrator.',
  ],

  'jobs.not_found': [404, 'This store has no such job.'],
  'jobs.running': [409, 'The job is being done at this moment.'],

  'api_keys.invalid': [401, 'This API key is unknown, has expired or was revoked.'],
  'api_keys.not_found': [404, 'There is no such API key.'],
  'api_keys.scope_missing': [
    403,
    'This API key or connected app may not do that: it lacks the scope.',
  ],
  'api_keys.agent_not_allowed': [403, 'This API key or connected app may not run this agent.'],
  'api_keys.cap_reached': [402, 'This would go over what this API key may use.'],
  'api_keys.too_many': [
    409,
    'You have as many API keys as one account can have. Revoke one first.',
  ],
  'api_keys.overlap_running': [
    409,
    'The secret before this one is still taken, as was promised when it was replaced. Rotate the key once that time is over, or with an overlap of 0 hours, which ends all of its secrets at once.',
  ],
  'api_keys.expiry_past': [400, 'An API key cannot expire in the past.'],
  'api_keys.test_limit_reached': [
    429,
    'Test keys have 100 runs in 24 hours, 50 of them of one agent. Use a live key, or go on later.',
  ],
  'api_keys.test_elsewhere': [
    403,
    'This agent works outside of the store, where its runs cost money. Use a live key.',
  ],

  'webhooks.not_found': [404, 'There is no such webhook endpoint.'],
  'webhooks.delivery_not_found': [404, 'There is no such delivery.'],
  'webhooks.too_many': [
    409,
    'There are as many webhook endpoints as there can be. Delete one first.',
  ],
  'webhooks.address_refused': [
    400,
    'This address cannot be called. It has to begin with https:// and to be public.',
  ],
  'webhooks.disabled': [409, 'This webhook endpoint is switched off. Switch it on first.'],
  'widgets.not_found': [404, 'There is no such widget.'],
  'widgets.too_many': [409, 'You have as many widgets as one account can have. Delete one first.'],
  'widgets.visit_ended': [
    401,
    'This conversation has ended. Load the page again to begin another.',
  ],
  'widgets.unavailable': [403, 'This assistant is not available at the moment.'],
  'widgets.cap_reached': [
    429,
    'This assistant has had enough for today. Please come back another day.',
  ],

  'oauth.token_invalid': [
    401,
    'This access token is unknown, has expired, was revoked or is for another address.',
  ],
  'oauth.client_unknown': [400, 'The store does not know this program.'],
  'oauth.client_unreadable': [
    400,
    'What this program publishes about itself could not be read, or is not what it has to be.',
  ],
  'oauth.redirect_refused': [400, 'This is not an address that the program may be answered at.'],
  'oauth.request_invalid': [400, 'The program asks for something that the store cannot give.'],
  'oauth.grant_not_found': [404, 'There is no such connected app.'],
  'oauth.too_many_grants': [
    409,
    'You have connected as many apps as one account can have. Disconnect one first.',
  ],

  'moderation.own_agent': [
    409,
    'Nobody decides about what is their own. Another administrator can.',
  ],
  'moderation.not_taken_down': [409, 'This has not been taken down, or is back already.'],
  'moderation.already_taken_down': [409, 'This agent was taken down already.'],
  'moderation.creator_suspended': [
    409,
    'The creator of this agent is suspended. Restore the person first.',
  ],
  'moderation.no_open_reports': [409, 'No report of this is open.'],
  'moderation.nothing_said': [
    409,
    'This page has no text and no website of its creator any more. Report an agent on its own page.',
  ],
  'moderation.profile_changed': [
    409,
    'The creator has changed this text meanwhile. Look at what it says now.',
  ],
  'moderation.already_appealed': [409, 'You have appealed already; the answer will appear here.'],
  'moderation.appeal_not_found': [404, 'There is no such appeal.'],
  'moderation.appeal_answered': [409, 'This appeal was answered already.'],

  'organisations.not_found': [404, 'You have no such organisation.'],
  'organisations.forbidden': [403, 'Your part in this organisation does not allow that.'],
  'organisations.enterprise_required': [402, 'Organisations come with the Enterprise plan.'],
  'organisations.too_many': [409, 'You own as many organisations as one account can have.'],
  'organisations.full': [
    409,
    'The organisation has as many members and invitations as it can have.',
  ],
  'organisations.already_member': [409, 'This person is a member already.'],
  'organisations.invitation_not_found': [
    404,
    'This invitation is not valid any more, or it is for another email.',
  ],
  'organisations.member_not_found': [404, 'There is no such member.'],
  'organisations.owner_stays': [
    409,
    'The owner cannot leave. Make another member the owner, or dissolve the organisation.',
  ],
  'organisations.agent_not_allowed': [403, 'Your organisation does not allow this agent.'],
  'organisations.owner_suspended': [
    402,
    'The owner of your organisation is suspended, so nobody pays for this.',
  ],
  'organisations.cap_reached': [
    402,
    'This would go over what your organisation may use this month.',
  ],
  'organisations.member_cap_reached': [
    402,
    'This would go over what you may use for your organisation this month.',
  ],
  'organisations.agent_cap_reached': [
    402,
    'This would go over what your organisation may use of this agent this month.',
  ],

  'catalogue.app_not_found': [404, 'This agent is not in the store.'],
  'catalogue.slug_taken': [409, 'Another agent already has this address.'],

  'reviews.not_found': [404, 'You have not reviewed this agent.'],
  'reviews.own_agent': [403, 'Nobody reviews an agent of their own or of their organisation.'],
  'reviews.not_held': [409, 'A review of these does not wait for a moderator any more.'],
  'reviews.own_review': [
    409,
    'Nobody decides about a review of their own. Another administrator can.',
  ],
  'reviews.review_not_found': [404, 'There is no such review of an agent of yours.'],

  'runs.demo_limit_reached': [429, 'You have used your free demo runs for this agent.'],
  'runs.address_limit_reached': [
    429,
    'Too many free runs came from your network today. Sign in and confirm your email to go on.',
  ],
  'runs.cancelled': [409, 'The run was cancelled. It was not counted.'],
  'runs.failed': [502, 'The agent could not finish. The run was not counted.'],
  'runs.model_refused': [
    502,
    'The language model refused the store’s key. The run was not counted.',
  ],
  'runs.model_unreachable': [
    502,
    'The language model could not be reached. The run was not counted.',
  ],
  'runs.model_budget_reached': [
    503,
    'The store’s budget for language models is used up for today. The run was not counted.',
  ],
  'runs.model_person_budget_reached': [
    503,
    'Your share of the store’s language models is used up for today. The run was not counted.',
  ],
  'runs.model_broke_off': [
    502,
    'The language model broke off in the middle of its answer. The run was not counted.',
  ],
  'runs.model_answer_invalid': [
    502,
    'The language model sent an answer that could not be read. The run was not counted.',
  ],
  'runs.remote_unreachable': [
    502,
    'The remote agent could not be reached. The run was not counted.',
  ],
  'runs.remote_failed': [
    502,
    'The remote agent answered with an error of its own, or that it is asked too much at the moment. The run was not counted.',
  ],
  'runs.remote_refused': [
    502,
    'The remote agent refused the store’s request. The run was not counted.',
  ],
  'runs.remote_broke_off': [
    502,
    'The remote agent broke off in the middle of its answer. The run was not counted.',
  ],
  'runs.remote_answer_invalid': [
    502,
    'The remote agent sent an answer that could not be read. The run was not counted.',
  ],
  'runs.remote_too_large': [
    502,
    'The remote agent’s answer was too large. The run was not counted.',
  ],
  'runs.remote_tool_failed': [
    502,
    'The agent’s tool could not do this. Its creator can see why. The run was not counted.',
  ],
  'runs.agent_paused': [
    503,
    'This agent is paused: what answers for it had changed, and its creator has not let it go on yet. The run was not counted.',
  ],
  'runs.version_not_found': [404, 'This agent has no such version that can be run.'],
  'runs.files_not_accepted': [
    422,
    'This agent takes no files. Put what matters of them into the message.',
  ],
  'runs.file_type_not_accepted': [
    415,
    'This agent does not take files of this kind. The run was not counted.',
  ],
  'runs.confirmation_invalid': [
    404,
    'There is nothing of yours to confirm here. Ask the agent again.',
  ],
  'runs.confirmation_expired': [
    409,
    'This was asked too long ago. Nothing was done; ask the agent again.',
  ],
  'runs.confirmation_used': [
    409,
    'This was confirmed before and is not done twice. To do it again, ask the agent again.',
  ],
  'runs.confirmation_outdated': [
    409,
    'The agent or its tool has changed since you were asked. Nothing was done; ask the agent again.',
  ],
  'runs.outcome_unknown': [
    503,
    'It is not known yet whether this run was answered. Send it again with the same Idempotency-Key: an answer that was stored comes back, and nothing is charged twice.',
  ],
  'runs.too_many_at_once': [
    429,
    'Your other runs are still at work. Try again as soon as one of them has ended.',
  ],
  'runs.too_many_unanswered': [
    429,
    'This agent had no answer for you ten times in a row. Wait a while, or look at the examples on its page. Nothing was charged.',
  ],
  'runs.not_found': [404, 'You have no such run.'],
  'runs.conversation_not_found': [404, 'You have no such conversation.'],
  'runs.deleted': [
    410,
    'This request was made before, and its conversation has been deleted since. Nothing was charged again.',
  ],
  'runs.conversation_at_work': [
    409,
    'The agent is still at work in this conversation. Stop it, or delete the conversation when it is done.',
  ],
  'runs.reply_not_found': [
    404,
    'The message that this one replies to is not there any more. Start a new conversation.',
  ],
  'runs.reply_without_outcome': [
    409,
    'The agent has not replied to the message before this one. Wait for its reply, or send that message again.',
  ],
  'receipts.no_outcome': [
    409,
    'There is no receipt: the run has not ended, or the agent replied nothing.',
  ],
  'runs.timed_out': [504, 'The agent took too long. The run was not counted.'],

  'connections.not_found': [404, 'You have no such connection.'],
  'connections.too_many': [
    409,
    'You have as many connections as one account can have. Delete one first.',
  ],
  'connections.in_use': [
    409,
    'An agent is executed by this connection. Change or delete the agent first.',
  ],
  'connections.address_refused': [
    422,
    'This address cannot be used: it must be a public http or https address.',
  ],
  'connections.unreachable': [422, 'Nothing answered at this address.'],
  'connections.failing': [
    422,
    'What stands at this address answered with an error of its own, or that it is asked too much at the moment.',
  ],
  'connections.refused': [422, 'The other end refused the store’s request. Check the secret.'],
  'connections.answer_invalid': [422, 'What answered at this address could not be read.'],
  'connections.secret_needed': [
    422,
    'This is another server. Give the secret again, or say that none is needed.',
  ],
  'connections.secret_lost': [
    422,
    'The store can no longer read the stored secret. Give it again.',
  ],
  'connections.too_large': [422, 'What answered at this address was too large.'],
  'connections.timed_out': [422, 'What is at this address took too long to answer.'],
  'connections.authorisation_needed': [
    422,
    'This server wants its owner to sign in there. Authorise the store.',
  ],
  'connections.client_needed': [
    422,
    'The sign-in of this server does not register the store by itself. Give a client id.',
  ],
  'connections.authorisation_unusable': [
    422,
    'What this server says about signing in there cannot be used.',
  ],
  'connections.authorisation_expired': [
    409,
    'This sign-in was not started by you, is too old or was used already. Start again.',
  ],
  'connections.authorisation_failed': [422, 'The sign-in there did not succeed. Start again.'],
  'connections.changed_again': [
    409,
    'What is there has changed again since you looked. Look at it once more.',
  ],
  'connections.proof_missing': [422, 'The token was not found at this address.'],

  'forge.preview_limit_reached': [
    429,
    'You can try your drafts 30 times in an hour and 60 times in a day. Publish the agent, or go on later; nothing was lost.',
  ],
  'forge.nothing_changed': [409, 'This agent is not paused: there is nothing to approve.'],
  'forge.agent_not_found': [404, 'You have no such agent.'],
  'forge.version_not_found': [404, 'This agent has no such published version.'],
  'forge.too_many_agents': [
    409,
    'You have as many unpublished agents as one account can have. Delete one first.',
  ],
  'forge.not_a_draft': [409, 'This agent was published; edit it instead.'],
  'forge.edited_meanwhile': [
    409,
    'This agent was changed elsewhere meanwhile. Load it again; your text is still here.',
  ],
  'forge.awaits_moderator': [409, 'This version waits for a moderator. Take it back to change it.'],
  'forge.nothing_to_publish': [409, 'There is no version that could be published.'],
  'forge.not_pending': [409, 'This version does not wait for a moderator.'],
  'forge.incomplete': [
    409,
    'This version lacks what its page needs. Reject it and say what is missing.',
  ],
  'forge.taken_down': [409, 'This agent was taken down by a moderator. You can appeal.'],
  'forge.not_listed': [409, 'This agent is not in the store.'],
  'forge.no_price_rise': [409, 'No price rise of this agent is announced.'],
  'forge.skill_unknown': [400, 'There is no such skill.'],
  'forge.no_skill_fits': [
    422,
    'None of the store’s skills fits this idea. Say what goes in and what should come out, or connect an agent of your own.',
  ],
  'forge.forbidden_weapons': [
    422,
    'The store carries no agent for weapons, terror or violence against people.',
  ],
  'forge.forbidden_drugs': [422, 'The store carries no agent for dealing in drugs.'],
  'forge.forbidden_sexual': [422, 'The store carries no sexual content.'],
  'forge.forbidden_gambling': [422, 'The store carries no gambling.'],
  'forge.forbidden_hate': [422, 'The store carries no hatred of people.'],
  'forge.forbidden_self_harm': [
    422,
    'The store carries no agent that helps people harm themselves.',
  ],
  'forge.forbidden_fraud': [
    422,
    'The store carries no agent that helps to deceive people, to steal from them or to hide money from those it is due to.',
  ],
  'forge.forbidden_hacking': [
    422,
    'The store carries no agent that helps to break into accounts, devices or networks.',
  ],
  'forge.forbidden_forgery': [422, 'The store carries no agent that helps to forge documents.'],
  'forge.forbidden_crime': [
    422,
    'The store carries no agent for a crime or for those who commit it.',
  ],
  'forge.writer_unreachable': [502, 'The language model that writes agents could not be reached.'],
  'forge.writer_answer_invalid': [
    502,
    'The language model wrote something that could not be used.',
  ],

  'creators.creator_not_found': [404, 'This creator has no page in the store.'],
  'creators.address_in_text': [
    400,
    'The text about you holds an address or a phone number. Give your website in its own field.',
  ],
  'creators.secret_in_text': [400, 'The text about you holds what looks like a secret or a key.'],
  'creators.taken_away': [
    409,
    'A moderator has taken this text or website away. Change it, or appeal against the decision.',
  ],
  'creators.banned_text': [400, 'The text about you says what is not allowed in the store.'],
  'evaluations.not_found': [404, 'This version has not been evaluated.'],
  'evaluations.no_questions': [
    409,
    'The version in the store has no evaluation questions. Add some and publish it.',
  ],

  'creators.iban_invalid': [400, 'This IBAN is not right: its check digits do not fit.'],
  'creators.payout_not_found': [404, 'There is no such payout.'],
  'creators.payout_moved': [409, 'This payout is already in another state.'],
  'creators.statement_not_found': [404, 'There is no statement for this week.'],
  'creators.money_owed': [
    409,
    'The store still owes you earnings. Add your bank details; once they are paid you can delete the account.',
  ],

  'billing.balance_too_low': [402, 'Your wallet does not hold enough. Top it up and try again.'],
  'billing.monthly_cap_reached': [402, 'This would go over the monthly cap that you have set.'],
  'billing.over_max_per_run': [402, 'This costs more than the most you allow for one run.'],
  'billing.purchase_required': [402, 'Buy this agent, or use a run of a plan, to go on.'],
  'billing.payment_declined': [402, 'The payment was declined. Nothing was charged.'],
  'billing.payment_refused': [
    402,
    'The payment provider refused the payment. Nothing was charged.',
  ],
  'billing.order_not_found': [404, 'You have no such order.'],
  'billing.invoice_not_found': [404, 'You have no such invoice.'],
  'billing.invoice_not_replaceable': [
    409,
    'Only a tax invoice of the last five years can be replaced by another.',
  ],
  'billing.invoice_replaced': [
    409,
    'Another invoice stands in the place of this one already. Correct that one.',
  ],
  'billing.invoice_refunded': [
    409,
    'The money of this invoice went back, so there is nothing left to correct.',
  ],
  'billing.invoice_unchanged': [409, 'These details stand on the invoice already.'],
  'billing.entitlement_not_found': [404, 'You have no such agent.'],
  'billing.no_subscription': [404, 'You have no plan.'],
  'billing.offer_sold_out': [409, 'This offer is taken: no spot is left. Nothing was charged.'],
  'billing.offer_used': [409, 'You have already used this offer.'],
  'billing.plan_current': [409, 'This is the plan that you have.'],
  'billing.plan_later': [
    409,
    'This plan can begin when the time you have paid for ends. Change it in your account.',
  ],
  'billing.change_is_upgrade': [409, 'This plan begins at once and is paid at the checkout.'],
  'billing.order_ended': [409, 'This order has ended. Nothing was charged for it.'],
  'billing.not_refundable': [409, 'The money of this order cannot be given back any more.'],
  'billing.refunded_together': [
    409,
    'The unused part of this plan was credited to the one that replaced it: the money of both goes back together, by the later order.',
  ],
  'billing.refund_declined': [
    409,
    'The payment provider did not give the money back. Nothing has changed.',
  ],
  'billing.not_for_sale': [409, 'This agent is not sold this way.'],
  'billing.already_owned': [409, 'You already have this agent.'],
  'billing.payment_in_flight': [409, 'A payment is still under way. Try again in a moment.'],
  'billing.webhook_invalid': [
    400,
    'This webhook event was signed by the payment provider and cannot be read.',
  ],
  'billing.webhook_refused': [401, 'This notice was not signed by the payment provider.'],
  'billing.webhook_replayed': [409, 'This notice was received before.'],
  'billing.account_not_found': [404, 'The ledger has no such account.'],
  'billing.transaction_not_found': [404, 'The ledger has no such transaction.'],
  'billing.provider_unreachable': [
    502,
    'The payment provider could not be reached. Nothing was lost; try again in a moment.',
  ],
} as const satisfies Record<`${string}.${string}`, readonly [status: number, sentence: string]>

export type ErrorCode = keyof typeof errors

/** Why a run that was stored did not succeed. */
export type RunFailure = Extract<
  ErrorCode,
  | `runs.model_${string}`
  | `runs.remote_${string}`
  | 'runs.failed'
  | 'runs.agent_paused'
  | 'runs.cancelled'
  | 'runs.timed_out'
  | 'request.too_demanding'
  | 'server.busy'
  | 'server.failed'
>

/** How every refusal and failure looks on the wire. `request_id` is there when we failed, so that it can be found in the log. */
export const ErrorReply = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  /** What it is about, by name: the skills that come nearest to an idea, the words that break a rule. */
  about: z.array(z.string()).optional(),
  request_id: z.string().optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
