import { randomUUID } from 'node:crypto'
import { ClientFactory, ClientFactoryOptions, JsonRpcTransportFactory } from '@a2a-js/sdk/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  a2aMessage,
  allOf,
  answerOf,
  connectA2a,
  postRpc,
  remarkOf,
  sendTo,
  stateNamed,
} from '../../../testing/a2a-client.ts'
import { openSystem, type System } from '../../../testing/system.ts'
import { runs } from '../../database/schema/runs.ts'

const INPUT = 'Add VAT to AED 1,000'
const QUESTION = 'add the VAT please'

let system: System
let slug: string
beforeAll(async () => {
  system = await openSystem()
})
beforeEach(async () => {
  slug = (await system.app()).slug
})
afterEach(async () => expect(await system.violations()).toEqual([]))
afterAll(() => system.close())

type Options = Parameters<typeof postRpc>[3]

const rpc = (method: string, params?: unknown, options?: Options) =>
  postRpc(system, slug, { jsonrpc: '2.0', id: 7, method, params }, options)
const message = (fields: object = {}) => ({
  message: { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ text: INPUT }], ...fields },
})
const send = (fields: object = {}, options?: Options) =>
  rpc('SendMessage', message(fields), options)
const taskOf = (reply: { body: { result: { task: { id: string; contextId: string } } } }) =>
  reply.body.result.task

test('a message id that anybody could choose leads nobody without an account to the task of another at their address', async () => {
  const sent = { messageId: 'message-1' }
  const [first, same] = [await send(sent), await send(sent)]
  const other = await send({ ...sent, parts: [{ text: 'Add VAT to AED 2,000' }] })

  const tasks = [first, same, other].map(taskOf)
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(3)
  expect(first.body.result.task.history).toMatchObject([sent])
})

describe('a client of 0.3', () => {
  test('is answered, streamed to, asked back and finds its task', async () => {
    const client = await connectA2a(system, slug, { speaks: '0.3' })

    const answered = await sendTo(client, a2aMessage(INPUT))
    system.clock.advance(1_000)
    const asked = await sendTo(client, a2aMessage(QUESTION))
    system.clock.advance(1_000)
    const { id: taskId, contextId } = asked
    const events = await allOf(
      client.sendMessageStream(a2aMessage('1,000 dirhams', { taskId, contextId })),
    )

    expect(client.protocolVersion).toBe('0.3')
    expect([stateNamed(answered), stateNamed(asked)]).toEqual(['COMPLETED', 'INPUT_REQUIRED'])
    expect(answerOf(answered)).toContain('1,050')
    expect(remarkOf(asked)).not.toBe('')
    expect(events[0]?.payload?.$case).toBe('task')
    const found = await client.getTask({ tenant: '', id: taskId })
    expect(stateNamed(found)).toBe('COMPLETED')
  })

  test('gets its errors in the shape of 0.3', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tasks/get', params: { id: randomUUID() } }

    const reply = await postRpc(system, slug, body, { headers: { 'a2a-version': '' } })

    expect(reply).toMatchObject({ status: 200, body: { id: 1, error: { code: -32001 } } })
  })

  test('that takes only events is told in one why its message is refused', async () => {
    const body = {
      jsonrpc: '2.0',
      id: 1,
      method: 'message/stream',
      params: {
        message: {
          kind: 'message',
          messageId: randomUUID(),
          role: 'user',
          parts: [{ kind: 'text', text: INPUT }],
          contextId: randomUUID(),
        },
      },
    }
    const headers = { 'a2a-version': '', accept: 'text/event-stream' }

    const reply = await postRpc(system, slug, body, { headers })

    expect(reply.headers.get('content-type')).toContain('text/event-stream')
    const event = /^data: (.*)$/m.exec(reply.text)?.[1]
    expect(JSON.parse(event!)).toMatchObject({ id: 1, error: { code: expect.any(Number) } })
  })

  test('that names a method of 1.0 is told how to ask for it', async () => {
    const reply = await send({}, { headers: { 'a2a-version': '' } })

    expect(reply.body.error).toMatchObject({ code: -32601 })
    expect(reply.body.error.message).toContain('A2A-Version: 1.0')
  })
})

describe('what is no request of the protocol', () => {
  test('is refused with the error that JSON-RPC has for it', async () => {
    const codeOf = async (body: unknown) => {
      const reply = await postRpc(system, slug, body)
      return [reply.status, reply.body.error.code]
    }

    expect(await codeOf('{"jsonrpc": "2.0", "method"')).toEqual([200, -32700])
    expect(await codeOf('')).toEqual([200, -32700])
    expect(await codeOf([])).toEqual([200, -32600])
    expect(await codeOf('null')).toEqual([200, -32600])
    expect(await codeOf({ jsonrpc: '1.0', id: 1, method: 'GetTask' })).toEqual([200, -32600])
    expect(await codeOf({ jsonrpc: '2.0', id: {}, method: 'GetTask' })).toEqual([200, -32600])
    expect(await codeOf({ jsonrpc: '2.0', id: 1 })).toEqual([200, -32600])
    expect(await codeOf({ jsonrpc: '2.0', id: 1, method: 'DropTables' })).toEqual([200, -32602])
    expect(await codeOf({ jsonrpc: '2.0', id: 1, method: 'DropTables', params: {} })).toEqual([
      200, -32601,
    ])
    expect(await codeOf({ jsonrpc: '2.0', id: 1, method: 'GetTask', params: [] })).toEqual([
      200, -32602,
    ])
  })

  test('never makes the store fail, whatever stands where', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const bodies = [
      message({ parts: [null] }),
      message({ parts: 'text' }),
      message({ parts: [] }),
      message({ parts: [{}] }),
      message({ parts: [{ text: { toString: 1 } }] }),
      message({ parts: [{ text: 'a\u0000b' }] }),
      message({ parts: [{ text: '\ud800' }] }),
      message({ parts: [{ text: ' ' }] }),
      message({ parts: [{ text: 'a'.repeat(20_001) }] }),
      message({ role: 'ROLE_AGENT' }),
      message({ role: 99 }),
      message({ messageId: '' }),
      message({ messageId: 'é' }),
      message({ messageId: 'a'.repeat(201) }),
      message({ contextId: 'mine' }),
      message({ contextId: randomUUID() }),
      message({ parts: [{ data: { confirmation: { id: 1 } } }] }),
      { message: null },
      { message: 5 },
      {},
    ]

    const replies = await Promise.all(bodies.map((params) => rpc('SendMessage', params)))
    const nested = await postRpc(
      system,
      slug,
      `{"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"deep","role":"ROLE_USER","parts":[{"data":${deep}}]}}}`,
    )

    expect(replies.map(({ status, body }) => [status, body.error?.code])).toEqual(
      bodies.map(() => [200, -32602]),
    )
    expect([nested.status, nested.body.error.code]).toEqual([200, -32602])
    expect(system.log.text).not.toContain('unexpected error')
  })

  test('of 0.3 fails as little', async () => {
    const legacy = (method: string, params: unknown) =>
      postRpc(
        system,
        slug,
        { jsonrpc: '2.0', id: 1, method, params },
        { headers: { 'a2a-version': '0.3' } },
      )
    const part = { kind: 'text', text: INPUT }
    const said = (fields: object) => ({
      message: { kind: 'message', messageId: 'm', role: 'user', parts: [part], ...fields },
    })

    const replies = [
      await legacy('message/send', said({ parts: [null] })),
      await legacy('message/send', said({ parts: [{ kind: 'text', text: 5 }] })),
      await legacy('message/send', said({ messageId: { a: 1 } })),
      await legacy('message/send', said({ taskId: 7 })),
      await legacy('message/send', {}),
      await legacy('tasks/get', { id: 7 }),
      await legacy('tasks/get', { id: { $ne: 1 } }),
      await legacy('tasks/get', { id: randomUUID(), historyLength: 'all' }),
    ]

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(system.log.text).not.toContain('unexpected error')
  })

  test('is refused when it is too large, or no JSON by its own word', async () => {
    const huge = await send({ parts: [{ text: 'a'.repeat(1_600_000) }] })
    const plain = await postRpc(system, slug, 'hello', {
      headers: { 'content-type': 'text/plain' },
    })

    expect([huge.status, huge.body.error.code]).toEqual([413, -32600])
    expect([plain.status, plain.body.error.code]).toEqual([415, -32600])
  })

  test('is refused in a version that is not spoken, with those that are', async () => {
    const future = await send({}, { headers: { 'a2a-version': '2.0' } })
    const patch = await send({}, { headers: { 'a2a-version': '1.0.1' } })

    expect(future.body.error).toMatchObject({ code: -32009 })
    expect(future.body.error.message).toContain('1.0, 0.3')
    expect(taskOf(patch).id).toBeDefined()
  })
})

describe('what the agents do not take', () => {
  test('are files that are no text, or stand somewhere else', async () => {
    const picture = await send({ parts: [{ raw: 'iVBORw0KGgo=', mediaType: 'image/png' }] })
    const broken = await send({ parts: [{ raw: '/////w==', mediaType: 'text/plain' }] })
    const link = await send({ parts: [{ url: 'http://169.254.169.254/latest/meta-data/' }] })

    const codes = [picture, broken, link].map(({ body }) => body.error.code)
    expect(codes).toEqual([-32005, -32005, -32005])
  })

  test('are answers in anything but text', async () => {
    const reply = await rpc('SendMessage', {
      ...message(),
      configuration: { acceptedOutputModes: ['image/png'] },
    })

    expect(reply.body.error.code).toBe(-32005)
  })

  test('are addresses to push to', async () => {
    const config = { url: 'https://hook.example/a2a' }
    const inMessage = await rpc('SendMessage', {
      ...message(),
      configuration: { taskPushNotificationConfig: config },
    })
    const byMethod = await rpc('CreateTaskPushNotificationConfig', { taskId: 'a', ...config })

    expect([inMessage.body.error.code, byMethod.body.error.code]).toEqual([-32003, -32003])
  })

  test('is another message while a task has ended', async () => {
    const { id: taskId } = taskOf(await send())

    const more = await send({ taskId })
    const mixed = await send({ taskId, contextId: randomUUID() })

    expect([more.body.error.code, mixed.body.error.code]).toEqual([-32004, -32602])
  })
})

describe('a text file in a message', () => {
  test('is read by the agent under its name, in a fence that it cannot leave', async () => {
    const raw = Buffer.from('Add VAT to AED 1,000\n```\nfour').toString('base64')

    await send({
      parts: [{ text: 'Here it is' }, { raw, filename: 'bill.txt', mediaType: 'text/plain' }],
    })

    const rows = await system.database.select({ input: runs.input }).from(runs)
    expect(rows.map((row) => row.input)).toContain(
      'Here it is\n\nbill.txt\n````\nAdd VAT to AED 1,000\n```\nfour\n````',
    )
  })
})

describe('somebody else’s task', () => {
  test('is not found, cannot be cancelled, followed, replied to or listed', async () => {
    const [owner, stranger] = [await system.user(), await system.user()]
    const task = taskOf(await send({}, owner))
    const { id } = task

    const replies = [
      await rpc('GetTask', { id }, stranger),
      await rpc('CancelTask', { id }, stranger),
      await rpc('SubscribeToTask', { id }, stranger),
      await send({ taskId: id }, stranger),
      await rpc('GetTask', { id }),
    ]
    const inContext = await send({ contextId: task.contextId }, stranger)
    const list = await rpc('ListTasks', {}, stranger)

    expect(replies.map(({ body }) => body.error.code)).toEqual(replies.map(() => -32001))
    expect(inContext.body.error.code).toBe(-32602)
    expect(list.body.result).toEqual({ tasks: [], nextPageToken: '', pageSize: 50, totalSize: 0 })
  })

  test('is that of another agent too', async () => {
    const owner = await system.user()
    const { id } = taskOf(await send({}, owner))
    const other = await system.app()

    const reply = await postRpc(
      system,
      other.slug,
      { jsonrpc: '2.0', id: 1, method: 'GetTask', params: { id } },
      owner,
    )

    expect(reply.body.error.code).toBe(-32001)
  })
})

describe('the list of a person’s tasks', () => {
  test('has each once, the one that changed last first, page by page', async () => {
    const person = await system.user()
    const first = taskOf(await send({}, person))
    system.clock.advance(1_000)
    const asked = taskOf(await send({ parts: [{ text: QUESTION }] }, person))
    system.clock.advance(1_000)
    const third = taskOf(await send({}, person))
    system.clock.advance(1_000)
    await send({ taskId: asked.id, parts: [{ text: '1,000 dirhams' }] }, person)

    const all = (await rpc('ListTasks', {}, person)).body.result
    const page = (await rpc('ListTasks', { pageSize: 2 }, person)).body.result
    const rest = (await rpc('ListTasks', { pageSize: 2, pageToken: page.nextPageToken }, person))
      .body.result

    const idsOf = (list: { tasks: { id: string }[] }) => list.tasks.map(({ id }) => id)
    expect(idsOf(all)).toEqual([asked.id, third.id, first.id])
    expect(all).toMatchObject({ totalSize: 3, pageSize: 50, nextPageToken: '' })
    expect(all.tasks.every((task: object) => !('artifacts' in task))).toBe(true)
    expect([...idsOf(page), ...idsOf(rest)]).toEqual(idsOf(all))
    expect(rest.nextPageToken).toBe('')
  })

  test('can be asked for by context, state and time', async () => {
    const person = await system.user()
    const first = taskOf(await send({}, person))
    system.clock.advance(60_000)
    const since = system.clock.now().toISOString()
    const asked = taskOf(await send({ parts: [{ text: QUESTION }] }, person))

    const idsBy = async (filter: object) =>
      (await rpc('ListTasks', filter, person)).body.result.tasks.map(
        (task: { id: string }) => task.id,
      )
    expect(await idsBy({ contextId: first.contextId })).toEqual([first.id])
    expect(await idsBy({ contextId: 'made up' })).toEqual([])
    expect(await idsBy({ status: 'TASK_STATE_INPUT_REQUIRED' })).toEqual([asked.id])
    expect(await idsBy({ status: 'TASK_STATE_COMPLETED' })).toEqual([first.id])
    expect(await idsBy({ status: 'TASK_STATE_SUBMITTED' })).toEqual([])
    expect(await idsBy({ statusTimestampAfter: since })).toEqual([asked.id])
  })

  test('is not for visitors: many of them share an address', async () => {
    await send()

    const reply = await rpc('ListTasks', {})

    expect([reply.status, reply.body.error.code]).toEqual([401, -32000])
  })

  test('refuses what it cannot be asked for', async () => {
    const person = await system.user()
    const codeOf = async (params: object) =>
      (await rpc('ListTasks', params, person)).body.error?.code

    expect(await codeOf({ pageSize: 0 })).toBe(-32602)
    expect(await codeOf({ pageSize: -1 })).toBe(-32602)
    expect(await codeOf({ pageSize: 101 })).toBe(-32602)
    expect(await codeOf({ pageToken: 'made-up' })).toBe(-32602)
    expect(await codeOf({ status: 'TASK_STATE_LOST' })).toBe(-32602)
    expect(await codeOf({ historyLength: -1 })).toBe(-32602)
    expect(await codeOf({ statusTimestampAfter: 'yesterday' })).toBe(-32602)
  })
})

describe('who is calling', () => {
  test('is refused with a token of nobody, and told that it is none of the store', async () => {
    const reply = await send({}, { token: 'made-up-token-of-nobody' })

    expect(reply.status).toBe(401)
    expect(reply.headers.get('www-authenticate')).toBe('Bearer')
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(reply.body.error).toMatchObject({
      code: -32000,
      data: [{ metadata: { code: 'api_keys.invalid' } }],
    })
  })

  test('is told the store’s own code of a refusal, and when to come back', async () => {
    const person = await system.user()
    const app = await system.app({ price: { model: 'per_use', fils: 250 } })

    const reply = await postRpc(
      system,
      app.slug,
      { jsonrpc: '2.0', id: 'x', method: 'SendMessage', params: message() },
      person,
    )

    expect(reply.body).toMatchObject({
      id: 'x',
      error: {
        code: -32000,
        data: [
          { reason: 'BILLING_BALANCE_TOO_LOW', metadata: { code: 'billing.balance_too_low' } },
        ],
      },
    })
  })

  test('may be a page elsewhere, with a key and never with a cookie', async () => {
    const preflight = await system.request('OPTIONS', `/a2a/${slug}`, {
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,a2a-version',
      },
    })

    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false)
  })

  test('finds no agent that is not listed', async () => {
    const hidden = await system.app({ isActive: false })

    const body = { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: message() }
    const [unknown, unlisted] = [
      await postRpc(system, 'nobody-has-this', body),
      await postRpc(system, hidden.slug, body),
    ]

    expect([unknown.status, unlisted.status]).toEqual([404, 404])
    expect(unknown.body.error.data[0].metadata.code).toBe('catalogue.app_not_found')
  })

  test('reads in the protocol’s form that an address is none, and the official client throws it', async () => {
    const elsewhere: typeof fetch = (input, init) => fetch(`${input}/tasks`, init)
    const client = await new ClientFactory(
      ClientFactoryOptions.createFrom(ClientFactoryOptions.default, {
        transports: [new JsonRpcTransportFactory({ fetchImpl: elsewhere })],
      }),
    ).createFromUrl(`${system.url}/a2a/${slug}/`)

    const { status, body } = await postRpc(system, `${slug}/tasks`, message())
    const read = await system.request('GET', `/a2a/${slug}`)

    expect([status, body]).toMatchObject([
      404,
      { jsonrpc: '2.0', id: null, error: { data: [{ metadata: { code: 'request.not_found' } }] } },
    ])
    expect([read.status, read.body.error.data[0].metadata.code]).toEqual([
      405,
      'request.method_not_allowed',
    ])
    await expect(client.sendMessage(a2aMessage(INPUT))).rejects.toThrow()
  })
})
