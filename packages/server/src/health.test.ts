import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openSystem } from '../testing/system.ts'
import { onPostgres } from '../testing/test-database.ts'
import { apps } from './database/schema/catalogue.ts'

test('a healthy store says so, with its version and its database', async () => {
  const system = await openSystem({ config: { version: '1.2.3' } })
  const { status, body } = await system.request('GET', '/api/health')
  await system.close()

  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    status: 'ok',
    version: '1.2.3',
    database: onPostgres ? 'postgres' : 'pglite',
  })
})

test('a store whose database has gone says that it cannot serve', async () => {
  const system = await openSystem()
  if (onPostgres)
    await dropDatabase(
      (await system.database.execute<{ name: string }>(sql`select current_database() as name`))
        .rows[0]!.name,
    )
  else await system.database.close()

  const { status, body } = await system.request('GET', '/api/health')

  expect([status, body.code]).toEqual([503, 'server.away'])
  if (onPostgres) await system.close()
})

test('the deep check names what is wrong in the stored data', async () => {
  const system = await openSystem()
  const { slug } = await system.app()
  const { token } = await system.user({ role: 'admin' })
  const deep = async () => (await system.request('GET', '/api/health/deep', { token })).body

  const before = await deep()
  await system.database.update(apps).set({ reviewsCount: 7 })
  const after = await deep()
  await system.close()

  expect(before.violations).toEqual([])
  expect(before.checked.length).toBeGreaterThan(3)
  expect(after.violations).toEqual([expect.stringContaining(slug)])
})

async function dropDatabase(name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL! })
  await admin.connect()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}
