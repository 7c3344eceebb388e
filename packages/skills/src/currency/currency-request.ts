import { fold } from '../reading/arabic.ts'
import { type FoundNumber, numbers } from '../reading/numbers.ts'
import { opening } from '../reading/opening.ts'
import type { Missing } from '../skill.ts'
import {
  type CurrencyCode,
  type CurrencyMention,
  currencies,
  currencyMentions,
} from './currency-names.ts'

export interface Rate {
  base: CurrencyCode
  quote: CurrencyCode
  /** How many of the quote one of the base is. */
  value: number
}

export interface CurrencyRequest {
  amount?: number
  from?: CurrencyCode
  targets: CurrencyCode[]
  /** More than one amount was named, "500 درهم و 200 ريال". */
  isSeveral: boolean
  rate?: Rate
  /** A rate without its currencies that could be meant either way round. */
  unclearRate?: number
  unclearName?: Missing
  mentions: number
}

/** Beyond this a text only speaks of currencies. */
const MAX_TARGETS = 5

type Priced = CurrencyMention & { value?: number; numberStart?: number }

const ASKED_FOR = /(?:\b(?:to|into|in)|(?:الي))\s*$/
const EQUALS = /^\s*(?:=|is|equals|are|buys|gets(?: you)?|:|يساوي|تساوي|يعادل|ب)\s*$/
const PER = /^\s*(?:per|for (?:one|1|a)|to (?:the|one|1|a)|لكل|مقابل كل|لل?)\s*(?:(?:1|one|a)\s*)?$/
const BARE_RATE =
  /(?:\bat|@|\brate(?: of| is| =|:)?(?: \p{L}+)?|\busing|بسعر(?: صرف)?|(?:ب)?سعر الصرف(?: هو)?|بمعدل)\s*[:=]?\s*$/u

/** The amount, the currencies and the rate in a text; whatever it does not say stays out. */
export function currencyRequestIn(text: string): CurrencyRequest {
  const { text: folded } = fold(opening(text))
  const found = currencyMentions(folded)
  const figures = numbers(folded).map((number) => inMillions(number, folded))
  const claimed = new Set<FoundNumber>()
  const priced: Priced[] = found.map((mention) => {
    const before = figures.find(
      ({ end }) =>
        end <= mention.start && /^[ \u00a0-]{0,2}$/.test(folded.slice(end, mention.start)),
    )
    const after = figures.find(
      ({ start }) =>
        start >= mention.end && /^[ \u00a0:]{0,2}$/.test(folded.slice(mention.end, start)),
    )
    const number =
      before && !claimed.has(before)
        ? before
        : after && !claimed.has(after) && isOwn(after, mention, found, folded)
          ? after
          : undefined
    if (!number) return mention
    claimed.add(number)
    return { ...mention, value: number.value, numberStart: Math.min(number.start, mention.start) }
  })
  const rate = rateBetween(priced, folded)
  const rest = priced.filter((mention) => !rate?.used.includes(mention))
  const loose = figures.filter((number) => !claimed.has(number) && !number.weak)
  const bareRate = rate
    ? undefined
    : loose.find(({ start }) => BARE_RATE.test(folded.slice(0, start)))
  const atRate =
    rate || bareRate
      ? undefined
      : rest.find(
          ({ numberStart }, place) =>
            place > 0 && numberStart !== undefined && BARE_RATE.test(folded.slice(0, numberStart)),
        )

  const amounts = rest.filter((mention) => mention.value !== undefined && mention !== atRate)
  const source = amounts[0]
  const looseAmount = source ? undefined : loose.find((number) => number !== bareRate)
  const named = rest.filter((mention) => mention !== source && mention !== atRate)
  const from = source ?? fromWord(named, folded) ?? named[0] ?? rate?.used[0]
  const targets = unique(
    [...named.filter((mention) => mention !== from), ...(atRate ? [atRate] : [])].flatMap(
      ({ code }) => (code && code !== from?.code ? [code] : []),
    ),
  )
  const unclear = rest.find(({ ambiguous }) => ambiguous)?.ambiguous
  const impliedTargets =
    targets.length === 0 && rate && from?.code
      ? [rate.rate.base, rate.rate.quote].filter((code) => code !== from.code)
      : targets
  return {
    amount: source?.value ?? looseAmount?.value,
    from: from?.code,
    targets: impliedTargets.length > MAX_TARGETS ? [] : impliedTargets,
    isSeveral: amounts.length > 1 && amounts.some(({ code }) => code !== source?.code),
    mentions: found.length,
    ...(rate && { rate: rate.rate }),
    ...(unclear && { unclearName: unclear }),
    ...rateOf(bareRate?.value ?? atRate?.value, from?.code, impliedTargets[0]),
  }
}

/** Beside a currency "1.2m" is millions. */
function inMillions(number: FoundNumber, folded: string): FoundNumber {
  const million = /^ ?m(?!\p{L})/u.exec(folded.slice(number.end, number.end + 3))
  return million
    ? {
        ...number,
        value: Number((number.value * 1e6).toPrecision(12)),
        end: number.end + million[0].length,
      }
    : number
}

const unique = (codes: readonly CurrencyCode[]): CurrencyCode[] => [...new Set(codes)]

/** "usd 100 aed": a number between two currencies belongs to the first. */
function isOwn(
  number: FoundNumber,
  mention: CurrencyMention,
  all: readonly CurrencyMention[],
  folded: string,
): boolean {
  // "dirhams to riyals 500": a number at the end is of the first.
  if (
    all.indexOf(mention) > 0 &&
    ASKED_FOR.test(folded.slice(0, mention.start)) &&
    /^\s*(?:please|pls)?[?.؟!]*$/.test(folded.slice(number.end))
  )
    return false
  const next = all.find(
    ({ start }) => start >= number.end && /^[ \u00a0]{0,2}$/.test(folded.slice(number.end, start)),
  )
  return !next || all.indexOf(mention) === 0 || all.indexOf(next) < all.indexOf(mention)
}

/** "1 EUR = 4.25 AED", "4.25 AED per EUR". */
function rateBetween(
  priced: readonly Priced[],
  folded: string,
): { rate: Rate; used: Priced[] } | undefined {
  for (const [place, first] of priced.entries()) {
    const second = priced[place + 1]
    if (!first.code || !second?.code || first.code === second.code) continue
    const between = folded.slice(
      first.numberStart === undefined || first.numberStart === first.start
        ? endOf(first, folded)
        : first.end,
      second.numberStart ?? second.start,
    )
    const isAsked = /(?:how (?:many|much)|كم)\s*$/.test(folded.slice(0, first.start))
    const isOne = first.value === 1 || (first.value === undefined && between.trim() === '=')
    if (!isAsked && isOne && second.value !== undefined && EQUALS.test(between))
      return {
        rate: { base: first.code, quote: second.code, value: second.value },
        used: [first, second],
      }
    if (
      first.value !== undefined &&
      (second.value === undefined || second.value === 1) &&
      PER.test(between)
    )
      return {
        rate: { base: second.code, quote: first.code, value: first.value },
        used: [first, second],
      }
  }
  return undefined
}

/** Where a currency ends with the number written after it. */
function endOf(mention: Priced, folded: string): number {
  if (mention.value === undefined || mention.numberStart !== mention.start) return mention.end
  return mention.end + (/^[ \u00a0:]{0,2}[\d.,]+/.exec(folded.slice(mention.end))?.[0].length ?? 0)
}

function fromWord(
  mentions: readonly CurrencyMention[],
  folded: string,
): CurrencyMention | undefined {
  const said = mentions.find(({ start }) =>
    /(?:\bfrom|(?<!\p{L})من)\s*$/u.test(folded.slice(0, start)),
  )
  if (said) return said
  // "how many dirhams is a dollar" asks for the first one named.
  const [first, second] = mentions
  // In "كم الدرهم بالريال" the first one, with its article, is what is priced.
  if (
    first &&
    second &&
    folded.startsWith('ال', first.start) &&
    folded.startsWith('ب', second.start)
  )
    return first
  const asksHowMany =
    mentions.length === 2 &&
    /(?:how (?:many|much)|(?<!\p{L})كم)\s*$/u.test(folded.slice(0, mentions[0]?.start ?? 0))
  return asksHowMany ? mentions[1] : undefined
}

/** A bare "at 4.25" is one of the bigger unit in the smaller, when their size leaves no doubt. */
function rateOf(
  value: number | undefined,
  from: CurrencyCode | undefined,
  to: CurrencyCode | undefined,
): Pick<CurrencyRequest, 'rate' | 'unclearRate'> {
  if (value === undefined || !from || !to) return {}
  const difference = currencies[from].magnitude - currencies[to].magnitude
  if (difference === 0) return { unclearRate: value }
  const [big, small] = difference > 0 ? [from, to] : [to, from]
  return {
    rate: value >= 1 ? { base: big, quote: small, value } : { base: small, quote: big, value },
  }
}
