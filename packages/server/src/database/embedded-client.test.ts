import type { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBareEmbedded } from '../../testing/test-database.ts'
import { embeddedClient } from './embedded-client.ts'

const days = pgTable('days', {
  name: text('name').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
})

let lite: PGlite
let database: ReturnType<typeof drizzle>
beforeAll(async () => {
  lite = await createBareEmbedded()
  database = drizzle({ client: (await embeddedClient(lite)) as unknown as PGlite })
  await lite.exec('create table days (name text primary key, at timestamptz not null)')
})
afterAll(() => lite.close())

const at = new Date('2026-11-20T08:30:00.123Z')
const add = (name: string) => database.insert(days).values({ name, at })
const count = async () => (await database.select().from(days)).length
const prepared = async () =>
  (
    await lite.query<{ count: number; kept_plans: number }>(
      'select count(*)::int, sum(generic_plans)::int as kept_plans from pg_prepared_statements',
    )
  ).rows[0]

test('a query answers the same the first time, the second and ever after', async () => {
  const answers: unknown[] = []
  for (let time = 0; time < 8; time += 1)
    answers.push(
      (
        await database.execute(sql`select ${time}::int as number, ${'é'}::text as text,
          ${true}::bool as flag, ${{ a: [1] }}::jsonb as json, ${null}::text as nothing`)
      ).rows[0],
    )

  expect(answers).toEqual(
    answers.map((_, number) => ({
      number,
      text: 'é',
      flag: true,
      json: { a: [1] },
      nothing: null,
    })),
  )
})

test('times come back as the instants that were stored, and changes say how many rows they changed', async () => {
  await add('Sunday')
  const changed = await database.execute(sql`update days set at = at where name = 'Sunday'`)

  expect(await database.select().from(days)).toEqual([{ name: 'Sunday', at }])
  expect(changed).toMatchObject({ rows: [], rowCount: 1 })
  await database.delete(days)
})

test('a statement that is refused, when it is new or known, is refused with its code and harms nothing after it', async () => {
  for (let time = 0; time < 4; time += 1) {
    await add('Monday')
    await expect(add('Monday')).rejects.toMatchObject({ cause: { code: '23505' } })
    await expect(database.execute(sql`select from nowhere`)).rejects.toMatchObject({
      cause: { code: '42P01' },
    })
    await database.delete(days)
  }
  expect(await count()).toBe(0)
})

test('what a transaction did is undone when it fails, and later queries wait until it has ended', async () => {
  let after: Promise<number> | undefined
  const failed = database.transaction(async (tx) => {
    await tx.insert(days).values({ name: 'Tuesday', at })
    after = count()
    expect(await tx.select().from(days)).toHaveLength(1)
    throw new Error('no')
  })

  await expect(failed).rejects.toThrow('no')
  expect(await after).toBe(0)
})

test('nothing can be done with a transaction that has ended', async () => {
  const ended = await database.transaction(async (tx) => tx)

  await expect(ended.execute(sql`select 1`)).rejects.toThrow()
})

test('a query over a table that has got another shape answers, at the latest when it is repeated', async () => {
  const all = () => database.execute(sql`select * from shapes`)
  await lite.exec('create table shapes (a int); insert into shapes values (1)')
  for (let time = 0; time < 3; time += 1) await all()
  await lite.exec('alter table shapes add column b int default 2')

  await all().catch(() => {})

  expect((await all()).rows).toEqual([{ a: 1, b: 2 }])
})

test('no query keeps the plan of its first times, when the tables were empty', async () => {
  for (let time = 0; time < 10; time += 1) {
    await count()
    await database.select().from(days).where(eq(days.name, 'Wednesday'))
  }

  expect(await prepared()).toMatchObject({ kept_plans: 0 })
})

test('the database keeps no more than the latest five hundred statements', async () => {
  for (let number = 0; number < 520; number += 1)
    for (let time = 0; time < 2; time += 1)
      await database.execute(sql`select ${sql.raw(String(number))} + ${time}::int as number`)

  expect(await prepared()).toMatchObject({ count: 500 })
})
