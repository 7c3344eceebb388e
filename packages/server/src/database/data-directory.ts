import { accessSync, constants, mkdirSync } from 'node:fs'
import { OperatorError } from '../operator-error.ts'

/** Makes the data directory where it is missing; throws a sentence where the store may not write. */
export function makeDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new OperatorError(
      `The data directory ${directory} cannot be written to (${code}); set DATA_DIR.`,
      { cause: error },
    )
  }
}
