import { type LoggedError, loggedError } from '../logged-error.ts'

const MAX_LENGTH = 300

/** What a screen may show of a failure: the messages that the log may hold, from the outermost error to its cause, with their codes. */
export function failureSummary(error: unknown): string {
  const parts: string[] = []
  for (let at: LoggedError | undefined = loggedError(error); at; at = at.cause)
    parts.push(at.code ? `${at.message} (${at.code})` : at.message)
  return parts.join(': ').slice(0, MAX_LENGTH)
}
