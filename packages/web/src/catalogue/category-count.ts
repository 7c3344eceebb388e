import type { catalogue, Language } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'
import { messages } from './list-messages.ts'

/** How many agents of a list are in a category; undefined where so many match that they were not counted there. */
export function categoryCount(
  { counts, is_capped }: Pick<catalogue.AppList, 'counts' | 'is_capped'>,
  category: string,
  language: Language,
): string | undefined {
  const count = counts[category]
  if (!is_capped) return formatNumber(count ?? 0, language)
  return count === undefined ? undefined : messages[language].moreThan(count)
}
