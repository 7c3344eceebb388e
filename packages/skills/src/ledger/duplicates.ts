import type { Entry } from './input.ts'

/** Entries that look like one payment entered more than once. */
export interface Duplicate {
  description: string
  amount: number
  dates: string[]
  direction: Entry['direction']
}

const DUPLICATE_WITHIN_DAYS = 3

/** The same text and amount on the same day or within a few days; a payment that recurs monthly is none. */
export function duplicatesIn(entries: readonly Entry[]): Duplicate[] {
  const groups = Map.groupBy(
    entries,
    ({ description, amount, direction }) =>
      `${description.trim().toLowerCase()} ${amount} ${direction}`,
  )
  return Array.from(groups.values()).flatMap((group) => {
    const dated = group
      .filter(({ date }) => date?.length === 10)
      .sort((a, b) => (a.date as string).localeCompare(b.date as string))
    return runs(dated)
      .filter((run) => run.length > 1)
      .map((run) => {
        const { description, amount, direction } = run[0] as Entry
        return { description, amount, direction, dates: run.map(({ date }) => date as string) }
      })
  })
}

function runs(dated: readonly Entry[]): Entry[][] {
  const found: Entry[][] = []
  for (const entry of dated) {
    const last = found.at(-1)
    const before = last?.at(-1)?.date
    const days = before
      ? (Date.parse(entry.date as string) - Date.parse(before)) / 86_400_000
      : Number.POSITIVE_INFINITY
    if (last && days <= DUPLICATE_WITHIN_DAYS) last.push(entry)
    else found.push([entry])
  }
  return found
}
