import type { Answer } from './answer.ts'
import { periodsInDays, type Quote, type Said, says, understand } from './clause-kind.ts'

/** "Is it mutual?", "do both sides have the same right?", «هل هو متساوٍ بين الطرفين؟» */
const EQUAL =
  /\b(?:mutual|equal(?:ly)?|the same (?:for|right|way|notice|terms?)|same right|both (?:sides|parties|ways|of us)|either (?:side|party)|(?:work|cut|go)s? both ways)\b|متساو|متبادل|متكاف|نفس الحق|(?:بين|على|ل)ل?ا?لطرفين|للطرفين|(?<!\p{L})(?:لكلا|لكلي)(?!\p{L})|كلا الطرفين|الطرفان/iu
const ONE_SIDED =
  /\bone[- ]sided\b|\b(?:only|just) (?:good )?for (?:them|him|her|the (?:company|landlord|owner|other side))\b|\bin (?:their|his|her) favou?r\b|\bonly (?:one|the other) (?:side|party)\b|طرف واحد|(?<!\p{L})(?:لصالح|لمصلحت?)(?:هم|ه|ها) (?:بس|فقط|وحدهم)|(?:متحيز|منحاز)/iu

const partsOfText = (text: string): string[] =>
  text.split(/[;؛]|\.\s|,? (?:but|while|whereas)(?= )|[،,]? (?=أما |اما |بينما |لكن )/u)

const NOTICE_PERIOD =
  /\bnotice period\b|\bperiod of notice\b|^\W{0,3}notice(?: of|:)? [^\s.,;]{1,12}(?: \(\d{1,3}\))? (?:\w{1,10} )?(?:days?|weeks?|months?)\W{0,3}$|^(?:ال)?(?:[إا]شعار|[إا]خطار|[إا]نذار)\s?[:：]? ?[^\s.،]{1,12}(?: (?:يوم|شهر|[أا]سبوع|[أا]شهر|[أا]يام)\p{L}{0,2}\p{M}?)?\W{0,3}$|(?:مهلة|فترة|مدة) (?:ال)?(?:[إا]شعار|[إا]خطار|[إا]نذار)/iu

/** "Ninety days' notice before leaving", "asked to leave on 14 days' notice" */
const NOTICE_TO_LEAVE =
  /\bnotice\b[^.;]{0,20}\b(?:withdraw(?:al|ing)?|resign(?:ation|ing)?|leav(?:e|ing)|mov(?:e|ing) out|vacat(?:e|ing))\b|\b(?:leave|move out|vacate)\b[^.;]{0,20}\bnotice\b|(?:[إا]شعار|[إا]خطار|[إا]نذار|تبليغ)[^.؛]{0,40}(?:ال)?(?:مغادرة|خروج|[إا]خلاء)(?!\p{L})|(?<!\p{L})(?:ال)?(?:مغادرة|خروج|[إا]خلاء) [^.؛]{0,20}ب?(?:[إا]شعار|[إا]خطار|[إا]نذار)/iu

/** "The Company on 7 days' notice. The Consultant on 90": each may end it, but not alike. */
export function hasUnlikeNotice({ text }: Said): boolean {
  const times = partsOfText(text).flatMap((part) => {
    const periods = periodsInDays(part)
    const isOfNotice = NOTICE_PERIOD.test(part)
    return isOfNotice ||
      NOTICE_TO_LEAVE.test(part) ||
      says(['end', 'may', 'party'])(understand(part))
      ? isOfNotice
        ? periods
        : noticesInDays(part)
      : []
  })
  return new Set(times).size > 1
}

const NOTICE = /\bnotice\b|(?:[إا]شعار|[إا]خطار|[إا]نذار)/giu
const NEAR = 40
/** The clause around a word, up to the next mark. */
const before = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - NEAR), at)
    .split(/[.,;]/)
    .at(-1) ?? ''
const after = (text: string, at: number): string =>
  text.slice(at, at + NEAR).split(/[.,;،؛]/)[0] ?? ''

/** How long the notice is, and nothing else that has a length: "may cancel after 12 months with 30 days' notice". */
export const noticesInDays = (text: string): number[] =>
  Array.from(text.matchAll(NOTICE), ({ 0: word, index }) => {
    const behind = periodsInDays(after(text, index))[0]
    return /notice/i.test(word) ? (periodsInDays(before(text, index)).at(-1) ?? behind) : behind
  }).filter((days) => days !== undefined)

export const tellsNoticePeriod = ({ text }: Said): boolean =>
  (NOTICE_PERIOD.test(text) || NOTICE_TO_LEAVE.test(text)) && periodsInDays(text).length > 0

/** Said of both at once, or of each with the same time. */
export function areSidesEqual(quotes: readonly Quote[]): boolean {
  const parts = quotes.flatMap(({ text }) => partsOfText(text))
  const rights = parts.filter((part) => {
    const { concepts } = understand(part)
    return concepts.has('party') || concepts.has('both')
  })
  if (rights.some((part) => understand(part).concepts.has('both'))) return rights.length === 1
  const [first, ...others] = rights.map((part) => periodsInDays(part).join(' '))
  return others.length > 0 && others.every((periods) => periods === first)
}

/** What is asked of the sides: whether they stand alike, or whether one is favoured. */
export const equalityAsked = (text: string): Answer['equality'] =>
  ONE_SIDED.test(text) ? 'one-sided' : EQUAL.test(text) ? 'equal' : undefined
