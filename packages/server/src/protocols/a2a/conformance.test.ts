import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postRpc } from '../../../testing/a2a-client.ts'
import {
  holdsAfter,
  openStandInModel,
  type StandInModel,
  says,
} from '../../../testing/stand-in-model.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { openModel } from '../../models/open-model.ts'

/** What the official compatibility kit (a2aproject/a2a-tck, branch 1.0-dev) requires over JSON-RPC, by its names, in requests of our own. */
let model: StandInModel
let system: System
let slug: string
let person: Person
beforeAll(async () => {
  model = await openStandInModel()
  system = await openSystem({
    languageModel: openModel({ baseUrl: model.baseUrl, apiKey: undefined, name: 'falcon-h1' }),
  })
})
beforeEach(async () => {
  model.reset()
  slug = (await system.app()).slug
  person = await system.user()
})
afterAll(async () => {
  await system.close()
  await model.close()
})

const rpc = async (method: string, params: unknown) =>
  (await postRpc(system, slug, { jsonrpc: '2.0', id: 1, method, params }, person)).body
const message = (fields: object = {}, configuration: object = {}) => ({
  message: {
    messageId: randomUUID(),
    role: 'ROLE_USER',
    parts: [{ text: 'Add VAT to AED 1,000' }],
    ...fields,
  },
  configuration,
})
async function send(fields?: object, configuration?: object) {
  system.clock.advance(1_000)
  return (await rpc('SendMessage', message(fields, configuration))).result.task
}
const eventsOf = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!))
const streamed = (method: string, params: unknown) =>
  postRpc(system, slug, { jsonrpc: '2.0', id: 1, method, params }, person)

/** A task that is worked on until it is told to end. */
async function workingTask() {
  const rest = Promise.withResolvers<void>()
  model.willAnswer(async (response) => {
    await holdsAfter('The VAT ')(response)
    await rest.promise
    await says('is AED 50.')(response)
  })
  const arrived = model.nextRequest()
  const task = await send({}, { returnImmediately: true })
  await arrived
  return { task, end: rest.resolve }
}

describe('the compatibility kit requires that', () => {
  test('CARD-DISC-001, CARD-STRUCT-001, CARD-PROTO-001/002: the card is there with all that it must say', async () => {
    const { body, headers } = await system.request(
      'GET',
      `/a2a/${slug}/.well-known/agent-card.json`,
    )

    expect(headers.get('content-type')).toContain('application/json')
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining([
        'name',
        'description',
        'supportedInterfaces',
        'version',
        'capabilities',
        'defaultInputModes',
        'defaultOutputModes',
        'skills',
      ]),
    )
    for (const skill of body.skills)
      expect(Object.keys(skill)).toEqual(
        expect.arrayContaining(['id', 'name', 'description', 'tags']),
      )
  })

  test('CORE-SEND-001, DM-TASK-001, DM-ART-001, DM-SERIAL-001/002/003: a task is written as ProtoJSON', async () => {
    model.willAnswer(says('It is AED 50.'))

    const task = await send()

    expect(task).toMatchObject({
      id: expect.any(String),
      contextId: expect.any(String),
      status: {
        state: 'TASK_STATE_COMPLETED',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
      artifacts: [{ artifactId: 'answer', parts: [{ text: 'It is AED 50.' }] }],
      history: [{ role: 'ROLE_USER', messageId: expect.any(String), parts: [{}] }],
    })
  })

  test('CORE-MULTI-001a/003/005/006, CORE-SEND-002: contexts and tasks are told apart', async () => {
    model.willAnswer(says('It is AED 50.'), says('Which amount do you mean?'), says('AED 100.'))
    const first = await send()
    const asked = await send({ contextId: first.contextId })

    const answered = await send({ taskId: asked.id })
    const mixed = await rpc('SendMessage', message({ taskId: asked.id, contextId: randomUUID() }))
    const ended = await rpc('SendMessage', message({ taskId: first.id }))

    expect(asked).toMatchObject({
      contextId: first.contextId,
      status: { state: 'TASK_STATE_INPUT_REQUIRED' },
    })
    expect(asked.id).not.toBe(first.id)
    expect(answered).toMatchObject({ id: asked.id, contextId: first.contextId })
    expect(mixed.error.code).toBe(-32602)
    expect(ended.error.code).toBe(-32004)
  })

  test('CORE-MULTI-002a/004, CORE-GET-002, CORE-CANCEL-003, STREAM-SUB-004: what is not there is not found', async () => {
    const id = randomUUID()

    const context = await rpc('SendMessage', message({ contextId: id }))
    const replies = [
      await rpc('SendMessage', message({ taskId: id })),
      await rpc('GetTask', { id }),
      await rpc('CancelTask', { id }),
      await rpc('SubscribeToTask', { id }),
      await rpc('GetTask', { id: 'tck-no-such-task' }),
    ]

    expect(context.error.code).toBe(-32602)
    expect(replies.map(({ error }) => error.code)).toEqual(replies.map(() => -32001))
  })

  test('JSONRPC-ERR-001/003: an error of the protocol says in `data` which one it is', async () => {
    const { error } = await rpc('GetTask', { id: randomUUID() })

    expect(error).toMatchObject({
      code: -32001,
      message: expect.any(String),
      data: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'TASK_NOT_FOUND',
          domain: 'a2a-protocol.org',
        },
      ],
    })
  })

  test('CORE-EXECUTION-MODE-001/002, CORE-CANCEL-001/002: who waits has the end, who does not can cancel', async () => {
    model.willAnswer(says('It is AED 50.'))
    const waited = await send()
    const { task } = await workingTask()

    const cancelled = await rpc('CancelTask', { id: task.id })
    const late = await rpc('CancelTask', { id: waited.id })

    expect(waited.status.state).toBe('TASK_STATE_COMPLETED')
    expect(task.status.state).toBe('TASK_STATE_WORKING')
    expect(cancelled.result.status.state).toBe('TASK_STATE_CANCELED')
    expect(late.error.code).toBe(-32002)
  })

  test('CORE-STREAM-001/003, JSONRPC-SSE-001: a stream begins with the task and closes with its end', async () => {
    model.willAnswer(says('It is AED 50.'))

    const { headers, text } = await streamed('SendStreamingMessage', message())

    const events = eventsOf(text)
    expect(headers.get('content-type')).toContain('text/event-stream')
    expect(events.every(({ jsonrpc, id }) => jsonrpc === '2.0' && id === 1)).toBe(true)
    expect(Object.keys(events[0].result)).toEqual(['task'])
    expect(events.at(-1).result.statusUpdate.status.state).toBe('TASK_STATE_COMPLETED')
  })

  test('STREAM-ORDER-001/002/003/004, STREAM-SUB-001/002: all streams of a task tell the same, whoever leaves', async () => {
    const { task, end } = await workingTask()
    const leaving = new AbortController()
    /** Resolves once the stream has begun. */
    const subscribe = (signal?: AbortSignal) =>
      fetch(`${system.url}/a2a/${slug}`, {
        method: 'POST',
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'SubscribeToTask',
          params: { id: task.id },
        }),
        headers: {
          'content-type': 'application/json',
          'a2a-version': '1.0',
          authorization: `Bearer ${person.token}`,
        },
        ...(signal && { signal }),
      })
    await subscribe(leaving.signal)
    const staying = await Promise.all([subscribe(), subscribe()])
    leaving.abort()
    end()

    const [one, two] = (await Promise.all(staying.map((stream) => stream.text()))).map(eventsOf)

    const updates = (events: { result: object }[] = []) =>
      events.filter(({ result }) => !('task' in result))
    expect(one?.[0].result.task.id).toBe(task.id)
    expect(updates(one)).toEqual(updates(two))
    expect(one?.at(-1).result.statusUpdate.status.state).toBe('TASK_STATE_COMPLETED')
  })

  test('STREAM-SUB-003: nobody subscribes to what has ended', async () => {
    model.willAnswer(says('It is AED 50.'))
    const { id } = await send()

    expect((await rpc('SubscribeToTask', { id })).error.code).toBe(-32004)
  })

  test('CORE-HIST-001/002/003/005: history is as long as was asked for, and in order', async () => {
    model.willAnswer(says('Which amount do you mean?'), says('It is AED 50.'))
    const asked = await send({ parts: [{ text: 'add the VAT' }] }, { historyLength: 0 })
    const { id } = await send({ taskId: asked.id, parts: [{ text: '1,000' }] })

    const all = (await rpc('GetTask', { id })).result.history
    const one = (await rpc('GetTask', { id, historyLength: 1 })).result.history

    expect('history' in asked).toBe(false)
    expect(all.map(({ parts }: { parts: { text: string }[] }) => parts[0]?.text)).toEqual([
      'add the VAT',
      'Which amount do you mean?',
      '1,000',
    ])
    expect(one).toEqual(all.slice(-1))
  })

  test('DM-SERIAL-005: a field that nobody knows is passed over', async () => {
    model.willAnswer(says('It is AED 50.'))

    const task = await send({ tckUnknown: { nested: true } })

    expect(task.status.state).toBe('TASK_STATE_COMPLETED')
  })
})
