import type { CallToolResult } from '@modelcontextprotocol/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { a2aMessage, connectA2a, postRpc, sendTo, stateNamed } from '../../testing/a2a-client.ts'
import { topUp } from '../../testing/checkout.ts'
import { connect2026, errorOf } from '../../testing/mcp-clients.ts'
import { startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import { publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

const BYTES = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 13, 10])
const data = BYTES.toString('base64')
const PICTURE = { name: 'scale.png', media_type: 'image/png', data }
const AS_PART = { raw: data, filename: 'scale.png', mediaType: 'image/png' }
const TABLE = Buffer.from('kg\n5').toString('base64')

let pictures: Awaited<ReturnType<typeof startA2aAgent>>
let plain: Awaited<ReturnType<typeof startA2aAgent>>
let system: System
let owner: Person
let buyer: Person
beforeAll(async () => {
  pictures = await startA2aAgent({ inputModes: ['text/plain', 'image/*'] })
  plain = await startA2aAgent()
  system = await openSystem({ config: { outboundAllow: [pictures.allow, plain.allow] } })
  owner = await system.user({ role: 'creator' })
})
afterAll(async () => {
  await system.close()
  await Promise.all([pictures.close(), plain.close()])
})
beforeEach(async () => {
  buyer = await system.user()
  await topUp(system, buyer, 2_000)
  pictures.requests.length = 0
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const publish = async ({ address }: { address: string }) =>
  (
    await publishRemoteApp(system, {
      owner,
      kind: 'a2a',
      address,
      definition: { price: { model: 'per_use', fils: 250 } },
    })
  ).slug
const balance = async () =>
  (await system.request('GET', '/api/billing/wallet', { token: buyer.token })).body.wallet.balance
    .amount
/** The parts of the last message that arrived at the agent that takes pictures. */
const arrived = () =>
  pictures.requests.findLast(({ body }) => body?.method === 'SendStreamingMessage')?.body.params
    .message.parts

async function callTool(path: string, name: string, given: object): Promise<CallToolResult> {
  const client = await connect2026(system, path, buyer)
  const result = (await client.callTool({ name, arguments: { ...given } })) as CallToolResult
  await client.close()
  return result
}

async function toolNamed(path: string, name: string) {
  const client = await connect2026(system, path, buyer)
  const { tools } = await client.listTools()
  await client.close()
  return tools.find((tool) => tool.name === name)
}

const send = (slug: string, parts: object[]) =>
  postRpc(
    system,
    slug,
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'SendMessage',
      params: {
        message: { messageId: crypto.randomUUID(), role: 'ROLE_USER', parts },
      },
    },
    buyer,
  )

describe('a tool of an MCP server', () => {
  test('says what files its agent takes, and hands them over with their bytes', async () => {
    const slug = await publish(pictures)

    const ask = await toolNamed(`/mcp/${slug}`, 'ask')
    const result = await callTool(`/mcp/${slug}`, 'ask', {
      message: 'a copy please',
      files: [PICTURE],
    })

    expect(JSON.stringify(ask?.inputSchema.properties)).toContain('image/*')
    expect(arrived()).toMatchObject([{ text: 'a copy please' }, AS_PART])
    expect(result.content).toContainEqual({ type: 'image', data, mimeType: 'image/png' })
    expect(await balance()).toBe(1_750)
  })

  test('takes a megabyte of them', async () => {
    const slug = await publish(pictures)
    const large = Buffer.alloc(1_000_000, 7).toString('base64')

    await callTool(`/mcp/${slug}`, 'ask', {
      message: 'weigh 5 kg',
      files: [{ ...PICTURE, data: large }],
    })
    const [, byMcp] = arrived()
    pictures.requests.length = 0
    await send(slug, [{ text: 'weigh 5 kg' }, { ...AS_PART, raw: large }])
    const [, byA2a] = arrived()

    expect([byMcp.raw, byA2a.raw].map((raw) => raw.length)).toEqual([large.length, large.length])
  })

  test('offers no files where the agent takes none, refuses those that come all the same and costs nothing', async () => {
    const [own, words] = [(await system.app()).slug, await publish(plain)]

    const offered = await toolNamed(`/mcp/${own}`, 'ask')
    const results = [
      await callTool(`/mcp/${own}`, 'ask', { message: 'Add VAT', files: [PICTURE] }),
      await callTool(`/mcp/${words}`, 'ask', { message: 'weigh 5 kg', files: [PICTURE] }),
    ]

    expect(Object.keys(offered?.inputSchema.properties ?? {})).not.toContain('files')
    expect(results.map((result) => errorOf(result)?.code)).toEqual([
      'runs.files_not_accepted',
      'runs.files_not_accepted',
    ])
    expect(await balance()).toBe(2_000)
  })

  test('of the store hands files to any agent, which refuses what it does not take', async () => {
    const slug = await publish(pictures)
    const files = [{ name: 'w.csv', media_type: 'text/csv', data: TABLE }]

    const taken = await callTool('/mcp', 'run_agent', { slug, message: 'a copy', files: [PICTURE] })
    const refused = await callTool('/mcp', 'run_agent', { slug, message: 'a copy', files })
    const agent = await callTool('/mcp', 'get_agent', { slug })

    expect(taken.structuredContent).toMatchObject({ files: [{ name: 'scale.png' }] })
    expect(errorOf(refused)?.code).toBe('runs.file_type_not_accepted')
    expect(agent.structuredContent).toMatchObject({
      agent: { file_types: ['text/plain', 'image/*'] },
    })
    expect(await balance()).toBe(1_750)
  })

  test('refuses files that are together too large', async () => {
    const slug = await publish(pictures)
    const files = [{ ...PICTURE, data: 'A'.repeat(1_333_340) }]

    const result = await callTool(`/mcp/${slug}`, 'ask', { message: 'a copy', files })

    expect(errorOf(result)?.code).toBe('request.invalid')
    expect(arrived()).toBeUndefined()
  })
})

describe('an A2A endpoint of the store', () => {
  test.for(['1.0', '0.3'] as const)(
    'passes on the files of a message that its agent takes, by the official client (%s)',
    async (speaks) => {
      const slug = await publish(pictures)
      const client = await connectA2a(system, slug, { ...buyer, speaks })

      const task = await sendTo(
        client,
        a2aMessage('', { parts: [{ text: 'a copy please' }, AS_PART] }),
      )

      expect(stateNamed(task)).toBe('COMPLETED')
      expect(arrived()).toMatchObject([{ text: 'a copy please' }, AS_PART])
      expect(task.artifacts[0]?.parts.at(-1)?.content).toEqual({ $case: 'raw', value: BYTES })
      expect(task.history[0]?.metadata).toEqual({
        attached_files: [{ name: 'scale.png', media_type: 'image/png', size: BYTES.length }],
      })
      expect(await balance()).toBe(1_750)
    },
  )

  test('says in the agent’s card what it takes, and in the cards of all others what it said before', async () => {
    const [taking, reading] = [await publish(pictures), await publish(plain)]
    const modesOf = async (slug: string) =>
      (await system.request('GET', `/a2a/${slug}/.well-known/agent-card.json`)).body
        .defaultInputModes

    const texts = ['text/plain', 'text/markdown', 'text/csv', 'application/json']
    expect(await modesOf(taking)).toEqual([...texts, 'image/*'])
    expect(await modesOf(reading)).toEqual(texts)
  })

  test('puts a text file into the words where the agent does not take it as it is', async () => {
    const slug = await publish(pictures)

    await send(slug, [{ text: 'weigh 5 kg' }, { raw: TABLE, mediaType: 'text/csv' }, AS_PART])

    expect(arrived()).toMatchObject([{ text: 'weigh 5 kg\n\n```\nkg\n5\n```' }, AS_PART])
  })

  test('takes a file alone, whose name are the words', async () => {
    const slug = await publish(pictures)

    await send(slug, [{ raw: data, mediaType: 'image/png' }])

    expect(arrived()).toMatchObject([{ text: 'image.png' }, { ...AS_PART, filename: 'image.png' }])
  })

  test('refuses files as the protocol does where the agent takes none, with the code of the store, and costs nothing', async () => {
    const [own, words] = [(await system.app()).slug, await publish(plain)]

    const replies = [await send(own, [AS_PART]), await send(words, [AS_PART])]

    const refusal = {
      code: -32005,
      data: [
        { reason: 'CONTENT_TYPE_NOT_SUPPORTED' },
        { metadata: { code: 'runs.files_not_accepted' } },
      ],
    }
    expect(replies.map(({ body }) => body.error)).toMatchObject([refusal, refusal])
    expect(await balance()).toBe(2_000)
  })

  test('refuses a type that the agent does not take, and what stands at an address', async () => {
    const slug = await publish(pictures)

    const film = await send(slug, [{ ...AS_PART, mediaType: 'video/mp4' }])
    const link = await send(slug, [{ url: 'https://example.com/a.png', mediaType: 'image/png' }])

    expect(film.body.error).toMatchObject({
      code: -32005,
      data: [{}, { metadata: { code: 'runs.file_type_not_accepted' } }],
    })
    expect(film.body.error.message).toContain('image/*')
    expect(link.body.error.code).toBe(-32005)
    expect(arrived()).toBeUndefined()
  })

  test('answers a message with a file once, however often it is sent', async () => {
    const slug = await publish(pictures)
    const client = await connectA2a(system, slug, buyer)
    const message = a2aMessage('', { parts: [{ text: 'a copy please' }, AS_PART] })

    const [first, again] = [await sendTo(client, message), await sendTo(client, message)]

    expect(again.id).toBe(first.id)
    expect(await balance()).toBe(1_750)
  })
})
