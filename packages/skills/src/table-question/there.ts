import type { Table } from '../reading/table.ts'
import { answerQuestion } from './answer.ts'
import { foldedOf } from './mentions.ts'
import { type AskedQuestion, readQuestion } from './question.ts'

const THERE =
  /\b(?:there|in that one|at that one|of that one|for that one)\b|(?<!\p{L})(?:هناك|هنيك|هناكه|فيه|فيها)(?!\p{L})/u

/** "Which branch brings in most, and the average fee there": the second is asked of the rows that the first one finds. */
export function withRowsFound(
  questions: readonly AskedQuestion[],
  table: Table,
  today: string,
): AskedQuestion[] {
  return questions.map((asked, index) => {
    const before = questions[index - 1]
    if (!before || asked.about || !THERE.test(foldedOf(asked.question))) return asked
    const found = winnerOf(before, table, today)
    return found === undefined ? asked : { ...asked, about: found }
  })
}

/** The one group that is the highest or lowest. */
function winnerOf(asked: AskedQuestion, table: Table, today: string): string | undefined {
  const question = readQuestion(asked, table, today)
  if ('unclear' in question || question.groupBy === undefined || question.isByMonth)
    return undefined
  if (question.operation !== 'max' && question.operation !== 'min') return undefined
  const [first, second] = answerQuestion(table, question, today).groups ?? []
  return first && first.value !== second?.value ? first.name : undefined
}
