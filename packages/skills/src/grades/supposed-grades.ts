import type { Reading } from '../skill.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import { type Figure, isMeant } from './figures.ts'
import type { GradesInput } from './grades-input.ts'
import { HIGHEST_GPA } from './scale.ts'

const MOST_GRADES = 4
const JOINING: ReadonlySet<Concept> = new Set(['supposing', 'versus', 'alternative'])

/** "GPA if physics comes out C vs if it comes out B": the grades that one course may get, which are as many more than all credits. */
export function supposedGrades(
  { concepts }: Message,
  figures: readonly Figure[],
): readonly [Figure, ...Figure[]] | undefined {
  const meant = figures.filter(isMeant)
  const letters = meant.filter(({ grade }) => grade)
  const hasRecord = meant.some(
    ({ grade, isHours, value }) => !grade && !isHours && value <= HIGHEST_GPA && value % 1 !== 0,
  )
  const courses = meant.filter(({ isHours }) => isHours).length - (hasRecord ? 1 : 0)
  const [first, ...others] = courses > 0 ? letters.slice(courses - 1) : []
  if (!first || others.length === 0 || others.length >= MOST_GRADES) return undefined
  const run = [first, ...others] as const
  const isJoined = (figure: Figure, index: number) =>
    concepts.some(
      ({ concept, start, end }) =>
        JOINING.has(concept) && start >= (run[index] as Figure).end && end <= figure.start,
    )
  return others.every(isJoined) ? run : undefined
}

/** One case for each grade of the course, which is called by its name. */
export function readEachGrade(
  [first, ...others]: readonly [Figure, ...Figure[]],
  figures: readonly Figure[],
  read: (figures: readonly Figure[]) => Reading<GradesInput>,
): Reading<GradesInput> | undefined {
  const rest = figures.filter((figure) => !others.includes(figure))
  const cases = [first, ...others].map(({ grade }) => {
    const reading = read(
      rest.map((figure) => (figure === first && grade ? { ...figure, grade } : figure)),
    )
    return 'input' in reading && reading.input.kind === 'gpa'
      ? { ...reading, input: reading.input, grade }
      : undefined
  })
  if (!cases.every((one) => one !== undefined)) return undefined
  const [one, other] = cases
  const at = one?.input.courses.findIndex(
    ({ grade }, index) => grade !== other?.input.courses[index]?.grade,
  )
  if (!one || !other || at === undefined || at < 0) return undefined
  const titled = cases.map(({ grade, ...reading }) => ({
    ...reading,
    title: [reading.input.courses[at]?.name, grade].filter(Boolean).join(' '),
  }))
  const facts = one.understood?.facts.map((fact, index) =>
    [...new Set([fact, ...cases.map(({ understood }) => understood?.facts[index] ?? fact)])].join(
      ' / ',
    ),
  )
  const [lead, ...more] = titled
  return {
    ...lead,
    more: more.map(({ input, title }) => ({ input, title })),
    understood: { facts: facts ?? [], assumed: one.understood?.assumed ?? [] },
  } as Reading<GradesInput>
}
