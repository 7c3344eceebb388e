/** True in `npm run test:long`: random runs are long, screens are seen in every appearance, crashes are repeated. */
const isLong = process.env.TEST_SIZE === 'long'

/** Chooses between what `npm test` and the database suite do, and what `npm run test:long` does in the same file. */
export const bySize = <T>(short: T, long: T): T => (isLong ? long : short)

/** One in so many of them, and always the same, or all in the long size. `from`: which is the first. */
export const sampleOf = <T>(items: readonly T[], oneIn: number, from = 0): readonly T[] =>
  bySize(
    items.filter((_, at) => at % oneIn === from % oneIn),
    items,
  )
