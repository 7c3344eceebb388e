import { latinDigits } from '../reading/arabic.ts'
import { words } from '../reading/words.ts'
import { type Concept, concepts } from './line-words.ts'
import { cuts } from './score.ts'

/** What is asked of lines before anything else: whether they are short enough, or hold distrusted words. */
export type LineQuestion =
  | { kind: 'length'; limit?: number; asksTooLong: boolean }
  | { kind: 'spam' }
  | { kind: 'longest'; isShortest: boolean }
  | { kind: 'worst' }

/** Where a line is cut, by what it is read on. */
const placeOfCut = [
  [
    cuts.phone,
    /\b(?:phones?|mobiles?|iphone|android|notification)\b|جوال|موبايل|هاتف|تليفون|تلفون|ايفون|آيفون/iu,
  ],
  [cuts.search, /\b(?:google|search)\b|[جقغ]و[جقغ]ل|البحث/iu],
  [cuts.desktop, /\b(?:desktop|laptop|outlook|computer|gmail)\b|كمبيوتر|حاسوب|لابتوب/iu],
] as const

const OK_FOR =
  /\b(?:is|are|will|does)\b[^.?!]*\b(?:ok|okay|fine|good|right|works?)\s(?:for|on|in)\b|(?<!\p{L})(?:مناسب|يناسب|يصلح|زين|تمام|كويس)[ةه]?\s(?:لل|ل|في|على|حق)/iu
const SHOWS =
  /\b(?:how much|what|how)\b[^.?!]{0,30}\b(?:shows?|shown|seen?|displays?)\b|(?<!\p{L})(?:كم|[قا]د[ّ]?ي?ش|شقد|شو|وش|[إا]يش|كيف|[إا]يه)\s(?:\p{L}{1,9}\s)?[يتب]{1,2}(?:بين|بان|ظهر|طلع|نشاف)/iu
const UNDER =
  /\b(?:under|within|below|less than|fewer than|at most|no more than|up to)\b|[أا]قل من|تحت|ضمن|لا [يت]تجاوز|لا [يت]زيد/iu

const OVER =
  /\b(?:over|more than|exceeds?|above|pass(?:es)?|beyond)\b|[أا]كثر من|فوق|[يت]تجاوز|[يت]زيد/iu

/** "Does it get cut on the phone?" */
export const asksWhereCut = (sentence: string): boolean =>
  concepts(words(sentence)).some(({ concept }) => concept === 'cut' || concept === 'fits')

const WORST =
  /\b(?:worst|weakest|lowest)\b|(?<!\p{L})و?(?:ال)?(?:[أا]سو[أا]ء?|[أا]ضعف)(?:هم|ها)?(?!\p{L})/iu

/** "Is the word urgent a problem?", «كلمة مجانا وحشة هنا؟» */
const isOfWord = (request: string): boolean =>
  /(?:\bwords?|(?<!\p{L})كلم[ةه])\s\S{2,30}\s(?:\S{1,12}\s){0,2}(?:bad|problem|ok|okay|fine|risky|wrong|hurt|وحش[ةه]?|سيئ[ةه]|مشكل[ةه]|غلط|عادي[ةه]?|تضر|بتضر)(?!\p{L})/iu.test(
    request,
  )

const WHICH = /\bwhich\b|(?<!\p{L})(?:[أا]ي|[أا]يهم|[أا]يهما|مين|من منهم)(?!\p{L})/iu

/** What of the lines is asked with yes or no. */
export function questionIn(request: string): LineQuestion | undefined {
  const all = words(request)
  const hits = concepts(all)
  const limit = /(?<![\d٠-٩])(\d{2,3}|[٠-٩]{2,3})(?![\d٠-٩])/.exec(request)?.[1]
  const has = (concept: Concept) => hits.some((hit) => hit.concept === concept)
  if (has('spam') || isOfWord(request)) return { kind: 'spam' }
  if (WORST.test(request)) return { kind: 'worst' }
  const place = placeOfCut.find(([, names]) => names.test(request))
  // "Is it ok for a phone inbox? How much is left before it gets cut?"
  if (place && OK_FOR.test(request)) return { kind: 'length', asksTooLong: false, limit: place[0] }
  // "What does the phone show?"
  if (place && SHOWS.test(request)) return { kind: 'length', asksTooLong: false, limit: place[0] }
  if (has('cut'))
    return {
      kind: 'length',
      asksTooLong: !/كامل/.test(request) && !has('fits'),
      ...(place && { limit: place[0] }),
    }
  // "Tell me if it's under 45 characters"
  if (limit && has('character') && UNDER.test(request))
    return { kind: 'length', limit: Number(latinDigits(limit)), asksTooLong: false }
  // "Does it pass 40 characters?"
  if (limit && has('character') && OVER.test(request))
    return { kind: 'length', limit: Number(latinDigits(limit)), asksTooLong: true }
  // "Which is longer?" compares the lines; "longer than 50 characters" asks for a limit.
  if (has('longer') && !limit && !has('fits') && WHICH.test(request))
    return { kind: 'longest', isShortest: /\bshort|[أا]قصر/iu.test(request) }
  if (!has('long') && !has('fits') && !(has('longer') && limit)) return undefined
  return {
    kind: 'length',
    ...(limit && has('character')
      ? { limit: Number(latinDigits(limit)) }
      : place && { limit: place[0] }),
    asksTooLong: !has('fits') && !isShorter(request),
  }
}

/** "Is it shorter than 50 characters?" is answered yes where it fits. */
const isShorter = (request: string): boolean =>
  /\bshorter\b|(?<!\p{L})[أا]قصر(?!\p{L})/iu.test(request) &&
  !/\blong(?:er)?\b|(?<!\p{L})[أا]طول|طويل/iu.test(request)
