import { skills } from '@wakeel/skills'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  breaksOffAfter,
  calls,
  endsEarlyAfter,
  fails,
  holdsAfter,
  openStandInModel,
  runsOutOfTokensAfter,
  type StandInModel,
  says,
  sendsAnEndlessLine,
  sendsAnErrorEvent,
  sendsWrongJson,
} from '../../testing/stand-in-model.ts'
import { openSystem, type System, type TestReply } from '../../testing/system.ts'
import { demoAllowances, runs } from '../database/schema/runs.ts'
import { openModel } from '../models/open-model.ts'

let model: StandInModel
let system: System
beforeAll(async () => {
  model = await openStandInModel()
  const languageModel = openModel({
    baseUrl: model.baseUrl,
    apiKey: 'the key',
    name: 'falcon-h1',
    timeLimitMs: 3_000,
  })
  system = await openSystem({ languageModel })
})
afterAll(async () => {
  await system.close()
  await model.close()
})
beforeEach(() => model.reset())

const input = 'Add VAT to AED 1,000'
const vatInput = { lines: [{ unitPrice: 1000 }] }
const demo = (slug: string, options: Parameters<System['request']>[2] = {}) =>
  system.request('POST', `/api/apps/${slug}/demo`, { body: { input }, ...options })
const demoInfo = async (slug: string) =>
  (await system.request('GET', `/api/apps/${slug}/demo`)).body.demo_info
const runsOf = (appId: string) => system.database.select().from(runs).where(eq(runs.appId, appId))
const executions = async (slug: string) =>
  (await system.request('GET', `/api/apps/${slug}`)).body.app.execution_count

describe('with a language model', () => {
  test('the model answers, using the agent’s skill for the figures', async () => {
    const app = await system.app()
    model.willAnswer(
      calls('vat-calculator', vatInput),
      says('With VAT at 5 % it is **AED 1,050.00**.'),
    )

    const reply = await demo(app.slug)

    expect(reply.body).toMatchObject({
      success: true,
      response: 'With VAT at 5 % it is **AED 1,050.00**.',
      provider: 'falcon-h1',
      skills_used: ['vat-calculator'],
      demo_info: { used: 1 },
    })
    const [first, second] = model.requests
    expect(first?.authorization).toBe('Bearer the key')
    expect(first?.body.tools).toMatchObject([
      { function: { name: 'vat-calculator', parameters: { type: 'object' } } },
    ])
    expect(first?.body.messages[0]?.content).toContain('Answer in English')
    expect(JSON.stringify(second?.body.messages.at(-1))).toContain('1,050.00')
    expect(await executions(app.slug)).toBe(1)
  })

  test('the model reads the conversation until now, without a word of other branches', async () => {
    const app = await system.app()
    const send = (message: string, replyTo?: string) =>
      demo(app.slug, { body: { input: message, reply_to: replyTo } })
    model.willAnswer(
      says('[no answer] Which amount do you mean?'),
      says('It is AED 1,050.00.'),
      says('It is AED 2,100.00.'),
    )
    const asked = await send('Add the VAT')
    await send('AED 1,000', asked.body.run_id)

    const changed = await send('AED 2,000', asked.body.run_id)

    expect(asked.body).toMatchObject({ outcome: 'question', demo_info: { used: 0 } })
    expect(changed.body).toMatchObject({ outcome: 'answer', conversation_id: asked.body.run_id })
    expect(model.requests.at(-1)?.body.messages.slice(1)).toEqual([
      { role: 'user', content: 'Add the VAT' },
      { role: 'assistant', content: 'Which amount do you mean?' },
      { role: 'user', content: 'AED 2,000' },
    ])
  })

  test('the model reads so much of a long conversation as it has room for, the newest', async () => {
    const app = await system.app()
    let replyTo: string | undefined
    for (let message = 0; message < 9; message++) {
      model.willAnswer(says('Which amount do you mean?'))
      const long = `${message} ${'and more '.repeat(1_000)}`
      const { body } = await demo(app.slug, { body: { input: long, reply_to: replyTo } })
      replyTo = body.run_id
    }
    model.willAnswer(says('It is AED 1,050.00.'))

    await demo(app.slug, { body: { input: 'AED 1,000', reply_to: replyTo } })

    const read = model.requests
      .at(-1)
      ?.body.messages.slice(1)
      .map(({ content }) => String(content))
    expect(read?.join('').length).toBeLessThan(42_000)
    expect(read?.filter((each) => each.startsWith('8 and more'))).toHaveLength(1)
    expect(read?.filter((each) => each.startsWith('1 and more'))).toHaveLength(0)
  })

  test('Arabic arrives whole, however the network cuts it', async () => {
    const app = await system.app()
    const answer = 'المبلغ مع ضريبة القيمة المضافة بنسبة 5% هو **1,050.00 درهم**.'
    model.willAnswer(says(answer))

    const reply = await demo(app.slug, {
      body: { input: 'أضف الضريبة إلى 1000 درهم' },
      headers: { accept: 'text/event-stream' },
    })

    const streamed = [...reply.text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!))
    expect(streamed.at(-1).response).toBe(answer)
    expect(
      streamed
        .filter(({ type }) => type === 'text')
        .map(({ text }) => text)
        .join(''),
    ).toBe(answer)
    expect(model.requests[0]?.body.messages[0]?.content).toContain('Answer in Arabic')
  })

  test('every skill of the store can be offered to a model', async () => {
    const app = await system.app({ skills: skills.map(({ name }) => name) })
    model.willAnswer(says('Ready.'))

    const reply = await demo(app.slug)

    expect(reply.body.response).toBe('Ready.')
    const offered = model.requests[0]!.body.tools.map(({ function: tool }) => tool)
    expect(offered.map(({ name }) => name)).toEqual(skills.map(({ name }) => name))
    expect(
      offered.filter(
        ({ name, parameters }) => !/^[\w-]{1,64}$/.test(name) || parameters.type !== 'object',
      ),
    ).toEqual([])
  })

  test('figures that no tool gave and nobody asked with are named, in the answer and in the history', async () => {
    const app = await system.app()
    const { token } = await system.user()
    model.willAnswer(
      calls('vat-calculator', vatInput),
      says('For 1,000 it is AED 1,050.00 at 5 %; registration begins at AED 375,000.'),
    )

    const { body } = await demo(app.slug, { token })

    expect(body.own_figures).toEqual(['375,000'])
    expect(
      (await system.request('GET', `/api/runs/${body.run_id}`, { token })).body.run.own_figures,
    ).toEqual(['375,000'])
  })

  test('an answer of the tools’ figures alone has none of its own', async () => {
    const app = await system.app()
    model.willAnswer(calls('vat-calculator', vatInput), says('For ١٬٠٠٠ it is AED 1,050.'))

    expect((await demo(app.slug)).body).not.toHaveProperty('own_figures')
  })

  test('what no database can hold is left out of the answer', async () => {
    const app = await system.app()
    model.willAnswer(says('AED\u0000 1,050.00'))

    const reply = await demo(app.slug)

    expect(reply.body.response).toBe('AED 1,050.00')
  })

  test('a call with wrong arguments may be mended once', async () => {
    const app = await system.app()
    model.willAnswer(
      calls('vat-calculator', { lines: 'many' }),
      calls('vat-calculator', vatInput),
      says('AED 1,050.00'),
    )

    const reply = await demo(app.slug)

    expect(reply.body).toMatchObject({ response: 'AED 1,050.00', skills_used: ['vat-calculator'] })
  })
})

describe('an answer that is as long as it may be', () => {
  test.each([
    [
      'of tokens',
      runsOutOfTokensAfter('The VAT is AED 50'),
      /^The VAT is AED 50\n\n_The answer was cut off here: the model that writes it stopped/,
    ],
    ['of characters', says('V'.repeat(120_000)), /^V{100000}\n\n_The answer ends here/],
  ] as const)(
    'ends at its limit %s, says so, and counts: whoever asks can make every answer so long',
    async (_what, answer, expected) => {
      const app = await system.app()
      model.willAnswer(answer)

      const reply = await demo(app.slug)

      expect(reply.body.response).toMatch(expected)
      expect(await demoInfo(app.slug)).toMatchObject({ used: 1, remaining: 2 })
    },
  )
})

describe('a model that fails', () => {
  test.each([
    ['refuses the key', 502, 'runs.model_refused', [fails(401)]],
    ['answers with an error of its own', 502, 'runs.model_unreachable', [fails(500)]],
    ['is too busy', 502, 'runs.model_unreachable', [fails(429), fails(429), fails(429)]],
    ['does not know the request', 502, 'runs.failed', [fails(404)]],
    ['sends wrong JSON', 502, 'runs.model_answer_invalid', [sendsWrongJson]],
    ['sends a line without an end', 502, 'runs.model_answer_invalid', [sendsAnEndlessLine]],
    ['says nothing at all', 502, 'runs.model_answer_invalid', [says('')]],
    [
      'calls skills that the agent does not have',
      502,
      'runs.model_answer_invalid',
      [calls('fortune', {}), calls('fortune', {})],
    ],
  ] as const)(
    'and %s: an agent without skills has the clear error, and nothing is counted',
    async (_what, status, code, answers) => {
      const app = await system.app({ skills: [] })
      model.willAnswer(...answers)

      const reply = await demo(app.slug)

      await expectFailure(app, reply, { status, code })
    },
  )

  test.each([
    ['says nothing for too long', 504, 'runs.timed_out', [holdsAfter('The VAT')]],
    ['breaks off in the middle', 502, 'runs.model_broke_off', [breaksOffAfter('The VAT')]],
    ['ends without saying so', 502, 'runs.model_broke_off', [endsEarlyAfter('The VAT')]],
    ['sends an error as its last event', 502, 'runs.model_broke_off', [sendsAnErrorEvent]],
  ] as const)(
    'and %s after its first word: nothing is said again in its place, and the run is given back',
    async (_what, status, code, answers) => {
      const app = await system.app()
      model.willAnswer(...answers)

      const reply = await demo(app.slug)

      await expectFailure(app, reply, { status, code })
      expect(model.requests).toHaveLength(1)
    },
  )

  test.each([
    ['cannot be used', [fails(401)]],
    ['is too busy', [fails(429), fails(429), fails(429)]],
    ['fails after it has used a skill', [calls('vat-calculator', vatInput), fails(400)]],
    [
      'calls with wrong arguments again and again',
      [calls('vat-calculator', {}), calls('vat-calculator', '{"lines"')],
    ],
    ['only ever calls skills', Array.from({ length: 8 }, () => calls('vat-calculator', vatInput))],
  ] as const)(
    'and %s before its first word: the built-in engine answers with the agent’s skills, and says so',
    async (_what, answers) => {
      const app = await system.app()
      model.willAnswer(...answers)

      const { body } = await demo(app.slug)

      expect(body).toMatchObject({
        provider: 'built-in',
        is_answered: true,
        skills_used: ['vat-calculator'],
        demo_info: { used: 1 },
      })
      expect(body.response).toMatch(
        /^\*The language model could not answer, so the store’s built-in engine did\.\*\n\n\S/,
      )
      expect(body.response).toContain('1,050.00')
      expect(await runsOf(app.id)).toMatchObject([
        { status: 'succeeded', provider: 'built-in', answer: body.response },
      ])
    },
  )

  test('is told about in Arabic to whoever asks in Arabic', async () => {
    const app = await system.app()
    model.willAnswer(fails(401))

    const { body } = await demo(app.slug, { body: { input: 'أضف الضريبة إلى 1000 درهم' } })

    expect(body.response).toMatch(/^\*تعذّر على النموذج اللغوي أن يجيب/)
  })

  async function expectFailure(
    app: { id: string; slug: string },
    reply: TestReply,
    { status, code }: { status: number; code: string },
  ) {
    expect(reply.status).toBe(status)
    expect(reply.body).toMatchObject({ success: false, code })
    expect(reply.body.error).not.toContain('told to')
    expect(await demoInfo(app.slug)).toMatchObject({ used: 0, remaining: 3 })
    expect(await runsOf(app.id)).toMatchObject([
      { status: 'failed', errorCode: code, answer: null, provider: 'falcon-h1' },
    ])
    expect(await executions(app.slug)).toBe(0)
    expect(await system.violations()).toEqual([])
  }

  test('tells a caller that was already being streamed to', async () => {
    const app = await system.app()
    model.willAnswer(breaksOffAfter('The VAT on this is'))

    const reply = await demo(app.slug, { headers: { accept: 'text/event-stream' } })

    expect(reply.text).toContain('event: text')
    expect(reply.text).toMatch(
      /event: error\ndata: \{"success":false,.*"code":"runs.model_broke_off"\}\n\n$/,
    )
    expect((await demoInfo(app.slug)).used).toBe(0)
  })

  test('and cannot be reached is said to be so', async () => {
    const gone = await openStandInModel()
    await gone.close()
    const alone = await openSystem({
      languageModel: openModel({ baseUrl: gone.baseUrl, apiKey: undefined, name: 'gone' }),
    })
    const app = await alone.app({ skills: [] })

    const reply = await alone.request('POST', `/api/apps/${app.slug}/demo`, { body: { input } })

    expect(reply.body).toMatchObject({ success: false, code: 'runs.model_unreachable' })
    await alone.close()
  })
})

describe('while the model is at work', () => {
  /** A demo whose model has begun to answer and says the rest when told. */
  async function heldDemo(slug: string, options: Parameters<System['request']>[2] = {}) {
    const rest = Promise.withResolvers<void>()
    model.willAnswer(async (response) => {
      await holdsAfter('The VAT')(response)
      await rest.promise
      await says(' is AED 50.')(response)
    })
    const arrived = model.nextRequest()
    const reply = demo(slug, options)
    await arrived
    return { reply, answer: rest.resolve }
  }

  test('whoever deletes their account gets no answer, and nothing of the request stays', async () => {
    const app = await system.app()
    const { token, password } = await system.user()
    const { reply, answer } = await heldDemo(app.slug, { token })

    const left = await system.request('DELETE', '/api/account', { token, body: { password } })
    answer()

    expect(left.status).toBe(200)
    expect((await reply).body).toMatchObject({ success: false, code: 'runs.cancelled' })
    expect(await runsOf(app.id)).toMatchObject([
      { status: 'cancelled', userId: null, input: '', answer: null },
    ])
    expect(await executions(app.slug)).toBe(0)
    expect(await system.violations()).toEqual([])
  })

  test('a repeat under the same Idempotency-Key is told to wait, and gets the answer afterwards', async () => {
    const app = await system.app()
    const headers = { 'idempotency-key': '6f1f0c52-0a53-4c1b-9d7e-2f6d8a4b7c11' }
    const { reply, answer } = await heldDemo(app.slug, { headers })

    const early = await demo(app.slug, { headers })
    answer()
    const first = await reply
    const late = await demo(app.slug, { headers })

    expect([early.status, early.body.code, early.headers.get('retry-after')]).toEqual([
      409,
      'request.in_flight',
      '1',
    ])
    expect(late.body).toEqual(first.body)
    expect(await runsOf(app.id)).toHaveLength(1)
  })

  test('a run that was taken for abandoned and given back is not counted when its answer comes after all', async () => {
    const app = await system.app()
    const { reply, answer } = await heldDemo(app.slug)
    const gone = { status: 'failed', errorCode: 'runs.failed', finishedAt: new Date() }
    await system.database.update(runs).set(gone).where(eq(runs.appId, app.id))
    await system.database
      .update(demoAllowances)
      .set({ usageCount: 0 })
      .where(eq(demoAllowances.appId, app.id))

    answer()

    expect((await reply).body).toMatchObject({ success: false, code: 'runs.cancelled' })
    expect(await runsOf(app.id)).toMatchObject([{ status: 'failed', answer: null }])
    expect(await executions(app.slug)).toBe(0)
    expect(await system.violations()).toEqual([])
  })
})
