import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newApiKey } from '../../server/testing/api-keys.ts'
import { topUp } from '../../server/testing/checkout.ts'
import { openSystem, type System } from '../../server/testing/system.ts'
import { twoVersions, VAT_QUESTION } from '../../server/testing/two-versions.ts'
import { type Client, createClient, WakeelError } from './index.ts'

let system: System
let agent: string
let client: Client
beforeAll(async () => {
  system = await openSystem()
  agent = (await twoVersions(system, await system.user())).slug
})
afterAll(() => system.close())
beforeEach(async () => {
  const person = await system.user()
  await topUp(system, person, 5_000)
  client = createClient({
    baseUrl: system.url,
    apiKey: (await newApiKey(system, person)).secret,
  })
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const pinned = { outcome: 'answer', version: 1, is_pinned: true }

test('a version that is asked for answers a run, a stream and a batch', async () => {
  const versions = await client.agents.versions(agent)
  const stream = client.stream(agent, VAT_QUESTION, { version: 1 })
  const batch = await client.batch(agent, [VAT_QUESTION, VAT_QUESTION], { version: 1 })

  expect(versions).toMatchObject([{ number: 2, is_live: true }, { number: 1 }])
  expect(await client.run(agent, VAT_QUESTION, { version: 1 })).toMatchObject(pinned)
  expect(await stream.result()).toMatchObject(pinned)
  expect(batch.map(({ result }) => result)).toMatchObject([pinned, pinned])
  expect(await client.run(agent, VAT_QUESTION)).toMatchObject({ version: 2 })
})

test('a conversation stays with its version', async () => {
  const talk = client.conversation(agent, { version: 1 })

  await talk.say(VAT_QUESTION)
  const next = await talk.say('And on AED 2,000?')

  expect(next).toMatchObject(pinned)
  expect(next.response).toContain('2,100')
  const goingOn = client.conversation(agent, { replyTo: talk.runId })
  expect(await goingOn.say('And on AED 3,000?')).toMatchObject(pinned)
})

test('a version that is not there is refused with those that are', async () => {
  const refused = await client.run(agent, VAT_QUESTION, { version: 9 }).catch((error) => error)

  expect(refused).toBeInstanceOf(WakeelError)
  expect(refused).toMatchObject({ status: 404, code: 'runs.version_not_found' })
  expect(refused.message).toContain('It has: 2, 1.')
})
