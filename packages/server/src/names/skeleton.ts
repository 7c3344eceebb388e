import type { Bilingual } from '@wakeel/contract'
import { foldArabic, latinDigits } from '@wakeel/skills'
import { latinOf } from './confusables.ts'

/** Marks above and below letters, and what nobody sees. */
const unseen = /\p{M}|\p{Default_Ignorable_Code_Point}/gu

/** A name as the eye reads it: names that look alike have one skeleton, in lower-case words that single spaces part. */
export function skeletonOf(name: string): string {
  const written = name
    .normalize('NFKD')
    // Two words that only a capital parts.
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(unseen, '')
  // Letters before cases: a capital looks like another letter than the small one does.
  const latin = foldArabic(Array.from(latinDigits(written), latinOf).join(''))
  return latin
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** By which a name is compared with another: parting words differently does not make it another. Empty where nothing can be read. */
export const keyOf = (name: string): string => skeletonOf(name).replaceAll(' ', '')

/** The keys of a name in both languages, each once. */
export const keysOf = ({ en, ar }: Bilingual): string[] =>
  [...new Set([en, ar].map(keyOf))].filter((key) => key !== '').sort()

const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Cherokee',
  'Coptic',
  'Georgian',
  'Lisu',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/** Whether a word of it is put together from alphabets that share the shapes of letters, as no language does. */
export function mixesAlphabets(name: string): boolean {
  const words = name.normalize('NFKC').match(/[\p{L}\p{M}]+/gu) ?? []
  return words.some((word) => scripts.filter((script) => script.test(word)).length > 1)
}
