import type { Table } from '../reading/table.ts'
import type { Unclear } from './beyond.ts'
import { withoutIdentifiers } from './columns.ts'

export const missingTable = {
  name: {
    en: 'The table, with column names in its first line',
    ar: 'الجدول، وفي سطره الأول أسماء الأعمدة',
  },
  example: {
    en: '"City,Sales" and under it "Dubai,1200" and "Sharjah,900", then your question',
    ar: '«المدينة,المبيعات» وتحتها «دبي,1200» و«الشارقة,900» ثم سؤالك',
  },
}

/** What is asked back where a question is not clear. */
export function missingColumn(pasted: Table, { unclear, word }: Unclear) {
  const { columns } = withoutIdentifiers(pasted)
  const figures = columns.filter(({ type }) => type === 'number').map(({ name }) => name)
  const names = figures.length > 0 ? figures : columns.map(({ name }) => name)
  if (unclear === 'question')
    return {
      name: {
        en: `Another question; I do not work out "${word}"`,
        ar: `سؤال آخر؛ فلا أحسب «${word}»`,
      },
      example: {
        en: 'the total, average, median, highest, lowest, count or share of a column, by group if you like',
        ar: 'مجموع عمود أو متوسطه أو وسيطه أو أعلاه أو أدناه أو عدده أو نسبته، ولكل مجموعة إن أردت',
      },
    }
  if (unclear === 'value')
    return {
      name: {
        en: `What "${word}" stands for; no column and no cell of the table says so`,
        ar: `المقصود بكلمة «${word}»؛ فهي ليست في أي عمود أو خانة من الجدول`,
      },
      example: valuesOf(pasted),
    }
  const empty = emptyCells(pasted)
  if (unclear === 'invented')
    return {
      name: {
        en: `A question about the figures that stand there; I never fill in, estimate or forecast figures${empty && ` (empty: ${empty})`}`,
        ar: `سؤال عن الأرقام الموجودة؛ فأنا لا أملأ الأرقام الناقصة ولا أقدّرها ولا أتوقعها${empty && ` (الخانات الفارغة: ${empty})`}`,
      },
      example: { en: `the total of ${names[0]}`, ar: `مجموع ${names[0]}` },
    }
  if (unclear === 'figures')
    return {
      name: {
        en: 'A column of numbers; this table has none',
        ar: 'عمود أرقام؛ فهذا الجدول لا يحوي أرقامًا',
      },
      example: { en: `it has ${names.join(', ')}`, ar: `أعمدته ${names.join('، ')}` },
    }
  return {
    name: word
      ? { en: `The column you mean by "${word}"`, ar: `العمود المقصود بكلمة «${word}»` }
      : { en: 'The column of figures to use', ar: 'عمود الأرقام المطلوب' },
    example: { en: names.join(' or '), ar: names.join(' أو ') },
  }
}

/** A value of each column of words that holds the same in several rows, or the names of the columns. */
function valuesOf({ columns, rows }: Table) {
  const values = columns.flatMap(({ name, type }, column) => {
    const cells = [...new Set(rows.map((row) => row[column] ?? ''))].filter((cell) => cell !== '')
    return type === 'text' && cells.length < rows.length
      ? [`${name}: ${cells.slice(0, MOST_NAMED).join(', ')}`]
      : []
  })
  const said = (values.length > 0 ? values : columns.map(({ name }) => name)).join('; ')
  return { en: said, ar: said }
}

const MOST_NAMED = 5

/** The rows that lack a figure, by what stands first in them. */
function emptyCells({ columns, rows }: Table): string {
  const names = rows.flatMap((row) =>
    columns.some(({ type }, column) => type === 'number' && (row[column] ?? '') === '')
      ? [row[0] ?? '']
      : [],
  )
  return names.slice(0, MOST_NAMED).join(', ')
}
