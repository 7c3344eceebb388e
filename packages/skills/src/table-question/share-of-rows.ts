import type { Table } from '../reading/table.ts'
import { words } from '../reading/words.ts'
import { columnsIn } from './columns.ts'
import { hitsOf } from './operations.ts'

/** "The percentage of orders that were cancelled": of rows, when what is named first is no column of figures. */
export function isShareOfRows(asked: string, table: Table): boolean {
  const [share] = hitsOf(asked, ['share'])
  const written = words(asked)
  const behind =
    share &&
    written.find(({ word, start }) => start >= share.end && !/^(?:of|the|all|our)$/.test(word))
  return (
    behind !== undefined &&
    columnsIn(asked, table).some(
      ({ column, place, score }) =>
        score === 2 && table.columns[column]?.type === 'text' && written[place] === behind,
    )
  )
}
