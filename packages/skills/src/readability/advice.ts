import type { Bilingual, Language } from '@wakeel/contract'
import { wordsOf } from '../reading/prose.ts'
import { type HardSentence, syllablesOf } from './measure.ts'
import { plainerThan, wordy } from './plain-words.ts'

/** Where a reader would welcome a full stop: before a joining word, nearest to the middle. */
const JOINT: Bilingual<RegExp> = {
  en: /[,;:–—]\s+(?:and|but|so|or|which|while|because|although|whereas|who|where|as|when|since)\b|;\s|\s(?:because|although|whereas|which)\s|,\s/gi,
  ar: /[،؛]\s|\s(?=(?:حيث|مما|كما|بينما|لذلك|لأن|إذ|التي|الذي|الذين|ولكن|لكن|وذلك|وقد|وهو|وهي|وكان|ثم)\s)/g,
}
/** Where no mark and no such word helps: where a further thing is said of somebody, or when and if it holds. */
const LOOSE_JOINT: Bilingual<RegExp> = {
  en: /\s(?:and|but|or|so)\s(?=(?:must|shall|should|may|can|will|would|is|are|was|were|has|have|had|do|does|did|not|to|they|it|he|she|we|you|the|their|this|these|all|any)\s)|\s(?:if|unless|when|while|where|so that|provided that)\s/gi,
  ar: /\s(?=و(?:[يتن]|س[يتن]|لا|لم|لن|قد|أن|إن|ذلك|عند|في|على)\p{L}{0,12}\s|(?:قبل أن|بعد أن|إذا|عندما|لكي|بشرط|شريطة|في حال)\s)/gu,
}
const LONG_SENTENCE = { en: 20, ar: 18 } as const

export interface Advice {
  /** Too long by itself; `splitAfter` when there is a joint to split at. */
  isLong: boolean
  splitAfter: string | undefined
  swaps: { from: string; to: string }[]
  /** "قامت اللجنة بإعداد": a verb that says nothing and a noun that should be the verb. */
  emptyVerb: string | undefined
  longWords: string[]
  /** How many more there are than are named. */
  otherLongWords: number
}

const MOST_SWAPS = 20

/** The plain words for official ones of an English text. */
export function swapsIn(text: string, language: Language): { from: string; to: string }[] {
  if (language !== 'en') return []
  const written = new Set(wordsOf(text, 'en').map((word) => word.toLowerCase()))
  const phrases = wordy.flatMap(([pattern, to]) => swap(pattern.exec(text)?.[0], to))
  const inPhrase = new Set(phrases.flatMap(({ from }) => from.split(' ')))
  return [
    ...phrases,
    ...[...written]
      .filter((word) => !inPhrase.has(word))
      .flatMap((word) => swap(plainerThan(word) && word, plainerThan(word) ?? '')),
  ].slice(0, MOST_SWAPS)
}

export function adviceFor(hard: HardSentence, language: Language): Advice {
  const isLong = hard.words > LONG_SENTENCE[language]
  const swaps = swapsIn(hard.sentence, language)
  const long = hard.longWords.filter(
    (word) => !swaps.some(({ from }) => from.split(' ').includes(word.toLowerCase())),
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

const MOST_LONG = 8

/** Those with most syllables or letters, in the order of the text. */
function longest(long: readonly string[], language: Language): string[] {
  const weight = (word: string) => (language === 'en' ? syllablesOf(word) * 10 : 0) + word.length
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
  const pairs = swaps.map(({ from, to }) => `“${from}” → “${to}”`)
  if (pairs.length > 0)
    advised.push({
      en: `Plainer words: ${pairs.join(', ')}.`,
      ar: `كلمات أبسط: ${pairs.join('، ')}.`,
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

const splitPoint = (sentence: string, language: Language): string | undefined =>
  endOfHalf(sentence, JOINT[language]) ?? endOfHalf(sentence, LOOSE_JOINT[language])

/** The last words before the joint nearest to the middle, if both halves can stand. */
function endOfHalf(sentence: string, joint: RegExp): string | undefined {
  const places = Array.from(sentence.matchAll(joint), ({ index }) => index).filter(
    (index) => Math.min(index, sentence.length - index) > sentence.length / 5,
  )
  const middle = sentence.length / 2
  const at = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return at === undefined ? undefined : sentence.slice(0, at).split(/\s+/).slice(-4).join(' ')
}
