import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(() => system.clock.advance(3_600_000))

const account = (token: string) => system.request('GET', '/api/account', { token })
const sessionOf = (token: string) => system.request('GET', '/api/auth/get-session', { token })
async function storedTokens(userId: string): Promise<string[]> {
  const { rows } = await system.database.execute<{ token: string }>(
    sql`select token from sessions where user_id = ${userId}`,
  )
  return rows.map(({ token }) => token)
}

test('a stolen database holds no token that opens a session', async () => {
  const { id, token } = await system.user()
  const [stored] = await storedTokens(id)
  const [head] = token.split('.')

  expect(stored).not.toContain(head)
  expect((await account(stored!)).status).toBe(401)
  expect((await account(stored!.replace('sha256:', ''))).status).toBe(401)
  expect((await sessionOf(stored!)).text).toBe('null')
  expect((await sessionOf(stored!.replace('sha256:', ''))).text).toBe('null')
})

test('a session works as bearer with and without its signature, and as cookie', async () => {
  const { id, token, cookie } = await system.user()
  const answers = [await account(token), await account(token.split('.')[0]!)]
  const session = await system.request('GET', '/api/auth/get-session', { cookie })

  expect(answers.map(({ body }) => body.user.id)).toEqual([id, id])
  expect(session.body.user.id).toBe(id)
})

test('a person ends one of their sessions and nobody else’s', async () => {
  const { token, email, password } = await system.user()
  const stranger = await system.user()
  const other = (
    await system.request('POST', '/api/auth/sign-in/email', { body: { email, password } })
  ).body.token
  const listed = (await system.request('GET', '/api/auth/list-sessions', { token })).body as {
    token: string
    isCurrent: boolean
  }[]
  const handle = listed.find(({ isCurrent }) => !isCurrent)!.token
  const end = (as: string) =>
    system.request('POST', '/api/auth/revoke-session', { token: as, body: { token: handle } })
  await end(stranger.token)
  const afterStranger = (await account(other)).status
  await end(token)

  expect(listed).toHaveLength(2)
  expect([afterStranger, (await account(other)).status, (await account(token)).status]).toEqual([
    200, 401, 200,
  ])
})

test('a session keeps no network address', async () => {
  const { token } = await system.user()

  const listed = await system.request('GET', '/api/auth/list-sessions', { token })

  expect(listed.text).not.toContain('127.0.0.1')
  expect(listed.body[0].ipAddress).toBeFalsy()
})

test('the list of sessions can be read for as long as the session lasts', async () => {
  const { token } = await system.user()
  await system.database.execute(
    sql`update sessions set created_at = created_at - interval '20 days'`,
  )

  expect((await system.request('GET', '/api/auth/list-sessions', { token })).status).toBe(200)
})

test('sessions of a database from before tokens were hashed go on, and running the migration again changes nothing', async () => {
  const { id, token } = await system.user()
  const [head] = token.split('.')
  await system.database.execute(sql`update sessions set token = ${head} where user_id = ${id}`)
  const before = (await account(token)).status
  const folder = resolve(import.meta.dirname, '../database/migrations')
  const file = readdirSync(folder).find((name) => name.endsWith('hash_sessions.sql'))!
  const statements = readFileSync(resolve(folder, file), 'utf8').split('--> statement-breakpoint')
  for (const statement of [...statements, ...statements])
    await system.database.execute(sql.raw(statement))

  expect([before, (await account(token)).status]).toEqual([401, 200])
})
