import type { Period } from '../reading/periods.ts'
import { durationIn } from '../reading/quantity.ts'
import { isSameThing } from '../reading/same-thing.ts'
import { type Span, words } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { Mention } from '../understanding/mentions.ts'
import { nameBefore } from './names.ts'

/** A price, so many times. */
export interface Priced extends Span {
  quantity: number
  price: number
  description: string
}

/** Marks between a count and a price. */
const TIMES = /^\s*(?:(?:aed|dhs?|درهم)\s*)?[x×*]\s*$/i
const AT_SIGN = /@\s{0,3}(?:aed|dhs?\.?)?$/i
/** A number whose digits name something counts nothing. */
const MOST_DOUBT = 4
/** More than a comma parts two sentences. */
const SENTENCE = 2.5

export const amountOf = (mention: Mention): number | undefined =>
  mention.kind === 'money' || mention.kind === 'number' ? mention.value : undefined

/** `3 laptops at 2,500`, `14 boxes of toner, 96.50 per box`, `2,500 x 3`, `5,000 a month for 12 months`. */
export function pairOf(message: Message, first: Mention, second: Mention): Priced | undefined {
  const { text, clauses } = message
  if (clauses.weightBetween(first, second) >= SENTENCE) return undefined
  const between = text.slice(first.end, second.start)
  const span = { start: first.start, end: second.end }
  const price = amountOf(first)
  if (price !== undefined && second.kind === 'duration') {
    const times = forATime(message, first, second)
    return times ? { ...span, quantity: times, price, description: '' } : undefined
  }
  const isPriceFirst =
    second.kind === 'number' && (first.kind === 'money' || isMoreThan(first, second))
  if (TIMES.test(between)) {
    const [count, each] = isPriceFirst ? [second, first] : [first, second]
    const quantity = countOf(count)
    const value = amountOf(each)
    return quantity === undefined || value === undefined
      ? undefined
      : { ...span, quantity, price: value, description: nameBefore(message, first) }
  }
  const quantity = first.doubt < MOST_DOUBT ? countOf(first) : undefined
  const value = amountOf(second)
  if (quantity === undefined || value === undefined) return undefined
  const name =
    (first.kind === 'measure' && nameBefore(message, first)) || nameBetween(message, first, second)
  switch (priceKind(message, first, second)) {
    case 'each':
      return { ...span, quantity, price: value, description: name }
    case 'all':
      return { ...span, quantity: 1, price: value, description: `${quantity} ${name}`.trim() }
    case undefined:
      return undefined
  }
}

/** "65 x 3": where neither is said to be money the price is the larger. */
const isMoreThan = (first: Mention, count: Mention): boolean =>
  first.kind === 'number' &&
  count.kind === 'number' &&
  Number.isInteger(count.value) &&
  first.value > count.value

/** «حبرين الواحد بـ 240»: Arabic counts two in the noun itself. */
export function dualBefore({ text, concepts, clauses }: Message, price: Span): boolean {
  const named =
    /(?<!\p{L})(\p{Script=Arabic}{3,12})ين\s{1,3}ال(\p{Script=Arabic}{2,12})\s{1,3}(?:ب[ـ\s]{0,3}|بسعر\s{1,3})?$/u.exec(
      text.slice(Math.max(0, price.start - 48), price.start),
    )
  // «غرفتين الغرفة بـ 650»
  if (named?.[1]?.replace(/^[وب]/, '').replace(/ت$/, 'ة') === named?.[2] && named) return true
  const before = text.slice(Math.max(0, price.start - 32), price.start)
  const each = concepts.find(
    (match) =>
      match.concept === 'unitPrice' && match.end <= price.start && clauses.isClose(match, price, 1),
  )
  const isForOne = concepts.some(
    (match) =>
      match.concept === 'unitPrice' &&
      match.start >= price.end &&
      clauses.wordsBetween(price, match) === 0,
  )
  // «كبيرين ب 105 للواحد»
  if (isForOne && DUAL.test(before)) return true
  // «ليلتين ب 450 لليلة», and no dual but the feminine ends in it.
  if (FEMININE_DUAL.test(before)) return true
  return (
    each !== undefined && /\p{Script=Arabic}{2}ين\s*$/u.test(text.slice(0, each.start).slice(-24))
  )
}

const DUAL = /\p{Script=Arabic}{2}ين\s{1,3}(?:ب[ـ\s]{0,3}|بسعر\s{1,3}|سعر\s{1,3})?$/u
const FEMININE_DUAL = /\p{Script=Arabic}{2}تين\s{1,3}(?:ب[ـ\s]{0,3}|بسعر\s{1,3})$/u

function countOf(mention: Mention): number | undefined {
  if (mention.kind === 'number' || mention.kind === 'measure') return mention.value
  if (mention.kind !== 'duration') return undefined
  const counts = Object.values(mention.parts)
  return counts.length === 1 ? counts[0] : undefined
}

/** "5,000 per month for 12 months" */
function forATime(message: Message, price: Mention, time: Mention): number | undefined {
  const { period } = price
  if (time.kind !== 'duration' || !period || period === 'quarter') return undefined
  const isLinked =
    namedBetween(message, 'term', price, time) ||
    /[x×*]\s*$/.test(message.text.slice(price.end, time.start))
  const times = durationIn(period satisfies Exclude<Period, 'quarter'>, time.parts)
  return isLinked && times > 0 ? Math.round(times * 100) / 100 : undefined
}

const namedBetween = ({ concepts }: Message, named: Concept, first: Span, second: Span) =>
  concepts.some(
    ({ concept, start, end }) => concept === named && start >= first.end && end <= second.start + 1,
  )

/** Whether a price behind a count is for each of them, for all, or for something else. */
function priceKind(message: Message, count: Mention, price: Mention): 'each' | 'all' | undefined {
  const { text, concepts, clauses } = message
  const right = (named: Concept) =>
    concepts.some(
      (match) =>
        match.concept === named && match.start >= price.end && clauses.isNext(price, match),
    )
  const left = (named: Concept) =>
    concepts.some(
      (match) =>
        match.concept === named &&
        match.start >= count.end &&
        match.end <= price.start &&
        (clauses.wordsBetween(match, price) === 0 ||
          /^\s*ب[ـ\s]*$/.test(text.slice(match.end, price.start))),
    )
  const isEach = right('unitPrice') || left('unitPrice') || isOfTheCounted(message, count, price)
  const parted = clauses.weightBetween(count, price)
  if (isEach)
    return parted < SENTENCE && countsSomething(message, count, price) ? 'each' : undefined
  if (parted > 0) return undefined
  if (right('altogether')) return 'all'
  if (AT_SIGN.test(text.slice(count.end, price.start).trimEnd())) return 'each'
  if (left('pricedAt')) return isForPeople(message, count, price) ? undefined : 'each'
  return left('pricedFor') ? 'all' : undefined
}

/** «عزومة ل 20 شخص ب 1050», «دورة لـ 15 متدرب السعر 4200»: for whom it is, and what all of it costs. */
const isForPeople = ({ text, concepts }: Message, count: Mention, price: Mention): boolean =>
  /(?<!\p{L})(?:ل|لـ|لعدد|لحوالي)\s?$/u.test(
    text.slice(Math.max(0, count.start - 8), count.start),
  ) &&
  concepts.some(({ concept, start }) => concept === 'counted' && start === count.end + 1) &&
  /^\s\p{L}{2,12}\s(?:بـ?|السعر|سعره|سعرها|المبلغ)\s?$/u.test(text.slice(count.end, price.start))

/** "3 laptops 3,500 each": words stand between; two prices in a row are no count and price. */
const countsSomething = ({ clauses }: Message, count: Mention, price: Mention) =>
  count.kind !== 'money' && clauses.wordsBetween(count, price) > 0

/** "per box" behind the price of "14 boxes", «للكرسي»; before it "40 cartons, the carton at", «40 كرتون الكرتون بـ» */
function isOfTheCounted({ text }: Message, count: Mention, price: Mention): boolean {
  const between = words(text.slice(count.end, price.start)).filter(({ word }) => !LINK.test(word))
  const named = between.at(-1)
  if (named && between.slice(0, -1).some(({ stem }) => isSameThing(stem, named.stem))) return true
  const after =
    /^\s*(?:\/\s?|per |an? |each |every |for (?:a|one) |لل|لكل |كل |بال|في ال)(\p{L}{3,})/iu.exec(
      text.slice(price.end, price.end + 40),
    )?.[1]
  if (after === undefined) return false
  const [unit] = words(after)
  return words(text.slice(count.start, price.start)).some(({ stem }) => stem === unit?.stem)
}

/** What may stand between the name of a thing and its price. */
const LINK =
  /^(?:at|is|for|costs?|price|priced|only|aed|dhs?|ب|بسعر|سعره|سعرها|قيمته|قيمتها|بقيمه|درهم)$/

const LINKS =
  /(?:\b(?:at|for|costing|priced at|worth|each|of|rate of|x|a|an|price|aed|dhs?)|[@×*,:،-]|(?<!\p{L})(?:بسعر|بقيمة|سعر|ثمن|بمبلغ|بـ?|الواحد[ةه]?|كل))$/iu

/** "16 teachers we pay", «40 مدعو الشخص» */
const CLAUSE =
  /(?<=\p{L})\s(?:(?:we|i|they|you|he|she)\s.{1,60}|(?:ال|كل )(?:فرد|شخص|نفر|راس|رأس)(?:\s.{0,12})?)$/iu

const withoutLink = (name: string) => name.replace(LINKS, '').trimEnd()

/** What is counted: "split units serviced". */
function nameBetween({ text }: Message, count: Mention, price: Mention): string {
  // A unit is the thing itself in "12 cups", and its figure stands beside it.
  const name = text
    .slice(count.kind === 'number' ? count.end : count.start, price.start)
    .replace(/^[\p{Nd}.,٫٬]+(?=\s?\p{L})/u, '')
    .trim()
  // «ثوب سعر الثوب»: what links stands on both sides of the unit.
  return withoutLinks(withoutUnitAgain(withoutLinks(name.replace(CLAUSE, '')))).slice(0, 60)
}

function withoutLinks(name: string): string {
  const shorter = withoutLink(name).trim()
  return shorter === name ? name : withoutLinks(shorter)
}

/** «كرتون ماي الكرتون»: what one of them costs is said of the unit, which stands there already. */
function withoutUnitAgain(name: string): string {
  const all = words(name)
  const last = all.at(-1)
  const isAgain =
    last?.word.startsWith('ال') === true &&
    all.slice(0, -1).some(({ stem }) => isSameThing(stem, last.stem))
  return isAgain ? name.slice(0, last.start).trimEnd() : name
}
