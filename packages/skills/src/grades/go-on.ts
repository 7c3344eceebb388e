import { asksWhy } from '../follow-up/asks-why.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { readMessage } from '../understanding/read-message.ts'
import { changedCourses } from './changed-courses.ts'
import { changedMarks } from './changed-marks.ts'
import { figuresIn } from './figures.ts'
import type { GradesInput } from './grades-input.ts'

/** "And if the B was an A", "plus one more course, B+ with 2 credits", «و٨٥؟»: the results of before with what the message changes. */
export function goOnWithGrades(
  before: Before<GradesInput>,
  ask: Ask,
): Reading<GradesInput> | undefined {
  const [last] = before.at(-1)!.inputs
  const message = readMessage(ask.text, ask.today)
  const figures = figuresIn(message)
  const now =
    last.kind === 'gpa'
      ? changedCourses(last, { message, figures, ask }, before.at(-2)?.inputs[0])
      : last.kind === 'mark'
        ? changedMarks(last, { message, figures, ask })
        : 'itself'
  if (now === 'itself') return undefined
  if (now) return { input: now, understood: { facts: saidOf(now), assumed: [] } }
  return asksWhy(ask.text) || (figures.length === 0 && RESULT.test(ask.text))
    ? { input: last }
    : { missing: [whatToChange(last)] }
}

/** "What is my average so far?", «كم مجموع الساعات»: the results of before hold it. */
const RESULT =
  /(?<!\p{L})(?:average|so far|total|credits|overall|highest|max(?:imum)?|gpa|(?:ال)?(?:مجموع|معدل|متوسط|معدلي)|[أا]قصى|[أا]على)(?!\p{L})/iu

const saidOf = (input: GradesInput): string[] =>
  input.kind === 'gpa'
    ? input.courses.map(({ name, grade, credits }) =>
        [name, grade, `× ${credits}`].filter(Boolean).join(' '),
      )
    : input.kind === 'mark'
      ? input.marks.map(({ name, mark, weight }) =>
          [name, mark, `× ${weight}%`].filter(Boolean).join(' '),
        )
      : []

const whatToChange = (input: GradesInput): Missing => {
  const known = saidOf(input).join(', ')
  return {
    name: { en: `what is to change (now: ${known})`, ar: `ما الذي يتغير (الآن: ${known})` },
    example: {
      en: 'if the B was an A, add B+ with 2 credits, or: for 85?',
      ar: 'لو الـ B صارت A، أو: زيد B+ ساعتين، أو: لو هدفي 85',
    },
  }
}
