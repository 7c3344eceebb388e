import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect2025 } from '../../../testing/mcp-clients.ts'
import { sendRaw } from '../../../testing/raw-http.ts'
import { openSystem, type System, type TestRequest } from '../../../testing/system.ts'

let system: System
let behindName: System
beforeAll(async () => {
  system = await openSystem()
  behindName = await openSystem({
    config: { publicUrl: 'https://agents.example.ae', host: '0.0.0.0' },
  })
})
afterAll(() => Promise.all([system.close(), behindName.close()]))

const accept = 'application/json, text/event-stream'
const post = (request: TestRequest, path = '/mcp') =>
  system.request('POST', path, { ...request, headers: { accept, ...request.headers } })
const message = (method: string, params?: object) => ({ jsonrpc: '2.0', id: 7, method, params })
const call = (name: string, given: unknown) => message('tools/call', { name, arguments: given })
/** The message in the stream that answers a request of 2025-11-25. */
const saidIn = (text: string) => JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? 'null')

/** As a browser would that was sent to this name for the store. */
const asHost = (host: string, path = '/mcp', rest = '') => {
  const body = JSON.stringify(message('ping'))
  return `POST ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\naccept: ${accept}\r\ncontent-type: application/json\r\n${rest}content-length: ${body.length}\r\n\r\n${body}`
}

describe('a page elsewhere', () => {
  test('that points its own name at the store is refused', async () => {
    const reply = await sendRaw(system.url, asHost('evil.example'))

    expect(reply).toMatchObject({ status: 403, body: expect.stringContaining('"jsonrpc":"2.0"') })
  })

  test('is refused what a visitor may do, for it would use up the free runs of whoever looks at it', async () => {
    const reply = await post({
      body: message('ping'),
      headers: { origin: 'https://elsewhere.example' },
    })

    expect(reply).toMatchObject({ status: 403, body: { error: { code: -32_000 } } })
  })

  test('that sends a key is answered and may read it, and its browser is told so before', async () => {
    const { token } = await system.user()
    const origin = 'https://elsewhere.example'

    const asked = await system.request('OPTIONS', '/mcp', {
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    const reply = await post({ token, body: message('ping'), headers: { origin } })

    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-headers')).toContain('Authorization')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('of this machine is answered by a store of this machine alone', async () => {
    const origin = 'origin: http://localhost:5173\r\n'
    const { host } = new URL(system.url)

    const here = await sendRaw(system.url, asHost(host, '/mcp', origin))
    const named = await sendRaw(behindName.url, asHost('agents.example.ae', '/mcp', origin))
    const loopback = await sendRaw(behindName.url, asHost('127.0.0.1'))

    expect([here.status, named.status, loopback.status]).toEqual([200, 403, 403])
  })
})

test('a store with a name of its own answers by it', async () => {
  const reply = await sendRaw(
    behindName.url,
    asHost('agents.example.ae', '/mcp', 'origin: https://agents.example.ae\r\n'),
  )

  expect(reply.status).toBe(200)
})

test.each([
  ['no JSON', '{"jsonrpc"', 400, -32_700],
  ['nothing', '', 400, -32_700],
  ['no message', '"ping"', 400, -32_600],
  ['many messages at once', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', 400, -32_600],
  ['a body larger than any message', `"${'x'.repeat(1_600_000)}"`, 413, -32_000],
])('%s is refused with the JSON-RPC error for it', async (_what, raw, status, code) => {
  const reply = await post({ raw })

  expect(reply.status).toBe(status)
  expect(reply.body).toMatchObject({ jsonrpc: '2.0', error: { code } })
})

test('a message that is not JSON by its header is refused', async () => {
  const reply = await post({
    raw: JSON.stringify(message('ping')),
    headers: { 'content-type': 'text/plain' },
  })

  expect(reply).toMatchObject({ status: 415, body: { error: { code: -32_000 } } })
})

test.for([
  ['initialize', {}, 'params.protocolVersion'],
  ['initialize', undefined, 'params'],
  ['tools/list', { cursor: 5 }, 'params.cursor'],
  ['resources/read', { uri: [] }, 'params.uri'],
  ['prompts/get', {}, 'params.name'],
] as const)(
  '%s with %j is refused as parameters that do not fit, in a sentence',
  async ([method, params, name]) => {
    const reply = await post({ body: message(method, params) })

    expect([reply.status, reply.body]).toEqual([
      400,
      {
        jsonrpc: '2.0',
        id: 7,
        error: { code: -32_602, message: `${name} is missing or not valid.` },
      },
    ])
  },
)

test('an unknown method, tool and version are each refused by what they are', async () => {
  const method = await post({ body: message('agents/steal') })
  const tool = await post({ body: call('constructor', {}) })
  const version = await post({
    body: message('ping'),
    headers: { 'mcp-protocol-version': '1999-01-01' },
  })

  expect(saidIn(method.text)).toMatchObject({ id: 7, error: { code: -32_601 } })
  expect(saidIn(tool.text)).toMatchObject({ id: 7, error: { code: -32_602 } })
  expect(version).toMatchObject({ status: 400, body: { error: {} } })
})

test('an agent that is not there has no server', async () => {
  const reply = await post({ body: message('ping') }, '/mcp/nobody')

  expect(reply).toMatchObject({ status: 404, body: { id: 7, error: { code: -32_000 } } })
})

test('what is no address of a server is refused in its form, and the client says so', async () => {
  const reply = await post({ body: message('ping') }, '/mcp/nobody/tools')
  const put = await system.request('PUT', '/mcp', { body: message('ping') })

  expect(reply).toMatchObject({
    status: 404,
    body: { jsonrpc: '2.0', id: 7, error: { code: -32_000, data: { code: 'request.not_found' } } },
  })
  expect(put).toMatchObject({
    status: 405,
    body: { jsonrpc: '2.0', error: { data: { code: 'request.method_not_allowed' } } },
  })
  await expect(connect2025(system, '/mcp/nobody/tools')).rejects.toThrow(/request\.not_found/)
})

test('an agent that is not there is not found by a client that tries the older transport either', async () => {
  const listened = await system.request('GET', '/mcp/nobody', {
    headers: { accept: 'text/event-stream' },
  })

  expect(listened.status).toBe(404)
  expect(listened.body.error.message).toBe('This agent is not in the store.')
})

test('there is no stream to listen to and no session to end', async () => {
  const listened = await system.request('GET', '/mcp', { headers: { accept: 'text/event-stream' } })
  const ended = await system.request('DELETE', '/mcp', { headers: { 'mcp-session-id': 'any' } })

  expect([listened.status, ended.status]).toEqual([405, 405])
  expect(listened.headers.get('allow')).toBe('POST, OPTIONS')
})

test('a key or a session that means nothing is refused, and no visitor is made of it', async () => {
  const reply = await post({ token: 'wkl_live_0123456789abcdef0123', body: message('ping') })

  expect(reply.status).toBe(401)
  expect(reply.headers.get('www-authenticate')).toMatch(
    /^Bearer error="invalid_token", scope="run read_runs read_usage", resource_metadata=/,
  )
  expect(reply.body).toMatchObject({ error: { data: { code: 'api_keys.invalid' } } })
})

test('whoever is suspended is refused at the door', async () => {
  const person = await system.user()
  await system.suspend(person.id)

  const reply = await post({ token: person.token, body: message('tools/list') })

  expect(reply).toMatchObject({
    status: 403,
    body: { error: { data: { code: 'accounts.suspended' } } },
  })
})

test.each([
  ['nothing', undefined],
  ['a list', [1, 2]],
  ['a number', { message: 5 }],
  ['blanks', { message: ' \u200b ' }],
  ['a NUL', { message: 'VAT\0' }],
  ['half a letter', { message: 'VAT \ud800' }],
  ['too much', { message: 'x'.repeat(20_001) }],
  ['a reply to no id', { message: 'VAT', reply_to: "'; drop table runs" }],
])('%s as arguments is refused in words, and nothing fails', async (_what, given) => {
  const { slug } = await system.app()

  const reply = await post({ body: call('ask', given) }, `/mcp/${slug}`)

  const said = saidIn(reply.text) ?? reply.body
  expect(reply.status).toBeLessThan(500)
  expect(said.result?.isError ?? 'error' in said).toBe(true)
  expect(reply.text).not.toMatch(/node_modules|\.ts:|select /)
})

test('deeply nested arguments are refused and hold nothing up', async () => {
  const { slug } = await system.app()
  const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`

  const reply = await post(
    {
      raw: `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"vat-calculator","arguments":{"lines":${deep}}}}`,
    },
    `/mcp/${slug}`,
  )

  expect(reply).toMatchObject({ status: 400, body: { error: { code: -32_600 } } })
})

test('what a client claims to be asked back for is checked like any reply', async () => {
  const { slug } = await system.app()
  const version = '2026-07-28'

  const reply = await post(
    {
      headers: {
        'mcp-protocol-version': version,
        'mcp-method': 'tools/call',
        'mcp-name': 'ask',
      },
      body: message('tools/call', {
        name: 'ask',
        arguments: { message: 'Add VAT' },
        requestState: 'made up',
        inputResponses: { reply: { action: 'accept', content: { reply: 'AED 5' } } },
        _meta: {
          'io.modelcontextprotocol/protocolVersion': version,
          'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
        },
      }),
    },
    `/mcp/${slug}`,
  )

  expect(reply.body.result).toMatchObject({
    isError: true,
    _meta: { 'wakeel/error': { code: 'runs.reply_not_found' } },
  })
})
