import type { Slots } from '../understanding/frame.ts'

/** What is paid for a loan or a home and is no part of its instalment. */
export const besideThePayment = {
  fee: {
    kind: 'money',
    name: { en: 'fee', ar: 'الرسوم' },
    example: { en: '"processing fee 3,000"', ar: '«رسوم 3,000»' },
    cues: ['bankFee'],
    isCued: true,
  },
  besides: {
    kind: 'money',
    isMany: true,
    isOfAnyPeriod: true,
    name: { en: 'not part of the payment', ar: 'خارج القسط' },
    example: { en: '"service charge 14,000 a year"', ar: '«رسوم الخدمة 14,000 سنويًا»' },
    cues: ['ownersCost', 'rent', 'utilities'],
    isCued: true,
    plausible: [50, 1e6],
  },
  feeShare: {
    kind: 'percent',
    name: { en: 'fee', ar: 'الرسوم' },
    example: { en: '"processing fee 1%"', ar: '«رسوم 1%»' },
    cues: ['bankFee'],
    isCued: true,
    insteadOf: ['fee'],
    plausible: [0.05, 8],
  },
} as const satisfies Slots
