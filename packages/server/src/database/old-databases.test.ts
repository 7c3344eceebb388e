import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { loadOldDatabase, type OldDatabase, type Row } from '../../testing/old-databases.ts'
import { TestClock, TestMail } from '../../testing/stand-ins.ts'
import { openSystem } from '../../testing/system.ts'
import { invariants } from '../all-invariants.ts'
import { findViolations } from '../invariants.ts'
import { UnknownVersion } from './migrate.ts'

/** Whatever a database is made of, but for its rows. */
const schema = `
  select 'column' as kind, table_name || '.' || column_name as name, concat_ws(' ', data_type, is_nullable, column_default, is_identity) as definition
    from information_schema.columns where table_schema = 'public'
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function', proname, pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
  order by 1, 2`

/** What migrations change in rows that are kept: tokens of sessions become hashes, their network addresses go, and apps count only reviews that count, as an invariant says. */
const rewritten: Record<string, string[]> = {
  sessions: ['token', 'ip_address'],
  apps: ['rating_sum', 'reviews_count'],
}

/** Every row of every table, each as text. */
async function rowsOf(
  database: Pick<OldDatabase, 'query'>,
  columns?: Map<string, string[]>,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const [table, names] of columns ?? (await columnsOf(database))) {
    const kept = names.filter((name) => !rewritten[table]?.includes(name))
    const listed = kept.map((name) => `"${name}"`).join(', ')
    const rows = await database.query(
      `select row(${listed})::text as line from "${table}" order by 1`,
    )
    found.set(
      table,
      rows.map(({ line }) => String(line)),
    )
  }
  return found
}

async function columnsOf({ query }: Pick<OldDatabase, 'query'>): Promise<Map<string, string[]>> {
  const rows =
    await query(`select table_name as "table", json_agg(column_name order by column_name) as names
    from information_schema.columns where table_schema = 'public' group by 1 order by 1`)
  return new Map(rows.map(({ table, names }) => [String(table), names as string[]]))
}

let old: OldDatabase | undefined
afterEach(async () => {
  await old?.remove()
  old = undefined
})

describe('a database of an older commit', () => {
  let today: Row[]
  beforeAll(async () => {
    const empty = await loadOldDatabase()
    await empty.open()
    today = await empty.query(schema)
    await empty.remove()
  })

  test.for([
    ['2bb90d0', 'that knew no money'],
    ['10645df', 'whose ledger was looked at once for each transaction'],
    ['097f0e2', 'whose schema of creators was generated anew later'],
    ['f10abf5', 'that ran a migration which is no more'],
    ['dab1ddf', 'whose schema of creators is that of today'],
    ['695e4d8', 'that the store was run from'],
    ['86d8449', 'whose listed times kept their app from being removed'],
    ['1558095', 'that was the last before the store was made safe to rely on'],
  ] as const)(
    '%s, %s, opens with its rows and is then like one that was made today',
    async ([commit]) => {
      old = await loadOldDatabase(commit)
      const columns = await columnsOf(old)
      const before = await rowsOf(old)

      const database = await old.open()

      expect(await old.query(schema)).toEqual(today)
      const after = await rowsOf(old, columns)
      for (const [table, rows] of before)
        expect([table, after.get(table)]).toEqual([table, expect.arrayContaining(rows)])
      expect(before.get('users')!.length).toBeGreaterThan(1)
      expect(await findViolations(invariants, database)).toEqual([])
    },
  )
})

test('who signed up, paid and asked at an older commit finds all of it', async () => {
  old = await loadOldDatabase('097f0e2')
  const database = await old.open()
  const system = await openSystem({
    beside: { clock: new TestClock(), mail: new TestMail(), anotherDatabase: async () => database },
  })

  const signedIn = await system.request('POST', '/api/auth/sign-in/email', {
    body: { email: 'aisha@example.ae', password: 'a-long-password' },
  })
  const token = signedIn.headers.get('set-auth-token')!
  const wallet = await system.request('GET', '/api/billing/wallet', { token })
  const runs = await system.request('GET', '/api/runs', { token })
  await system.close()

  expect(signedIn.status).toBe(200)
  expect(wallet.body.wallet.balance).toMatchObject({ amount: 10_000 })
  expect(runs.body.runs).toHaveLength(2)
})

test('a database of a newer version is refused in one sentence, and stays as it is', async () => {
  old = await loadOldDatabase('86d8449')
  await old.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a migration to come', 4102444800000)`,
  )
  const before = await old.query(schema)

  await expect(old.open()).rejects.toThrow(UnknownVersion)

  expect(await old.query(schema)).toEqual(before)
})
