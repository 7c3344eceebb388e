import { sandboxRefunds } from '@wakeel/paypal-sandbox'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan, topUp } from '../../../testing/checkout.ts'
import { bySize } from '../../../testing/size.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { onPostgres } from '../../../testing/test-database.ts'
import {
  invoices,
  ledgerTransactions,
  orders,
  refunds,
  wallets,
} from '../../database/schema/billing.ts'
import { emails } from '../../database/schema/emails.ts'

const ROUNDS = onPostgres ? bySize(8, 30) : 5

let system: System
let other: System
beforeAll(async () => {
  system = await openSystem()
  // The embedded database belongs to one process.
  other = onPostgres ? await openSystem({ beside: system }) : system
})
afterAll(async () => {
  if (other !== system) await other.close()
  await system.close()
})

/** One round after the other, and what came of each. */
async function inRounds<T>(round: () => Promise<T>): Promise<T[]> {
  const outcomes: T[] = []
  while (outcomes.length < ROUNDS) outcomes.push(await round())
  return outcomes
}

const refund = (from: System, person: Person, id: string) =>
  from.request('POST', `/api/billing/orders/${id}/refund`, { token: person.token })
const run = (from: System, person: Person, slug: string) =>
  from.request('POST', `/api/apps/${slug}/runs`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000' },
  })

const read = async (id: string) =>
  (await system.database.select().from(orders).where(eq(orders.id, id)))[0]!

/** How often each thing that belongs to a refund is there. */
async function tracesOf(orderId: string) {
  const { database } = system
  const [requested] = await database
    .select({ id: refunds.id, captureId: orders.captureId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.orderId, orderId))
  return {
    refunds: await database.$count(refunds, eq(refunds.orderId, orderId)),
    atProvider: await database.$count(
      sandboxRefunds,
      eq(sandboxRefunds.captureId, requested!.captureId!),
    ),
    reversals: await database.$count(
      ledgerTransactions,
      and(eq(ledgerTransactions.kind, 'refund'), eq(ledgerTransactions.reference, requested!.id)),
    ),
    creditNotes: await database.$count(
      invoices,
      and(eq(invoices.orderId, orderId), eq(invoices.kind, 'credit_note')),
    ),
    emails: await database.$count(emails, eq(emails.reference, `refund:${requested!.id}`)),
  }
}

const ONCE = { refunds: 1, atProvider: 1, reversals: 1, creditNotes: 1, emails: 1 }

describe('giving money back many times at once', () => {
  test('two clicks, the job and the webhook event together give it back once', {
    timeout: 240_000,
  }, async () => {
    const outcomes = await inRounds(async () => {
      const person = await system.user()
      const order = await buyPlan(system, person, { plan: 'pro' })
      const replies = await Promise.all([
        refund(system, person, order.id),
        refund(other, person, order.id),
        other.capabilities.billing.refunds
          .reconcileRefunds()
          .then(() => refund(system, person, order.id)),
      ])
      return { statuses: replies.map(({ status }) => status), ...(await tracesOf(order.id)) }
    })

    expect(outcomes).toEqual(outcomes.map(() => ({ statuses: [200, 200, 200], ...ONCE })))
    expect(await system.violations()).toEqual([])
  })

  test('a click and a chargeback together move the money back once', {
    timeout: 240_000,
  }, async () => {
    const person = await system.user()
    const back = await inRounds(async () => {
      const order = await topUp(system, person, 10_000)
      const { captureId } = await read(order.id)
      await Promise.all([
        refund(system, person, order.id),
        other.capabilities.billing.refunds.chargeBack(captureId!),
      ])
      await system.capabilities.billing.refunds.reconcileRefunds()
      return (await read(order.id)).refundedFils
    })

    expect(back).toEqual(back.map(() => 10_000))
    expect(await system.violations()).toEqual([])
  })

  test('a plan is never both given back and credited to another', {
    timeout: 240_000,
  }, async () => {
    const outcomes = await inRounds(async () => {
      const person = await system.user()
      const first = await buyPlan(system, person, { plan: 'starter' })
      const { body } = await system.request('POST', '/api/checkout', {
        token: person.token,
        body: { plan: 'pro' },
      })
      system.clock.advance(3_000)
      await Promise.all([
        refund(system, person, first.id),
        other.request('POST', `/api/checkout/${body.order.id}/complete`, { token: person.token }),
      ])
      const found = [await read(first.id), await read(body.order.id)]
      return found.map(({ status }) => status).join(' then ')
    })

    expect(outcomes.filter((each) => each === 'refunded then completed')).toEqual([])
    expect(await system.violations()).toEqual([])
  })
})

describe('giving a top-up back while runs spend it', () => {
  test('never takes the wallet below zero, and nobody gets the same fils twice', {
    timeout: 240_000,
  }, async () => {
    const { slug } = await system.app({ price: { model: 'per_use', fils: 700 } })
    const sums = await inRounds(async () => {
      const person = await system.user()
      const order = await topUp(system, person, 2_000)
      const [, ...runs] = await Promise.all([
        refund(system, person, order.id),
        run(other, person, slug),
        run(system, person, slug),
        run(other, person, slug),
      ])
      const [wallet] = await system.database
        .select()
        .from(wallets)
        .where(eq(wallets.userId, person.id))
      const { refundedFils } = await read(order.id)
      const spent = 700 * runs.filter(({ status }) => status === 200).length
      return { held: wallet!.heldFils, sum: spent + refundedFils + wallet!.balanceFils }
    })

    expect(sums).toEqual(sums.map(() => ({ held: 0, sum: 2_000 })))
    expect(await system.violations()).toEqual([])
  })
})
