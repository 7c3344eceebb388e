import { median } from './alternate.ts'
import type { Figure, Place } from './row.ts'

/** The goal of a demo; a review is held to the same. */
const MOST = 4

/** How many statements went to PostgreSQL for each: round trips, unless several were sent together. */
export const statementsSent = ({ engine }: Place, counted: readonly number[]): Figure[] =>
  engine === 'PostgreSQL'
    ? [
        {
          what: '– statements sent to PostgreSQL',
          measured: median(counted),
          unit: '',
          goal: { most: MOST },
        },
      ]
    : []
