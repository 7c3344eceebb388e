import { loggedError } from './logged-error.ts'

/** Something that whoever runs the store can put right: its message is one sentence that says what. */
export class OperatorError extends Error {}

/** Ends the process. One sentence where that explains it, else what the log may keep of what nobody expected. */
export function stopWith(error: unknown): never {
  console.error(error instanceof OperatorError ? error.message : loggedError(error))
  process.exit(1)
}
