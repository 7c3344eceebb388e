/// <reference path="../stopword.d.ts" />
import type { Language } from '@wakeel/contract'
import { ara, eng } from 'stopword'
import { foldArabic } from './arabic.ts'
import { languageOf } from './language.ts'

const segmenters = {
  sentence: {
    en: new Intl.Segmenter('en', { granularity: 'sentence' }),
    ar: new Intl.Segmenter('ar', { granularity: 'sentence' }),
  },
  word: {
    en: new Intl.Segmenter('en', { granularity: 'word' }),
    ar: new Intl.Segmenter('ar', { granularity: 'word' }),
  },
}

/** Unicode ends a sentence at "Dr. " and "No. "; a reader does not. */
const ABBREVIATION =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|Art|Fig|vs|etc|e\.g|i\.e|approx|Inc|Ltd|Co|[A-Z])\.$/

/** The segmenter takes quadratic time over a run without spaces; no word is this long. */
const ENDLESS = /\S{200}/g
const breakable = (text: string) => text.replaceAll(ENDLESS, '$& ')

/** How many words, roughly but at once: enough to tell a text from a request. */
export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The sentences of a text in its order; a line break after a full line (heading, list item) ends one too. */
export function sentencesOf(text: string, language: Language = languageOf(text)): string[] {
  const sentences: string[] = []
  for (const paragraph of text.split(/\n\s*\n|\n(?=\s*(?:[-*•#]|\d+[.)])\s)/)) {
    let open = ''
    for (const { segment } of segmenters.sentence[language].segment(
      breakable(paragraph.replaceAll(/\s+/g, ' ')),
    )) {
      open += segment
      if (ABBREVIATION.test(open.trim())) continue
      sentences.push(open.trim())
      open = ''
    }
    sentences.push(open.trim())
  }
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

const DIACRITICS = /[\u0610-\u061a\u064b-\u065f\u0670\u0640]/g

/** The words and numbers of a text as written, without Arabic vowel marks. */
export function wordsOf(text: string, language: Language = languageOf(text)): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenters.word[language].segment(
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
