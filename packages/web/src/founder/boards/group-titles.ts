import type { Words } from './board.ts'

/** The groups that the category, global and V3 boards have in common. */
export const groupTitles = {
  market: { en: 'Market position', ar: 'المكانة في السوق' },
  creators: { en: 'Creator economy', ar: 'اقتصاد المبدعين' },
  technology: { en: 'Technology', ar: 'التقنية' },
  ecosystem: { en: 'Ecosystem', ar: 'المنظومة' },
  enterprise: { en: 'Enterprise', ar: 'الشركات' },
  community: { en: 'Community', ar: 'المجتمع' },
  expansion: { en: 'Expansion phases', ar: 'مراحل التوسّع' },
  academy: { en: 'Academy', ar: 'الأكاديمية' },
} as const satisfies Record<string, Words>
