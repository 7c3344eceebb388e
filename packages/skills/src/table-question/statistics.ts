import { cellNumber, type Table } from '../reading/table.ts'

export interface Statistics {
  column: string
  sum: number
  average: number
  min: number
  max: number
}

/** Adds decimals without binary noise. */
export const total = (figures: readonly number[]) =>
  Number(figures.reduce((sum, figure) => sum + figure, 0).toPrecision(14))

/** What every column of figures comes to. */
export function statistics({ columns, rows }: Table): Statistics[] {
  return columns.flatMap(({ name, type }, column) => {
    if (type !== 'number') return []
    const figures = rows
      .map((row) => cellNumber(row[column] ?? ''))
      .filter((figure) => figure !== undefined)
    const sum = total(figures)
    return [
      {
        column: name,
        sum,
        average: sum / figures.length,
        min: Math.min(...figures),
        max: Math.max(...figures),
      },
    ]
  })
}
