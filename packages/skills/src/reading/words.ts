import { fold } from './arabic.ts'

export interface Span {
  /** Place of the first character in the text that was read. */
  start: number
  /** Place after the last character. */
  end: number
}

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
  const folded = fold(text)
  return Array.from(folded.text.matchAll(/\p{L}+(?:['’]\p{L}+)?/gu), (match) => ({
    word: match[0],
    stem: stemOf(match[0]),
    ...(/^[وف]?[بل]\p{Script=Arabic}{3}/u.test(match[0])
      ? { unattached: stemOf(match[0].replace(/^[وف]?[بل]/, '')) }
      : {}),
    start: folded.original(match.index),
    end: folded.original(match.index + match[0].length - 1) + 1,
  }))
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
  return one.replace(/(?<=\w{3})(?:ing|ed)$/, '').replace(/(?<=\w{3})e$/, '')
}

function arabicStem(word: string): string {
  const bare = word
    .replace(/^و(?=.{3})/, '')
    .replace(/^(?:[بكف]?ال|لل)(?=..)/, '')
    .replace(/^[بل](?=ال..)/, '')
  return bare
    .replace(/(?<=...)(?:هما|كم|ها|هم|نا)$/, '')
    .replace(/(?<=...)(?:ات|ون|ين|ان|يه)$/, '')
    .replace(/(?<=...)[هي]$/, '')
}

/** A skill asks for the same list again and again, a table of it for every row. */
const wantedWords = new WeakMap<readonly string[], Word[][]>()

function wordsOfEach(phrases: readonly string[]): Word[][] {
  const wanted = wantedWords.get(phrases) ?? phrases.map(words)
  wantedWords.set(phrases, wanted)
  return wanted
}

/** Where one of the phrases stands: forms of a word count as the word, and one typing error is forgiven in words of six letters and more. */
export function findPhrases(text: string | readonly Word[], phrases: readonly string[]): Span[] {
  const written = typeof text === 'string' ? words(text) : text
  const found: Span[] = []
  for (const wanted of wordsOfEach(phrases)) {
    const [first] = wanted
    if (!first) continue
    for (let index = 0; index + wanted.length <= written.length; index += 1) {
      if (!same(written[index] as Word, first)) continue
      if (!wanted.every((word, offset) => same(written[index + offset] as Word, word))) continue
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

function same(written: Word, wanted: Word): boolean {
  if (
    written.word === wanted.word ||
    written.stem === wanted.stem ||
    written.unattached === wanted.stem
  )
    return true
  if (wanted.word.length < 6 || written.word.length < 5) return false
  return isOneTypo(written.word, wanted.word) || isOneTypo(written.stem, wanted.stem)
}

/** One letter missing, too many, wrong, or two neighbours swapped. The first letter is taken to be right. */
function isOneTypo(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5)
    return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  // In short words a wrong letter is usually another word: "market", "marker".
  if (a.slice(at + 1) === b.slice(at + 1) && a.length >= 7) return true
  if (a.slice(at) === b.slice(at + 1) || a.slice(at + 1) === b.slice(at)) return true
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
