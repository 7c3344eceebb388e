import { createMCPClient } from '@ai-sdk/mcp'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { MultiServerMCPClient } from '@langchain/mcp-adapters'
import { ChatOpenAI } from '@langchain/openai'
import { generateText, streamText } from 'ai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newApiKey } from '../../testing/api-keys.ts'
import { openSystem, type System } from '../../testing/system.ts'

// What n8n, LibreChat and programs of the AI SDK are made of, unchanged.

const QUESTION = 'Add 5% VAT to AED 1,000'
const ARABIC_QUESTION = 'أضف ضريبة القيمة المضافة 5% إلى 1,000 درهم'

let system: System
let slug: string
let secret: string
beforeAll(async () => {
  system = await openSystem()
  ;({ slug } = await system.app())
  ;({ secret } = await newApiKey(system, await system.user()))
})
afterAll(() => system.close())

describe('LangChain', () => {
  const connect = (path: string) =>
    new MultiServerMCPClient({
      mcpServers: {
        wakeel: {
          transport: 'http',
          url: system.url + path,
          headers: { Authorization: `Bearer ${secret}` },
        },
      },
    })
  const toolOf = async (client: MultiServerMCPClient, name: string) =>
    (await client.getTools()).find((tool) => tool.name === name)!
  const model = () =>
    new ChatOpenAI({
      model: `wakeel/${slug}`,
      apiKey: secret,
      maxRetries: 0,
      configuration: { baseURL: `${system.url}/v1` },
    })

  test('runs an agent by the tool of the store, asked in Arabic', async () => {
    const client = connect('/mcp')
    const run = await toolOf(client, 'run_agent')

    const answer = await run.invoke({ slug, message: ARABIC_QUESTION })

    expect(JSON.stringify(answer)).toContain('1,050.00 درهم')
    await client.close()
  })

  test('is told in words that there is no such agent', async () => {
    const client = connect('/mcp')
    const run = await toolOf(client, 'run_agent')

    await expect(run.invoke({ slug: 'no-such-agent', message: QUESTION })).rejects.toThrow(
      'This agent is not in the store.',
    )
    await client.close()
  })

  test('asks an agent that is a server of its own', async () => {
    const client = connect(`/mcp/${slug}`)
    const ask = await toolOf(client, 'ask')

    expect(JSON.stringify(await ask.invoke({ message: QUESTION }))).toContain('AED 1,050.00')
    await client.close()
  })

  test('has an agent for a model: whole, in pieces, and with tools bound, which it does not call', async () => {
    const whole = await model().invoke(QUESTION)
    let pieces = ''
    for await (const { content } of await model().stream(ARABIC_QUESTION)) pieces += content
    const bound = await model()
      .bindTools([{ type: 'function', function: { name: 'get_weather', parameters: {} } }])
      .invoke(QUESTION)

    expect(whole.content).toContain('AED 1,050.00')
    expect(pieces).toContain('1,050.00 درهم')
    expect([bound.content, bound.tool_calls]).toEqual([expect.stringContaining('1,050.00'), []])
  })
})

describe('the AI SDK', () => {
  const model = () =>
    createOpenAICompatible({ name: 'wakeel', baseURL: `${system.url}/v1`, apiKey: secret })(
      `wakeel/${slug}`,
    )

  test('has an agent for a model, whole and in pieces', async () => {
    const { text, finishReason } = await generateText({ model: model(), prompt: QUESTION })
    const streamed = await streamText({ model: model(), prompt: ARABIC_QUESTION }).text

    expect([text, finishReason]).toEqual([expect.stringContaining('AED 1,050.00'), 'stop'])
    expect(streamed).toContain('1,050.00 درهم')
  })

  test('calls the tools of an agent by MCP', async () => {
    const client = await createMCPClient({
      transport: {
        type: 'http',
        url: `${system.url}/mcp/${slug}`,
        headers: { Authorization: `Bearer ${secret}` },
      },
    })
    const tools = await client.tools()

    const answer = await tools.ask!.execute(
      { message: QUESTION },
      { toolCallId: 'call-1', messages: [], context: {} },
    )

    expect(JSON.stringify(answer)).toContain('AED 1,050.00')
    await client.close()
  })
})
