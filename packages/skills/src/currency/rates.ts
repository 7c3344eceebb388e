import type { FoundNumber } from '../reading/numbers.ts'
import type { Span } from '../reading/words.ts'
import { type CurrencyCode, type CurrencyMention, currencies } from './currency-names.ts'

// What a message says one currency is worth in another.

export interface Rate {
  base: CurrencyCode
  quote: CurrencyCode
  /** How many of the quote one of the base is. */
  value: number
}

/** A currency with the number that is written beside it. */
export type Priced = CurrencyMention & { value?: number; numberStart?: number; numberEnd?: number }

const EQUALS =
  /^\s*(?:ال?واحده? )?(?:=|is|equals|are|buys|gets(?: you)?|:|يساوي|تساوي|يعادل|بـ?|علي)\s*$/
const PER =
  /^\s*(?:per|for (?:one|1|a|every|each)|(?:to|on) (?:the|one|1|a)|a|لكل|مقابل كل|لل?)\s*(?:(?:1|one|a)\s*)?$/
/** "The shop gives 11.95 dirhams for one": of what stands before. */
const FOR_ONE =
  /^\s*(?:for (?:one|each|1|every one)|each|apiece|per one|a piece|لكل واحد|للواحد|عن كل واحد|ال?واحد)(?![\p{L}\d])(?! (?:month|day|week|year|شهر))/u
const ONE_AT =
  /(?:(?<!\p{L})(?:لل|ال)?واحده? (?:ب|على|علي|عند|بسعر)?|(?:each|one|every one) (?:at|for)) ?$/u
const LONGEST_ONE = 16
/** Not "4.3 dirhams for one euro", which names what it is for. */
function isForOne(price: Priced, next: Priced | undefined, folded: string): boolean {
  const { start, numberStart = start, end, numberEnd = end } = price
  const from = Math.min(start, numberStart)
  const to = Math.max(end, numberEnd)
  const one = FOR_ONE.exec(folded.slice(to))?.[0].length
  return (
    (one !== undefined && (!next || folded.slice(to + one, next.start).trim() !== '')) ||
    ONE_AT.test(folded.slice(Math.max(0, from - LONGEST_ONE), from))
  )
}

/** What stands before a rate whose currencies are not named with it. */
export const BARE_RATE =
  /(?:\bat|@|\brate(?: of| is| =|:)?(?: \p{L}{1,20})?|\busing|(?:علي |ب)سعر(?: صرف)?|(?:ب)?سعر الصرف(?: هو)?|(?<!\p{L})و?السعر(?: هو)?|بمعدل)\s{0,3}[:=]?\s{0,3}$/u

/** "1 EUR = 4.25 AED", "4.25 AED per EUR". */
export function rateBetween(
  priced: readonly Priced[],
  folded: string,
): { rate: Rate; used: Priced[] } | undefined {
  const given = { priced, folded }
  for (const [place, first] of priced.entries()) {
    const second = priced[place + 1]
    if (!first.code || !second?.code || first.code === second.code) continue
    const between = folded.slice(
      first.numberStart === undefined || first.numberStart === first.start
        ? endOf(first, folded)
        : first.end,
      second.numberStart ?? second.start,
    )
    if (isOfThing(first, second, given))
      return {
        rate: { base: first.code, quote: second.code, value: second.value as number },
        used: [first, second],
      }
    const isAsked = /(?:how (?:many|much)|كم)\s*$/.test(folded.slice(0, first.start))
    const isOne =
      first.value === 1 ||
      (first.value === undefined && /^\s*(?:=|ال?واحده?|ب(?!\p{L}))/u.test(between))
    if (!isAsked && isOne && second.value !== undefined && EQUALS.test(between))
      return {
        rate: { base: first.code, quote: second.code, value: second.value },
        used: [first, second],
      }
    if (
      first.value !== undefined &&
      (second.value === undefined || second.value === 1) &&
      (PER.test(folded.slice(first.end, second.start)) || isForTheOne(first, second, given))
    )
      return {
        rate: { base: second.code, quote: first.code, value: first.value },
        used: [first, second],
      }
    const isAmount = first.value !== undefined && first.value !== 1
    if (isAmount && second.value !== undefined && isForOne(second, priced[place + 2], folded))
      return {
        rate: { base: first.code, quote: second.code, value: second.value },
        used: [second],
      }
  }
  return undefined
}

const FOR_THE = /^لل/
/** «4.02 درهم لليورو، والفندق 2300 يورو»: beside an amount of what it is for, which by itself would be what to turn it into. */
function isForTheOne(
  first: Priced,
  second: Priced,
  { priced, folded }: { priced: readonly Priced[]; folded: string },
): boolean {
  const isFor = ({ start }: Priced, end: number) =>
    FOR_THE.test(folded.slice(start)) && folded.slice(end, start).trim() === ''
  const isOwnAmount = (other: Priced, place: number) => {
    const next = priced[place + 1]
    const isTurned = next !== undefined && isFor(next, other.end)
    return other.code === second.code && other.value !== undefined && !isTurned
  }
  const isCalledRate = BARE_RATE.test(folded.slice(0, first.numberStart ?? first.start))
  return isFor(second, first.end) && (isCalledRate || priced.some(isOwnAmount))
}

/** Where somebody changes money: "at the exchange", «عند الصراف»; or when. */
const WHERE =
  /^\s*(?:(?:today|now|currently|اليوم|الحين|حاليا)\s)?(?:(?:at|with|from|in|عند|في|لدي|من)\s(?:the |my |our |his |her |a )?\p{L}{2,12}(?: (?:house|office|shop|bank|desk|centre|center|here|today))?\s)?/iu
const COSTS =
  /^(?:=|is|are|stands at|(?:goes|went|moves|rises|drops|falls) (?:up |down )?to|rises to|falls to|drops to|reaches|hits|becomes|costs|at|يساوي|بـ?|علي|وصل|صار)?\s*$/u
const ONE_OF_IT = /^(?:و?[بل]?ال|لل)\p{L}/u

/** "The dirham at the exchange is 13.05 pounds", «والدرهم عند الصراف بـ 13.05 جنيه», beside an amount that is to be converted. */
function isOfThing(
  first: Priced,
  second: Priced,
  { priced, folded }: { priced: readonly Priced[]; folded: string },
): boolean {
  const named = folded.slice(first.start, first.end)
  const isOne = ONE_OF_IT.test(named) || /\b(?:the|one|a) $/.test(folded.slice(0, first.start))
  if (!isOne || /s$/.test(named) || first.value !== undefined || second.value === undefined)
    return false
  const isAmount = priced.some((one) => one !== second && one.value !== undefined)
  const between = folded.slice(first.end, second.numberStart ?? second.start)
  const where = WHERE.exec(`${between} `)?.[0].trimEnd() ?? ''
  const costs = between.slice(where.length).trim()
  // «والدولار 3.6725 درهم» needs no verb.
  const isSaid = costs !== '' || where !== '' || ONE_OF_IT.test(named)
  return isAmount && isSaid && COSTS.test(costs)
}

/** "If the euro is 4.30": of what one is worth, without the currency that it is worth it in. */
export const isWorth = (number: Span, named: readonly Priced[], folded: string): boolean =>
  named.some(
    ({ start, end, value }) =>
      value === undefined &&
      end <= number.start &&
      /\b(?:the|if|when|once) $/.test(folded.slice(0, start)) &&
      /^\s(?:is|=|stands at|goes (?:up |down )?to)\s$/.test(folded.slice(end, number.start)),
  )

/** «ألف يورو بكم درهم إذا اليورو 4.25»: behind its name with the article, beside another place that speaks of it, what one is worth. */
export const isWorthOfOne = (
  { code, start, end, numberStart, value }: Priced,
  named: readonly Priced[],
  folded: string,
): boolean =>
  value !== undefined &&
  numberStart === start &&
  /^و?ال/.test(folded.slice(start, end)) &&
  named.some((other) => other.code === code && other.start < start)

/** Where a currency ends with the number written after it. */
function endOf(mention: Priced, folded: string): number {
  if (mention.value === undefined || mention.numberStart !== mention.start) return mention.end
  return mention.end + (/^[ \u00a0:]{0,2}[\d.,]+/.exec(folded.slice(mention.end))?.[0].length ?? 0)
}

/** A bare "at 4.25" is one of the bigger unit in the smaller, when their size leaves no doubt. */
export function rateOf(
  value: number | undefined,
  from: CurrencyCode | undefined,
  to: CurrencyCode | undefined,
): { rate?: Rate; unclearRate?: number } {
  if (value === undefined || !from || !to) return {}
  const difference = currencies[from].magnitude - currencies[to].magnitude
  if (difference === 0) return { unclearRate: value }
  const [big, small] = difference > 0 ? [from, to] : [to, from]
  return {
    rate: value >= 1 ? { base: big, quote: small, value } : { base: small, quote: big, value },
  }
}

/** Two offers of one rate are hardly further apart. */
const FARTHEST_OFFER = 0.2
const LONGEST_OFFERER = 24

/** "Shop A gives 15.62, shop B 15.71": further numbers of the size of a rate, each behind the one before it in the same sentence, or supposed anywhere behind: "what if it was 4.10?" */
export function otherRates(
  first: Span & { value: number },
  loose: readonly FoundNumber[],
  folded: string,
  isSupposed: (number: Span) => boolean,
): FoundNumber[] {
  const found: FoundNumber[] = []
  let { end } = first
  for (const number of loose) {
    const between = folded.slice(end, number.start)
    const isBeside = between.length <= LONGEST_OFFERER && !/[.!?؟;\n\d]/.test(between)
    const isOffer =
      number.start >= end &&
      (isBeside || isSupposed(number)) &&
      Math.abs(number.value / first.value - 1) <= FARTHEST_OFFER
    if (!isOffer) continue
    found.push(number)
    end = number.end
  }
  return found
}
