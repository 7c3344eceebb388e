import { expect, test } from 'vitest'
import { accountExistsLetter, emailChangeLetter, emailVerificationLetter, passwordResetLetter } from '../src/accounts/letters.ts'
import { type HappeningName, happenings, securityLetter } from '../src/accounts/security-log/security-letters.ts'
import {
  chargebackLetter,
  invoiceReplacedLetter,
  receiptLetter,
  refundLetter,
  renewalDeclinedLetter,
  subscriptionEndedLetter,
} from '../src/billing/letter-texts.ts'
import { planChangeLetter, planChangeWithdrawnLetter } from '../src/billing/plans/plan-letters.ts'
import { priceRiseLetter, priceRiseWithdrawnLetter } from '../src/billing/price-rises/price-rise-letters.ts'
import { entitlementEndedLetter } from '../src/billing/spending/entitlement-letter.ts'
import { payoutDetailsLetter, payoutLetter, payoutReturnedLetter } from '../src/creators/payouts/payout-letters.ts'
import { approvalLetter, maintenanceLetter, rejectionLetter } from '../src/forge/letter-texts.ts'
import type { LetterText } from '../src/letters/letter-text.ts'
import { appealDeniedLetter, appealUpheldLetter, restoredLetter, takedownLetter } from '../src/moderation/letter-texts.ts'
import { invitationLetter } from '../src/organisations/invitation-letter.ts'

const link = 'https://wakeel.example/#/page?token=a'
const at = new Date('2027-03-20T10:00:00Z')
const name = { en: 'Lease Reader', ar: 'قارئ العقود' }
const paid = { description: name, fils: 5_000, number: 'INV-1' }
const terms = { price: { monthly: { aed: 100, usd: 30 }, annual: { aed: 90, usd: 27 } }, includedRuns: 50, creatorShare: 50 }
const iban = 'AE070331234567890123456'

const letters: Record<string, LetterText> = {
  passwordReset: passwordResetLetter(link),
  emailVerification: emailVerificationLetter(link),
  accountExists: accountExistsLetter(link, link),
  emailChange: emailChangeLetter('new@example.ae', link),
  receipt: receiptLetter({ ...paid, totalFils: 5_000 }),
  refund: refundLetter({ ...paid, to: 'wallet' }),
  invoiceReplaced: invoiceReplacedLetter({ description: name, old: 'INV-1', note: 'CN-1', invoice: 'INV-2' }),
  renewalDeclined: renewalDeclinedLetter({ planName: name, totalFils: 5_000, nextTryAt: at }),
  subscriptionEnded: subscriptionEndedLetter({ planName: name, why: 'declined' }),
  chargeback: chargebackLetter(paid),
  planChange: planChangeLetter({ name, from: terms, to: terms, takesEffectAt: at } as never),
  planChangeWithdrawn: planChangeWithdrawnLetter({ name }),
  priceRise: priceRiseLetter({ name, from: { model: 'free', fils: 0 }, to: { model: 'per_use', fils: 250 }, takesEffectAt: at }),
  priceRiseWithdrawn: priceRiseWithdrawnLetter({ name }),
  entitlementEnded: entitlementEndedLetter({ appName: name, reason: 'accounts.suspended' }),
  payout: payoutLetter({ number: 'P-1', fils: 5_000, iban, week: '2027-W10' }),
  payoutDetails: payoutDetailsLetter(iban),
  payoutReturned: payoutReturnedLetter({ number: 'P-1', fils: 5_000, iban }),
  approval: approvalLetter({ name }),
  rejection: rejectionLetter({ name, reason: '1', howToMend: '2' }),
  maintenance: maintenanceLetter({ name, days: 3 }),
  takedown: takedownLetter({ name, reason: 'spam', note: '1' }),
  restored: restoredLetter({ name }),
  appealUpheld: appealUpheldLetter({ name, answer: '1' }),
  appealDenied: appealDeniedLetter({ name, answer: '1' }),
  invitation: invitationLetter(link, { organisation: '12', inviter: '' }),
  ...Object.fromEntries(
    (Object.keys(happenings) as HappeningName[]).map((happening) => [
      happening,
      securityLetter(happening, { at, device: { browser: 'Firefox', system: 'Linux' }, reset: link }),
    ]),
  ),
}

/** Letters that stand for the store's name count as what they become. */
const isArabic = /[\u0600-\u06ff\ue001]/

test.for(Object.keys(letters))('the e-mail %s says each thing in one language at a time', (kind) => {
  const { subject, body } = letters[kind]!

  expect([isArabic.test(subject.en), isArabic.test(body.en)]).toEqual([false, false])
  expect([isArabic.test(subject.ar), /^مرحبًا،\n\n/.test(body.ar)]).toEqual([true, true])
  expect(`${subject.ar} ${body.ar}`.replaceAll(link, '')).not.toMatch(/\b(the|your|you|Hello)\b|\ue000/i)
})

test.for(Object.keys(letters))('the e-mail %s leads where it leads in both languages', (kind) => {
  const { body } = letters[kind]!
  const links = (text: string) => [...text.matchAll(/https?:\S+/g)].map(([found]) => found)

  expect(links(body.ar)).toEqual(links(body.en))
})
