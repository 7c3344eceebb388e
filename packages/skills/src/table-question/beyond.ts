import type { Table } from '../reading/table.ts'
import { columnsIn } from './columns.ts'
import { quarterIn } from './date-filters.ts'
import { hitsOf } from './operations.ts'

/** A question that cannot be answered before the person says which column is meant. */
export type Unclear = {
  unclear: 'value' | 'column' | 'figures' | 'question' | 'invented'
  word?: string
}

/** What of a question is not worked out here. */
export function beyondIn(asked: string, folded: string, table: Table): Unclear | undefined {
  const dates = table.columns.some(({ type }) => type === 'date')
  const quarter = quarterIn(folded)
  if (quarter) return dates ? undefined : { unclear: 'question', word: quarter.words }
  const found = hitsOf(asked, ['beyond', 'invent']).find(
    ({ start, end }) =>
      columnsIn(asked.slice(start, end), table).length === 0 &&
      !IS_A_PART.test(asked.slice(start, end)),
  )
  return (
    found && {
      unclear: found.concept === 'invent' ? 'invented' : 'question',
      word: asked.slice(found.start, found.end),
    }
  )
}

/** "What each of them makes up of the total" */
const IS_A_PART = /^mak(?:es|ing) /i
