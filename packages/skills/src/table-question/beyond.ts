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
  const coming = COMING.exec(asked)?.[0]
  if (coming && !table.columns.some(({ name }) => EXPECTED.test(name)))
    return { unclear: 'invented', word: coming }
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

const EXPECTED = /forecast|expected|likely|متوقع/iu
/** «المبيعات المتوقعة للشهر الجاي», "what will December sales be": figures that are still to come. */
const COMING =
  /\bwhat (?:will|would) (?:\p{L}+ ){1,4}(?:be|look like)\b(?! (?:the|in total|altogether))|\b(?:expected|likely) (?:\p{L}+ )?(?:next|in the coming)\b|(?<!\p{L})(?:ال)?متوقع[ةه]? (?:\p{L}+ )?(?:ال|لل)(?:شهر|سن[ةه]|عام|[أا]سبوع) (?:ال)?(?:جاي|جاية|قادم|قادمة|مقبل|مقبلة)/iu

/** "What each of them makes up of the total" */
const IS_A_PART = /^mak(?:es|ing) /i
