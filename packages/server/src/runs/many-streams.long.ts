import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStandInModel, type StandInModel, saysSlowly } from '../../testing/stand-in-model.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { runs } from '../database/schema/runs.ts'
import { openModel } from '../models/open-model.ts'

const STREAMS = 500
const MAX_ROUNDS = 20

let model: StandInModel
let system: System
beforeAll(async () => {
  model = await openStandInModel()
  const languageModel = openModel({ baseUrl: model.baseUrl, apiKey: undefined, name: 'stand-in' })
  system = await openSystem({ languageModel, config: { trustProxy: ['127.0.0.1'] } })
})
afterAll(async () => {
  await system.close()
  await model.close()
})

const answered = {
  status: 200,
  retryAfter: null,
  last: expect.stringMatching(/^event: result\ndata: {"success":true/),
}
const tooManyRuns = {
  status: 503,
  retryAfter: expect.stringMatching(/^\d+$/),
  last: expect.stringContaining('"success":false'),
}

/** One stranger's demo, as a stream. */
async function ask(slug: string, visitor: number) {
  const headers = {
    accept: 'text/event-stream',
    'x-forwarded-for': `203.0.${visitor >> 8}.${visitor & 255}`,
  }
  const reply = await system.request('POST', `/api/apps/${slug}/demo`, {
    body: { input: 'Add VAT to AED 100' },
    headers,
  })
  const last = reply.text.match(/^event: .*\ndata: .*$/gm)?.at(-1) ?? reply.text
  return { visitor, status: reply.status, retryAfter: reply.headers.get('retry-after'), last }
}

test('of 500 who ask at once each is answered or told when to come back, and nothing is begun for those', async () => {
  const app = await system.app()
  model.willAnswer(
    ...Array.from({ length: STREAMS }, () =>
      saysSlowly('The VAT is AED 5 and the whole AED 105.', 300),
    ),
  )
  let waiting = Array.from({ length: STREAMS }, (_, visitor) => visitor)

  for (let round = 0; waiting.length > 0 && round < MAX_ROUNDS; round += 1) {
    const replies = await Promise.all(waiting.map((visitor) => ask(app.slug, visitor)))
    for (const { visitor, ...reply } of replies)
      expect(reply).toEqual(reply.status === 200 ? answered : tooManyRuns)
    waiting = replies.filter(({ status }) => status !== 200).map(({ visitor }) => visitor)
  }

  expect(waiting).toEqual([])
  const stored = await system.database
    .select({ status: runs.status, count: count() })
    .from(runs)
    .groupBy(runs.status)
  expect(stored).toEqual([{ status: 'succeeded', count: STREAMS }])
  expect(await system.violations()).toEqual([])
})
