import type { Bilingual, Language } from '@wakeel/contract'
import { formatNumber, formatPercent, markdownTable } from '../reading/format.ts'
import type { Answer } from './answer.ts'
import { basis } from './basis.ts'
import { isAdditive } from './columns.ts'
import { amount, filterText, number, rankText, tellsSeveral } from './conditions.ts'
import { sayDateEnd } from './explain-date-end.ts'
import { ranking } from './explain-ranking.ts'
import { explainWinners } from './explain-winners.ts'
import type { Operation } from './operations.ts'

const MAX_ROWS_SHOWN = 20

const measures: Record<
  Exclude<Operation, 'list' | 'overview' | 'share' | 'count' | 'difference'>,
  Bilingual
> = {
  sum: { en: 'Total', ar: 'مجموع' },
  average: { en: 'Average', ar: 'متوسط' },
  median: { en: 'Median', ar: 'وسيط' },
  min: { en: 'Lowest', ar: 'أدنى' },
  max: { en: 'Highest', ar: 'أعلى' },
}

export function explainAnswer(answer: Answer, language: Language): string {
  if (answer.winners)
    return [explainWinners(answer, answer.winners, language), basis(answer, language)].join('\n\n')
  const blocks = [
    headline(answer, language),
    comparedWith(answer, language),
    ...(answer.isShownElsewhere ? [] : [working(answer, language), basis(answer, language)]),
  ]
  return blocks.filter((block) => block !== '').join('\n\n')
}

/** "My boss says it is 4.5": how far off that is. */
function comparedWith({ question: { claimed }, value }: Answer, language: Language): string {
  if (claimed === undefined || value === undefined) return ''
  const apart = Number((value - claimed).toPrecision(12))
  const said = number(claimed, language)
  const by = number(Math.abs(apart), language)
  if (apart === 0)
    return language === 'en' ? `**That is exactly ${said}.**` : `**وهو ${said} تمامًا.**`
  return language === 'en'
    ? `**That is ${by} ${apart > 0 ? 'more' : 'less'} than ${said}.**`
    : `**وهذا ${apart > 0 ? 'أكثر' : 'أقل'} من ${said} بمقدار ${by}.**`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const measureName = ({ question, columns }: Answer) =>
  question.measure === undefined ? '' : (columns[question.measure] ?? '')

function headline(answer: Answer, language: Language): string {
  const isArabic = language === 'ar'
  const { question, value, groups, whole, rows, columns } = answer
  const { operation, groupBy } = question
  const name = measureName(answer)
  const where = filterText(answer, language)
  const suffix = where ? (isArabic ? ` حيث ${where}` : ` where ${where}`) : ''
  const rowCount = (count: number) =>
    isArabic
      ? `عدد الصفوف ${formatNumber(count, 'ar', 0)}`
      : `${formatNumber(count, 'en', 0)} row${count === 1 ? '' : 's'}`
  if (operation === 'overview')
    return isArabic
      ? `**الجدول: ${rowCount(answer.totalRows)}، والأعمدة ${columns.length}.**`
      : `**The table has ${rowCount(answer.totalRows)} and ${columns.length} columns.**`
  if (question.isDateEnd && rows.length > 0) return sayDateEnd(answer, suffix, language)
  if (operation === 'list') return `**${rowCount(shown(answer).length)}${suffix}.**`
  if (rows.length === 0 && operation !== 'count')
    return isArabic ? `**لا يوجد صف${suffix}.**` : `**No row${suffix}.**`
  if (operation === 'difference') return `**${differenceText(answer, language)}${suffix}.**`
  if (groups && groupBy !== undefined)
    return groupedHeadline(answer, groups, columns[groupBy] ?? '', {
      operation,
      suffix,
      rowCount,
      language,
    })
  if (operation === 'count') return `**${rowCount(value ?? 0)}${suffix}.**`
  if (value === undefined)
    return isArabic
      ? '**لا توجد أرقام في هذا العمود.**'
      : '**There are no numbers in that column.**'
  if (operation === 'share') {
    const share = formatPercent((value / (whole || 1)) * 100, language, 1)
    return isArabic
      ? `**${share} من ${name || 'الصفوف'}${suffix}: ${amount(answer, value, language)} من ${amount(answer, whole ?? 0, language)}.**`
      : `**${share} of ${name || 'the rows'}${suffix}: ${amount(answer, value, language)} of ${amount(answer, whole ?? 0, language)}.**`
  }
  const labelColumn = answer.columns.findIndex(
    (_, column) =>
      column !== question.measure &&
      !question.filters.some((filter) => filter.column === column && !tellsSeveral(filter)),
  )
  const holders =
    (operation === 'max' || operation === 'min') && labelColumn >= 0
      ? [...new Set(rows.map((row) => row[labelColumn] ?? ''))]
          .slice(0, 5)
          .join(isArabic ? '، ' : ', ')
      : ''
  if (holders && rows.length > 1 && question.top !== undefined)
    return ranking(answer, labelColumn, { suffix, language })
  const whose = holders ? ` (${holders})` : ''
  if (whose)
    return isArabic
      ? `**${rankText(answer, 'ar')}${measures[operation].ar} ${name}: ${amount(answer, value, language)}${whose}${suffix}.**`
      : `**${capital(`${rankText(answer, 'en')}${measures[operation].en.toLowerCase()}`)} ${name}: ${amount(answer, value, language)}${whose}${suffix}.**`
  // One person's age is no total.
  const isItself = operation === 'sum' && rows.length === 1 && !isAdditive(name)
  const said = isItself ? name : `${measures[operation][language]} ${name}`
  return `**${said}: ${amount(answer, value, language)}${suffix}.**`
}

/** What is said first of an answer for each group. */
function groupedHeadline(
  answer: Answer,
  groups: NonNullable<Answer['groups']>,
  by: string,
  {
    operation,
    suffix,
    rowCount,
    language,
  }: {
    operation: Exclude<Answer['question']['operation'], 'overview' | 'list' | 'difference'>
    suffix: string
    rowCount: (count: number) => string
    language: Language
  },
): string {
  const isArabic = language === 'ar'
  const { question, whole, rows } = answer
  const { groupBy } = question
  const name = measureName(answer)
  const [first] = groups
  if (!first)
    return isArabic
      ? '**لا توجد أرقام في هذا العمود.**'
      : '**There are no numbers in that column.**'
  if (operation === 'max' || operation === 'min') {
    const tied = groups.filter((group) => group.value === first.value)
    const names = tied.map((group) => group.name).join(isArabic ? ' و' : ' and ')
    if (question.top === undefined || question.top === 1)
      return isArabic
        ? `**${names}: ${amount(answer, first.value, language)} (${rankText(answer, 'ar')}${measures[operation].ar} ${name || 'عدد صفوف'} حسب ${by})${suffix}.**`
        : `**${names}: ${amount(answer, first.value, language)}, the ${rankText(answer, 'en')}${operation === 'max' ? 'highest' : 'lowest'} ${name || 'number of rows'} by ${by}${suffix}.**`
  }
  if (question.top !== undefined && question.top > 1) {
    const shareOf = (value: number) =>
      operation === 'share' ? ` (${formatPercent((value / (whole || 1)) * 100, language, 1)})` : ''
    const list = groups
      .map(({ name: one, value }) => `${one} ${amount(answer, value, language)}${shareOf(value)}`)
      .join(isArabic ? '، ' : ', ')
    const isSmallest = operation === 'min' || question.sort?.isAscending
    const which = isSmallest ? { en: 'Lowest', ar: 'أدنى' } : { en: 'Top', ar: 'أعلى' }
    return isArabic
      ? `**${which.ar} ${groups.length} حسب ${name || 'عدد الصفوف'}: ${list}${suffix}.**`
      : `**${which.en} ${groups.length} by ${name || 'rows'}: ${list}${suffix}.**`
  }
  if (operation === 'share' && groups.length === 1)
    return isArabic
      ? `**${first.name}: ${formatPercent((first.value / (whole || 1)) * 100, language, 1)} من ${name || 'الصفوف'} (${amount(answer, first.value, language)} من ${amount(answer, whole ?? 0, language)}).**`
      : `**${first.name}: ${formatPercent((first.value / (whole || 1)) * 100, language, 1)} of ${name || 'the rows'} (${amount(answer, first.value, language)} of ${amount(answer, whole ?? 0, language)}).**`
  if (operation === 'share')
    return isArabic
      ? `**${first.name}: ${formatPercent((first.value / (whole || 1)) * 100, language, 1)} من ${name}، وهي الحصة الأكبر${suffix}.**`
      : `**${first.name}: ${formatPercent((first.value / (whole || 1)) * 100, language, 1)} of ${name}, the largest share${suffix}.**`
  if (question.isDistinct)
    return isArabic
      ? `**عدد القيم المختلفة في ${by}: ${groups.length}${suffix}، و${rowCount(rows.length)}.**`
      : `**${groups.length} different values of ${by}${suffix}, in ${rowCount(rows.length)}.**`
  const what =
    operation === 'count'
      ? isArabic
        ? 'عدد الصفوف'
        : 'Rows'
      : `${measures[operation][language]} ${name}`
  const most = amount(answer, first.value, language)
  // "Sold in Al Ain and Abu Dhabi": the figure may be that of both.
  const isOfNamed = question.filters.some(
    ({ kind, column }) => kind === 'text' && column === groupBy,
  )
  const together =
    operation === 'sum' && isOfNamed && groups.length > 1
      ? isArabic
        ? `، ومجموعها ${amount(answer, whole ?? 0, language)}`
        : `, ${amount(answer, whole ?? 0, language)} together`
      : ''
  return isArabic
    ? `**${what} حسب ${by}: ${first.name} ${question.sort?.isAscending ? 'أولًا' : 'في المقدمة'} (${most})${together}${suffix}.**`
    : `**${what} by ${by}: ${first.name} ${question.sort?.isAscending ? 'comes first' : 'leads'} with ${most}${together}${suffix}.**`
}

/** "Difference in Units: 35 (Phone 55, Tablet 20)" */
function differenceText(answer: Answer, language: Language): string {
  const isArabic = language === 'ar'
  const { question, groups, value, rows } = answer
  const { measure, figure = 'sum' } = question
  const ends = groups
    ? groups.map((group) => [group.name, amount(answer, group.value, language)])
    : rows.map((row) => [
        row.find((_, column) => column !== measure) ?? '',
        row[measure ?? 0] ?? '',
      ])
  const list = ends.map((end) => end.join(' ')).join(isArabic ? '، ' : ', ')
  const name = figure === 'count' ? '' : measureName(answer)
  const what =
    groups && (figure === 'average' || figure === 'median')
      ? `${measures[figure][language].toLowerCase()} ${name}`
      : name
  if (value === undefined)
    return isArabic ? `لا قيمتان للمقارنة: ${list}` : `No two values to compare: ${list}`
  return isArabic
    ? `الفرق في ${what || 'عدد الصفوف'}: ${amount(answer, value, language)} (${list})`
    : `Difference in ${what || 'rows'}: ${amount(answer, value, language)} (${list})`
}

const shown = ({ rows, question }: Answer) =>
  question.operation === 'list' && question.top !== undefined && !question.isDateEnd
    ? rows.slice(0, question.top)
    : rows

function working(answer: Answer, language: Language): string {
  const isArabic = language === 'ar'
  const { question, groups, columns, statistics, whole } = answer
  if (statistics) {
    const head = isArabic
      ? ['العمود', 'المجموع', 'المتوسط', 'الأدنى', 'الأعلى']
      : ['Column', 'Sum', 'Average', 'Lowest', 'Highest']
    return markdownTable(
      head,
      statistics.map(({ column, sum, average, min, max }) => [
        column,
        ...[sum, average, min, max].map((value) => number(value, language)),
      ]),
      [1, 2, 3, 4],
    )
  }
  if (groups && question.groupBy !== undefined) {
    const isShare = question.operation === 'share'
    const isOfRows = question.operation === 'count' || question.measure === undefined
    const figure = isOfRows ? (isArabic ? 'الصفوف' : 'Rows') : measureName(answer)
    return markdownTable(
      [
        columns[question.groupBy] ?? '',
        figure,
        ...(isShare ? [isArabic ? 'الحصة' : 'Share'] : []),
        ...(isOfRows ? [] : [isArabic ? 'عدد الصفوف' : 'Rows']),
      ],
      groups
        .slice(0, MAX_ROWS_SHOWN)
        .map(({ name, value, rows }) => [
          name,
          amount(answer, value, language),
          ...(isShare ? [formatPercent((value / (whole || 1)) * 100, language, 1)] : []),
          ...(isOfRows ? [] : [String(rows)]),
        ]),
      [1, 2, 3],
    )
  }
  const rows = shown(answer)
  if (rows.length === 0) return ''
  const numeric = question.measure === undefined ? [] : [question.measure]
  const table = markdownTable(columns, rows.slice(0, MAX_ROWS_SHOWN), numeric)
  if (rows.length <= MAX_ROWS_SHOWN) return table
  return `${table}\n\n${isArabic ? `يظهر أول ${MAX_ROWS_SHOWN} صفًا من ${rows.length}.` : `The first ${MAX_ROWS_SHOWN} of ${rows.length} rows are shown.`}`
}
