import type { Bilingual, Language } from '@wakeel/contract'
import { tagWords } from '../reading/english.ts'
import { wordsOf } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { isArabicVerb } from '../sentences/arabic-verbs.ts'

/** Where a reader would welcome a full stop: before a joining word, nearest to the middle. */
const JOINT: Bilingual<RegExp> = {
  en: /[,;:–—]\s+(?:and|but|so|or)\b|;\s/gi,
  ar: /[،؛]\s|\s(?=(?:حيث|مما|كما|بينما|لذلك|لأن|إذ|ولكن|لكن|وذلك|وقد|وهو|وهي|وكان|ثم)\s)/g,
}
/** A comma alone parts sentences where somebody or something begins another one. */
const COMMA =
  /,\s(?=(?:the|this|these|those|we|you|they|it|he|she|i|there|please|all|each|every|no)\s)/gi
/** Without its first word the second half stands by itself: "…, because the old hall is cold", "…, which will send it". */
const DROPPED_JOINT = /,\s+(?:which|while|because|although|whereas|who|as|since)\b|\sbecause\s/gi
/** Where no mark and no such word helps: where a further thing is said of somebody. */
const LOOSE_JOINT: Bilingual<RegExp> = {
  en: /(?<!\b(?:any|do|does|did|doing))\s(?:and|but|or|so)\s(?=(?:must|shall|should|may|can|will|would|is|are|was|were|has|have|had|do|does|did|that|they|it|he|she|we|you|i|then|after|later|the|their|this|these|all|any)\s)/gi,
  ar: /\s(?=و(?:[يت]\p{L}{2,12}|س[يتن]\p{L}{2,12}|ن(?:رجو|أمل|طلب|ود|تمنى|حن|ؤكد|عتذر|شكر\p{L}{0,3})|لا|لم|لن|قد|سوف|[أإ]ن(?:ه|ها|هم|نا)?|ذلك|عندما|في حال[ةه]?|على (?:جميع|كل|من|ال\p{L}{2,8}[يو]ن))\s|(?:قبل أن|بعد أن|إذا|عندما|لكي|بشرط|شريطة|في حال)\s)/gu,
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
/** «ويتم تسليم الطلب», not «وتشجيع المستثمرين». */
const isVerbJoined = (behind: string): boolean => {
  const [first] = words(behind.slice(0, LONGEST_WORD))
  return first === undefined || !/^و[يت]/.test(first.word) || isArabicVerb(first)
}
const LONGEST_WORD = 20
/** A sentence of more words is better parted. */
export const LONG_SENTENCE = { en: 20, ar: 18 } as const

/** The last words of the first half, where a sentence can be split in two that stand. */
export const splitPoint = (sentence: string, language: Language): string | undefined =>
  endOfHalf(sentence, JOINT[language], language) ??
  (language === 'en' ? endOfHalf(sentence, COMMA, language) : undefined) ??
  endOfHalf(sentence, LOOSE_JOINT[language], language, isVerbJoined) ??
  (language === 'en' ? endOfHalf(sentence, VERB_JOINT, language, isVerbBehind) : undefined) ??
  (language === 'en' ? endOfHalf(sentence, DROPPED_JOINT, language) : undefined)

/** Where nothing that stands by itself begins, what only adds to the rest can still be told in a sentence of its own. */
const ADDED: Bilingual<RegExp> = {
  en: /,?\s(?=(?:which|who|failing which|in order to|so that|unless|provided|if|when|until|before|after|during|due to|through|including|without|from)\s)/gi,
  ar: /[،]?\s(?=(?:و?(?:الذي|التي|الذين|(?:ال)?ناتجة?|(?:ال)?ناجمة?|(?:ال)?مترتبة?|(?:ال)?متعلقة?|المنصوص)|ما لم|إلا إذا|بسبب|نظرا|نظرًا|تفاديا|حرصا|من خلال|عن طريق|قبل|بعد|خلال|أثناء|بهدف|من أجل|دون|وفقا|وفقًا|عبر|من الساعة)\s)/gu,
}
export interface LooseSplit {
  after: string
  /** What the second sentence is made of. */
  from: string
}
export function looseSplit(sentence: string, language: Language): LooseSplit | undefined {
  const after = endOfHalf(sentence, ADDED[language], language, undefined, false)
  if (after === undefined) return undefined
  const rest = sentence.slice(sentence.indexOf(after) + after.length).replace(/^[,،]?\s/, '')
  return { after, from: rest.split(/\s+/).slice(0, 3).join(' ') }
}

/** All places at which a sentence is to be parted until no part is too long, in their order. */
export function splitPoints(sentence: string, language: Language, depth = 0): string[] {
  if (depth > DEEPEST || wordsOf(sentence, language).length <= LONG_SENTENCE[language]) return []
  const point =
    splitPoint(sentence, language) ??
    (depth === 0 ? looseSplit(sentence, language)?.after : undefined)
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
  isBothHalves = true,
): string | undefined {
  const middle = sentence.length / 2
  const places = Array.from(sentence.matchAll(joint), ({ index }) => index)
    .filter((index) => Math.min(index, sentence.length - index) > sentence.length / 5)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .slice(0, MOST_JOINTS)
    .filter((index) => suits(sentence.slice(index, index + FAR)))
  const at = places.find(
    (index) =>
      !isOpening(sentence.slice(0, index), sentence.slice(index), language) &&
      says(sentence.slice(Math.max(0, index - FAR), index), language) &&
      (!isBothHalves || says(sentence.slice(index, index + FAR), language)),
  )
  return at === undefined ? undefined : sentence.slice(0, at).split(/\s+/).slice(-4).join(' ')
}
/** What says only when, why or on what condition the rest holds. */
const OPENING: Bilingual<RegExp> = {
  en: /^\W{0,3}(?:(?:prior|subsequent|owing|due|pursuant|according) to|(?:in order )?to (?!whom)|because of|in (?:the event|case|order|accordance)|before|after|if|when(?:ever)?|while|where|until|once|as|since|although|unless|because|despite|during|upon|following|without|instead of|by \w{2,15}ing)\b/iu,
  ar: /^\P{L}{0,3}(?:بعد|قبل|عند|عندما|خلال|أثناء|نظرا|نظرًا|بسبب|إذا|اذا|لما|من أجل|بهدف|بناء على|بناءً على|وفقا|وفقًا|في حال|رغم|على الرغم)(?!\p{L})/u,
}

/** "Prior to starting the generator | , the technician shall …": the half before the joint is no more than an opening. */
function isOpening(half: string, rest: string, language: Language): boolean {
  if (!OPENING[language].test(half)) return false
  const comma = half.search(/[,،]/)
  if (language === 'ar')
    return !words(half.slice(comma + 1)).some(isArabicVerb) || (comma < 0 && /^[،,]/.test(rest))
  return comma < 0 ? rest.includes(',') : !says(half.slice(comma + 1), language)
}
const MOST_JOINTS = 6
/** So many characters of a half are looked at. */
const FAR = 300

/** A half without a verb is a fragment; Arabic may say something without one. */
const says = (half: string, language: Language): boolean =>
  language === 'ar' ||
  tagWords(half).has('(#Modal|#Copula|#PresentTense|#PastTense|#Infinitive|#Auxiliary)')
