import { setTimeout as wait } from 'node:timers/promises'
import { sandboxRefunds } from '@wakeel/paypal-sandbox'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type StoreProcess, signUpAt, startStore } from '../../../testing/store-process.ts'
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
import { findViolations } from '../../invariants.ts'

let stored: StoredStore
beforeEach(async () => {
  stored = await storeWithOneApp()
})
afterEach(() => stored.remove())

describe('a store that is killed in the middle of a refund', { timeout: 120_000 }, () => {
  test.each(['billing.refund_stored', 'billing.refund_made', 'billing.refund_settled'] as const)(
    'at %s gives the money back once, with all that follows, when it is started again',
    async (point) => {
      const dying = await startStore(stored.environment, { dieAt: point })
      const token = await signUpAt(dying)
      const orderId = await buyPlan(dying, token)

      await expect(post(dying, `/api/billing/orders/${orderId}/refund`, token)).rejects.toThrow(
        'fetch failed',
      )
      await dying.ended
      const next = await startStore(stored.environment)
      const again = await post(next, `/api/billing/orders/${orderId}/refund`, token)
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
  const asked = await database.select().from(refunds)
  const plans = await database.select().from(subscriptions)
  const given = await database.select().from(sandboxRefunds)
  const traces = {
    order: order.map(({ status }) => status),
    refunds: asked.map(({ status }) => status),
    subscriptions: plans.map(({ status }) => status),
    givenBackCents: given.map(({ cents }) => cents),
    reversals: await database.$count(ledgerTransactions, eq(ledgerTransactions.kind, 'refund')),
    creditNotes: await database.$count(invoices, eq(invoices.kind, 'credit_note')),
    emails: await database.$count(emails, eq(emails.reference, `refund:${asked[0]?.id}`)),
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
