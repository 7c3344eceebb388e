import { foldArabic } from '../reading/arabic.ts'
import { wordsOf } from '../reading/prose.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Also everyday words: "financial", "sons". */
const OTHER_WORDS: ReadonlySet<string> = new Set(['مالي', 'بنين', 'جزر'])

/** Countries whose Arabic name is one word, as names of people are not told from nouns there. */
const countries = new Set(
  namesOfRegions().filter((name) => name !== '' && !name.includes(' ') && !OTHER_WORDS.has(name)),
)

function namesOfRegions(): string[] {
  const names = new Intl.DisplayNames('ar', { type: 'region', fallback: 'none' })
  return [...LETTERS].flatMap((first) =>
    [...LETTERS].map((second) => foldArabic(names.of(`${first}${second}`) ?? '')),
  )
}

/** Reads the countries of a sentence; where only one is named in all of them, no other can stand for it. */
export function countriesAmong(sentences: readonly string[]): (sentence: string) => string[] {
  const read = (sentence: string) => [
    ...new Set(wordsOf(sentence, 'ar').filter((word) => countries.has(foldArabic(word)))),
  ]
  const isAlone = new Set(sentences.flatMap(read)).size < 2
  return (sentence) => (isAlone ? [] : read(sentence))
}
