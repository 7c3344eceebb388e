import { correctionsIn } from '../sentences/corrected.ts'
import type { Filter } from './filters.ts'

/** What a question says behind the words that take something back: of "in Dubai, sorry I meant Sharjah" it is "Sharjah". */
export function insteadIn(asked: string): string {
  const last = correctionsIn(asked).at(-1)
  return last && last.start > 0 ? asked.slice(last.end).replace(/^[\s,،:.–-]{1,9}/u, '') : ''
}

/** Of each column only the values that are said last. */
export function withTextInstead<One extends Filter>(
  all: readonly One[],
  instead: readonly One[],
): One[] {
  const isPutRight = ({ column }: Filter) => instead.some((filter) => filter.column === column)
  return [...all.filter((filter) => !isPutRight(filter)), ...instead]
}
