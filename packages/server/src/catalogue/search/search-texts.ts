import type { Bilingual, catalogue } from '@wakeel/contract'
import type { SearchTexts } from './search-index.ts'

type Shown = Pick<catalogue.AppCard, 'name' | 'short_description' | 'description' | 'demo_prompts'>

/** What an app is found by: everything on its card in both languages, words for its category, the titles of its skills and what it can be asked. */
export function searchTexts(
  { en, ar }: Bilingual<Shown>,
  categoryWords: string,
  skillTitles: string,
): SearchTexts {
  return [
    `${en.name} ${ar.name}`,
    `${en.short_description} ${ar.short_description}`,
    `${categoryWords} ${skillTitles}`,
    [en.description, ar.description, ...(en.demo_prompts ?? []), ...(ar.demo_prompts ?? [])].join(
      ' ',
    ),
  ]
}
