import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { topUp } from '../../testing/checkout.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentVersions, dailyTests } from '../database/schema/forge.ts'
import { runs } from '../database/schema/runs.ts'

let system: System
let creator: Person
let forge: ReturnType<typeof atForge>
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(async () => {
  creator = await system.user()
  forge = atForge(system, creator)
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const leave = ({ token, password }: Person) =>
  system.request('DELETE', '/api/account', { token, body: { password } })
const rowOf = async (id: string) =>
  (await system.database.select().from(apps).where(eq(apps.id, id)))[0]

describe('what the store holds about a creator', () => {
  test('has every version of every agent of theirs, and of nobody else’s', async () => {
    const { id } = await forge.listed()
    await forge.save(id, 0, agentContent({ emoji: '🧮' }))
    await atForge(system, await system.user()).listed()

    const { body } = await system.request('GET', '/api/account/export', { token: creator.token })

    expect(body.forge).toMatchObject([
      { version: 1, status: 'published', is_live: true, content: agentContent() },
      { version: 2, status: 'draft', is_live: false, content: { emoji: '🧮' } },
    ])
  })
})

describe('a creator who leaves', () => {
  test('takes drafts and words along; what others bought, ran and wrote stays', async () => {
    const { id, slug } = await forge.listed(agentContent({ price: { model: 'one_time', aed: 20 } }))
    const draft = await forge.draft()
    await forge.preview(draft.id, 'Add VAT to AED 500')
    await forge.save(id, 0, agentContent({ emoji: '🧮' }))
    const customer = await system.user({ daysAgo: 30 })
    const as = { token: customer.token }
    await topUp(system, customer, 10_000)
    const bought = await system.request('POST', `/api/apps/${slug}/purchase`, as)
    await system.request('POST', `/api/apps/${slug}/runs`, {
      ...as,
      body: { input: 'Add VAT to AED 1,000' },
    })
    await system.request('POST', `/api/apps/${slug}/reviews`, {
      ...as,
      body: { rating: 5, comment: 'It answers.' },
    })
    system.clock.advance(24 * 3_600_000)
    await system.capabilities.forge.testListed(new AbortController().signal)

    const left = await leave(creator)

    expect([bought.status, left.status]).toEqual([200, 200])
    expect(await rowOf(draft.id)).toBeUndefined()
    expect(await rowOf(id)).toMatchObject({
      creatorId: null,
      isActive: false,
      liveVersion: null,
      name: { en: expect.stringContaining('VAT helper for landlords') },
      description: { en: '', ar: '' },
      sample: null,
      reviewsCount: 1,
      executionCount: 1,
    })
    expect(await system.database.$count(agentVersions, eq(agentVersions.appId, id))).toBe(0)
    expect(await system.database.$count(dailyTests, eq(dailyTests.appId, id))).toBe(0)
    expect(
      (await system.database.select({ kind: runs.kind }).from(runs).where(eq(runs.appId, id))).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['paid'])
    expect((await system.request('GET', `/api/apps/${slug}`)).status).toBe(404)
    expect(
      (await system.request('GET', '/api/apps')).body.apps.map((app: { id: string }) => app.id),
    ).not.toContain(id)
    expect((await system.request('GET', '/api/runs', as)).body.runs).toMatchObject([
      { app: { name: expect.stringContaining('VAT helper for landlords') } },
    ])
  })

  test('leaves nothing for a moderator', async () => {
    const moderator = await system.user({ role: 'admin' })
    const { id } = await forge.draft(agentContent({ instructions: '' }))
    await forge.publish(id)
    await leave(creator)

    const { body } = await system.request('GET', '/api/forge/submissions', {
      token: moderator.token,
    })

    expect(body.submissions.map((one: { id: string }) => one.id)).not.toContain(id)
  })
})
