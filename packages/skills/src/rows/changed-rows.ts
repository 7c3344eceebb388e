import type { Table } from '../reading/table.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import { denial } from '../sentences/taking-back.ts'
import { withRowsAdded, withRowTold } from './added-rows.ts'
import { withCellCorrected } from './corrected-cell.ts'
import type { ChangedTable } from './named-rows.ts'
import { withRowsRemoved } from './removed-rows.ts'

// The changes that a message makes in a table: rows it adds, takes out, or figures it puts right, one after the other.

type Way = (pasted: Table, text: string, today: string) => ChangedTable | undefined

const MOST_CHANGES = 10
/** Each may change a row: "take out the one on the 20th and the 9th was 45". */
const PARTS = /(?<=[.!?؟])\s|\n|[,،;؛]\s|\s(?=and\s)|\s(?=و\p{Script=Arabic}{3})/u
const LINES = /(?<=[.!?؟])\s|\n/u

/** "Missed one: 20/11/2026,Car wash,45", "Noor Tower is 46000 now", "take out the one on the 20th"; undefined where it changes no row. */
export const withRowsChanged: Way = (pasted, text, today) =>
  changedOnce(pasted, text, today) ?? changedInParts(changedOnce, PARTS)(pasted, text, today)

/** "Sorry, Mariam is 12, not 21": what is said around a table that was pasted puts figures right; what is asked or supposed there does not. */
export const withRowsPutRight: Way = (pasted, text, today) =>
  changedInParts(putRight, LINES)(pasted, text, today)

const putRight: Way = (pasted, text, today) =>
  correctionsIn(text).length > 0 || DENIES.test(text)
    ? withCellCorrected(pasted, text, today)
    : undefined
const DENIES = new RegExp(`[\\d٠-٩]\\s(?:${denial}|instead of|rather than|بدل)\\s[\\d٠-٩]`, 'iu')

/** Any change, and what it leaves is read for the next. */
function changedOnce(
  pasted: Table,
  text: string,
  today: string,
  round = 0,
): ChangedTable | undefined {
  const changed =
    withRowsAdded(pasted, text, today) ??
    withRowTold(pasted, text, today) ??
    withRowsRemoved(pasted, text, today) ??
    (round === 0 ? withCellCorrected : putRight)(pasted, text, today)
  if (!changed || round >= MOST_CHANGES) return changed
  return changedOnce(changed.table, changed.said, today, round + 1) ?? changed
}

const changedInParts =
  (way: Way, joint: RegExp): Way =>
  (pasted, text, today) => {
    const known = text.split(joint).reduce<ChangedTable>(
      ({ table, said }, part) => {
        const changed = way(table, part, today)
        return { table: changed?.table ?? table, said: `${said}\n${changed?.said ?? part}` }
      },
      { table: pasted, said: '' },
    )
    return known.table === pasted ? undefined : { ...known, said: known.said.trim() }
  }
