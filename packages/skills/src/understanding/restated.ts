import { type DurationParts, durationIn } from '../reading/quantity.ts'
import type { Span } from '../reading/words.ts'

interface Told extends Span {
  kind: string
  written: string
  parts?: DurationParts
  value?: number
}

const IN_BRACKETS =
  /^\s?(?:\p{L}{2,12}\s)?\(\s?(?:(?:about|around|approx\.?|i\.?e\.?|or|=|~|يعني|[أا]ي|حوالي|تقريبا)\s?)?$/u
const CLOSED = /^\s?\)/u
/** Six months are 180 days, too. */
const MOST_APART = 0.03

/** "A full year (365 days)" is one length of time and «نص مليون (500,000)» one amount, which the bracket may say more exactly. */
export const withoutRestated = <One extends Told>(text: string, mentions: readonly One[]): One[] =>
  mentions.flatMap((mention, index) => {
    const [before, next] = [mentions[index - 1], mentions[index + 1]]
    if (before && isSaidAgain(text, before, mention)) return []
    if (isTheWhole(text, mentions.slice(0, index), mention)) return []
    if (isShortOf(text, mentions.slice(0, index), mention)) return []
    if (!next || !isSaidAgain(text, mention, next)) return [mention]
    const end = text.indexOf(')', next.end) + 1
    const said = sizeOf(mention) === sizeOf(next) ? mention : next
    return [{ ...said, start: mention.start, end, written: text.slice(mention.start, end) }]
  })

const isSaidAgain = (text: string, first: Told, second: Told): boolean => {
  const [one, other] = [sizeOf(first), sizeOf(second)]
  return (
    one !== undefined &&
    other !== undefined &&
    isLength(first) === isLength(second) &&
    // A small number in brackets numbers or counts something of its own.
    (isLength(first) || (one === other && one >= LEAST_AMOUNT)) &&
    IN_BRACKETS.test(text.slice(first.end, second.start)) &&
    CLOSED.test(text.slice(second.end, second.end + 2)) &&
    Math.abs(one - other) <= Math.max(one, other) * MOST_APART
  )
}

/** "The whole 2m", «كل المليونين», «المليونين كلها»: with such an article it is the amount that was named before. */
const WHOLE =
  /(?:(?<!\p{L})(?:the|that|this|my|our) (?:whole|full|entire|same|total|said)|(?<!\p{L})all (?:of )?(?:the|that|those|my|our)|(?<!\p{L})(?:(?:كامل|نفس|جميع) (?:ال)?(?:مبلغ )?|كل ال(?:مبلغ )?))\s?$/iu
const ALL_OF_IT = /^\s(?:كل(?:ه|ها|هم)|كامل(?:[ةه]|ين)?|بالكامل)(?!\p{L})/u
const LONGEST_WHOLE = 20
const IN_MILLIONS = 1e6

const isTheWhole = (text: string, before: readonly Told[], mention: Told): boolean => {
  const isDefinite = mention.written.startsWith('ال')
  const lead = text.slice(Math.max(0, mention.start - LONGEST_WHOLE), mention.start)
  const isWhole =
    WHOLE.test(isDefinite ? `${lead}ال` : lead) ||
    (isDefinite && ALL_OF_IT.test(text.slice(mention.end)))
  if (!isWhole) return false
  // "The whole 2m" of two million is no length.
  const size =
    mention.kind === 'measure' && /\d\s?m$/i.test(mention.written)
      ? (mention.value ?? 0) * IN_MILLIONS
      : sizeOf(mention)
  return (
    size !== undefined &&
    !isLength(mention) &&
    size >= LEAST_AMOUNT &&
    before.some((other) => !isLength(other) && sizeOf(other) === size)
  )
}

/** "10,500 till 2024 but now 12", "work it out on the 96": the thousands of an amount that was named before. */
const REFERS =
  /(?<!\p{L})(?:(?:but|so it is|it is|it's) now|(?:on|with|use|for|at) the|(?:ع|على |علي |بـ?)(?:ال|ل)ـ?)\s?$/iu
const isShortOf = (
  text: string,
  before: readonly Told[],
  { start, written, value }: Told,
): boolean =>
  /^\d{2,3}$/.test(written) &&
  value !== undefined &&
  REFERS.test(text.slice(Math.max(0, start - LONGEST_WHOLE), start)) &&
  before.some((other) => !isLength(other) && sizeOf(other) === value * LEAST_AMOUNT)

const LEAST_AMOUNT = 1000

const isLength = ({ kind }: Told) => kind === 'duration'

const sizeOf = ({ kind, parts, value }: Told): number | undefined =>
  kind === 'duration'
    ? parts && durationIn('day', parts)
    : kind === 'money' || kind === 'number'
      ? value
      : undefined
