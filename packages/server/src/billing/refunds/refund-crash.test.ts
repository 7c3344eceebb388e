import { setTimeout as wait } from 'node:timers/promises'
import { sandboxRefunds } from '@wakeel/paypal-sandbox'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bySize } from '../../../testing/size.ts'
import {
  AFTER_LEASES_MS,
  type StoreProcess,
  signUpAt,
  startStore,
  startToDie,
} from '../../../testing/store-process.ts'
import { type StoredStore, storeWithOneApp } from '../../../testing/stored-store.ts'
import { invariants } from '../../all-invariants.ts'
import {
  invoices,
  ledgerTransactions,
  orders,
  refunds,
  subscriptions,
} from '../../database/schema/billing.ts'
import { emails } from '../../database/schema/emails.ts'
import type { FaultPoint } from '../../faults.ts'
import { findViolations } from '../../invariants.ts'

/** Every step of a refund, in turn. */
const POINTS: FaultPoint[] = [
  'billing.refund_stored',
  'billing.refund_made',
  'billing.refund_settled',
]
/** One store that dies at every point in turn; in the long size also one for each, which goes on undisturbed from there. */
const courses = bySize([POINTS], [POINTS, ...POINTS.map((point) => [point])])

let stored: StoredStore
beforeEach(async () => {
  stored = await storeWithOneApp()
})
afterEach(() => stored.remove())

describe('a store that is killed in the middle of a refund', { timeout: 180_000 }, () => {
  test.for(courses.map((points) => ({ points })))(
    'at $points gives the money back once, with all that follows, when it is started again',
    async ({ points }) => {
      const before = await startStore(stored.environment)
      const token = await signUpAt(before)
      const orderId = await buyPlan(before, token)
      await before.stop()
      const refund = (store: StoreProcess) =>
        post(store, `/api/billing/orders/${orderId}/refund`, token)

      for (const [index, dieAt] of points.entries())
        await startToDie(
          stored.environment,
          { dieAt, aheadMs: index * AFTER_LEASES_MS },
          async (dying) => {
            await expect(refund(dying)).rejects.toThrow('fetch failed')
          },
        )
      const next = await startStore(stored.environment, {
        aheadMs: points.length * AFTER_LEASES_MS,
      })
      const again = await refund(next)
      await next.stop()

      expect(again.body.order.status).toBe('refunded')
      expect(await whatIsStored(orderId)).toEqual({
        order: ['refunded'],
        refunds: ['completed'],
        subscriptions: ['ended'],
        givenBackCents: [10_694],
        reversals: 1,
        creditNotes: 1,
        emails: 1,
        violations: [],
      })
    },
  )
})

async function whatIsStored(orderId: string) {
  const database = await stored.open()
  const order = await database.select().from(orders).where(eq(orders.id, orderId))
  const rows = await database.select().from(refunds)
  const plans = await database.select().from(subscriptions)
  const given = await database.select().from(sandboxRefunds)
  const traces = {
    order: order.map(({ status }) => status),
    refunds: rows.map(({ status }) => status),
    subscriptions: plans.map(({ status }) => status),
    givenBackCents: given.map(({ cents }) => cents),
    reversals: await database.$count(ledgerTransactions, eq(ledgerTransactions.kind, 'refund')),
    creditNotes: await database.$count(invoices, eq(invoices.kind, 'credit_note')),
    emails: await database.$count(emails, eq(emails.reference, `refund:${rows[0]?.id}`)),
    violations: await findViolations(invariants, database),
  }
  await database.close()
  return traces
}

async function buyPlan(store: StoreProcess, token: string): Promise<string> {
  const { body } = await post(store, '/api/checkout', token, { plan: 'pro' })
  const { id } = body.order
  for (;;) {
    // The sandbox's payer agrees after two seconds of the real clock.
    await wait(500)
    const completed = await post(store, `/api/checkout/${id}/complete`, token)
    if (completed.body.order?.status === 'completed') return id
  }
}

async function post(store: StoreProcess, path: string, token: string, body?: object) {
  const response = await fetch(store.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: replies of every route.
  return { status: response.status, body: (await response.json()) as any }
}
