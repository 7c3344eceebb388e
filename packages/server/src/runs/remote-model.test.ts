import { afterAll, beforeAll, expect, test } from 'vitest'
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
