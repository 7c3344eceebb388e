import { asksForRows } from '../follow-up/asks-for-rows.ts'
import { asksWhy } from '../follow-up/asks-why.ts'
import { withoutTakingBack } from '../follow-up/without-taking-back.ts'
import type { Table } from '../reading/table.ts'
import type { Ask, Missing } from '../skill.ts'
import { changesQuestion, type GoingQuestion, readGoingOn } from './going-on.ts'
import { missingColumn } from './missing.ts'
import { questionsIn } from './requests.ts'
import { withRowsFound, withWinnerBefore } from './there.ts'
import { strangeValues } from './unknown-words.ts'

/** What shows the rows of an answer. */
const ROWS = 'show'

/** "By amount I mean" asks for no mean. */
const MEANT = /(?<!\p{L})(?:i mean|i meant|that['’]?s what i mean)(?!\p{L})/iu

/** The questions of a message that goes on from those asked before; none where it says nothing that changes them. */
export function goingQuestions(
  before: readonly GoingQuestion[],
  found: Table,
  today: string,
): GoingQuestion[] {
  const around = withoutTakingBack(found.around).replace(MEANT, '')
  const isChange =
    changesQuestion(around, found, today) ||
    before.some((one) => isShort(around, one, found, today))
  const questions = isChange
    ? withRowsFound(questionsIn(around, found, today), found, today)
    : asksWhy(around) || asksForRows(around)
      ? [{ question: ROWS }]
      : []
  return questions.flatMap((question) =>
    before.map(beforeRows).map((last) => {
      const { question: asked, about, after = [] } = last
      const told = readGoingOn(last, found, today)
      const known = { table: found, today, last: asked }
      return {
        ...(question.question === ROWS && asksForRows(around)
          ? { ...withWinnerBefore({ question: `${ROWS} it` }, told, known), question: ROWS }
          : withWinnerBefore(question, told, known)),
        after: [...after, { question: asked, about }],
      }
    }),
  )
}

/** What was shown for a question is no question that another goes on from. */
const beforeRows = (last: GoingQuestion): GoingQuestion => {
  const asked = last.question === ROWS ? last.after?.at(-1) : undefined
  return asked ? { ...asked, after: last.after?.slice(0, -1) } : last
}

/** Whether a few words change a question that was asked before. */
function isShort(
  question: string,
  { after = [], ...asked }: GoingQuestion,
  found: Table,
  today: string,
) {
  const now = readGoingOn({ question, after: [...after, asked] }, found, today)
  const before = readGoingOn({ ...asked, after }, found, today)
  return !('unclear' in now) && JSON.stringify(now) !== JSON.stringify(before)
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
