/// <reference path="../stopword.d.ts" />
import type { Language } from '@wakeel/contract'
import { ara, eng } from 'stopword'
import { foldArabic } from './arabic.ts'
import { languageOf } from './language.ts'

const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'word' }),
  ar: new Intl.Segmenter('ar', { granularity: 'word' }),
}

/** The segmenter takes quadratic time over a run without spaces; no word is this long. */
const ENDLESS = /\S{200}/g
const breakable = (text: string) => text.replaceAll(ENDLESS, '$& ')

/** How many words, roughly but at once: enough to tell a text from a request. */
export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const DIACRITICS = /[\u0610-\u061a\u064b-\u065f\u0670\u0640]/g

/** The words and numbers of a text as written, without Arabic vowel marks. */
export function wordsOf(text: string, language: Language = languageOf(text)): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenters[language].segment(
    breakable(text.replaceAll(DIACRITICS, '')),
  )) {
    if (isWordLike) words.push(segment)
  }
  return words
}

/** Words that hold a sentence together, in both languages, folded. */
export const stopwords: ReadonlySet<string> = new Set([...eng, ...ara].map(foldArabic))

/** Whether a word carries grammar rather than meaning ("the", "من"). */
export const isStopword = (word: string) => stopwords.has(foldArabic(word))

const FILLERS =
  /(?<![\p{L}\p{N}])(?:u+h+|u+h*m+|e+r+m+|hm+|[اآ]{2,9}|[اإ]?م{3,9})(?![\p{L}\p{N}])[,،.]{0,3}[ \t]?/giu

/** What somebody dictated, without the sounds of thinking: "about hiring and uh safety". */
export const withoutFillers = (text: string): string => text.replaceAll(FILLERS, '')
