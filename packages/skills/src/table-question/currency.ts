import { quantities } from '../reading/quantities.ts'
import { cellNumber } from '../reading/table.ts'

const MOST_LOOKED_AT = 100

/** The currency that every figure of a column is written with; none where one of them has another or none. */
export function currencyOf(
  rows: readonly (readonly string[])[],
  measure: number | undefined,
): string | undefined {
  if (measure === undefined) return undefined
  const currencies = new Set(
    rows
      .slice(0, MOST_LOOKED_AT)
      .map((row) => row[measure] ?? '')
      .filter((cell) => cellNumber(cell) !== undefined)
      .map((cell) => {
        const [quantity] = quantities(cell)
        return quantity?.kind === 'money' ? quantity.currency : undefined
      }),
  )
  const [only] = currencies
  return currencies.size === 1 ? only : undefined
}
