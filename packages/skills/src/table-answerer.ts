import { z } from 'zod'
import { table as parseTable, type Table } from './reading/table.ts'
import { type Ask, defineSkill, type Reading, SkillRefusal } from './skill.ts'
import { type Answer, answerQuestion } from './table-question/answer.ts'
import { explainAnswer } from './table-question/explanation.ts'
import { readQuestion, type Unclear } from './table-question/question.ts'

const TableInput = z.object({
  /** The pasted table, its first line the column names: commas, tabs, semicolons or Markdown pipes. */
  table: z.string(),
  /** The question in ordinary words. */
  question: z.string(),
})
type TableInput = z.infer<typeof TableInput>

const MAX_ROWS = 2000

let last: { text: string; today: string; found: Table | undefined } | undefined

/** Suiting, reading and running look at the same text one after the other; a long table is parsed once. */
function table(text: string, today: string): Table | undefined {
  if (last?.text !== text || last.today !== today)
    last = { text, today, found: parseTable(text, today) }
  return last.found
}

export const tableAnswerer = defineSkill<TableInput, Answer>({
  name: 'table-answerer',
  title: { en: 'Answers from a table', ar: 'إجابات من جدول' },
  description: {
    en: 'Answers a question about a pasted table: totals, averages, medians, highest and lowest, counts, filters, groups, top lists, sorting and shares.',
    ar: 'يجيب عن سؤال حول جدول ملصق: المجاميع والمتوسطات والوسيط والأعلى والأدنى والعدّ والتصفية والتجميع والترتيب والنسب.',
  },
  input: TableInput,
  suits: ({ text, today }) => (table(text, today) ? 0.9 : 0),
  read({ text, today }: Ask): Reading<TableInput> {
    const found = table(text, today)
    if (!found) return { missing: [missingTable] }
    const question = readQuestion(found.around, found, today)
    if ('unclear' in question) return { missing: [missingColumn(found, question)] }
    return { input: { table: text, question: found.around } }
  },
  run({ table: pasted, question: asked }, { today }) {
    const found = table(pasted, today)
    if (!found)
      throw new SkillRefusal({
        en: 'I found no table: paste lines with the same columns, the first line their names.',
        ar: 'لم أجد جدولًا: الصق أسطرًا بالأعمدة نفسها، على أن يكون أولها أسماء الأعمدة.',
      })
    if (found.rows.length > MAX_ROWS)
      throw new SkillRefusal({
        en: 'The table has more than 2,000 rows; please paste a part of it.',
        ar: 'في الجدول أكثر من 2,000 صف؛ يُرجى لصق جزء منه.',
      })
    const question = readQuestion(asked, found, today)
    if ('unclear' in question) {
      const { name, example } = missingColumn(found, question)
      throw new SkillRefusal({ en: `${name.en}: ${example.en}.`, ar: `${name.ar}: ${example.ar}.` })
    }
    return answerQuestion(found, question, today)
  },
  explain: explainAnswer,
})

const missingTable = {
  name: {
    en: 'The table, with column names in its first line',
    ar: 'الجدول، وفي سطره الأول أسماء الأعمدة',
  },
  example: {
    en: '"City,Sales" and under it "Dubai,1200" and "Sharjah,900", then your question',
    ar: '«المدينة,المبيعات» وتحتها «دبي,1200» و«الشارقة,900» ثم سؤالك',
  },
}

function missingColumn({ columns }: Table, { unclear, word }: Unclear) {
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
