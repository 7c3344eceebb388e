import type { Bilingual, catalogue, Language } from '@wakeel/contract'
import { ownCategories } from './categories.ts'

const standardNames: Bilingual<Record<'all' | catalogue.StandardCategory, string>> = {
  en: {
    all: 'All',
    business: 'Business',
    marketing: 'Marketing',
    finance: 'Finance',
    education: 'Education',
    health: 'Health',
    productivity: 'Productivity',
  },
  ar: {
    all: 'الكل',
    business: 'الأعمال',
    marketing: 'التسويق',
    finance: 'المالية',
    education: 'التعليم',
    health: 'الصحة',
    productivity: 'الإنتاجية',
  },
}

/** The name of a category in the reader's language; a former one that has none is called as its id is written. */
export function categoryName(id: string, language: Language): string {
  const own = ownCategories?.find(([one]) => one === id)?.[language === 'en' ? 1 : 2]
  const standard: Record<string, string> = standardNames[language]
  return own ?? standard[id] ?? id[0]!.toUpperCase() + id.slice(1).replaceAll('-', ' ')
}
