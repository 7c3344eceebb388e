import { type DurationParts, durationIn } from '../reading/quantity.ts'
import type { Span } from '../reading/words.ts'

interface Told extends Span {
  kind: string
  written: string
  parts?: DurationParts
}

const IN_BRACKETS =
  /^\s?(?:\p{L}{2,12}\s)?\(\s?(?:(?:about|around|approx\.?|i\.?e\.?|or|=|~|يعني|[أا]ي|حوالي|تقريبا)\s?)?$/u
const CLOSED = /^\s?\)/u
/** Six months are 180 days, too. */
const MOST_APART = 0.03

/** "A full year (365 days)" is one length of time, which the bracket may say more exactly. */
export const withoutRestated = <One extends Told>(text: string, mentions: readonly One[]): One[] =>
  mentions.flatMap((mention, index) => {
    const [before, next] = [mentions[index - 1], mentions[index + 1]]
    if (before && isSaidAgain(text, before, mention)) return []
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
    IN_BRACKETS.test(text.slice(first.end, second.start)) &&
    CLOSED.test(text.slice(second.end, second.end + 2)) &&
    Math.abs(one - other) <= Math.max(one, other) * MOST_APART
  )
}

const sizeOf = ({ kind, parts }: Told): number | undefined =>
  kind === 'duration' && parts ? durationIn('day', parts) : undefined
