import { isSameThing } from '../reading/same-thing.ts'
import { type Span, words } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Priced } from './pairs.ts'

// Which line of a request is called by its name where something is said of it.

const SUBJECT_REACH = 48
/** "4,299 in shop A with VAT": where it costs so much, and no other line. */
const PLACE_OF_PRICE =
  /\d\s(?:(?:aed|dhs?|dirhams?|درهم)\s)?(?:in|at|from|في|من|عند)\s[^.,;:!?،؛؟\n\d]{0,30}$/iu
/** "Only the delivery is plus VAT": the line whose name stands before what is said, in the same breath. */
export function lineNamedBefore(
  { text }: Message,
  { start }: Span,
  lines: readonly Priced[],
): number | undefined {
  const before = text.slice(Math.max(0, start - SUBJECT_REACH), start)
  if (PLACE_OF_PRICE.test(before)) return undefined
  const at = lineCalled(before.split(/[.,;:!?،؛؟\n\d]/u).at(-1) ?? '', lines)
  return at === undefined || (lines[at] as Priced).start < start ? undefined : at
}

const EXCEPT =
  /^(?:\s(?:vat|tax|(?:ال)?ضريب[ةه]))?[\s,،]{0,3}(?:except|but not|excluding|apart from|other than|everything but|ما عدا|ماعدا|عدا|[إا]لا|باستثناء)(?: for)?\s+(?<what>[^.,;:!?،؛؟\n\d]{3,40})/iu

/** "All prices include VAT except the shipping" */
export function lineExcepted(
  { text }: Message,
  { end }: Span,
  lines: readonly Priced[],
): number | undefined {
  const behind = text.slice(end, end + SUBJECT_REACH)
  return lineCalled(EXCEPT.exec(behind)?.groups?.what ?? '', lines)
}

/** The first line with a word of these in its name. */
function lineCalled(said: string, lines: readonly Priced[]): number | undefined {
  const stems = words(said).map(({ stem }) => stem)
  const at = lines.findIndex(({ description }) =>
    words(description).some(({ stem, word }) => word.length > 2 && stems.includes(stem)),
  )
  return at < 0 ? undefined : at
}

/** Whether a text has a word of the name of a line. */
export const namesOne = ({ description }: Pick<Priced, 'description'>, text: string): boolean =>
  words(description).some((own) => words(text).some(({ stem }) => isSameThing(stem, own.stem)))
