/** More wait for the database than can be served in time. */
export class DatabaseBusy extends Error {}

/** Of the network: nobody answers there, or not any more. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Of PostgreSQL: it is starting, stopping, has no connection left, or ended this one (classes 08 and 57P, and 53300). */
const isAwayCode = (code: string) => /^08|^57P0[1-5]$/.test(code) || code === '53300'

/** What pg says without a code. */
const AWAY_SENTENCE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/

/** Whether this failed because the database could not be asked: the same may well succeed a moment later. */
export const isDatabaseAway = (error: unknown): boolean =>
  someCause(
    error,
    (cause) =>
      cause instanceof DatabaseBusy ||
      NETWORK.has(codeOf(cause)) ||
      isAwayCode(codeOf(cause)) ||
      AWAY_SENTENCE.test(cause.message),
  )

/** Whether this failed because the database, or the disk that the embedded one lies on, can hold no more. */
export const isDiskFull = (error: unknown): boolean =>
  someCause(
    error,
    (cause) =>
      ['53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(cause)) ||
      /No space left on device/.test(cause.message),
  )

const codeOf = (error: Error): string => String((error as NodeJS.ErrnoException).code ?? '')

/** drizzle wraps what the driver throws, and several addresses that all failed come as one error. */
function someCause(error: unknown, holds: (cause: Error) => boolean): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (holds(at)) return true
    if (at instanceof AggregateError && at.errors.some((one) => someCause(one, holds))) return true
  }
  return false
}

/** Whether a lock was not had in the time that the transaction gave itself. */
export const isLockTimeout = (error: unknown): boolean =>
  someCause(error, (cause) => codeOf(cause) === '55P03')

/** Whether the database refused a write because another row has what this index keeps apart. */
export const isTaken = (error: unknown, index: string): boolean =>
  isConstraint(error, '23505', index)

/** Whether the database refused a row that this check does not allow. */
export const isRefusedByCheck = (error: unknown, check: string): boolean =>
  isConstraint(error, '23514', check)

const isConstraint = (error: unknown, code: string, name: string): boolean =>
  someCause(
    error,
    (cause) => codeOf(cause) === code && 'constraint' in cause && cause.constraint === name,
  )

/** What went wrong in the driver's words, without the query that drizzle puts around them. */
export function innermostMessage(error: unknown): string {
  let at = error
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  return at instanceof Error ? at.message : String(at)
}
