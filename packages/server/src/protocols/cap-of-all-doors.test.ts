import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newApiKey } from '../../testing/api-keys.ts'
import { topUp } from '../../testing/checkout.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'

const AT_ONCE = onPostgres ? 500 : 60
const CAP = onPostgres ? 100 : 12
const PRICE = 10
const QUESTION = 'Add VAT to AED 1,000'

let system: System
let processes: System[]
beforeAll(async () => {
  system = await openSystem()
  processes = onPostgres ? [system, await openSystem({ beside: system })] : [system]
})
afterAll(async () => {
  for (const process of processes.toReversed()) await process.close()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

type Ask = (process: System, slug: string, token: string) => Promise<string>

/** A call by each protocol: `answered`, or the store’s code for why not. */
const doors: readonly Ask[] = [
  async (process, slug, token) => {
    const { body } = await process.request('POST', `/api/apps/${slug}/runs`, {
      token,
      body: { input: QUESTION },
    })
    return body.code ?? 'answered'
  },
  async (process, slug, token) => {
    const { body } = await process.request('POST', '/v1/responses', {
      token,
      body: { model: `wakeel/${slug}`, input: QUESTION },
    })
    return body.error?.code ?? 'answered'
  },
  async (process, slug, token) => {
    const { text } = await process.request('POST', `/mcp/${slug}`, {
      token,
      headers: { accept: 'application/json, text/event-stream' },
      body: rpc('tools/call', { name: 'ask', arguments: { message: QUESTION } }),
    })
    return /\((\w+\.\w+)\)/.exec(text)?.[1] ?? (text.includes('run_id') ? 'answered' : text)
  },
  async (process, slug, token) => {
    const { text } = await process.request('POST', `/a2a/${slug}`, {
      token,
      headers: { 'a2a-version': '1.0' },
      body: rpc('SendMessage', {
        message: { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ text: QUESTION }] },
      }),
    })
    if (text.includes('TASK_STATE_COMPLETED')) return 'answered'
    return /api_keys\.\w+/.exec(text)?.[0] ?? text
  },
]

const rpc = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params })

test(`${AT_ONCE} calls at once by four protocols on a key with a cap of ${CAP} are answered ${CAP} times`, async () => {
  const app = await system.app({ price: { model: 'per_use', fils: PRICE } })
  for (const process of processes)
    await vi.waitFor(async () =>
      expect((await process.request('GET', `/api/apps/${app.slug}`)).status).toBe(200),
    )
  const person = await system.user()
  await topUp(system, person, 10_000)
  const { secret } = await newApiKey(system, person, { cap: { daily_runs: CAP } })

  const outcomes = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, number) => {
      const process = processes[Math.floor(number / doors.length) % processes.length]!
      return doors[number % doors.length]!(process, app.slug, secret)
    }),
  )

  const counted = Object.groupBy(outcomes, (outcome) => outcome)
  expect(Object.entries(counted).map(([outcome, all]) => [outcome, all?.length])).toEqual(
    expect.arrayContaining([
      ['answered', CAP],
      ['api_keys.cap_reached', AT_ONCE - CAP],
    ]),
  )
  const wallet = await system.request('GET', '/api/billing/wallet', { token: person.token })
  expect(wallet.body.wallet.balance.amount).toBe(10_000 - CAP * PRICE)
  // As many as the store ever takes at once, beside other tests.
}, 120_000)

test('a key that is revoked is refused at its next call by every protocol, in every process', async () => {
  const app = await system.app()
  for (const process of processes)
    await vi.waitFor(async () =>
      expect((await process.request('GET', `/api/apps/${app.slug}`)).status).toBe(200),
    )
  const person = await system.user()
  const { id, secret } = await newApiKey(system, person)
  const askAll = () =>
    Promise.all(
      processes.flatMap((process) => doors.map((door) => door(process, app.slug, secret))),
    )

  const before = await askAll()
  await system.request('DELETE', `/api/api-keys/${id}`, { token: person.token })
  const after = await askAll()

  expect(new Set(before)).toEqual(new Set(['answered']))
  expect(after.every((outcome) => outcome.includes('api_keys.invalid'))).toBe(true)
})
