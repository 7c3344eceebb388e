import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Faults } from '../faults.ts'
import type { Mail } from '../mail.ts'
import { notWritten } from './not-written.ts'

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  mail: Mail
  faults: Faults
}

export type Letters = ReturnType<typeof createLetters>

/** Letters about money: stored in the transaction of what they tell, and sent after it, each once. */
export function createLetters(_: Dependencies) {
  return {
    /** Stores a letter to a person; the same reference is stored once. */
    async queue(_tx: Transaction, _letter: { reference: string; userId: string; subject: string; body: string }): Promise<void> {
      return notWritten()
    },
    /** Sends what is stored and not yet sent. */
    async sendLetters(): Promise<void> {
      return notWritten()
    },
  }
}
