import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a text that is stored in lower case has this part, in any letter case. No character of it means anything but itself. */
export function writtenIn(lowered: PgColumn | SQL, part: string): SQL {
  return sql`strpos(${lowered}, lower(${part})) > 0`
}
