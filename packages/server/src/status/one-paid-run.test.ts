import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import {
  breaksOffAfter,
  calls,
  openStandInModel,
  type StandInModel,
  says,
} from '../../testing/stand-in-model.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { openTraceReceiver } from '../../testing/trace-receiver.ts'
import { openModel } from '../models/open-model.ts'

const QUESTION = 'What is the VAT on the 471,108.35 dirhams that Mariam lent me?'
const ANSWER = 'With VAT at 5 % it is AED 1,050.00.'
const vatInput = { lines: [{ unitPrice: 1000 }] }
const CALLER = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

let receiver: Awaited<ReturnType<typeof openTraceReceiver>>
let model: StandInModel
let system: System
let person: Person
let slug: string

async function openTraced(
  capturesContent: boolean,
  config: Parameters<typeof openSystem>[0] = {},
): Promise<System> {
  const tracing = {
    endpoint: receiver.endpoint,
    headers: { 'x-team': 'store' },
    serviceName: 'wakeel',
    version: '0.0.0',
    capturesContent,
  }
  const languageModel = openModel({ baseUrl: model.baseUrl, apiKey: 'the key', name: 'falcon-h1' })
  return openSystem({
    ...config,
    languageModel,
    config: { logLevel: 'info', tracing, ...config.config },
  })
}

beforeAll(async () => {
  receiver = await openTraceReceiver()
  model = await openStandInModel()
  system = await openTraced(false)
  person = await system.user()
  await topUp(system, person, 10_000)
  slug = (await system.app({ price: { model: 'per_use', fils: 250 } })).slug
})
afterAll(async () => {
  await system.close()
  await model.close()
  await receiver.close()
})
beforeEach(() => model.reset())

async function run(requestId: string, headers: Record<string, string> = {}) {
  const reply = await system.request('POST', `/api/apps/${slug}/runs`, {
    token: person.token,
    body: { input: QUESTION },
    headers: { 'x-request-id': requestId, ...headers },
  })
  await system.tracing!.flush()
  const [request] = receiver.spans.filter(
    ({ attributes }) => attributes['wakeel.request.id'] === requestId,
  )
  const trace = receiver.spans.filter(({ traceId }) => traceId === request?.traceId)
  return {
    reply,
    request: request!,
    trace,
    find: (name: RegExp) => trace.filter((span) => name.test(span.name)),
  }
}

describe('one paid run', { timeout: 120_000 }, () => {
  test('is followed by its request id in the log, in the metrics and in its trace', async () => {
    model.willAnswer(calls('vat-calculator', vatInput), says(ANSWER))
    const id = 'paid-run-0001'
    const { reply, request, find } = await run(id)
    const metrics = (await system.request('GET', '/metrics')).text
    const exemplarOf = (metric: string) =>
      metrics
        .split('\n')
        .some((line) => line.startsWith(metric) && line.includes(`# {request_id="${id}"}`))

    expect(reply.status).toBe(200)
    expect(reply.headers.get('x-request-id')).toBe(id)
    await expect
      .poll(() => system.log.lines)
      .toContainEqual(
        expect.objectContaining({
          reqId: id,
          method: 'POST',
          route: '/api/apps/:slug/runs',
          status: 200,
        }),
      )
    expect([
      exemplarOf('wakeel_runs_total'),
      exemplarOf('wakeel_run_duration_seconds'),
      exemplarOf('wakeel_http_request_duration_seconds'),
    ]).toEqual([true, true, true])
    expect(request).toMatchObject({
      name: 'POST /api/apps/:slug/runs',
      kind: 2,
      parentSpanId: undefined,
      attributes: { 'http.route': '/api/apps/:slug/runs', 'http.response.status_code': 200 },
    })

    const [agent] = find(/^invoke_agent/)
    const [first, second] = find(/^chat/)
    const [tool] = find(/^execute_tool/)
    expect(agent).toMatchObject({
      name: `invoke_agent ${slug}`,
      parentSpanId: request.spanId,
      attributes: {
        'gen_ai.operation.name': 'invoke_agent',
        'gen_ai.agent.name': slug,
        'wakeel.run.kind': 'paid',
        'wakeel.run.outcome': 'succeeded',
      },
    })
    expect([first, second]).toMatchObject(
      ['tool-calls', 'stop'].map((reason) => ({
        name: 'chat falcon-h1',
        kind: 3,
        parentSpanId: agent!.spanId,
        attributes: {
          'gen_ai.operation.name': 'chat',
          'gen_ai.request.model': 'falcon-h1',
          'gen_ai.response.finish_reasons': [reason],
        },
      })),
    )
    expect(tool).toMatchObject({
      name: 'execute_tool vat-calculator',
      parentSpanId: agent!.spanId,
      attributes: { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': 'vat-calculator' },
    })
  })

  test('tells its collector nothing that people wrote or were answered', async () => {
    model.willAnswer(calls('vat-calculator', vatInput), says(ANSWER))
    const { trace } = await run('paid-run-0002')
    const exported = JSON.stringify(trace)

    expect(trace.length).toBeGreaterThan(3)
    expect(
      ['Mariam', '471,108.35', '1,050', person.token, person.email, person.id].filter((secret) =>
        exported.includes(secret),
      ),
    ).toEqual([])
    expect(receiver.headers[0]).toMatchObject({ 'x-team': 'store' })
  })

  test('that fails is an error in its trace, with its outcome in the metrics', async () => {
    model.willAnswer(breaksOffAfter('The VAT'))
    const { reply, find } = await run('paid-run-0003')
    const metrics = (await system.request('GET', '/metrics')).text

    expect(reply.status).toBe(502)
    expect(find(/^invoke_agent/)[0]).toMatchObject({
      isError: true,
      attributes: { 'wakeel.run.outcome': 'failed' },
    })
    expect(find(/^chat/)[0]).toMatchObject({ isError: true })
    expect(metrics).toContain(
      `wakeel_runs_total{agent="${slug}",kind="paid",runtime="skills",outcome="failed"} 1`,
    )
  })

  test('goes on with the trace that a proxy on this machine began', async () => {
    model.willAnswer(says('Ready.'))
    const { request } = await run('paid-run-0004', { traceparent: CALLER })

    expect(request).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
    })
  })

  test('has a trace of its own where what names another cannot be read', async () => {
    model.willAnswer(says('Ready.'))
    const { request } = await run('paid-run-0005', { traceparent: '00-zz-1' })

    expect(request.traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(request.parentSpanId).toBeUndefined()
  })
})

test('where the operator asks for it, a trace holds the question and the answer', {
  timeout: 120_000,
}, async () => {
  model.willAnswer(calls('vat-calculator', vatInput), says(ANSWER))
  const open = await openTraced(true)
  const app = await open.app()
  await open.request('POST', `/api/apps/${app.slug}/demo`, { body: { input: QUESTION } })
  await open.close()
  const span = receiver.spans.find(({ name }) => name === `invoke_agent ${app.slug}`)

  expect(span?.attributes).toMatchObject({
    'gen_ai.input.messages': expect.stringContaining('Mariam'),
    'gen_ai.output.messages': expect.stringContaining('1,050.00'),
  })
})
