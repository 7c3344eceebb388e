import { isSameThing } from '../reading/same-thing.ts'
import { words } from '../reading/words.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { readMessage } from '../understanding/read-message.ts'
import { type Figure, figuresIn, outOf100 } from './figures.ts'
import type { GradesInput } from './grades-input.ts'
import { readGrades } from './read-grades.ts'
import type { Letter } from './scale.ts'

type Gpa = Extract<GradesInput, { kind: 'gpa' }>
type Marks = Extract<GradesInput, { kind: 'mark' }>

const ADDED =
  /(?<!\p{L})(?:add|plus|another|one more|also|و?(?:زيد|ضيف|ضفت|اضف|أضف|كمان)\p{L}{0,3})(?!\p{L})/iu

/** "And if the B was an A", "plus one more course, B+ with 2 credits", «و٨٥؟»: the results of before with what the message changes. */
export function goOnWithGrades(
  before: Before<GradesInput>,
  ask: Ask,
): Reading<GradesInput> | undefined {
  const [last] = before.at(-1)!.inputs
  const figures = figuresIn(readMessage(ask.text, ask.today))
  const now =
    last.kind === 'gpa'
      ? changedCourses(last, figures, ask)
      : last.kind === 'mark'
        ? changedMarks(last, figures, ask)
        : 'itself'
  if (now === 'itself') return undefined
  return now
    ? { input: now, understood: { facts: saidOf(now), assumed: [] } }
    : { missing: [whatToChange(last)] }
}

function changedCourses(
  last: Gpa,
  figures: readonly Figure[],
  ask: Ask,
): Gpa | 'itself' | undefined {
  const letters = figures.filter(({ grade }) => grade)
  const own = readGrades(ask)
  if (ADDED.test(ask.text) && 'input' in own && own.input.kind === 'gpa' && letters.length > 0) {
    // What asks for the addition names no course.
    const added = own.input.courses.map(({ name, ...course }) =>
      name && !ADDED.test(name) && name !== 'course' ? { name, ...course } : course,
    )
    return { ...last, courses: [...last.courses, ...added] }
  }
  if (letters.length === 0) return undefined
  const { courses } = last
  const becomes = letters.at(-1)?.grade as Letter
  const named = courses.filter((course) => isNamed(course.name, ask.text))
  const was = letters.length === 2 ? letters[0]?.grade : undefined
  const same = courses.filter(({ grade }) => grade === was)
  const changed = named.length === 1 ? named[0] : same.length === 1 ? same[0] : undefined
  if (changed)
    return {
      ...last,
      courses: courses.map((course) =>
        course === changed ? { ...course, grade: becomes } : course,
      ),
    }
  return 'input' in own ? 'itself' : undefined
}

function changedMarks(
  last: Marks,
  figures: readonly Figure[],
  { text }: Ask,
): Marks | 'itself' | undefined {
  if (figures.length > 1) return 'itself'
  const [figure] = figures
  if (!figure || figure.grade) return undefined
  const value = outOf100(figure)
  const named = last.marks.filter(({ name }) => isNamed(name, text))
  if (named.length === 1)
    return {
      ...last,
      marks: last.marks.map((one) => (one === named[0] ? { ...one, mark: value } : one)),
    }
  const rest = 100 - last.marks.reduce((sum, { weight }) => sum + weight, 0)
  const { targets, ...results } = last
  if (FINAL.test(text) && rest > 0 && figure.isSupposed)
    return { ...results, marks: [...last.marks, { mark: value, weight: rest }] }
  return targets && named.length === 0 ? { ...last, targets: [value] } : undefined
}
const FINAL = /\bfinal\b|\bexam\b|فاينل|نهائي|الباقي|\brest\b/iu

const isNamed = (name: string | undefined, text: string): boolean =>
  name !== undefined &&
  words(name).some((own) => words(text).some(({ stem }) => isSameThing(stem, own.stem)))

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
