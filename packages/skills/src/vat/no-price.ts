import type { Span } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { Mention } from '../understanding/mentions.ts'
import { isBareHour } from '../understanding/no-quantity.ts'
import { divisorIn } from '../understanding/shares.ts'
import { amountOf } from './pairs.ts'

// Which numbers of a request are no prices.

const NO_AMOUNT = 2
/** Small numbers before a word count something: "two invoices". */
export const MOST_COUNTED = 20

/** "Is it zero rated?" names no price. */
export const isZeroInWords = (mention: Mention): boolean =>
  mention.kind === 'number' && mention.value === 0 && /^\p{L}+$/u.test(mention.written)

/** "The 3 monitors", "two versions of it": how many there are, and no price where none is given. */
const isCountOnly = (text: string, mention: Mention): boolean =>
  mention.kind === 'number' &&
  isSmall(mention) &&
  THINGS.test(text.slice(mention.end, mention.end + 40))
const THINGS =
  /^ (?!(?:plus|please|pls|before|after|including|includes|excluding|with|without|incl|excl|net|gross|only|and|or)\b)(?:[a-z]{3,} )?(?!(?:thanks|dirhams|plus|dhs|fils|includes)\b)(?:[a-z]{3,}(?<!s)s(?![a-z])|\p{Script=Arabic}{2,}(?:ات|ين)(?!\p{L}))/iu

const isSmall = (mention: Mention) => (amountOf(mention) ?? 0) <= MOST_COUNTED

export const likeliest = ({ text }: Message, amounts: readonly Mention[]) =>
  amounts
    // What counts something is asked about, and is not taken for its price.
    .filter((mention) => !isCountOnly(text, mention))
    .toSorted((a, b) => Number(isSmall(a)) - Number(isSmall(b)) || a.doubt - b.doubt)
    .slice(0, 1)

const PAPER =
  /(?:\b(?:licen[cs]e|permit|plate|file|ref|reference|order|booking|ticket|contract|box|account|phone|mobile)|(?<!\p{L})(?:ال)?(?:رخص[ةه]|لوح[ةه]|ملف|مرجع|طلبي[ةه]|حجز|عقد|حساب|هاتف|جوال))(?: (?:is|was|هو|هي))?\s$/iu
/** "Licence 88121": so many digits without a comma behind what has a number name it; a fee is mostly a round sum. */
const isNumberOfPaper = (text: string, { start, written }: Mention): boolean =>
  /^[\d٠-٩]{4,}$/.test(written) &&
  !/(?:00|٠٠)$/.test(written) &&
  PAPER.test(text.slice(Math.max(0, start - 24), start))

/** Identifiers and years, the 5 of "5 VAT", and a small count of something. */
export function isNoPrice(message: Message, mention: Mention, hasOthers: boolean): boolean {
  const isSaid = BEHIND_PRICE.some((concept) => isRightBehind(message, concept, mention))
  if (mention.kind !== 'number') return mention.doubt >= NO_AMOUNT
  const after = message.text.slice(mention.end, mention.end + 20)
  const { value } = mention
  if (value === 0 || (value === 5 && /^\s*(?:%|vat|tax|ال?ضريب)/iu.test(after))) return true
  if (isSaid) return false
  if (isCountOnly(message.text, mention) || mention === divisorIn(message)) return true
  if (hasOthers && isNumberOfPaper(message.text, mention)) return true
  // «على الاثنين», "for the two": a small number in words is no price beside others.
  if (hasOthers && value <= MOST_COUNTED && /^\p{L}+$/u.test(mention.written)) return true
  return (
    mention.doubt >= NO_AMOUNT ||
    (hasOthers && Number.isInteger(value) && value <= MOST_COUNTED && /^\s*\p{L}{3,}/u.test(after))
  )
}

/** "I need it before 4": by when, where nothing follows that it could be the price of. */
export const isByHour = (text: string, { start, end }: Span): boolean =>
  isBareHour(text, { start, end }) &&
  /(?:\b(?:need|want|send|due|by|ready|answer)\b|محتاج|ابغ|أبغ|ضروري|ابي|عايز)[^.!?؟\n]{0,24}(?:before|by|until|till|قبل)\s$/iu.test(
    text.slice(Math.max(0, start - 48), start),
  ) &&
  /^\s{0,3}(?:[,.;!?؟،\n]|$|please|pls|today|tomorrow|thanks|اليوم|بكر)/iu.test(
    text.slice(end, end + 12),
  )

const BEHIND_PRICE = ['withVat', 'withoutVat', 'unitPrice', 'vat'] as const

const isRightBehind = (
  { concepts, clauses, mentions }: Message,
  wanted: Concept,
  mention: Mention,
) =>
  concepts.some(
    (match) =>
      match.concept === wanted &&
      !mentions.some(({ start, end }) => start >= mention.end && end <= match.start) &&
      match.start >= mention.end &&
      clauses.wordsBetween(mention, match) === 0 &&
      clauses.weightBetween(mention, match) < 1,
  )
