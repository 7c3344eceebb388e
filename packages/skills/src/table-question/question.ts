import type { Table } from '../reading/table.ts'
import { claimIn } from '../sentences/claims.ts'
import { beyondIn, type Unclear } from './beyond.ts'
import { dateEndIn } from './by-date.ts'
import { columnsIn, isAdditive, isYears, stemsOf, withoutIdentifiers } from './columns.ts'
import { columnsHolding } from './columns-holding.ts'
import type { Filter } from './filters.ts'
import { bestOfEach, groupIn, sortedOperation, whichIn } from './grouping.ts'
import { foldedOf, type Mentions, mentionsIn } from './mentions.ts'
import { hitsOf, type Operation, operationIn } from './operations.ts'
import { countsRows } from './rows-counted.ts'
import { isShareOfRows } from './share-of-rows.ts'
import { type Sort, sortOf } from './sorting.ts'
import { strangeGroup, strangeNoun, strangeValues } from './unknown-words.ts'

export interface Question {
  operation: Operation
  /** The column of figures. */
  measure?: number
  groupBy?: number
  /** The first of the groups is asked for within each value of this column. */
  within?: number
  /** The grouped column holds days, which are told apart by their month. */
  isByMonth?: boolean
  /** Counts the different values of the grouped column instead of rows. */
  isDistinct?: boolean
  filters: Filter[]
  /** What somebody says the figure is. */
  claimed?: number
  top?: number
  /** The second highest rather than the highest. */
  nth?: number
  /** What a difference is taken of. */
  figure?: 'sum' | 'average' | 'median' | 'count'
  /** Sorting for a list; the smallest first when ascending. */
  sort?: Sort
  /** Only the first rows of a list by day are asked for. */
  isDateEnd?: boolean
}

/** A question, and what stands beside it in the message: it takes from there the rows it is about when it names none itself. */
export interface AskedQuestion {
  question: string
  about?: string | undefined
}

/** Reads a question about a table, without ever choosing between two columns that could both be meant. */
export function readQuestion(
  { question: asked, about = '' }: AskedQuestion,
  pasted: Table,
  today: string,
): Question | Unclear {
  const table = withoutIdentifiers(pasted)
  const folded = foldedOf(asked)
  if (stemsOf(asked).length === 0) return { operation: 'overview', filters: [] }
  const beyond = beyondIn(asked, folded, table)
  if (beyond) return beyond
  const said = mentionsIn({ asked, about }, folded, table, today)
  const { plain, named, limits, textFilters, dateFilter, top, isSort } = said
  const dated = dateEndIn(said)
  if (dated) return dated
  const { rank } = said
  if (
    rank &&
    rank.nth === undefined &&
    columnsIn(rank.word, table).length === 0 &&
    !isCell(rank.word, table)
  )
    return { unclear: 'question', word: rank.word }
  const first = isSort ? sortedOperation(plain) : operationIn(plain)
  const { grouping, isByMonth } = groupingIn(said, first)
  const wanted = operationOf(said, first, grouping)
  const columns = measureOf(said, wanted, grouping)
  if ('unclear' in columns) return columns
  const { measure, boundColumn } = columns
  // The oldest car is that of the earliest year, and the oldest employee that of the highest age.
  const operation =
    wanted === 'max' && isYears(table.columns[measure ?? 0]?.name ?? '') && OLDEST.test(plain)
      ? 'min'
      : wanted

  // The most expensive product is that of the highest price, not of the highest sum of prices.
  const isExtreme =
    (operation === 'max' || operation === 'min') &&
    measure !== undefined &&
    !isAdditive(table.columns[measure]?.name ?? '') &&
    // "Which department has the lowest total salary"
    (grouping === undefined || (hitsOf(plain, ['sum']).length === 0 && !COSTS_US.test(plain)))
  // "The average fee per member" is that of all rows, where each row is a member.
  const isOfEachRow =
    (operation === 'average' || operation === 'median') &&
    grouping !== undefined &&
    isSingle(grouping, table)
  const ofEach =
    (operation === 'max' || operation === 'min') && top === undefined && !rank
      ? bestOfEach(asked, plain, named, table)
      : undefined
  const groupBy = ofEach?.groupBy ?? (isExtreme || isOfEachRow ? undefined : grouping)
  const counted =
    operation === 'count' && groupBy === undefined
      ? named.find(({ column, score }) => score === 2 && table.columns[column]?.type === 'text')
      : undefined
  const isRepeated = (column: number) =>
    new Set(table.rows.map((row) => row[column])).size < table.rows.length
  const distinct =
    counted &&
    isRepeated(counted.column) &&
    !textFilters.some(({ column }) => column === counted.column)
      ? counted.column
      : undefined
  const filters: Filter[] = [
    ...textFilters,
    ...(dateFilter ? [dateFilter] : []),
    ...either(
      limits.map(({ column, ...limit }) => ({
        kind: 'number' as const,
        column: (column ?? boundColumn) as number,
        ...limit,
      })),
    ),
  ]
  const figure = operation === 'difference' ? differenceOf(said, measure, groupBy) : undefined
  if (figure && typeof figure === 'object') return figure
  const claimed =
    limits.length === 0 && top === undefined && groupBy === undefined && SCALAR.has(operation)
      ? claimIn(asked)
      : undefined
  const sort = sortOf(said, operation, measure)
  const object = strangeValues(asked, table).find(({ isObject }) => isObject)
  if (object) return { unclear: 'value', word: object.written }
  const group = strangeGroup(asked, table)
  if (group) return { unclear: 'value', word: group }
  return {
    operation,
    filters,
    ...(measure !== undefined && operation !== 'overview' && { measure }),
    ...(groupBy !== undefined && { groupBy, ...(isByMonth && !ofEach && { isByMonth }) }),
    ...(ofEach && { within: ofEach.within }),
    ...(distinct !== undefined && { groupBy: distinct, isDistinct: true }),
    ...(top !== undefined && { top }),
    ...(rank?.nth !== undefined && { nth: rank.nth }),
    ...(sort && { sort }),
    ...(figure && { figure }),
    ...(claimed !== undefined && { claimed }),
  }
}

/** Whether every row has another value in a column of names. */
const isSingle = (column: number, { columns, rows }: Table): boolean =>
  columns[column]?.type === 'text' &&
  rows.length > 1 &&
  new Set(rows.map((row) => row[column])).size === rows.length

const SCALAR: ReadonlySet<Operation> = new Set(['sum', 'average', 'median', 'count', 'difference'])

/** A word that stands in a cell. */
const isCell = (word: string, { rows }: Table): boolean =>
  rows.some((row) => row.some((cell) => stemsOf(cell).includes(stemsOf(word)[0] ?? '')))

/** "Less than 70 or more than 90": no figure is both. */
function either(limits: readonly Extract<Filter, { kind: 'number' }>[]): Filter[] {
  const [first, second] = limits
  if (!first || !second || limits.length > 2 || first.column !== second.column) return [...limits]
  const [max, min] = [first.max ?? second.max, first.min ?? second.min]
  return max !== undefined && min !== undefined && max < min
    ? [{ ...first, max, min, isOutside: true }]
    : [...limits]
}

/** Between two values or groups, or between the highest and the lowest; between two columns it is not worked out. */
function differenceOf(
  { asked, plain, table, measures }: Mentions,
  measure: number | undefined,
  groupBy: number | undefined,
): NonNullable<Question['figure']> | Unclear {
  const [said] = hitsOf(plain, ['average', 'median'])
  const [word] = hitsOf(asked, ['difference'])
  const isExtreme = hitsOf(plain, ['max', 'min']).length > 1
  if (measures.length > 1 || (groupBy === undefined && !isExtreme))
    return { unclear: 'question', word: word ? asked.slice(word.start, word.end) : '' }
  if (said) return said.concept as NonNullable<Question['figure']>
  if (measure === undefined) return 'count'
  return isAdditive(table.columns[measure]?.name ?? '') ? 'sum' : 'average'
}

/** "Which department costs us more?": all that is spent on it. */
const COSTS_US = /\bcost(?:s|ing)? (?:us|me|the company)\b|(?<!\p{L})[يت]كلف(?:نا|ني)(?!\p{L})/u

const MONTHLY =
  /\b(?:per|by|each|every) month\b|\bmonthly\b|(?<!\p{L})(?:شهريا|(?:لكل|كل|حسب|بحسب) (?:ال)?شهر)(?!\p{L})/u

const BETTER = /\b(?:better|higher|lower|worse|bigger|smaller)\b/u

function groupingIn(
  { asked, plain, named, table, textFilters, dateFilter }: Mentions,
  operation: Operation | undefined,
): { grouping: number | undefined; isByMonth: boolean } {
  const dateColumn = table.columns.findIndex(({ type }) => type === 'date')
  const isByMonth =
    dateColumn >= 0 &&
    (MONTHLY.test(plain) || dateFilter?.months !== undefined) &&
    !table.columns.some(({ name }) =>
      stemsOf(name).some((stem) => stem === 'month' || stem === 'شهر'),
    )
  // "Which supplier is the cheapest on average?"
  const extreme =
    operation === 'average' || operation === 'median' ? hitsOf(plain, ['max', 'min'])[0] : undefined
  const which = extreme || BETTER.test(plain) ? whichIn(asked, plain, named, table) : undefined
  const grouping = isByMonth
    ? dateColumn
    : (groupIn(asked, plain, named, table, textFilters, operation) ??
      which ??
      (operation === 'difference'
        ? eitherOf(whichIn(asked, plain, named, table), table)
        : undefined))
  return { grouping, isByMonth }
}

/** "Which branch sold more, and by how much?" of two branches. */
const eitherOf = (column: number | undefined, { rows }: Table): number | undefined =>
  column !== undefined && new Set(rows.map((row) => row[column])).size === 2 ? column : undefined

const OLDEST = /\boldest\b/u
const SELECTS = /^[^\p{L}]{0,3}(?:(?:and|so) )?(?:who|whos|مين|منو)(?!\p{L})/iu

/** «كم صرف كل ولد؟»: money is asked for, though «كم» also counts. */
const HOW_MUCH = /(?<!\p{L})و?(?:كم|كام) [يتن]?(?:صرف|دفع|كسب|ربح|كلف|انفق)/u
/** "What did we spend in October?" */
const WHAT_SPENT =
  /\bwhat (?:did|do|have|has) (?:we|i|they|he|she) (?:spend|spent|pay|paid|earn|earned|make|made)\b/u
/** What is to be worked out; `first` is what a word of the question says. */
function operationOf(
  { measures, limits, others, numeric, textFilters, dateFilter, plain }: Mentions,
  first: Operation | undefined,
  grouping: number | undefined,
): Operation {
  // "How many units were sold" adds figures up; "how many orders" counts rows.
  if (first === 'count' && measures.length > 0 && (limits.length === 0 || others.length > 0))
    return 'sum'
  if (first === 'count' && numeric.length === 1 && HOW_MUCH.test(plain)) return 'sum'
  if (first) return first
  if (numeric.length === 1 && WHAT_SPENT.test(plain)) return 'sum'
  // "Who has not paid?"
  if (textFilters.length > 0 && SELECTS.test(plain)) return 'list'
  // "Which parts are below 20": the limit is about the only column that is named.
  const isOfLimit = measures.length === 1 && limits.some(({ column }) => column === undefined)
  if (limits.length > 0 && (others.length === 0 || isOfLimit)) return 'list'
  if (grouping !== undefined || measures.length > 0) return 'sum'
  return textFilters.length > 0 || dateFilter ? 'list' : 'overview'
}

/** The column of figures that is worked with, and the one that limits without a column of their own are about. */
function measureOf(
  { asked, folded, plain, table, measures, numeric, limits }: Mentions,
  operation: Operation,
  grouping: number | undefined,
): { measure: number | undefined; boundColumn: number | undefined } | Unclear {
  // "Which city has the most orders": the rows of each are counted.
  const isOfRows =
    (operation === 'max' || operation === 'min') &&
    grouping !== undefined &&
    measures.length === 0 &&
    countsRows(asked, table, grouping)
  const isNeeded =
    !isOfRows && operation !== 'count' && operation !== 'list' && operation !== 'overview'
  const onlyNumeric = numeric.length === 1 ? numeric[0] : undefined
  const money = /(?<!\p{L})(?:aed|dhs?|dirhams?|درهم|دراهم)(?!\p{L})/u.test(folded)
    ? columnsIn('price amount salary sales', table).map(({ column }) => column)
    : []
  const fitting = columnsHolding(
    limits,
    table,
    numeric.filter((column) => money.length === 0 || money.includes(column)),
  )
  const boundColumn =
    measures.length === 1
      ? measures[0]
      : (onlyNumeric ?? (fitting.length === 1 ? fitting[0] : undefined))
  const unclear = numeric.length === 0 ? 'figures' : 'column'
  if (limits.some(({ column }) => column === undefined) && boundColumn === undefined)
    return { unclear }
  const strange = isNeeded ? strangeNoun(plain, table) : undefined
  if (strange && measures.length === 0) return { unclear: 'column', word: strange }
  // "The percentage of orders that were cancelled": of rows.
  const isOfRowsShare = operation === 'share' && isShareOfRows(asked, table)
  if (isOfRowsShare) return { measure: undefined, boundColumn }
  const measure = measures.length > 1 || isOfRows ? undefined : (measures[0] ?? onlyNumeric)
  if (isNeeded && measure === undefined && !(operation === 'share' && numeric.length === 0))
    return { unclear }
  return { measure, boundColumn }
}
