import { sandboxCaptures } from '@wakeel/paypal-sandbox'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { repeatableChance } from '../../../testing/chance.ts'
import {
  askUntilEnded,
  completeCheckout,
  startCheckout,
  startTopUp,
} from '../../../testing/checkout.ts'
import { bySize } from '../../../testing/size.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { onPostgres } from '../../../testing/test-database.ts'
import {
  invoices,
  ledgerTransactions,
  offerSpots,
  orders,
  subscriptions,
} from '../../database/schema/billing.ts'
import { emails } from '../../database/schema/emails.ts'
import type { FaultPoint } from '../../faults.ts'

/** The embedded database has one connection and cannot race; there the same tests only keep the rule. */
const ROUNDS = onPostgres ? bySize(10, 40) : 4
const BUYERS = onPostgres ? bySize(60, 200) : 30
const SEEDS = onPostgres ? bySize(40, 200) : 16
const LANES = 4

/** So long after the start that the payer has agreed and the job looks at the order. */
const LEFT_ALONE_MS = 65_000

let one: System
let two: System
beforeEach(async () => {
  one = await openSystem()
  two = onPostgres ? await openSystem({ beside: one }) : one
})
afterEach(async () => {
  if (two !== one) await two.close()
  await one.close()
})

const readOrder = async (id: string) =>
  (await one.database.select().from(orders).where(eq(orders.id, id)))[0]!

/** What the store and the provider hold for an order, counted. */
async function tracesOf(orderId: string) {
  return {
    captures: await one.database.$count(sandboxCaptures, eq(sandboxCaptures.invoiceId, orderId)),
    subscriptions: await one.database.$count(subscriptions, eq(subscriptions.orderId, orderId)),
    invoices: await one.database.$count(invoices, eq(invoices.orderId, orderId)),
    transactions: await one.database.$count(
      ledgerTransactions,
      eq(ledgerTransactions.reference, orderId),
    ),
    emails: await one.database.$count(emails, eq(emails.reference, `receipt:${orderId}`)),
  }
}

test('an order that one process left on its way is made by another, which is reached at another address', async () => {
  const person = await one.user()
  one.faults.failAt('billing.order_made')
  await startCheckout(one, person, { plan: 'pro' })
  const [left] = await one.database.select().from(orders).where(eq(orders.userId, person.id))
  one.clock.advance(LEFT_ALONE_MS)

  await two.capabilities.billing.checkout.reconcileOrders()

  expect(left!.status).toBe('created')
  expect((await readOrder(left!.id)).status).toBe('awaiting_approval')
})

/** The page that the payer comes back to, two webhook events and the job complete one payment at once, in two processes. */
async function completeFromEverywhere() {
  const person = await one.user()
  const { body } = await startCheckout(one, person, { plan: 'pro', offer: 'marketing_bundle' })
  const { id } = body.order
  const order = await readOrder(id)
  one.clock.advance(LEFT_ALONE_MS)
  const billing = [one, two].map(({ capabilities }) => capabilities.billing)
  const outcomes = await Promise.allSettled([
    completeCheckout(one, person, id),
    completeCheckout(two, person, id),
    ...billing.map(({ checkout }) => checkout.advanceOrder(order)),
    ...billing.map(({ checkout }) => checkout.reconcileOrders()),
  ])
  const failures = outcomes.filter(({ status }) => status === 'rejected')
  // A webhook event of the sandbox may have been faster than all of these.
  await expect.poll(async () => (await readOrder(id)).status).toBe('completed')
  const once = await tracesOf(id)
  const again = await completeCheckout(two, person, id)
  return { failures, once, status: again.body.order.status, afterwards: await tracesOf(id) }
}

async function inRounds<T>(count: number, work: (round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let round = 0; round < count; round++) results.push(await work(round))
  return results
}

describe('one approved payment that everybody completes at once', () => {
  test('is captured, settled, invoiced, posted and told once', { timeout: 120_000 }, async () => {
    const rounds = await inRounds(ROUNDS, completeFromEverywhere)

    const once = { captures: 1, subscriptions: 1, invoices: 1, transactions: 1, emails: 1 }
    expect(rounds).toEqual(
      Array(ROUNDS).fill({ failures: [], once, status: 'completed', afterwards: once }),
    )
    expect(await one.violations()).toEqual([])
  })
})

describe('more buyers of founder_special at once than it has spots', () => {
  test('exactly 23 get it, and the others are charged nothing', { timeout: 120_000 }, async () => {
    const buyers = (await inRounds(BUYERS / 10, () => signUp(10))).flat()
    const started = await Promise.all(
      buyers.map(async (person, number) => {
        const { body } = await startCheckout(processOf(number), person, {
          plan: 'starter',
          offer: 'founder_special',
        })
        return { person, id: body.order.id as string }
      }),
    )
    one.clock.advance(LEFT_ALONE_MS)

    const replies = await Promise.all(
      started.map(({ person, id }, number) => askUntilEnded(processOf(number), person, id)),
    )

    const answers = Map.groupBy(replies, ({ body }) => body.order?.status ?? body.code)
    expect(answers.get('completed')).toHaveLength(23)
    expect(answers.get('billing.offer_sold_out')).toHaveLength(BUYERS - 23)
    expect(await one.database.$count(sandboxCaptures)).toBe(23)
    expect(
      await one.database.$count(orders, and(eq(orders.status, 'completed'), orders.holdsSpot)),
    ).toBe(23)
    expect((await one.database.select().from(offerSpots))[0]!.taken).toBe(100)
    expect(await one.violations()).toEqual([])
  })
})

/** Passwords are hashed a few at a time, and one address may make only so many accounts in an hour. */
async function signUp(count: number): Promise<Person[]> {
  one.clock.advance(3_600_000)
  return Promise.all(Array.from({ length: count }, () => one.user()))
}

const processOf = (number: number): System => (number % 2 === 0 ? one : two)

describe('clicks, returns, webhook events, jobs, cancellations and failures in any order', () => {
  test('end in a state where money and books agree', { timeout: 300_000 }, async () => {
    const stuck = await inRounds(SEEDS / LANES, (round) =>
      Promise.all(Array.from({ length: LANES }, (_, lane) => liveThrough(round * LANES + lane))),
    )

    const charged = await one.database
      .select({ order: orders.id, status: orders.status, capture: sandboxCaptures.id })
      .from(sandboxCaptures)
      .fullJoin(orders, eq(orders.captureId, sandboxCaptures.id))
      .where(sql`(${orders.completedAt} is not null) <> (${sandboxCaptures.id} is not null)`)
    expect(stuck.flat(2)).toEqual([])
    expect(charged).toEqual([])
    expect(await one.database.$count(orders, isNotNull(orders.completedAt))).toBeGreaterThan(SEEDS)
    expect(await one.violations()).toEqual([])
  })
})

const FAULTS: FaultPoint[] = [
  'billing.order_stored',
  'billing.order_made',
  'billing.capturing',
  'billing.captured',
  'billing.settled',
]
const CONNECTIONS = ['never_arrives', 'answer_lost'] as const

/** What one seed lets happen to one person, a few things at a time; answers with the orders that are still open when all is over. */
async function liveThrough(seed: number) {
  const chance = repeatableChance(seed + 1)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)]!
  const person = await one.user()
  const anywhere = () => pick([one, two])
  const mine = () => one.database.select().from(orders).where(eq(orders.userId, person.id))
  const withOrder = async (work: (order: typeof orders.$inferSelect) => Promise<unknown>) => {
    const [known, system] = [await mine(), chance()]
    return known.length > 0 && work(known[Math.floor(system * known.length)]!)
  }
  const post = (path: string) => anywhere().request('POST', path, { token: person.token })

  const happenings: (() => Promise<unknown> | unknown)[] = [
    () =>
      startCheckout(anywhere(), person, {
        plan: pick(['starter', 'pro', 'enterprise']),
        offer: pick(['', 'marketing_bundle']),
      }),
    () =>
      startCheckout(
        anywhere(),
        person,
        { plan: 'pro', billing: pick(['monthly', 'annual']) },
        `key-${seed}`,
      ),
    () => startTopUp(anywhere(), person, 1_000 + Math.floor(chance() * 9_000)),
    () => withOrder(({ id }) => completeCheckout(anywhere(), person, id)),
    () => withOrder(({ id }) => completeCheckout(anywhere(), person, id)),
    () => withOrder((order) => anywhere().capabilities.billing.checkout.advanceOrder(order)),
    () => withOrder((order) => anywhere().capabilities.billing.checkout.advanceOrder(order)),
    () => withOrder(({ id }) => post(`/api/checkout/${id}/cancel`)),
    () => withOrder(({ id }) => post(`/api/billing/orders/${id}/refund`)),
    () => anywhere().capabilities.billing.checkout.reconcileOrders(),
    () => one.clock.advance(pick([500, 3_000, 25_000, LEFT_ALONE_MS])),
    () => one.clock.advance(3_000),
    () => post('/api/billing/subscription/cancel'),
    () => anywhere().faults.failAt(pick(FAULTS)),
    () => sandboxOf(anywhere()).instruct({ on: 'capture', connection: pick(CONNECTIONS) }),
    () => sandboxOf(anywhere()).instruct({ on: 'create', connection: pick(CONNECTIONS) }),
    () =>
      sandboxOf(anywhere()).instruct({
        on: 'capture',
        mock: pick(['INSTRUMENT_DECLINED', 'INTERNAL_SERVER_ERROR']),
      }),
  ]
  for (let step = 0; step < 12; step++) {
    const together = Array.from({ length: 1 + Math.floor(chance() * 4) }, () => pick(happenings))
    // Faults are meant to fail; what counts is what is left behind.
    await Promise.allSettled(together.map(async (happen) => happen()))
  }
  await calmDown(async () => (await openOrders(person.id)).length === 0)
  return openOrders(person.id)
}

const openOrders = (userId: string) =>
  one.database
    .select({ id: orders.id, kind: orders.kind, status: orders.status })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, ['created', 'awaiting_approval', 'capturing']),
      ),
    )

const sandboxOf = ({ capabilities }: System) => capabilities.payments.sandbox!

/** Nothing new fails, and the jobs have the time to take up what was left; the sandbox still does what it was told to. */
async function calmDown(isCalm: () => Promise<boolean>): Promise<void> {
  for (const system of [one, two]) for (const point of FAULTS) system.faults.failAt(point, 0)
  for (let round = 0; round < 60 && !(await isCalm()); round++) {
    one.clock.advance(LEFT_ALONE_MS)
    const { checkout, refunds } = [one, two][round % 2]!.capabilities.billing
    await Promise.allSettled([checkout.reconcileOrders(), refunds.reconcileRefunds()])
  }
}
