import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentVersions, dailyTests } from '../database/schema/forge.ts'
import { agents } from '../database/schema/runs.ts'
import { findViolations } from '../invariants.ts'
import { forgeInvariants } from './invariants.ts'

let system: System
let forge: ReturnType<typeof atForge>
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(async () => {
  forge = atForge(system, await system.user())
})
afterEach(async () => {
  await system.database.delete(dailyTests)
  await system.database.delete(agentVersions)
  await system.database.update(apps).set({ isActive: false, liveVersion: null })
})

const [listing, newest, said, looked] = forgeInvariants.map(({ name }) => name)
const broken = async () =>
  (await findViolations(forgeInvariants, system.database)).map((violation) =>
    violation.split(': ').slice(0, -1).join(': '),
  )
const appOf = (id: string) => eq(apps.id, id)

test.for([
  [
    'a version that there is not',
    (id: string) => system.database.update(apps).set({ liveVersion: 7 }).where(appOf(id)),
  ],
  [
    'none, but is listed',
    (id: string) => system.database.update(apps).set({ liveVersion: null }).where(appOf(id)),
  ],
  [
    'one, but is not listed',
    (id: string) => system.database.update(apps).set({ isActive: false }).where(appOf(id)),
  ],
  [
    'another price',
    (id: string) => system.database.update(apps).set({ priceFils: 999 }).where(appOf(id)),
  ],
  [
    'another version to execute',
    (id: string) => system.database.update(agents).set({ version: 9 }).where(eq(agents.appId, id)),
  ],
] as const)('a listing that points at %s is noticed', async ([, spoil]) => {
  const { id } = await forge.listed()
  const whole = await broken()

  await spoil(id)

  expect([whole, await broken()]).toEqual([[], [listing]])
})

test('a version in work that is older than a published one is noticed', async () => {
  const { id } = await forge.listed()
  await forge.save(id, 0, agentContent())
  await system.database
    .update(agentVersions)
    .set({ number: 0 })
    .where(eq(agentVersions.status, 'draft'))

  expect(await broken()).toEqual([newest])
})

test('a version that waits since nobody knows when is noticed', async () => {
  const { id } = await forge.draft(agentContent({ instructions: '' }))
  await forge.publish(id)
  await system.database.update(agentVersions).set({ submittedAt: null })

  expect(await broken()).toEqual([said])
})

test('a test that has been under way for more than a day is noticed', async () => {
  const { id } = await forge.draft()
  const claimedUntil = sql`now() - interval '25 hours'`
  await system.database
    .insert(dailyTests)
    .values({ appId: id, day: '2026-11-20', status: 'running', reasons: [], claimedUntil })

  expect(await broken()).toEqual([looked])
})
