import type { Bilingual } from '@wakeel/contract'

interface Change {
  before: string
  after: string
}

const en = {
  title: (plan: string, date: string) => `The plan ${plan} changes on ${date}`,
  monthly: ({ before, after }: Change) => `A month costs ${after} instead of ${before}.`,
  annual: ({ before, after }: Change) =>
    `Paid by the year, a month costs ${after} instead of ${before}.`,
  runs: ({ before, after }: Change) => `It includes ${after} runs a month instead of ${before}.`,
  share: ({ before, after }: Change) => `Creators keep ${after}% of a sale instead of ${before}%.`,
  vat: 'Prices are as the plans page shows them, before VAT where it comes on top.',
  kept: 'What you have paid for stays as it is, and a renewal before that day costs what it costs now. Until then you can change or cancel the plan.',
}

const ar: typeof en = {
  title: (plan, date) => `تتغيّر باقة ${plan} في ${date}`,
  monthly: ({ before, after }) => `يصبح سعر الشهر ${after} بدلًا من ${before}.`,
  annual: ({ before, after }) => `عند الدفع سنويًا يصبح سعر الشهر ${after} بدلًا من ${before}.`,
  runs: ({ before, after }) => `تشمل ${after} تشغيل في الشهر بدلًا من ${before}.`,
  share: ({ before, after }) => `يحتفظ المبدع بنسبة ${after}% من البيع بدلًا من ${before}%.`,
  vat: 'الأسعار كما في صفحة الباقات، قبل الضريبة حيث تُضاف.',
  kept: 'ما دفعت ثمنه يبقى كما هو، والتجديد قبل ذلك اليوم بالسعر الحالي. ويمكنك حتى ذلك الحين تغيير الباقة أو إلغاؤها.',
}

export const messages: Bilingual<typeof en> = { en, ar }
