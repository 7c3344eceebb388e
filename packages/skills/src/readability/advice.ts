import type { Bilingual, Language } from '@wakeel/contract'
import { wordsOf } from '../reading/prose.ts'
import type { HardSentence } from './measure.ts'

/** Plain words for official ones. Own list. */
const plainer: Record<string, string> = {
  accomplish: 'do',
  additional: 'more',
  additionally: 'also',
  approximately: 'about',
  assistance: 'help',
  commence: 'start',
  component: 'part',
  consequently: 'so',
  demonstrate: 'show',
  determine: 'find out',
  endeavour: 'try',
  facilitate: 'help',
  frequently: 'often',
  furthermore: 'also',
  implement: 'carry out',
  individuals: 'people',
  initiate: 'start',
  modification: 'change',
  necessary: 'needed',
  nevertheless: 'still',
  numerous: 'many',
  objective: 'aim',
  obtain: 'get',
  opportunity: 'chance',
  participate: 'take part',
  previously: 'before',
  purchase: 'buy',
  regarding: 'about',
  require: 'need',
  requirement: 'need',
  requirements: 'needs',
  subsequently: 'later',
  sufficient: 'enough',
  terminate: 'end',
  therefore: 'so',
  utilise: 'use',
  utilize: 'use',
  utilization: 'use',
}
const wordy: [pattern: RegExp, plain: string][] = [
  [/in order to/i, 'to'],
  [/due to the fact that/i, 'because'],
  [/prior to/i, 'before'],
  [/subsequent to/i, 'after'],
  [/with regard to/i, 'about'],
  [/in the event that/i, 'if'],
  [/at this point in time/i, 'now'],
  [/a (?:large|significant) number of/i, 'many'],
  [/for the purpose of/i, 'to'],
  [/in accordance with/i, 'under'],
]

/** Where a reader would welcome a full stop: before a joining word, nearest to the middle. */
const JOINT: Bilingual<RegExp> = {
  en: /[,;:–—]\s+(?:and|but|so|or|which|while|because|although|whereas|who|where|as|when|since)\b|;\s|\s(?:because|although|whereas|which)\s|,\s/gi,
  ar: /[،؛]\s|\s(?=(?:حيث|مما|كما|بينما|لذلك|لأن|إذ|التي|الذي|الذين|ولكن|لكن|وذلك|وقد|وهو|وهي|وكان|ثم)\s)/g,
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
}

export function adviceFor(hard: HardSentence, language: Language): Advice {
  const isLong = hard.words > LONG_SENTENCE[language]
  const written =
    language === 'en' ? wordsOf(hard.sentence, 'en').map((word) => word.toLowerCase()) : []
  const phrases =
    language === 'en'
      ? wordy.flatMap(([pattern, to]) => swap(pattern.exec(hard.sentence)?.[0], to))
      : []
  const swaps = [
    ...phrases,
    ...[...new Set(written)].flatMap((word) => swap(plainer[word] && word, plainer[word] ?? '')),
  ]
  return {
    isLong,
    splitAfter: isLong ? splitPoint(hard.sentence, language) : undefined,
    swaps,
    emptyVerb: language === 'ar' ? EMPTY_VERB.exec(hard.sentence)?.[0] : undefined,
    longWords: hard.longWords.filter((word) => !plainer[word.toLowerCase()]).slice(0, 5),
  }
}

export function phrase(
  { isLong, splitAfter, swaps, emptyVerb, longWords }: Advice,
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
      en: `Long words to replace or explain: ${longWords.join(', ')}.`,
      ar: `كلمات طويلة تُبسّط أو تُشرح: ${longWords.join('، ')}.`,
    })
  return advised
}

const EMPTY_VERB =
  /(?<!\p{L})(?:(?:قام|قامت|قاموا|يقوم|تقوم|يقومون)(?: \p{L}+){0,3}? ب\p{L}+|(?:تم|يتم) \p{L}+)/u
const swap = (from: string | undefined, to: string) =>
  from ? [{ from: from.toLowerCase(), to }] : []

/** The last words before the joint nearest to the middle, if both halves can stand. */
function splitPoint(sentence: string, language: Language): string | undefined {
  const places = Array.from(sentence.matchAll(JOINT[language]), ({ index }) => index).filter(
    (index) => Math.min(index, sentence.length - index) > sentence.length / 5,
  )
  const middle = sentence.length / 2
  const at = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return at === undefined ? undefined : sentence.slice(0, at).split(/\s+/).slice(-4).join(' ')
}
