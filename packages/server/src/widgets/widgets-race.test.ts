import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { makeStandInWeb } from '../../testing/stand-in-web.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { newVisitor, newWidget } from '../../testing/widgets.ts'

const VISITORS = 50
const CAP = 12
const PRICE = 10

const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-web-'))
let system: System
let processes: System[]
beforeAll(async () => {
  const config = { webDirectory: makeStandInWeb(directory) }
  system = await openSystem({ config })
  processes = onPostgres ? [system, await openSystem({ beside: system, config })] : [system]
})
afterAll(async () => {
  for (const process of processes.toReversed()) await process.close()
  rmSync(directory, { recursive: true })
})
afterEach(async () => expect(await system.violations()).toEqual([]))

test(`${VISITORS} visitors who ask at once are answered as often as the cap of ${CAP} allows, and that is paid`, async () => {
  const app = await system.app({ price: { model: 'per_use', fils: PRICE } })
  for (const process of processes)
    await vi.waitFor(async () =>
      expect((await process.request('GET', `/api/apps/${app.slug}`)).status).toBe(200),
    )
  const person = await system.user()
  await topUp(system, person, 10_000)
  const { id } = await newWidget(system, person, { agent: app.slug, cap: { daily_runs: CAP } })
  const visitors = await Promise.all(
    Array.from({ length: VISITORS }, (_, number) =>
      newVisitor(processes[number % processes.length]!, id),
    ),
  )

  const replies = await Promise.all(visitors.map(({ ask }) => ask('Add VAT to AED 1,000')))

  const counts = new Map<string, number>()
  for (const { status, body } of replies) {
    const outcome = `${status} ${body.code ?? 'answered'}`
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  const wallet = await system.request('GET', '/api/billing/wallet', { token: person.token })
  expect(Object.fromEntries(counts)).toEqual({
    '200 answered': CAP,
    '429 widgets.cap_reached': VISITORS - CAP,
  })
  expect(wallet.body.wallet.balance.amount).toBe(10_000 - CAP * PRICE)
}, 120_000)
