import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Office } from '../../testing/office-agent.ts'
import {
  OFFICE_CHANGES,
  OFFICE_READS,
  OFFICE_SECRET,
  startOfficeServer,
} from '../../testing/remote-agents/office-server.ts'
import { publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import { calls, openStandInModel, type StandInModel, says } from '../../testing/stand-in-model.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { runs } from '../database/schema/runs.ts'
import { openModel } from '../models/open-model.ts'

let office: Office
beforeAll(async () => {
  office = await startOfficeServer()
})
afterAll(() => office.close())
beforeEach(() => {
  office.calls.length = 0
})

describe('with a language model', () => {
  let model: StandInModel
  let thinking: System
  let user: Person
  let slug: string
  beforeAll(async () => {
    model = await openStandInModel()
    const languageModel = openModel({
      baseUrl: model.baseUrl,
      apiKey: undefined,
      name: 'falcon-h1',
      timeLimitMs: 3_000,
    })
    thinking = await openSystem({ languageModel, config: { outboundAllow: [office.allow] } })
    user = await thinking.user()
    const creator = await thinking.user({ role: 'creator' })
    const tools = [...OFFICE_READS, ...OFFICE_CHANGES]
    slug = (
      await publishRemoteApp(thinking, {
        owner: creator,
        kind: 'mcp',
        address: office.address,
        tools,
        definition: { price: { model: 'free', fils: 0 } },
      })
    ).slug
  })
  afterAll(async () => {
    await thinking.close()
    await model.close()
  })
  beforeEach(() => model.reset())
  const run = (body: object) =>
    thinking.request('POST', `/api/apps/${slug}/runs`, { token: user.token, body })

  test('a call that may change something ends the run with the question, and the confirmed run makes it without the model', async () => {
    model.willAnswer(calls('delete_order', { order_id: '55' }))
    const question = await run({ input: 'Tidy up' })
    expect(question.body).toMatchObject({
      confirmation: { arguments: [{ name: 'order_id', value: '55' }] },
      skills_used: [],
    })
    expect(office.calls).toEqual([])

    const done = await run({
      input: 'Tidy up',
      confirmation: { id: question.body.confirmation.id, arguments: { order_id: '55' } },
    })

    expect(done.body.response).toBe('Order 55 is deleted.')
    expect(office.calls).toEqual([['delete_order', { order_id: '55' }]])
    expect(model.requests).toHaveLength(1)
  })

  test('tools that only read are called on the way to the question', async () => {
    model.willAnswer(
      calls('get_order', { order_id: '55' }),
      calls('cancel_order', { order_id: '55' }),
    )

    const reply = await run({ input: 'Cancel 55 if it is packed' })

    expect(reply.body).toMatchObject({
      skills_used: ['get_order'],
      confirmation: { tool: { name: 'cancel_order' } },
    })
  })

  test('the inner words of a failed tool reach neither the model nor the person', async () => {
    model.willAnswer(calls('search_records', { query: 'fail' }), says('I could not search.'))

    const reply = await run({ input: 'Search the records' })

    expect(reply.body.response).toBe('I could not search.')
    expect(JSON.stringify(model.requests)).not.toContain(OFFICE_SECRET)
    const [stored] = await thinking.database
      .select()
      .from(runs)
      .where(eq(runs.id, reply.body.run_id))
    expect(stored?.remoteError).toBe(OFFICE_SECRET)
  })
})
