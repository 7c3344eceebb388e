import type { Span } from '../reading/words.ts'

const PART =
  /(?<!\p{L})(?:how much|how many|what|which|كم|كام|[أا]ديش|[قك]ديش|شو|[إا]يه)(?!\p{L})[^.!\n]{0,30}?(?:\bof (?:that|it|this|them|what i pay)\b|(?<!\p{L})(?:منها|منه|من (?:هذا|هالمبلغ|المبلغ|ذلك|ده|هاد|كل هذا))(?!\p{L}))/iu

/** "How much of that is for the first five years?": a part of the answer, of which a figure changes nothing. */
export const asksOfPart = (text: string): boolean => PART.test(text)

/** The figures of a message but those behind the question for a part: of "8 years then, and how much of it is for the first five" the 8. */
export function withoutPart<One extends Span>({
  text,
  mentions,
}: {
  text: string
  mentions: readonly One[]
}): One[] {
  const at = PART.exec(text)?.index ?? text.length
  return mentions.filter(({ start }) => start < at)
}
