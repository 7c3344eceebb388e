import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { type A2aAgentOptions, startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import { type PublishedRemote, publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import { openSystem, type Person, type System, type SystemOptions } from '../../testing/system.ts'
import { runs } from '../database/schema/runs.ts'

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
const eventsOf = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!))

/** Runs of an agent that is not the usual one, in a store of its own, each a reply to the one before; the last one. */
async function askOther(
  options: A2aAgentOptions,
  input: string,
  store: SystemOptions = {},
  replies: string[] = [],
) {
  const agent = await startA2aAgent(options)
  const other = await openSystem({ config: { outboundAllow: [agent.allow] }, ...store })
  const creator = await other.user({ role: 'creator' })
  const { slug } = await publishRemoteApp(other, {
    owner: creator,
    kind: 'a2a',
    address: agent.address,
  })
  const headers: Record<string, string> = /slowly/.test(input)
    ? { accept: 'text/event-stream' }
    : {}
  const send = (body: object) => other.request('POST', `/api/apps/${slug}/demo`, { body, headers })
  let reply = await send({ input })
  for (const next of replies) reply = await send({ input: next, reply_to: reply.body.run_id })
  await other.close()
  await agent.close()
  return { reply, agent }
}

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
    expect(run).toMatchObject({
      status: 'succeeded',
      agentVersion: 1,
      provider: `a2a ${streaming.allow}`,
    })
  })

  test('is told the words of the request, with the creator’s secret, and nothing about the person', async () => {
    const { token, name, email } = await system.user({ name: 'Zayed Al Falasi' })

    await demo(app.slug, 'How many pounds are 70 kg?', { token })

    const request = streaming.requests.find(({ body }) => body?.method === 'SendStreamingMessage')
    expect(request?.body.params.message.parts).toEqual([{ text: 'How many pounds are 70 kg?' }])
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${SECRET}`,
      'a2a-version': '1.0',
    })
    const sent = JSON.stringify(streaming.requests)
    for (const secret of [name, email, token]) expect(sent).not.toContain(secret)
  })

  test('is heard while it speaks', async () => {
    const reply = await demo(app.slug, '10 kg', { headers: { accept: 'text/event-stream' } })

    const events = eventsOf(reply.text)
    expect(events.filter(({ type }) => type === 'text').map(({ text }) => text)).toEqual([
      '10 kg ',
      'are ',
      '**22.05 lb**.',
    ])
    expect(events.at(-1)).toMatchObject({ success: true, response: '10 kg are **22.05 lb**.' })
  })

  test('that does not stream answers in one piece', async () => {
    const whole = await publishRemoteApp(system, { owner, kind: 'a2a', address: plain.address })

    const reply = await demo(whole.slug, '10 kg', { headers: { accept: 'text/event-stream' } })

    expect(eventsOf(reply.text)).toMatchObject([
      { type: 'text', text: '10 kg are **22.05 lb**.' },
      { success: true },
    ])
  })

  test('is found by its card wherever the address is the folder of the card', async () => {
    const byFolder = await publishRemoteApp(system, { owner, kind: 'a2a', address: plain.url })

    const reply = await demo(byFolder.slug, '1 kg')

    expect(reply.body.response).toBe('1 kg are **2.20 lb**.')
  })

  test.each<[string, A2aAgentOptions]>([
    ['on a path', { path: '/agents/scales' }],
    ['of HTTP+JSON', { speaks: 'HTTP+JSON 1.0' }],
    ['of HTTP+JSON that does not stream', { speaks: 'HTTP+JSON 1.0', streaming: false }],
    ['of 0.3', { speaks: 'JSON-RPC 0.3' }],
    ['of 0.3 that does not stream', { speaks: 'JSON-RPC 0.3', streaming: false }],
  ])('%s answers', async (_name, options) => {
    const { reply } = await askOther(options, '10 kg')

    expect(reply.body).toMatchObject({ success: true, response: '10 kg are **22.05 lb**.' })
  })

  test('that goes on working is followed to its end, beyond the time of one call, and what it says meanwhile is shown', async () => {
    const cut = await askOther({}, 'slowly, 10 kg', { remoteTimeLimitMs: 1500 })
    const polled = await askOther({ streaming: false }, 'slowly, 10 kg')

    for (const { reply } of [cut, polled])
      expect(eventsOf(reply.text).at(-1)).toMatchObject({ response: '10 kg are **22.05 lb**.' })
    for (const { reply } of [cut, polled])
      expect(eventsOf(reply.text)).toContainEqual({
        type: 'progress',
        text: 'The scales are warming up.',
      })
  })

  test('is paid for like any other', async () => {
    const person = await system.user()
    await topUp(system, person, 1000)

    const reply = await system.request('POST', `/api/apps/${app.slug}/runs`, {
      token: person.token,
      body: { input: '70 kg' },
    })

    expect(reply.body).toMatchObject({
      success: true,
      response: '70 kg are **154.32 lb**.',
      charge: { source: 'wallet' },
    })
    expect(await system.violations()).toEqual([])
  })

  test('may ask back: its question is the answer', async () => {
    const reply = await demo(app.slug, 'weigh it')

    expect(reply.body).toMatchObject({
      success: true,
      outcome: 'question',
      response: 'How many kilograms?',
    })
  })

  test('that asked back hears the reply in the same task, and only its answer is paid', async () => {
    const person = await system.user()
    await topUp(system, person, 1000)
    const send = (body: object) =>
      system.request('POST', `/api/apps/${app.slug}/runs`, { token: person.token, body })

    const asked = await send({ input: 'weigh it' })
    const answered = await send({ input: '70', reply_to: asked.body.run_id })
    const next = await send({ input: '10', reply_to: answered.body.run_id })

    expect(asked.body).toMatchObject({ outcome: 'question', charge: { price: { amount: 0 } } })
    expect(answered.body).toMatchObject({
      outcome: 'answer',
      response: '70 kg are **154.32 lb**.',
      charge: { price: { amount: 250 } },
    })
    expect(next.body.response).toBe('10 kg are **22.05 lb**.')
    const [first, second, third] = streaming.requests
      .filter(({ body }) => body?.method === 'SendStreamingMessage')
      .map(({ body }) => body.params.message)
    expect([first.taskId, first.contextId].filter(Boolean)).toEqual([])
    expect(second).toMatchObject({ taskId: expect.any(String), contextId: expect.any(String) })
    // The task is done; the conversation goes on.
    expect([third.taskId ?? '', third.contextId]).toEqual(['', second.contextId])
    const [stored] = await system.database.select().from(runs).where(eq(runs.id, asked.body.run_id))
    expect(stored?.remoteThread).toMatchObject({ taskId: second.taskId })
    expect(await system.violations()).toEqual([])
  })

  test.each<[string, A2aAgentOptions]>([
    ['that does not stream', { streaming: false }],
    ['of HTTP+JSON', { speaks: 'HTTP+JSON 1.0' }],
    ['of 0.3', { speaks: 'JSON-RPC 0.3' }],
    ['of 0.3 that does not stream', { speaks: 'JSON-RPC 0.3', streaming: false }],
  ])('%s hears a reply as well', async (_name, options) => {
    const { reply } = await askOther(options, 'weigh it', {}, ['70'])

    expect(reply.body).toMatchObject({ outcome: 'answer', response: '70 kg are **154.32 lb**.' })
  })

  test('that fails is told as such without its inner words, and one that refuses says why', async () => {
    const { token } = await system.user()

    const failed = await demo(app.slug, 'overload the scales', { token })
    const used = await system.request('GET', `/api/apps/${app.slug}/demo`, { token })
    const refused = await demo(app.slug, 'weigh the poison', { token })

    expect([failed.status, failed.body.code]).toEqual([502, 'runs.remote_broke_off'])
    expect(refused.body).toMatchObject({ success: true, response: 'I do not weigh this' })
    expect(JSON.stringify(failed.body)).not.toMatch(/scales broke/)
    expect(used.body.demo_info.used).toBe(0)
  })

  test('is left at once by a person who leaves', async () => {
    streaming.behave('slow', 'asked')
    const leaving = new AbortController()
    const [request, gone] = [streaming.nextRequest(), streaming.nextGone()]
    const reply = demo(app.slug, '70 kg', { signal: leaving.signal })
    await request

    leaving.abort()

    await expect(reply).rejects.toThrow()
    await gone
    streaming.behave('well')
    await expect
      .poll(() => system.database.select().from(runs).where(eq(runs.appId, app.id)))
      .toMatchObject([{ status: 'cancelled' }])
  })
})

describe('a rehearsal', () => {
  const runDry = (prompt: string) =>
    system.capabilities.runs.runDry(
      { appId: app.id, prompt, userId: owner.id, draft: { plan: app.plan, version: 2 } },
      { signal: new AbortController().signal, emit() {} },
    )

  test('of an answer and of a question can be told apart', async () => {
    const [answer, question] = [await runDry('70 kg'), await runDry('weigh it')]

    expect(answer).toMatchObject({
      answer: '70 kg are **154.32 lb**.',
      provider: `a2a ${streaming.allow}`,
      isAnswered: true,
    })
    expect(question).toMatchObject({ answer: 'How many kilograms?', isAnswered: false })
  })
})
