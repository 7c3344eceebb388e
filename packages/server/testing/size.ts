/** True in `npm run test:long`: random runs are long, screens are seen in every appearance, crashes are repeated. */
const isLong = process.env.TEST_SIZE === 'long'

/** Chooses between what `npm test` and the database suite do, and what `npm run test:long` does in the same file. */
export const bySize = <T>(short: T, long: T): T => (isLong ? long : short)
