import type { Bilingual, catalogue } from '@wakeel/contract'
import type { SearchTexts } from './search-index.ts'

const categoryWords: Record<catalogue.Category, string> = {
  business: 'business الأعمال',
  marketing: 'marketing التسويق',
  finance: 'finance المالية',
  education: 'education التعليم',
  health: 'health الصحة',
  productivity: 'productivity الإنتاجية',
}

type Shown = Pick<catalogue.AppCard, 'name' | 'category' | 'short_description' | 'description' | 'demo_prompts'>

/** What an app is found by: everything on its card in both languages, its category, the titles of its skills and what it can be asked. */
export function searchTexts({ en, ar }: Bilingual<Shown>, skillTitles: string): SearchTexts {
  return [
    `${en.name} ${ar.name}`,
    `${en.short_description} ${ar.short_description}`,
    `${categoryWords[en.category]} ${skillTitles}`,
    [en.description, ar.description, ...(en.demo_prompts ?? []), ...(ar.demo_prompts ?? [])].join(' '),
  ]
}
