import { lately, onceFor } from '../once-for.ts'
import { fold } from './fold.ts'
import { isByEar, isSlip } from './slips.ts'
import type { Span } from './span.ts'

export type { Span } from './span.ts'

export interface Word extends Span {
  /** Folded, as written. */
  word: string
  /** Folded, without common endings and prefixes: two forms of one word have the same stem. */
  stem: string
  /** The stem of an Arabic word if its first letter is a preposition written together with it: بقرض, لشقة. */
  unattached?: string
}

/** The words of a text, without digits and punctuation. */
export function words(text: string): Word[] {
  if (text.length < LONG) return wordsOfPart(text)
  const known = recent.get(text)
  if (known) return known
  const found = wordsIn(text)
  const [oldest] = recent.keys()
  if (recent.size >= MOST_RECENT && oldest !== undefined) recent.delete(oldest)
  recent.set(text, found)
  return found
}

/** All that reads a message asks for its words, and for those of its parts. */
const recent = new Map<string, Word[]>()
const MOST_RECENT = 6
const LONG = 200
const MOST_PARTS = 500
const wordsOfPart = lately(wordsIn, MOST_PARTS)

function wordsIn(text: string): Word[] {
  const folded = fold(text)
  return Array.from(folded.text.matchAll(/\p{L}+(?:['’]\p{L}+)?/gu), (match) => ({
    ...formsOf(match[0]),
    start: folded.original(match.index),
    end: folded.original(match.index + match[0].length - 1) + 1,
  }))
}

/** Texts repeat their words, and several skills read the same text. */
const knownForms = new Map<string, Omit<Word, keyof Span>>()
const MOST_KNOWN = 5000
const LONGEST_KNOWN = 30

/** Their first letter is no preposition: «بطاريات» are no «طارئ», «بروتين» is no «روتين». */
const OWN_LETTER = /^[وف]?(?:بطاري|بطاق|بروتين|برنامج|برامج|بضاع|بضايع|لقاح|لجن|لجان)/u

function formsOf(word: string): Omit<Word, keyof Span> {
  const known = knownForms.get(word)
  if (known) return known
  const forms = {
    word,
    stem: stemOf(word),
    ...(/^[وف]?[بل]\p{Script=Arabic}{3}/u.test(word) && !OWN_LETTER.test(word)
      ? { unattached: stemOf(word.replace(/^[وف]?[بل]/, '')) }
      : {}),
  }
  if (knownForms.size >= MOST_KNOWN) knownForms.clear()
  if (word.length <= LONGEST_KNOWN) knownForms.set(word, forms)
  return forms
}

/** Light stemming of an already folded word: enough for plurals, verb endings, the Arabic article and attached particles. */
export function stemOf(word: string): string {
  return /^[\u0600-\u06ff]/.test(word) ? arabicStem(word) : englishStem(word)
}

function englishStem(word: string): string {
  const bare = word.replace(/['’](?:s|re|ve|ll|d|m|t)?$/, '')
  if (bare.length < 4) return bare
  const singular = bare.replace(/ies$/, 'y').replace(/(?<=[sxz]|[cs]h)es$/, '')
  const one = singular === bare ? bare.replace(/(?<![su])s$/, '') : singular
  return one
    .replace(/(?<=\w{3})(?:ing|ed)$/, '')
    .replace(/(?<=\w{2}(?<doubled>[bdgmnprt]))\k<doubled>$/, '')
    .replace(/(?<=\w{3})e$/, '')
}

function arabicStem(word: string): string {
  // "Then" is no dual of "after".
  if (/^و?بعد(?:ين|ها)$/.test(word)) return word.replace(/^و/, '')
  const bare = word
    .replace(/^و(?=.{3})/, '')
    .replace(/^(?:[بكف]?ال|لل|عال(?=.{4}))(?=..)/, '')
    .replace(/^[بل](?=ال..)/, '')
    // «وقود» loses its own و above, so «الوقود» does too.
    .replace(/^و(?=.{3})(?!احد)/, (own) => (/^و?(?:[بكف]?ال|لل|عال)/.test(word) ? '' : own))
  return (
    bare
      // The ة of a noun is a ت before its owner: قيمتها.
      .replace(/(?<=...)(?<!ا)ت(?:هما|كم|ها|هم|نا)$/, '')
      // «إشعارًا» and «بيانًا» end in the vowel of their case.
      .replace(/(?<=...)(?:هما|كم|ها|هم|(?<![او])نا)$|(?<=..[^وهن]|.[او]ن)ا$/, '')
      .replace(/(?<=...)(?<!ا)تي$/, '')
      .replace(/(?<=...)(?:ات|ون|ين|ان|يه)$/, '')
      .replace(/(?<=...)[هي]$/, '')
  )
}

/** A skill asks for the same list again and again, a table of it for every row. */
const wordsOfEach = onceFor((phrases: readonly string[]) => phrases.map(words))

/** Where one of the phrases stands: forms of a word count as the word, and one typing error is forgiven in words of six letters and more. */
export function findPhrases(text: string | readonly Word[], phrases: readonly string[]): Span[] {
  const written = typeof text === 'string' ? words(text) : text
  const found: Span[] = []
  for (const wanted of wordsOfEach(phrases)) {
    const [first] = wanted
    if (!first) continue
    for (let index = 0; index + wanted.length <= written.length; index += 1) {
      if (!isSameWord(written[index] as Word, first)) continue
      if (!wanted.every((word, offset) => isSameWord(written[index + offset] as Word, word)))
        continue
      found.push({
        start: (written[index] as Word).start,
        end: (written[index + wanted.length - 1] as Word).end,
      })
    }
  }
  return found
}

/** Whether the text is about one of these words or phrases. */
export function mentions(text: string | readonly Word[], phrases: readonly string[]): boolean {
  return findPhrases(text, phrases).length > 0
}

/** A form of the wanted word, or one typing error away from it. */
export function isSameWord(written: Word, wanted: Word): boolean {
  if (
    written.word === wanted.word ||
    written.stem === wanted.stem ||
    written.unattached === wanted.stem
  )
    return true
  if (written.word.length < 5) return false
  if (wanted.word.length < 6) return wanted.word.length === 5 && isSlip(written.word, wanted.word)
  return isOneTypo(written.word, wanted.word) || isOneTypo(written.stem, wanted.stem)
}

/** `isOneTypo` among few words at hand, where a short word and a wrong letter say enough: "salery", "spnd". */
export function isNearly(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 4)
    return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  if (a.length !== b.length)
    return a.slice(at + 1) === b.slice(at) || a.slice(at) === b.slice(at + 1)
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at]
  return isSwapped
    ? a.slice(at + 2) === b.slice(at + 2)
    : a.length > 5 && a.slice(at + 1) === b.slice(at + 1)
}

/** One letter missing, too many, wrong, or two neighbours swapped. The first letter is taken to be right. */
export function isOneTypo(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5)
    return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  // In short words a wrong letter is usually another word: "market", "marker".
  if (
    a.slice(at + 1) === b.slice(at + 1) &&
    (a.length >= 7 || isByEar(a[at] as string, b[at] as string, b))
  )
    return true
  if (a.slice(at) === b.slice(at + 1) || a.slice(at + 1) === b.slice(at)) return true
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
