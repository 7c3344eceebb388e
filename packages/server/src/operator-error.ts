/** Something that whoever runs the store can put right: its message is one sentence that says what. */
export class OperatorError extends Error {}

/** Ends the process. One sentence where that explains it; what nobody expected is shown whole. */
export function stopWith(error: unknown): never {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}
