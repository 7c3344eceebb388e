import { fold } from '../reading/fold.ts'
import type { Table } from '../reading/table.ts'
import type { Word } from '../reading/words.ts'
import type { Hit } from '../sentences/lexicon.ts'
import { stemsOf } from './columns.ts'
import { boundsIn } from './filters.ts'
import { type Asked, operationsAsked } from './operations.ts'

/** Places of limits, which hold words of operations ("more than 20 at most") and belong to their question alone. */
export function limitsIn(asked: string): ReadonlySet<number> {
  const { text, original } = fold(asked)
  const { rest } = boundsIn(text)
  return new Set(
    Array.from(text, (mark, index) => (rest[index] === mark ? [] : [original(index)])).flat(),
  )
}

export const blanked = (asked: string, hidden: ReadonlySet<number>): string =>
  hidden.size === 0
    ? asked
    : asked
        .split('')
        .map((mark, index) =>
          // A limit is told by a figure: "and how many are under 30" is no bare "how many".
          hidden.has(index) ? (hidden.has(index - 1) ? ' ' : '0') : mark,
        )
        .join('')

const SELECTS = /^و?(?:which|who|whose|اي|اي[هش]|مين|منو|من|اللي)$/
const SELECTED_WITHIN = 6

/** "… and then which parts are below 20": a request without a word of its own for what is to be done. */
export function selectionsIn(all: readonly Word[], hidden: ReadonlySet<number>): Hit<Asked>[] {
  const named = operationsAsked(all)
  return [...hidden].flatMap((place) => {
    if (hidden.has(place - 1)) return []
    const last = all.findLastIndex(({ end }) => end <= place)
    const from = all.findLastIndex(
      ({ word }, index) => index <= last && index > last - SELECTED_WITHIN && SELECTS.test(word),
    )
    const { start = 0, end = 0 } = all[from] ?? {}
    const isOwn = from >= 0 && !named.some((hit) => hit.from >= from && hit.from <= last)
    return isOwn ? [{ concept: 'rows' as const, from, to: from + 1, start, end }] : []
  })
}

/** "Stars" of a column called so are no "stats". */
export const isNameOf = (
  { columns }: Table,
  all: readonly Word[],
  { from, isNear }: Hit<Asked>,
): boolean =>
  isNear === true && columns.some(({ name }) => stemsOf(name).includes(all[from]?.stem ?? ''))
