import type { CallToolResult } from '@modelcontextprotocol/client'
import { currencyConverter, gradeCalculator, meetingMinutes, vatCalculator } from '@wakeel/skills'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { topUp } from '../../../testing/checkout.ts'
import { connect2025, connect2026, connectFirst, errorOf } from '../../../testing/mcp-clients.ts'
import { startModelEndpoint } from '../../../testing/remote-agents/model-endpoint.ts'
import { publishRemoteApp } from '../../../testing/remote-agents/remote-app.ts'
import { openSystem, type System } from '../../../testing/system.ts'
import { runs } from '../../database/schema/runs.ts'

let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>
let system: System
beforeAll(async () => {
  endpoint = await startModelEndpoint()
  system = await openSystem({ config: { outboundAllow: [endpoint.allow] } })
})
afterAll(async () => {
  await system.close()
  await endpoint.close()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const VAT = 'Add VAT to AED 1,000'
const ask = (message: string, rest: object = {}) => ({
  name: 'ask',
  arguments: { message, ...rest },
})
const vatOf = (unitPrice: number) => ({
  name: 'vat-calculator',
  arguments: { lines: [{ unitPrice, quantity: 1 }] },
})
const perUse = { price: { model: 'per_use', fils: 250 } } as const
const runsOf = (appId: string) => system.database.select().from(runs).where(eq(runs.appId, appId))
const balanceOf = async (token: string) =>
  (await system.request('GET', '/api/billing/wallet', { token })).body.wallet.balance.amount
/** Each from a visitor of their own: an account, whose runs of what is free cost nothing. */
const somebody = async () => ({ token: (await system.user()).token })

type CallTool = (call: object, ...options: unknown[]) => Promise<CallToolResult>

const clients = [
  ['of today, in version 2025-11-25,', connect2025],
  ['of today, in version 2026-07-28,', connect2026],
  ['of the generation before', connectFirst],
] as const

describe.each(clients)('the official client %s', (_name, connect) => {
  test('is told what an agent is, and finds it and its skill as tools with typed input and output', async () => {
    const { slug } = await system.app()

    const client = await connect(system, `/mcp/${slug}`)

    expect(client.getServerVersion()).toMatchObject({ name: slug, title: 'VAT desk' })
    expect(client.getInstructions()).toContain('Works out VAT on any amount.')
    const { tools } = await client.listTools()
    expect(tools).toMatchObject([
      { name: 'ask', title: 'Ask VAT desk', inputSchema: { required: ['message'] } },
      {
        name: 'vat-calculator',
        title: 'VAT calculator',
        inputSchema: { type: 'object', properties: { lines: { type: 'array' } } },
        outputSchema: { type: 'object', properties: { run_id: { type: 'string' } } },
        annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
      },
    ])
    // Validators of Genkit and BeeAI know no dialect but their own, and refuse a tool that names one.
    expect(JSON.stringify(tools)).not.toContain('$schema')
    await client.close()
  })

  test('asks it and gets the answer, with all of the run for programs', async () => {
    const { slug } = await system.app()
    const client = await connect(system, `/mcp/${slug}`, await somebody())

    const result = await client.callTool(ask(VAT))

    expect(result.isError).toBeFalsy()
    expect(result.content).toMatchObject([
      { type: 'text', text: expect.stringContaining('AED 1,050.00') },
      { type: 'text', text: expect.stringContaining('it cost nothing') },
    ])
    expect(result.structuredContent).toMatchObject({
      outcome: 'answer',
      answer: expect.stringContaining('AED 50.00'),
      price: { amount: 0, currency: 'AED' },
      paid_by: 'free',
      provider: 'built-in',
      skills_used: ['vat-calculator'],
    })
    await client.close()
  })

  test('calls its skill with typed input, which is a run like any other', async () => {
    const app = await system.app()
    const client = await connect(system, `/mcp/${app.slug}`, await somebody())

    const result = await client.callTool(vatOf(1_000))

    expect(result.structuredContent).toMatchObject({
      outcome: 'answer',
      answer: expect.stringContaining('AED 1,050.00'),
      skills_used: ['vat-calculator'],
    })
    expect(await runsOf(app.id)).toMatchObject([
      {
        status: 'succeeded',
        input: expect.stringMatching(/^VAT calculator: \{.*"unitPrice":1000/),
      },
    ])
    await client.close()
  })

  test('hears how a run goes on, in rising numbers', async () => {
    const { slug } = await system.app()
    const client = await connect(system, `/mcp/${slug}`, await somebody())
    const heard: { progress: number; message?: string | undefined }[] = []

    const onprogress = (progress: (typeof heard)[number]) => heard.push(progress)
    // The generation before takes a schema between the two.
    const options = connect === connectFirst ? [undefined, { onprogress }] : [{ onprogress }]
    const result = await (client.callTool as CallTool).call(client, ask(VAT), ...options)

    expect(result.isError).toBeFalsy()
    expect(heard.map(({ progress }) => progress)).toEqual(heard.map((_, at) => at + 1))
    expect(heard[0]).toMatchObject({ message: 'VAT calculator' })
    expect(
      heard
        .slice(1)
        .map(({ message }) => message)
        .join(''),
    ).toContain('AED 1,050.00')
    await client.close()
  })

  test('is told which input is wrong, and nothing is run', async () => {
    const app = await system.app()
    const client = await connect(system, `/mcp/${app.slug}`, await somebody())

    const result = await client.callTool({
      name: 'vat-calculator',
      arguments: { lines: [{ unitPrice: 'a lot' }] },
    })

    expect(result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('unitPrice') }],
    })
    expect(await runsOf(app.id)).toEqual([])
    await client.close()
  })

  test('finds the agent’s examples as prompts and what the store says of it as a resource', async () => {
    const { slug } = await system.app()
    const client = await connect(system, `/mcp/${slug}`)

    const { prompts } = await client.listPrompts()
    const { messages } = await client.getPrompt({ name: prompts[0]!.name })
    const { resources } = await client.listResources()
    const { contents } = await client.readResource({ uri: resources[0]!.uri })

    expect(messages).toEqual([{ role: 'user', content: { type: 'text', text: VAT } }])
    expect(prompts).toMatchObject([{}, { title: 'أضف الضريبة إلى 1000 درهم' }])
    expect(contents).toMatchObject([
      { mimeType: 'text/markdown', text: expect.stringContaining('# VAT desk') },
    ])
    expect(resources).toMatchObject([{}, { uri: `wakeel://agents/${slug}/ar` }])
    await client.close()
  })

  test('is asked back where it cannot ask its person, and goes on with the id of that run', async () => {
    const { slug } = await system.app()
    const client = await connect(system, `/mcp/${slug}`, await somebody())

    const question = await client.callTool(ask('Add VAT please'))
    const asked = question.structuredContent as { run_id: string; outcome: string }
    const answer = await client.callTool(ask('AED 1,000', { reply_to: asked.run_id }))

    expect(asked.outcome).toBe('question')
    expect(question.content).toMatchObject([{}, { text: expect.stringContaining(asked.run_id) }])
    expect(answer.structuredContent).toMatchObject({
      outcome: 'answer',
      conversation_id: asked.run_id,
    })
    await client.close()
  })

  test('pays for a run once, as the store says that it costs', async () => {
    const app = await system.app(perUse)
    const person = await system.user()
    await topUp(system, person, 1_000)
    const client = await connect(system, `/mcp/${app.slug}`, { token: person.token })

    const asked = await client.callTool(ask(VAT))
    const called = await client.callTool(vatOf(10))

    const paid = { price: { amount: 250, currency: 'AED' }, paid_by: 'wallet' }
    expect(asked.structuredContent).toMatchObject(paid)
    expect(called.structuredContent).toMatchObject(paid)
    expect(asked.content).toMatchObject([{}, { text: expect.stringContaining('AED 2.50') }])
    expect(await balanceOf(person.token)).toBe(500)
    await client.close()
  })

  test('is refused what the wallet cannot pay, in words and by its code', async () => {
    const app = await system.app(perUse)
    const client = await connect(system, `/mcp/${app.slug}`, await somebody())

    const result = await client.callTool(vatOf(10))

    expect(errorOf(result)).toMatchObject({ code: 'billing.balance_too_low' })
    expect(await runsOf(app.id)).toEqual([])
    await client.close()
  })
})

test('a visitor has three free runs of an agent, typed calls among them, and is told how to sign in for a fourth', async () => {
  const { slug } = await system.app(perUse)
  const client = await connect2025(system, `/mcp/${slug}`)

  const free = [
    await client.callTool(ask(VAT)),
    await client.callTool(vatOf(100)),
    await client.callTool(ask(VAT)),
  ]
  const fourth = client.callTool(vatOf(100))

  await expect(fourth).rejects.toThrow(/Your free runs of this agent are used up. Sign in/)
  expect(free.map(({ structuredContent }) => structuredContent)).toMatchObject([
    { paid_by: 'demo', free_runs_left: 2 },
    { free_runs_left: 1 },
    { free_runs_left: 0 },
  ])
  await client.close()
})

test('a question of the agent is put to the person of a client that can ask them, and their reply goes on with it', async () => {
  const { slug } = await system.app()
  const client = await connect2026(system, `/mcp/${slug}`, {
    ...(await somebody()),
    reply: 'AED 1,000',
  })

  const result = await client.callTool(ask('Add VAT please'))

  const { run_id, conversation_id } = result.structuredContent as Record<string, string>
  expect(result.structuredContent).toMatchObject({
    outcome: 'answer',
    answer: expect.stringContaining('AED 1,050.00'),
  })
  expect(conversation_id).not.toBe(run_id)
  await client.close()
})

test('a person who does not answer the agent’s question is told how to do so later', async () => {
  const app = await system.app()
  const client = await connect2026(system, `/mcp/${app.slug}`, {
    ...(await somebody()),
    reply: null,
  })

  const result = await client.callTool(ask('Add VAT please'))

  const [asked] = await runsOf(app.id)
  expect(result).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining(asked!.id) }],
  })
  await client.close()
})

test('an optional field that is left empty as null is as good as none, as deep as it stands', async () => {
  const { slug } = await system.app()
  const client = await connect2025(system, `/mcp/${slug}`, await somebody())

  const asked = await client.callTool(ask(VAT, { reply_to: null, version: null }))
  const called = await client.callTool({
    name: 'vat-calculator',
    arguments: { lines: [{ unitPrice: 1_000, quantity: 1, label: null }], statedTax: null },
  })

  expect([asked, called].map(({ structuredContent }) => structuredContent)).toMatchObject([
    { answer: expect.stringContaining('AED 1,050.00') },
    { answer: expect.stringContaining('AED 1,050.00') },
  ])
  await client.close()
})

test('a slash at the end of its address changes nothing', async () => {
  const { slug } = await system.app()
  const store = await connect2025(system, '/mcp/', await somebody())
  const agent = await connect2025(system, `/mcp/${slug}/`, await somebody())

  const run = await store.callTool({ name: 'run_agent', arguments: { slug, message: VAT } })
  const answer = await agent.callTool(ask(VAT))

  expect([run, answer].map(({ structuredContent }) => structuredContent)).toMatchObject([
    { answer: expect.stringContaining('AED 1,050.00') },
    { answer: expect.stringContaining('AED 1,050.00') },
  ])
  await Promise.all([store.close(), agent.close()])
})

test('a repeated call with the same idempotency key is one run', async () => {
  const app = await system.app(perUse)
  const person = await system.user()
  await topUp(system, person, 1_000)
  const headers = { 'idempotency-key': 'invoice-7' }
  const client = await connect2025(system, `/mcp/${app.slug}`, { token: person.token, headers })

  const first = await client.callTool(vatOf(10))
  const repeated = await client.callTool(vatOf(10))
  const other = await client.callTool(vatOf(20))

  expect(repeated.structuredContent).toMatchObject({
    run_id: (first.structuredContent as { run_id: string }).run_id,
  })
  expect(errorOf(other)).toMatchObject({ code: 'request.key_reused' })
  expect(await balanceOf(person.token)).toBe(750)
  await client.close()
})

test('a run of somebody else’s cannot be replied to', async () => {
  const { slug } = await system.app()
  const owner = await connect2025(system, `/mcp/${slug}`, await somebody())
  const other = await connect2025(system, `/mcp/${slug}`, await somebody())
  const { structuredContent } = await owner.callTool(ask(VAT))
  const { run_id } = structuredContent as { run_id: string }

  const result = await other.callTool(ask('And for AED 2,000?', { reply_to: run_id }))

  expect(errorOf(result)).toMatchObject({ code: 'runs.reply_not_found' })
  await Promise.all([owner.close(), other.close()])
})

test('input that the skill refuses is no answer, and costs nothing', async () => {
  const app = await system.app({ ...perUse, skills: [meetingMinutes.name] })
  const person = await system.user()
  await topUp(system, person, 1_000)
  const client = await connect2025(system, `/mcp/${app.slug}`, { token: person.token })

  const result = await client.callTool({
    name: 'meeting-minutes',
    arguments: { text: 'Good morning' },
  })

  expect(result.structuredContent).toMatchObject({
    outcome: 'refusal',
    price: { amount: 0 },
  })
  expect(await balanceOf(person.token)).toBe(1_000)
  await client.close()
})

test('a skill whose input is one of several shapes takes it in one field, as clients want objects', async () => {
  const { slug } = await system.app({ skills: [gradeCalculator.name, currencyConverter.name] })
  const client = await connect2025(system, `/mcp/${slug}`)

  const { tools } = await client.listTools()

  expect(tools.find(({ name }) => name === gradeCalculator.name)).toMatchObject({
    inputSchema: { type: 'object', required: ['input'] },
  })
  await client.close()
})

test('an agent that is executed elsewhere is only asked: its creator’s tools are not the store’s to offer', async () => {
  const owner = await system.user({ role: 'creator' })
  const { slug } = await publishRemoteApp(system, {
    owner,
    kind: 'openai',
    address: endpoint.address,
    skills: [vatCalculator.name],
  })
  const client = await connect2026(system, `/mcp/${slug}`, await somebody())

  const { tools } = await client.listTools()
  const result = await client.callTool(ask('Good morning'))

  expect(tools.map(({ name }) => name)).toEqual(['ask'])
  expect(result.structuredContent).toMatchObject({
    answer: 'You asked: Good morning',
    provider: `oasis-1 at ${endpoint.allow}`,
  })
  await client.close()
})
