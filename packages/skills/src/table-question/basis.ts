import type { Language } from '@wakeel/contract'
import type { Answer } from './answer.ts'

/** The columns and rows that an answer rests on. */
export function basis(answer: Answer, language: Language): string {
  const isArabic = language === 'ar'
  const { question, columns, totalRows, skipped } = answer
  if (question.operation === 'overview')
    return isArabic
      ? 'اسأل مثلًا عن مجموع عمود أو متوسطه أو أعلى قيمة أو حسب فئة.'
      : 'Ask for a total, an average, the highest, or figures by a column.'
  const used = [
    ...new Set([
      question.measure,
      question.groupBy,
      question.within,
      question.sort?.column,
      ...question.filters.map(({ column }) => column),
    ]),
  ].flatMap((column) => (column === undefined ? [] : [columns[column] ?? '']))
  const lines = [
    ...(used.length > 0
      ? [isArabic ? `الأعمدة المستخدمة: ${used.join('، ')}.` : `Columns used: ${used.join(', ')}.`]
      : []),
    ...(question.operation === 'min' ||
    question.operation === 'max' ||
    question.operation === 'list'
      ? []
      : [
          isArabic
            ? `الحساب على ${workedOn(answer)} من ${countedRows(totalRows)}.`
            : `Worked on ${workedOn(answer)} of ${totalRows} rows.`,
        ]),
    ...(question.operation === 'median'
      ? [
          isArabic
            ? 'الوسيط هو القيمة الوسطى بعد الترتيب.'
            : 'The median is the middle figure in order.',
        ]
      : []),
    ...(skipped > 0
      ? [
          isArabic
            ? `تُرك ${skipped} من الخانات لأنها لا تحوي رقمًا${leftOut(answer, 'ar')}.`
            : `${skipped} cell${skipped === 1 ? '' : 's'} without a number left out${leftOut(answer, 'en')}.`,
        ]
      : []),
  ]
  return lines.length > 0 ? `_${lines.join(' ')}_` : ''
}

/** A row without the figure is worked with only where rows are counted; of a difference the rows at both ends are. */
function workedOn({ question: { operation }, groups, rows, skipped }: Answer): number {
  const isOfFigures = operation !== 'count' && (operation !== 'difference' || groups)
  return rows.length - (isOfFigures ? skipped : 0)
}

/** Arabic counts from three to ten in the plural. */
const countedRows = (count: number): string =>
  `${count} ${count % 100 >= 3 && count % 100 <= 10 ? 'صفوف' : 'صفًا'}`

const MOST_NAMED = 5

/** " (Sales: row 2, Deira)" */
function leftOut({ without = [], question, columns }: Answer, language: Language): string {
  const isArabic = language === 'ar'
  const rows = without.slice(0, MOST_NAMED).map(({ place, name }) => {
    const said = name && (isArabic ? `، ${name}` : `, ${name}`)
    return `${isArabic ? 'الصف' : 'row'} ${place}${said}`
  })
  if (rows.length === 0) return ''
  const more = without.length > MOST_NAMED ? '…' : ''
  return ` (${columns[question.measure ?? 0]}: ${rows.join(isArabic ? '؛ ' : '; ')}${more})`
}
