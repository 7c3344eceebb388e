import { randomUUID } from 'node:crypto'
import { sandboxEvents } from '@wakeel/paypal-sandbox'
import { asc, count, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { repeatableChance } from '../../../testing/chance.ts'
import { bySize } from '../../../testing/size.ts'
import { openSystem, type System } from '../../../testing/system.ts'
import { orders, refunds, webhookEvents } from '../../database/schema/billing.ts'

const ORDERS = bySize(45, 450)
/** Of every four payments one is taken back by the payer's bank, so that more than two events for each order come together. */
const REVERSED_EVERY = 4
const TIMES = 3

let system: System
afterEach(() => system.close())

describe('events of many orders, each told three times', () => {
  test('end in the same state in random order', { timeout: 300_000 }, async () => {
    system = await openSystem()
    const chance = repeatableChance(3)
    await startTopUps()
    await payAtTheProvider()
    const events = await system.database.select().from(sandboxEvents).orderBy(asc(sandboxEvents.id))

    const deliveries = shuffled(Array.from({ length: TIMES }, () => events).flat(), chance)
    const answers = new Set<number>()
    for (const event of deliveries) answers.add(await tell(event.body))

    expect(events.length).toBeGreaterThan(ORDERS * 2)
    expect([...answers]).toEqual([200])
    expect(await statuses()).toEqual([
      { status: 'charged_back', count: Math.ceil(ORDERS / REVERSED_EVERY) },
      { status: 'completed', count: ORDERS - Math.ceil(ORDERS / REVERSED_EVERY) },
    ])
    expect(await system.database.$count(refunds, eq(refunds.kind, 'chargeback'))).toBe(
      Math.ceil(ORDERS / REVERSED_EVERY),
    )
    expect(await system.database.$count(webhookEvents)).toBeGreaterThanOrEqual(deliveries.length)
    expect(await system.violations()).toEqual([])
  })
})

/** Orders of fifteen people, none of whom comes back to the store's own page. */
async function startTopUps(): Promise<void> {
  const people = await Promise.all(Array.from({ length: 15 }, () => system.user()))
  for (let made = 0; made < ORDERS; made++) {
    const { token } = people[made % people.length]!
    await system.request('POST', '/api/billing/wallet/top-ups', {
      token,
      body: { amount_fils: 1_000 + made },
    })
  }
}

/** Everything happens at the provider; the store learns nothing of it but by what it is told. */
async function payAtTheProvider(): Promise<void> {
  const { provider, sandbox } = system.capabilities.payments
  system.clock.advance(3_000)
  // Nobody tells the store before the test does.
  sandbox!.deliverTo(async () => 503)
  const made = await system.database
    .select()
    .from(orders)
    .orderBy(asc(orders.createdAt), asc(orders.id))
  for (const [index, { id, providerOrderId }] of made.entries()) {
    const { capture } = await provider.captureOrder(providerOrderId!, `capture-${id}`)
    if (index % REVERSED_EVERY === 0) await sandbox!.reverse(capture!.id)
  }
}

/** As a new transmission, signed anew. */
async function tell(body: string): Promise<number> {
  const webhook = await system.capabilities.payments.sandbox!.sign(randomUUID(), body)
  const headers = {
    ...(webhook.headers as Record<string, string>),
    'content-type': 'application/json',
  }
  const reply = await system.request('POST', '/api/payment/webhook', { raw: body, headers })
  return reply.status
}

const statuses = () =>
  system.database
    .select({ status: orders.status, count: count() })
    .from(orders)
    .groupBy(orders.status)
    .orderBy(asc(orders.status))

function shuffled<T>(list: readonly T[], chance: () => number): T[] {
  const mixed = [...list]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1))
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}
