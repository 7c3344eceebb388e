import { type ErrorCode, errors } from '@wakeel/contract'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import type { Behaviour } from '../../testing/remote-agents/behaviours.ts'
import { startMcpServer } from '../../testing/remote-agents/mcp-server.ts'
import { startModelEndpoint } from '../../testing/remote-agents/model-endpoint.ts'
import { type PublishedRemote, publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import type { RemoteServer } from '../../testing/remote-agents/remote-server.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { runs } from './tables.ts'

type Remote = RemoteServer & { address: string }
type Outcome = readonly [Behaviour, ErrorCode]

/** What goes wrong in the same way whatever is spoken. */
const alike: Outcome[] = [
  ['slow', 'runs.timed_out'],
  ['endless', 'runs.timed_out'],
  ['broken', 'runs.remote_broke_off'],
  ['huge', 'runs.remote_too_large'],
  ['gzip_bomb', 'runs.remote_too_large'],
  ['header_flood', 'runs.remote_too_large'],
  ['failing', 'runs.remote_unreachable'],
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
] as const satisfies { name: string; kind: string; start(): Promise<Remote>; input: string; outcomes: Outcome[] }[]

describe.each(elsewhere)('$name', ({ kind, start, input, outcomes }) => {
  let remote: Remote
  let system: System
  let person: Person
  let app: PublishedRemote
  beforeAll(async () => {
    remote = await start()
    system = await openSystem({ remoteTimeLimitMs: 1_000, config: { outboundAllow: [remote.allow] } })
    person = await system.user({ role: 'creator' })
    await topUp(system, person, 1000)
    const definition = { price: { model: 'per_use', fils: 250 } } as const
    app = await publishRemoteApp(system, { owner: person, kind, address: remote.address, tools: ['track_parcel'], definition })
  })
  afterEach(async () => {
    remote.behave('well')
    expect(await system.violations()).toEqual([])
  })
  afterAll(async () => {
    await system.close()
    await remote.close()
  })

  const ask = (path: 'demo' | 'runs') => system.request('POST', `/api/apps/${app.slug}/${path}`, { token: person.token, body: { input } })
  const usedDemos = async () => (await system.request('GET', `/api/apps/${app.slug}/demo`, { token: person.token })).body.demo_info.used
  const wallet = async () => (await system.request('GET', '/api/billing/wallet', { token: person.token })).body.wallet
  const lastRun = async (runKind: string) => {
    const ofKind = and(eq(runs.appId, app.id), eq(runs.kind, runKind))
    const [run] = await system.database.select().from(runs).where(ofKind).orderBy(desc(runs.startedAt)).limit(1)
    return run
  }

  test.each<Outcome>(outcomes)('that is %s when it is asked: the run ends as %s and is given back', async (behaviour, code) => {
    const [used, held] = [await usedDemos(), await wallet()]
    remote.behave(behaviour, 'asked')

    const replies = await Promise.all([ask('demo'), ask('runs')])

    const [status, sentence] = errors[code]
    for (const reply of replies) {
      expect([reply.status, reply.body.code]).toEqual([status, code])
      expect(reply.body).toEqual({ success: false, error: sentence, code, request_id: reply.body.request_id })
    }
    expect(await usedDemos()).toBe(used)
    expect(await wallet()).toEqual(held)
    for (const runKind of ['demo', 'paid'])
      expect(await lastRun(runKind)).toMatchObject({ status: 'failed', errorCode: code, answer: null })
  })

  test.each<Outcome>(alike)('that is %s before it is asked: the run ends as %s', async (behaviour, code) => {
    remote.behave(behaviour)

    const reply = await ask('demo')

    expect(reply.body.code).toBe(code)
    expect(await usedDemos()).toBe(0)
  })

  test('that is well again answers again', async () => {
    const reply = await ask('demo')

    expect(reply.body).toMatchObject({ success: true, demo_info: { used: 1 } })
  })
})
