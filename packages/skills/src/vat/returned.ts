import type { Message } from '../understanding/affinity.ts'
import type { Mention } from '../understanding/mentions.ts'
import { amountOf, type Priced } from './pairs.ts'

// Figures beside prices that are none: what was paid of them before, and what came back.

/** "I already paid 2,000 of it", "a deposit of 300", «دفعت عربون 300»: a part of the price, and no other. */
export const isPaidOfIt = (text: string, start: number, end: number): boolean => {
  const before = text.slice(Math.max(0, start - 28), start)
  const behind = text.slice(end, end + 24)
  return (
    (/\b(?:paid|gave|settled)\s(?:\p{L}{1,8}\s)?$/iu.test(before) &&
      /^\s(?:\p{L}{1,8}\s)?of (?:it|that|this)(?!\p{L})/iu.test(behind)) ||
    (/\b(?:paid|gave)\b[^,.;\n\d]{0,16}$/iu.test(before) &&
      /^\s(?:(?:as )?(?:an? )?(?:deposit|advance|down ?payment|up ?front))(?!\p{L})/iu.test(
        behind,
      )) ||
    /\b(?:paid|gave)\b[^,.;\n\d]{0,12}(?:deposit|advance|down ?payment)(?: of)?\s$/iu.test(
      before,
    ) ||
    /(?:دفعت|دفعنا|سددت)\s(?:له\s|لهم\s)?منه(?:ا|م)?\s$/u.test(before) ||
    (/(?:دفعت|دفعنا|سددت|عطيته)[^،.\n\d]{0,12}$/u.test(before) &&
      /^\s(?:درهم\s)?(?:عربون|مقدم|دفع[ةه] (?:أولى|اولى|مقدم[ةه]))(?!\p{L})/u.test(behind)) ||
    /(?:دفعت|دفعنا|سددت)\s(?:له\s)?(?:عربون|مقدم)\s$/u.test(before)
  )
}

/** What was paid before of what is asked about; two such sums are told apart by nobody. */
export const paidIn = ({ text, mentions }: Message): number | undefined => {
  const [first, ...others] = mentions.filter(
    (mention) => amountOf(mention) !== undefined && isPaidOfIt(text, mention.start, mention.end),
  )
  return first && others.length === 0 ? amountOf(first) : undefined
}

const RETURNED =
  /(?:\b(?:returned|returns|gave back|sent back|cancelled|canceled)|(?<!\p{L})(?:رجع\p{L}{0,2}|[أا]رجع\p{L}{0,2}|ردّ?|لغ[ىي]|استرجع\p{L}{0,2}))\s(?:only |just |منها |منهم |لي )?$/iu

const GIVEN_BACK =
  /(?:\b(?:returned|refunded|gave back|sent back)(?: (?:to )?(?:him|her|them|(?:the|my|our) (?:customer|client)))?|(?<!\p{L})و?[أا]?رج[عّ]{1,2}(?:ت|نا)(?: ?ل(?:ه|ها|هم|و|لزبون(?:ة)?|لعميل(?:ة)?))?|(?<!\p{L})و?رد(?:ي)?(?:ت|نا)(?: ?ل(?:ه|ها|هم|و))?)\s(?:aed\s)?$/iu

const before = ({ text }: Message, { start }: Mention) => text.slice(Math.max(0, start - 36), start)

/** "returned", as it is said of an amount. */
export const givenBack = (message: Message, mention: Mention): string =>
  /^\p{L}{2,12}/u.exec(GIVEN_BACK.exec(before(message, mention))?.[0] ?? '')?.[0] ?? ''

/** "He paid me 525, but I returned him 105": so much less of what was paid. */
export const isGivenBack = (message: Message, mention: Mention, all: readonly Mention[]) =>
  GIVEN_BACK.test(before(message, mention)) &&
  !/^\s\p{L}{3,}s\b/iu.test(message.text.slice(mention.end)) &&
  all.some((other) => other.end <= mention.start)

/** "12 cakes at 95, the customer returned 2": so many less of the line before it. */
export function takenBackIn(
  { text }: Message,
  candidates: readonly Mention[],
  pairs: Map<Mention, Priced>,
): Mention[] {
  return candidates.filter((mention) => {
    const value = amountOf(mention)
    if (mention.kind !== 'number' || value === undefined || pairs.has(mention)) return false
    if (!RETURNED.test(text.slice(Math.max(0, mention.start - 24), mention.start))) return false
    const [first, line] =
      [...pairs].findLast(([, { end, quantity }]) => end <= mention.start && quantity > value) ?? []
    if (first && line) pairs.set(first, { ...line, quantity: line.quantity - value })
    return line !== undefined
  })
}
