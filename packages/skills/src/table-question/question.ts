import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { isStopword } from '../reading/prose.ts'
import type { Table } from '../reading/table.ts'
import { stemOf, words } from '../reading/words.ts'
import { type ColumnMention, columnsIn, isAdditive, isGenericFigure, stemsOf } from './columns.ts'
import { boundsIn, dateFilterIn, type Filter, textFiltersIn } from './filters.ts'

export type Operation =
  | 'sum'
  | 'average'
  | 'median'
  | 'min'
  | 'max'
  | 'count'
  | 'share'
  | 'list'
  | 'overview'

export interface Question {
  operation: Operation
  /** The column of figures. */
  measure?: number
  groupBy?: number
  /** The grouped column holds days, which are told apart by their month. */
  isByMonth?: boolean
  /** Counts the different values of the grouped column instead of rows. */
  isDistinct?: boolean
  filters: Filter[]
  top?: number
  /** Sorting for a list; the smallest first when ascending. */
  sort?: { column: number; isAscending: boolean }
}

/** A question that cannot be answered before the person says which column is meant. */
export type Unclear = { unclear: 'column' | 'figures' | 'question'; word?: string }

/** What is asked often and not worked out here: better said than answered with the nearest figure. */
const BEYOND =
  /\b(?:difference|standard deviation|std dev|variance|correlation|growth|(?:increase|decrease|fall|fell|drop|rise|rose|grow|grew|change)d? (?:from|between|by)|by how much|second|third|2nd|3rd|quarter|q[1-4](?! ?20\d\d))\b|(?<!\p{L})(?:الفرق|انحراف معياري|الانحراف المعياري|ثاني|ثالث|نسبه النمو|الربع)(?!\p{L})/u
const MONTHLY =
  /\b(?:per|by|each|every) month\b|\bmonthly\b|(?<!\p{L})(?:شهريا|(?:لكل|كل|حسب|بحسب) (?:ال)?شهر)(?!\p{L})/u

const OPERATIONS: readonly (readonly [Operation, RegExp])[] = [
  ['share', /\b(?:percentage|percent|share|proportion)\b|%|(?<!\p{L})(?:ال)?(?:نسبه|حصه|النسبه)/u],
  ['average', /\b(?:average|avg|mean)\b|(?<!\p{L})(?:ال)?(?:متوسط|معدل)/u],
  ['median', /\bmedian\b|وسيط/u],
  [
    'min',
    /\b(?:min|minimum|lowest|least|smallest|cheapest|youngest|worst|fewest|earliest|bottom)\b|(?<!\p{L})(?:ال)?(?:اقل|ادني|اصغر|ارخص|اسوا)(?!\p{L})/u,
  ],
  [
    'max',
    /\b(?:max|maximum|highest|most|largest|biggest|greatest|best|top|oldest|latest|expensive)\b|(?<!\p{L})(?:ال)?(?:اكثر|اعلي|اكبر|افضل|اغلي)(?!\p{L})/u,
  ],
  [
    'sum',
    /\b(?:sum|total|totals|altogether|overall|how much|add up|spent|revenue)\b|(?<!\p{L})(?:ال)?(?:مجموع|اجمالي|جمله)/u,
  ],
  ['count', /\b(?:how many|count|number of)\b|(?<!\p{L})(?:كم|عدد)(?!\p{L})/u],
  [
    'list',
    /\b(?:show|list|display|which rows|filter|sort|order by|find|give me)\b|(?:اعرض|اظهر|رتب|اذكر|هات)/u,
  ],
]

/** Reads a question about a table, without ever choosing between two columns that could both be meant. */
export function readQuestion(asked: string, table: Table, today: string): Question | Unclear {
  const folded = latinDigits(foldArabic(asked)).replace(/\s+/g, ' ')
  if (stemsOf(asked).length === 0) return { operation: 'overview', filters: [] }
  const beyond = BEYOND.exec(folded)?.[0]
  if (beyond && columnsIn(beyond, table).length === 0) return { unclear: 'question', word: beyond }
  const said = mentionsIn(asked, folded, table, today)
  const { plain, named, limits, textFilters, dateFilter, top, isSort } = said
  const first =
    isSort && !GROUPED.test(plain)
      ? 'list'
      : OPERATIONS.find(([, pattern]) => pattern.test(plain))?.[0]
  const { grouping, isByMonth } = groupingIn(said, first)
  const operation = operationOf(said, first, grouping)
  const columns = measureOf(said, operation)
  if ('unclear' in columns) return columns
  const { measure, boundColumn } = columns

  // The most expensive product is that of the highest price, not of the highest sum of prices.
  const isExtreme =
    (operation === 'max' || operation === 'min') &&
    measure !== undefined &&
    !isAdditive(table.columns[measure]?.name ?? '')
  const groupBy = isExtreme ? undefined : grouping
  const counted =
    operation === 'count' && groupBy === undefined
      ? named.find(({ column, score }) => score === 2 && table.columns[column]?.type === 'text')
      : undefined
  const distinct =
    counted && !textFilters.some(({ column }) => column === counted.column)
      ? counted.column
      : undefined
  const filters: Filter[] = [
    ...textFilters,
    ...(dateFilter ? [dateFilter] : []),
    ...limits.map(
      ({ column, ...limit }): Filter => ({
        kind: 'number',
        column: (column ?? boundColumn) as number,
        ...limit,
      }),
    ),
  ]
  const sort = sortOf(said, operation, measure)
  return {
    operation,
    filters,
    ...(measure !== undefined && operation !== 'overview' && { measure }),
    ...(groupBy !== undefined && { groupBy, ...(isByMonth && { isByMonth }) }),
    ...(distinct !== undefined && { groupBy: distinct, isDistinct: true }),
    ...(top !== undefined && { top }),
    ...(sort && { sort }),
  }
}

type Mentions = ReturnType<typeof mentionsIn>

/** Everything in the question that is told by words: columns, cells, dates, limits. */
function mentionsIn(asked: string, folded: string, table: Table, today: string) {
  const { found, rest: plain } = boundsIn(folded)
  const named = columnsIn(asked, table)
  const isNumeric = ({ column }: ColumnMention) => table.columns[column]?.type === 'number'
  const numericIn = (part: string) => columnsIn(part, table).filter(isNumeric)
  const limits = found.map(({ subject, follow, ...bound }) => ({
    ...bound,
    column: (numericIn(subject).at(-1) ?? numericIn(follow)[0])?.column,
  }))
  const figures = named.filter(isNumeric)
  const others = figures.filter(({ column }) => !limits.some((limit) => limit.column === column))
  return {
    asked,
    folded,
    plain,
    table,
    named,
    limits,
    /** Columns of figures that no limit is about. */
    others,
    measures: [...new Set(best(others.length > 0 ? others : figures))],
    numeric: table.columns.flatMap(({ type }, column) => (type === 'number' ? [column] : [])),
    textFilters: textFiltersIn(asked, table),
    dateFilter: dateFilterIn(asked, folded, table, today),
    top: topIn(plain),
    isSort: /\b(?:sort|order(?:ed)? by|rank)|رتب|ترتيب/.test(plain),
  }
}

function groupingIn(
  { asked, plain, named, table, textFilters }: Mentions,
  operation: Operation | undefined,
): { grouping: number | undefined; isByMonth: boolean } {
  const dateColumn = table.columns.findIndex(({ type }) => type === 'date')
  const isByMonth =
    dateColumn >= 0 &&
    MONTHLY.test(plain) &&
    !table.columns.some(({ name }) =>
      stemsOf(name).some((stem) => stem === 'month' || stem === 'شهر'),
    )
  const grouping = isByMonth
    ? dateColumn
    : groupIn(asked, plain, named, table, textFilters, operation)
  return { grouping, isByMonth }
}

/** What is to be worked out; `first` is what a word of the question says. */
function operationOf(
  { measures, limits, others, textFilters, dateFilter }: Mentions,
  first: Operation | undefined,
  grouping: number | undefined,
): Operation {
  // "How many units were sold" adds figures up; "how many orders" counts rows.
  if (first === 'count' && measures.length > 0 && (limits.length === 0 || others.length > 0))
    return 'sum'
  if (first) return first
  if (limits.length > 0 && others.length === 0) return 'list'
  if (grouping !== undefined || measures.length > 0) return 'sum'
  return textFilters.length > 0 || dateFilter ? 'list' : 'overview'
}

/** The column of figures that is worked with, and the one that limits without a column of their own are about. */
function measureOf(
  { asked, table, measures, numeric, limits }: Mentions,
  operation: Operation,
): { measure: number | undefined; boundColumn: number | undefined } | Unclear {
  const isNeeded = operation !== 'count' && operation !== 'list' && operation !== 'overview'
  const onlyNumeric = numeric.length === 1 ? numeric[0] : undefined
  const boundColumn = measures.length === 1 ? measures[0] : onlyNumeric
  const unclear = numeric.length === 0 ? 'figures' : 'column'
  if (limits.some(({ column }) => column === undefined) && boundColumn === undefined)
    return { unclear }
  const strange = isNeeded ? strangeNoun(asked, table) : undefined
  if (strange && measures.length === 0) return { unclear: 'column', word: strange }
  const measure = measures.length > 1 ? undefined : (measures[0] ?? onlyNumeric)
  if (isNeeded && measure === undefined && !(operation === 'share' && numeric.length === 0))
    return { unclear }
  return { measure, boundColumn }
}

function sortOf(
  { folded, plain, named, table, top, isSort }: Mentions,
  operation: Operation,
  measure: number | undefined,
): Question['sort'] {
  const ordered = named.find(({ column }) => table.columns[column]?.type !== 'text') ?? named[0]
  const column = isSort
    ? (ordered?.column ?? measure)
    : operation === 'list' && top
      ? measure
      : undefined
  if (column === undefined) return undefined
  const isAscending =
    /\b(?:ascending|asc|(?:lowest|smallest|cheapest) (?:first|to)|(?:low|small) to|a to z|oldest first|bottom)\b|تصاعدي|من ال(?:اقل|اصغر|ادني|ارخص|اقدم)/.test(
      folded,
    ) ||
    (/\b(?:min|lowest|smallest|cheapest)\b|(?:اقل|ادني|اصغر)/.test(plain) && operation === 'list')
  return { column, isAscending }
}

/** The columns named best: by their own name before by another word for it. */
function best(mentions: readonly ColumnMention[]): number[] {
  const most = Math.max(...mentions.map(({ score }) => score), 0)
  return mentions.filter(({ score }) => score === most).map(({ column }) => column)
}

function topIn(plain: string): number | undefined {
  const match =
    /(?:\b(?:top|bottom|first|best|worst|highest|lowest|largest|smallest|biggest)|(?:اعلي|اكبر|افضل|اكثر|اقل|ادني))\s+(?<count>\d{1,3})\b|(?<before>\d{1,3}) (?:most|highest|largest|biggest|lowest|smallest|cheapest|best)/u.exec(
      plain,
    )?.groups
  const count = match?.count ?? match?.before
  if (count) return Number(count)
  const word =
    /\b(?:top|bottom|best|highest|lowest|largest|smallest|biggest) (?<word>two|three|four|five|ten)\b|(?:اعلي|اكبر|افضل|اكثر|اقل) (?<arabic>ثلاثه?|خمسه?|اربعه?|عشره?)/u.exec(
      plain,
    )?.groups
  const named = {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    ten: 10,
    ثلاث: 3,
    ثلاثه: 3,
    خمس: 5,
    خمسه: 5,
    اربع: 4,
    اربعه: 4,
    عشر: 10,
    عشره: 10,
  } as Record<string, number>
  return word ? named[(word.word ?? word.arabic) as string] : undefined
}

/** As much as stands between a word and what it is told by. */
const REACH = 40
const GROUPED = /\b(?:per|for each|each)\b|(?<!\p{L})لكل(?!\p{L})/u
const BY = /\b(?:by|per|each|every|across|for each)\s+$|(?:حسب|لكل|كل|بحسب)\s*$/
const WHICH = /\b(?:which|what|whose)\s+$|(?:(?<!\p{L})(?:اي|ما هو|ما هي|ما))\s*$/u

/** The column the figures are told apart by: "by city", "per product", "which product sold most". */
function groupIn(
  asked: string,
  plain: string,
  named: readonly ColumnMention[],
  table: Table,
  filters: readonly Filter[],
  operation: Operation | undefined,
): number | undefined {
  const written = words(asked)
  const isText = (column: number) => table.columns[column]?.type !== 'number'
  const before = (end: number) =>
    latinDigits(foldArabic(asked.slice(Math.max(0, end - REACH), end)))
  const said = (pattern: RegExp) =>
    named.find(
      ({ column, place }) => isText(column) && pattern.test(before(written[place]?.start ?? 0)),
    )?.column
  if (/\b(?:sort|order(?:ed)? by)|رتب/.test(plain) && !GROUPED.test(plain)) return undefined
  const by = said(BY)
  if (by !== undefined) return by
  const compared = filters.find(
    (filter) => filter.kind === 'text' && !filter.isExcluded && filter.values.length > 1,
  )
  if (compared) return compared.column
  if (operation !== 'max' && operation !== 'min') return undefined
  const which = said(WHICH)
  if (which !== undefined) return which
  if (/\bwho\b|(?<!\p{L})من (?!ال)/u.test(plain))
    return named.find(({ column }) => isText(column))?.column
  // "top 3 products", "the best selling product"
  return named.find(
    ({ column, score }) =>
      isText(column) &&
      table.columns[column]?.type === 'text' &&
      score === 2 &&
      !filters.some((filter) => filter.column === column),
  )?.column
}

const AFTER_OPERATION =
  /(?:\b(?:total|sum|average|avg|mean|median|highest|lowest|maximum|minimum|max|min|largest|smallest)|(?:مجموع|اجمالي|متوسط|معدل|وسيط|اعلي|ادني))\s+(?:of\s+)?(?:the\s+|all\s+|our\s+|my\s+)?(?<noun>\p{L}+)/u

/** "average profit" where the table has no profit: better asked than answered from another column. */
function strangeNoun(asked: string, table: Table): string | undefined {
  const noun = AFTER_OPERATION.exec(latinDigits(foldArabic(asked)))?.groups?.noun
  if (!noun || isStopword(noun)) return undefined
  const stem = stemOf(noun)
  const known = new Set([
    ...table.columns.flatMap(({ name }) => stemsOf(name)),
    ...table.rows.flatMap((row) => row.flatMap(stemsOf)),
  ])
  if (known.has(stem) || isPlain(stem)) return undefined
  const figures = table.columns.filter(({ type }) => type === 'number')
  const isSaid = columnsIn(noun, table).length > 0
  return isSaid || (isGenericMoney(stem) && figures.length === 1) ? undefined : noun
}

const PLAIN = new Set(
  [
    'value',
    'number',
    'row',
    'figure',
    'column',
    'by',
    'per',
    'for',
    'in',
    'قيمة',
    'رقم',
    'عدد',
    'كل',
    'حسب',
    'في',
  ].map((word) => stemOf(foldArabic(word))),
)
const isPlain = (stem: string) => PLAIN.has(stem)
/** "total spend" may be asked of a column called Sales or Amount; "average age" may not. */
const isGenericMoney = (stem: string) =>
  isGenericFigure(stem) &&
  [
    'sale',
    'spend',
    'spent',
    'amount',
    'revenue',
    'expens',
    'cost',
    'مبيع',
    'مبلغ',
    'ايراد',
    'مصروف',
  ].some((word) => stem.startsWith(stemOf(foldArabic(word))))
