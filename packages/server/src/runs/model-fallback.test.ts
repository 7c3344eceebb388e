import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anthropicWire, responsesWire } from '../../testing/model-wires.ts'
import {
  openStandInProvider,
  type ProviderAnswer,
  type StandInProvider,
} from '../../testing/stand-in-provider.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { runs } from '../database/schema/runs.ts'
import { openModel } from '../models/open-model.ts'

let first: StandInProvider
let second: StandInProvider
let system: System
beforeAll(async () => {
  first = await openStandInProvider(responsesWire)
  second = await openStandInProvider(anthropicWire)
  const limits = { silenceLimitMs: 300, timeLimitMs: 10_000 }
  system = await openSystem({
    languageModel: openModel({
      provider: 'openai',
      baseUrl: first.baseUrl,
      apiKey: 'key of the first',
      name: 'first',
      ...limits,
    }),
    fallbackModel: openModel({
      provider: 'anthropic',
      baseUrl: second.baseUrl,
      apiKey: 'key of the second',
      name: 'second',
      ...limits,
    }),
  })
})
afterAll(async () => {
  await system.close()
  await first.close()
  await second.close()
})
beforeEach(() => {
  first.reset()
  second.reset()
})

const input = 'Add VAT to AED 1,000'
const call = ['vat-calculator', { lines: [{ unitPrice: 1000 }] }] as const

async function demo({
  from,
  instead = [],
}: {
  from: ProviderAnswer[]
  instead?: ProviderAnswer[]
}) {
  first.willAnswer(...from)
  second.willAnswer(...instead)
  const { slug } = await system.app()
  return system.request('POST', `/api/apps/${slug}/demo`, { body: { input } })
}
const requestCounts = () => [first.requests.length, second.requests.length]

test('a model that is busy for a moment is asked again, and answers', async () => {
  const { body } = await demo({
    from: [{ status: 429 }, { status: 503 }, { text: ['AED 1,050.00'] }],
  })

  expect(body).toMatchObject({ response: 'AED 1,050.00', provider: 'first' })
  expect(requestCounts()).toEqual([3, 0])
})

test('a model that names a short time is asked again when it is over, and not before', async () => {
  const { body } = await demo({
    from: [{ status: 429, headers: { 'retry-after': '1.5' } }, { text: ['AED 1,050.00'] }],
  })
  const [refused, again] = first.requests

  expect(body).toMatchObject({ response: 'AED 1,050.00', provider: 'first' })
  expect(again!.at - refused!.at).toBeGreaterThan(1_490)
})

test('a model that wants to be left alone for long is not waited for', async () => {
  const { body } = await demo({
    from: [{ status: 429, headers: { 'retry-after': '60' } }],
    instead: [{ text: ['AED 1,050.00'] }],
  })

  expect(body).toMatchObject({ response: 'AED 1,050.00', provider: 'second' })
  expect(requestCounts()).toEqual([1, 1])
})

test('the second model answers for one that is down', async () => {
  const { body } = await demo({ from: [], instead: [{ text: ['AED 1,050.00'] }] })

  expect(body).toMatchObject({ response: 'AED 1,050.00', provider: 'second', is_answered: true })
  expect(requestCounts()).toEqual([3, 1])
})

test('the second model answers for one that says nothing', async () => {
  const { body } = await demo({
    from: [{ isSilent: 'at once' }],
    instead: [{ text: ['AED 1,050.00'] }],
  })

  expect(body).toMatchObject({ response: 'AED 1,050.00', provider: 'second' })
})

test('the second model goes on where the first stopped, with what the skills have said, and the first is left alone', async () => {
  const { body } = await demo({ from: [{ call }], instead: [{ call }, { text: ['AED 1,050.00'] }] })

  expect(body).toMatchObject({
    response: 'AED 1,050.00',
    provider: 'second',
    skills_used: ['vat-calculator', 'vat-calculator'],
  })
  expect(requestCounts()).toEqual([4, 2])
  expect(JSON.stringify(second.requests[0]!.body)).toContain('1,050.00')
})

test('the built-in engine answers when neither model can, and says so', async () => {
  const { body } = await demo({ from: [], instead: [] })

  expect(body).toMatchObject({ provider: 'built-in', is_answered: true })
  expect(body.response).toMatch(/^\*The language model could not answer/)
})

test('a model that falls silent after its first words is not answered for: nothing is said twice', async () => {
  const { status, body } = await demo({
    from: [{ text: ['The VAT ', 'is ', 'fifty ', 'dirhams'], isSilent: 'after its words' }],
  })

  expect([status, body.code]).toEqual([504, 'runs.timed_out'])
  expect(requestCounts()).toEqual([1, 0])
})

test('the second model tells nobody the store’s key to it, in its words or in a refusal', async () => {
  const said = await demo({
    from: [],
    instead: [{ text: ['I was called with KEY, and KEY it is.'] }],
  })
  const refused = await demo({
    from: [],
    instead: [{ status: 401, message: 'Bearer KEY is wrong', headers: { 'x-echo': 'KEY' } }],
  })

  expect(said.body).toMatchObject({
    response: 'I was called with •••, and ••• it is.',
    provider: 'second',
  })
  const stored = await system.database.select().from(runs)
  expect(JSON.stringify([said.text, refused.text, system.log.lines, stored])).not.toContain(
    'key of the second',
  )
})
