/** Where a command runs: what it reads of, and writes to, besides the store. */
export interface Terminal {
  environment: Record<string, string | undefined>
  /** Where files are that are named without their folder. */
  folder: string
  /** Where the settings of this person are. */
  settingsFile: string
  write(line: string): void
  writeError(line: string): void
  /** Asks for something that does not show while it is typed; what is piped in answers too. */
  askSecret(question: string): Promise<string>
}

/** Why a command ends without having done what it is for, in words for whoever typed it. */
export class CommandError extends Error {}
