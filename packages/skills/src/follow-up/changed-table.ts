import type { Table } from '../reading/table.ts'

/** A table as it is after a message that changes it. */
export interface ChangedTable {
  table: Table
  /** What else the message says. */
  said: string
}
