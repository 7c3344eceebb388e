import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { billing } from '@wakeel/contract'
import { sandboxCaptures } from '@wakeel/paypal-sandbox'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
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
  subscriptions,
} from '../../database/schema/billing.ts'
import { emails } from '../../database/schema/emails.ts'
import type { FaultPoint } from '../../faults.ts'
import { findViolations } from '../../invariants.ts'

/** Every step of an order, in turn: between any two of them the process may be gone. */
const POINTS: FaultPoint[] = [
  'billing.order_stored',
  'billing.order_made',
  'billing.capturing',
  'billing.captured',
  'billing.settled',
  'letters.sent',
]

/** One store that dies at every point in turn; in the long size also one for each, which goes on undisturbed from there. */
const courses = bySize([POINTS], [POINTS, ...POINTS.map((point) => [point])])

describe('a store that is killed in the middle of a payment', () => {
  test.for(courses.map((points) => ({ points })))(
    'at $points charges, gives, invoices, posts and tells once',
    { timeout: 300_000 },
    async ({ points }, { onTestFinished }) => {
      const stored = await storeWithOneApp()
      onTestFinished(() => stored.remove())
      // The same address every time, as a store has that people come back to.
      const environment = { ...stored.environment, PORT: String(await freePort()) }
      const customer = { token: '', key: randomUUID(), outbox: () => moneyEmails(stored) }

      for (const [index, dieAt] of points.entries())
        await startToDie(
          environment,
          { dieAt, aheadMs: index * AFTER_LEASES_MS },
          async (dying) => {
            customer.token ||= await signUpAt(dying)
            await payAndWaitForEmail(dying, customer)
          },
        )
      const next = await startStore(environment, { aheadMs: points.length * AFTER_LEASES_MS })
      onTestFinished(() => next.kill())
      await payAndWaitForEmail(next, customer)
      await next.stop()

      const database = await stored.open()
      const [order] = await database.select().from(orders)
      const [email] = await database.select().from(emails)
      const found = {
        status: order!.status,
        orders: await database.$count(orders),
        captures: await database.$count(sandboxCaptures),
        subscriptions: await database.$count(subscriptions, eq(subscriptions.orderId, order!.id)),
        invoices: await database.$count(invoices),
        transactions: await database.$count(ledgerTransactions),
        emails: await database.$count(emails),
      }
      const violations = await findViolations(invariants, database)
      await database.close()

      expect(found).toEqual({
        status: 'completed',
        orders: 1,
        captures: 1,
        subscriptions: 1,
        invoices: 1,
        transactions: 1,
        emails: 1,
      })
      expect(email!.reference).toBe(`receipt:${order!.id}`)
      expect(customer.outbox()).toEqual([`${email!.id}.txt`])
      expect(violations).toEqual([])
    },
  )
})

interface Customer {
  token: string
  key: string
  /** The e-mails about money that were sent. */
  outbox(): string[]
}

/** What a page does: asks for the order under its key, and completes it until it is completed. */
async function payAndWaitForEmail(
  store: StoreProcess,
  { token, key, outbox }: Customer,
): Promise<void> {
  const started = await post(
    store,
    '/api/checkout',
    token,
    { plan: 'pro', offer: 'founder_special' },
    key,
  )
  let { status, id } = started.order
  while (status !== 'completed') {
    await wait(200)
    status = (await post(store, `/api/checkout/${id}/complete`, token, {})).order.status
  }
  while (outbox().length === 0) await wait(200)
}

/** An e-mail that is sent twice has the same name. */
function moneyEmails({ dataDirectory }: StoredStore): string[] {
  const directory = resolve(dataDirectory, 'outbox')
  return existsSync(directory)
    ? readdirSync(directory).filter((file) => /^[0-9a-f-]{36}\.txt$/.test(file))
    : []
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function post(store: StoreProcess, path: string, token: string, body: object, key?: string) {
  const response = await fetch(store.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { order: billing.Order }
}
