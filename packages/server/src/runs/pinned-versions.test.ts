import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { newApiKey } from '../../testing/api-keys.ts'
import { topUp } from '../../testing/checkout.ts'
import { atModeration } from '../../testing/moderation.ts'
import { startChangingServer, WEATHER } from '../../testing/remote-agents/changing-server.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { DAYS_QUESTION, twoVersions, VAT_QUESTION } from '../../testing/two-versions.ts'
import { newEndpoint, openReceiver, type Receiver } from '../../testing/webhooks.ts'
import { agentPins } from '../database/schema/connections.ts'
import { agentVersions } from '../database/schema/forge.ts'

let station: Awaited<ReturnType<typeof startChangingServer>>
let receiver: Receiver
let system: System
let creator: Person
let buyer: Person
beforeAll(async () => {
  station = await startChangingServer()
  receiver = await openReceiver()
  system = await openSystem({ config: { outboundAllow: [station.allow, receiver.place] } })
})
afterAll(async () => {
  await system.close()
  await station.close()
  await receiver.close()
})
beforeEach(async () => {
  station.offer(WEATHER)
  creator = await system.user()
  buyer = await system.user()
  await topUp(system, buyer, 5_000)
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const run = (slug: string, body: object, { token }: { token: string } = buyer) =>
  system.request('POST', `/api/apps/${slug}/runs`, { token, body })
const demo = (slug: string, body: object) =>
  system.request('POST', `/api/apps/${slug}/demo`, { token: buyer.token, body })
const versions = async (slug: string) =>
  (await system.request('GET', `/api/apps/${slug}/versions`)).body.versions

describe('a version that is asked for', () => {
  test('answers as it was published, while the listed one answers whoever asks for none', async () => {
    const { slug } = await twoVersions(system, creator)

    const pinned = await run(slug, { input: VAT_QUESTION, version: 1 })
    const live = await run(slug, { input: VAT_QUESTION })
    const free = await demo(slug, { input: VAT_QUESTION, version: 1 })

    expect(pinned.body).toMatchObject({
      outcome: 'answer',
      version: 1,
      is_pinned: true,
      skills_used: ['vat-calculator'],
    })
    expect(pinned.body.response).toContain('1,050')
    expect(live.body).toMatchObject({ outcome: 'question', version: 2, skills_used: [] })
    expect(live.body).not.toHaveProperty('is_pinned')
    expect(free.body).toMatchObject({ outcome: 'answer', version: 1, is_pinned: true })
  })

  test('may be the one that is listed, and stays when another is', async () => {
    const { id, slug } = await twoVersions(system, creator)
    const before = await run(slug, { input: DAYS_QUESTION, version: 2 })
    await atForge(system, creator).restore(id, 1)

    const after = await run(slug, { input: DAYS_QUESTION, version: 2 })

    for (const { body } of [before, after])
      expect(body).toMatchObject({ outcome: 'answer', version: 2, is_pinned: true })
  })

  test('costs what the agent costs today', async () => {
    const { id, slug } = await twoVersions(system, creator)
    const forge = atForge(system, creator)
    await forge.save(id, 0, agentContent({ price: { model: 'per_use', aed: 1 } }))
    await forge.publish(id)

    const { body } = await run(slug, { input: VAT_QUESTION, version: 1 })

    expect(body.charge.price).toEqual({ amount: 100, currency: 'AED' })
  })

  test('stands in the history, the conversation, the receipt and the webhook event', async () => {
    const { slug } = await twoVersions(system, creator)
    await newEndpoint(system, buyer, { address: receiver.url })
    const { body } = await run(slug, { input: VAT_QUESTION, version: 1 })
    await system.capabilities.webhooks.deliverWebhooks()
    const read = async (path: string) =>
      (await system.request('GET', path, { token: buyer.token })).body

    const { receipt, jws } = await read(`/api/runs/${body.run_id}/receipt`)
    const verified = await system.request('POST', '/api/receipts/verify', { body: { jws } })

    const of = { version: 1, is_pinned: true }
    expect((await read(`/api/runs/${body.run_id}`)).run).toMatchObject(of)
    expect((await read('/api/runs')).runs[0]).toMatchObject(of)
    expect((await read(`/api/conversations/${body.conversation_id}`)).runs).toMatchObject([of])
    expect(receipt.agent.version).toBe(1)
    expect(verified.body).toMatchObject({ is_valid: true })
    expect(JSON.parse(receiver.received.at(-1)!.body)).toMatchObject({
      type: 'run.finished',
      data: { run_id: body.run_id, ...of },
    })
  })

  test('is part of what an idempotency key stands for', async () => {
    const { slug } = await twoVersions(system, creator)
    const send = (version?: number) =>
      system.request('POST', `/api/apps/${slug}/runs`, {
        token: buyer.token,
        headers: { 'idempotency-key': 'invoice-7' },
        body: { input: VAT_QUESTION, version },
      })

    const [first, again, other] = [await send(1), await send(1), await send(2)]

    expect(again.body.run_id).toBe(first.body.run_id)
    expect(again.body).toMatchObject({ version: 1, is_pinned: true })
    expect([other.status, other.body.code]).toEqual([409, 'request.key_reused'])
  })

  test('is tried with a test key', async () => {
    const { slug } = await twoVersions(system, creator)
    const { secret } = await newApiKey(system, buyer, { is_test: true })

    const { body } = await run(slug, { input: VAT_QUESTION, version: 1 }, { token: secret })

    expect(body).toMatchObject({ outcome: 'answer', version: 1, is_pinned: true, is_test: true })
  })
})

describe('a conversation', () => {
  test('goes on in the version that it was asked for in, and says so', async () => {
    const { slug } = await twoVersions(system, creator)
    const first = await run(slug, { input: VAT_QUESTION, version: 1 })

    const next = await run(slug, { input: 'And on AED 2,000?', reply_to: first.body.run_id })
    const last = await run(slug, { input: 'And on AED 3,000?', reply_to: next.body.run_id })

    for (const { body } of [next, last])
      expect(body).toMatchObject({ outcome: 'answer', version: 1, is_pinned: true })
    expect(last.body.response).toContain('3,150')
  })

  test('goes on in another that is asked for in it', async () => {
    const { slug } = await twoVersions(system, creator)
    const first = await run(slug, { input: VAT_QUESTION, version: 1 })
    const reply_to = first.body.run_id

    const moved = await run(slug, { input: DAYS_QUESTION, reply_to, version: 2 })
    const next = await run(slug, { input: DAYS_QUESTION, reply_to: moved.body.run_id })

    for (const { body } of [moved, next])
      expect(body).toMatchObject({ outcome: 'answer', version: 2, is_pinned: true })
  })

  test('of the listed version goes on in whichever is listed', async () => {
    const { id, slug } = await twoVersions(system, creator)
    const first = await run(slug, { input: DAYS_QUESTION })
    await atForge(system, creator).restore(id, 1)

    const next = await run(slug, { input: VAT_QUESTION, reply_to: first.body.run_id })

    expect([first.body.version, next.body.version]).toEqual([2, 1])
    expect(next.body).not.toHaveProperty('is_pinned')
  })
})

describe('what cannot be asked for', () => {
  test('is a draft, or what was never there: the refusal names what is, and nothing is charged', async () => {
    const { id, slug } = await twoVersions(system, creator)
    await atForge(system, creator).save(id, 0, agentContent())

    const refused = [
      await run(slug, { input: VAT_QUESTION, version: 3 }),
      await demo(slug, { input: VAT_QUESTION, version: 99 }),
    ]

    expect(refused.map(({ status, body }) => [status, body.code, body.error])).toEqual([
      [404, 'runs.version_not_found', 'This agent has no version 3 that can be run. It has: 2, 1.'],
      [
        404,
        'runs.version_not_found',
        'This agent has no version 99 that can be run. It has: 2, 1.',
      ],
    ])
    const { body } = await system.request('GET', '/api/runs', { token: buyer.token })
    expect(body.runs).toEqual([])
  })

  test('is one that a moderator has not opened, or has rejected', async () => {
    const { id, slug } = await twoVersions(system, creator)
    const set = (status: 'pending' | 'rejected') =>
      system.database
        .update(agentVersions)
        .set({ status, submittedAt: system.clock.now() })
        .where(and(eq(agentVersions.appId, id), eq(agentVersions.number, 3)))
    await atForge(system, creator).save(id, 0, agentContent())

    await set('pending')
    const pending = await run(slug, { input: VAT_QUESTION, version: 3 })
    await set('rejected')
    const rejected = await run(slug, { input: VAT_QUESTION, version: 3 })
    await system.database.delete(agentVersions).where(eq(agentVersions.status, 'rejected'))

    expect([pending.body.code, rejected.body.code]).toEqual(Array(2).fill('runs.version_not_found'))
  })

  test('is any version of an agent that has left the store, or that a moderator takes out of it', async () => {
    const { id, slug } = await twoVersions(system, creator)
    const other = await twoVersions(system, await system.user())
    const moderator = await system.user({ role: 'admin' })

    await atForge(system, creator).unpublish(id)
    const { status: done } = await atModeration(system, moderator).takeDown(other.id)

    expect(done).toBe(200)
    for (const gone of [slug, other.slug]) {
      const { status, body } = await run(gone, { input: VAT_QUESTION, version: 1 })
      expect([status, body.code]).toEqual([404, 'catalogue.app_not_found'])
      expect((await system.request('GET', `/api/apps/${gone}/versions`)).status).toBe(404)
    }
  })

  test('is one whose connection its creator has deleted, which is not listed any more either', async () => {
    const { id, slug, connectionId } = await overStation()
    const forge = atForge(system, creator)
    await forge.save(id, 0, {
      ...agentContent(),
      name: { en: `Station ${id.slice(0, 6)}`, ar: '' },
    })
    await forge.publish(id)
    await system.request('DELETE', `/api/connections/${connectionId}`, { token: creator.token })

    const { body } = await run(slug, { input: 'What is the weather in Dubai?', version: 1 })

    expect(body.code).toBe('runs.version_not_found')
    expect((await versions(slug)).map(({ number }: { number: number }) => number)).toEqual([2])
  })
})

/** An agent that is executed by a server elsewhere. */
async function overStation() {
  const { token } = creator
  const connection = await system.request('POST', '/api/connections', {
    token,
    body: { kind: 'mcp', address: station.address },
  })
  const { id: connectionId } = connection.body.connection
  const forge = atForge(system, creator)
  const imported = await forge.import({
    connection_id: connectionId,
    tools: ['weather'],
    pricing_model: 'per-run',
    price_aed: 3,
  })
  const { id } = imported.body.generated_app
  const { agent } = (await forge.get(id)).body
  const content = {
    ...agent.content,
    name: { en: `Station of ${creator.name} ${id.slice(0, 6)}`, ar: '' },
    short_description: { en: 'Weather for the UAE.', ar: '' },
    description: { en: 'Says what the weather is.', ar: '' },
    full_description: { en: 'Says what the weather is.', ar: '' },
    demo_prompts: { en: ['What is the weather in Dubai?'], ar: [] },
  }
  await forge.save(id, agent.open.revision, content)
  const { body } = await forge.publish(id)
  return { id, connectionId, slug: body.slug as string, content }
}

describe('a version that is executed elsewhere', () => {
  const input = 'What is the weather in Dubai?'

  test('is executed there still when the store lists another', async () => {
    const { id, slug, content } = await overStation()
    const forge = atForge(system, creator)
    await forge.save(id, 0, { ...agentContent(), name: content.name })
    await forge.publish(id)

    const { body } = await run(slug, { input, version: 1 })

    expect(body).toMatchObject({ outcome: 'answer', version: 1, skills_used: ['weather'] })
    expect(body.response).toContain('weather of Dubai: fine')
  })

  test('is paused when what is there is not what it was approved with, though the listed one runs', async () => {
    const { id, slug, content } = await overStation()
    const forge = atForge(system, creator)
    await forge.save(id, 0, { ...agentContent(), name: content.name })
    await forge.publish(id)
    station.offer({ ...WEATHER, description: 'The weather anywhere.' })

    const noticed = await run(slug, { input, version: 1 })
    const after = await run(slug, { input, version: 1 })
    const live = await run(slug, { input: VAT_QUESTION })

    expect([noticed, after].map(({ status, body }) => [status, body.code])).toEqual(
      Array(2).fill([503, 'runs.agent_paused']),
    )
    expect(live.body).toMatchObject({ outcome: 'answer', version: 2 })
    expect(await versions(slug)).toMatchObject([
      { number: 2, is_live: true, is_paused: false },
      { number: 1, is_live: false, is_paused: true },
    ])
    const pins = await system.database.select().from(agentPins).where(eq(agentPins.appId, id))
    expect(pins).toMatchObject([{ version: 1, pausedAt: expect.any(Date) }])
  })
})

test('what was published of an agent is listed for everybody, the newest first', async () => {
  const { slug } = await twoVersions(system, creator)
  const own = await system.app()

  expect(await versions(slug)).toEqual([
    { number: 2, published_at: expect.any(String), is_live: true, is_paused: false },
    { number: 1, published_at: expect.any(String), is_live: false, is_paused: false },
  ])
  expect(await versions(own.slug)).toEqual([
    { number: 1, published_at: null, is_live: true, is_paused: false },
  ])
  expect((await run(own.slug, { input: VAT_QUESTION, version: 1 })).body.is_pinned).toBe(true)
})
