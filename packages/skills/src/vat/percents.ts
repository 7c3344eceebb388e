import { isSameThing } from '../reading/same-thing.ts'
import type { Span } from '../reading/words.ts'
import { type Message, worthOf } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { Mention } from '../understanding/mentions.ts'
import { lineOf } from './direction.ts'
import { VAT_RATE } from './law.ts'
import type { Priced } from './pairs.ts'

const CLAIMED = 1
/** How strongly a word names a percentage that is surely what it says. */
const NAMED = 4.5
const NAMED_LOOSELY = 2
const SENTENCE = 2.5

export interface Percents {
  discounts: Mention[]
  /** 0 % as a rate. */
  zero: Mention[]
  unused: Mention[]
  asked: {
    /** A VAT rate the request names that is not the UAE's. */
    foreignRate?: number
    /** A percentage whose meaning the request leaves open. */
    unexplainedPercent?: number
  }
}

/** What each percentage is: a discount, a rate of VAT, or nobody knows. */
export function percentsIn(message: Message): Percents {
  const found: Percents = { discounts: [], zero: [], unused: [], asked: {} }
  const nearest = (mention: Mention, ...named: Concept[]) =>
    Math.max(
      0,
      ...message.concepts
        .filter(({ concept }) => named.includes(concept))
        .map((cue) => worthOf(message, cue, mention, [])),
    )
  for (const mention of message.mentions) {
    if (mention.kind !== 'percent') continue
    const isClaimed = mention.doubt >= CLAIMED || isInClaim(message, mention)
    const discount = nearest(mention, 'discount')
    const rate = nearest(mention, 'vat', 'withVat', 'withoutVat', 'zeroRated')
    const isDiscount = discount > rate || (discount > NAMED && mention.value !== VAT_RATE * 100)
    if (isDiscount) found.discounts.push(mention)
    else if (isClaimed && mention.value !== VAT_RATE * 100) found.unused.push(mention)
    else if (mention.value === 0) found.zero.push(mention)
    else if (mention.value === VAT_RATE * 100 || mention.value === 100) continue
    else if (rate > NAMED_LOOSELY) found.asked.foreignRate = mention.value
    else found.asked.unexplainedPercent = mention.value
  }
  return found
}

/** "VAT is 0% because my cousin told me so": somebody's word in the same sentence. */
export const isInClaim = ({ concepts, clauses }: Message, mention: Span): boolean =>
  concepts.some(
    (match) => match.concept === 'claim' && clauses.weightBetween(match, mention) < SENTENCE,
  )

/** Which lines each discount reaches: the one that it stands by, or all; behind several prices either may be meant. */
export function discountReach(
  message: Message,
  lines: readonly Priced[],
  discounts: readonly Mention[],
): { discounts: number[]; otherwise?: number[] } {
  const found = lines.map(() => 0)
  const full = undiscounted(message, lines)
  let otherwise: number[] | undefined
  for (const discount of discounts) {
    if (discount.kind !== 'percent') continue
    const { value } = discount
    const own = isSaidOfAll(message, discount)
      ? undefined
      : (namedLine(message, discount, lines) ?? standingBy(message, discount, lines))
    if (own !== undefined) found[own] = value
    else {
      const last = lines.at(-1)
      const isOpen =
        lines.length > 1 &&
        last !== undefined &&
        discount.start >= last.end &&
        message.clauses.weightBetween(last, discount) < 1 &&
        !isSaidOfAll(message, discount)
      if (isOpen)
        otherwise = found.map((before, index) => (index === lines.length - 1 ? value : before))
      for (const index of found.keys()) if (!full.has(index)) found[index] = value
    }
  }
  return { discounts: found, ...(otherwise && { otherwise }) }
}

/** "Delivery 200, no discount" */
const undiscounted = (message: Message, lines: readonly Priced[]): ReadonlySet<number> =>
  new Set(
    message.concepts.flatMap((match) => {
      const isDenied =
        match.concept === 'discount' &&
        message.concepts.some(
          (other) =>
            other.concept === 'negation' &&
            other.end <= match.start &&
            message.clauses.isClose(other, match, 1),
        )
      return (isDenied ? lineOf(message, match, lines) : undefined) ?? []
    }),
  )

const isSaidOfAll = (message: Message, discount: Mention) =>
  message.concepts.some(
    (match) =>
      match.concept === 'everyLine' &&
      message.clauses.isClose(match, discount, 4) &&
      !isOfBasis(message, match),
  )

/** "All before VAT, 10% off the chairs": said of the tax, and of no discount. */
const isOfBasis = ({ concepts, clauses }: Message, all: Span): boolean =>
  concepts.some(
    (match) =>
      (match.concept === 'withVat' || match.concept === 'withoutVat') &&
      match.start >= all.end &&
      clauses.isNext(all, match),
  )

/** "10% on the chairs": a word of the description of one line, and of no other, stands behind it. */
function namedLine(
  { text }: Message,
  discount: Mention,
  lines: readonly Priced[],
): number | undefined {
  const behind = text.slice(discount.end, discount.end + 40)
  const last = lines.findLast(({ end }) => end <= discount.start)
  const before = last ? text.slice(Math.max(last.end, discount.start - 40), discount.start) : ''
  const sentence = behind.split(/[.;\n،,؛]|\s(?:and|و)\s/)[0] ?? ''
  const wordsOf = (part: string) => new Set(part.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const said = [...wordsOf(`${before} ${sentence}`)].map(bare)
  const hits = lines.flatMap((line, index) =>
    [...wordsOf(line.description)].some((word) => said.some((one) => isSameThing(one, bare(word))))
      ? [index]
      : [],
  )
  return hits.length === 1 ? hits[0] : undefined
}

const bare = (word: string) => word.replace(/^(?:و?ال|لل)/, '').replace(/s$/, '')

/** Between two prices a discount is on the one before it; on a row of its own line it is on that row. */
function standingBy(
  { text, clauses }: Message,
  discount: Mention,
  lines: readonly Priced[],
): number | undefined {
  const before = lines.findLastIndex(({ end }) => end <= discount.start)
  const isLast = before === lines.length - 1
  const line = lines[before]
  if (!line) return undefined
  if (lines.length === 1) return 0
  const isSameRow = !text.slice(line.end, discount.start).includes('\n')
  if (isLast)
    return isSameRow &&
      text.slice(0, line.start).includes('\n') &&
      text.slice(lines[before - 1]?.end, line.start).includes('\n')
      ? before
      : undefined
  return isSameRow || clauses.weightBetween(line, discount) < SENTENCE ? before : undefined
}
