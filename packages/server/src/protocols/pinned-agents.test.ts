import OpenAI from 'openai'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { a2aMessage, answerOf, connectA2a, sendTo } from '../../testing/a2a-client.ts'
import { agentContent, atForge } from '../../testing/agents.ts'
import { newApiKey } from '../../testing/api-keys.ts'
import { topUp } from '../../testing/checkout.ts'
import { connect2025, connect2026, connectFirst, errorOf } from '../../testing/mcp-clients.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { DAYS_QUESTION, twoVersions, VAT_QUESTION } from '../../testing/two-versions.ts'

let system: System
let creator: Person
let token: string
let agent: { id: string; slug: string }
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(async () => {
  creator = await system.user()
  agent = await twoVersions(system, creator)
  const buyer = await system.user()
  await topUp(system, buyer, 5_000)
  token = (await newApiKey(system, buyer)).secret
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const receiptOf = async (runId: string) =>
  (await system.request('GET', `/api/runs/${runId}/receipt`, { token })).body.receipt
const unpublish = () => atForge(system, creator).unpublish(agent.id)

describe('as a model of OpenAI’s APIs', () => {
  const client = () => new OpenAI({ baseURL: `${system.url}/v1`, apiKey: token, maxRetries: 0 })
  const name = (version?: number) =>
    `wakeel/${agent.slug}${version === undefined ? '' : `@${version}`}`
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'answered',
      (error: InstanceType<typeof OpenAI.APIError>) => error.code,
    )

  test('a version answers by its name, in both of them, at once and in pieces', async () => {
    const { responses, chat } = client()
    const messages = [{ role: 'user', content: VAT_QUESTION } as const]

    const response = await responses.create({ model: name(1), input: VAT_QUESTION })
    const completion = await chat.completions.create({ model: name(1), messages })
    const pieces = []
    for await (const piece of await chat.completions.create({
      model: name(1),
      messages,
      stream: true,
    }))
      pieces.push(piece)
    const live = await responses.create({ model: name(), input: DAYS_QUESTION })

    expect(response.output_text).toContain('1,050')
    expect(response).toMatchObject({ model: name(1), wakeel: { version: 1, is_pinned: true } })
    expect(completion.choices[0]?.message.content).toContain('1,050')
    expect(completion).toMatchObject({ model: name(1), wakeel: { version: 1 } })
    expect(pieces.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toContain('1,050')
    expect(new Set(pieces.map(({ model }) => model))).toEqual(new Set([name(1)]))
    expect(live).toMatchObject({ model: name(), wakeel: { version: 2 } })
    const { run_id } = (response as unknown as { wakeel: { run_id: string } }).wakeel
    expect((await receiptOf(run_id)).agent.version).toBe(1)
  })

  test('a conversation goes on in its version, and the reply names it', async () => {
    const { responses } = client()
    const first = await responses.create({ model: name(1), input: VAT_QUESTION })

    const next = await responses.create({
      model: name(),
      input: 'And on AED 2,000?',
      previous_response_id: first.id,
    })

    expect(next.output_text).toContain('2,100')
    expect(next).toMatchObject({ model: name(1), wakeel: { version: 1, is_pinned: true } })
    expect(await responses.retrieve(next.id)).toMatchObject({ model: name(1) })
  })

  test('a version is a model of its own, and what is none is refused', async () => {
    const { models, responses } = client()

    expect(await models.retrieve(name(1))).toMatchObject({ id: name(1), object: 'model' })
    expect(await codeOf(models.retrieve(name(9)))).toBe('runs.version_not_found')
    expect(await codeOf(responses.create({ model: name(9), input: VAT_QUESTION }))).toBe(
      'runs.version_not_found',
    )
    expect(await codeOf(models.retrieve(`wakeel/${agent.slug}@0`))).toBe('catalogue.app_not_found')
    await unpublish()
    expect(await codeOf(responses.create({ model: name(1), input: VAT_QUESTION }))).toBe(
      'catalogue.app_not_found',
    )
  })
})

describe.each([
  ['2025-11-25', connect2025],
  ['2026-07-28', connect2026],
  ['the generation before', connectFirst],
] as const)('by MCP, in %s', (_name, connect) => {
  type Call = (call: object) => Promise<{ structuredContent?: object; isError?: unknown }>

  test('a version is an argument of the tools that ask, of the store’s server and of the agent’s', async () => {
    const store = await connect(system, '/mcp', { token })
    const own = await connect(system, `/mcp/${agent.slug}`, { token })
    const ask = (version?: number) =>
      (own.callTool as Call)({ name: 'ask', arguments: { message: VAT_QUESTION, version } })
    const run = (version: number) =>
      (store.callTool as Call)({
        name: 'run_agent',
        arguments: { slug: agent.slug, message: VAT_QUESTION, version },
      })

    const answers = [await ask.call(own, 1), await run(1)]

    for (const { structuredContent } of answers)
      expect(structuredContent).toMatchObject({
        outcome: 'answer',
        version: 1,
        is_pinned: true,
        answer: expect.stringContaining('1,050'),
      })
    expect((await ask()).structuredContent).toMatchObject({ version: 2 })
    expect(errorOf(await run(7))?.code).toBe('runs.version_not_found')
    await unpublish()
    expect(errorOf(await run(1))?.code).toBe('catalogue.app_not_found')
  })
})

describe.each(['1.0', '0.3'] as const)('by A2A %s', (speaks) => {
  const connect = (version: number) =>
    connectA2a(system, `${agent.slug}@${version}`, { token, speaks })

  test('a version has a card and an endpoint of its own', async () => {
    const client = await connect(1)
    const card = await client.getAgentCard()

    const task = await sendTo(client, a2aMessage(VAT_QUESTION))
    const live = await sendTo(
      await connectA2a(system, agent.slug, { token, speaks }),
      a2aMessage(DAYS_QUESTION),
    )

    expect(card.version).toBe('1')
    expect(card.supportedInterfaces[0]?.url).toBe(`${system.url}/a2a/${agent.slug}@1`)
    expect(card.skills.map(({ id }) => id)).toEqual([agent.slug, 'vat-calculator'])
    expect(answerOf(task)).toContain('1,050')
    expect(task.metadata).toMatchObject({ version: 1, is_pinned: true })
    expect(live.metadata).toMatchObject({ version: 2 })
    expect((await receiptOf(task.metadata?.run_id as string)).agent.version).toBe(1)
  })

  test('what is no version has neither, and one that left the store has them no more', async () => {
    const card = (name: string) => system.request('GET', `/a2a/${name}/.well-known/agent-card.json`)
    const client = await connect(1)

    expect((await card(`${agent.slug}@9`)).body.code).toBe('runs.version_not_found')
    expect((await card(`${agent.slug}@x`)).body.code).toBe('catalogue.app_not_found')
    await unpublish()
    expect((await card(`${agent.slug}@1`)).body.code).toBe('catalogue.app_not_found')
    await expect(sendTo(client, a2aMessage(VAT_QUESTION))).rejects.toThrow()
  })
})

test('a draft is reached through no door', async () => {
  await atForge(system, creator).save(agent.id, 0, agentContent())
  const name = `${agent.slug}@3`

  const replies = [
    await system.request('GET', `/v1/models/wakeel/${name}`),
    await system.request('GET', `/a2a/${name}/.well-known/agent-card.json`),
    await system.request('POST', '/v1/responses', {
      token,
      body: { model: `wakeel/${name}`, input: VAT_QUESTION },
    }),
  ]

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
})
