import { cellNumber, type Table } from '../reading/table.ts'
import type { Mentions } from './mentions.ts'

/** The columns whose figures lie on both sides of a limit: nobody asks for ages above 2,000. */
export function columnsHolding(
  limits: Mentions['limits'],
  { rows }: Table,
  numeric: readonly number[],
): number[] {
  const [limit] = limits.filter(({ column }) => column === undefined)
  if (!limit) return []
  return numeric.filter((column) => {
    const figures = rows.flatMap((row) => cellNumber(row[column] ?? '') ?? [])
    const bound = limit.min ?? limit.max ?? 0
    return Math.min(...figures) <= bound && Math.max(...figures) >= bound
  })
}
