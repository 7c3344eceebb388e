import { cellNumber } from '../reading/table.ts'
import { isAdditive } from './columns.ts'

/** Who or what is first in each group: the best seller of each branch. */
export interface Winner {
  within: string
  names: string[]
  value: number
}

/** Of figures that add up the sums are compared, of prices and ages each by itself. */
export function winnersOf(
  rows: readonly string[][],
  columns: readonly string[],
  {
    within,
    groupBy,
    measure,
    isMin,
  }: { within: number; groupBy: number; measure: number; isMin: boolean },
): Winner[] {
  const adds = isAdditive(columns[measure] ?? '')
  const groups = Map.groupBy(rows, (row) => row[within] ?? '')
  return [...groups].flatMap(([name, members]): Winner[] => {
    const values = new Map<string, number>()
    for (const row of members) {
      const figure = cellNumber(row[measure] ?? '')
      const key = row[groupBy] ?? ''
      if (figure === undefined || key === '') continue
      const before = values.get(key)
      const better = isMin ? Math.min : Math.max
      values.set(
        key,
        before === undefined ? figure : adds ? before + figure : better(before, figure),
      )
    }
    if (values.size === 0 || name === '') return []
    const value = (isMin ? Math.min : Math.max)(...values.values())
    const names = [...values].flatMap(([key, one]) => (one === value ? [key] : []))
    return [{ within: name, names, value }]
  })
}
