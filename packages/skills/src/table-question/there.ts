import type { Table } from '../reading/table.ts'
import type { Word } from '../reading/words.ts'
import type { Hit } from '../sentences/lexicon.ts'
import { answerQuestion } from './answer.ts'
import type { Unclear } from './beyond.ts'
import { columnsIn } from './columns.ts'
import { foldedOf } from './mentions.ts'
import { type Asked, operationIn, refersBack } from './operations.ts'
import { type AskedQuestion, type Question, readQuestion } from './question.ts'

const THERE =
  /\b(?:there|in that one|at that one|of that one|for that one)\b|(?<!\p{L})(?:هناك|هنيك|هناكه|فيه|فيها)(?!\p{L})/u
const OF_ONE =
  /\b(?:do|does|did|has|is|was) (?:it|he|she|they)\b|\b(?:its|his|her)\b|(?<!\p{L})و?(?:عنده|عندها|له|لها)(?!\p{L})/u

/** "Which branch brings in most, and the average fee there": the second is asked of the rows that the first one finds. */
export function withRowsFound(
  questions: readonly AskedQuestion[],
  table: Table,
  today: string,
): AskedQuestion[] {
  return questions.map((asked, index) => {
    const before = questions[index - 1]
    const folded = foldedOf(asked.question).toLowerCase()
    const isOfOne = OF_ONE.test(folded) || isOwned(folded, table)
    if (!before || asked.about || !(isOfOne || THERE.test(folded))) return asked
    // The share of the first is asked for together with it: "which is the first there, and its share".
    if (operationIn(asked.question) === 'share') return asked
    const found = winnerOf(readQuestion(before, table, today), table, today, {
      isOfOne,
      asked: before.question,
    })
    return found === undefined ? asked : { ...asked, about: found }
  })
}

/** "How many does she have?", "what share is that?" of the one that was found before. */
export function withWinnerBefore(
  asked: AskedQuestion,
  before: Question | Unclear,
  { table, today, last }: { table: Table; today: string; last: string },
): AskedQuestion {
  const folded = foldedOf(asked.question).toLowerCase()
  const isOfOne = OF_ONE.test(folded) || isOwned(folded, table)
  const isThat = THAT.test(folded) && /^(?:share|list)$/.test(operationIn(asked.question) ?? '')
  const isThere = THERE.test(folded) && !namesPlace(before)
  if (!asked.about && refersBack(asked.question)) {
    const shown = namesShown(before, table, today)
    if (shown) return { ...asked, about: shown }
  }
  if (asked.about || !(isOfOne || isThat || isThere)) return asked
  const about = winnerOf(before, table, today, { isOfOne: isOfOne || isThat, asked: last })
  return about === undefined ? asked : { ...asked, about }
}
const THAT = /\b(?:that|this|it)\b|(?<!\p{L})(?:نسبته|نسبتها|حصته|حصتها|هذا|هذه|هاي)(?!\p{L})/u

/** "Avg orders there" of what was asked in Marina. */
const namesPlace = (before: Question | Unclear): boolean =>
  !('unclear' in before) &&
  before.filters.some(
    (one) => one.kind === 'text' && !one.isExcluded && one.column !== before.groupBy,
  )

/** "The average of those" of the top three. */
function namesShown(before: Question | Unclear, table: Table, today: string): string | undefined {
  if ('unclear' in before || (before.top ?? 1) < 2) return undefined
  const { groups, rows } = answerQuestion(table, before, today)
  const names = groups
    ? groups.slice(0, before.top).map(({ name }) => name)
    : rows.map((row) => namesOf(row, table) ?? '')
  return names.join(', ')
}

/** The one group that is the highest or lowest, or what tells apart the one row that is. */
function winnerOf(
  question: Question | Unclear,
  table: Table,
  today: string,
  { isOfOne, asked }: { isOfOne: boolean; asked: string },
): string | undefined {
  if ('unclear' in question || question.isByMonth) return undefined
  if (question.operation !== 'max' && question.operation !== 'min') return undefined
  const { groups, rows } = answerQuestion(table, question, today)
  const [row = []] = rows
  if (question.groupBy === undefined) {
    if (rows.length !== 1) return undefined
    return isOfOne ? namesOf(row, table) : (named(asked, row, table) ?? namesOf(row, table))
  }
  const [first, second] = groups ?? []
  return first && first.value !== second?.value ? first.name : undefined
}

/** "Which department has the highest pay, and how many work there": the department of that row. */
function named(question: string, row: readonly string[], table: Table) {
  const column = columnsIn(question, table).find(
    (one) => one.score === 2 && table.columns[one.column]?.type === 'text',
  )?.column
  return column === undefined ? undefined : row[column]
}

/** As many of its first cells of words as no other row holds all of. */
function namesOf(row: readonly string[], { columns, rows }: Table): string | undefined {
  const texts = columns.flatMap(({ type }, column) => (type === 'text' ? [column] : []))
  const last = texts.findIndex(
    (_, at) =>
      rows.filter((other) => texts.slice(0, at + 1).every((one) => other[one] === row[one]))
        .length === 1,
  )
  return last < 0
    ? undefined
    : texts
        .slice(0, last + 1)
        .map((column) => row[column])
        .join(', ')
}

/** «وكم راتبه»: the name of a column with its owner, and none that ends in a ه of its own. */
function isOwned(folded: string, { columns }: Table): boolean {
  const names = new Set(
    columns.map(({ name }) => foldedOf(name).toLowerCase().replace(/^ال/, '').split(' ')[0] ?? ''),
  )
  return [
    ...folded.matchAll(/(?<!\p{L})و?كم (?<own>\p{Script=Arabic}{2,20})ه[ا]?(?!\p{L})/gu),
  ].some(({ groups }) => names.has(groups?.own ?? ''))
}

const OWN = /^(?:his|her|its)$/
/** "… and what is his age": a request, where that is a column of figures. */
export function ownFiguresIn(all: readonly Word[], table: Table): Hit<Asked>[] {
  return all.flatMap(({ word }, at) => {
    const [lead, named] = [all[at - 1], all[at + 1]]
    if (!OWN.test(word) || !lead || !named || !/^(?:what|whats|what['’]s|is)$/.test(lead.word))
      return []
    const isFigure = columnsIn(named.word, table).some(
      ({ column }) => table.columns[column]?.type === 'number',
    )
    const { start, end } = lead
    return isFigure ? [{ concept: 'much', from: at - 1, to: at, start, end }] : []
  })
}
