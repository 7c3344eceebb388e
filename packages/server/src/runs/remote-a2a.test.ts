import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import { type PublishedRemote, publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { runs } from './tables.ts'

const SECRET = 'the-secret-of-the-scales'

let streaming: Awaited<ReturnType<typeof startA2aAgent>>
let plain: typeof streaming
let system: System
let owner: Person
let app: PublishedRemote
beforeAll(async () => {
  streaming = await startA2aAgent()
  plain = await startA2aAgent({ streaming: false })
  system = await openSystem({ config: { outboundAllow: [streaming.allow, plain.allow] } })
  owner = await system.user({ role: 'creator' })
})
afterAll(async () => {
  await system.close()
  await streaming.close()
  await plain.close()
})
beforeEach(async () => {
  app = await publishRemoteApp(system, {
    owner,
    kind: 'a2a',
    address: streaming.address,
    credential: { kind: 'bearer', secret: SECRET },
    definition: { price: { model: 'per_use', fils: 250 } },
  })
  streaming.requests.length = 0
})

const demo = (slug: string, input: string, options: Parameters<System['request']>[2] = {}) =>
  system.request('POST', `/api/apps/${slug}/demo`, { body: { input }, ...options })
const eventsOf = (text: string) => [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!))

describe('an A2A agent elsewhere', () => {
  test('answers a demo, and the run says who answered', async () => {
    const reply = await demo(app.slug, 'How many pounds are 70 kg?')

    expect(reply.body).toMatchObject({
      success: true,
      response: '70 kg are **154.32 lb**.',
      provider: `a2a ${streaming.allow}`,
      skills_used: [],
      demo_info: { used: 1 },
    })
    const [run] = await system.database.select().from(runs).where(eq(runs.appId, app.id))
    expect(run).toMatchObject({ status: 'succeeded', agentVersion: 1, provider: `a2a ${streaming.allow}` })
  })

  test('is told the words of the request, with the creator’s secret, and nothing about the person', async () => {
    const { token, name, email } = await system.user({ name: 'Zayed Al Falasi' })

    await demo(app.slug, 'How many pounds are 70 kg?', { token })

    const asked = streaming.requests.find(({ body }) => body?.method === 'SendStreamingMessage')
    expect(asked?.body.params.message.parts).toEqual([{ text: 'How many pounds are 70 kg?' }])
    expect(asked?.headers).toMatchObject({ authorization: `Bearer ${SECRET}`, 'a2a-version': '1.0' })
    const told = JSON.stringify(streaming.requests)
    for (const secret of [name, email, token]) expect(told).not.toContain(secret)
  })

  test('is heard while it speaks', async () => {
    const reply = await demo(app.slug, '10 kg', { headers: { accept: 'text/event-stream' } })

    const events = eventsOf(reply.text)
    expect(events.filter(({ type }) => type === 'text').map(({ text }) => text)).toEqual(['10 kg ', 'are ', '**22.05 lb**.'])
    expect(events.at(-1)).toMatchObject({ success: true, response: '10 kg are **22.05 lb**.' })
  })

  test('that does not stream answers in one piece', async () => {
    const whole = await publishRemoteApp(system, { owner, kind: 'a2a', address: plain.address })

    const reply = await demo(whole.slug, '10 kg', { headers: { accept: 'text/event-stream' } })

    expect(eventsOf(reply.text)).toMatchObject([{ type: 'text', text: '10 kg are **22.05 lb**.' }, { success: true }])
  })

  test('is found by its card wherever the address is the folder of the card', async () => {
    const byFolder = await publishRemoteApp(system, { owner, kind: 'a2a', address: plain.url })

    const reply = await demo(byFolder.slug, '1 kg')

    expect(reply.body.response).toBe('1 kg are **2.20 lb**.')
  })

  test('is paid for like any other', async () => {
    const person = await system.user()
    await topUp(system, person, 1000)

    const reply = await system.request('POST', `/api/apps/${app.slug}/runs`, { token: person.token, body: { input: '70 kg' } })

    expect(reply.body).toMatchObject({ success: true, response: '70 kg are **154.32 lb**.', charge: { source: 'wallet' } })
    expect(await system.violations()).toEqual([])
  })

  test('may ask back: its question is the answer', async () => {
    const reply = await demo(app.slug, 'weigh it')

    expect(reply.body).toMatchObject({ success: true, response: 'How many kilograms?' })
  })

  test('that fails or refuses a task is told as such, and the run is given back', async () => {
    const { token } = await system.user()

    const failed = await demo(app.slug, 'overload the scales', { token })
    const refused = await demo(app.slug, 'weigh the poison', { token })

    expect([failed.status, failed.body.code]).toEqual([502, 'runs.remote_broke_off'])
    expect([refused.status, refused.body.code]).toEqual([502, 'runs.remote_refused'])
    expect(JSON.stringify([failed.body, refused.body])).not.toMatch(/scales broke|weigh this/)
    expect((await system.request('GET', `/api/apps/${app.slug}/demo`, { token })).body.demo_info.used).toBe(0)
  })

  test('is left at once by a person who leaves', async () => {
    streaming.behave('slow', 'asked')
    const leaving = new AbortController()
    const [asked, gone] = [streaming.nextAsked(), streaming.nextGone()]
    const reply = demo(app.slug, '70 kg', { signal: leaving.signal })
    await asked

    leaving.abort()

    await expect(reply).rejects.toThrow()
    await gone
    streaming.behave('well')
    await expect.poll(() => system.database.select().from(runs).where(eq(runs.appId, app.id))).toMatchObject([{ status: 'cancelled' }])
  })
})

describe('a rehearsal', () => {
  const rehearse = (prompt: string) =>
    system.capabilities.runs.rehearse(
      { appId: app.id, prompt, userId: owner.id, draft: { plan: app.plan, version: 2 } },
      { signal: new AbortController().signal, emit() {} },
    )

  test('of an answer and of a question can be told apart', async () => {
    const [answer, question] = [await rehearse('70 kg'), await rehearse('weigh it')]

    expect(answer).toMatchObject({ answer: '70 kg are **154.32 lb**.', provider: `a2a ${streaming.allow}`, isAnswered: true })
    expect(question).toMatchObject({ answer: 'How many kilograms?', isAnswered: false })
  })
})
