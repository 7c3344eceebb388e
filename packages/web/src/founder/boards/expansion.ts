import type { Bilingual } from '@wakeel/contract'

export const expansionLabels = {
  leading: { en: 'Leading', ar: 'ريادة' },
  expanding: { en: 'Expanding', ar: 'توسّع' },
  growing: { en: 'Growing', ar: 'نمو' },
  entering: { en: 'Entering', ar: 'دخول' },
  research: { en: 'Research', ar: 'بحث' },
  planning: { en: 'Planning', ar: 'تخطيط' },
  accelerating: { en: 'Accelerating', ar: 'تسارع' },
  establishing: { en: 'Establishing', ar: 'تأسيس' },
  launching: { en: 'Launching', ar: 'إطلاق' },
} as const satisfies Record<string, Bilingual>

export type ExpansionLabel = keyof typeof expansionLabels
