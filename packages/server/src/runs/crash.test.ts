import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repeatableChance } from '../../testing/chance.ts'
import { bySize } from '../../testing/size.ts'
import { type StoreProcess, signUpAt, startStore } from '../../testing/store-process.ts'
import { type StoredStore, storeWithApps } from '../../testing/stored-store.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { invariants } from '../all-invariants.ts'
import { reviews } from '../database/schema/reviews.ts'
import { runs } from '../database/schema/runs.ts'
import { findViolations } from '../invariants.ts'

const CRASHES = bySize(3, 10)
const LANES = 6
const APPS = 20

let stored: StoredStore
beforeAll(async () => {
  stored = await storeWithApps(APPS)
})
afterAll(() => stored.remove())

describe('a store that is killed in the middle of demos and reviews', () => {
  test('has lost nothing that it had acknowledged, and its counters equal their rows', {
    timeout: 180_000,
  }, async ({ onTestFinished }) => {
    const chance = repeatableChance(20261120)
    const acknowledged = new Acknowledged()
    let store = await startStore(stored.environment)
    onTestFinished(() => store.kill())
    const people = await Promise.all(
      Array.from({ length: LANES }, () =>
        signUpAt(store, stored.dataDirectory).then((token) => ({ token, writes: 0 })),
      ),
    )

    for (let crash = 0; crash < CRASHES; crash++) {
      const lanes = people.map((person) =>
        workUntilItDies(store, person, stored.slugs, chance, acknowledged),
      )
      await acknowledged.more(5 + Math.floor(chance() * 15))
      await store.kill()
      await Promise.all(lanes)
      if (crash < CRASHES - 1) store = await startStore(stored.environment)
    }
    const { answered, kept, violations, unfinished } = await whatIsLeft(acknowledged)

    expect(acknowledged.surprises).toEqual([])
    expect(acknowledged.runs.size).toBeGreaterThan(CRASHES)
    expect(acknowledged.reviews.size).toBeGreaterThan(0)
    expect(new Map(answered.map(({ id, status, answer }) => [id, { status, answer }]))).toEqual(
      new Map([...acknowledged.runs].map(([id, answer]) => [id, { status: 'succeeded', answer }])),
    )
    const numbers = new Map(kept.map(({ id, comment }) => [id, Number(comment.split(' ').at(-1))]))
    const lost = [...acknowledged.reviews].filter(([id, number]) => !(numbers.get(id)! >= number))
    expect(lost).toEqual([])
    expect(violations).toEqual([])
    // On PostgreSQL another living process might be working on them.
    if (!onPostgres) expect(unfinished).toBe(0)
  })
})

/** What is stored after the store was opened once more. */
async function whatIsLeft(acknowledged: Acknowledged) {
  await stored.openLater(0, async () => {})
  const database = await stored.open()
  const answered = await database
    .select()
    .from(runs)
    .where(inArray(runs.id, [...acknowledged.runs.keys()]))
  const left = {
    answered,
    kept: await database.select().from(reviews),
    violations: await findViolations(invariants, database),
    unfinished: await database.$count(runs, inArray(runs.status, ['running'])),
  }
  await database.close()
  return left
}

/** What the store has said to have stored. */
class Acknowledged {
  /** The answer by the id of the run. */
  readonly runs = new Map<string, string>()
  /** The number of the last change that was acknowledged, by the id of the review. */
  readonly reviews = new Map<string, number>()
  /** Refusals that have nothing to do with a crash. */
  readonly surprises: string[] = []
  #awaited = 0
  #reached = () => {}

  run(id: string, answer: string): void {
    this.runs.set(id, answer)
    this.#count()
  }

  review(id: string, number: number): void {
    this.reviews.set(id, number)
    this.#count()
  }

  /** Resolves as soon as so many more have been acknowledged. */
  more(count: number): Promise<void> {
    this.#awaited = count
    return new Promise((reached) => {
      this.#reached = reached
    })
  }

  #count(): void {
    this.#awaited -= 1
    if (this.#awaited === 0) this.#reached()
  }
}

interface Person {
  token: string
  writes: number
}

/** Runs demos and writes reviews, one after the other, until the store is gone. */
async function workUntilItDies(
  store: StoreProcess,
  person: Person,
  slugs: string[],
  chance: () => number,
  acknowledged: Acknowledged,
) {
  for (;;) {
    const slug = slugs[Math.floor(chance() * slugs.length)]!
    try {
      if (chance() < 0.8) {
        const { status, body } = await post(
          store,
          `/api/apps/${slug}/demo`,
          { input: 'Add VAT to AED 1,000' },
          person.token,
        )
        if (status === 200) acknowledged.run(body.run_id, body.response)
        else if (body.code !== 'runs.demo_limit_reached') acknowledged.surprises.push(body.error)
      } else {
        const number = ++person.writes
        const comment = `Change ${number}`
        const { status, body } = await post(
          store,
          `/api/apps/${slug}/reviews`,
          { rating: 1 + (number % 5), comment },
          person.token,
        )
        if (status === 200) acknowledged.review(body.review.id, number)
        else if (body.code !== 'request.rate_limited') acknowledged.surprises.push(body.error)
      }
    } catch (error) {
      // What fetch throws when the other side is dead.
      if (error instanceof TypeError) return
      throw error
    }
  }
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
