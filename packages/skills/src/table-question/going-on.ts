import { opensOn } from '../follow-up/opening-on.ts'
import type { Table } from '../reading/table.ts'
import type { Unclear } from './beyond.ts'
import { isAdditive, withoutIdentifiers } from './columns.ts'
import type { Filter } from './filters.ts'
import { sortedOperation } from './grouping.ts'
import { foldedOf, type Mentions, mentionsIn } from './mentions.ts'
import { isOfAll, type Operation, operationIn, refersBack } from './operations.ts'
import { type AskedQuestion, type Question, readQuestion } from './question.ts'
import { shortChange } from './short-changes.ts'

// A question that leaves out what stands in the one before it: "and the average?", "only in Deira?".

/** `after`: the questions that it goes on from, oldest first. */
export interface GoingQuestion extends AskedQuestion {
  after?: AskedQuestion[] | undefined
}

/** What a question comes to with those that it goes on from. */
export function readGoingOn(
  { after = [], ...asked }: GoingQuestion,
  pasted: Table,
  today: string,
): Question | Unclear {
  const own = readQuestion(asked, pasted, today)
  const [before, ...earlier] = questionsBefore(after, pasted, today)
  if (!before) return own
  const said = saidIn(asked, pasted, today)
  const short = shortChange(
    asked.question,
    { last: before, earlier },
    {
      table: said.table,
      today,
      measure: said.measures.length === 1 ? said.measures[0] : undefined,
      isBare: !said.named.some(({ score }) => score === 2) && !namesRows(said),
    },
  )
  if (short) return short
  if ('unclear' in own && own.unclear !== 'column') return own
  return joined(said, own, before)
}

/** What was asked before, the latest first, as far back as it is clear. */
function questionsBefore(
  after: readonly AskedQuestion[],
  pasted: Table,
  today: string,
): Question[] {
  const asked = after.map((one, at) =>
    readGoingOn({ ...one, after: after.slice(0, at) }, pasted, today),
  )
  const last = asked.at(-1)
  return !last || 'unclear' in last
    ? []
    : asked.toReversed().filter((one): one is Question => !('unclear' in one))
}

interface Said extends Mentions {
  operation: Operation | undefined
  /** "Ajman back in": rows that were left out count again. */
  restored: Mentions['textFilters']
}
const RESTORES =
  /\b(?:back (?:in|on)|include \p{L}+ again|bring back|put back)\b|(?<!\p{L})(?:رج[ّ]?ع|رد)(?:ي|وا|لي|ه|ها|هم)?(?!\p{L})/iu

function saidIn(
  { question: asked, about = '' }: AskedQuestion,
  pasted: Table,
  today: string,
): Said {
  const mentions = mentionsIn({ asked, about }, foldedOf(asked), withoutIdentifiers(pasted), today)
  const { isSort, plain } = mentions
  const operation = isSort ? sortedOperation(plain) : operationIn(plain)
  const isRestored = RESTORES.test(asked)
  return {
    ...mentions,
    textFilters: isRestored ? [] : mentions.textFilters,
    restored: isRestored ? mentions.textFilters : [],
    operation: operation ?? (ROWS.test(plain) ? 'list' : undefined),
  }
}
/** «والصفوف اللي كميتها فوق 100» */
const ROWS = /\b(?:rows|lines)\b|(?<!\p{L})[وف]?(?:ال)?(?:صفوف|سطور|اسطر)(?!\p{L})/u

/** Whether a message says anything that a question about this table could be changed by. */
export function changesQuestion(asked: string, pasted: Table, today: string): boolean {
  const { operation, named, textFilters, restored, dateFilter, limits, top, rank, isSort } = saidIn(
    { question: asked },
    pasted,
    today,
  )
  return (
    [operation, dateFilter, top, rank].some((one) => one !== undefined) ||
    restored.length > 0 ||
    isSort ||
    isOfAll(asked) ||
    named.length + textFilters.length + limits.length > 0
  )
}

const namesGroup = ({ named, table }: Said): boolean =>
  named.some(({ column }) => table.columns[column]?.type !== 'number')

const namesRows = ({ textFilters, dateFilter, limits }: Said): boolean =>
  textFilters.length + limits.length > 0 || dateFilter !== undefined

/** "Which rep has the most deals": all that it needs stands in it. */
function isWhole(said: Said): boolean {
  const { asked, operation, measures } = said
  if (operation === undefined || opensOn(asked) || refersBack(asked)) return false
  if (said.restored.length > 0) return false
  return measures.length > 0 || (namesGroup(said) && operation !== 'share')
}

function joined(said: Said, own: Question | Unclear, before: Question): Question | Unclear {
  if (!('unclear' in own) && isWhole(said)) return own
  const operation = operationOf(said, own, before)
  const measure = measureOf(said, own, before, operation)
  const grouped = firstOfEach(groupOf(said, own, before, operation), said, operation, measure)
  const filters = filtersOf(said, own, before, grouped.groupBy)
  if ('unclear' in own && measure === undefined && operation !== 'list' && operation !== 'count')
    return own
  const isRanked = operation === before.operation
  const top = said.top ?? (isRanked ? before.top : undefined)
  const nth = said.rank?.nth ?? (isRanked && said.top === undefined ? before.nth : undefined)
  const sort = 'unclear' in own ? undefined : own.sort
  return {
    operation,
    filters,
    ...grouped,
    ...(measure !== undefined && { measure }),
    ...(top !== undefined && { top }),
    ...(nth !== undefined && { nth }),
    ...(sort ? { sort } : isRanked && before.sort && { sort: before.sort }),
    ...(operation === 'difference' && { figure: before.figure ?? figureOf(before.operation) }),
    ...(!('unclear' in own) && own.claimed !== undefined && { claimed: own.claimed }),
  }
}

/** "How many Karak?" adds figures up where figures were added up before, if only to tell whose are the most. */
function operationOf(said: Said, own: Question | Unclear, before: Question): Operation {
  const { operation, measures } = said
  const isOfSum = EXTREME.test(before.operation) && before.groupBy !== undefined
  if (operation === 'count' && isOfSum && before.measure !== undefined)
    if (namesRows(said) && !namesGroup(said)) return 'sum'
  const isKept = operation === undefined || (operation === 'count' && before.operation === 'sum')
  if (isKept && before.operation !== 'overview') {
    // Of a list that names a figure, "and the price?" asks for no list again.
    return before.operation === 'list' && measures.length > 0 && !namesRows(said)
      ? 'sum'
      : before.operation
  }
  if (operation === 'count' && measures.length > 0) return 'sum'
  return operation ?? ('unclear' in own ? before.operation : own.operation)
}

const EXTREME = /^(?:max|min)$/

type Grouped = Pick<Question, 'groupBy' | 'within' | 'isByMonth' | 'isDistinct'>

function groupOf(
  said: Said,
  own: Question | Unclear,
  before: Question,
  operation: Operation,
): Grouped {
  const of = ({ groupBy, within, isByMonth, isDistinct }: Question): Grouped => ({
    ...(groupBy !== undefined && { groupBy }),
    ...(within !== undefined && { within }),
    ...(isByMonth && { isByMonth }),
    ...(isDistinct && { isDistinct }),
  })
  if (operation === 'list' || operation === 'overview') return {}
  if (!('unclear' in own) && own.groupBy !== undefined) return of(own)
  // "… by region" without a figure of its own is not read as grouped.
  const column = said.named.find(
    (one) => said.table.columns[one.column]?.type !== 'number' && one.score === 2,
  )?.column
  if (column !== undefined && said.textFilters.every((filter) => filter.column !== column))
    return { groupBy: column }
  // "The average orders there" is a figure of its own.
  if (said.operation !== undefined && said.measures.length > 0 && !opensOn(said.asked)) return {}
  if (WHO.test(said.asked) && before.groupBy !== 0 && tellsWho(said) === 0) return {}
  // The share of the one that was first.
  const isOfOne = said.textFilters.some(
    (filter) => filter.column === before.groupBy && filter.values.length === 1,
  )
  if (isOfOne && operation === 'share') return {}
  return isOfAll(said.asked) && !namesRows(said) ? {} : of(before)
}

/** "Who are the top two?" of departments that were compared: a first column of names, each another, says who. */
const WHO = /\bwho\b|(?<!\p{L})و?(?:مين|منو|من هم)(?!\p{L})/iu
const tellsWho = ({ table: { columns, rows } }: Said): number | undefined => {
  const names = rows.map(([first = '']) => first)
  const isOfNames = columns[0]?.type === 'text' && names.every((name) => /^\P{Nd}+$/u.test(name))
  return isOfNames && new Set(names).size === names.length ? 0 : undefined
}

/** "And by branch?" of the most expensive item is the one of each branch: prices are not added up. */
function firstOfEach(
  grouped: Grouped,
  { table: { columns } }: Said,
  operation: Operation,
  measure: number | undefined,
): Grouped {
  const { groupBy, within } = grouped
  const isRanked = operation === 'max' || operation === 'min'
  if (!isRanked || measure === undefined || groupBy === undefined || within !== undefined)
    return grouped
  if (isAdditive(columns[measure]?.name ?? '')) return grouped
  const names = columns.findIndex(({ type }, column) => type === 'text' && column !== groupBy)
  return names < 0 ? grouped : { groupBy: names, within: groupBy }
}

function measureOf(
  { measures, operation: asked }: Said,
  own: Question | Unclear,
  before: Question,
  operation: Operation,
): number | undefined {
  if (operation === 'list' || operation === 'overview') return undefined
  if (operation === 'count' && asked === 'count') return undefined
  const [named, ...others] = measures
  if (named !== undefined && others.length === 0) return named
  return (
    before.measure ??
    ('unclear' in own ? (figureOfLimit(before) ?? before.sort?.column) : own.measure)
  )
}

/** "Their total" of rows that were told by a figure. */
const figureOfLimit = ({ filters }: Question): number | undefined =>
  filters.find(({ kind }) => kind === 'number')?.column

/** What is said of the rows goes with what was said before of other columns. */
function filtersOf(
  said: Said,
  own: Question | Unclear,
  before: Question,
  groupBy: number | undefined,
): Filter[] {
  const { textFilters, dateFilter, limits, asked } = said
  const bound =
    'unclear' in own
      ? limits.flatMap(({ column = before.measure, ...limit }) =>
          column === undefined ? [] : [{ kind: 'number' as const, column, ...limit }],
        )
      : own.filters.filter(({ kind }) => kind === 'number')
  const mine: Filter[] = [...textFilters, ...(dateFilter ? [dateFilter] : []), ...bound]
  if (isOfAll(asked)) return mine
  const isReplaced = (filter: Filter) =>
    mine.some(
      (one) =>
        one.column === filter.column &&
        // "Without Deira" leaves out more of the rows.
        !(one.kind === 'text' && one.isExcluded && filter.kind === 'text' && filter.isExcluded) &&
        !(opensOn(asked) && isOtherSide(one, filter)),
    )
  // "By branch" after the figure of one branch is of all of them.
  const isToldApart = ({ column }: Filter) => column === groupBy && groupBy !== before.groupBy
  const isRestored = (filter: Filter) =>
    filter.kind === 'text' &&
    filter.isExcluded &&
    said.restored.some((one) => filter.values.every((value) => one.values.includes(value)))
  return [
    ...before.filters.filter((one) => !isReplaced(one) && !isToldApart(one) && !isRestored(one)),
    ...mine,
  ]
}

/** "And less than 14" of what is more than 8. */
const isOtherSide = (one: Filter, before: Filter): boolean =>
  one.kind === 'number' &&
  before.kind === 'number' &&
  (one.max === undefined
    ? one.min !== undefined && before.min === undefined && one.min < (before.max ?? 0)
    : one.min === undefined && before.max === undefined && one.max > (before.min ?? 0))

const figureOf = (operation: Operation): NonNullable<Question['figure']> =>
  operation === 'average' || operation === 'median' || operation === 'count' ? operation : 'sum'
