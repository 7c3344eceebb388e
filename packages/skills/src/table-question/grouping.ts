import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import type { Table } from '../reading/table.ts'
import { stemOf, words } from '../reading/words.ts'
import { type ColumnMention, columnsIn, stemsOf } from './columns.ts'
import type { Filter } from './filters.ts'
import { hitsOf, type Operation } from './operations.ts'

/** What is sorted: rows, or the groups of a figure. "Smallest first" only says in which order. */
export function sortedOperation(plain: string): Operation | undefined {
  const [figure] = hitsOf(plain, ['share', 'average', 'median', 'sum', 'count'])
  if (figure) return figure.concept as Operation
  return GROUPED.test(plain) ? undefined : 'list'
}

/** "Top 3", "the two largest", «أعلى ثلاثة». */
export function topIn(plain: string): number | undefined {
  const extremes = hitsOf(plain, ['max', 'min'])
  const isBeside = (from: number, to: number) => from <= to && plain.slice(from, to).trim() === ''
  if (extremes.some(({ end }) => DUAL.test(plain.slice(end)))) return 2
  return numbers(plain).find(
    ({ value, start, end }) =>
      Number.isInteger(value) &&
      value > 0 &&
      value < 1000 &&
      extremes.some(
        (hit) =>
          isBeside(hit.end, start) ||
          isBeside(end, hit.start) ||
          (hit.end < start && /^ \p{Script=Arabic}+ $/u.test(plain.slice(hit.end, start))) ||
          (end < hit.start && OF_WHICH.test(plain.slice(end, hit.start))),
      ),
  )?.value
}

/** «أعلى طالبين», «أكبر مدينتين» */
const DUAL =
  /^ (?:(?:طالب|شهر|يوم|فرع|بند|صنف|عميل|زبون|قسم|مشروع|اسبوع|متجر|محل|رقم|شخص|بلد|صف)ين|\p{L}{2,10}تين)(?!\p{L})/u

/** "The three parts with the biggest", «ثلاث شقق اللي أعلى». */
const OF_WHICH =
  /^ (?:\p{L}+ ){1,2}(?:(?:with|having|that have|who have|which have|that|who|whose|by|of|اللي|التي|الذين|ذات|صاحبه|من حيث) (?:\p{L}+ ){0,2})?(?:the |ال)?$/u

const RANKS: readonly RegExp[] = [
  /^(?:second|2nd|(?:ال)?[ثت]اني)$/,
  /^(?:third|3rd|(?:ال)?(?:ثالث|تالت))$/,
  /^(?:fourth|4th|(?:ال)?رابع)$/,
  /^(?:fifth|5th|(?:ال)?خامس)$/,
]
const RANK =
  /(?<![\p{L}\d])و?(?:second|2nd|third|3rd|fourth|4th|fifth|5th|(?:ال)?(?:[ثت]اني|ثالث|تالت|رابع|خامس))(?![\p{L}\d])/gu

/** «والمتوسط تاني»: once more. */
const AGAIN = /\s(?:مره )?[ثت]اني(?:ه)?(?=[\s?؟.!]{0,3}$)/u

/** "Second cheapest", «ثالث أعلى»: which place counts; a rank of nothing is told by its word. */
export function rankIn(plain: string): { nth?: number; word: string } | undefined {
  const found = [...plain.replace(AGAIN, ' ').matchAll(RANK)]
  const [first] = found
  if (!first) return undefined
  const extremes = hitsOf(plain, ['max', 'min'])
  const rank = found.find(({ index, 0: word }) =>
    extremes.some(({ start }) => /^[ -]{1,2}$/.test(plain.slice(index + word.length, start))),
  )
  const place = rank ? RANKS.findIndex((pattern) => pattern.test(rank[0].replace(/^و/, ''))) : -1
  return { word: (rank ?? first)[0], ...(place >= 0 && { nth: place + 2 }) }
}

const PLACES: readonly RegExp[] = [
  /^(?:first|1st|(?:ال)?[اأ]ول(?:ى|ي)?)$/,
  ...RANKS,
  /^(?:last|(?:ال)?[اأ]خير(?:ه|ة)?)$/,
]
const PLACE_WORDS =
  /^(?:the|and|what|whats|who|whos|which|is|was|one|place|about|in|at|comes|row|و|في|ب?المركز|المرتبه|مين|منو|شو|هو|هي|واحد|طيب|طب)$/

/** "Second place?", «والتالت»: which place is asked for where nothing else is said; -1 for the last. */
export function placeIn(plain: string): number | undefined {
  const told = words(plain).map(({ word }) => word.replace(/^و(?=ال)/, ''))
  const places = told.flatMap((word) => {
    const at = PLACES.findIndex((pattern) => pattern.test(word))
    return at < 0 ? [] : [at === PLACES.length - 1 ? -1 : at + 1]
  })
  const isAlone = told.every(
    (word) => PLACE_WORDS.test(word) || PLACES.some((pattern) => pattern.test(word)),
  )
  return isAlone && places.length === 1 ? places[0] : undefined
}

/** As much as stands between a word and what it is told by. */
const REACH = 40
/** "Which sold more, Dubai or Sharjah" compares; "the longest stay of guests from India or the UK" does not. */
const CHOOSES =
  /\b(?:which|who|whose|what|between|vs|versus|compare)\b|(?<!\p{L})(?:اي|ايهم|مين|منو|بين|قارن)(?!\p{L})/u
const RESTRICTS = /(?:\b(?:from|in|of|for|at|by)(?: the)?|(?<!\p{L})(?:من|في|لدي|عند))\s$/u
const leadTo = (value: string, plain: string) => {
  const at = plain.toLowerCase().indexOf(value)
  return at < 0 ? '' : plain.slice(Math.max(0, at - 12), at).toLowerCase()
}
const GROUPED = /\b(?:per|for each|each)\b|(?<!\p{L})لكل(?!\p{L})/u
const BY = /\b(?:by|per|each|every|across)\s{1,3}$|(?:حسب|لكل|(?<!من )كل)\s{0,3}$/
const WHICH = /\b(?:which|what|whose)\s+$|(?:(?<!\p{L})[وف]?(?:اي|ما هو|ما هي|ما))\s*$/u

/** The column of names that is named right behind such words. */
function saidBehind(
  pattern: RegExp,
  asked: string,
  named: readonly ColumnMention[],
  table: Table,
): number | undefined {
  const written = words(asked)
  const before = (end: number) =>
    latinDigits(foldArabic(asked.slice(Math.max(0, end - REACH), end)))
  return named.find(
    ({ column, place }) =>
      table.columns[column]?.type !== 'number' && pattern.test(before(written[place]?.start ?? 0)),
  )?.column
}

const EACH = /\b(?:each|every|per)\s{1,3}$|(?<!\p{L})[بل]?كل\s{0,3}$/u

/** "The best selling item in each branch", «مين أكثر واحد في كل أسبوع»: what is first within each of something else. */
export function bestOfEach(
  asked: string,
  plain: string,
  named: readonly ColumnMention[],
  table: Table,
): { within: number; groupBy: number } | undefined {
  const isText = (column: number) => table.columns[column]?.type === 'text'
  const within = saidBehind(EACH, asked, named, table)
  if (within === undefined || !isText(within)) return undefined
  const others = named.filter(
    ({ column, score }) => column !== within && score === 2 && isText(column),
  )
  const groupBy =
    others[0]?.column ??
    soldIn(plain, table) ??
    (WHO.test(plain)
      ? table.columns.findIndex((column, index) => index !== within && isOfPeople(column))
      : hitsOf(plain, ['sum', 'average', 'median', 'count', 'sort']).length === 0
        ? namesOfEach(table, within)
        : -1)
  return groupBy >= 0 ? { within, groupBy } : undefined
}

/** "The highest salary in each department": of the one whom a row is of. */
const namesOfEach = ({ columns, rows }: Table, within: number): number =>
  columns.findIndex(
    ({ type }, index) =>
      type === 'text' &&
      index !== within &&
      new Set(rows.map((row) => row[index])).size === rows.length,
  )

/** "Which product", "who": whose figures are compared. */
export function whichIn(
  asked: string,
  plain: string,
  named: readonly ColumnMention[],
  table: Table,
): number | undefined {
  const which = saidBehind(WHICH, asked, named, table)
  if (which !== undefined) return which
  return WHO.test(plain)
    ? (named.find(({ column }) => isOfPeople(table.columns[column]))?.column ??
        repeatedNames(table))
    : undefined
}

const WHO = /\bwho\b|(?<!\p{L})و?(?:من (?!ال)|(?:مين|منو)(?!\p{L}))/u
const NO_PERSON = new Set(
  'month day date week weekday quarter year time city country region area location order invoice status شهر يوم تاريخ اسبوع ربع سنه عام مدينه دوله بلد منطقه موقع'
    .split(' ')
    .map(stemOf),
)
/** A column of words that may say who: no month, no day and no place. */
const isOfPeople = (column: Table['columns'][number] | undefined): boolean =>
  column?.type === 'text' && maySayWho(column.name)
const maySayWho = (name: string) => !stemsOf(name).some((stem) => NO_PERSON.has(stem))

/** Of the columns by which another question of the message tells apart, those that can answer this one. */
export const answering = (text: string, names: readonly string[]): string[] =>
  WHO.test(latinDigits(foldArabic(text)).toLowerCase()) ? names.filter(maySayWho) : [...names]

/** "Who drove most" of a table in which the same names stand in several rows. */
function repeatedNames({ columns, rows }: Table): number | undefined {
  const first = columns.findIndex(isOfPeople)
  return first >= 0 && new Set(rows.map((row) => row[first])).size < rows.length ? first : undefined
}

/** A best seller is a thing, unless it is asked who. */
const isOfSellers = (plain: string): boolean => SELLER.test(plain) && !/\bwho\b/.test(plain)
const SELLER =
  /\b(?:best|top|worst|slowest|biggest)[ -]?sell(?:er|ers|ing)\b|(?<!\p{L})(?:ال)?(?:اكثر|اكتر|افضل|اعلي|اقل) (?:\p{L}+ )?(?:مبيعا|مبيع)(?!\p{L})/u

/** The column of what is sold, where a best seller is asked for. */
function soldIn(plain: string, table: Table): number | undefined {
  const [only, ...others] = isOfSellers(plain) ? columnsIn('product', table) : []
  return only && others.length === 0 && table.columns[only.column]?.type !== 'number'
    ? only.column
    : undefined
}

/** The first column of words, which says what each row is of. */
function namesOfRows({ columns }: Table): number | undefined {
  const first = columns.findIndex(({ type }) => type === 'text')
  return first < 0 ? undefined : first
}

/** The column the figures are told apart by: "by city", "per product", "which product sold most". */
export function groupIn(
  asked: string,
  plain: string,
  named: readonly ColumnMention[],
  table: Table,
  filters: readonly Filter[],
  operation: Operation | undefined,
): number | undefined {
  const isText = (column: number) => table.columns[column]?.type !== 'number'
  if (hitsOf(plain, ['sort']).length > 0 && sortedOperation(plain) === 'list') return undefined
  const by = saidBehind(BY, asked, named, table)
  if (by !== undefined) return by
  const compared = filters.find(
    (filter) => filter.kind === 'text' && !filter.isExcluded && filter.values.length > 1,
  )
  // "The top 3 branches and the share of each" are groups as the top 3 alone are.
  const isRanked =
    operation === 'max' ||
    operation === 'min' ||
    (operation === 'share' && topIn(plain) !== undefined)
  const isRestricted =
    isRanked &&
    !CHOOSES.test(plain) &&
    compared?.kind === 'text' &&
    compared.values.some((value) => RESTRICTS.test(leadTo(fold(value).text, plain)))
  if (compared && !isRestricted) return compared.column
  if (!isRanked) return undefined
  const sold = soldIn(plain, table)
  if (sold !== undefined) return sold
  const which = whichIn(asked, plain, named, table)
  if (which !== undefined) return which
  // "top 3 products", "the best selling product"
  return (
    named.find(
      ({ column, score }) =>
        isText(column) &&
        table.columns[column]?.type === 'text' &&
        score === 2 &&
        !filters.some(
          (filter) => filter.column === column && !(filter.kind === 'text' && filter.isExcluded),
        ),
    )?.column ?? (operation === 'share' ? namesOfRows(table) : undefined)
  )
}
