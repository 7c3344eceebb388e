import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newApiKey } from '../../testing/api-keys.ts'
import { topUp } from '../../testing/checkout.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'

const AT_ONCE = onPostgres ? 500 : 60
const CAP = onPostgres ? 100 : 12
const PRICE = 10

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

test(`${AT_ONCE} runs at once of a key with a cap of ${CAP} are answered ${CAP} times, and paid as often`, async () => {
  const app = await system.app({ price: { model: 'per_use', fils: PRICE } })
  for (const process of processes)
    await vi.waitFor(async () =>
      expect((await process.request('GET', `/api/apps/${app.slug}`)).status).toBe(200),
    )
  const person = await system.user()
  await topUp(system, person, 10_000)
  const { secret } = await newApiKey(system, person, { cap: { daily_runs: CAP } })

  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, number) =>
      processes[number % processes.length]!.request('POST', `/api/apps/${app.slug}/runs`, {
        token: secret,
        body: { input: 'Add VAT to AED 1,000' },
      }),
    ),
  )

  const counts = new Map<string, number>()
  for (const { status, body } of replies) {
    const outcome = `${status} ${body.code ?? 'answered'}`
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  const wallet = await system.request('GET', '/api/billing/wallet', { token: person.token })
  expect(Object.fromEntries(counts)).toEqual({
    '200 answered': CAP,
    '402 api_keys.cap_reached': AT_ONCE - CAP,
  })
  expect(wallet.body.wallet.balance.amount).toBe(10_000 - CAP * PRICE)
  // As many as the store ever takes at once, beside other tests.
}, 120_000)
