import { fold } from '../reading/fold.ts'
import { type FoundNumber, numbers } from '../reading/numbers.ts'
import { opening } from '../reading/opening.ts'
import type { Span } from '../reading/words.ts'
import type { Missing } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Named } from '../understanding/left-out.ts'
import type { Concept } from '../understanding/lexicon.ts'
import { targetsOf } from '../understanding/targets.ts'
import { type CurrencyCode, type CurrencyMention, currencyMentions } from './currency-names.ts'
import { isPegged } from './pegs.ts'
import {
  BARE_RATE,
  isWorth,
  isWorthOfOne,
  otherRates,
  type Priced,
  type Rate,
  rateBetween,
  rateOf,
} from './rates.ts'
import { HOW_MANY, otherOfRate, singleSource } from './sources.ts'

/** One amount and what it is to be turned into; nothing to turn it into when nobody says. */
export interface CurrencyRequest {
  amount?: number
  from?: CurrencyCode
  targets: CurrencyCode[]
  rate?: Rate
  /** A rate without its currencies that could be meant either way round. */
  unclearRate?: number
}

export interface CurrencyRequests {
  requests: CurrencyRequest[]
  /** What is to be asked where a name could mean several currencies. */
  unclearName?: Missing[]
  /** A rate that is not used: the official one is asked for, or somebody is only said to want it. */
  ignored?: Rate
  /** How many currencies are named. */
  mentions: number
  uses: Span[]
  /** Each currency with its amount; a rate and what somebody only claims ask for nothing. */
  named: Named[]
}

/** Beyond this a text only speaks of currencies. */
const MAX_TARGETS = 5

/** What an amount is turned into where nobody says. */
export const HOME: CurrencyCode = 'AED'

const ASKED_FOR = /(?:\b(?:to|into|in)|(?:الي))\s*$/

/** The amounts, the currencies and the rate of a message; whatever it does not say stays out. */
export function currencyRequestsIn(message: Message, elsewhere: readonly Span[]): CurrencyRequests {
  const { text: folded, original } = fold(opening(message.text))
  const place = ({ start, end }: Span): Span => ({
    start: original(start),
    end: original(end - 1) + 1,
  })
  const isElsewhere = (span: Span) =>
    elsewhere.some(({ start, end }) => start < place(span).end && place(span).start < end)
  const found = currencyMentions(folded).filter((mention) => !isElsewhere(mention))
  const figures = numbers(folded)
    .map((number) => inMillions(number, folded))
    .filter((number) => !isElsewhere(number) && !isBoth(number, message.text, original))
  const { priced, claimed } = pricesOf(found, figures, folded)
  const rate = rateBetween(priced, folded)
  const rest = priced.filter((mention) => !rate?.used.includes(mention))
  const loose = figures.filter((number) => !claimed.has(number) && !number.weak)
  const bareRate = rate
    ? undefined
    : loose.find(
        (number) =>
          BARE_RATE.test(folded.slice(0, number.start)) ||
          (!namesAny(message, ['officialRate']) && isWorth(number, rest, folded)),
      )
  const atRate =
    rate || bareRate
      ? undefined
      : rest.find(
          (mention, at) =>
            at > 0 &&
            mention.numberStart !== undefined &&
            (BARE_RATE.test(folded.slice(0, mention.numberStart)) ||
              isWorthOfOne(mention, rest, folded)),
        )
  const isBehind =
    (concept: Concept) =>
    ({ start }: Span) =>
      message.concepts.some(
        (match) =>
          match.concept === concept &&
          match.end <= original(start) &&
          message.clauses.isClose(match, { start: original(start), end: original(start) }, 5),
      )
  const isClaimed = isBehind('claim')
  const isSupposed = isBehind('supposing')
  const amounts = rest.filter(
    (mention) => mention.value !== undefined && mention !== atRate && !isClaimed(mention),
  )
  const sources =
    amounts.length > 0
      ? amounts
      : [
          otherOfRate(rest, rate?.used, folded) ??
            singleSource(
              rest.filter((mention) => mention !== atRate),
              folded,
            ) ??
            rate?.used[0],
        ].filter((mention) => mention !== undefined)
  const [first] = sources
  const offers = rate
    ? otherRates(
        { value: rate.rate.value, start: 0, end: Math.max(...rate.used.map(endOfWhole)) },
        loose,
        folded,
        isSupposed,
      )
    : bareRate
      ? otherRates(bareRate, loose, folded, isSupposed)
      : []
  const looseAmount =
    amounts.length > 0
      ? undefined
      : loose.find((number) => number !== bareRate && !offers.includes(number))
  const targets = rest.filter(
    (mention) =>
      !sources.includes(mention) &&
      (mention.value === undefined || mention === atRate) &&
      mention.code,
  )
  const spot = (mention: Priced) => ({ ...mention, ...place(wholeOf(mention)) })
  const paired = targetsOf(sources.map(spot), targets.map(spot), {
    clauses: message.clauses,
    fits: (source, target) => source.code !== target.code,
  })
  const given = rate?.rate
  const isOfficial = namesAny(message, ['officialRate']) || isClaimedRate(rate?.used, isClaimed)
  const ignored =
    given && isOfficial && isPegged(given.base) && isPegged(given.quote) ? given : undefined
  const requests = paired.flatMap(({ source, targets: own }): CurrencyRequest[] => {
    const codes = [...new Set(own.flatMap(({ code }) => code ?? []))]
    const implied =
      codes.length === 0 && given && source.code
        ? [given.base, given.quote].filter((code) => code !== source.code)
        : codes
    const amount = source.value ?? looseAmount?.value
    const asked = {
      ...(amount !== undefined && { amount }),
      ...(source.code && { from: source.code }),
      targets: implied.length > MAX_TARGETS ? [] : implied,
    }
    const at = (value: number | undefined): CurrencyRequest => ({
      ...asked,
      ...(given && !ignored && { rate: { ...given, value: value ?? given.value } }),
      ...(!given &&
        rateOf(value ?? bareRate?.value ?? atRate?.value, source.code, implied[0] ?? HOME)),
    })
    return [at(undefined), ...(ignored ? [] : offers.map(({ value }) => at(value)))]
  })
  const unclear = rest.find(({ ambiguous }) => ambiguous)?.ambiguous
  return {
    requests: first ? requests : [],
    ...(unclear && { unclearName: askedOf(unclear, requests) }),
    ...(ignored && { ignored }),
    mentions: found.length,
    uses: priced.map((mention) => place(wholeOf(mention))),
    named: priced.map((mention) => ({
      ...place(wholeOf(mention)),
      values:
        isClaimed(mention) || rate?.used.includes(mention)
          ? []
          : [mention.code, mention.value].filter((value) => value !== undefined),
    })),
  }
}

/** Which of them is meant, and the rate where none of them is pegged. */
function askedOf(
  { name, example, codes }: NonNullable<CurrencyMention['ambiguous']>,
  requests: readonly CurrencyRequest[],
): Missing[] {
  const isRated = requests.some(({ rate, unclearRate }) => rate ?? unclearRate)
  const rate: Missing = {
    name: {
      en: 'Its rate; it floats and I have no live prices',
      ar: 'سعر صرفها؛ فهو متغيّر ولا أملك أسعارًا حية',
    },
    example: { en: "1 AED = (today's rate)", ar: '1 AED = (سعر اليوم)' },
  }
  return [{ name, example }, ...(isRated || codes.some(isPegged) ? [] : [rate])]
}

/** «حوّل الاثنين لدرهم»: both that were named, and no two dirhams. */
const isBoth = (
  { value, start }: FoundNumber,
  text: string,
  original: (place: number) => number,
): boolean => value === 2 && text.startsWith('ال', original(start))

const isClaimedRate = (used: readonly Priced[] = [], isClaimed: (span: Span) => boolean) =>
  used.some(isClaimed)

const endOfWhole = (mention: Priced): number => wholeOf(mention).end

const wholeOf = ({ start, end, numberStart = start, numberEnd = end }: Priced): Span => ({
  start: Math.min(start, numberStart),
  end: Math.max(end, numberEnd),
})

/** Each currency with the number that is written beside it. */
function pricesOf(
  found: readonly CurrencyMention[],
  figures: readonly FoundNumber[],
  folded: string,
): { priced: Priced[]; claimed: ReadonlySet<FoundNumber> } {
  const claimed = new Set<FoundNumber>()
  const priced = found.map((mention): Priced => {
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
    return {
      ...mention,
      value: number.value,
      numberStart: Math.min(number.start, mention.start),
      numberEnd: number.end,
    }
  })
  return { priced, claimed }
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
  // «كم دولار 1000 ريال»: of what is asked for there is no amount.
  if (next && HOW_MANY.test(folded.slice(0, mention.start))) return false
  return !next || all.indexOf(mention) === 0 || all.indexOf(next) < all.indexOf(mention)
}
