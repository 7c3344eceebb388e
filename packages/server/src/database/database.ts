import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Without the schema: only relational queries need it, and every transaction would build theirs for each table. */
export type Drizzle = NodePgDatabase

/** Inside a transaction, only this: the embedded database has one connection and waits forever for a second. */
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

/** What reads and writes in somebody else's transaction or in its own. */
export type Queries = Drizzle | Transaction

/** A statement with its values. */
export interface BoundStatement {
  name: string
  text: string
  params: (string | number | boolean | null)[]
}

export type Database = Drizzle & {
  engine: 'pglite' | 'postgres'
  /**
   * Executes prepared statements in one message and one transaction of their own, and answers with the rows of each. Each sees what was
   * committed before it began, so what comes behind one that waits for a lock sees what the others did who held it.
   */
  together(statements: readonly BoundStatement[]): Promise<unknown[][]>
  /** Calls `heard` with every message on this channel, from this process or another; `lost` when messages may have been missed. */
  listen(channel: string, heard: (message: string) => void, lost: () => void): Promise<void>
  isReachable(): Promise<boolean>
  /** The connections of this process; absent where there is one that everybody shares. */
  pool?(): { used: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** Where the database is. */
export interface DatabasePlace {
  databaseUrl: string | undefined
  /** With the rights to change the schema, where `databaseUrl` has none. */
  migrationDatabaseUrl?: string | undefined
  dataDirectory: string
  /** Called with a sentence while a server that does not answer is waited for; absent: that is an error. */
  waiting?: (sentence: string) => void
}

/** Whether a question gets an answer. */
export async function answers(database: Drizzle): Promise<boolean> {
  try {
    await database.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
