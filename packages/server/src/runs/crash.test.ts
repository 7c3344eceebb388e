import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StoreProcess, startStore } from '../../testing/store-process.ts'
import { createTestDatabase, onPostgres, type TestDatabase } from '../../testing/test-database.ts'
import { invariants } from '../app.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { findViolations } from '../invariants.ts'
import { reviews } from '../reviews/tables.ts'
import { runs } from './tables.ts'

const CRASHES = 10
const LANES = 6

const dataDirectory = mkdtempSync(resolve(tmpdir(), 'wakeel-crash-'))
let onServer: TestDatabase | undefined
let environment: Record<string, string>
beforeAll(async () => {
  onServer = onPostgres ? await createTestDatabase() : undefined
  environment = {
    DATA_DIR: dataDirectory,
    SEED: 'agents',
    AUTH_SECRET: 'a secret that only this test knows',
    ...(onServer?.url ? { DATABASE_URL: onServer.url } : {}),
  }
})
afterAll(async () => {
  await onServer?.remove()
  rmSync(dataDirectory, { recursive: true, force: true })
})

describe('a store that is killed in the middle of demos and reviews', () => {
  test('has lost nothing that it had acknowledged, and its counters equal their rows', { timeout: 180_000 }, async () => {
    const chance = repeatableChance(20261120)
    const acknowledged: Acknowledged = { runs: new Map(), reviews: new Map(), surprises: [] }
    let store = await startStore(environment)
    const slugs = await listSlugs(store)
    const people = await Promise.all(Array.from({ length: LANES }, () => signUp(store)))

    for (let crash = 0; crash < CRASHES; crash++) {
      const lanes = people.map((person) => workUntilItDies(store, person, slugs, chance, acknowledged))
      await new Promise((later) => setTimeout(later, 100 + chance() * 500))
      await store.kill()
      await Promise.all(lanes)
      store = await startStore(environment)
    }
    await store.stop()

    const database = await openStored()
    const stored = await database
      .select()
      .from(runs)
      .where(inArray(runs.id, [...acknowledged.runs.keys()]))
    const kept = await database.select().from(reviews)
    const violations = await findViolations(invariants, database)
    const unfinished = await database.$count(runs, inArray(runs.status, ['running']))
    await database.close()

    expect(acknowledged.surprises).toEqual([])
    expect(acknowledged.runs.size).toBeGreaterThan(CRASHES)
    expect(acknowledged.reviews.size).toBeGreaterThan(0)
    expect(new Map(stored.map(({ id, status, answer }) => [id, { status, answer }]))).toEqual(
      new Map([...acknowledged.runs].map(([id, answer]) => [id, { status: 'succeeded', answer }])),
    )
    const numbers = new Map(kept.map(({ id, comment }) => [id, Number(comment.split(' ').at(-1))]))
    const lost = [...acknowledged.reviews].filter(([id, number]) => !(numbers.get(id)! >= number))
    expect(lost).toEqual([])
    expect(violations).toEqual([])
    // On PostgreSQL another living process might be working on them.
    if (!onPostgres) expect(unfinished).toBe(0)
  })

  test.skipIf(onPostgres)('lets no second store into its data, and says so in one sentence', { timeout: 60_000 }, async () => {
    const store = await startStore(environment)

    const second = startStore(environment)

    await expect(second).rejects.toThrow(/^The data directory .+ is in use by another Wakeel \(process \d+\); stop it or set DATA_DIR\.$/)
    expect((await fetch(`${store.url}/api/health`)).status).toBe(200)
    await store.stop()
  })
})

interface Acknowledged {
  /** The answer by the id of the run. */
  runs: Map<string, string>
  /** The number of the last change that was acknowledged, by the id of the review. */
  reviews: Map<string, number>
  /** Refusals that have nothing to do with a crash. */
  surprises: string[]
}

interface Person {
  token: string
  writes: number
}

/** Runs demos and writes reviews, one after the other, until the store is gone. */
async function workUntilItDies(store: StoreProcess, person: Person, slugs: string[], chance: () => number, acknowledged: Acknowledged) {
  for (;;) {
    const slug = slugs[Math.floor(chance() * slugs.length)]!
    try {
      if (chance() < 0.8) {
        const { status, body } = await post(store, `/api/apps/${slug}/demo`, { input: 'Add VAT to AED 1,000' }, person.token)
        if (status === 200) acknowledged.runs.set(body.run_id, body.response)
        else if (body.code !== 'runs.demo_limit_reached') acknowledged.surprises.push(body.error)
      } else {
        const number = ++person.writes
        const comment = `Change ${number}`
        const { status, body } = await post(store, `/api/apps/${slug}/reviews`, { rating: 1 + (number % 5), comment }, person.token)
        if (status === 200) acknowledged.reviews.set(body.review.id, number)
        else if (body.code !== 'request.rate_limited') acknowledged.surprises.push(body.error)
      }
    } catch (error) {
      // What fetch throws when the other side is dead.
      if (error instanceof TypeError) return
      throw error
    }
  }
}

async function listSlugs(store: StoreProcess): Promise<string[]> {
  const response = await fetch(`${store.url}/api/apps?limit=100`)
  const { apps } = (await response.json()) as { apps: { slug: string }[] }
  return apps.map(({ slug }) => slug)
}

async function signUp(store: StoreProcess): Promise<Person> {
  const response = await fetch(`${store.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: store.url },
    body: JSON.stringify({ name: 'Aisha Rahman', email: `${randomUUID()}@example.ae`, password: randomUUID() }),
  })
  const body = (await response.json()) as { token: string }
  return { token: response.headers.get('set-auth-token') ?? body.token, writes: 0 }
}

async function post(store: StoreProcess, path: string, body: object, token: string) {
  const response = await fetch(store.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  // biome-ignore lint/suspicious/noExplicitAny: replies of both routes.
  return { status: response.status, body: (await response.json()) as any }
}

function openStored(): Promise<Database> {
  return openDatabase({ databaseUrl: onServer?.url, dataDirectory })
}

/** The same row of numbers between 0 and 1 for the same seed. */
function repeatableChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
