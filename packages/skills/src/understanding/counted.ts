import type { Span } from '../reading/words.ts'
import type { ConceptMatch } from './match-concepts.ts'

// Numbers that say how many there are of what stands behind them.

/** "After two babies", «بعد 3 أولاد»: so many children, and the age of nobody. */
export const isCountOfChildren = (
  text: string,
  { end }: Span,
  concepts: readonly ConceptMatch[],
): boolean =>
  concepts.some(
    (match) =>
      (match.concept === 'child' || match.concept === 'baby') &&
      match.start === end + 1 &&
      /s$|^\p{Script=Arabic}/iu.test(text.slice(match.start, match.end)),
  )

/** "Two leavers": a count in words says how many there are of whatever follows, if that is nothing else that is spoken of. */
export const isCountInWords = (
  text: string,
  { start, end }: Span,
  concepts: readonly ConceptMatch[],
): boolean =>
  /^[a-z]+$/i.test(text.slice(start, end).trim()) &&
  /^ [a-z]{3,}s(?![a-z])/i.test(text.slice(end, end + 24)) &&
  !concepts.some((match) => match.start === end + 1)

/** "Invoice 3 phones": behind a paper its number has no plural behind it. */
export const isCountOfThings = (text: string, { start, end }: Span): boolean =>
  end - start < 3 &&
  /^ (?:[a-z]{3,}s|\p{Script=Arabic}{2,}(?:ات|ين))(?!\p{L})/iu.test(text.slice(end, end + 24))

/** "12 units @ 150", "4 rooms at 220": what is counted is no place, and its price no number of one. */
export const isBehindCounted = (text: string, { start }: Span): boolean =>
  /\d\s\p{L}{3,20}(?:s\s*(?:@|at|for|x|×|[:=-])?|\s*(?:@|at|for|x|×|ب|بسعر))\s*(?:aed|dhs?)?\s*$/iu.test(
    text.slice(Math.max(0, start - 40), start),
  )
