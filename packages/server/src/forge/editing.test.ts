import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentVersions } from '../database/schema/forge.ts'
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

const named = (en: string) => agentContent({ name: { en, ar: '' } })
const isListed = async (slug: string) =>
  (await system.request('GET', `/api/apps/${slug}`)).status === 200
const rowsOf = async (appId: string) => ({
  apps: await system.database.$count(apps, eq(apps.id, appId)),
  versions: await system.database.$count(agentVersions, eq(agentVersions.appId, appId)),
  runs: await system.database.$count(runs, eq(runs.appId, appId)),
})

describe('saving', () => {
  test('keeps everything that the creator said, as they said it', async () => {
    const { id } = await forge.draft()
    const content = agentContent({
      emoji: '🧮',
      name: { en: 'Sums', ar: '' },
      needs: { en: ['A', 'B'], ar: [] },
      price: { model: 'free', aed: 0 },
    })

    const { body } = await forge.save(id, 2, content)

    expect(body.agent).toMatchObject({
      status: 'draft',
      is_listed: false,
      content,
      open: { number: 1, revision: 3, status: 'draft' },
    })
    expect((await forge.get(id)).body).toEqual(body)
  })

  test('from an older look is refused and changes nothing', async () => {
    const { id, revision } = await forge.draft()
    await forge.save(id, revision, named('First'))

    const late = await forge.save(id, revision, named('Second'))

    expect([late.status, late.body.code]).toEqual([409, 'forge.edited_meanwhile'])
    expect((await forge.get(id)).body.agent.content.name.en).toBe('First')
  })

  test('what is published opens its next version, once', async () => {
    const { id } = await forge.listed()

    const { body } = await forge.save(id, 0, named('Next'))
    const again = await forge.save(id, 0, named('Other'))

    expect(body.agent).toMatchObject({
      status: 'published',
      is_listed: true,
      open: { number: 2, revision: 1 },
      content: { name: { en: 'Next' } },
    })
    expect(
      body.agent.versions.map(({ number, status, is_live }: Record<string, unknown>) => [
        number,
        status,
        is_live,
      ]),
    ).toEqual([
      [2, 'draft', false],
      [1, 'published', true],
    ])
    expect(again.body.code).toBe('forge.edited_meanwhile')
  })

  test('refuses a skill that there is not, and a connection that is not the creator’s', async () => {
    const { id, revision } = await forge.draft()
    const runtime = { kind: 'a2a' as const, connection_id: randomUUID() }

    expect(
      (await forge.save(id, revision, agentContent({ skills: ['mind-reader'] }))).body.code,
    ).toBe('forge.skill_unknown')
    expect((await forge.save(id, revision, agentContent({ runtime }))).body.code).toBe(
      'connections.not_found',
    )
  })

  test('is refused while a moderator is waited for, and possible again once it was taken back', async () => {
    const { id, revision } = await forge.draft(agentContent({ instructions: '' }))
    await forge.publish(id)

    const waiting = await forge.save(id, revision, agentContent())
    const back = await forge.withdraw(id)
    const saved = await forge.save(id, revision, agentContent())

    expect(waiting.body.code).toBe('forge.awaits_moderator')
    expect(back.body.agent).toMatchObject({ status: 'draft', open: { status: 'draft' } })
    expect(saved.body.agent.open.revision).toBe(revision + 1)
  })

  test('lets the address follow the name until the agent was in the store', async () => {
    const { id, revision } = await forge.draft()
    const word = randomUUID().slice(0, 8)
    const before = await forge.save(id, revision, named(`Sums ${word}`))
    await forge.publish(id)
    await forge.save(id, 0, named('Renamed'))
    await forge.publish(id)

    expect(before.body.agent.slug).toBe(`sums-${word}`)
    expect((await forge.get(id)).body.agent).toMatchObject({
      slug: `sums-${word}`,
      content: { name: { en: 'Renamed' } },
    })
  })

  test('gives the second of two agents with one name an address of its own', async () => {
    const name = `Twin ${randomUUID().slice(0, 8)}`
    const first = await forge.listed(named(name))
    const second = await forge.listed(named(name))

    expect(second.slug).toMatch(new RegExp(`^${first.slug}-[0-9a-f]{6}$`))
  })
})

describe('throwing a draft away', () => {
  test('removes an agent that was never in the store, with what was tried of it', async () => {
    const { id } = await forge.draft()
    await forge.preview(id, 'Add VAT to AED 500')

    const { body } = await forge.discard(id)

    expect(body).toEqual({ success: true, agent: null })
    expect(await rowsOf(id)).toEqual({ apps: 0, versions: 0, runs: 0 })
    expect((await forge.get(id)).body.code).toBe('forge.agent_not_found')
  })

  test('leaves what is published', async () => {
    const { id, slug } = await forge.listed()
    await forge.save(id, 0, named('Not this'))

    const { body } = await forge.discard(id)

    expect(body.agent).toMatchObject({
      status: 'published',
      open: null,
      content: { name: { en: expect.stringContaining('VAT helper for landlords') } },
    })
    expect(await isListed(slug)).toBe(true)
    expect((await forge.discard(id)).body.code).toBe('forge.nothing_to_publish')
  })
})

describe('going back', () => {
  test('lists an earlier version as it was then, and forward again', async () => {
    const { id, slug } = await forge.listed()
    await forge.save(
      id,
      0,
      agentContent({ name: { en: 'Cheaper', ar: '' }, price: { model: 'per_use', aed: 2 } }),
    )
    await forge.publish(id)

    const back = await forge.restore(id, 1)
    const then = (await system.request('GET', `/api/apps/${slug}`)).body.app
    await forge.restore(id, 2)
    const now = (await system.request('GET', `/api/apps/${slug}`)).body.app

    expect(
      back.body.agent.versions.map(({ number, is_live }: Record<string, unknown>) => [
        number,
        is_live,
      ]),
    ).toEqual([
      [2, false],
      [1, true],
    ])
    expect(then).toMatchObject({
      name: expect.stringContaining('VAT helper for landlords'),
      version: 1,
      sample: { prompt: 'Add VAT to AED 1,000' },
    })
    expect(now).toMatchObject({ name: 'Cheaper', price_aed: 2, version: 2 })
  })

  test('leaves the version that is being worked on', async () => {
    const { id } = await forge.listed()
    await forge.save(id, 0, named('In work'))

    const { body } = await forge.restore(id, 1)

    expect(body.agent).toMatchObject({ open: { number: 2 }, content: { name: { en: 'In work' } } })
  })

  test('is not possible to a version that was never published', async () => {
    const { id } = await forge.listed()
    await forge.save(id, 0, named('Next'))

    expect((await forge.restore(id, 2)).body.code).toBe('forge.version_not_found')
    expect((await forge.restore(id, 7)).body.code).toBe('forge.version_not_found')
  })
})

describe('taking an agent off the list', () => {
  test('hides it and keeps its versions, one of which lists it again', async () => {
    const { id, slug } = await forge.listed()

    const { body } = await forge.unpublish(id)
    const hidden = await isListed(slug)
    await forge.restore(id, 1)

    expect(body.agent).toMatchObject({
      status: 'draft',
      is_listed: false,
      open: null,
      versions: [{ number: 1, is_live: false }],
    })
    expect(hidden).toBe(false)
    expect(await isListed(slug)).toBe(true)
  })

  test('and back does not make it new', async () => {
    const { id, slug } = await forge.listed()
    const since = (await system.request('GET', `/api/apps/${slug}`)).body.app.created_at
    system.clock.advance(60_000)
    await forge.unpublish(id)
    await forge.restore(id, 1)

    expect((await system.request('GET', `/api/apps/${slug}`)).body.app.created_at).toBe(since)
  })

  test('is refused when it is not on it', async () => {
    const { id } = await forge.draft()

    expect((await forge.unpublish(id)).body.code).toBe('forge.not_listed')
    expect((await forge.withdraw(id)).body.code).toBe('forge.not_pending')
  })
})

describe('trying an agent', () => {
  test('answers with what is being worked on, counts nowhere and costs nothing', async () => {
    const { id, slug } = await forge.listed(agentContent({ price: { model: 'per_use', aed: 5 } }))
    await forge.save(id, 0, agentContent({ skills: ['unit-converter'] }))

    const { body } = await forge.preview(id, 'Convert 10 kg to pounds')

    expect(body).toMatchObject({
      success: true,
      provider: 'built-in',
      skills_used: ['unit-converter'],
      response: expect.stringContaining('22.04'),
    })
    expect((await system.request('GET', `/api/apps/${slug}`)).body.app.execution_count).toBe(0)
    expect(
      (await system.request('GET', '/api/account', { token: creator.token })).body.user
        .demo_runs_used,
    ).toBe(0)
  })

  test('is possible after it was taken off the list', async () => {
    const { id } = await forge.listed()
    await forge.unpublish(id)

    expect((await forge.preview(id, 'Add VAT to AED 500')).body.response).toContain('525')
  })

  test('is possible 30 times in an hour and 60 times in a day, over all drafts of a creator; what the store tries itself goes on', async () => {
    const creator = atForge(system, await system.user())
    const [{ id }, { id: other }] = [await creator.draft(), await creator.draft()]
    const tryOut = async (times: number) => {
      const replies = []
      for (let time = 0; time < times; time++)
        replies.push(await creator.preview(time % 2 ? id : other, 'Add VAT to AED 500'))
      return replies.filter(({ status }) => status === 200).length
    }

    const inAnHour = await tryOut(31)
    system.clock.advance(3_600_000)
    const later = await tryOut(31)
    system.clock.advance(3_600_000)
    const refused = await creator.preview(id, 'Add VAT to AED 500')

    expect([inAnHour, later]).toEqual([30, 30])
    expect([refused.status, refused.body.code]).toEqual([429, 'forge.preview_limit_reached'])
    expect(Number(refused.headers.get('retry-after'))).toBe(22 * 3600)
    expect((await creator.publish(id)).body.status).toBe('published')
  })

  test('is shared by accounts of one address that nobody confirmed', async () => {
    const [one, other] = [
      await system.user({ isConfirmed: false }),
      await system.user({ isConfirmed: false }),
    ].map((person) => atForge(system, person))
    const { id } = await one!.draft()
    const { id: otherId } = await other!.draft()
    for (let time = 0; time < 30; time++) await one!.preview(id, 'Add VAT to AED 500')

    expect((await other!.preview(otherId, 'Add VAT to AED 500')).body.code).toBe(
      'forge.preview_limit_reached',
    )
  })
})

describe('somebody else’s agent', () => {
  test('is not found by anybody, whatever their role', async () => {
    const { id } = await forge.listed()
    const strangers = [
      await system.user({ role: 'creator' }),
      await system.user({ role: 'admin' }),
      await system.user({ role: 'founder' }),
    ]

    const codes = []
    for (const stranger of strangers) {
      const other = atForge(system, stranger)
      const replies = [
        await other.get(id),
        await other.save(id, 0, agentContent()),
        await other.publish(id),
        await other.preview(id, 'Add VAT to AED 500'),
        await other.discard(id),
        await other.withdraw(id),
        await other.unpublish(id),
        await other.restore(id, 1),
        await other.generate({ app_id: id }),
      ]
      codes.push(...replies.map(({ body }) => body.code))
    }

    expect(new Set(codes)).toEqual(new Set(['forge.agent_not_found']))
    expect((await forge.get(id)).body.agent).toMatchObject({ status: 'published', open: null })
  })

  test('of the store itself has no creator either', async () => {
    const { id } = await system.app()

    expect((await forge.get(id)).body.code).toBe('forge.agent_not_found')
  })
})
