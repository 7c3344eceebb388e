import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openModel } from '../../server/src/models/open-model.ts'
import { newApiKey } from '../../server/testing/api-keys.ts'
import { topUp } from '../../server/testing/checkout.ts'
import {
  holdsAfter,
  openStandInModel,
  type StandInModel,
  says,
} from '../../server/testing/stand-in-model.ts'
import { openSystem, type System } from '../../server/testing/system.ts'
import { createClient } from './index.ts'

let model: StandInModel
let system: System
beforeAll(async () => {
  model = await openStandInModel()
  const languageModel = openModel({ baseUrl: model.baseUrl, apiKey: undefined, name: 'falcon-h1' })
  system = await openSystem({ languageModel })
})
afterAll(async () => {
  await system.close()
  await model.close()
})
beforeEach(() => model.reset())
afterEach(async () => expect(await system.violations()).toEqual([]))

async function setUp() {
  const person = await system.user()
  await topUp(system, person, 5_000)
  const { slug } = await system.app({ price: { model: 'per_use', fils: 250 } })
  const client = createClient({
    baseUrl: system.url,
    apiKey: (await newApiKey(system, person)).secret,
  })
  const ended = async () => {
    const { body } = await system.request('GET', '/api/runs', { token: person.token })
    const { wallet } = (await system.request('GET', '/api/billing/wallet', { token: person.token }))
      .body
    return [body.runs.map((run: { status: string }) => run.status), wallet.balance.amount]
  }
  return { slug, client, ended }
}

const question = 'Write a long letter about VAT'

test('whoever leaves a stream after the first words has paid, and finds the whole answer', async () => {
  const { client, slug, ended } = await setUp()
  const left = Promise.withResolvers<void>()
  model.willAnswer(async (response) => {
    await holdsAfter('Dear Sir, ')(response)
    await left.promise
    await says('this is all.')(response)
  })
  const stream = client.stream(slug, question)

  for await (const event of stream) if (event.type === 'text') break
  left.resolve()

  await expect.poll(ended).toEqual([['succeeded'], 4_750])
  await expect(stream.result()).rejects.toMatchObject({ code: 'request.cancelled' })
  const again = await client.run(slug, question, { idempotencyKey: stream.idempotencyKey })
  expect(again.response).toBe('Dear Sir, this is all.')
  expect(await ended()).toEqual([['succeeded'], 4_750])
})

test('the signal cancels a run that is at work, which costs nothing and is not sent again', async () => {
  const { client, slug, ended } = await setUp()
  model.willAnswer(holdsAfter('Dear Sir, '))
  const leaving = new AbortController()
  const arrived = model.nextRequest()

  const run = client.run(slug, question, { signal: leaving.signal })
  await arrived
  leaving.abort(new Error('gone'))

  await expect(run).rejects.toThrow('gone')
  await expect.poll(ended).toEqual([['cancelled'], 5_000])
  expect(model.requests).toHaveLength(1)
})
