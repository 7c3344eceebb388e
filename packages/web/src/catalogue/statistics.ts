import type { Bilingual } from '@wakeel/contract'

interface Statistic {
  before?: string
  figure: string
  after?: string
}

export const statistics: Bilingual<readonly Statistic[]> = {
  en: [
    { figure: '16+', after: 'agents' },
    { figure: '50-80%', after: 'creator revenue' },
    { figure: '180+', after: 'countries' },
    { before: 'trust score', figure: '96/100' },
  ],
  ar: [
    { figure: '16+', after: 'وكيلًا' },
    { figure: '50-80%', after: 'من الإيراد للمبدعين' },
    { figure: '180+', after: 'دولة' },
    { before: 'درجة الثقة', figure: '96/100' },
  ],
}
