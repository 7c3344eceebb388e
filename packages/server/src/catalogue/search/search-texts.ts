import type { Texts } from '../app-texts.ts'
import type { SearchTexts } from './search-index.ts'

type Shown = Pick<Texts, 'name' | 'shortDescription' | 'description' | 'demoPrompts'>

/** What an app is found by: everything on its card in both languages, words for its category, the titles of its skills and what it can be asked. */
export function searchTexts(
  { name, shortDescription, description, demoPrompts }: Shown,
  categoryWords: string,
  skillTitles: string,
): SearchTexts {
  return [
    `${name.en} ${name.ar}`,
    `${shortDescription.en} ${shortDescription.ar}`,
    `${categoryWords} ${skillTitles}`,
    [description.en, description.ar, ...demoPrompts.en, ...demoPrompts.ar].join(' '),
  ]
}
