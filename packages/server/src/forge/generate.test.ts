import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agentContent, atForge, idea } from '../../testing/agents.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { apps } from '../database/schema/catalogue.ts'
import { MAX_UNPUBLISHED } from './drafts.ts'

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

const countOf = ({ id }: Person) => system.database.$count(apps, eq(apps.creatorId, id))

describe('an idea', () => {
  test('becomes a draft that nobody else sees, at the price that was chosen', async () => {
    const { body } = await forge.generate({ pricing_model: 'monthly', price_aed: 67 })

    const { generated_app: app } = body
    expect(app).toMatchObject({
      runtime: 'skills',
      price: { model: 'subscription', aed: 67 },
      written_by: 'built-in',
    })
    expect(app.skills).toEqual([{ name: 'vat-calculator', title: 'VAT calculator' }])
    expect(app.demo_prompts.length).toBeGreaterThan(0)
    const { agent } = (await forge.get(app.id)).body
    expect(agent).toMatchObject({
      status: 'draft',
      is_listed: false,
      open: { number: 1, revision: 1 },
      content: { category: app.category },
    })
    expect((await system.request('GET', `/api/apps/${agent.slug}`)).status).toBe(404)
    expect((await system.request('GET', `/api/apps/${app.id}`)).status).toBe(404)
  })

  test('in Arabic is told in Arabic', async () => {
    const { body } = await forge.generate({
      problem_goal: 'أساعد الملاك على حساب ضريبة القيمة المضافة على الفواتير',
      target_audience: 'الملاك في دبي',
    })

    expect(body.generated_app.name).toMatch(/\p{Script=Arabic}/u)
    expect(body.generated_app.skills[0].title).toMatch(/\p{Script=Arabic}/u)
  })

  test('can be published as it was written', async () => {
    const { body } = await forge.generate()

    expect((await forge.publish(body.generated_app.id)).body.status).toBe('published')
  })

  test('that no skill fits makes nothing', async () => {
    const reply = await forge.generate({
      problem_goal: 'zzz qqq',
      target_audience: 'xxx',
      data_input_type: 'images',
    })

    expect([reply.status, reply.body.code]).toEqual([422, 'forge.no_skill_fits'])
    expect(await countOf(creator)).toBe(0)
  })

  test('is told to fit no skill before anything is priced, and nothing is made of it', async () => {
    const refused = await forge.check({
      problem_goal: 'zzz qqq',
      target_audience: 'xxx',
      data_input_type: 'images',
    })
    const fitting = await forge.check()

    expect([refused.status, refused.body.code]).toEqual([422, 'forge.no_skill_fits'])
    expect(fitting.body).toEqual({ success: true })
    expect(await countOf(creator)).toBe(0)
  })

  test('can be written anew in the same draft', async () => {
    const first = (await forge.generate()).body.generated_app
    const second = await forge.generate({
      app_id: first.id,
      problem_goal: 'Convert currencies and units for travellers',
      price_aed: 5,
    })

    expect(second.body.generated_app).toMatchObject({ id: first.id, price: { aed: 5 } })
    expect((await forge.get(first.id)).body.agent).toMatchObject({
      open: { number: 1, revision: 2 },
      content: { price: { aed: 5 } },
    })
    expect(await countOf(creator)).toBe(1)
  })

  test('is never written over what was published or waits for a moderator', async () => {
    const content = agentContent({ name: { en: 'Never written over', ar: '' } })
    const listed = await forge.listed(content)
    await forge.save(listed.id, 0, content)
    const waiting = await forge.draft({ ...content, instructions: '' })
    await forge.publish(waiting.id)

    expect((await forge.generate({ app_id: listed.id })).body.code).toBe('forge.not_a_draft')
    expect((await forge.generate({ app_id: waiting.id })).body.code).toBe('forge.awaits_moderator')
  })

  test('is written 30 times in an hour', async () => {
    const { id } = (await forge.generate()).body.generated_app
    for (let time = 1; time < 30; time++) await forge.generate({ app_id: id })

    expect((await forge.generate({ app_id: id })).body.code).toBe('request.rate_limited')
  })

  test.for([
    { price_aed: 0 },
    { price_aed: 1001 },
    { price_aed: 2.505 },
    { pricing_model: 'free' },
    { problem_goal: ' ' },
    { data_input_type: 'telepathy' },
  ])('with %j is refused', async (wrong) => {
    expect((await forge.generate(wrong)).body.code).toBe('request.invalid')
  })
})

describe('an account', () => {
  test('has at most 30 agents that were never published, however many are made at once', async () => {
    const make = () =>
      system.request('POST', '/api/forge/generate-agent', { token: creator.token, body: idea })
    for (let made = 0; made < MAX_UNPUBLISHED - 2; made++) await make()
    system.clock.advance(3_600_000)

    const replies = await Promise.all(Array.from({ length: 8 }, make))

    const codes = replies.map(({ body }) => body.code ?? 'made').sort()
    expect(codes).toEqual([...Array(6).fill('forge.too_many_agents'), 'made', 'made'])
    expect(await countOf(creator)).toBe(MAX_UNPUBLISHED)
  })

  test('that has no room for another agent is told before the idea is priced, unless the idea takes the place of a draft', async () => {
    for (let made = 0; made < MAX_UNPUBLISHED; made++) await forge.generate()
    const [{ id }] = (await system.database
      .select({ id: apps.id })
      .from(apps)
      .where(eq(apps.creatorId, creator.id))) as [{ id: string }]

    expect((await forge.check()).body.code).toBe('forge.too_many_agents')
    expect((await forge.check({ app_id: id })).body).toEqual({ success: true })
  })

  test('that has published one has room for another', async () => {
    const make = () => forge.generate()
    for (let made = 0; made < MAX_UNPUBLISHED; made++) await make()
    const { id } = (
      await system.database.select({ id: apps.id }).from(apps).where(eq(apps.creatorId, creator.id))
    )[0]!
    system.clock.advance(3_600_000)
    await forge.publish(id)

    expect((await make()).status).toBe(200)
  })
})

describe('the skills that an agent can be given', () => {
  test('are told to anybody, in their language', async () => {
    const { body } = await system.request('GET', '/api/forge/skills?lang=ar')

    const vat = body.skills.find(({ name }: { name: string }) => name === 'vat-calculator')
    expect(vat.title).toMatch(/\p{Script=Arabic}/u)
    expect(body.skills.length).toBeGreaterThan(20)
  })
})
