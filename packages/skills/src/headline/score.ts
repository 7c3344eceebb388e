import type { Language } from '@wakeel/contract'
import { flesch } from 'flesch'
import { syllable } from 'syllable'
import { foldArabic, withoutJoiningWaw } from '../reading/arabic.ts'
import { languageOf } from '../reading/language.ts'
import { isStopword, wordsOf } from '../reading/prose.ts'
import { addressesInArabic } from './arabic-address.ts'
import { emotionWords, powerWords, spamPhrases } from './words.ts'

export type Place = 'subject' | 'headline'

/** Where readers see a line cut, in characters. Approximate: it depends on font and screen. */
export const cuts = { phone: 40, desktop: 70, search: 60 } as const
/** Characters: shorter than `short` says little, up to `best` is shown whole, above `long` most of it is lost. */
export const lengths = {
  subject: { short: 20, best: 50, long: 70 },
  headline: { short: 25, best: 60, long: 90 },
} as const

/** What so many of them take from the score. */
export const costs = {
  spam: (count: number) => Math.max(-24, count * -8) + 0,
  capitals: (count: number) => Math.max(-18, count * -6) + 0,
  exclamation: (count: number) => (count > 1 ? -10 : count === 1 ? -2 : 0),
} as const

export type Check =
  | 'start'
  | 'length'
  | 'words'
  | 'number'
  | 'question'
  | 'power'
  | 'reader'
  | 'ease'
  | 'spam'
  | 'capitals'
  | 'exclamation'
  | 'disguise'

export interface LineReport {
  line: string
  language: Language
  characters: number
  words: number
  powerWords: string[]
  spamPhrases: string[]
  capitals: string[]
  exclamations: number
  gain: number
  fear: number
  /** Flesch reading ease in English, mean letters per word in Arabic. */
  ease: number
  points: { check: Check; points: number }[]
  score: number
  /** The same line with capitals and exclamation marks mended and no false reply; there only when that changes it. */
  tidied?: string
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
export const letters = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)

/** The formula: 45, plus what helps, minus what harms, kept between 0 and 100. Every part is in `points`. */
export function scoreLine(line: string, place: Place): LineReport {
  const language = languageOf(line)
  const characters = letters(line).length
  const words = wordsOf(line, language)
  const folded = words.map((word) => foldArabic(word))
  const power = words
    .filter((_, at) => isListed(folded[at] ?? '', powerWords[language]))
    .map((word) => (language === 'en' ? foldArabic(word) : word))
  const spam = spamIn(line, language, words)
  const capitals = capitalsIn(line, words)
  const exclamations = line.match(/[!！]/g)?.length ?? 0
  const ease = easeOf(words, language)
  const limits = lengths[place]
  const within = characters >= limits.short && characters <= limits.best
  const readable = language === 'en' ? ease >= 60 : ease <= 5.5
  const heavy = language === 'en' ? ease < 30 : ease > 7

  const candidates: [Check, number][] = [
    ['start', 45],
    [
      'length',
      within
        ? 20
        : characters > limits.long
          ? -10
          : characters > limits.best
            ? 5
            : characters >= 12
              ? 10
              : 0,
    ],
    ['words', words.length >= 4 && words.length <= 12 ? 5 : 0],
    ['number', /\p{N}/u.test(line) ? 8 : 0],
    ['question', /[?؟](?=\P{L}|$)/u.test(line) ? 5 : 0],
    ['power', power.length === 0 ? 0 : power.length <= 3 ? 8 : 4],
    ['reader', speaksToReader(folded, language) ? 4 : 0],
    ['ease', readable ? 5 : heavy ? -5 : 0],
    ['spam', costs.spam(spam.length)],
    ['capitals', costs.capitals(capitals.length)],
    ['exclamation', costs.exclamation(exclamations)],
    ['disguise', DISGUISE.test(line) ? -15 : 0],
  ]
  const points = candidates.map(([check, value]) => ({ check, points: value }))
  const score = Math.min(
    100,
    Math.max(
      0,
      points.reduce((sum, part) => sum + part.points, 0),
    ),
  )
  const tidied = tidy(line, capitals)
  return {
    line,
    language,
    characters,
    words: words.length,
    powerWords: power,
    spamPhrases: spam,
    capitals,
    exclamations,
    gain: folded.filter((word) => emotionWords.gain[language].includes(word)).length,
    fear: folded.filter((word) => emotionWords.fear[language].includes(word)).length,
    ease,
    points,
    score,
    ...(tidied === line ? {} : { tidied }),
  }
}

/** «وسهلة» is «سهلة» behind an "and". */
const isListed = (word: string, listed: readonly string[]): boolean =>
  listed.includes(word) || listed.includes(withoutJoiningWaw(word))

/** Longest phrases first, so that "free gift" is one finding and not two. A "free zone" and "tax-free" are plain facts. */
function spamIn(line: string, language: Language, written: readonly string[]): string[] {
  let rest = ` ${foldArabic(line)
    .replaceAll(/(?:(?<!\p{L})\p{L}+-free|free[ -]zones?|feel free)/gu, ' ')
    // "You won't" is not "you won".
    .replaceAll(/(?<!\p{L})['’]|['’](?!\p{L})|[^\p{L}\p{N}%'’-]+/gu, ' ')
    .split(' ')
    .map((word) => (language === 'ar' ? withoutJoiningWaw(word) : word))
    .join(' ')} `
  const found: string[] = []
  for (const phrase of spamPhrases[language].toSorted((a, b) => b.length - a.length)) {
    if (!rest.includes(` ${phrase} `)) continue
    found.push(language === 'ar' ? asWritten(phrase, written) : phrase)
    rest = rest.replaceAll(` ${phrase} `, ' | ')
  }
  return found
}

/** «مجانية», as the line has it, and not as it is compared. */
function asWritten(phrase: string, written: readonly string[]): string {
  const length = phrase.split(' ').length
  const places = written.map((_, at) => written.slice(at, at + length).join(' '))
  return places.find((place) => withoutJoiningWaw(foldArabic(place)) === phrase) ?? phrase
}

/** Shouted words. Short ones are abbreviations (UAE, VAT) unless the whole line is in capitals. */
function capitalsIn(line: string, words: readonly string[]): string[] {
  const latin = words.filter((word) => /^[A-Za-z']{2,}$/.test(word))
  const shouted = latin.filter((word) => word === word.toUpperCase())
  const wholeLine =
    latin.length >= 3 && shouted.length === latin.length && line === line.toUpperCase()
  return wholeLine
    ? shouted
    : shouted.filter(
        (word) =>
          (word.length >= 4 || isPlainWord(word.toLowerCase())) &&
          !/^(?:DEWA|SEWA|ADDC|RERA|MOHRE|KHDA|ADEK|UNESCO|ADNOC|NASA|ADGM|DIFC|HTML|JSON|GITEX|SAAS|HVAC|ISO\d*)$/.test(
            word,
          ),
      )
}

/** A short word that is no abbreviation. */
const isPlainWord = (word: string): boolean =>
  isStopword(word) || powerWords.en.includes(word) || SHORT_WORDS.has(word)
const SHORT_WORDS: ReadonlySet<string> = new Set(
  'new now big win buy get hot off top day one two yes try pay eid'.split(' '),
)

function easeOf(words: readonly string[], language: Language): number {
  if (words.length === 0) return 0
  if (language === 'ar')
    return round(words.reduce((sum, word) => sum + word.length, 0) / words.length)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return round(flesch({ sentence: 1, word: words.length, syllable: syllables }))
}

const round = (value: number) => Math.round(value * 10) / 10

function speaksToReader(folded: readonly string[], language: Language): boolean {
  if (language === 'en')
    return folded.some((word) =>
      /^(?:you|your|yours|you're|you've|you'll|yourself)$/.test(word.replace('’', "'")),
    )
  return folded.some(addressesInArabic)
}

/** "Re:" of what is no reply. */
const DISGUISE = /^\s{0,9}(?:(?:re|fwd?|رد|إعادة توجيه)\s{0,3}[:：]\s{0,9}){1,3}/i

function tidy(written: string, capitals: readonly string[]): string {
  const line = written.replace(DISGUISE, '')
  const shouted = new Set(capitals)
  let first = true
  const calm = line.replaceAll(/[\p{L}\p{N}']+/gu, (word) => {
    const starts = first
    first = false
    if (!shouted.has(word)) return word
    const lower = word.toLowerCase()
    return starts || lower === 'i' ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower
  })
  const quiet = calm.replaceAll(/(?<!\s)\s*[!！]{2,}/g, '!').replaceAll(/(?<!!)!+\?|\?!+/g, '?')
  return line === written ? quiet : quiet.charAt(0).toUpperCase() + quiet.slice(1)
}
