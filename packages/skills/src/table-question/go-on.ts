import { asksWhy } from '../follow-up/asks-why.ts'
import { withoutTakingBack } from '../follow-up/without-taking-back.ts'
import type { Table } from '../reading/table.ts'
import type { Ask, Missing } from '../skill.ts'
import { changesQuestion, type GoingQuestion, readGoingOn } from './going-on.ts'
import { missingColumn } from './missing.ts'
import { questionsIn } from './requests.ts'
import { withRowsFound } from './there.ts'
import { strangeValues } from './unknown-words.ts'

/** What shows the rows of an answer. */
const ROWS = 'show'

/** The questions of a message that goes on from those asked before; none where it says nothing that changes them. */
export function goingQuestions(
  before: readonly GoingQuestion[],
  found: Table,
  today: string,
): GoingQuestion[] {
  const around = withoutTakingBack(found.around)
  const isChange = changesQuestion(around, found, today)
  const questions = isChange
    ? withRowsFound(questionsIn(around, found, today), found, today)
    : asksWhy(around)
      ? [{ question: ROWS }]
      : []
  return questions.flatMap((question) =>
    before.map(({ question: asked, about, after = [] }) => ({
      ...question,
      after: [...after, { question: asked, about }],
    })),
  )
}

/** What is asked back where a message changes nothing of what was asked. */
export function notUnderstood(
  before: readonly GoingQuestion[],
  found: Table,
  { today }: Ask,
): Missing {
  const [strange] = strangeValues(found.around, found)
  if (strange) return missingColumn(found, { unclear: 'value', word: strange.written })
  const last = before.at(-1) as GoingQuestion
  const question = readGoingOn(last, found, today)
  const column = 'unclear' in question ? undefined : found.columns[question.measure ?? -1]?.name
  const names = found.columns.map(({ name }) => name)
  const about = last.question.trim()
  return {
    name: {
      en: `What to change about the question "${about}": another figure, column or set of rows`,
      ar: `ما الذي يتغيّر في السؤال «${about}»: رقم آخر أو عمود آخر أو صفوف أخرى`,
    },
    example: {
      en: `the average${column ? ` of ${column}` : ''}; the columns are ${names.join(', ')}`,
      ar: `المتوسط${column ? ` لعمود ${column}` : ''}؛ والأعمدة هي ${names.join('، ')}`,
    },
  }
}
