/** As much of a connection as it takes to empty what it is connected to. */
export interface Emptying {
  rows<Row>(text: string, params?: unknown[]): Promise<Row[]>
  /** Several statements. */
  run(text: string): Promise<unknown>
}

/** What must be the same for a database to be used by another test. */
export interface Emptied {
  /** The rows with which a migrated database begins, by table. */
  firstRows: Map<string, string>
  /** Of the tables and all that belongs to them. */
  shape: string
}

/** What is to be remembered of a migrated database before a test has it. */
export async function rememberEmpty(
  database: Emptying,
  alsoShaping: readonly string[],
): Promise<Emptied> {
  const firstRows = new Map<string, string>()
  for (const { name } of await database.rows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )) {
    const [table] = await database.rows<{ rows: string | null }>(
      `select json_agg(t)::text as rows from ${name} t`,
    )
    if (table?.rows) firstRows.set(name, table.rows)
  }
  return { firstRows, shape: await shapeOf(database, alsoShaping) }
}

/** Changes with every change of a table or a rule, and of what else is said; a test that makes one has its database to itself. */
export async function shapeOf(database: Emptying, also: readonly string[]): Promise<string> {
  const parts = [
    'pg_class where oid >= 16384',
    'pg_attribute where attrelid >= 16384',
    'pg_constraint where oid >= 16384',
    'pg_trigger where oid >= 16384',
    'pg_proc where oid >= 16384',
    'pg_namespace',
    ...also,
  ].map((rows) => `(select count(*) || '/' || coalesce(sum(xmin::text::bigint), 0) from ${rows})`)
  const [row] = await database.rows<{ shape: string }>(
    `select concat_ws(' ', ${parts.join(', ')}) as shape`,
  )
  return row!.shape
}

/** Leaves what a migrated database begins with. Where rows must never change, the rule rests meanwhile. */
export async function emptyDatabase(database: Emptying, { firstRows }: Emptied): Promise<void> {
  await database.run(`
    set session_replication_role = replica;
    do $$
    declare name text;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('delete from %I', name);
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
        from pg_sequences where schemaname = 'public' and last_value is not null;
    end $$;
  `)
  for (const [name, rows] of firstRows)
    await database.rows(
      `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1::json)`,
      [rows],
    )
  await database.run('set session_replication_role = origin')
}
