import type { Language } from '@wakeel/contract'
import { flesch } from 'flesch'
import { fleschKincaid } from 'flesch-kincaid'
import { gunningFog } from 'gunning-fog'
import { syllable } from 'syllable'
import { lately } from '../once-for.ts'
import { wordsOf } from '../reading/prose.ts'
import { sentencesIn } from '../sentences/split.ts'

export interface Measures {
  sentences: number
  words: number
  /** Words of more than six letters, the measure of LIX. */
  longWords: number
  lix: number
  wordsPerSentence: number
  lettersPerWord: number
  /** English only: these formulas were made for it. */
  english?: { syllables: number; complexWords: number; ease: number; grade: number; fog: number }
}

export interface HardSentence {
  sentence: string
  words: number
  difficulty: number
  longWords: string[]
}

export const LONG_WORD = 7
/** A shorter sentence is not hard to read; an Arabic word says what in English may take two. */
const LEAST_WORDS: Record<Language, number> = { en: 6, ar: 4 }
const tenth = (value: number) => Math.round(value * 10) / 10
const isWord = (word: string) => /\p{L}/u.test(word)
const letterCount = (word: string) => word.match(/\p{L}/gu)?.length ?? 0

/** A sentence and its words. */
interface Read {
  sentence: string
  words: string[]
}

const readIn = (language: Language) =>
  lately((text): readonly Read[] => {
    const found = sentencesIn(text).map((sentence) => sentence.text)
    // Figures alone make no sentence, and are measured as one.
    const sentences = found.length > 0 ? found : [text]
    return sentences.map((sentence) => ({ sentence, words: wordsOf(sentence, language) }))
  }, 2)
/** A text is measured as a whole and sentence by sentence. */
const read = { en: readIn('en'), ar: readIn('ar') }

export function measure(text: string, language: Language): Measures {
  const sentences = read[language](text)
  const wordsOfEach = sentences.map((sentence) => sentence.words)
  const words = wordsOfEach.flat()
  const longWords = words.filter((word) => letterCount(word) >= LONG_WORD).length
  const perSentence = words.length / sentences.length
  const measures: Measures = {
    sentences: sentences.length,
    words: words.length,
    longWords,
    lix: tenth(perSentence + (longWords * 100) / words.length),
    wordsPerSentence: tenth(perSentence),
    lettersPerWord: tenth(
      words.reduce((sum, word) => sum + letterCount(word), 0) /
        Math.max(1, words.filter(isWord).length),
    ),
  }
  if (language === 'ar') return measures
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  const complexWords = wordsOfEach.flatMap(complexWordsOf).length
  const counts = { sentence: sentences.length, word: words.length, syllable: syllables }
  return {
    ...measures,
    english: {
      syllables,
      complexWords,
      ease: tenth(flesch(counts)),
      grade: tenth(fleschKincaid(counts)),
      fog: tenth(gunningFog({ ...counts, complexPolysillabicWord: complexWords })),
    },
  }
}

/** Of English those that the fog index counts, of Arabic those of LIX; each once, in the order of the text. */
export function longWordsIn(text: string, language: Language): string[] {
  const found = read[language](text).flatMap(({ words }) => longWordsOf(words, language))
  return [...new Map(found.map((word) => [word.toLowerCase(), word])).values()]
}

const longWordsOf = (words: readonly string[], language: Language): string[] =>
  language === 'en' ? complexWordsOf(words) : words.filter((word) => letterCount(word) >= LONG_WORD)

/** "Ninety", "homework", "hereby", "evening": the first part keeps its silent e within a longer word. */
const SILENT_E =
  /^(?:nin(?=et)|(?:hom|hous|bas|wid)(?=e[bcdfghklmnpstw][a-z]{2})|saf(?=et)|(?:ther|mor)(?=e(?:fore|over|by|of|upon))|w?her(?=e(?:by|in|of|with|as|to|upon)$)|ev(?=e(?:ry[twd]|ning)))/i
const counted = new Map<string, number>()
const MAX_COUNTED = 20_000

const withoutSilentE = (word: string): string => {
  const length = SILENT_E.exec(word)?.[0].length ?? 0
  return length > 0 ? word.slice(0, length) + word.slice(length + 1) : word
}

/** Counting is slow and the words of a text repeat. */
export function syllablesOf(word: string): number {
  const known = counted.get(word)
  if (known !== undefined) return known
  if (counted.size >= MAX_COUNTED) counted.clear()
  const count = Math.max(1, syllable(withoutSilentE(word)))
  counted.set(word, count)
  return count
}

/** Gunning's count: three syllables and more, without names, hyphenated words, and the endings -es, -ed, -ing that make the third. */
function complexWordsOf(sentence: readonly string[]): string[] {
  return sentence.filter((word, index) => {
    if (!isWord(word) || syllablesOf(word) < 3 || (index > 0 && /^\p{Lu}/u.test(word))) return false
    // "Employees" has three without its ending, which makes no syllable.
    const bare = word.replace(/(?<=ee)s$|(?<!e)(?:es|ed)$|ing$/i, '')
    return bare === word || syllablesOf(bare) >= 3
  })
}

/** The sentences that ask most of a reader, hardest first: by Flesch–Kincaid grade in English, by LIX in Arabic. */
export function hardestSentences(text: string, language: Language, most: number): HardSentence[] {
  const sentences = read[language](text).flatMap(({ sentence, words }) => {
    if (words.length < LEAST_WORDS[language]) return []
    const difficulty =
      language === 'en'
        ? fleschKincaid({
            sentence: 1,
            word: words.length,
            syllable: words.reduce((sum, word) => sum + syllablesOf(word), 0),
          })
        : words.length +
          (words.filter((word) => letterCount(word) >= LONG_WORD).length * 100) / words.length
    const longWords = longWordsOf(words, language)
    return [
      {
        sentence,
        words: words.length,
        difficulty: tenth(difficulty),
        longWords: [...new Set(longWords)],
      },
    ]
  })
  return sentences.sort((a, b) => b.difficulty - a.difficulty).slice(0, most)
}

/** The sentences of a text in their order, with how many words each has. */
export const sentenceLengths = (
  text: string,
  language: Language,
): { sentence: string; words: number }[] =>
  read[language](text).map(({ sentence, words }) => ({ sentence, words: words.length }))
