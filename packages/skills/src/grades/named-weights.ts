import { words } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import { type Figure, isMeant } from './figures.ts'
import { markRows } from './row-frames.ts'
import { type Results, type Row, readRows } from './rows.ts'

// "Final 40%, midterm 30%, labs 30%. I have 75 in labs and 66 in midterm": weights and marks of parts that are named twice.

const LEAST_PARTS = 2
const WHOLE = 100

interface Named {
  figure: Figure
  part: string
  name: string
}

/** The marks of parts whose weights are listed apart from them and make a hundred; what has no mark is open. */
export function readNamedWeights(
  message: Message,
  figures: readonly Figure[],
): Results | undefined {
  const meant = figures.filter(isMeant)
  const run = percentsTogether(meant)
  const weights = withParts(message, run, figures)
  const sum = run.reduce((all, { value }) => all + value, 0)
  const isEachNamed = new Set(weights.map(({ part }) => part)).size === run.length
  if (run.length < LEAST_PARTS || !isEachNamed || Math.abs(sum - WHOLE) > 0.001) return undefined
  const rest = meant.filter((figure) => !run.includes(figure))
  const marks = withParts(message, rest, figures).filter(
    ({ figure, part }) => isMark(figure) && weights.some((weight) => weight.part === part),
  )
  if (marks.length === 0 || new Set(marks.map(({ part }) => part)).size < marks.length)
    return undefined
  const rows = marks.map(
    ({ figure, part, name }): Row => ({
      name,
      result: figure,
      measure: weights.find((weight) => weight.part === part)?.figure as Figure,
      isRecord: false,
    }),
  )
  const others = rest.filter((figure) => !marks.some((mark) => mark.figure === figure))
  const open = run.filter((weight) => !rows.some(({ measure }) => measure === weight))
  const { goals, unused } = readRows(message, others, markRows)
  // Of what is still open nothing but the mark that is hoped for is told.
  const hoped = goals.length > 0 || open.length === 0 ? goals : others.filter(isHoped)
  return {
    rows,
    goals: hoped,
    open,
    unused: unused.filter((figure) => !hoped.includes(figure)),
    used: [],
    cost: 0,
  }
}

const MOST_COUNTED = 12
const isHoped = (figure: Figure): boolean => isMark(figure) && figure.value > MOST_COUNTED
const withoutPreposition = (name: string): string =>
  name.replace(/^و?بال(?=\p{L}{3})/u, 'ال').replace(/^وال(?=\p{L}{3})/u, 'ال')

const isMark = ({ value, of = WHOLE, isHours, grade, isShare }: Figure): boolean =>
  !grade && !isHours && !isShare && value <= of

/** The first run of per cents with no other figure between. */
function percentsTogether(figures: readonly Figure[]): Figure[] {
  const isPercent = ({ kind, isShare }: Figure) => kind === 'percent' && !isShare
  const first = figures.findIndex(isPercent)
  const end = figures.findIndex((figure, at) => at > first && !isPercent(figure))
  return first < 0 ? [] : figures.slice(first, end < 0 ? undefined : end)
}

/** Each figure with the part that is named before it, or behind it where the first has its name there. */
function withParts(
  { text, concepts }: Message,
  group: readonly Figure[],
  all: readonly Figure[],
): Named[] {
  const parts = concepts.filter(({ concept }) => concept === 'assessedPart')
  const partIn = (from: number, to: number, isLast: boolean) => {
    const found = parts.filter(({ start, end }) => start >= from && end <= to)
    const one = isLast ? found.at(-1) : found[0]
    return one && text.slice(one.start, one.end)
  }
  const before = (figure: Figure) =>
    partIn(all[all.indexOf(figure) - 1]?.end ?? 0, figure.start, true)
  const behind = (figure: Figure) =>
    partIn(figure.end, all[all.indexOf(figure) + 1]?.start ?? text.length, false)
  const first = group.find((figure) => before(figure) ?? behind(figure))
  const beside = first && before(first) ? before : behind
  return group.flatMap((figure) => {
    const name = beside(figure)
    return name ? [{ figure, name: withoutPreposition(name), part: keyOf(name) }] : []
  })
}

const keyOf = (name: string): string =>
  words(name)
    .map(({ stem }) => stem)
    .join(' ')
