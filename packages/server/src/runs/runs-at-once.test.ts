import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStandInModel, type StandInModel, says } from '../../testing/stand-in-model.ts'
import { openSystem, type System, type TestReply } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { openModel } from '../models/open-model.ts'
import { RUNS_AT_ONCE } from './runs-at-once.ts'

let model: StandInModel
let system: System
/** Other processes of the same store, where there can be any. */
let processes: System[]
let finish: () => void
beforeAll(async () => {
  model = await openStandInModel()
  const languageModel = openModel({ baseUrl: model.baseUrl, apiKey: undefined, name: 'falcon-h1' })
  const options = { languageModel, runsAtOnce: RUNS_AT_ONCE }
  system = await openSystem(options)
  const others = onPostgres
    ? await Promise.all([1, 2].map(() => openSystem({ ...options, beside: system })))
    : []
  processes = [system, ...others]
})
afterAll(async () => {
  await Promise.all(processes.slice(1).map((other) => other.close()))
  await system.close()
  await model.close()
})
beforeEach(() => {
  const finishing = Promise.withResolvers<void>()
  finish = finishing.resolve
  model.reset()
  model.willAnswer(
    ...Array.from(
      { length: 60 },
      () => async (response: Parameters<ReturnType<typeof says>>[0]) => {
        await finishing.promise
        await says('The VAT is AED 50.')(response)
      },
    ),
  )
})
afterEach(async () => {
  finish()
  expect(await system.violations()).toEqual([])
})

const body = { input: 'Add VAT to AED 1,000' }

/** So many at once, spread over the processes; resolves when all but those that the model holds were refused. */
async function askAtOnce(
  count: number,
  held: number,
  ask: (at: System, number: number) => Promise<TestReply>,
) {
  const refused: TestReply[] = []
  const enough = Promise.withResolvers<void>()
  const all = Array.from({ length: count }, async (_, number) => {
    const reply = await ask(processes[number % processes.length]!, number)
    if (reply.status !== 429) return reply
    refused.push(reply)
    if (refused.length === count - held) enough.resolve()
    return reply
  })
  await enough.promise
  return { refused, all: Promise.all(all) }
}

test('a person has at most four runs at work, over all processes, and the next as soon as one has ended', async () => {
  const app = await system.app()
  const person = await system.user()
  const ask = (at: System) =>
    at.request('POST', `/api/apps/${app.slug}/runs`, { token: person.token, body })

  const { refused, all } = await askAtOnce(24, RUNS_AT_ONCE.person, ask)
  finish()
  const replies = await all
  const next = await ask(system)

  expect(
    refused.every(
      ({ body, headers }) =>
        body.code === 'runs.too_many_at_once' && Number(headers.get('retry-after')) > 0,
    ),
  ).toBe(true)
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(next.status).toBe(200)
})

test('visitors of one address share a ceiling, however many they say they are; who is signed in does not count there', async () => {
  const languageModel = openModel({ baseUrl: model.baseUrl, apiKey: undefined, name: 'falcon-h1' })
  const crowded = await openSystem({
    languageModel,
    runsAtOnce: { person: 100, apiKey: 100, network: 6 },
  })
  const apps = await Promise.all([crowded.app(), crowded.app(), crowded.app(), crowded.app()])
  const ask = (_: System, number: number) =>
    crowded.request('POST', `/api/apps/${apps[number % 4]!.slug}/demo`, { body })

  const { refused, all } = await askAtOnce(12, 6, ask)
  const { token } = await crowded.user()
  const user = crowded.request('POST', `/api/apps/${apps[0].slug}/demo`, { body, token })
  finish()

  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['runs.too_many_at_once']))
  expect((await all).filter(({ status }) => status === 200)).toHaveLength(6)
  expect((await user).status).toBe(200)
  expect(await crowded.violations()).toEqual([])
  await crowded.close()
})
