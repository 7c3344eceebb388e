import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { processLeases, runs } from '../database/schema/runs.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const perUse = { price: { model: 'per_use', fils: 250 } } as const
const ask = ({ token }: Person, slug: string, key: string = randomUUID()) =>
  system.request('POST', `/api/apps/${slug}/runs`, {
    token,
    body: { input: 'Add VAT to AED 1,000' },
    headers: { 'idempotency-key': key },
  })
const balanceOf = async ({ token }: Person) =>
  (await system.request('GET', '/api/billing/wallet', { token })).body.wallet.balance.amount
const statusesOf = async (appId: string) =>
  (await system.database.select().from(runs).where(eq(runs.appId, appId)))
    .map(({ status }) => status)
    .sort()

async function personWith(fils: number): Promise<Person> {
  const person = await system.user()
  await topUp(system, person, fils)
  return person
}

describe('a connection that breaks when a run has been stored', () => {
  test('does not hide the answer: it is looked up, and charged once', async () => {
    const app = await system.app(perUse)
    const person = await personWith(1_000)
    system.faults.failAt('runs.ended')

    const reply = await ask(person, app.slug)

    expect(reply.body).toMatchObject({
      success: true,
      is_answered: true,
      charge: { price: { amount: 250 } },
    })
    expect(await balanceOf(person)).toBe(750)
    expect(await statusesOf(app.id)).toEqual(['succeeded'])
  })

  test('before that gives everything back, and no reply says what is not known', async () => {
    const app = await system.app(perUse)
    const person = await personWith(1_000)
    system.faults.failAt('runs.stored')

    const reply = await ask(person, app.slug)

    expect(reply.status).toBe(500)
    expect(reply.body.error).toBe(
      'Something went wrong on our side. If you were changing something, look whether it was done before you try again.',
    )
    expect(await balanceOf(person)).toBe(1_000)
    expect(await statusesOf(app.id)).toEqual(['failed'])
  })
})

test('a run whose end nobody can look up is not said to be lost, and is charged once', async () => {
  const app = await system.app(perUse)
  const person = await personWith(1_000)
  const key = randomUUID()
  system.faults.failAt('runs.ended')
  system.faults.failAt('runs.looked_up')

  const reply = await ask(person, app.slug, key)
  const repeat = await ask(person, app.slug, key)

  expect([reply.status, reply.body.code, reply.headers.get('retry-after')]).toEqual([
    503,
    'runs.outcome_unknown',
    '5',
  ])
  expect(reply.body.error).not.toMatch(/nothing was saved|charged nothing/i)
  expect([repeat.status, repeat.body.is_answered]).toEqual([200, true])
  expect(await balanceOf(person)).toBe(750)
})

describe('a run whose process has died', () => {
  /** As a process leaves it that was killed after the run was reserved. */
  async function abandonedRun(
    person: Person,
    slug: string,
    key: string,
    processId: string,
  ): Promise<void> {
    const reserved = Promise.withResolvers<void>()
    const rest = Promise.withResolvers<void>()
    system.faults.meanwhile('runs.reserved', async () => {
      reserved.resolve()
      await rest.promise
      throw new Error('the process is gone')
    })
    void ask(person, slug, key)
    await reserved.promise
    await system.database.update(runs).set({ processId }).where(eq(runs.idempotencyKey, key))
    atWork.push(rest.resolve)
  }
  const atWork: (() => void)[] = []
  afterEach(() => {
    for (const end of atWork.splice(0)) end()
  })

  test.runIf(onPostgres)(
    'is given back to a repeat with its key in another process, which is answered at once',
    async () => {
      const other = await openSystem({ beside: system })
      const app = await other.app(perUse)
      const person = await personWith(1_000)
      const key = randomUUID()
      await abandonedRun(person, app.slug, key, randomUUID())

      const repeat = await other.request('POST', `/api/apps/${app.slug}/runs`, {
        token: person.token,
        body: { input: 'Add VAT to AED 1,000' },
        headers: { 'idempotency-key': key },
      })

      expect(repeat.body).toMatchObject({ success: true, is_answered: true })
      expect(await balanceOf(person)).toBe(750)
      expect(await statusesOf(app.id)).toEqual(['failed', 'succeeded'])
      await other.close()
    },
  )

  test.runIf(onPostgres)(
    'is waited for while its process lives, and for no more than 20 seconds of silence',
    async () => {
      const other = await openSystem({ beside: system })
      const app = await other.app(perUse)
      const person = await personWith(1_000)
      const key = randomUUID()
      const processId = randomUUID()
      await system.database
        .insert(processLeases)
        .values({ id: processId, seenAt: sql`now() - interval '10 seconds'` })
      await abandonedRun(person, app.slug, key, processId)

      const recoveredEarly = await other.capabilities.runs.recoverUnfinished()
      await system.database
        .update(processLeases)
        .set({ seenAt: sql`now() - interval '21 seconds'` })
        .where(eq(processLeases.id, processId))
      const recovered = await other.capabilities.runs.recoverUnfinished()

      expect([recoveredEarly, recovered]).toEqual([0, 1])
      expect(await balanceOf(person)).toBe(1_000)
      await other.close()
    },
  )
})
