import { median } from './alternate.ts'
import type { Figure, Goal, Place } from './row.ts'

/** How many statements went to PostgreSQL for each: round trips, unless several were sent together. */
export const statementsSent = (
  { engine }: Place,
  counted: readonly number[],
  goal?: Goal,
): Figure[] =>
  engine === 'PostgreSQL'
    ? [
        {
          what: '– statements sent to PostgreSQL',
          measured: median(counted),
          unit: '',
          goal,
        },
      ]
    : []
