import { type SQL, sql } from 'drizzle-orm'
import type { Drizzle, Transaction } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { OperatorError } from '../operator-error.ts'
import { type BackupHead, readBackup, verifyBackup } from './backup-file.ts'
import { tablesOf } from './take-backup.ts'

/** What one statement may carry: PostgreSQL numbers parameters with 16 bits. */
const VALUES_AT_ONCE = 10_000

/**
 * Fills an empty database with what a backup holds, all of it or nothing. It gets the schema that the backup was taken of, then the
 * rows, and then what migrations came later. The caller must own the tables: what refuses changes, and what refers to another row,
 * is put aside until all rows are there.
 */
export async function restoreBackup(database: Drizzle, file: string): Promise<BackupHead> {
  const head = await verifyBackup(file)
  await requireEmpty(database)
  await migrate(database, head.migrations)
  await database.transaction(async (tx) => {
    const tables = await tablesOf(tx)
    const references = await putReferencesAside(tx)
    for (const { name } of tables)
      await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`)
    await tx.execute(sql`truncate ${list(tables.map(({ name }) => sql.identifier(name)))}`)
    await fill(tx, file)
    for (const reference of references) await tx.execute(sql.raw(reference))
    for (const { name } of tables)
      await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`)
  })
  await migrate(database)
  return head
}

async function fill(tx: Transaction, file: string): Promise<void> {
  let insert = async (_rows: (string | null)[][]) => {}
  let max = 1
  let waiting: (string | null)[][] = []
  const flush = async () => {
    if (waiting.length > 0) await insert(waiting)
    waiting = []
  }
  for await (const line of readBackup(file)) {
    if (line.kind === 'row') {
      waiting.push(line.values)
      if (waiting.length >= max) await flush()
      continue
    }
    await flush()
    if (line.kind === 'table') {
      const { name, columns } = line
      const names = list(columns.map((column) => sql.identifier(column.name)))
      max = Math.max(1, Math.floor(VALUES_AT_ONCE / columns.length))
      insert = async (rows) => {
        const values = rows.map(
          (row) =>
            sql`(${list(row.map((value, index) => sql`${value}::text::${sql.raw(columns[index]!.type)}`))})`,
        )
        await tx.execute(
          sql`insert into ${sql.identifier(name)} (${names}) overriding system value values ${list(values)}`,
        )
      }
    } else if (line.kind === 'sequence')
      await tx.execute(
        sql`select setval(${`public.${line.name}`}::regclass, ${line.last}::text::bigint)`,
      )
  }
}

/** Takes off what makes rows refer to rows that may not be there yet; answers with what puts it back, and looks at every row. */
async function putReferencesAside(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`)
  for (const { table, name } of rows)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  )
}

async function requireEmpty(database: Drizzle): Promise<void> {
  const made = await database.execute<{ exists: boolean }>(
    sql`select to_regclass('public.users') is not null as exists`,
  )
  if (!made.rows[0]!.exists) return
  const used = await database.execute<{ is: boolean }>(
    sql`select exists (select from users) or exists (select from apps) or exists (select from ledger_transactions) as is`,
  )
  if (used.rows[0]!.is)
    throw new OperatorError(
      'The store is not empty, and a backup is restored only into an empty one; see DATABASE_URL and DATA_DIR.',
    )
}

const list = (parts: SQL[] | ReturnType<typeof sql.identifier>[]): SQL =>
  sql.join(parts as SQL[], sql`, `)
