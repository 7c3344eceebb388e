import { isArabic, isFiller, stemsOf, withoutEnding } from './related-words.ts'
import { eachWord } from './words.ts'

/** A word of a text with what tells from it what the text is about. */
export interface IntentTerm {
  word: string
  stem: string
  /** With the word before it: tells where single words say nothing ("what can wait"). Undefined at the beginning. */
  pair: string | undefined
  /** Whether it says nothing by itself. */
  isFiller: boolean
}

const figures = /^\d+/

/** What is left of a word beside its figures is a unit (70kg), but for one letter (2m) or the end of an ordinal. */
const SHORTEST_UNIT = 2
const ordinals = ['st', 'nd', 'rd', 'th']

/** What an Arabic word may begin with, in this order: this, and, with or to, the person of a verb; and what at least remains. */
const beginnings = [
  { parts: ['هال'], least: 3 },
  { parts: ['و', 'ف'], least: 4 },
  { parts: ['ب', 'ل', 'ك'], least: 3 },
  { parts: ['ي', 'ت', 'ن', 'ا'], least: 3 },
]
/** Whom it is done for, whose it is, and what plurals and women's words end in. */
const endings = [
  ['لي', 'لك', 'لها', 'لنا'],
  ['ها', 'هم', 'نا', 'كم', 'ني'],
  ['ات', 'ون', 'ين', 'وا', 'يه', 'تي', 'ته', 'تك'],
  ['ه', 'ي', 'ك', 'ت'],
]
const LEAST_STEM = 3

/** The words of a text, but for numbers, in their order. */
export function intentTerms(text: string): IntentTerm[] {
  const terms: IntentTerm[] = []
  eachWord(text.replace(/[%٪]/g, ' percent '), (units, start, end) => {
    const written = String.fromCharCode(...units.subarray(start, end))
    const word = written.replace(figures, '')
    if (word !== written && (word.length < SHORTEST_UNIT || ordinals.includes(word))) return
    const stem = intentStem(word)
    const before = terms.at(-1)
    const pair = before && `${before.stem} ${stem}`
    terms.push({ word, stem, pair, isFiller: isFiller(word) })
  })
  return terms
}

export const isPair = (term: string): boolean => term.includes(' ')

/** What the forms of a word have in common. Of Arabic words more is taken off than for finding texts, in dialects too. */
function intentStem(word: string): string {
  if (!isArabic.test(word)) return stemsOf(word)[0] as string
  const root = endings.reduce((rest, ends) => withoutEnding(rest, ends, LEAST_STEM), word)
  return beginnings.reduce(
    (rest, { parts, least }) =>
      parts.some((part) => rest.startsWith(part) && rest.length - part.length >= least)
        ? rest.slice((parts[0] as string).length)
        : rest,
    root,
  )
}
