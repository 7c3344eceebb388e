import type { Bilingual, Language } from '@wakeel/contract'
import { withoutArticle, withoutJoiningWaw } from '../reading/arabic.ts'
import { wordsOf } from '../reading/prose.ts'
import { type HardSentence, LONG_WORD, syllablesOf } from './measure.ts'
import { plainArabic } from './plain-arabic.ts'
import { NOUN_TOO, plainerThan, type Swap, wordy } from './plain-words.ts'
import { LONG_SENTENCE, type LooseSplit, looseSplit, splitPoint } from './split.ts'

export interface Advice {
  /** Too long by itself; `splitAfter` when there is a joint to split at. */
  isLong: boolean
  splitAfter: string | undefined
  /** Where it can still be parted when it is long and has no joint. */
  loosely: LooseSplit | undefined
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
  const phrases = wordyIn(text)
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

/** The longest where phrases overlap: "failure to comply with", and not "comply with" again. */
function wordyIn(text: string): Swap[] {
  const found = wordy
    .flatMap(([pattern, to]) => {
      const match = pattern.exec(text)
      return match ? [{ from: match[0].toLowerCase(), to, start: match.index }] : []
    })
    .toSorted((a, b) => b.from.length - a.from.length)
  const isWithin = (one: (typeof found)[number], other: (typeof found)[number]) =>
    one.start < other.start + other.from.length && other.start < one.start + one.from.length
  return found
    .filter((one, at) => !found.slice(0, at).some((longer) => isWithin(one, longer)))
    .toSorted((a, b) => a.start - b.start)
    .map(({ from, to }) => ({ from, to }))
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
      !EVERYDAY.has(word.toLowerCase()) &&
      !isLongByArticle(word) &&
      !swaps.some(({ from }) => {
        const parts = from.split(' ')
        return parts.includes(word.toLowerCase()) || parts.includes(word.replace(/^[وف]/u, ''))
      }),
  )
  const longWords = longest(long, language)
  const splitAfter = isLong ? splitPoint(hard.sentence, language) : undefined
  return {
    isLong,
    splitAfter,
    loosely: isLong && !splitAfter ? looseSplit(hard.sentence, language) : undefined,
    swaps,
    emptyVerb: language === 'ar' ? EMPTY_VERB.exec(hard.sentence)?.[0] : undefined,
    longWords,
    otherLongWords: long.length - longWords.length,
  }
}

/** «الأسباب», «والخسائر»: LIX counts the letters of what is joined to a short word as well. */
const isLongByArticle = (word: string): boolean =>
  /\p{Script=Arabic}/u.test(word) && withoutArticle(withoutJoiningWaw(word)).length < LONG_WORD

/** Long by their syllables and known to every reader. */
const EVERYDAY: ReadonlySet<string> = new Set(
  'already another anybody everybody everyone everything animal animals area banana beautiful camera company companies computer computers customer customers different december family families february grandfather grandmother holiday holidays hospital hospitals idea ideas important january manager managers november october potato potatoes remember saturday september telephone together tomato tomatoes tomorrow umbrella visitor visitors yesterday'.split(
    ' ',
  ),
)
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
  { isLong, splitAfter, loosely, swaps, emptyVerb, longWords, otherLongWords }: Advice,
  words: number,
): Bilingual[] {
  const advised: Bilingual[] = []
  if (splitAfter)
    advised.push({
      en: `Split it (${words} words) after “…${splitAfter}”.`,
      ar: `قسّم الجملة (${words} كلمة) بعد: «…${splitAfter}».`,
    })
  else if (loosely)
    advised.push({
      en: `Make two sentences of its ${words} words: stop after “…${loosely.after}” and say “${loosely.from}…” in a sentence of its own.`,
      ar: `قسّمها إلى جملتين، ففيها ${words} كلمة: قف بعد «…${loosely.after}»، واجعل «${loosely.from}…» جملة مستقلة.`,
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
