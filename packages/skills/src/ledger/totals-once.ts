import type { Asked } from './input.ts'

const TELLS_TOTAL: ReadonlySet<string> = new Set(['overview', 'total', 'categories', 'months'])

/** "Totals by category and by month, in and out": the total of the same entries is told once. */
export function withTotalsOnce(asked: readonly Asked[]): Asked[] {
  const told = new Map<Asked, boolean>(
    asked.map((one, index) => [
      one,
      asked.slice(0, index).some((other) => isSameTotal(one, other)),
    ]),
  )
  return asked.flatMap((one) => {
    if (!told.get(one)) return [one]
    return one.question === 'total' && !one.average && !one.sharers && one.claimed === undefined
      ? []
      : [{ ...one, isTotalTold: true }]
  })
}

const isSameTotal = (one: Asked, other: Asked): boolean =>
  [one, other].every(({ question, words }) => TELLS_TOTAL.has(question) && words.length === 0) &&
  scopeOf(one) === scopeOf(other)

const scopeOf = ({ month, period, without, withoutMonths, limits }: Asked): string =>
  JSON.stringify([month, period, without, withoutMonths, limits])
