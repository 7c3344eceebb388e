import type { Table } from '../reading/table.ts'
import { words } from '../reading/words.ts'
import { isLeftAside } from '../sentences/left-aside.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { textFiltersIn } from './filters.ts'
import { operationsAsked } from './operations.ts'

const CLAUSES = /(?<=[.!?؟؛;,،])(?=\s)|(?<=[\n)])|(?=\(|\s(?:but|بس|لكن)\s)/u

/** What is asked of a table without what somebody else claims and without the columns that are named only to say that they are not wanted; of a value that is not wanted the rows are left out. */
export function withoutUnwanted(around: string, table: Table): string {
  const rest = around
    .split(CLAUSES)
    .map((clause) =>
      isLeftAside(clause) ? rowsLeftOut(clause, table) : isClaim(clause) ? '\n' : clause,
    )
    .join('')
  return operationsAsked(words(rest)).length > 0 ? rest : around
}

/** "Boss claims Deira is the winner": whoever says so asks nothing. */
const isClaim = (clause: string): boolean =>
  !/[?؟\d٠-٩]/.test(clause) && claiming(words(clause)).some(({ from }) => from > 0)
const claiming = lexicon({
  claim:
    'says, claims, reckons, thinks, insists, swears, is sure, يقول, يزعم, يدعي, يظن, يحلف, متاكد, شايف',
})

function rowsLeftOut(clause: string, table: Table): string {
  const filters = textFiltersIn(clause, table)
  if (filters.some(({ isExcluded }) => isExcluded)) return clause
  const values = filters.flatMap((filter) => filter.values)
  const isArabic = /\p{Script=Arabic}/u.test(clause)
  // One cell that is still to come takes out no rows.
  return values.length > 0 && filters.length === 1
    ? ` ${isArabic ? 'بدون' : 'without'} ${values.join(isArabic ? ' و' : ' and ')}\n`
    : '\n'
}
