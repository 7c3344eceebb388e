import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newApiKey } from '../../server/testing/api-keys.ts'
import { topUp } from '../../server/testing/checkout.ts'
import { openSystem, type Person, type System } from '../../server/testing/system.ts'
import { type ClientOptions, createClient, type RunEvent, WakeelError } from './index.ts'

let system: System
let person: Person
let app: { id: string; slug: string }
let apiKey: string
beforeAll(async () => {
  system = await openSystem()
  app = await system.app({ price: { model: 'per_use', fils: 250 } })
})
afterAll(() => system.close())
beforeEach(async () => {
  person = await system.user()
  await topUp(system, person, 5_000)
  apiKey = (await newApiKey(system, person)).secret
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const input = 'Add VAT to AED 1,000'
const waits: number[] = []
beforeEach(() => waits.splice(0))
const clientOf = (options: Partial<ClientOptions> = {}) =>
  createClient({
    baseUrl: system.url,
    apiKey,
    pause: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  })
const balance = async () =>
  (await system.request('GET', '/api/billing/wallet', { token: person.token })).body.wallet.balance
    .amount
async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}
const failure = (promise: Promise<unknown>): Promise<WakeelError> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error) => error,
  )

/** Stands between the client and the store, and does something else with the first requests. */
function interrupted(...instead: ((send: () => Promise<Response>) => Promise<Response>)[]) {
  const keys: (string | null)[] = []
  const send: typeof fetch = (...request) => {
    keys.push(new Headers(request[1]?.headers).get('idempotency-key'))
    const first = instead.shift() ?? ((pass) => pass())
    return first(() => fetch(...request))
  }
  return { fetch: send, keys }
}
const breaksAfterAnswer = async (send: () => Promise<Response>): Promise<Response> => {
  await (await send()).text()
  throw new TypeError('the connection broke')
}
const refuses =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  async () =>
    Response.json({ success: false, code, error: 'Not now.' }, { status, headers })

describe('a run', () => {
  test('is answered, and says what it cost', async () => {
    const result = await clientOf().run(app.slug, input)

    expect(result).toMatchObject({ outcome: 'answer', charge: { price: { amount: 250 } } })
    expect(result.response).toContain('50')
    expect(await balance()).toBe(4_750)
  })

  test('whose answer was lost on the way is asked for again, and costs once', async () => {
    const network = interrupted(breaksAfterAnswer)
    const client = clientOf(network)

    const result = await client.run(app.slug, input)

    expect(result.outcome).toBe('answer')
    expect(await balance()).toBe(4_750)
    expect(network.keys).toEqual([network.keys[0], network.keys[0]])
    expect((await collect(client.runs.list())).map((run) => run.id)).toEqual([result.run_id])
  })

  test('with the same key of the program’s own costs once', async () => {
    const first = await clientOf().run(app.slug, input, { idempotencyKey: 'invoice-1042' })
    const again = await clientOf().run(app.slug, input, { idempotencyKey: 'invoice-1042' })

    expect(again.run_id).toBe(first.run_id)
    expect(await balance()).toBe(4_750)
  })

  test('waits as long as the store asks it to', async () => {
    const client = clientOf(
      interrupted(
        refuses(429, 'request.rate_limited', { 'retry-after': '7' }),
        refuses(503, 'server.busy', { 'retry-after': '3' }),
      ),
    )

    expect((await client.run(app.slug, input)).outcome).toBe('answer')
    expect(waits).toEqual([7_000, 3_000])
  })

  test('backs off by itself where the store does not say how long', async () => {
    const client = clientOf(
      interrupted(refuses(503, 'server.unavailable'), refuses(409, 'request.in_flight')),
    )

    await client.run(app.slug, input)

    expect(waits[0]).toSatisfy((wait: number) => wait >= 250 && wait <= 500)
    expect(waits[1]).toSatisfy((wait: number) => wait >= 500 && wait <= 1_000)
  })

  test('is given up after as many retries as were asked for, or when the wait would be long', async () => {
    const gone = async () => Promise.reject(new TypeError('no network'))
    const lost = clientOf({ ...interrupted(gone, gone), maxRetries: 1 })
    const tomorrow = { 'retry-after': '40000' }
    const limited = clientOf(interrupted(refuses(429, 'api_keys.test_limit_reached', tomorrow)))

    expect(await failure(lost.run(app.slug, input))).toMatchObject({
      code: 'client.connection_failed',
      status: 0,
      cause: new TypeError('no network'),
    })
    expect(waits).toHaveLength(1)
    expect(await failure(limited.run(app.slug, input))).toMatchObject({
      code: 'api_keys.test_limit_reached',
      retryAfterSeconds: 40_000,
    })
    expect(waits).toHaveLength(1)
  })

  test('that is refused fails with the store’s own reason, and is not tried again', async () => {
    const network = interrupted()
    const error = await failure(clientOf(network).run('no-such-agent', input))

    expect(error).toBeInstanceOf(WakeelError)
    expect(error).toMatchObject({ name: 'WakeelError', status: 404 })
    expect(error.code).toBe('catalogue.app_not_found')
    expect(error.message).not.toBe('')
    expect(network.keys).toHaveLength(1)
    expect(await failure(clientOf({ apiKey: undefined }).run(app.slug, input))).toMatchObject({
      status: 401,
      code: 'accounts.sign_in_required',
    })
  })

  test('keeps a reply that is not the store’s apart, and the id of a failure', async () => {
    const page = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    const failed = async () =>
      Response.json({ code: 'server.failed', error: 'Sorry.', request_id: 'r-1' }, { status: 500 })
    const portal = async () => new Response('<h1>Sign in to the airport</h1>')

    const outcomes = await Promise.all(
      [page, failed, portal].map((each) =>
        failure(clientOf(interrupted(each)).run(app.slug, input)),
      ),
    )

    expect(outcomes).toMatchObject([
      { status: 502, code: 'client.reply_unreadable' },
      { status: 500, code: 'server.failed', requestId: 'r-1' },
      { status: 200, code: 'client.reply_unreadable' },
    ])
  })

  test('ends with the signal, also while it waits to be tried again', async () => {
    const before = AbortSignal.abort(new Error('not any more'))
    const leaving = new AbortController()
    const client = clientOf({
      ...interrupted(refuses(503, 'server.busy')),
      pause: undefined,
    })

    await expect(clientOf().run(app.slug, input, { signal: before })).rejects.toThrow(
      'not any more',
    )
    const waiting = client.run(app.slug, input, { signal: leaving.signal })
    leaving.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    expect(await balance()).toBe(5_000)
  })
})

describe('a stream', () => {
  test('tells what the agent does and says, and then what came of it', async () => {
    const stream = clientOf().stream(app.slug, input)

    const events: RunEvent[] = await collect(stream)
    const result = await stream.result()

    expect(events.map((event) => event.type)).toContain('skill')
    expect(result).toMatchObject({ outcome: 'answer', charge: { price: { amount: 250 } } })
    expect(await stream.result()).toBe(result)
    expect(await balance()).toBe(4_750)
  })

  test('may be asked for its result alone, and is refused like a run', async () => {
    expect((await clientOf().stream(app.slug, input).result()).outcome).toBe('answer')
    expect(await failure(clientOf().stream('no-such-agent', input).result())).toMatchObject({
      status: 404,
      code: 'catalogue.app_not_found',
    })
  })

  test('that breaks in the middle is run again by its key, and costs once', async () => {
    const cut = async (send: () => Promise<Response>) =>
      new Response((await (await send()).text()).split('event: result')[0])
    const stream = clientOf(interrupted(cut)).stream(app.slug, input)

    expect(await failure(stream.result())).toMatchObject({ code: 'client.connection_failed' })
    const { idempotencyKey } = stream
    const again = await clientOf().stream(app.slug, input, { idempotencyKey }).result()

    expect(again.outcome).toBe('answer')
    expect(await balance()).toBe(4_750)
  })

  test('says why it failed after it had begun', async () => {
    const event = 'event: error\ndata: {"code":"runs.failed","error":"It could not finish."}\n\n'
    const stream = clientOf(interrupted(async () => new Response(event))).stream(app.slug, input)

    const reason = { code: 'runs.failed', message: 'It could not finish.' }
    expect(await failure(collect(stream))).toMatchObject(reason)
    expect(await failure(stream.result())).toMatchObject(reason)
  })
})

describe('a conversation', () => {
  test('goes on from what the agent asked back', async () => {
    const talk = clientOf().conversation(app.slug)

    const asked = await talk.say('add the VAT please')
    const answered = await talk.say('AED 1,000')

    expect([asked.outcome, answered.outcome]).toEqual(['question', 'answer'])
    expect(answered.conversation_id).toBe(asked.run_id)
    expect(talk.runId).toBe(answered.run_id)
    expect(await balance()).toBe(4_750)
  })

  test('keeps the order of messages that are said at once, and one that failed does not end it', async () => {
    const client = clientOf(interrupted(refuses(402, 'billing.balance_too_low')))
    const talk = client.conversation(app.slug)

    const said = await Promise.allSettled([talk.say('Hm'), talk.say('add VAT'), talk.say('AED 80')])

    expect(said.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    const run = await client.runs.get(talk.runId!)
    expect(run).toMatchObject({ input: 'AED 80', outcome: 'answer' })
    expect((await client.runs.get(run.reply_to!)).input).toBe('add VAT')
  })
})

describe('what there is', () => {
  test('is listed page after page', async () => {
    const client = clientOf({ maxRetries: 0 })
    const results = [
      await client.run(app.slug, input),
      await client.run(app.slug, 'Add VAT to AED 20'),
      await client.run(app.slug, 'Add VAT to AED 30'),
    ]

    const all = await collect(client.runs.list({ pageSize: 1, app: app.slug }))

    expect(all.map((run) => run.id).sort()).toEqual(results.map((each) => each.run_id).sort())
  })

  test('among agents is found by words, and without a key', async () => {
    const name = { en: 'Quokka desk', ar: 'Quokka desk' }
    const quokkas = [await system.app({ name }), await system.app({ name })]
    const client = createClient({ baseUrl: `${system.url}/` })

    const found = await collect(client.agents.search('quokka', { pageSize: 1 }))

    expect(found.map((each) => each.slug).sort()).toEqual(quokkas.map((each) => each.slug).sort())
    expect(await client.agents.get(app.slug)).toMatchObject({ id: app.id, name: 'VAT desk' })
  })

  test('of the key is what it used and may use', async () => {
    const client = clientOf()
    await client.run(app.slug, input)

    expect(await client.usage()).toMatchObject({ used: { today: { runs: 1, fils: 250 } } })
  })
})

describe('waiting for a run', () => {
  const atWork = async (send: () => Promise<Response>) => {
    const reply = await (await send()).json()
    return Response.json({ ...reply, run: { ...reply.run, status: 'running' } })
  }

  test('ends when it has ended', async () => {
    const { run_id } = await clientOf().run(app.slug, input)

    const run = await clientOf(interrupted(atWork, atWork)).wait(run_id)

    expect(run).toMatchObject({ id: run_id, status: 'succeeded', outcome: 'answer' })
    expect(waits).toEqual([500, 750])
  })

  test('ends after the time that was given, and with the signal', async () => {
    const { run_id } = await clientOf().run(app.slug, input)
    const client = clientOf({
      ...interrupted(...Array(10).fill(atWork)),
      pause: (_, signal) =>
        new Promise((_, reject) => {
          signal!.addEventListener('abort', () => reject(signal!.reason))
        }),
    })

    expect(await failure(client.wait(run_id, { timeoutMs: 1 }))).toMatchObject({
      code: 'client.timed_out',
    })
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(client.wait(run_id, { signal })).rejects.toThrow('gone')
  })
})
