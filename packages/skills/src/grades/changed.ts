import { words } from '../reading/words.ts'
import type { Reading } from '../skill.ts'
import type { Message } from '../understanding/affinity.ts'
import { type Figure, outOf100 } from './figures.ts'
import type { GradesInput } from './grades-input.ts'

const CHANGED = /(?:\bfrom|(?<!\p{L})من)\s(?:an? )?$/u
const INTO = /^\s(?:to|into|[إا]ل[ىي]|ل)\s(?:an? )?$/u
const WERE =
  /^\s(?:(?:was|were|is|had been|becomes?|became|turned into)|(?:كانت?|صارت?|[تي]صير|[أا]صبحت?))\s(?:an? )?$/u
/** "An A instead of the B", «A بدل B»: the second is what it is now. */
const INSTEAD =
  /^\s(?:instead of|rather than|not|بدل|بدلا من|بدلًا من|بدال|عوض|مكان|مش|مو)\s(?:an? |the |a |ما آخذ |ما اخذ |ال)?$/u
const SUPPOSED_WITHIN = 4
const NAMED_WITHIN = 60

/** A result and what it would become. */
export interface Change {
  before: Figure
  after: Figure
  /** What is no result of its own; "A instead of the B" names the course of the B, unless that was listed before. */
  leaves: readonly Figure[]
}

/** "What if it goes from a C to a B+", "if the C were a B+", «لو الـC صارت B», "A instead of B", "60 on the final instead of 75". */
export function changedResult(message: Message, figures: readonly Figure[]): Change | undefined {
  return changedGrade(message, figures) ?? changedMark(message, figures)
}

function changedGrade(
  { text, concepts, clauses }: Message,
  figures: readonly Figure[],
): Change | undefined {
  const letters = figures.filter(({ grade }) => grade)
  const isSupposed = (figure: Figure) =>
    concepts.some(
      (match) =>
        match.concept === 'supposing' &&
        match.end <= figure.start &&
        clauses.isClose(match, figure, SUPPOSED_WITHIN),
    )
  const pairs = letters.slice(1).map((last, index) => [letters[index] as Figure, last] as const)
  for (const [first, last] of pairs) {
    const between = text.slice(first.end, last.start)
    if (INSTEAD.test(between)) {
      const isListed = letters.some(({ grade, end }) => grade === last.grade && end <= first.start)
      return { before: last, after: first, leaves: isListed ? [first, last] : [first] }
    }
    const isMoved =
      INTO.test(between) && CHANGED.test(text.slice(Math.max(0, first.start - 8), first.start))
    if (isMoved || (WERE.test(between) && isSupposed(first)))
      return { before: first, after: last, leaves: [first, last] }
  }
  return undefined
}

const INSTEAD_OF_MARK =
  /(?:\binstead of|\brather than|(?<!\p{L})بدل(?: ما \p{L}+)?|(?<!\p{L})بدلا? من|(?<!\p{L})بدال)\s(?:an? |the |ال)?$/u
const LONGEST_BETWEEN = 8

/** The mark behind "instead of" takes the place of the one before it. */
function changedMark({ text, clauses }: Message, figures: readonly Figure[]): Change | undefined {
  const isMark = ({ kind, grade, isHours, doubt }: Figure) =>
    kind === 'number' && !grade && !isHours && doubt < 2
  for (const [index, before] of figures.entries()) {
    const after = figures[index - 1]
    if (!after || !isMark(before) || !isMark(after)) continue
    const lead = text.slice(Math.max(0, before.start - 24), before.start)
    if (INSTEAD_OF_MARK.test(lead) && clauses.wordsBetween(after, before) <= LONGEST_BETWEEN)
      return { before, after, leaves: [after] }
  }
  return undefined
}

/** The same results with one of them changed, that of the course which is named beside it. */
export function withChange(
  { text }: Message,
  { before, after }: Change,
  reading: Reading<GradesInput>,
): Reading<GradesInput> {
  if (!('input' in reading)) return reading
  const { input } = reading
  if (input.kind === 'mark') {
    const [was, becomes] = [outOf100(before), outOf100(after)]
    const changed = input.marks.findLast(({ mark }) => mark === was)
    if (!changed || before.grade) return reading
    const marks = input.marks.map((one) => (one === changed ? { ...one, mark: becomes } : one))
    const title = (mark: number) => `${changed.name ?? ''} ${mark}`.trim()
    return {
      ...reading,
      title: title(was),
      more: [{ input: { ...input, marks }, title: title(becomes) }],
    }
  }
  if (input.kind !== 'gpa') return reading
  const { courses } = input
  const said = words(text.slice(Math.max(0, before.start - NAMED_WITHIN), before.start))
  const isNamed = ({ name = '', grade }: (typeof courses)[number]) =>
    grade === before.grade &&
    words(name).some((word) => said.some(({ stem }) => stem === word.stem))
  const same = courses.filter(({ grade }) => grade === before.grade)
  const changed = courses.find(isNamed) ?? (same.length === 1 ? same[0] : undefined)
  if (!changed || !after.grade) return reading
  const grade = after.grade
  const other = {
    ...input,
    courses: courses.map((course) => (course === changed ? { ...course, grade } : course)),
  }
  return {
    ...reading,
    more: [{ input: other, title: `${changed.name ?? ''} ${before.grade} → ${grade}`.trim() }],
  }
}
