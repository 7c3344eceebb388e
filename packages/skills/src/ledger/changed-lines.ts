import { type Table, table } from '../reading/table.ts'
import { withRowsChanged } from '../rows/changed-rows.ts'
import type { ChangedTable } from '../rows/named-rows.ts'
import { withRepeatedRemoved } from '../rows/removed-rows.ts'
import type { Answered, Before } from '../skill.ts'
import type { LedgerInput } from './input.ts'

interface Known {
  last: Answered<LedgerInput> | undefined
  today: string
}

/** The ledger as it is after all that was said of it. */
export const ledgerAfter = (before: Before<LedgerInput>, today: string): Table | undefined =>
  before.reduce<Table | undefined>((known, { text }, at) => {
    const changed = known && withLinesChanged(known, text, { last: before[at - 1], today })
    return changed?.table ?? table(text, today) ?? known
  }, undefined)

/** A ledger with a line more, a line less, or an amount put right; "remove it" is said of duplicates that were just told. */
export const withLinesChanged = (
  pasted: Table,
  text: string,
  { last, today }: Known,
): ChangedTable | undefined => {
  const isOfRepeated = last?.inputs[0].question === 'duplicates' && !/\p{Nd}/u.test(text)
  const repeated = isOfRepeated ? withRepeatedRemoved(pasted, text, today) : undefined
  return repeated ?? withRowsChanged(pasted, text, today)
}
