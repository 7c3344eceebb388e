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
const countedBy = ({ text }: Message, count: Mention): readonly string[] =>
  words(
    count.kind === 'duration'
      ? count.written
      : (/^[ \t]{0,2}\p{L}+(?:[ \t]\p{L}+)?/u.exec(text.slice(count.end, count.end + REACH))?.[0] ??
          ''),
  ).map(({ stem }) => stem)

const wholeNumber = (one: Mention): number | undefined =>
  one.kind === 'number' && Number.isInteger(one.value) && one.value > 1 ? one.value : undefined

/** "350 per hour, and I worked 6 hours": longer times are mostly those of a contract. */
const timeWorked = (one: Mention): number | undefined => {
  if (one.kind !== 'duration') return undefined
  const [[unit, count] = ['', 0], ...others] = Object.entries(one.parts)
  return others.length === 0 && count > 0 && /^(?:hour|day)$/.test(unit) ? count : undefined
}

/** The price of one and the one number that counts the same thing; none when several do. */
export function countedApart(
  message: Message,
  amounts: readonly Mention[],
): { price: Mention; count: Mention; line: Priced } | undefined {
  for (const price of amounts) {
    const unit = unitOf(message, price)
    const each = amountOf(price)
    if (!unit || each === undefined) continue
    const counts = amounts.filter(
      (one) =>
        one !== price &&
        (timeWorked(one) ?? wholeNumber(one)) !== undefined &&
        countedBy(message, one).some((counted) => isSameThing(counted, unit)),
    )
    const [count] = counts
    const quantity = count && (timeWorked(count) ?? wholeNumber(count))
    if (counts.length !== 1 || quantity === undefined) continue
    const { start, end } = price
    const line = { start, end, quantity, price: each, description: '' }
    return { price, count: count as Mention, line }
  }
  return undefined
}
