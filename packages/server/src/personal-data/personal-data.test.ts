import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { sessions, users } from '../database/schema/accounts.ts'
import { runs } from '../database/schema/runs.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { createPersonalData } from './personal-data.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(() => system.clock.advance(3_600_000))

const leave = ({ token, password }: Pick<Person, 'token' | 'password'>) =>
  system.request('DELETE', '/api/account', { token, body: { password } })

async function personWithHistory() {
  const person = await system.user({ name: 'Noura Saleh' })
  const { slug } = await system.app()
  await system.request('POST', `/api/apps/${slug}/demo`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
  await system.request('POST', `/api/apps/${slug}/reviews`, {
    token: person.token,
    body: { rating: 4, comment: 'Right to the fils.' },
  })
  return { ...person, slug }
}

/** Does it over and over until the signal, and once more. */
async function statusesUntil(
  signal: AbortSignal,
  again: () => Promise<{ status: number }>,
): Promise<number[]> {
  const statuses: number[] = []
  while (!signal.aborted) statuses.push((await again()).status)
  statuses.push((await again()).status)
  return statuses
}

describe('taking the data along', () => {
  test('the export holds profile, sessions, reviews and runs, and no secret', async () => {
    const { token, slug, email } = await personWithHistory()
    const { status, body, text } = await system.request('GET', '/api/account/export', { token })

    expect(status).toBe(200)
    expect(body.profile).toMatchObject({ name: 'Noura Saleh', email, demo_runs_used: 1 })
    expect(body.sessions).toHaveLength(1)
    expect(body.reviews).toEqual([
      expect.objectContaining({ comment: 'Right to the fils.', rating: 4 }),
    ])
    expect(body.runs).toEqual([
      expect.objectContaining({ app: slug, input: 'Add VAT to AED 1,000' }),
    ])
    expect(text).toBe(JSON.stringify(body))
    expect(text).not.toContain(token.split('.')[0])
    expect(text).not.toContain('argon2')
  })

  test('a long history is exported whole, newest first', async () => {
    const person = await personWithHistory()
    const [run] = await system.database.select().from(runs).where(eq(runs.userId, person.id))
    const at = (index: number) => new Date(run!.startedAt.getTime() - Math.floor(index / 3) * 1_000)
    const older = Array.from({ length: 130 }, (_, index) => ({
      ...run!,
      id: randomUUID(),
      kind: 'rehearsal' as const,
      idempotencyKey: null,
      startedAt: at(index),
    }))
    await system.database.insert(runs).values(older)

    const { body } = await system.request('GET', '/api/account/export', { token: person.token })

    const exported: { id: string; started_at: string }[] = body.runs
    expect(new Set(exported.map(({ id }) => id))).toEqual(
      new Set([run!.id, ...older.map(({ id }) => id)]),
    )
    expect(exported.map(({ started_at }) => started_at)).toEqual(
      exported
        .map(({ started_at }) => started_at)
        .toSorted()
        .toReversed(),
    )
    expect(exported).toHaveLength(131)
  })

  test('lets others be answered between its parts, also when nothing has to be waited for', async () => {
    const nothing = { exportPerson: async () => [], erasePerson: async () => {} }
    const { id } = await system.user()
    const { exportAccount } = createPersonalData({
      database: system.database,
      clock: system.clock,
      accounts: system.capabilities.accounts,
      limits: { take: async () => {} } as unknown as RateLimits,
      faults: system.faults,
      sources: {
        reviews: { ...nothing, eraseReplies: async () => {} },
        runs: {
          ...nothing,
          exportPerson: async () =>
            Array.from({ length: 200 }, () => ({ input: 'Add VAT to AED 1,000' })),
        },
        billing: nothing,
        connections: { ...nothing, erasePerson: async () => async () => {} },
        forge: nothing,
        evaluations: nothing,
        creators: nothing,
        creatorPages: nothing,
        organisations: nothing,
        apiKeys: nothing,
        webhooks: nothing,
        oauthServer: nothing,
        widgets: nothing,
        moderation: { ...nothing, eraseTakedowns: async () => {} },
      },
      outbox: nothing,
    })
    const { parts } = await exportAccount(undefined, {
      caller: { kind: 'user', userId: id, role: 'user', isOnePerson: true, ip: '203.0.113.5' },
      signal: new AbortController().signal,
      idempotencyKey: undefined,
      emit: () => {},
    })

    let turns = 0
    const count = () => {
      turns += 1
      counting = setImmediate(count)
    }
    let counting = setImmediate(count)
    const atRuns = new Set<number>()
    for await (const part of parts) if (part.includes('Add VAT')) atRuns.add(turns)
    clearImmediate(counting)

    expect(atRuns.size).toBe(4)
  })

  test('one export of a person goes on at a time, and ten an hour', async () => {
    const { token } = await system.user()
    const ask = () => system.request('GET', '/api/account/export', { token })

    const together = await Promise.all(Array.from({ length: 10 }, ask))
    const next = await ask()

    for (const { status, body } of together)
      expect([200, 'request.in_flight']).toContain(status === 200 ? 200 : body.code)
    expect(next).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } })
  })
})

describe('leaving', () => {
  test('removes the person and what they wrote, and the counters stay true', async () => {
    const person = await personWithHistory()
    const { status } = await leave(person)
    const reviews = await system.request('GET', `/api/apps/${person.slug}/reviews`)
    const signIn = await system.request('POST', '/api/auth/sign-in/email', {
      body: { email: person.email, password: person.password },
    })

    expect(status).toBe(200)
    expect((await system.request('GET', '/api/account', { token: person.token })).status).toBe(401)
    expect(reviews.body).toMatchObject({ total: 0, reviews: [] })
    expect(signIn.status).toBe(401)
    expect(await system.violations()).toEqual([])
  })

  test('leaves no trace of the person in any table', async () => {
    const { id, email, ...person } = await personWithHistory()
    await system.request('POST', '/api/auth/request-password-reset', { body: { email } })
    await leave(person)
    const { rows } = await system.database.execute<{ table_name: string }>(
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    )
    const traces = []
    for (const { table_name } of rows) {
      const found = await system.database.execute(
        sql`select 1 from ${sql.identifier(table_name)} as r where r::text like ${`%${id}%`} or r::text like ${`%${email}%`}`,
      )
      if (found.rows.length > 0) traces.push(table_name)
    }

    expect(rows.length).toBeGreaterThan(5)
    expect(traces).toEqual([])
  })

  test('makes the e-mail free for a new account', async () => {
    const person = await system.user()
    await leave(person)
    const again = await system.user({ email: person.email })

    expect(again.id).not.toBe(person.id)
  })

  test('needs the right password, and nothing is removed without it', async () => {
    const person = await personWithHistory()
    const { status, body } = await leave({ ...person, password: 'not the password' })

    expect([status, body.code]).toEqual([403, 'accounts.password_wrong'])
    expect((await system.request('GET', `/api/apps/${person.slug}/reviews`)).body.total).toBe(1)
  })

  test('cannot be tried with a sixth password within ten seconds', async () => {
    const person = await system.user()
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push((await leave({ ...person, password: `guess ${attempt}` })).status)

    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
  })

  test('wins over whatever the person does at the same moment, and the counters stay true', async () => {
    const person = await personWithHistory()
    const { slug, token } = person
    const gone = new AbortController()
    const left = leave(person).finally(() => gone.abort())
    const meanwhile = [
      ...[1, 2, 3].map(
        (rating) => () =>
          system.request('POST', `/api/apps/${slug}/reviews`, {
            token,
            body: { rating, comment: 'Again.' },
          }),
      ),
      ...[1, 2].map(
        (amount) => () =>
          system.request('POST', `/api/apps/${slug}/demo`, {
            token,
            body: { input: `Add VAT to AED ${amount},000` },
          }),
      ),
      () => system.request('DELETE', `/api/apps/${slug}/reviews/mine`, { token }),
    ]
    const statuses = (
      await Promise.all(meanwhile.map((again) => statusesUntil(gone.signal, again)))
    ).flat()

    expect((await left).status).toBe(200)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(await system.database.select().from(users).where(eq(users.id, person.id))).toEqual([])
    expect((await system.request('GET', `/api/apps/${slug}/reviews`)).body.total).toBe(0)
    expect(await system.violations()).toEqual([])
  })

  test('twice at the same moment removes the person once', async () => {
    const person = await system.user()
    const statuses = (await Promise.all([leave(person), leave(person)])).map(({ status }) => status)

    expect(statuses.sort()[0]).toBe(200)
    expect([401, 403]).toContain(statuses[1])
  })

  test('is not for the founder', async () => {
    const founder = await system.user({ role: 'founder' })
    const { status, body } = await leave(founder)

    expect([status, body.code]).toEqual([409, 'accounts.founder_cannot_leave'])
    expect(await system.database.select().from(users).where(eq(users.id, founder.id))).toHaveLength(
      1,
    )
  })
})

test('sessions that ended are forgotten', async () => {
  const { id } = await system.user()
  system.clock.advance(31 * 24 * 3_600_000)
  await system.capabilities.accounts.forgetEnded()

  expect(await system.database.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
})
