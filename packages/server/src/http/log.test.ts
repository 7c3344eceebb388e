import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { readConfig } from '../config.ts'

const IBAN = 'AE070331234567890123456'
const QUESTION = 'What do I owe my sister Mariam, who lends me 4711 dirhams?'

let system: System
let person: Person
let slug: string
beforeAll(async () => {
  system = await openSystem({ config: { logLevel: 'info' } })
  person = await system.user({ password: 'a password of tests' })
  slug = (await system.app()).slug
})
afterAll(() => system.close())
beforeEach(() => {
  system.log.text = ''
})

describe('when the database fails', () => {
  async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
    await system.database.execute(sql.raw(`alter table ${table} rename to away`))
    try {
      return await work()
    } finally {
      await system.database.execute(sql.raw(`alter table away rename to ${table}`))
    }
  }

  const attempts: [what: string, table: string, attempt: () => Promise<{ status: number }>][] = [
    [
      'a session',
      'sessions',
      () => system.request('GET', '/api/auth/get-session', { cookie: person.cookie }),
    ],
    [
      'a request with a token',
      'sessions',
      () => system.request('GET', '/api/account', { token: person.token }),
    ],
    [
      'a sign-in',
      'credentials',
      () =>
        system.request('POST', '/api/auth/sign-in/email', {
          body: { email: person.email, password: person.password },
        }),
    ],
    [
      'a question',
      'runs',
      () =>
        system.request('POST', `/api/apps/${slug}/demo`, {
          token: person.token,
          body: { input: QUESTION },
        }),
    ],
    [
      'a search for oneself',
      'reviews',
      () =>
        system.request('POST', `/api/apps/${slug}/reviews`, {
          token: person.token,
          body: { rating: 5, comment: QUESTION },
        }),
    ],
    [
      'bank details',
      'payout_details',
      () =>
        system.request('PUT', '/api/creator/payout-details', {
          token: person.token,
          body: { holder_name: 'Aisha Rahman', iban: IBAN },
        }),
    ],
  ]
  test.for(attempts)(
    'the log says of %s where it failed, and holds nothing that opens something or that people wrote',
    async ([_what, table, attempt]) => {
      await without(table, attempt)

      const { text } = system.log
      const secrets = [
        person.token,
        person.token.split('.')[0]!,
        person.password,
        person.email,
        IBAN,
        QUESTION,
        'Mariam',
        '4711',
        '$argon2',
      ]
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
      expect(text).toContain('a query failed')
      expect(text).toContain('"code":"42P01"')
    },
  )
})

describe('a request', () => {
  test('has one id in its reply and in the log: the one that a proxy gave it', async () => {
    const { headers } = await system.request('GET', '/api/apps?q=my-secret-illness', {
      headers: { 'x-request-id': 'proxy-id.12345' },
    })

    expect(headers.get('x-request-id')).toBe('proxy-id.12345')
    await expect
      .poll(() => system.log.lines)
      .toContainEqual(
        expect.objectContaining({
          level: 'info',
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
          reqId: 'proxy-id.12345',
          method: 'GET',
          route: '/api/apps',
          status: 200,
        }),
      )
    expect(system.log.text).not.toContain('illness')
  })

  test.for(['short', 'a'.repeat(65), 'with spaces in it', '"},{"level":"fatal"'])(
    'whose id is %s gets one of the store’s own',
    async (given) => {
      const { headers } = await system.request('GET', '/api/apps', {
        headers: { 'x-request-id': given },
      })

      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    },
  )
})

test('with LOG_LEVEL at error only what failed is written, and not that somebody asked', async () => {
  const quiet = await openSystem({
    config: { logLevel: readConfig({ LOG_LEVEL: 'error' }).logLevel },
  })
  await quiet.request('GET', '/api/apps')
  await quiet.database.execute(sql`alter table sessions rename to away`)
  const failed = await quiet.request('GET', '/api/account', { token: person.token })
  await quiet.request('GET', '/api/apps')
  await quiet.close()

  expect(failed.status).toBe(500)
  expect(quiet.log.lines.length).toBeGreaterThan(0)
  expect(quiet.log.lines.filter(({ level }) => level !== 'error')).toEqual([])
})
