import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { atModeration } from '../../testing/moderation.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { apps, listedTimes } from '../database/schema/catalogue.ts'

let system: System
let creator: Person
beforeAll(async () => {
  system = await openSystem()
  creator = await system.user()
})
afterAll(() => system.close())

const timesOf = (id: string) =>
  system.database
    .select({
      creatorId: listedTimes.creatorId,
      from: listedTimes.listedAt,
      until: listedTimes.unlistedAt,
    })
    .from(listedTimes)
    .where(eq(listedTimes.appId, id))
    .orderBy(listedTimes.id)

/** The time at which something is done, an hour after what was done before. */
async function after(act: () => Promise<unknown>): Promise<Date> {
  system.clock.advance(3_600_000)
  const at = system.clock.now()
  await act()
  return at
}

test('each time of an agent in the store is written down, and another version of it begins no other', async () => {
  const forge = atForge(system, creator)
  const moderation = atModeration(system, await system.user({ role: 'admin' }))
  const { id } = await forge.draft()
  expect(await timesOf(id)).toEqual([])

  const published = await after(() => forge.publish(id))
  await after(async () => {
    await forge.save(id, 0, agentContent({ price: { model: 'subscription', aed: 20 } }))
    expect((await forge.publish(id)).body.status).toBe('published')
  })
  const takenDown = await after(() => moderation.takeDown(id))
  const restored = await after(() => moderation.restore(id))
  const unpublished = await after(() => forge.unpublish(id))

  expect(await timesOf(id)).toEqual([
    { creatorId: creator.id, from: published, until: takenDown },
    { creatorId: creator.id, from: restored, until: unpublished },
  ])
  expect(await system.violations()).toEqual([])
})

test('an agent leaves the store also by a clock that was put back', async () => {
  const { id } = await system.app()
  const listed = system.clock.now()
  system.clock.advance(-60_000)

  await system.capabilities.catalogue.unpublishApp(id)

  system.clock.advance(60_000)
  expect(await timesOf(id)).toEqual([{ creatorId: null, from: listed, until: listed }])
})

test('an agent that left the store at no time that is written down is noticed', async () => {
  const { id, slug } = await system.app()
  const whole = await system.violations()

  await system.database.update(apps).set({ isActive: false }).where(eq(apps.id, id))

  expect([whole, await system.violations()]).toEqual([[], [expect.stringContaining(slug)]])
})
