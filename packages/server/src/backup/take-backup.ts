import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { type BackupLine, formatLine } from './backup-file.ts'

const ROWS_AT_ONCE = 500

/**
 * The lines of a backup: every table and sequence as they were at one moment, while the store goes on. On the embedded database, which has one
 * connection, others wait meanwhile.
 */
export async function takeBackup(
  database: Database,
  { version, secret, now }: { version: string; secret: string | null; now: Date },
  write: (text: string) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256')
  let rows = 0
  const put = async (lines: BackupLine[]) => {
    const text = lines.map(formatLine).join('')
    hash.update(text)
    await write(text)
  }
  await database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    await tx.execute(sql`set local timezone to 'UTC'`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout to 0`)
    const ran = await tx.execute<{ hash: string }>(
      sql`select hash from drizzle.__drizzle_migrations order by id`,
    )
    const migrations = ran.rows.map((row) => row.hash)
    await put([
      { kind: 'head', format: 1, version, takenAt: now.toISOString(), migrations, secret },
    ])
    for (const table of await tablesOf(tx)) {
      await put([table])
      const columns = sql.join(
        table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`),
        sql`, `,
      )
      await tx.execute(
        sql`declare rows_of_table no scroll cursor for select array[${columns}] as "values" from ${sql.identifier(table.name)}`,
      )
      for (;;) {
        const fetched = await tx.execute<{ values: (string | null)[] }>(
          sql.raw(`fetch ${ROWS_AT_ONCE} from rows_of_table`),
        )
        if (fetched.rows.length === 0) break
        rows += fetched.rows.length
        await put(fetched.rows.map(({ values }) => ({ kind: 'row', values })))
      }
      await tx.execute(sql`close rows_of_table`)
    }
    const sequences = await tx.execute<{ name: string; last: string }>(
      sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
    )
    await put(sequences.rows.map(({ name, last }) => ({ kind: 'sequence', name, last })))
  })
  await write(formatLine({ kind: 'end', rows, sha256: hash.digest('hex') }))
}

/** Every table with the columns that are stored, and not computed from others. */
export async function tablesOf(tx: Pick<Transaction, 'execute'>) {
  const { rows } = await tx.execute<{
    name: string
    columns: { name: string; type: string }[]
  }>(sql`
    select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1 order by 1`)
  return rows.map(({ name, columns }) => ({ kind: 'table' as const, name, columns }))
}
