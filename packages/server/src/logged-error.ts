import { DrizzleQueryError } from 'drizzle-orm'

/** What is written down of an error: where it happened, and of a failing database only its own names and codes. */
export interface LoggedError {
  type: string
  message: string
  code?: string | undefined
  /** The statement, with the places of its parameters and without them. */
  query?: string
  constraint?: string | undefined
  stack?: string
  cause?: LoggedError
}

const DEEPEST = 5
const LONGEST = 500

/** What may hold a secret or belong to a person, wherever it stands in a message. */
const private_: [RegExp, string][] = [
  [/\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){2,7}(?:[ ]?[A-Z0-9]{1,4})?\b/g, '[iban]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [secret]'],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/(:\/\/[^\s:/@]{1,100}):[^\s/@]{1,200}@/g, '$1:[secret]@'],
  [/\b(?:sk|pk|rk|wk)[-_][\w-]{8,}/g, '[secret]'],
  [/\b(?![0-9a-f]{8}-)[\w-]{32,}(?:\.[\w%=+/-]+)*/g, '[secret]'],
]

/**
 * An error as the log may keep it. The messages of a database and of parsers quote what they were given, so that tokens, hashes and
 * what people asked would stand in the log; theirs are replaced by names and codes, and those of others lose whatever looks like a secret.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' }
  const { code, constraint, cause } = error as {
    code?: unknown
    constraint?: unknown
    cause?: unknown
  }
  const query = error instanceof DrizzleQueryError ? { query: error.query } : {}
  return {
    type: error.name,
    message: messageOf(error),
    ...(typeof code === 'string' && { code }),
    ...query,
    ...(typeof constraint === 'string' && { constraint }),
    stack: framesOf(error),
    ...(cause !== undefined && depth < DEEPEST && { cause: loggedError(cause, depth + 1) }),
  }
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'a query failed'
  // PostgreSQL's own errors carry a severity and a routine, and quote the value that did not fit.
  if ('severity' in error && 'routine' in error) return 'the database refused'
  if (error instanceof SyntaxError) return 'a text could not be parsed'
  return withoutPrivate(error.message)
}

function withoutPrivate(text: string): string {
  let kept = text.slice(0, LONGEST)
  for (const [pattern, name] of private_) kept = kept.replace(pattern, name)
  return kept
}

/** The stack begins with the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
