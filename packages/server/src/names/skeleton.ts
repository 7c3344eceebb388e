import type { Bilingual } from '@wakeel/contract'
import { foldArabic, latinDigits } from '@wakeel/skills'
import { latinOf } from './confusables.ts'

/** Marks above and below letters, and what nobody sees. */
const unseen = /\p{M}|\p{Default_Ignorable_Code_Point}/gu

/** What says whose a name is and is no part of it, as signs and as they are typed: ™ ℠ ℡ © ®, in circles and in brackets. */
const ownersSigns =
  /[™℠℡℻©®℗\u{1f16a}-\u{1f16d}]|ᵀᴹ|ˢᴹ|\((?:tm|sm|mc|r|c|p)\)|(?<!\p{So})[ⓒⓅⓇⓟⓡⒸ🄫🄬🅁🄲🅡🅒🆁🅲](?![\p{L}\p{N}\p{So}])/giu

/** Figures that stand for letters of the word around them: Wak33l. */
const figuresAsLetters: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't' }
const withinWord = /(?<=[a-z]\d{0,4})[3457](?=\d{0,4}[a-z])/g

/** "And" is written out, as a sign, and left out where signs are; in Arabic it stands before the word that it adds. */
const withoutAnd = (words: string): string =>
  words.replace(/(?<!\S)and(?!\S)/g, '').replace(/(?<!\S)و (?=\p{Script=Arabic})/gu, 'و')

/** A name as the eye reads it: names that look alike have one skeleton, in lower-case words that single spaces part. */
export function skeletonOf(name: string): string {
  const written = name
    // Before compatibility forms, which spell them out as letters.
    .replace(ownersSigns, ' ')
    .replace(/[&＆﹠](?=\s*\p{Script=Arabic})/gu, ' و ')
    .normalize('NFKD')
    // Two words that only a capital parts.
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(unseen, '')
  // Letters before cases: a capital looks like another letter than the small one does.
  const latin = foldArabic(Array.from(latinDigits(written), latinOf).join(''))
  const words = latin
    .replace(withinWord, (figure) => figuresAsLetters[figure]!)
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return withoutAnd(words).replace(/ +/g, ' ').trim()
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
