import type { Span } from '../reading/words.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import { amountOf } from './pairs.ts'

// "I paid 1,732.50 with VAT, how much was the VAT? And an offer of 2,400 before VAT, what does it come to?": two questions, and no sum.

const END_OF_QUESTION = /[?؟](?=\s)|[.!](?=\s)|\n/g
const MOST_ENDS = 12
const LONGEST = 1500
/** "VAT on 500 and how much is 840 without VAT": the second is asked in the same breath. */
const AND_ASKED =
  /(?<=[\d٠-٩][^.?!؟\n]{0,40}\s)(?:and (?=how much|what|whats\b)|(?=و(?:كم|كام|قديش|شقد|شو|ايش)\s))/giu
const BASIS: readonly Concept[] = ['withVat', 'withoutVat']
const TAX_OR_BASIS: readonly Concept[] = ['vat', ...BASIS]
/** What is asked of all prices together. */
const TOGETHER =
  /\b(?:both|together|altogether|all of (?:it|them)|in total|grand total|overall|combined|the two|of the two)\b|(?<!\p{L})(?:سوا|مع بعض|(?:ال)?(?:[إا]ثنين|[إا]تنين|اثنتين)|الثنتين|كلهم|كلها|بالمجموع|[إا]جمالي الكل|المجموع الكلي)(?!\p{L})/iu

/** The two parts of a message that each name a price, say whether the tax is in it, and ask of it alone. */
export function askedApart(message: Message): [string, string] | undefined {
  const { text } = message
  if (text.length > LONGEST || TOGETHER.test(text)) return undefined
  const ends = [...text.matchAll(END_OF_QUESTION)].slice(0, MOST_ENDS)
  const end = ends.find(
    ({ index }) =>
      isWhole(message, { start: 0, end: index }, BASIS) &&
      isWhole(message, { start: index + 1, end: text.length }, BASIS),
  )
  if (end) return [text.slice(0, end.index + 1), text.slice(end.index + 1)]
  const and = [...text.matchAll(AND_ASKED)]
    .slice(0, MOST_ENDS)
    .find(
      ({ index }) =>
        isWhole(message, { start: 0, end: index }, TAX_OR_BASIS) &&
        isWhole(message, { start: index, end: text.length }, BASIS),
    )
  return and && [text.slice(0, and.index), text.slice(and.index)]
}

const isWhole = (
  { mentions, concepts }: Message,
  part: Span,
  said: readonly Concept[],
): boolean => {
  const isIn = ({ start, end }: Span) => start >= part.start && end <= part.end
  const own = { concepts: concepts.filter(isIn) }
  return (
    mentions.some((one) => isIn(one) && amountOf(one) !== undefined && one.doubt === 0) &&
    namesAny(own, said) &&
    namesAny(own, ['question', 'vatDue']) &&
    !namesAny(own, ['cheaper', 'difference', 'sold', 'bought'])
  )
}
