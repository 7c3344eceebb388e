import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** What reads and writes in a transaction of the sandbox's or in its own. */
export type Queries = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>

/** The store's database, in which the sandbox has tables of its own (`tables.ts`). */
export type Database = Queries & {
  transaction<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result>
}

export interface Clock {
  now(): Date
}

/** A webhook event as it is delivered: its signature covers every byte of the body. */
export interface SignedWebhook {
  headers: Record<string, string>
  body: Buffer
}

/** What the sandbox's operations are built from; it answers below `baseUrl`. */
export interface SandboxDependencies {
  database: Database
  clock: Clock
  newId(): string
  baseUrl: string
}
