import { z } from 'zod'
import { onceFor } from './once-for.ts'
import { formatMonth } from './reading/format.ts'
import { table as parseTable, rowsOf, type Table } from './reading/table.ts'
import { words } from './reading/words.ts'
import { withRowsChanged, withRowsPutRight } from './rows/changed-rows.ts'
import { withoutSenders } from './sentences/chat.ts'
import { type Ask, defineSkill, type Reading, SkillRefusal } from './skill.ts'
import { type Answer, answerQuestion } from './table-question/answer.ts'
import { stemsOf } from './table-question/columns.ts'
import { explainAnswer } from './table-question/explanation.ts'
import { goingQuestions, notUnderstood } from './table-question/go-on.ts'
import { type GoingQuestion, readGoingOn } from './table-question/going-on.ts'
import { missingColumn, missingTable } from './table-question/missing.ts'
import { withProduct } from './table-question/products.ts'
import { questionsIn } from './table-question/requests.ts'
import { withRowsFound } from './table-question/there.ts'
import { explainingOf, strangeValues, valuesIn } from './table-question/unknown-words.ts'
import { withoutUnwanted } from './table-question/unwanted.ts'
import { inOwnNames } from './understanding/both-languages.ts'
import { mended } from './understanding/unexplained.ts'

const TableInput = z.object({
  /** The pasted table, its first line the column names: commas, tabs, semicolons or Markdown pipes. */
  table: z.string(),
  /** The question in ordinary words. */
  question: z.string(),
  /** Words that stand beside it and say which rows are meant, when it does not say so itself. */
  about: z.string().optional(),
  /** The questions that it goes on from, oldest first: it takes from them what it leaves out. */
  after: z.array(z.object({ question: z.string(), about: z.string().optional() })).optional(),
  /** Another question of the request is answered by the same table. */
  isShownElsewhere: z.boolean().optional(),
})
type TableInput = z.infer<typeof TableInput>

const MAX_ROWS = 2000

let last: { text: string; today: string; found: Table | undefined } | undefined

/** Suiting, reading and running look at the same text one after the other; a long table is parsed once. */
function table(text: string, today: string): Table | undefined {
  if (last?.text !== text || last.today !== today)
    last = { text, today, found: withWordsMended(parseTable(text, today)) }
  return last.found
}

/** «شهر 10», "month 10": called by its name, where days tell the months. */
const withMonthsNamed = ({ around, columns }: Table): string =>
  columns.some(({ type }) => type === 'date')
    ? around.replace(NUMBERED_MONTH, (_, lead: string, month: string, number: string) => {
        const day = `2026-${number.padStart(2, '0')}`
        return month === 'month'
          ? `${lead}${formatMonth(day, 'en').split(' ')[0]}`
          : `${lead}${formatMonth(day, 'ar').split(' ')[0]}`
      })
    : around
const NUMBERED_MONTH = /(?<!\p{L})([وبلف]?)(شهر|month) (1[0-2]|0?[1-9])(?![\d/.,-]*\d)/giu

/** A typing error in the name of a column or a value is read as that; a product of two columns is one more. */
const withWordsMended = (found: Table | undefined): Table | undefined =>
  found &&
  withProduct({
    ...found,
    around: withoutUnwanted(
      mended(inOwnNames(withMonthsNamed(found), valuesIn(found)), explainingOf(found)),
      found,
    ),
  })

/** "Which medicine sold most?" of a column of medicines asks for no medicine. */
function withoutNames({ around, columns }: Table): string {
  const names = new Set(columns.flatMap(({ name }) => stemsOf(name)))
  return words(around).reduceRight(
    (left, { stem, start, end }) =>
      names.has(stem) ? `${left.slice(0, start)}…${left.slice(end)}` : left,
    around,
  )
}

/** A request without the stamps of a chat, its table with the figures that are put right beside it. */
const textOf = onceFor(({ text, today }: Ask): string => {
  const said = withoutSenders(text)
  const pasted = parseTable(said, today)
  const changed = pasted && withRowsPutRight(pasted, pasted.around, today)
  return changed ? `${changed.said}\n\n${rowsOf(changed.table)}` : said
})

/** The table of a request. */
const tableOf = onceFor((ask: Ask) => table(textOf(ask), ask.today))

export const tableAnswerer = defineSkill<TableInput, Answer>({
  name: 'table-answerer',
  title: { en: 'Answers from a table', ar: 'إجابات من جدول' },
  description: {
    en: 'Answers a question about a pasted table: totals, averages, medians, highest and lowest, counts, filters, groups, top lists, sorting and shares.',
    ar: 'يجيب عن سؤال حول جدول ملصق: المجاميع والمتوسطات والوسيط والأعلى والأدنى والعدّ والتصفية والتجميع والترتيب والنسب.',
  },
  input: TableInput,
  suits: (ask) => (tableOf(ask) ? 0.9 : 0),
  goOn(before, ask) {
    const { inputs } = before.at(-1)!
    const pasted = parseTable(inputs[0].table, ask.today)
    const changed = pasted && withRowsChanged(pasted, ask.text, ask.today)
    if (!pasted || (!changed && tableOf(ask))) return undefined
    const text = `${changed?.said ?? ask.text}\n\n${rowsOf(changed?.table ?? pasted)}`
    const found = table(text, ask.today) as Table
    const questions = goingQuestions(inputs, found, ask.today)
    if (questions.length > 0) return readingOf(questions, found, { ...ask, text })
    if (changed) return readingOf(inputs.map(askedIn), found, { ...ask, text })
    return { missing: [notUnderstood(inputs, found, ask)] }
  },
  read: readTable,
  run({ table: pasted, isShownElsewhere, ...asked }, { today }) {
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
    const question = readGoingOn(asked, found, today)
    if ('unclear' in question) {
      const { name, example } = missingColumn(found, question)
      if (question.unclear === 'invented')
        throw new SkillRefusal({
          en: `I need ${lowered(name.en)}. For example: ${example.en}.`,
          ar: `أحتاج إلى ${name.ar}. مثلًا: ${example.ar}.`,
        })
      throw new SkillRefusal({
        en: `For this part I need: ${lowered(name.en)} (for example: ${example.en}).`,
        ar: `لهذا الجزء أحتاج إلى: ${name.ar} (مثلًا: ${example.ar}).`,
      })
    }
    return {
      ...answerQuestion(found, question, today),
      ...(isShownElsewhere && { isShownElsewhere }),
    }
  },
  explain: explainAnswer,
})

/** A question as it was asked before, of whatever table. */
const askedIn = ({ question, about, after }: TableInput): GoingQuestion => ({
  question,
  about,
  ...(after && { after }),
})

function readTable(ask: Ask): Reading<TableInput> {
  const { today } = ask
  const found = tableOf(ask)
  if (!found) return { missing: [missingTable] }
  return readingOf(withRowsFound(questionsIn(found.around, found, today), found, today), found, {
    ...ask,
    text: textOf(ask),
  })
}

function readingOf(
  questions: readonly GoingQuestion[],
  found: Table,
  { text, today }: Ask,
): Reading<TableInput> {
  const read = questions.map((question) => readGoingOn(question, found, today))
  const clear = read.filter((question) => !('unclear' in question))
  const [unclear] = read.filter((question) => 'unclear' in question)
  if (clear.length === 0 && unclear) return { missing: [missingColumn(found, unclear)] }
  const written = read.map((question) => JSON.stringify(question))
  const kept = questions.filter((_, index) => written.indexOf(written[index] as string) === index)
  const grouped = kept.map((question) => groupsOf(question, found, today))
  const [first, ...more] = kept.map((question, index) => {
    const isShownElsewhere =
      grouped[index] !== '' && grouped.lastIndexOf(grouped[index] as string) > index
    return { input: { table: text, ...question, ...(isShownElsewhere && { isShownElsewhere }) } }
  })
  const unused = strangeValues(found.around, found).map(({ written: word }) => word)
  return {
    request: withoutNames(found),
    input: { table: text, question: found.around },
    ...first,
    more,
    ...(unused.length > 0 && { understood: { facts: [], assumed: [], unused } }),
  }
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** What the table of an answer by group holds, in whatever order it stands. */
function groupsOf(asked: GoingQuestion, found: Table, today: string): string {
  const question = readGoingOn(asked, found, today)
  if ('unclear' in question || question.operation === 'share') return ''
  const { groups, winners } = answerQuestion(found, question, today)
  if (!groups || winners) return ''
  const byName = groups.toSorted((one, other) => one.name.localeCompare(other.name))
  return JSON.stringify([question.groupBy, question.measure, byName])
}
