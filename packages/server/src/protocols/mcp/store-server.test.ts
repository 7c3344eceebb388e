import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan, topUp } from '../../../testing/checkout.ts'
import { connect2025, connect2026, connectFirst, errorOf } from '../../../testing/mcp-clients.ts'
import { openSystem, type System } from '../../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

const both = (text: string) => ({ en: text, ar: text })
const run = (slug: string, message = 'Add VAT to AED 1,000') => ({
  name: 'run_agent',
  arguments: { slug, message },
})

describe.each([
  ['of today, in version 2025-11-25,', connect2025],
  ['of today, in version 2026-07-28,', connect2026],
  ['of the generation before', connectFirst],
] as const)('the official client %s', (_name, connect) => {
  test('finds an agent by what it does, reads about it and runs it', async () => {
    const { slug } = await system.app({ name: both('Falcon desk'), category: 'finance' })
    const { token } = await system.user()
    const client = await connect(system, '/mcp', { token })

    const found = await client.callTool({
      name: 'search_agents',
      arguments: { query: 'falcon', category: 'finance', limit: 50 },
    })
    const read = await client.callTool({ name: 'get_agent', arguments: { slug, language: 'ar' } })
    const ran = await client.callTool(run(slug))

    expect((found.structuredContent as { agents: object[] }).agents).toContainEqual(
      expect.objectContaining({ slug, mcp_server: `${system.url}/mcp/${slug}` }),
    )
    expect(read.structuredContent).toMatchObject({
      agent: { slug, demo_prompts: ['أضف الضريبة إلى 1000 درهم'] },
    })
    expect(ran.structuredContent).toMatchObject({ outcome: 'answer' })
    await client.close()
  })

  test('reads its own runs and what its account holds', async () => {
    const { slug } = await system.app()
    const person = await system.user()
    await topUp(system, person, 5_000)
    const client = await connect(system, '/mcp', { token: person.token })
    const ran = await client.callTool(run(slug))
    const { run_id } = ran.structuredContent as { run_id: string }

    const listed = await client.callTool({ name: 'list_runs', arguments: { agent: slug } })
    const one = await client.callTool({ name: 'get_run', arguments: { run_id } })
    const balance = await client.callTool({ name: 'get_balance', arguments: {} })

    expect(listed.structuredContent).toMatchObject({ runs: [{ id: run_id }], next_cursor: null })
    expect(one.structuredContent).toMatchObject({
      run: { id: run_id, answer: expect.stringContaining('AED 1,050.00') },
    })
    expect(balance.structuredContent).toMatchObject({
      wallet: { balance: { amount: 5_000, currency: 'AED' } },
      subscription: null,
      included_runs: { included: 0, used: 0 },
    })
    await client.close()
  })

  test('that sends no key sees every tool, and those of an account ask it to sign in', async () => {
    const client = await connect(system, '/mcp')

    const { tools } = await client.listTools()
    const refused = client.callTool({ name: 'get_balance', arguments: {} })

    await expect(refused).rejects.toThrow(/accounts.sign_in_required/)
    expect(JSON.stringify(tools)).not.toContain('$schema')
    expect(JSON.stringify(tools[0]?.inputSchema)).toContain('One of: business, marketing, ')
    expect(tools.map(({ name }) => name)).toEqual([
      'search_agents',
      'get_agent',
      'run_agent',
      'list_runs',
      'get_run',
      'get_balance',
    ])
    await client.close()
  })
})

test('a plan and what is left of its runs are part of the balance', async () => {
  const person = await system.user()
  await buyPlan(system, person)
  const client = await connect2025(system, '/mcp', { token: person.token })

  const { structuredContent } = await client.callTool({ name: 'get_balance', arguments: {} })

  expect(structuredContent).toMatchObject({ subscription: { status: 'active' } })
  expect(
    (structuredContent as { included_runs: { included: number } }).included_runs.included,
  ).toBeGreaterThan(0)
  await client.close()
})

test('runs of other people are not found', async () => {
  const { slug } = await system.app()
  const owner = await connect2025(system, '/mcp', { token: (await system.user()).token })
  const other = await connect2025(system, '/mcp', { token: (await system.user()).token })
  const { structuredContent } = await owner.callTool(run(slug))
  const { run_id } = structuredContent as { run_id: string }

  const result = await other.callTool({ name: 'get_run', arguments: { run_id } })

  expect(errorOf(result)).toMatchObject({ code: 'runs.not_found' })
  await Promise.all([owner.close(), other.close()])
})

test('an unknown agent, category or cursor is refused by the tool, in words', async () => {
  const client = await connect2025(system, '/mcp', { token: (await system.user()).token })

  const results = [
    await client.callTool(run('nobody')),
    await client.callTool({ name: 'get_agent', arguments: { slug: 'nobody' } }),
    await client.callTool({ name: 'search_agents', arguments: { category: 'falconry' } }),
    await client.callTool({ name: 'list_runs', arguments: { cursor: 'made-up' } }),
  ]

  expect(results.map(errorOf)).toMatchObject([
    { code: 'catalogue.app_not_found' },
    { code: 'catalogue.app_not_found' },
    { code: 'request.invalid' },
    { code: 'request.cursor_invalid' },
  ])
  await client.close()
})

test('what the store says of an agent is a resource by its slug, which is completed', async () => {
  const { slug } = await system.app({ name: both('Dhow desk') })
  const client = await connect2026(system, '/mcp')

  const { contents } = await client.readResource({ uri: `wakeel://agents/${slug}` })
  const { completion } = await client.complete({
    ref: { type: 'ref/resource', uri: 'wakeel://agents/{slug}' },
    argument: { name: 'slug', value: 'dhow' },
  })

  expect(contents).toMatchObject([{ text: expect.stringContaining('# Dhow desk') }])
  expect(completion.values).toContain(slug)
  await client.close()
})

test('the resource of no agent is refused by its address, and tells nothing else', async () => {
  const client = await connect2025(system, '/mcp')

  const nobody = client.readResource({ uri: 'wakeel://agents/nobody' })
  const nothing = client.readResource({ uri: 'wakeel://agents/%00' })

  await expect(nobody).rejects.toThrow('Resource not found: wakeel://agents/nobody')
  await expect(nothing).rejects.toThrow('Resource not found')
  await client.close()
})
