import {
  accounts,
  admin,
  billing,
  catalogue,
  creators,
  moderation,
  organisations,
  paymentsAdmin,
} from '@wakeel/contract'
import { expect, test } from 'vitest'
import { valueInWords } from './facts-messages.ts'

const said: [fact: string, values: readonly string[]][] = [
  ['role', [...accounts.Role.options, ...organisations.OrganisationRole.options]],
  [
    'status',
    [
      ...admin.PersonStatus.options,
      'pending',
      'published',
      'rejected',
      'completed',
      'partly_refunded',
      'refunded',
    ],
  ],
  ['status', creators.PayoutStatus.options],
  ['category', catalogue.standardCategories],
  ['reason', moderation.TakedownReason.options],
  ['refund', paymentsAdmin.AdminRefund.shape.status.options],
  ['account', [...paymentsAdmin.LedgerAccountKind.options, 'unknown']],
  ['reference', ['unknown']],
  ['kind', [...billing.OrderKind.options, ...paymentsAdmin.LedgerKind.options]],
  ['show', ['all', 'paid', 'open', 'failed', 'refunded']],
]

test('every value that the log can hold is said in English and in Arabic, and in neither as it is written there', () => {
  const everyValue = said.flatMap(([fact, values]) => values.map((value) => [fact, value] as const))
  const unsaid = everyValue.filter(
    ([fact, value]) => !/^[A-Z]/.test(valueInWords(fact, value, 'en')),
  )
  const untranslated = everyValue.filter(
    ([fact, value]) => !/^[\u0600-\u06ff]/.test(valueInWords(fact, value, 'ar')),
  )
  expect({ unsaid, untranslated }).toEqual({ unsaid: [], untranslated: [] })
})
