import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { idea } from '../../testing/agents.ts'
import { type StoreProcess, signUpAt, startStore, startToDie } from '../../testing/store-process.ts'
import { type StoredStore, storeWithApps } from '../../testing/stored-store.ts'
import type { Database } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentVersions, dailyTests } from '../database/schema/forge.ts'
import { findViolations } from '../invariants.ts'

const MINUTE_MS = 60_000

let stored: StoredStore
beforeEach(async () => {
  stored = await storeWithApps(1)
})
afterEach(() => stored.remove())

describe('a store that is killed', { timeout: 120_000 }, () => {
  test('while it lists a version has listed nothing, and lists it when it is published again', async () => {
    const dying = await startStore(stored.environment, { dieAt: 'forge.listed' })
    const token = await signUpAt(dying, stored.dataDirectory)
    const { id } = (await post(dying, '/api/forge/generate-agent', token, idea)).generated_app
    await expect(publish(dying, token, id)).rejects.toThrow('fetch failed')
    await dying.ended

    const before = await stateOf(id)
    const store = await startStore(stored.environment)
    const { status } = await publish(store, token, id)
    await store.stop()

    expect(before).toEqual({ versions: ['draft'], isListed: false, violations: [] })
    expect(status).toBe('published')
    expect(await stateOf(id)).toEqual({ versions: ['published'], isListed: true, violations: [] })
  })

  test('at every point of the test of the day leaves it to the next process', async () => {
    await listLongAgo()
    const claimed: string[][] = []
    // The claim of a process that is gone ends after ten minutes.
    for (const [index, dieAt] of (['forge.test_claimed', 'forge.tested'] as const).entries()) {
      await stored.letJobsBeDue()
      await startToDie(stored.environment, { dieAt, aheadMs: index * 11 * MINUTE_MS })
      claimed.push(await testsOf())
    }

    await stored.openLater(22 * MINUTE_MS, async (app, database) => {
      await expect.poll(() => passedTests(database), { timeout: 20_000 }).toBe(1)
      expect(await findViolations(app.invariants, database)).toEqual([])
    })
    expect(claimed).toEqual([['running'], ['running']])
  })
})

async function listLongAgo(): Promise<void> {
  const database = await stored.open()
  await database.update(apps).set({ updatedAt: new Date(Date.now() - 3 * 24 * 60 * MINUTE_MS) })
  await database.close()
}

async function testsOf(): Promise<string[]> {
  const database = await stored.open()
  const rows = await database.select({ status: dailyTests.status }).from(dailyTests)
  await database.close()
  return rows.map(({ status }) => status)
}

const passedTests = (database: Database) =>
  database.$count(dailyTests, eq(dailyTests.status, 'passed'))

async function stateOf(id: string) {
  let state = {}
  await stored.openLater(0, async (app, database) => {
    const versions = await database
      .select({ status: agentVersions.status })
      .from(agentVersions)
      .where(eq(agentVersions.appId, id))
    const [listed] = await database
      .select({ isActive: apps.isActive })
      .from(apps)
      .where(eq(apps.id, id))
    const violations = await findViolations(app.invariants, database)
    state = {
      versions: versions.map(({ status }) => status),
      isListed: listed?.isActive,
      violations,
    }
  })
  return state
}

const publish = (store: StoreProcess, token: string, id: string) =>
  post(store, '/api/forge/publish-agent', token, { app_id: id, publish: true })

async function post(store: StoreProcess, path: string, token: string, body: object) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await fetch(store.url + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  // biome-ignore lint/suspicious/noExplicitAny: replies of both routes.
  return (await response.json()) as any
}
