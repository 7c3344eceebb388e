import type { Bilingual } from '@wakeel/contract'

interface Statistic {
  before?: string
  value: string
  after?: string
}

export const statistics: Bilingual<readonly Statistic[]> = {
  en: [
    { value: '16+', after: 'agents' },
    { value: '50-80%', after: 'creator revenue' },
    { value: '180+', after: 'countries' },
    { before: 'trust score', value: '96/100' },
  ],
  ar: [
    { value: '16+', after: 'وكيلًا' },
    { value: '50-80%', after: 'من الإيراد للمبدعين' },
    { value: '180+', after: 'دولة' },
    { before: 'درجة الثقة', value: '96/100' },
  ],
}
