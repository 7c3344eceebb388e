import type { Table } from '../reading/table.ts'
import { words } from '../reading/words.ts'
import { columnsIn } from './columns.ts'

const COUNTED_BY = /^(?:most|fewest|least|more|اكثر|اكتر|اقل|فيها|فيه|عندها|عنده|لها|عليها)$/
const ANY_ROWS =
  /^(?:staff|people|employees|workers|members|rows|entries|records|موظفين|ناس|اشخاص|عمال|صفوف|سجلات)$/

/** "Which city has the most orders", "… the most staff": what its rows are of, by a column's name or by none. */
export function countsRows(asked: string, table: Table, grouping: number | undefined): boolean {
  const all = words(asked)
  const isCounted = (place: number) => COUNTED_BY.test(all[place - 1]?.word ?? '')
  return (
    columnsIn(asked, table).some(
      ({ column, place, score }) =>
        score === 2 &&
        column !== grouping &&
        table.columns[column]?.type === 'text' &&
        isCounted(place),
    ) || all.some(({ word }, place) => ANY_ROWS.test(word) && isCounted(place))
  )
}
