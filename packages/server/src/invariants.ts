import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './database/database.ts'

/** Something that is always true of the stored data. Tests, `npm run doctor` and the deep health check ask the same ones. */
export interface Invariant {
  /** A sentence that says what is true. */
  name: string
  /** One sentence for each violation, at most a handful; empty when all is well. */
  check(database: Pick<Database, 'execute'>): Promise<string[]>
}

const MAX_SHOWN = 10

/** `violations` selects a `sentence` for each. */
export function invariant(name: string, violations: SQL): Invariant {
  return {
    name,
    async check(database) {
      const { rows } = await database.execute<{ sentence: string }>(
        sql`${violations} limit ${MAX_SHOWN}`,
      )
      return rows.map(({ sentence }) => sentence)
    },
  }
}

/** All violations, each with the invariant it breaks. */
export async function findViolations(
  invariants: readonly Invariant[],
  database: Database,
): Promise<string[]> {
  const found: string[] = []
  for (const { name, check } of invariants)
    for (const violation of await check(database)) found.push(`${name}: ${violation}`)
  return found
}
