import { fold, foldArabic, latinDigits } from '../reading/arabic.ts'
import { dates } from '../reading/dates.ts'
import { numbers } from '../reading/numbers.ts'
import { isStopword } from '../reading/prose.ts'
import type { Table } from '../reading/table.ts'
import { stemOf, words } from '../reading/words.ts'
import { type ColumnMention, columnsIn, isAdditive, isGenericFigure, stemsOf } from './columns.ts'

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

export type Filter =
  | { kind: 'text'; column: number; values: string[]; isExcluded: boolean }
  | { kind: 'number'; column: number; least?: number; most?: number; isStrict: boolean }
  | { kind: 'date'; column: number; from?: string; to?: string; month?: number; year?: number }

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
  const bounds = boundsIn(folded)
  const plain = bounds.rest
  const dateColumn = table.columns.findIndex(({ type }) => type === 'date')
  const isByMonth =
    dateColumn >= 0 &&
    MONTHLY.test(plain) &&
    !table.columns.some(({ name }) =>
      stemsOf(name).some((stem) => stem === 'month' || stem === 'شهر'),
    )
  const textFilters = textFiltersIn(asked, table)
  const dateFilter = dateFilterIn(asked, folded, table, today)
  const named = columnsIn(asked, table)
  const isNumeric = (column: number) => table.columns[column]?.type === 'number'
  const numeric = table.columns.flatMap(({ type }, column) => (type === 'number' ? [column] : []))
  const operations = OPERATIONS.filter(([, pattern]) => pattern.test(plain)).map(
    ([operation]) => operation,
  )
  let operation = operations[0]
  const top = topIn(plain)
  const isSort = /\b(?:sort|order(?:ed)? by|rank)|رتب|ترتيب/.test(plain)
  const isGrouped = GROUPED.test(plain)
  if (isSort && !isGrouped) operation = 'list'

  const numericIn = (part: string) =>
    columnsIn(part, table).filter(({ column }) => isNumeric(column))
  const limits = bounds.found.map(({ subject, follow, ...bound }) => ({
    ...bound,
    column: (numericIn(subject).at(-1) ?? numericIn(follow)[0])?.column,
  }))
  const others = named.filter(
    ({ column }) => isNumeric(column) && !limits.some((limit) => limit.column === column),
  )
  const measures = [
    ...new Set(best(others.length > 0 ? others : named.filter(({ column }) => isNumeric(column)))),
  ]
  const grouping = isByMonth
    ? dateColumn
    : groupIn(asked, plain, named, table, textFilters, operation)
  // "How many units were sold" adds figures up; "how many orders" counts rows.
  if (operation === 'count' && measures.length > 0 && (limits.length === 0 || others.length > 0))
    operation = 'sum'
  if (!operation && limits.length > 0 && others.length === 0) operation = 'list'
  if (!operation)
    operation =
      grouping !== undefined || measures.length > 0
        ? 'sum'
        : textFilters.length > 0 || dateFilter
          ? 'list'
          : 'overview'

  const needsMeasure = operation !== 'count' && operation !== 'list' && operation !== 'overview'
  const boundColumn =
    measures.length === 1 ? measures[0] : numeric.length === 1 ? numeric[0] : undefined
  if (limits.some(({ column }) => column === undefined) && boundColumn === undefined)
    return { unclear: numeric.length === 0 ? 'figures' : 'column' }
  const strange = needsMeasure ? strangeNoun(asked, table) : undefined
  if (strange && measures.length === 0) return { unclear: 'column', word: strange }
  const measure =
    measures.length === 1
      ? measures[0]
      : measures.length === 0 && numeric.length === 1
        ? numeric[0]
        : undefined
  if (needsMeasure && measure === undefined && !(operation === 'share' && numeric.length === 0))
    return { unclear: numeric.length === 0 ? 'figures' : 'column' }

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
  const sortColumn = isSort
    ? (named.find(({ column }) => table.columns[column]?.type !== 'text')?.column ??
      named[0]?.column ??
      measure)
    : operation === 'list' && top
      ? measure
      : undefined
  const isAscending =
    /\b(?:ascending|asc|(?:lowest|smallest|cheapest) (?:first|to)|(?:low|small) to|a to z|oldest first|bottom)\b|تصاعدي|من ال(?:اقل|اصغر|ادني|ارخص|اقدم)/.test(
      folded,
    ) ||
    (/\b(?:min|lowest|smallest|cheapest)\b|(?:اقل|ادني|اصغر)/.test(plain) && operation === 'list')
  return {
    operation,
    filters,
    ...(measure !== undefined && operation !== 'overview' && { measure }),
    ...(groupBy !== undefined && { groupBy, ...(isByMonth && { isByMonth }) }),
    ...(distinct !== undefined && { groupBy: distinct, isDistinct: true }),
    ...(top !== undefined && { top }),
    ...(sortColumn !== undefined && { sort: { column: sortColumn, isAscending } }),
  }
}

/** The columns named best: by their own name before by another word for it. */
function best(mentions: readonly ColumnMention[]): number[] {
  const most = Math.max(...mentions.map(({ score }) => score), 0)
  return mentions.filter(({ score }) => score === most).map(({ column }) => column)
}

interface Bound {
  /** What stands before the limit: its column is the last one named there. */
  subject: string
  /** What stands after it: "less than 30 hours". */
  follow: string
  least?: number
  most?: number
  isStrict: boolean
}

const COMPARED: readonly (readonly [keyof Pick<Bound, 'least' | 'most'>, boolean, RegExp])[] = [
  [
    'least',
    false,
    /(?:\bat least|>=|≥|\bminimum of|\bno less than|علي الاقل|لا (?:يقل|تقل) عن)\s*$/,
  ],
  [
    'most',
    false,
    /(?:\bat most|<=|≤|\bup to|\bmaximum of|\bno more than|لا (?:يزيد|تزيد) عن|علي الاكثر)\s*$/,
  ],
  [
    'least',
    true,
    /(?:\babove|\bover|\b(?:more|greater|higher|larger|bigger|older|longer|taller|heavier) than|\bexceed(?:s|ing)?|>|اكثر من|اكبر من|اعلي من|فوق|(?:يزيد|تزيد) عن|(?:ي|ت)تجاوز)\s*$/,
  ],
  [
    'most',
    true,
    /(?:\bbelow|\bunder|\b(?:less|fewer|lower|smaller|younger|cheaper|shorter|lighter) than|<|اقل من|اصغر من|ادني من|تحت|دون)\s*$/,
  ],
]

/** Limits on figures, and the question without them, so that "more than" is not taken for "most". */
function boundsIn(folded: string): { found: Bound[]; rest: string } {
  const found: Bound[] = []
  let rest = folded
  for (const { value, start, end } of numbers(folded)) {
    const before = folded.slice(0, start).replace(/(?:aed|dhs?|usd|\$)\s*$/, '')
    for (const [side, isStrict, pattern] of COMPARED) {
      const match = pattern.exec(before)
      if (!match) continue
      found.push({ [side]: value, isStrict, subject: before, follow: folded.slice(end, end + 30) })
      rest = rest.slice(0, match.index) + ' '.repeat(end - match.index) + rest.slice(end)
      break
    }
  }
  const between =
    /(?:\bbetween|بين)\s+([\d,.]+)\s+(?:and|و)\s?([\d,.]+)(?![\d/-]| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر))/.exec(
      rest,
    )
  if (between)
    found.push({
      least: Number(between[1]?.replaceAll(',', '')),
      most: Number(between[2]?.replaceAll(',', '')),
      isStrict: false,
      subject: rest.slice(0, between.index),
      follow: rest.slice(between.index + between[0].length).slice(0, 30),
    })
  return { found, rest }
}

/** Cells named in the question, as filters on their columns. */
function textFiltersIn(asked: string, table: Table): Extract<Filter, { kind: 'text' }>[] {
  const { text: folded } = fold(asked)
  const names = new Set(table.columns.map(({ name }) => fold(name).text))
  return table.columns.flatMap(({ type }, column) => {
    if (type !== 'text') return []
    const cells = [...new Set(table.rows.map((row) => row[column] ?? ''))].filter(
      (cell) => cell.length > 1 && cell.length < 60,
    )
    const found = cells.flatMap((cell) => {
      const plain = fold(cell).text
      // IT is a department where it is written so.
      const isWord = isStopword(plain) && !(cell !== cell.toLowerCase() && asked.includes(cell))
      if (names.has(plain) || isWord) return []
      const at = placeOf(plain, folded)
      return at === undefined ? [] : [{ cell, at }]
    })
    // "Dubai" is not meant where "Dubai Marina" is.
    const meant = found.filter(
      ({ cell }) =>
        !found.some(
          (other) => other.cell !== cell && fold(other.cell).text.includes(fold(cell).text),
        ),
    )
    if (meant.length === 0) return []
    const isExcluded = meant.every(({ at }) =>
      /(?:\b(?:not|except|excluding|without|other than|besides)(?: in| from| for)?|ما عدا|باستثناء|غير|ليس(?:ت)?(?: في| من)?|دون)\s*$/.test(
        folded.slice(0, at),
      ),
    )
    return [{ kind: 'text' as const, column, values: meant.map(({ cell }) => cell), isExcluded }]
  })
}

function placeOf(cell: string, question: string): number | undefined {
  for (const prefix of ['', 'ل', 'ب', 'و', 'ال', 'لل']) {
    const wanted = prefix + cell
    for (let at = question.indexOf(wanted); at >= 0; at = question.indexOf(wanted, at + 1)) {
      const before = question[at - 1] ?? ' '
      const after = question.slice(at + wanted.length, at + wanted.length + 2)
      if (
        !/[\p{L}\p{N}]/u.test(before) &&
        !/^(?:s?[\p{L}\p{N}])/u.test(after.replace(/^(?:s|'s|’s)(?![\p{L}])/u, ''))
      )
        return at
    }
  }
  return undefined
}

const MONTHS = [
  'jan(?:uary)?|يناير',
  'feb(?:ruary)?|فبراير',
  'mar(?:ch)?|مارس',
  'apr(?:il)?|ابريل',
  'may|مايو',
  'june?|يونيو',
  'july?|يوليو',
  'aug(?:ust)?|اغسطس',
  'sept?(?:ember)?|سبتمبر',
  'oct(?:ober)?|اكتوبر',
  'nov(?:ember)?|نوفمبر',
  'dec(?:ember)?|ديسمبر',
]
const IN_MONTH = MONTHS.map(
  (month) =>
    new RegExp(
      `(?:\\b(?:in|during|for|of)|(?<!\\p{L})(?:في|خلال)(?: شهر)?)\\s+(?:${month})(?![\\p{L}])(?:,? (?<year>\\d{4}))?`,
      'u',
    ),
)

function dateFilterIn(
  asked: string,
  folded: string,
  table: Table,
  today: string,
): Extract<Filter, { kind: 'date' }> | undefined {
  const column = table.columns.findIndex(({ type }) => type === 'date')
  if (column < 0) return undefined
  const found = dates(asked, today)
  const [first, second] = found
  if (first && second) {
    const [from, to] = [first.date, second.date].sort()
    return { kind: 'date', column, from, to }
  }
  if (first) {
    const before = latinDigits(foldArabic(asked.slice(0, first.start)))
    if (/(?:after|بعد)\s*$/.test(before)) return { kind: 'date', column, from: nextDay(first.date) }
    if (/(?:since|from|منذ|من)\s*$/.test(before)) return { kind: 'date', column, from: first.date }
    if (/(?:before|قبل)\s*$/.test(before))
      return { kind: 'date', column, to: nextDay(first.date, -1) }
    if (/(?:until|till|up to|to|حتي)\s*$/.test(before))
      return { kind: 'date', column, to: first.date }
    return { kind: 'date', column, from: first.date, to: first.date }
  }
  for (const [place, pattern] of IN_MONTH.entries()) {
    const match = pattern.exec(folded)
    if (match)
      return {
        kind: 'date',
        column,
        month: place + 1,
        ...(match.groups?.year && { year: Number(match.groups.year) }),
      }
  }
  const quarter = /\bq([1-4]) ?(20\d{2})\b/.exec(folded)
  if (quarter) {
    const [start, inYear] = [Number(quarter[1]) * 3 - 3, Number(quarter[2])]
    const day = (month: number, date: number) =>
      new Date(Date.UTC(inYear, month, date)).toISOString().slice(0, 10)
    return { kind: 'date', column, from: day(start, 1), to: day(start + 3, 0) }
  }
  const year = /(?:\bin|في|عام|سنه) (?<year>20\d{2})(?!\d)/.exec(folded)?.groups?.year
  return year ? { kind: 'date', column, year: Number(year) } : undefined
}

const nextDay = (day: string, by = 1) =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10)

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
