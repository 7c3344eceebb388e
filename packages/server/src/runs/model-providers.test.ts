import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anthropicWire, chatWire, googleWire, responsesWire } from '../../testing/model-wires.ts'
import { OFFICE_CHANGES, startOfficeServer } from '../../testing/remote-agents/office-server.ts'
import { publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import {
  openStandInProvider,
  type ProviderAnswer,
  type StandInProvider,
} from '../../testing/stand-in-provider.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { runs } from '../database/schema/runs.ts'
import { openModel } from '../models/open-model.ts'

const KEY = 'sk-operator-0123456789'
const input = 'Add VAT to AED 1,000'
const call = ['vat-calculator', { lines: [{ unitPrice: 1000 }] }] as const

describe.each([
  ['openai-compatible', chatWire, '/v1/chat/completions'],
  ['openai', responsesWire, '/v1/responses'],
  ['anthropic', anthropicWire, '/v1/messages'],
  ['google', googleWire, '/v1/models/sage-5:streamGenerateContent?alt=sse'],
] as const)('a model of %s', (provider, wire, path) => {
  let endpoint: StandInProvider
  let office: Awaited<ReturnType<typeof startOfficeServer>>
  let system: System
  let person: Person
  beforeAll(async () => {
    endpoint = await openStandInProvider(wire)
    office = await startOfficeServer()
    const languageModel = openModel({
      provider,
      baseUrl: endpoint.baseUrl,
      apiKey: KEY,
      name: 'sage-5',
      timeLimitMs: 3_000,
    })
    system = await openSystem({ languageModel, config: { outboundAllow: [office.allow] } })
    person = await system.user()
  })
  afterAll(async () => {
    await system.close()
    await endpoint.close()
    await office.close()
  })
  beforeEach(() => endpoint.reset())

  async function demo(...answers: ProviderAnswer[]) {
    endpoint.willAnswer(...answers)
    const { slug } = await system.app()
    return system.request('POST', `/api/apps/${slug}/demo`, {
      body: { input },
      headers: { accept: 'text/event-stream' },
    })
  }
  const lastOf = (text: string) => JSON.parse([...text.matchAll(/^data: (.*)$/gm)].at(-1)![1]!)
  const shownIn = (text: string) =>
    [...text.matchAll(/^data: (.*)$/gm)]
      .map(([, event]) => JSON.parse(event!))
      .filter(({ type }) => type === 'text')
      .map((event) => event.text)
      .join('')

  test('uses the agent’s skill and answers with its figures, in the provider’s own protocol', async () => {
    const { text } = await demo({ call }, { text: ['With VAT it is ', '**AED 1,050.00**.'] })

    expect(lastOf(text)).toMatchObject({
      response: 'With VAT it is **AED 1,050.00**.',
      provider: 'sage-5',
      skills_used: ['vat-calculator'],
      is_answered: true,
    })
    const request = endpoint.requests.at(-1)!
    expect(request).toMatchObject({ path, key: KEY, tools: ['vat-calculator'] })
    expect(JSON.stringify(request.body)).toContain('1,050.00')
  })

  test('may not change anything before the person has confirmed it', async () => {
    const { slug } = await publishRemoteApp(system, {
      owner: await system.user({ role: 'creator' }),
      kind: 'mcp',
      address: office.address,
      tools: [...OFFICE_CHANGES],
      definition: { price: { model: 'free', fils: 0 } },
    })
    const run = (body: object) =>
      system.request('POST', `/api/apps/${slug}/runs`, { token: person.token, body })
    endpoint.willAnswer({ call: ['delete_order', { order_id: '55' }] })

    const proposed = await run({ input: 'Tidy up' })

    expect(proposed.body).toMatchObject({
      is_answered: false,
      confirmation: { tool: { name: 'delete_order' } },
    })
    expect(office.calls).toEqual([])
    const confirmation = { id: proposed.body.confirmation.id, arguments: { order_id: '55' } }
    await run({ input: 'Tidy up', confirmation })
    expect(office.calls).toEqual([['delete_order', { order_id: '55' }]])
  })

  test('that says the store’s key is heard without it, wherever the key is cut', async () => {
    const pieces = [...`I was called with ${KEY}, and that was it.`]

    const { text } = await demo({ text: pieces })

    const shown = 'I was called with •••, and that was it.'
    expect(shownIn(text)).toBe(shown)
    expect(lastOf(text).response).toBe(shown)
    const stored = await system.database.select().from(runs)
    expect(JSON.stringify([text, stored])).not.toContain(KEY.slice(0, 12))
  })

  test('that sends the key back in a call or an error tells it to nobody', async () => {
    const called = await demo({ call: ['KEY', { KEY }] }, { text: ['Well, KEY'] })
    const refused = await demo({
      status: 401,
      message: 'Bearer KEY is wrong',
      headers: { 'x-echo': KEY, 'www-authenticate': KEY },
    })
    const lost = await demo({ status: 404, message: 'no such model for KEY' })

    const stored = await system.database.select().from(runs)
    expect(
      JSON.stringify([called.text, refused.text, lost.text, system.log.lines, stored]),
    ).not.toContain(KEY)
  })
})

describe('a model that refuses words of older ones', () => {
  test('is asked in its own words from the second request on', async () => {
    const endpoint = await openStandInProvider(chatWire)
    const languageModel = openModel({ baseUrl: endpoint.baseUrl, apiKey: KEY, name: 'sage-5' })
    const system = await openSystem({ languageModel })
    endpoint.willAnswer({ text: ['One.'] }, { text: ['Two.'] })
    const { slug } = await system.app()
    const ask = () => system.request('POST', `/api/apps/${slug}/demo`, { body: { input } })

    const replies = [await ask(), await ask()]

    expect(replies.map(({ body }) => body.response)).toEqual(['One.', 'Two.'])
    expect(
      endpoint.requests.map(({ body }) => [body.max_tokens, body.max_completion_tokens]),
    ).toEqual([
      [4_000, undefined],
      [undefined, 4_000],
      [undefined, 4_000],
    ])
    await system.close()
    await endpoint.close()
  })
})
