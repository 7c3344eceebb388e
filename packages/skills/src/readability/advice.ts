import type { Bilingual, Language } from '@wakeel/contract'
import { tagWords } from '../reading/english.ts'
import { wordsOf } from '../reading/prose.ts'
import { type HardSentence, syllablesOf } from './measure.ts'
import { plainArabic } from './plain-arabic.ts'
import { NOUN_TOO, plainerThan, type Swap, wordy } from './plain-words.ts'

/** Where a reader would welcome a full stop: before a joining word, nearest to the middle. */
const JOINT: Bilingual<RegExp> = {
  en: /[,;:–—]\s+(?:and|but|so|or|which|while|because|although|whereas|who|where|as|when|since)\b|;\s|\s(?:because|although|whereas|which)\s/gi,
  ar: /[،؛]\s|\s(?=(?:حيث|مما|كما|بينما|لذلك|لأن|إذ|التي|الذي|الذين|ولكن|لكن|وذلك|وقد|وهو|وهي|وكان|ثم)\s)/g,
}
/** A comma alone parts sentences where somebody or something begins another one. */
const COMMA =
  /,\s(?=(?:the|this|these|those|we|you|they|it|he|she|i|there|please|all|each|every|no)\s)/gi
/** Where no mark and no such word helps: where a further thing is said of somebody, or when and if it holds. */
const LOOSE_JOINT: Bilingual<RegExp> = {
  en: /(?<!\bany)\s(?:and|but|or|so)\s(?=(?:must|shall|should|may|can|will|would|is|are|was|were|has|have|had|do|does|did|not|to|they|it|he|she|we|you|i|then|after|later|the|their|this|these|all|any)\s)|\s(?:if|unless|since|when|while|where|so that|provided that)\s/gi,
  ar: /\s(?=و(?:[يتن]|س[يتن]|لا|لم|لن|قد|أن|إن|ذلك|عند|في|على)\p{L}{0,12}\s|(?:قبل أن|بعد أن|إذا|عندما|لكي|بشرط|شريطة|في حال)\s)/gu,
}
/** "Must either sign the lease or leave the flat": a further verb of the same doer. */
const VERB_JOINT = /\s(?:and|but|or)\s(?=\p{Ll})/gu
const isVerbBehind = (behind: string): boolean =>
  tagWords(
    behind
      .replace(/^\s(?:and|but|or)\s/, '')
      .split(' ')
      .slice(0, 3)
      .join(' '),
  ).has('^#Adverb? #Verb')
/** A sentence of more words is better parted. */
export const LONG_SENTENCE = { en: 20, ar: 18 } as const

export interface Advice {
  /** Too long by itself; `splitAfter` when there is a joint to split at. */
  isLong: boolean
  splitAfter: string | undefined
  swaps: Swap[]
  /** "قامت اللجنة بإعداد": a verb that says nothing and a noun that should be the verb. */
  emptyVerb: string | undefined
  longWords: string[]
  /** How many more there are than are named. */
  otherLongWords: number
}

const MOST_SWAPS = 20

/** The plain words for official ones. */
export function swapsIn(text: string, language: Language): Swap[] {
  if (language !== 'en') return plainArabic(text).slice(0, MOST_SWAPS)
  const written = new Set(wordsOf(text, 'en').map((word) => word.toLowerCase()))
  const phrases = wordy.flatMap(([pattern, to]) => swap(pattern.exec(text)?.[0], to))
  const inPhrase = new Set(phrases.flatMap(({ from }) => from.split(' ')))
  return [
    ...phrases,
    ...[...written]
      .filter((word) => !inPhrase.has(word) && !isNoun(word, text))
      .flatMap((word) => {
        const plain = plainerThan(word)
        return plain === undefined ? [] : swap(word, plain)
      }),
  ].slice(0, MOST_SWAPS)
}

/** "Your request" asks nothing, "you may request it" does. */
const isNoun = (word: string, text: string): boolean =>
  NOUN_TOO.test(word) &&
  !new RegExp(`\\b(?:to|must|may|can|will|shall|should|please|you|we|they|i) ${word}\\b`, 'i').test(
    text,
  )

/** "“utilize” → “use”"; what has no plain word is left out. */
export const swapsInWords = (swaps: readonly Swap[], language: Language): string =>
  swaps
    .map(({ from, to }) =>
      to === ''
        ? { en: `leave out “${from}”`, ar: `احذف “${from}”` }[language]
        : `“${from}” → “${to}”`,
    )
    .join({ en: ', ', ar: '، ' }[language])

export function adviceFor(hard: HardSentence, language: Language): Advice {
  const isLong = hard.words > LONG_SENTENCE[language]
  const swaps = swapsIn(hard.sentence, language)
  const long = hard.longWords.filter(
    (word) =>
      !swaps.some(({ from }) => {
        const parts = from.split(' ')
        return parts.includes(word.toLowerCase()) || parts.includes(word.replace(/^[وف]/u, ''))
      }),
  )
  const longWords = longest(long, language)
  return {
    isLong,
    splitAfter: isLong ? splitPoint(hard.sentence, language) : undefined,
    swaps,
    emptyVerb: language === 'ar' ? EMPTY_VERB.exec(hard.sentence)?.[0] : undefined,
    longWords,
    otherLongWords: long.length - longWords.length,
  }
}

const MOST_LONG = 10
/** So few more are named as well. */
const FEW_MORE = 4

/** Those with most syllables or letters, in the order of the text. */
function longest(long: readonly string[], language: Language): string[] {
  const weight = (word: string) => (language === 'en' ? syllablesOf(word) * 10 : 0) + word.length
  if (long.length <= MOST_LONG + FEW_MORE) return [...long]
  const kept = new Set(long.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_LONG))
  return long.filter((word) => kept.has(word))
}

export function phrase(
  { isLong, splitAfter, swaps, emptyVerb, longWords, otherLongWords }: Advice,
  words: number,
): Bilingual[] {
  const advised: Bilingual[] = []
  if (splitAfter)
    advised.push({
      en: `Split it (${words} words) after “…${splitAfter}”.`,
      ar: `قسّم الجملة (${words} كلمة) بعد: «…${splitAfter}».`,
    })
  else if (isLong)
    advised.push({
      en: `Make two sentences of its ${words} words.`,
      ar: `قسّمها إلى جملتين، ففيها ${words} كلمة.`,
    })
  if (swaps.length > 0)
    advised.push({
      en: `Plainer words: ${swapsInWords(swaps, 'en')}.`,
      ar: `كلمات أبسط: ${swapsInWords(swaps, 'ar')}.`,
    })
  if (emptyVerb)
    advised.push({
      en: `Say it with the verb itself instead of “${emptyVerb}”.`,
      ar: `استخدم الفعل نفسه مباشرة بدل «${emptyVerb}».`,
    })
  if (longWords.length > 0)
    advised.push({
      en: `Long words to replace or explain: ${longWords.join(', ')}${otherLongWords > 0 ? ` and ${otherLongWords} more` : ''}.`,
      ar: `كلمات طويلة تُبسّط أو تُشرح: ${longWords.join('، ')}${otherLongWords > 0 ? `، و${otherLongWords} غيرها` : ''}.`,
    })
  return advised
}

const EMPTY_VERB =
  /(?<!\p{L})(?:(?:قام|قامت|قاموا|يقوم|تقوم|يقومون)(?: \p{L}+){0,3}? ب\p{L}+|(?:تم|يتم) \p{L}+)/u
const swap = (from: string | undefined, to: string) =>
  from ? [{ from: from.toLowerCase(), to }] : []

/** The last words of the first half, where a sentence can be split in two that stand. */
export const splitPoint = (sentence: string, language: Language): string | undefined =>
  endOfHalf(sentence, JOINT[language], language) ??
  (language === 'en' ? endOfHalf(sentence, COMMA, language) : undefined) ??
  endOfHalf(sentence, LOOSE_JOINT[language], language) ??
  (language === 'en' ? endOfHalf(sentence, VERB_JOINT, language, isVerbBehind) : undefined)

/** All places at which a sentence is to be parted until no part is too long, in their order. */
export function splitPoints(sentence: string, language: Language, depth = 0): string[] {
  if (depth > DEEPEST || wordsOf(sentence, language).length <= LONG_SENTENCE[language]) return []
  const point = splitPoint(sentence, language)
  const at = point === undefined ? -1 : sentence.indexOf(point)
  if (point === undefined || at < 0) return []
  const end = at + point.length
  return [
    ...splitPoints(sentence.slice(0, end), language, depth + 1),
    point,
    ...splitPoints(sentence.slice(end), language, depth + 1),
  ]
}
const DEEPEST = 4

/** The last words before the joint nearest to the middle, if both halves can stand. */
function endOfHalf(
  sentence: string,
  joint: RegExp,
  language: Language,
  suits: (behind: string) => boolean = () => true,
): string | undefined {
  const middle = sentence.length / 2
  const places = Array.from(sentence.matchAll(joint), ({ index }) => index)
    .filter((index) => Math.min(index, sentence.length - index) > sentence.length / 5)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .slice(0, MOST_JOINTS)
    .filter((index) => suits(sentence.slice(index, index + FAR)))
  const at = places.find(
    (index) =>
      says(sentence.slice(Math.max(0, index - FAR), index), language) &&
      says(sentence.slice(index, index + FAR), language),
  )
  return at === undefined ? undefined : sentence.slice(0, at).split(/\s+/).slice(-4).join(' ')
}
const MOST_JOINTS = 6
/** So many characters of a half are looked at. */
const FAR = 300

/** A half without a verb is a fragment; Arabic may say something without one. */
const says = (half: string, language: Language): boolean =>
  language === 'ar' ||
  tagWords(half).has('(#Modal|#Copula|#PresentTense|#PastTense|#Infinitive|#Auxiliary)')
