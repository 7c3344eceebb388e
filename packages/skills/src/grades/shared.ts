import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Figure } from './figures.ts'
import type { Results, Row } from './rows.ts'

export const isWhole = ({ result, measure }: Row) => result !== undefined && measure !== undefined

/** "A, B+ and C, 3 credits each", beside an average so far or not. */
export function sharedMeasure(message: Message, read: Results): Results {
  const measures = read.rows.flatMap(({ measure, isRecord }) => (isRecord ? [] : (measure ?? [])))
  const [only] = measures
  if (!only || measures.length > 1 || !namesAny(message, ['forEach'])) return read
  return {
    ...read,
    rows: read.rows
      .filter(({ result }) => result)
      .map((row) => (row.isRecord ? row : { ...row, measure: row.measure ?? only })),
  }
}

/** The average so far, the credits that are open, and the average that is hoped for. */
export const isHopedAverage = ({ rows, goals, open }: Results): boolean =>
  goals.length > 0 && open.length > 0 && rows.some((row) => row.isRecord && isWhole(row))

const CALLED_EACH_WITHIN = 3
const LEAST_RUN = 2

/** "3.4 over 30 credits, and now B+, A and B-, every course 3 credits": the credits of each letter in the run beside them. */
export function withSharedCredits(
  { concepts, clauses }: Message,
  figures: readonly Figure[],
): Figure[] {
  const shared = figures.find(
    (figure) =>
      figure.isHours &&
      concepts.some(
        (match) =>
          match.concept === 'forEach' && clauses.isClose(match, figure, CALLED_EACH_WITHIN),
      ),
  )
  const at = shared ? figures.indexOf(shared) : -1
  const isOther = (figure: Figure, index: number) =>
    !figure.grade && !isCountOf(figure, figures[index + 1])
  const first = figures.slice(0, Math.max(0, at)).findLastIndex(isOther) + 1
  const next = figures.findIndex((figure, index) => index > at && isOther(figure, index))
  const before = figures.slice(first, Math.max(0, at))
  const run =
    before.length >= LEAST_RUN ? before : figures.slice(at + 1, next < 0 ? undefined : next)
  if (!shared || run.length < LEAST_RUN) return [...figures]
  return figures
    .filter((figure) => figure !== shared && !(run.includes(figure) && figure.value === 1))
    .flatMap((figure) =>
      run.includes(figure) && figure.grade
        ? [figure, { ...shared, start: figure.end, end: figure.end }]
        : [figure],
    )
}

const MOST_COUNTED = 6
/** "Two A and three B" */
const isCountOf = ({ kind, isHours, value }: Figure, next: Figure | undefined): boolean =>
  kind === 'number' && !isHours && value >= 1 && value <= MOST_COUNTED && next?.grade !== undefined
