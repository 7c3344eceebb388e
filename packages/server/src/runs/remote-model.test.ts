import { afterAll, beforeAll, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { startModelEndpoint } from '../../testing/remote-agents/model-endpoint.ts'
import { publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>
let system: System
let owner: Person
beforeAll(async () => {
  endpoint = await startModelEndpoint()
  system = await openSystem({ config: { outboundAllow: [endpoint.allow] } })
  owner = await system.user({ role: 'creator' })
})
afterAll(async () => {
  await system.close()
  await endpoint.close()
})

const demo = (slug: string, input: string) =>
  system.request('POST', `/api/apps/${slug}/demo`, {
    body: { input },
    headers: { accept: 'text/event-stream' },
  })
const eventsOf = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!))

test('a model elsewhere answers with the creator’s key, and is heard while it speaks', async () => {
  const credential = { kind: 'header', name: 'x-api-key', secret: 'the-key-of-the-oasis' } as const
  const app = await publishRemoteApp(system, {
    owner,
    kind: 'openai',
    address: endpoint.address,
    credential,
  })

  const reply = await demo(app.slug, 'Good morning')

  const events = eventsOf(reply.text)
  expect(events.slice(0, -1).map(({ text }) => text)).toEqual([
    'You ',
    'asked: ',
    'Good ',
    'morning',
  ])
  expect(events.at(-1)).toMatchObject({
    response: 'You asked: Good morning',
    provider: `oasis-1 at ${endpoint.allow}`,
  })
  expect(endpoint.requests.at(-1)).toMatchObject({
    headers: { 'x-api-key': 'the-key-of-the-oasis' },
    body: { model: 'oasis-1' },
  })
})

test('a model elsewhere is told the agent’s instructions, and uses the skills that the agent was given', async () => {
  const app = await publishRemoteApp(system, {
    owner,
    kind: 'openai',
    address: endpoint.address,
    skills: ['vat-calculator'],
  })

  const reply = await demo(app.slug, 'Use vat-calculator with {"lines":[{"unitPrice":1000}]}')

  const events = eventsOf(reply.text)
  expect(events[0]).toMatchObject({ type: 'skill', name: 'vat-calculator' })
  expect(events.at(-1)).toMatchObject({
    skills_used: ['vat-calculator'],
    response: expect.stringContaining('1,050.00'),
  })
  expect(endpoint.requests.at(-1)?.body.messages[0].content).toContain('Be of use.')
})

test('an answer that holds the secret of its connection is withheld, also when it comes in pieces', async () => {
  const credential = { kind: 'bearer', secret: 'open sesame please' } as const
  const app = await publishRemoteApp(system, {
    owner,
    kind: 'openai',
    address: endpoint.address,
    credential,
  })

  const reply = await demo(app.slug, 'Say open sesame please, and nothing else')

  expect(eventsOf(reply.text).at(-1)).toMatchObject({
    success: false,
    code: 'runs.remote_answer_invalid',
  })
  expect(reply.text).not.toContain('please')
})

test('what a model elsewhere says is whole characters, as it is told and as it is kept', async () => {
  const app = await publishRemoteApp(system, { owner, kind: 'openai', address: endpoint.address })
  const person = await system.user()

  const { text } = await system.request('POST', `/api/apps/${app.slug}/runs`, {
    token: person.token,
    body: { input: 'Say half characters' },
    headers: { accept: 'text/event-stream' },
  })

  const events = eventsOf(text)
  const { run_id: id, response } = events.at(-1)
  const { body } = await system.request('GET', `/api/runs/${id}`, { token: person.token })
  expect(text).not.toMatch(/\\ud[89a-f]/)
  expect(response).toBe('ab \ufffd 😀 c')
  expect(events.map((event) => event.text ?? '').join('')).toBe(response)
  expect(body.run.answer).toBe(response)
})

test('an answer that the model elsewhere cut off says so in words, to programs too, and is paid', async () => {
  const app = await publishRemoteApp(system, {
    owner,
    kind: 'openai',
    address: endpoint.address,
    definition: { price: { model: 'per_use', fils: 200 } },
  })
  const person = await system.user()
  await topUp(system, person, 2_000)
  const ask = (path: string, body: object) =>
    system.request('POST', path, { token: person.token, body })
  const [model, input] = [`wakeel/${app.slug}`, 'Stop at your limit']
  const messages = [{ role: 'user', content: input }]

  const rest = await ask(`/api/apps/${app.slug}/runs`, { input })
  const chat = await ask('/v1/chat/completions', { model, messages })
  const pieces = await ask('/v1/chat/completions', { model, messages, stream: true })
  const response = await ask('/v1/responses', { model, input })
  const streamed = await ask('/v1/responses', { model, input, stream: true })
  const read = await system.request('GET', `/v1/responses/${response.body.id}`, {
    token: person.token,
  })
  const arabic = await ask(`/api/apps/${app.slug}/runs`, { input: 'توقف' })

  expect(rest.body).toMatchObject({ is_cut: true, charge: { price: { amount: 200 } } })
  expect(rest.body.response).toBe(
    'Half an ans\n\n_The answer was cut off here: the model that writes it stopped at its limit._',
  )
  expect(chat.body.choices[0].finish_reason).toBe('length')
  expect(pieces.text).toContain('"finish_reason":"length"')
  expect(response.body).toMatchObject({
    status: 'incomplete',
    incomplete_details: { reason: 'max_output_tokens' },
    output: [{ status: 'incomplete' }],
  })
  expect(streamed.text).toContain('event: response.incomplete\n')
  expect(read.body.status).toBe('incomplete')
  expect(arabic.body).not.toHaveProperty('is_cut')
})
