import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bySize } from '../../../testing/size.ts'
import { TestClock, TestMail, testResolve } from '../../../testing/stand-ins.ts'
import {
  AFTER_LEASES_MS,
  type StoreProcess,
  signUpAt,
  startStore,
  startToDie,
} from '../../../testing/store-process.ts'
import { type StoredStore, storeWithApps } from '../../../testing/stored-store.ts'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { ledgerTransactions, runCharges, wallets } from '../../database/schema/billing.ts'
import { processLeases, runs } from '../../database/schema/runs.ts'
import { type FaultPoint, noFaults } from '../../faults.ts'
import { findViolations } from '../../invariants.ts'
import { openWorkers } from '../../tasks/open-workers.ts'

const AUTH_SECRET = 'a secret that only tests know, long enough'

/** Every step of a run. The last is one of a transaction, and nothing else happens in an embedded database until it ends. */
const POINTS: FaultPoint[] = ['runs.reserved', 'runs.answered', 'runs.stored']
/** In the long size also a store that dies at each in turn, of which the next one finds a run. */
const courses = bySize<FaultPoint[][]>([], [POINTS])

let stored: StoredStore
beforeEach(async () => {
  stored = await storeWithApps(1, { price: { model: 'per_use', fils: 250 } })
})
afterEach(() => stored.remove())

describe('a store that is killed in the middle of a paid run', { timeout: 180_000 }, () => {
  test('with one at each step gives all prices back when it is opened again', async ({
    onTestFinished,
  }) => {
    const store = await startStore(stored.environment, { holdAt: POINTS })
    onTestFinished(() => store.kill())
    const token = await customerWith(store, 1_000)
    const replies: Promise<unknown>[] = []
    for (const point of POINTS) {
      replies.push(expect(runUntilGone(store, token)).rejects.toThrow('fetch failed'))
      await store.held(point)
    }
    await store.kill()
    await Promise.all(replies)

    await expectGivenBack(POINTS.length)
  })

  test.for(courses.map((points) => ({ points })))(
    'at $points gives the price back when it is opened again',
    async ({ points }) => {
      let token = ''
      for (const [index, dieAt] of points.entries())
        await startToDie(
          stored.environment,
          { dieAt, aheadMs: index * AFTER_LEASES_MS },
          async (store) => {
            token ||= await customerWith(store, 1_000)
            await expect(runUntilGone(store, token)).rejects.toThrow('fetch failed')
          },
        )

      await expectGivenBack(points.length)
    },
  )
})

/** So many runs of the customer have failed, and all that they had paid is theirs again. */
async function expectGivenBack(count: number): Promise<void> {
  const after = await reopen()
  const died = after.runs.filter(({ errorCode }) => errorCode !== 'server.busy')
  expect(died).toMatchObject(
    Array(count).fill({
      kind: 'paid',
      status: 'failed',
      errorCode: 'runs.failed',
      answer: null,
    }),
  )
  expect(after.charges).toMatchObject(
    after.runs.map(() => ({ source: 'wallet', status: 'given_back', priceFils: 250 })),
  )
  expect(after.wallets).toMatchObject([{ balanceFils: 1_000, heldFils: 0 }])
  expect(after.posted).toEqual(['top_up'])
  expect(after.violations).toEqual([])
}

/** A store that has only just started, on a machine with much to do, may be too busy for a run at first. */
async function runUntilGone(store: StoreProcess, token: string): Promise<object> {
  const path = `/api/apps/${stored.slug}/runs`
  for (;;) {
    const reply = await post(store, path, token, { input: 'Add VAT to AED 1,000' })
    if (reply.code !== 'server.busy') return reply
  }
}

/** Somebody who has signed up and put so much into the wallet. */
async function customerWith(store: StoreProcess, fils: number): Promise<string> {
  const token = await signUpAt(store)
  await topUp(store, token, fils)
  return token
}

/** What is stored after the next process has come up, at a time when no run of the last one can still be at work. */
async function reopen() {
  const database = await stored.open()
  const clock = new TestClock()
  clock.advance(20 * 60_000)
  // What the dead process held has run out by the database's clock.
  await database.update(processLeases).set({ seenAt: sql`now() - interval '1 minute'` })
  const config = {
    ...readConfig(stored.environment),
    authSecret: AUTH_SECRET,
    publicUrl: 'http://127.0.0.1',
    webDirectory: undefined,
  }
  const outside = {
    clock,
    newId: randomUUID,
    mail: new TestMail(),
    workers: openWorkers(),
    languageModel: undefined,
    fetch,
    resolve: testResolve,
    faults: noFaults,
  }
  const app = await createApp(config, database, outside)
  await app.startJobs()
  await app.close()
  const posted = await database.select().from(ledgerTransactions)
  const after = {
    runs: await database.select().from(runs),
    charges: await database.select().from(runCharges),
    wallets: await database.select().from(wallets),
    posted: posted.map(({ kind }) => kind),
    violations: await findViolations(app.invariants, database),
  }
  await database.close()
  return after
}

/** The sandbox's payer agrees after some two seconds of the real clock. */
async function topUp(store: StoreProcess, token: string, fils: number): Promise<void> {
  let { order } = await post(store, '/api/billing/wallet/top-ups', token, { amount_fils: fils })
  while (order.status !== 'completed') {
    await wait(250)
    order = (await post(store, `/api/checkout/${order.id}/complete`, token, {})).order
  }
}

async function post(store: StoreProcess, path: string, token: string | undefined, body: object) {
  const response = await fetch(store.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: store.url,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  // biome-ignore lint/suspicious/noExplicitAny: replies of every route.
  const reply = (await response.json()) as any
  return path.startsWith('/api/auth')
    ? { ...reply, token: response.headers.get('set-auth-token') ?? reply.token }
    : reply
}
