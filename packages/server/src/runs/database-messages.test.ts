import { afterAll, beforeAll, expect, test } from 'vitest'
import { newApiKey } from '../../testing/api-keys.ts'
import { messagesOf } from '../../testing/database-messages.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem({ config: { trustProxy: ['127.0.0.1'] } })
})
afterAll(() => system.close())

/** How many messages a demo sends to the database, and how it was answered. */
async function demo(slug: string, from: string, person?: Person): Promise<[number, number]> {
  let status = 0
  const messages = await messagesOf(async (headers) => {
    const reply = await system.request('POST', `/api/apps/${slug}/demo`, {
      body: { input: 'Add VAT to AED 1,000' },
      headers: { ...headers, 'x-forwarded-for': from },
      ...(person && { token: person.token }),
    })
    status = reply.status
  })
  return [status, messages]
}

test('a visitor’s demo asks the database four times, and one too many once', async () => {
  const app = await system.app()
  // The first statements of a process are prepared, and it says that it lives.
  for (let visitor = 1; visitor < 4; visitor++) await demo(app.slug, `203.0.113.${visitor}`)

  const demos = []
  for (let run = 0; run < 4; run++) demos.push(await demo(app.slug, '203.0.113.9'))

  expect(demos).toEqual([
    [200, 4],
    [200, 4],
    [200, 4],
    [429, 1],
  ])
})

test('a demo of somebody with a confirmed e-mail asks the database three times, once it is known who they are', async () => {
  const [app, one, other] = [await system.app(), await system.user(), await system.user()]
  for (let run = 0; run < 3; run++) await demo(app.slug, '203.0.113.20', one)

  expect(await demo(app.slug, '203.0.113.20', other)).toEqual([200, 3])
})

test('a program’s run of an agent that costs nothing asks the database five times: of its limit, of the agent, to begin, to end, what it used', async () => {
  const [app, person] = [await system.app(), await system.user()]
  const { secret: token } = await newApiKey(system, person, { cap: { daily_runs: 100 } })
  const run = (headers = {}) =>
    system.request('POST', '/v1/responses', {
      body: { model: `wakeel/${app.slug}`, input: 'Add VAT to AED 1,000' },
      headers,
      token,
    })
  for (let each = 0; each < 3; each++) await run()

  const messages = await messagesOf(run)

  expect(messages).toBe(5)
})
