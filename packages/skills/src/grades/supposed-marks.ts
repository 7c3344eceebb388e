import type { Ask, Reading } from '../skill.ts'
import type { Message } from '../understanding/affinity.ts'
import { type Figure, outOf100 } from './figures.ts'
import type { GradesInput } from './grades-input.ts'

const MOST_MARKS = 4
const SUPPOSED_WITHIN = 4
const FARTHEST = 12

/** "If I get 70 in the exam, and what if I get 95?": the marks that one part may get; what is supposed first names the part. */
export function supposedMarks(
  { concepts, clauses }: Message,
  figures: readonly Figure[],
): readonly [Figure, ...Figure[]] | undefined {
  const isMark = ({ grade, isHours, doubt, isClaimed, kind, value }: Figure) =>
    !grade && !isHours && doubt < 2 && !isClaimed && (kind === 'percent' || value <= 100)
  const meant = figures.filter(isMark)
  const at = meant.findIndex(({ isSupposed }) => isSupposed)
  const first = meant[at]
  if (!first) return undefined
  const others: Figure[] = []
  for (const figure of meant.slice(at + 1)) {
    const before = others.at(-1) ?? first
    const isSupposed =
      figure.kind === first.kind &&
      clauses.wordsBetween(before, figure) <= FARTHEST &&
      concepts.some(
        (match) =>
          match.concept === 'supposing' &&
          match.start >= before.end &&
          match.end <= figure.start &&
          clauses.wordsBetween(match, figure) <= SUPPOSED_WITHIN,
      )
    if (!isSupposed) break
    others.push(figure)
  }
  return others.length > 0 && others.length < MOST_MARKS ? [first, ...others] : undefined
}

/** One case for each mark of the part, which is called by its name. */
export function readEachMark(
  [first, ...others]: readonly [Figure, ...Figure[]],
  figures: readonly Figure[],
  { language }: Ask,
  read: (figures: readonly Figure[]) => Reading<GradesInput>,
): Reading<GradesInput> | undefined {
  const reading = read(figures.filter((figure) => !others.includes(figure)))
  if (!('input' in reading) || reading.input.kind !== 'mark') return undefined
  const { input } = reading
  const was = outOf100(first)
  const changed = input.marks.findLast(({ mark }) => mark === was)
  if (!changed) return undefined
  const title = (mark: number) => `${changed.name ?? ''} ${mark}`.trim()
  const cases = others.map(outOf100).map((mark) => ({
    input: {
      ...input,
      marks: input.marks.map((one) => (one === changed ? { ...one, mark } : one)),
    },
    title: title(mark),
  }))
  const or = language === 'ar' ? 'أو' : 'or'
  const facts = (reading.understood?.facts ?? []).map((fact) =>
    fact.includes(`${was} × ${changed.weight}%`)
      ? fact.replace(String(was), [first, ...others].map(outOf100).join(` ${or} `))
      : fact,
  )
  return {
    ...reading,
    title: title(was),
    more: cases,
    understood: { facts, assumed: reading.understood?.assumed ?? [] },
  }
}
