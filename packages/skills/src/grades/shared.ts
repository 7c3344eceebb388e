import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Results, Row } from './rows.ts'

export const isWhole = ({ result, measure }: Row) => result !== undefined && measure !== undefined

/** "A, B+ and C, 3 credits each". */
export function sharedMeasure(message: Message, read: Results): Results {
  const measures = read.rows.flatMap(({ measure }) => measure ?? [])
  const [only] = measures
  if (!only || measures.length > 1 || !namesAny(message, ['forEach'])) return read
  return {
    ...read,
    rows: read.rows
      .filter(({ result }) => result)
      .map((row) => ({ ...row, measure: row.measure ?? only })),
  }
}

/** The average so far, the credits that are open, and the average that is hoped for. */
export const isHopedAverage = ({ rows, goals, open }: Results): boolean =>
  goals.length > 0 && open.length > 0 && rows.some((row) => row.isRecord && isWhole(row))
