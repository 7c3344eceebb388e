import type { Table } from '../reading/table.ts'
import { words } from '../reading/words.ts'
import { columnsIn } from './columns.ts'
import { hitsOf } from './operations.ts'

/** "What % of orders" */
const SIGN = /[%٪]/d

/** "The percentage of orders that were cancelled": of rows, when what is named first is no column of figures. */
export function isShareOfRows(asked: string, table: Table): boolean {
  const [share = SIGN.exec(asked)?.indices?.[0]] = hitsOf(asked, ['share']).map(
    ({ end }) => [0, end] as const,
  )
  const written = words(asked)
  const behind =
    share &&
    written.find(({ word, start }) => start >= share[1] && !/^(?:of|the|all|our)$/.test(word))
  return (
    behind !== undefined &&
    columnsIn(asked, table).some(
      ({ column, place, score }) =>
        score === 2 && table.columns[column]?.type === 'text' && written[place] === behind,
    )
  )
}
