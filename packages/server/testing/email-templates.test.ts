import { expect, test } from 'vitest'
import {
  accountExistsEmail,
  emailChangeEmail,
  emailVerificationEmail,
  newAddressEmail,
  passwordResetEmail,
} from '../src/accounts/emails.ts'
import {
  accessEmail,
  type NewAccessName,
  newAccess,
} from '../src/accounts/security-log/access-emails.ts'
import {
  type HappeningName,
  happenings,
  securityEmail,
} from '../src/accounts/security-log/security-emails.ts'
import {
  chargebackEmail,
  invoiceReplacedEmail,
  receiptEmail,
  refundEmail,
  renewalDeclinedEmail,
  subscriptionEndedEmail,
} from '../src/billing/email-templates.ts'
import { planChangeEmail, planChangeWithdrawnEmail } from '../src/billing/plans/plan-emails.ts'
import {
  priceRiseEmail,
  priceRiseWithdrawnEmail,
} from '../src/billing/price-rises/price-rise-emails.ts'
import { agentLeftEmail, entitlementEndedEmail } from '../src/billing/spending/entitlement-email.ts'
import {
  payoutDetailsEmail,
  payoutEmail,
  payoutReturnedEmail,
} from '../src/creators/payouts/payout-emails.ts'
import type { EmailTemplate } from '../src/emails/template.ts'
import { maintenanceEmail } from '../src/forge/email-templates.ts'
import {
  appealDeniedEmail,
  appealUpheldEmail,
  approvalEmail,
  rejectionEmail,
  restoredEmail,
  takedownEmail,
} from '../src/moderation/email-templates.ts'
import {
  textsAppealDeniedEmail,
  textsAppealUpheldEmail,
  textsRestoredEmail,
  textsTakenEmail,
} from '../src/moderation/profile-email-templates.ts'
import { invitationEmail } from '../src/organisations/invitation-email.ts'
import { disabledEmail } from '../src/webhooks/disabled-email.ts'

const link = 'https://wakeel.example/#/page?token=a'
const at = new Date('2027-03-20T10:00:00Z')
const editor = 'https://wakeel.example/#/creator/agents/1'
const name = { en: 'Lease Reader', ar: 'قارئ العقود' }
const paid = { description: name, fils: 5_000, number: 'INV-1' }
const terms = {
  price: { monthly: { aed: 100, usd: 30 }, annual: { aed: 90, usd: 27 } },
  includedRuns: 50,
  creatorShare: 50,
}
const iban = 'AE070331234567890123456'

const outbox: Record<string, EmailTemplate> = {
  webhookGone: disabledEmail({ host: 'hooks.example', reason: 'gone' }),
  webhookFailing: disabledEmail({ host: 'hooks.example', reason: 'failing' }),
  passwordReset: passwordResetEmail(link),
  emailVerification: emailVerificationEmail(link),
  newAddress: newAddressEmail(link),
  accountExists: accountExistsEmail(link, link),
  emailChange: emailChangeEmail('new@example.ae', link),
  receipt: receiptEmail({ ...paid, totalFils: 5_000 }),
  refund: refundEmail({ ...paid, to: 'wallet' }),
  invoiceReplaced: invoiceReplacedEmail({
    description: name,
    old: 'INV-1',
    note: 'CN-1',
    invoice: 'INV-2',
  }),
  renewalDeclined: renewalDeclinedEmail({ planName: name, totalFils: 5_000, nextTryAt: at }),
  subscriptionEnded: subscriptionEndedEmail({ planName: name, why: 'declined' }),
  chargeback: chargebackEmail(paid),
  planChange: planChangeEmail({ name, from: terms, to: terms, takesEffectAt: at } as never),
  planChangeWithdrawn: planChangeWithdrawnEmail({ name }),
  priceRise: priceRiseEmail({
    name,
    from: { model: 'free', fils: 0 },
    to: { model: 'per_use', fils: 250 },
    takesEffectAt: at,
    publicUrl: 'https://wakeel.example',
  }),
  priceRiseWithdrawn: priceRiseWithdrawnEmail({ name }),
  entitlementEnded: entitlementEndedEmail({ appName: name, reason: 'accounts.suspended' }),
  agentLeft: agentLeftEmail({ name, isForever: false }),
  agentGone: agentLeftEmail({ name, isForever: true }),
  payout: payoutEmail({ number: 'P-1', fils: 5_000, iban, week: '2027-W10' }),
  payoutDetails: payoutDetailsEmail(iban),
  payoutReturned: payoutReturnedEmail({ number: 'P-1', fils: 5_000, iban }),
  approval: approvalEmail({ name }),
  rejection: rejectionEmail({ name, reason: '1', howToMend: '2', editor }),
  maintenance: maintenanceEmail({ name, days: 3 }),
  takedown: takedownEmail({ name, reason: 'spam', note: '1', editor }),
  restored: restoredEmail({ name }),
  appealUpheld: appealUpheldEmail({ name, answer: '1' }),
  appealDenied: appealDeniedEmail({ name, answer: '1' }),
  textsTaken: textsTakenEmail({ reason: 'spam', note: '1' }),
  textsRestored: textsRestoredEmail(),
  textsAppealUpheld: textsAppealUpheldEmail({ answer: '1' }),
  textsAppealDenied: textsAppealDeniedEmail({ answer: '1' }),
  invitation: invitationEmail(link, { organisation: '12', inviter: '' }),
  ...Object.fromEntries(
    (Object.keys(newAccess) as NewAccessName[]).map((access) => [
      access,
      accessEmail(access, { about: '123', at, device: undefined, reset: link }),
    ]),
  ),
  ...Object.fromEntries(
    (Object.keys(happenings) as HappeningName[]).map((happening) => [
      happening,
      securityEmail(happening, {
        at,
        device: { browser: 'Firefox', system: 'Linux' },
        reset: link,
        standing: { en: 'API keys: 1', ar: 'مفاتيح الواجهة البرمجية: 1' },
      }),
    ]),
  ),
}

/** Letters that stand for the store's name count as what they become. */
const isArabic = /[\u0600-\u06ff\ue001]/

test.for(Object.keys(outbox))('the e-mail %s says each thing in one language at a time', (kind) => {
  const { subject, body } = outbox[kind]!

  expect([isArabic.test(subject.en), isArabic.test(body.en)]).toEqual([false, false])
  expect([isArabic.test(subject.ar), /^مرحبًا،\n\n/.test(body.ar)]).toEqual([true, true])
  expect(`${subject.ar} ${body.ar}`.replaceAll(link, '')).not.toMatch(
    /\b(the|your|you|Hello)\b|\ue000/i,
  )
})

test.for(Object.keys(outbox))('the e-mail %s leads where it leads in both languages', (kind) => {
  const { body } = outbox[kind]!
  const links = (text: string) => [...text.matchAll(/https?:\S+/g)].map(([found]) => found)

  expect(links(body.ar)).toEqual(links(body.en))
})
