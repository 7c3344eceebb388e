import type { Table } from '../reading/table.ts'
import { withRowsAdded } from './added-rows.ts'
import type { ChangedTable } from './changed-table.ts'
import { withCellCorrected } from './corrected-cell.ts'
import { withRowsRemoved } from './removed-rows.ts'
import { withRowTold } from './row-in-words.ts'

// A table as it is after a message that adds a row to it, takes one out or puts a figure right.

/** "Missed one: 20/11/2026,Car wash,45", "Noor Tower is 46000 now", "take out the one on the 20th"; undefined where it changes no row. */
export const withRowsChanged = (
  pasted: Table,
  text: string,
  today: string,
): ChangedTable | undefined =>
  withRowsAdded(pasted, text, today) ??
  withRowTold(pasted, text, today) ??
  withRowsRemoved(pasted, text, today) ??
  withCellCorrected(pasted, text, today)
