import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repeatableChance } from '../../../testing/chance.ts'
import { buyPlan, topUp } from '../../../testing/checkout.ts'
import { firstNotDue, type ModelPlan, PayoutModel } from '../../../testing/payout-model.ts'
import { earningsOf, giveDetails, lastingUser } from '../../../testing/payouts.ts'
import { refundOrder } from '../../../testing/refunds.ts'
import { signInAgain } from '../../../testing/sign-in.ts'
import { bySize } from '../../../testing/size.ts'
import { TestClock } from '../../../testing/stand-ins.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { onPostgres } from '../../../testing/test-database.ts'
import { creatorAccounts, ledgerLines } from '../../database/schema/billing.ts'
import { payouts } from '../../database/schema/creators.ts'
import type { FaultPoint } from '../../faults.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEKS = bySize(24, 53)
const points: FaultPoint[] = [
  'creators.payout_stored',
  'creators.payout_posted',
  'creators.payout_made',
]

interface Creator {
  person: Person
  model: PayoutModel
  /** An agent that is paid for each run. */
  agent: { slug: string; fils: number }
}

let system: System
/** Processes that share the database; the embedded one belongs to a single process, whose work then overlaps. */
let workers: System[]
let buyers: Person[]
/** Somebody with a month of Starter, whose 50 runs are worth AED 2.31 each, and the months that they paid for. */
let subscriber: Person
const plans: ModelPlan[] = []
let creators: Creator[]
let operator: Person
/** The first week whose payouts are still to come, as the model counts them. */
let undecided = 0

const chance = repeatableChance(20_261_228)
const between = (least: number, max: number) => least + Math.floor(chance() * (max - least + 1))
const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!
const now = () => system.clock.now().getTime()

beforeAll(async () => {
  // A Monday at noon in Dubai from which the weeks lead into 2027.
  const start = new Date(bySize('2026-09-14T08:00:00Z', '2026-03-02T08:00:00Z'))
  system = await openSystem({ clock: new TestClock(start) })
  workers = [
    system,
    ...(onPostgres
      ? await Promise.all([1, 2, 3].map(() => openSystem({ beside: system })))
      : [system, system, system]),
  ]
  operator = await lastingUser(system, { role: 'admin' })
  buyers = [await lastingUser(system), await lastingUser(system)]
  subscriber = await lastingUser(system)
  creators = [
    await creator('starter', 50),
    await creator('pro', 70),
    await creator('enterprise', 80),
    await creator('starter', 50),
  ]
})
afterAll(async () => {
  for (const worker of new Set([...workers].reverse())) await worker.close()
})

async function creator(tier: 'starter' | 'pro' | 'enterprise', share: number): Promise<Creator> {
  const person = await lastingUser(system, { role: 'creator' })
  await system.database.transaction((tx) =>
    system.capabilities.accounts.setSubscriptionTier(tx, person.id, tier),
  )
  await giveDetails(system, person)
  const fils = between(500, 9_000)
  const { slug } = await system.app({ price: { model: 'per_use', fils }, creatorId: person.id })
  return { person, model: new PayoutModel(share), agent: { slug, fils } }
}

test('through weeks, a year’s end and a clock that jumps, every creator and week is paid once and to the fils', {
  timeout: 300_000,
}, async () => {
  for (let week = 0; week < WEEKS; week++) {
    await oneWeek(week)
    await askBank()
    // The clock is put back.
    if (chance() < 0.15) await timePasses(-between(1, 5 * 24) * HOUR_MS)
  }

  expect(new Date(now()).getUTCFullYear()).toBe(2027)
  expect(await system.violations()).toEqual([])
  for (const { person, model } of creators)
    await expectAsTheModel(await signInAgain(system, person), model)
  // Each thing that was to be tried happened.
  const all = creators.flatMap(({ model }) => model.payouts)
  expect(all.map(({ week }) => week)).toEqual(expect.arrayContaining(['2026-W53', '2027-W01']))
  expect(all.filter(({ isReturned }) => isReturned).length).toBeGreaterThan(bySize(0, 3))
  expect(
    creators.flatMap(({ model }) => model.sales).filter(({ isReversed }) => isReversed).length,
  ).toBeGreaterThan(bySize(3, 10))
  expect(plans.filter(({ isReversed }) => isReversed).length).toBeGreaterThan(bySize(0, 3))
  expect(plans.filter(({ isReversed }) => !isReversed).length).toBeGreaterThan(bySize(0, 3))
})

/** What people do until a Monday morning. */
async function oneWeek(week: number): Promise<void> {
  const [, , , fickle] = creators
  if (week === 12 || week === 30) await removeDetails(fickle!)
  if (week === 16 || week === 33) await addDetails(fickle!)
  if (week === 20) await suspend(creators[1]!)
  if (week === 22) await restore(creators[1]!)
  for (let event = 0; event < 6; event++) {
    await timePasses(between(1, 30) * HOUR_MS)
    await pick([sell, sell, run, run, run, planRun, planRun, refund, refundPlan])()
  }
  const wall = new Date(now() + 4 * HOUR_MS)
  const days = (8 - wall.getUTCDay()) % 7 || 7
  const monday = Math.floor(wall.getTime() / DAY_MS + days) * DAY_MS
  // To Monday at two in the morning, or weeks later when nobody was there.
  const weeks = chance() < 0.1 ? between(1, 3) : 0
  await timePasses(monday - 2 * HOUR_MS + weeks * 7 * DAY_MS - now())
  await pick([sell, run, planRun, refund])()
  await timePasses(pick([4, 4, 5, 20]) * HOUR_MS)
}

/** Moves the clock, and makes the payouts when those of a week have become due. */
async function timePasses(milliseconds: number): Promise<void> {
  system.clock.advance(milliseconds)
  if (firstNotDue(now()) <= undecided) return
  await payWithFailures()
  for (const { model } of creators) model.pay(undecided, now())
  undecided = firstNotDue(now())
}

/** All workers at once, failing here and there, until one round went through. */
async function payWithFailures(): Promise<void> {
  for (const worker of new Set(workers))
    if (chance() < 0.5) worker.faults.failAt(pick(points), between(1, 3))
  for (;;) {
    const round = await Promise.allSettled(
      workers.map(({ capabilities }) => capabilities.creators.payCreators()),
    )
    if (round.every(({ status }) => status === 'fulfilled')) break
  }
  for (const worker of workers) for (const point of points) worker.faults.failAt(point, 0)
}

async function askBank(): Promise<void> {
  const { model } = pick(creators)
  const payout = model.payouts.at(-1)
  if (!payout || payout.isReturned || chance() < 0.6) return
  const ask = (path: string, body?: object) =>
    system.request('POST', `/api/payouts/${path}`, { token: operator.token, body })
  await ask(`weeks/${payout.week}/bank-file/${pick(['csv', 'pain001'])}`)
  if (chance() < 0.7) await ask(`weeks/${payout.week}/paid`)
  if (chance() < 0.5) return
  const owner = creators.find((each) => each.model === model)!
  const [made] = await system.database
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.userId, owner.person.id), eq(payouts.week, payout.week)))
  expect(
    (await ask(`${made!.id}/returned`, { reason: 'The bank knows no such account.' })).status,
  ).toBe(200)
  model.giveBack(payout, now())
}

async function payingBuyer(): Promise<number> {
  const buyer = between(0, buyers.length - 1)
  const { body } = await system.request('GET', '/api/billing/wallet', {
    token: buyers[buyer]!.token,
  })
  if (body.wallet.balance.amount < 40_000) await topUp(system, buyers[buyer]!, 500_000)
  return buyer
}

async function run(): Promise<void> {
  const { model, agent } = pick(creators)
  const buyer = await payingBuyer()
  const at = now()
  const reply = await system.request('POST', `/api/apps/${agent.slug}/runs`, {
    token: buyers[buyer]!.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
  expect(reply.body.charge.source, reply.text).toBe('wallet')
  model.run(agent.fils, at)
}

async function planRun(): Promise<void> {
  const { model, agent } = pick(creators)
  const plan = await currentPlan()
  const at = now()
  const reply = await system.request('POST', `/api/apps/${agent.slug}/runs`, {
    token: subscriber.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
  expect(reply.body.charge.source, reply.text).toBe('included')
  model.planRun(plan, 231, at)
}

/** The month that is paid for; a new one when it is over. */
async function currentPlan(): Promise<ModelPlan> {
  await system.capabilities.billing.renewals.renewSubscriptions()
  const ask = (method: string, path: string) =>
    system.request(method, `/api/billing/subscription${path}`, { token: subscriber.token })
  if ((await ask('GET', '')).body.subscription === null) {
    const { id: orderId } = await buyPlan(system, subscriber, { plan: 'starter' })
    plans.push({ orderId, at: now(), isReversed: false })
    await ask('POST', '/cancel')
  }
  return plans.at(-1)!
}

async function refundPlan(): Promise<void> {
  const plan = plans.at(-1)
  if (!plan || plan.isReversed) return
  const reply = await refundOrder(system, subscriber, plan.orderId)
  const isRefundable = now() < plan.at + 30 * DAY_MS
  expect(reply.status, reply.text).toBe(isRefundable ? 200 : 409)
  if (!isRefundable) return
  plan.isReversed = true
  for (const { model } of creators) model.reversePlan(plan, now())
  // Whoever had the money for a plan back once keeps what they buy after it.
  subscriber = await lastingUser(system)
}

async function sell(): Promise<void> {
  const { person, model } = pick(creators)
  const buyer = await payingBuyer()
  const fils = between(3_000, 30_000)
  const { slug } = await system.app({ price: { model: 'one_time', fils }, creatorId: person.id })
  const at = now()
  const { body } = await system.request('POST', `/api/apps/${slug}/purchase`, {
    token: buyers[buyer]!.token,
  })
  model.sell(body.order.id, buyer, fils, at)
}

async function refund(): Promise<void> {
  const { model } = pick(creators)
  const kept = model.sales.filter(({ isReversed }) => !isReversed)
  const sale = pick(kept.slice(-5))
  if (!sale) return
  const reply = await refundOrder(system, buyers[sale.buyer]!, sale.orderId)
  expect(reply.status, reply.text).toBe(model.isRefundable(sale, now()) ? 200 : 409)
  if (reply.status === 200) model.reverse(sale, now())
}

async function removeDetails({ person, model }: Creator): Promise<void> {
  await system.request('DELETE', '/api/creator/payout-details', { token: person.token })
  model.isPayable = false
}

async function addDetails({ person, model }: Creator): Promise<void> {
  await giveDetails(system, person)
  model.isPayable = true
}

async function suspend({ person, model }: Creator): Promise<void> {
  await system.suspend(person.id)
  model.isPayable = false
}

async function restore({ person, model }: Creator): Promise<void> {
  await system.restore(person.id)
  model.isPayable = true
}

async function expectAsTheModel(person: Person, model: PayoutModel): Promise<void> {
  const ask = (path: string) =>
    system.request('GET', `/api/creator/${path}`, { token: person.token })
  const { body: made } = await ask('payouts?limit=100')
  const { body: stated } = await ask('statements')
  const earnings = await earningsOf(system, person)
  const lines = await system.database
    .select({ amount: ledgerLines.amount })
    .from(creatorAccounts)
    .innerJoin(ledgerLines, eq(ledgerLines.accountId, creatorAccounts.accountId))
    .where(eq(creatorAccounts.userId, person.id))
    .orderBy(asc(ledgerLines.id))

  expect(
    made.payouts
      .map(({ week, amount, status }: PayoutOnTheWire) => ({
        week,
        fils: amount.amount,
        isReturned: status === 'returned',
      }))
      .reverse(),
  ).toEqual(model.payouts)
  expect(new Set(model.payouts.map(({ week }) => week)).size).toBe(model.payouts.length)
  expect(earnings).toEqual(model.earnings(now()))
  expect(earnings.earned! - earnings.on_hold! - earnings.payable!).toBe(earnings.paid_out)
  expect(0 - lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(
    earnings.earned! - earnings.paid_out!,
  )
  expect(stated.statements.map(toFils)).toEqual(model.statements(now()))
}

interface PayoutOnTheWire {
  week: string
  amount: { amount: number }
  status: string
}

type Amounts = Record<'earned' | 'taken_back' | 'paid_out' | 'closing', { amount: number }>

const toFils = ({ week, earned, taken_back, paid_out, closing }: Amounts & { week: string }) => ({
  week,
  earned: earned.amount,
  taken_back: taken_back.amount,
  paid_out: paid_out.amount,
  closing: closing.amount,
})
