import type { Language } from '@wakeel/contract'
import { ownCategories } from '../language/categories.ts'
import { messages } from './messages.ts'

/** What people read for a category; one that nobody says a name for any more is called as its id is written. */
export function categoryName(id: string, language: Language): string {
  const own = ownCategories?.find(([one]) => one === id)?.[language === 'en' ? 1 : 2]
  const standard: Record<string, string> = messages[language].categories
  return own ?? standard[id] ?? id[0]!.toUpperCase() + id.slice(1).replaceAll('-', ' ')
}
