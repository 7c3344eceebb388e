import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { TestClock, TestMail } from '../../testing/stand-ins.ts'
import { openSystem } from '../../testing/system.ts'
import { createBareTestDatabase, onPostgres } from '../../testing/test-database.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

describe.runIf(onPostgres)('a store whose database is owned by another role', () => {
  const role = `wakeel_store_${randomUUID().replaceAll('-', '')}`
  const password = `p@s:/#%&? '"\\ß`
  let place: Awaited<ReturnType<typeof createBareTestDatabase>>
  let database: Database
  beforeAll(async () => {
    place = await createBareTestDatabase()
    const databaseUrl = Object.assign(new URL(place.url), {
      username: role,
      password: encodeURIComponent(password),
    }).toString()
    database = await openDatabase({
      databaseUrl,
      migrationDatabaseUrl: place.url,
      dataDirectory: '',
    })
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
    await place.dropRole(role)
  })

  /** PostgreSQL's answer: the code of its refusal, or none. */
  const refusalOf = (statement: string) =>
    database.execute(sql.raw(statement)).then(
      () => undefined,
      (error: Error) => (error.cause as { code?: string }).code,
    )

  test('does its work as one that can only read and write rows', async () => {
    const system = await openSystem({
      beside: {
        clock: new TestClock(),
        mail: new TestMail(),
        anotherDatabase: async () => database,
      },
    })
    const person = await system.user()

    const order = await topUp(system, person, 10_000)
    const whoAmI = await database.execute<{ name: string }>(sql`select current_user as name`)
    await system.close()

    expect(order.status).toBe('completed')
    expect(whoAmI.rows[0]!.name).toBe(role)
  })

  test.for([
    'alter table ledger_lines disable trigger all',
    'drop trigger ledger_lines_immutable on ledger_lines',
    'delete from ledger_lines',
    'truncate ledger_lines cascade',
    'delete from audit_entries',
    'drop table ledger_transactions cascade',
    'create table public.mine ()',
    'create schema mine',
  ])('may not: %s', async (statement) => {
    expect(await refusalOf(statement)).toBe('42501')
  })

  test('opens again without the right to migrate once nothing is left to do', async () => {
    const databaseUrl = Object.assign(new URL(place.url), {
      username: role,
      password: encodeURIComponent(password),
    }).toString()

    const again = await openDatabase({ databaseUrl, dataDirectory: '' })
    const reached = await again.isReachable()
    await again.close()

    expect(reached).toBe(true)
  })
})
