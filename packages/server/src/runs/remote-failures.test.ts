import { type ErrorCode, errors } from '@wakeel/contract'
import { and, eq, notInArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import type { Behaviour } from '../../testing/remote-agents/behaviours.ts'
import { startMcpServer } from '../../testing/remote-agents/mcp-server.ts'
import { startModelEndpoint } from '../../testing/remote-agents/model-endpoint.ts'
import { publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import type { RemoteServer } from '../../testing/remote-agents/remote-server.ts'
import { openSystem } from '../../testing/system.ts'
import { runs } from '../database/schema/runs.ts'

type Remote = RemoteServer & { address: string }
type Outcome = readonly [Behaviour, ErrorCode]

/** What has no end of its own. */
const lasting: Outcome[] = [
  ['slow', 'runs.timed_out'],
  ['endless', 'runs.timed_out'],
]
/** What goes wrong in the same way whatever is spoken. */
const alike: Outcome[] = [
  ['broken', 'runs.remote_broke_off'],
  ['huge', 'runs.remote_too_large'],
  ['gzip_bomb', 'runs.remote_too_large'],
  ['header_flood', 'runs.remote_too_large'],
  ['failing', 'runs.remote_failed'],
  ['redirecting', 'runs.remote_unreachable'],
  ['refusing', 'runs.remote_refused'],
]
const elsewhere = [
  {
    name: 'an A2A agent that streams',
    kind: 'a2a',
    start: (): Promise<Remote> => startA2aAgent(),
    input: '70 kg',
    outcomes: [
      ...alike,
      ['rude', 'runs.remote_answer_invalid'],
      ['not_rpc', 'runs.remote_answer_invalid'],
      ['half_stream', 'runs.remote_broke_off'],
    ],
  },
  {
    name: 'an A2A agent that does not stream',
    kind: 'a2a',
    start: (): Promise<Remote> => startA2aAgent({ streaming: false }),
    input: '70 kg',
    outcomes: [
      ...alike,
      ['rude', 'runs.remote_answer_invalid'],
      ['not_rpc', 'runs.remote_answer_invalid'],
      ['half_stream', 'runs.remote_answer_invalid'],
    ],
  },
  {
    name: 'an MCP server of 2025-11-25',
    kind: 'mcp',
    start: (): Promise<Remote> => startMcpServer({ version: '2025-11-25' }),
    input: 'Where is parcel DC-1?',
    outcomes: [
      ...alike,
      ['rude', 'runs.remote_answer_invalid'],
      ['not_rpc', 'runs.remote_answer_invalid'],
      ['half_stream', 'runs.remote_broke_off'],
    ],
  },
  {
    name: 'an MCP server of 2026-07-28',
    kind: 'mcp',
    start: (): Promise<Remote> => startMcpServer(),
    input: 'Where is parcel DC-1?',
    outcomes: [
      ...alike,
      ['rude', 'runs.remote_answer_invalid'],
      ['not_rpc', 'runs.remote_answer_invalid'],
      ['half_stream', 'runs.remote_broke_off'],
    ],
  },
  {
    name: 'a model elsewhere',
    kind: 'openai',
    start: (): Promise<Remote> => startModelEndpoint(),
    input: 'Good morning',
    outcomes: [
      ...alike,
      ['rude', 'runs.remote_answer_invalid'],
      ['not_rpc', 'runs.remote_answer_invalid'],
      ['half_stream', 'runs.remote_broke_off'],
    ],
  },
] as const satisfies {
  name: string
  kind: string
  start(): Promise<Remote>
  input: string
  outcomes: Outcome[]
}[]

/** A person with an app of their own that is executed at a server beside the store. */
async function openScene(
  { kind, start, input }: (typeof elsewhere)[number],
  remoteTimeLimitMs?: number,
) {
  const remote = await start()
  const system = await openSystem({
    config: { outboundAllow: [remote.allow] },
    ...(remoteTimeLimitMs && { remoteTimeLimitMs }),
  })
  const person = await system.user({ role: 'creator' })
  await topUp(system, person, 1000)
  const definition = { price: { model: 'per_use', fils: 250 } } as const
  const app = await publishRemoteApp(system, {
    owner: person,
    kind,
    address: remote.address,
    tools: ['track_parcel'],
    definition,
  })
  const { token } = person

  const ask = (path: 'demo' | 'runs') => {
    // No more than ten in a row may fail within an hour.
    system.clock.advance(3_600_000)
    return system.request('POST', `/api/apps/${app.slug}/${path}`, { token, body: { input } })
  }
  const usedDemos = async () =>
    (await system.request('GET', `/api/apps/${app.slug}/demo`, { token })).body.demo_info.used
  const wallet = async () =>
    (await system.request('GET', '/api/billing/wallet', { token })).body.wallet
  const runsBut = (earlier: string[]) =>
    system.database
      .select()
      .from(runs)
      .where(and(eq(runs.appId, app.id), notInArray(runs.id, earlier)))
  return {
    remote,
    ask,
    /** A free run and a paid one end as they should, and nothing is missing afterwards. */
    async expectGivenBack(code: ErrorCode): Promise<void> {
      const earlier = (await runsBut([])).map(({ id }) => id)
      const held = await wallet()
      const replies = await Promise.all([ask('demo'), ask('runs')])
      const [status, sentence] = errors[code]
      for (const reply of replies) {
        expect([reply.status, reply.body.code]).toEqual([status, code])
        expect(reply.body).toEqual({
          success: false,
          error: sentence,
          code,
          request_id: reply.body.request_id,
        })
      }
      expect(await usedDemos()).toBe(0)
      expect(await wallet()).toEqual(held)
      const made = await runsBut(earlier)
      expect(made.map(({ kind }) => kind).sort()).toEqual(['demo', 'paid'])
      for (const run of made)
        expect(run).toMatchObject({ status: 'failed', errorCode: code, answer: null })
      expect(await system.violations()).toEqual([])
    },
    async close(): Promise<void> {
      await system.close()
      await remote.close()
    },
  }
}

type Scene = Awaited<ReturnType<typeof openScene>>

describe.each(elsewhere)('$name', (one) => {
  let scene: Scene
  beforeAll(async () => {
    scene = await openScene(one)
  })
  afterEach(() => scene.remote.behave('well'))
  afterAll(() => scene.close())

  test.each<Outcome>(one.outcomes)(
    'that is %s when it is asked: the run ends as %s and is given back',
    async (behaviour, code) => {
      scene.remote.behave(behaviour, 'asked')

      await scene.expectGivenBack(code)
    },
  )

  test.each<Outcome>(alike)(
    'that is %s before it is asked: the run ends as %s and is given back',
    async (behaviour, code) => {
      scene.remote.behave(behaviour)

      await scene.expectGivenBack(code)
    },
  )

  test('that is well again answers again', async () => {
    const reply = await scene.ask('demo')

    expect(reply.body).toMatchObject({ success: true, demo_info: { used: 1 } })
  })
})

describe.each(elsewhere)('$name that never comes to an end', (one) => {
  let scene: Scene
  beforeAll(async () => {
    // Long enough to be told what it is, and waited for fifteen times.
    scene = await openScene(one, 250)
  })
  afterAll(() => scene.close())

  test.each<Outcome>(lasting)(
    'because it is %s is left when its time is over, and the run is given back',
    async (behaviour, code) => {
      const gone = scene.remote.nextGone()
      scene.remote.behave(behaviour, 'asked')

      await scene.expectGivenBack(code)
      await gone
    },
  )

  test('not even when it is asked what it is, is left as well', async () => {
    scene.remote.behave('slow')

    await scene.expectGivenBack('runs.timed_out')
  })
})
