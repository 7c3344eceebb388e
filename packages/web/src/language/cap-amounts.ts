import { plainNumber, readDirhams } from './dirhams.ts'

/** The maximum that the contract lets a cap be, in fils and in runs. */
export const MAX_CAP = 1_000_000_000

/** An amount as it is typed, in fils. An empty field takes the cap away; undefined when it is no amount. */
export const readFils = (typed: string) => within(typed.trim() === '' ? null : readDirhams(typed))

/** The same for runs, which are whole. */
export function readRuns(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const plain = plainNumber(typed)
  return within(/^\d{1,10}$/.test(plain) ? Number(plain) : undefined)
}

const within = (value: number | null | undefined) =>
  typeof value === 'number' && value > MAX_CAP ? undefined : value
