import { isSameThing } from '../reading/same-thing.ts'
import { type Span, words } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Mention } from '../understanding/mentions.ts'
import { amountOf, type Priced } from './pairs.ts'

// What one of a thing costs, and elsewhere how many of it: "7.35 a bottle. We sold 1,200 bottles."

const AFTER =
  /^\s*(?:(?:aed|dhs?|dirhams?|درهم[اً]?)\s+)?(?:\/\s?|per |an? |each |every |for (?:an?|one|each|every) |لل|لكل |كل |بال|في ال|على ال|عال)(\p{L}{3,})/iu
const BEFORE: readonly RegExp[] = [
  /(?:price|cost|rate|fee|charge)s?\s+(?:of|for|per)\s+(?:(?:an?|the|one|each|every|my|our)\s+)?(\p{L}{3,})[^.\n\d]{0,25}$/iu,
  /(?<!\p{L})(?:each|every|one|an?|per|the)\s+(\p{L}{3,})\s+(?:is|are|costs?|at|for|sells for|sells at|goes for|priced at)\s+[^.\n\d]{0,12}$/iu,
  /(?<!\p{L})(\p{L}{3,})\s+(?:(?:shelf|list|menu|retail|selling|unit)\s+)?price\s+(?:is|of|at|:)?\s*[^.\n\d]{0,12}$/iu,
  /(?:سعر|ثمن|تكلف[ةه]|كلف[ةه]|قيم[ةه])\s+(?:بيع\s+)?(?:ال)?(\p{L}{3,})[^.\n\d]{0,25}$/u,
  /(?<!\p{L})(?:كل\s+|ال)(\p{L}{3,})\s+(?:الواحد[ةه]?\s+)?(?:ب|بـ|بسعر|سعرها|سعره)\s*[^.\n\d]{0,8}$/u,
]
const REACH = 60

/** The thing that a price is for one of, as it is said beside it. */
function unitOf({ text }: Message, price: Span): string | undefined {
  const before = text.slice(Math.max(0, price.start - REACH), price.start)
  const name =
    AFTER.exec(text.slice(price.end, price.end + REACH))?.[1] ??
    BEFORE.map((pattern) => pattern.exec(before)?.[1]).find(Boolean)
  return words(name ?? '')[0]?.stem
}

/** The thing that a number counts: "1,200 bottles", "1,200 juice bottles". */
const countedBy = ({ text }: Message, count: Mention): string =>
  count.kind === 'duration'
    ? count.written
    : (/^[ \t]{0,2}\p{L}+(?:[ \t]\p{L}+)?/u.exec(text.slice(count.end, count.end + REACH))?.[0] ??
      '')

/** The words behind the number, to the one that names the unit. */
function thingsCounted(message: Message, count: Mention, unit: string): string {
  const counted = countedBy(message, count)
  const last = words(counted).find(({ stem }) => isSameThing(stem, unit))
  return last ? counted.slice(0, last.end).trim() : ''
}

const wholeNumber = (one: Mention): number | undefined =>
  one.kind === 'number' && Number.isInteger(one.value) && one.value > 1 ? one.value : undefined

/** "350 per hour, and I worked 6 hours": longer times are mostly those of a contract. */
const timeWorked = (one: Mention): number | undefined => {
  if (one.kind !== 'duration') return undefined
  const [[unit, count] = ['', 0], ...others] = Object.entries(one.parts)
  return others.length === 0 && count > 0 && /^(?:hour|day)$/.test(unit) ? count : undefined
}

export interface CountedPrice {
  price: Mention
  count: Mention
  line: Priced
}

/** Each price of one with the one number that counts the same thing; none of a thing that several count. */
export function countedApart(message: Message, amounts: readonly Mention[]): CountedPrice[] {
  const found: CountedPrice[] = []
  for (const price of amounts) {
    const free = amounts.filter(
      (one) => !found.some((other) => one === other.price || one === other.count),
    )
    const others = free.filter((other) => other !== price)
    const one = free.includes(price) ? countOf(message, price, others) : undefined
    if (one) found.push(one)
  }
  return found
}

function countOf(
  message: Message,
  price: Mention,
  others: readonly Mention[],
): CountedPrice | undefined {
  const unit = unitOf(message, price)
  const each = amountOf(price)
  if (each === undefined) return undefined
  const one = ofOne(message, price, each, others)
  if (one || !unit) return one
  const counting = others.filter((one) => (timeWorked(one) ?? wholeNumber(one)) !== undefined)
  const named = counting.filter((one) =>
    words(countedBy(message, one)).some(({ stem }) => isSameThing(stem, unit)),
  )
  const counts = named.length > 0 ? named : counting.filter((one) => isOfThem(message, price, one))
  const [count] = counts
  const quantity = count && (timeWorked(count) ?? wholeNumber(count))
  if (counts.length !== 1 || !count || quantity === undefined) return undefined
  const { start, end } = price
  const description = count.kind === 'number' ? thingsCounted(message, count, unit) : ''
  return { price, count, line: { start, end, quantity, price: each, description } }
}

const ONE =
  /(?:\b(?:one|each one|every one|a piece)\s(?:is|costs?|sells for|goes for|for|at)|(?<!\p{L})ال(?:واحد[ةه]?|حب[ةه]|قطع[ةه])\s(?:ب|بـ|بسعر|سعرها|سعره)?)\s?(?:aed\s|dhs?\s)?$/iu
const SOLD =
  /(?:\b(?:sold|bought|made|ordered|sent|delivered)|(?<!\p{L})و?(?:بع(?:ت|نا)|اشتري(?:ت|نا)|شري(?:ت|نا)|طلب(?:ت|نا|وا)?|سوي(?:ت|نا)|عمل(?:ت|نا)))\s(?:منها\s|منهم\s)?$/iu

/** "Chair 145" */
const NAME = /\p{L}{3,}(?: (?:is|at|for|بـ?|سعره|سعرها))?\s?$/iu
/** Nothing behind it that it would count or be the price of. */
const UNNAMED = /^\s*(?:[.,;:!?؟،\n]|$|(?:of them|today|منها|اليوم)(?!\p{L}))/iu

/** "One is 450 and I sold 7 this week", "chair 145, I sold 12": how many of what was just spoken of. */
function ofOne(
  { text }: Message,
  price: Mention,
  each: number,
  others: readonly Mention[],
): CountedPrice | undefined {
  const before = (mention: Mention) => text.slice(Math.max(0, mention.start - 28), mention.start)
  const isUnnamed = ({ end }: Mention) => UNNAMED.test(text.slice(end, end + 12))
  const isOne = ONE.test(before(price))
  const isBare = others.length === 1 && !SOLD.test(before(price)) && NAME.test(before(price))
  if (!isOne && !isBare) return undefined
  const [count, more] = others.filter(
    (one) =>
      wholeNumber(one) !== undefined &&
      SOLD.test(before(one)) &&
      (isOne || (one.start >= price.end && isUnnamed(one))),
  )
  const quantity = count && wholeNumber(count)
  if (!count || more || quantity === undefined) return undefined
  const { start, end } = price
  return { price, count, line: { start, end, quantity, price: each, description: '' } }
}

/** "Each cake is 85, I sold 12 of them" */
const isOfThem = ({ text }: Message, price: Mention, count: Mention): boolean =>
  count.start >= price.end &&
  /^\s(?:of (?:them|those|these)\b|منها(?!\p{L})|منهم(?!\p{L}))/iu.test(
    text.slice(count.end, count.end + 12),
  )
