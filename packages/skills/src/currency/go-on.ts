import { bareNumber } from '../follow-up/bare-number.ts'
import { insteadOf } from '../follow-up/instead-of.ts'
import { inAmountOf } from '../follow-up/own-figure.ts'
import { isTurnedRound } from '../follow-up/turned-round.ts'
import { withoutTakingBack } from '../follow-up/without-taking-back.ts'
import { fold } from '../reading/fold.ts'
import { wordCount } from '../reading/prose.ts'
import type { Ask } from '../skill.ts'
import { readMessage } from '../understanding/read-message.ts'
import { measuresIn } from '../units/measures.ts'
import { type CurrencyCode, currencyMentions } from './currency-names.ts'
import { currencyRequestsIn } from './currency-request.ts'
import { currenciesOfCountries } from './nationalities.ts'

interface Conversion {
  amount: number
  from: CurrencyCode
  targets: CurrencyCode[]
  rate?: { base: CurrencyCode; quote: CurrencyCode; value: number } | undefined
}

const MOST_WORDS = 12
const FEW_WORDS = 6
const TOGETHER =
  /(?<!\p{L})(?:both|together|the two|in total|سوا|مع بعض|الاثنين|التنتين|المجموع)(?!\p{L})/iu

/** The whole request that a message comes to with the conversions before it: "and bahraini", «طب ٥٠٠؟»; undefined where it stands by itself. */
export function requestGoingOn(before: readonly Conversion[], ask: Ask): string | undefined {
  const last = before.at(-1) as Conversion
  const { amount, from, targets } = last
  const [target] = targets
  const said = withoutTakingBack(ask.text)
  const ofCountries = wordCount(said) <= FEW_WORDS ? currenciesOfCountries(said) : []
  const text = withNamesKnown(
    inAmountOf({ value: amount, currency: from }, { ...ask, text: said }),
    ofCountries.length > 0 ? ofCountries : [from, ...targets],
  )
  const named = currencyMentions(fold(text).text)
  const known = last.rate && `. 1 ${last.rate.base} = ${last.rate.value} ${last.rate.quote}`
  const to = `to ${targets.join(' and ')}${known ?? ''}`
  const corrected = amountInstead(before, ask)
  if (corrected) return corrected
  if (isTurnedRound(text) && target && named.length < 2) return `${amount} ${target} to ${from}`
  const exchanged = exchangedIn(ask.text, [from, ...targets])
  if (exchanged) return `${amount} ${exchanged[0]} to ${exchanged.slice(1).join(' and ')}`
  const other = before.at(-2)
  if (named.length === 0 && TOGETHER.test(text) && other)
    return `${other.amount} ${other.from} plus ${amount} ${from} ${to}`
  if (named.length === 0 && ofCountries.length > 0) {
    const value = bareNumber(text, ask.today)
    const countries = ofCountries.join(' and ')
    const [country] = ofCountries
    // "500 kuwaiti" is an amount of it, "500 in kuwaiti" is not.
    if (country && value !== undefined && OF_COUNTRY.test(text)) {
      const others = [...targets, from].filter((code) => code !== country)
      return `${value} ${country} to ${others[0]}`
    }
    return AT.test(text) && value !== undefined
      ? `${amount} ${from} to ${countries} at ${value}`
      : `${value ?? amount} ${from} to ${countries}`
  }
  if (named.length === 0) {
    const value = bareNumber(text, ask.today)
    if (last.rate && AT.test(text) && value !== undefined)
      return `${amount} ${from} to ${targets.join(' and ')}. 1 ${last.rate.base} = ${value} ${last.rate.quote}`
    const measures = measuresIn(readMessage(text, ask.today))
    return value === undefined || measures.sources.length + measures.targets.length > 0
      ? undefined
      : `${value} ${from} ${to}`
  }
  if (wordCount(text) > MOST_WORDS) return undefined
  const { requests } = currencyRequestsIn(readMessage(text, ask.today), [])
  const [first] = requests
  const isRateGiven = requests.some(({ rate, unclearRate }) => rate ?? unclearRate)
  if (requests.some((one) => one.amount !== undefined) && !isRateGiven) {
    const isOpen = requests.length === 1 && first?.targets.length === 0
    return isOpen && first.from && !targets.includes(first.from) ? `${text} ${to}` : undefined
  }
  // "To dirhams" of dirhams is the other way round, which is asked anew.
  if (named.every(({ code }) => code === from)) return undefined
  return `${amount} ${from}. ${isRateGiven ? withoutOne(text, from) : text}`
}

/** "12,400 was wrong, it's 14,200, do both again": another amount, in all that it was turned into where both are asked for. */
function amountInstead(before: readonly Conversion[], { text, today }: Ask): string | undefined {
  const { amount, from } = before.at(-1) as Conversion
  const { now, former } = insteadOf(withoutTakingBack(text)) ?? {}
  if (now === undefined || former === undefined) return undefined
  const [value, wrong] = [now, former].map((part) =>
    readMessage(part, today).mentions.find(({ kind }) => kind === 'number' || kind === 'money'),
  )
  if (!value || !wrong || !('value' in value) || !('value' in wrong) || wrong.value !== amount)
    return undefined
  const same = before.filter((one) => one.amount === amount && one.from === from)
  const asked = TOGETHER.test(text) ? same : same.slice(-1)
  return `${value.value} ${from} to ${[...new Set(asked.flatMap(({ targets }) => targets))].join(' and ')}`
}

const OF_COUNTRY = /\d\s(?:\p{L}{4,12}i|\p{L}{3,9}ي)(?!\p{L})/iu

/** "Bahraini not omani": another currency in the place of one that was spoken of. */
function exchangedIn(said: string, known: readonly CurrencyCode[]): CurrencyCode[] | undefined {
  const { now = '', former = '' } = insteadOf(said) ?? {}
  const [one, other] = [now, former].map(
    (part) => currencyMentions(fold(part).text)[0]?.code ?? currenciesOfCountries(part)[0],
  )
  if (!one || !other || /\d/.test(said) || !known.includes(other)) return undefined
  return known.map((code) => (code === other ? one : code))
}

/** A rate, and no amount. */
const AT = /(?<!\p{L})(?:at|@|rate|(?:ال|ب)?سعر\p{L}{0,3})(?!\p{L})/iu

const FOR_ONE = /\s(?:for|to|per) (?:1|one|an?|each|every|the) (?<name>\p{L}{2,12})\s{0,3}$/iu
/** "PKR at 76 for 1 dirham": one of what is converted is no amount of its own. */
function withoutOne(text: string, from: CurrencyCode): string {
  const name = FOR_ONE.exec(text)?.groups?.name ?? ''
  return currencyMentions(fold(name).text)[0]?.code === from ? text.replace(FOR_ONE, '') : text
}

/** "Of the dinar" where one of them was spoken of. */
function withNamesKnown(text: string, known: readonly CurrencyCode[]): string {
  const { text: folded, original } = fold(text)
  return currencyMentions(folded).reduceRight((rest, { ambiguous, start, end }) => {
    const meant = [...new Set(known)].filter((code) =>
      (ambiguous?.codes as readonly CurrencyCode[] | undefined)?.includes(code),
    )
    return meant.length === 1
      ? `${rest.slice(0, original(start))} ${meant[0]} ${rest.slice(original(end - 1) + 1)}`
      : rest
  }, text)
}
