import { asc, eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repeatableChance } from '../../testing/chance.ts'
import {
  includedRuns,
  type ModelOrder,
  MoneyModel,
  type OfferName,
  type Period,
  type PlanName,
} from '../../testing/money-model.ts'
import { bySize } from '../../testing/size.ts'
import { openSystem, type Person, type System, type TestReply } from '../../testing/system.ts'
import { sessions } from '../database/schema/accounts.ts'
import {
  creatorAccounts,
  ledgerAccounts,
  ledgerLines,
  ledgerTransactions,
  orders,
  wallets,
} from '../database/schema/billing.ts'

/** `OPERATIONS=10000` tries the rules at length. */
const OPERATIONS = Number(process.env.OPERATIONS ?? bySize(600, 4_000))
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const GUARANTEE_MS = 30 * DAY_MS

const plans: PlanName[] = ['starter', 'pro', 'enterprise']
const periods: Period[] = ['monthly', 'annual']
const offers: (OfferName | undefined)[] = [
  undefined,
  undefined,
  'founder_special',
  'marketing_bundle',
  'enterprise_pilot',
]

let system: System
let people: Person[]
/** Agents that cost something: of the store, of a creator on Starter's share and of one on Enterprise's. */
let agents: { slug: string; fils: bigint; creatorId: string | undefined; isPerRun: boolean }[]
const model = new MoneyModel()
const includedUsed = new Map<string, number>()
const owned = new Map<string, string>()
/** Orders whose money somebody asked back and got. */
const refunded = new Set<string>()
/** The agent of an order, and when the money for that agent, or for a plan, was first had back. */
const agentOf = new Map<string, string>()
const givenBack = new Map<string, number>()

beforeAll(async () => {
  system = await openSystem()
  people = await Promise.all(Array.from({ length: 6 }, () => system.user()))
  const [modest, grand] = await Promise.all([
    system.user({ role: 'creator' }),
    system.user({ role: 'creator' }),
  ])
  await system.database.transaction((tx) =>
    system.capabilities.accounts.setSubscriptionTier(tx, grand.id, 'enterprise'),
  )
  model.sharePercents.set(modest.id, 50n)
  model.sharePercents.set(grand.id, 80n)
  // Nobody signs in again in the years that pass here.
  await system.database.update(sessions).set({ expiresAt: new Date('2200-01-01') })
  agents = await Promise.all(
    [undefined, modest.id, grand.id].flatMap((creatorId, index) => [
      agent(251 + index, creatorId, 'per_use'),
      agent(4_999 + index, creatorId, 'one_time'),
    ]),
  )
})
afterAll(() => system.close())

async function agent(fils: number, creatorId: string | undefined, pricing: 'per_use' | 'one_time') {
  const { slug } = await system.app({
    price: { model: pricing, fils },
    ...(creatorId && { creatorId }),
  })
  return { slug, fils: BigInt(fils), creatorId, isPerRun: pricing === 'per_use' }
}

test('whatever people buy, spend and take back, the ledger says what an independent model says', {
  timeout: 900_000,
}, async () => {
  const ledger = new LedgerReader()
  const done = new Map<string, number>()
  for (let index = 0; index < OPERATIONS; index++) {
    const operation = pickOperation()
    const outcome = await operation()
    done.set(outcome, (done.get(outcome) ?? 0) + 1)
    await ledger.expectEqual(`operation ${index}: ${outcome}`)
  }

  expect(await system.violations()).toEqual([])
  expect(await ledger.wholeSums()).toEqual([])
  // Each kind of operation succeeded many times, so that none was only ever refused.
  const rare = outcomes.filter((outcome) => (done.get(outcome) ?? 0) < OPERATIONS / 500)
  expect(rare, JSON.stringify([...done])).toEqual([])
})

const outcomes = [
  'plan',
  'upgrade',
  'declined',
  'top_up',
  'wallet run',
  'included run',
  'failed run',
  'refund',
  'chargeback',
  'renewal',
  'purchase',
]

const operations: [weight: number, operation: () => Promise<string>][] = [
  [14, buyPlan],
  [3, declinedPlan],
  [14, topUp],
  [34, run],
  [6, failedRun],
  [5, refund],
  [2, chargeBack],
  [12, timePasses],
  [5, purchase],
]

function pickOperation(): () => Promise<string> {
  return pick(
    operations.flatMap(([weight, operation]) => Array.from({ length: weight }, () => operation)),
  )
}

async function buyPlan(): Promise<string> {
  const [person, plan, billing, offer] = [pick(people), pick(plans), pick(periods), pick(offers)]
  const now = system.clock.now().getTime()
  const current = model.subscriptions.get(person.id)
  const credit = current ? model.creditFor(current, now) : ([0n, 0n] as const)
  const price = model.price(plan, billing, offer, credit)
  const refusals = [
    ...(current?.plan === plan && current.period === billing ? ['billing.plan_current'] : []),
    ...(current && !(model.isUpgrade(current, plan, billing) && price.beforeCredit > credit[0])
      ? ['billing.plan_later']
      : []),
    ...(offer && model.usedOffers.has(`${person.id} ${offer}`) ? ['billing.offer_used'] : []),
    ...(offer === 'founder_special' && model.spotsLeft === 0 ? ['billing.offer_sold_out'] : []),
  ]
  const started = await post(person, '/api/checkout', { plan, billing, ...(offer && { offer }) })
  if (refusals.length > 0) {
    expect(refusals).toContain(started.body.code)
    return 'refused'
  }
  const { id } = started.body.order
  const completed = await completeOrder(person, id)
  expect(completed.body.order).toMatchObject({
    status: 'completed',
    total: { aed: Number(price.fils), usd: Number(price.cents) },
  })
  model.vatCents.set(id, price.vatCents)
  model.sellPlan({
    ...price,
    id,
    userId: person.id,
    credited: price.credited,
    completedAt: system.clock.now().getTime(),
    creditedOrderId: current?.orderId,
  })
  if (offer) model.usedOffers.add(`${person.id} ${offer}`)
  if (offer === 'founder_special') model.spotsLeft -= 1
  await readSubscription(person, id)
  return current ? 'upgrade' : 'plan'
}

async function declinedPlan(): Promise<string> {
  const person = people.find(({ id }) => !model.subscriptions.has(id))
  if (!person) return 'nobody'
  const { body } = await post(person, '/api/checkout', { plan: pick(plans) })
  system.capabilities.payments.sandbox!.instruct({ on: 'capture', mock: 'INSTRUMENT_DECLINED' })
  const refused = await completeOrder(person, body.order.id)
  expect(refused.body.code).toBe('billing.payment_declined')
  return 'declined'
}

async function topUp(): Promise<string> {
  const person = pick(people)
  const fils = 1_000 + Math.floor(chance() * 4_000)
  const { body } = await post(person, '/api/billing/wallet/top-ups', { amount_fils: fils })
  await completeOrder(person, body.order.id)
  model.topUp(body.order.id, person.id, BigInt(fils), system.clock.now().getTime())
  return 'top_up'
}

async function run(): Promise<string> {
  const person = pick(people)
  const { slug, fils, creatorId } = pick(agents.filter(({ isPerRun }) => isPerRun))
  const reply = await post(person, `/api/apps/${slug}/runs`, { input: 'Add VAT to AED 1,000' })
  const subscription = model.subscriptions.get(person.id)
  const month = `${person.id} ${monthOf(system.clock.now())}`
  const used = includedUsed.get(month) ?? 0
  if (subscription && used < includedRuns(subscription.plan)) {
    expect(reply.body.charge).toEqual({ source: 'included', price: { amount: 0, currency: 'AED' } })
    includedUsed.set(month, used + 1)
    model.includedRun(subscription, fils, creatorId)
    return 'included run'
  }
  if (model.spendable(person.id) < fils) {
    expect(reply.body.code).toBe('billing.balance_too_low')
    return 'refused'
  }
  expect(reply.body.charge).toEqual({
    source: 'wallet',
    price: { amount: Number(fils), currency: 'AED' },
  })
  model.spend(person.id, fils, creatorId)
  return 'wallet run'
}

async function failedRun(): Promise<string> {
  const { slug } = pick(agents.filter(({ isPerRun }) => isPerRun))
  system.faults.failAt('runs.answered')
  const reply = await post(pick(people), `/api/apps/${slug}/runs`, {
    input: 'Add VAT to AED 1,000',
  })
  system.faults.failAt('runs.answered', 0)
  expect([402, 500]).toContain(reply.status)
  return reply.status === 500 ? 'failed run' : 'refused'
}

async function purchase(): Promise<string> {
  const person = pick(people)
  const { slug, fils, creatorId } = pick(agents.filter(({ isPerRun }) => !isPerRun))
  const reply = await post(person, `/api/apps/${slug}/purchase`, {})
  const key = `${person.id} ${slug}`
  if (owned.has(key)) return refusedWith(reply, 'billing.already_owned')
  if (model.spendable(person.id) < fils) return refusedWith(reply, 'billing.balance_too_low')
  const { id } = reply.body.order
  model.buyApp(id, person.id, fils, creatorId, system.clock.now().getTime())
  owned.set(key, id)
  agentOf.set(id, slug)
  return 'purchase'
}

async function refund(): Promise<string> {
  const order = pickOrder()
  if (!order) return 'nobody'
  const person = people.find(({ id }) => id === order.userId)!
  const reply = await post(person, `/api/billing/orders/${order.id}/refund`, {})
  // A second click answers as the first one did, and gives nothing.
  if (refunded.has(order.id)) {
    expect(reply.status, reply.text).toBe(200)
    return 'repeated'
  }
  if (!isCovered(order)) return refusedWith(reply, 'billing.not_refundable')
  if (isReplaced(order)) return refusedWith(reply, 'billing.refunded_together')
  expect(reply.status, reply.text).toBe(200)
  for (const each of chainOf(order)) {
    refunded.add(each.id)
    if (each.kind === 'top_up') model.refundTopUp(each)
    else {
      endSale(each, 'refunded')
      if (!givenBack.has(guaranteeOf(each)))
        givenBack.set(guaranteeOf(each), system.clock.now().getTime())
    }
  }
  return 'refund'
}

async function chargeBack(): Promise<string> {
  const order = pickOrder()
  if (!order || order.kind === 'app' || !['completed', 'partly_refunded'].includes(order.state))
    return 'nobody'
  const [stored] = await system.database
    .select({ captureId: orders.captureId })
    .from(orders)
    .where(eq(orders.id, order.id))
  await system.capabilities.billing.refunds.chargeBack(stored!.captureId!)
  await system.capabilities.billing.refunds.chargeBack(stored!.captureId!)
  if (order.kind === 'top_up') model.chargeTopUpBack(order)
  else endSale(order, 'charged_back')
  return 'chargeback'
}

async function timePasses(): Promise<string> {
  system.clock.advance(HOUR_MS + Math.floor(chance() * 9 * DAY_MS))
  await system.capabilities.billing.renewals.renewSubscriptions()
  const now = system.clock.now().getTime()
  const due = [...model.subscriptions].filter(([, { end }]) => end <= now)
  for (const [userId, { plan, period }] of due) {
    const person = people.find(({ id }) => id === userId)!
    const { body } = await system.request('GET', '/api/billing/orders?limit=1', {
      token: person.token,
    })
    const [{ id, kind }] = body.orders
    expect(kind).toBe('renewal')
    const price = model.price(plan, period, undefined)
    model.vatCents.set(id, price.vatCents)
    model.sellPlan({ ...price, id, userId, kind: 'renewal', completedAt: now })
    await readSubscription(person, id)
  }
  return due.length > 0 ? 'renewal' : 'time'
}

/** A sale whose money went back: what it gave ends with it. */
function endSale(order: ModelOrder, state: 'refunded' | 'charged_back'): void {
  model.reverseSale(order, state)
  const plan = model.subscriptions.get(order.userId)
  // A payment that was taken back paid, by its credit, for the plans that came after it too.
  const paying = plan
    ? state === 'charged_back'
      ? creditsOf(model.orders.get(plan.orderId)!)
      : [plan.orderId]
    : []
  if (paying.includes(order.id)) model.subscriptions.delete(order.userId)
  for (const [key, orderId] of owned) if (orderId === order.id) owned.delete(key)
}

function isCovered(order: ModelOrder): boolean {
  if (order.state !== 'completed' || isOver(order)) return false
  if (order.kind === 'top_up') return model.spendable(order.userId) > 0n
  if (order.completedAt >= (givenBack.get(guaranteeOf(order)) ?? Number.POSITIVE_INFINITY))
    return false
  if (order.kind === 'app')
    return [...owned.values()].includes(order.id) && !model.owing.has(order.userId)
  return true
}

/** What was credited to another order goes back only with that one. */
const isReplaced = (order: ModelOrder): boolean =>
  [...model.orders.values()].some(
    ({ creditedOrderId, state }) => creditedOrderId === order.id && state === 'completed',
  )

/** What the guarantee lets somebody try once. */
const guaranteeOf = ({ id, userId }: ModelOrder) => `${userId} ${agentOf.get(id) ?? 'plans'}`

/** With the orders whose unused part was credited to it, as far as their own thirty days reach. */
function chainOf(order: ModelOrder): ModelOrder[] {
  const credited = order.creditedOrderId ? model.orders.get(order.creditedOrderId) : undefined
  return credited && credited.state === 'completed' && !isOver(credited)
    ? [order, ...chainOf(credited)]
    : [order]
}

/** An order and all those whose unused part was credited to it, one after the other. */
function creditsOf({ id, creditedOrderId }: ModelOrder): string[] {
  return creditedOrderId ? [id, ...creditsOf(model.orders.get(creditedOrderId)!)] : [id]
}

const isOver = ({ completedAt }: ModelOrder) =>
  system.clock.now().getTime() > completedAt + GUARANTEE_MS

/** Mostly one of the newest, of which something can still be had back. */
function pickOrder(): ModelOrder | undefined {
  const all = [...model.orders.values()]
  const newest = chance() < 0.8 ? all.slice(-12) : all
  return newest[Math.floor(chance() * newest.length)]
}

async function completeOrder(person: Person, orderId: string): Promise<TestReply> {
  system.clock.advance(3_000)
  return post(person, `/api/checkout/${orderId}/complete`)
}

/** Periods follow the calendar, which has a test of its own; the model takes them over and computes the money. */
async function readSubscription({ id, token }: Person, orderId: string): Promise<void> {
  const { body } = await system.request('GET', '/api/billing/subscription', { token })
  const { plan, billing, current_period_start, current_period_end } = body.subscription
  model.subscriptions.set(id, {
    plan,
    period: billing,
    start: Date.parse(current_period_start),
    end: Date.parse(current_period_end),
    orderId,
  })
}

function refusedWith(reply: TestReply, code: string): string {
  expect(reply.body.code).toBe(code)
  return 'refused'
}

const post = ({ token }: Person, path: string, body?: object) =>
  system.request('POST', path, { token, body })

const monthOf = (at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(at).slice(0, 7)

/** Follows the ledger line by line, which is enough, as no line ever changes. */
class LedgerReader {
  readonly #balances = new Map<string, bigint>()
  readonly #names = new Map<string, string>()
  #lastLine = 0

  async expectEqual(when: string): Promise<void> {
    const lines = await system.database
      .select({
        id: ledgerLines.id,
        accountId: ledgerLines.accountId,
        amount: ledgerLines.amount,
        currency: ledgerLines.currency,
        of: ledgerTransactions.id,
      })
      .from(ledgerLines)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
      .where(gt(ledgerLines.id, this.#lastLine))
      .orderBy(asc(ledgerLines.id))
    const sums = new Map<string, number>()
    for (const { id, accountId, amount, currency, of } of lines) {
      this.#lastLine = id
      const name = this.#names.get(accountId) ?? (await this.#nameOf(accountId))
      this.#balances.set(name, (this.#balances.get(name) ?? 0n) + BigInt(amount))
      sums.set(`${of} ${currency}`, (sums.get(`${of} ${currency}`) ?? 0) + amount)
    }
    const notZero = (balances: Map<string, bigint>) =>
      [...balances].filter(([, amount]) => amount !== 0n).sort()
    expect(
      [...sums.values()].filter((sum) => sum !== 0),
      when,
    ).toEqual([])
    expect(notZero(this.#balances), when).toEqual(notZero(model.balances))
  }

  /** The currencies whose lines do not sum to zero. */
  async wholeSums(): Promise<unknown[]> {
    const sum = sql<string>`sum(${ledgerLines.amount})`
    return system.database
      .select({ currency: ledgerLines.currency, sum })
      .from(ledgerLines)
      .groupBy(ledgerLines.currency)
      .having(sql`${sum} <> 0`)
  }

  /** As the model calls it. */
  async #nameOf(accountId: string): Promise<string> {
    const [account] = await system.database
      .select({
        kind: ledgerAccounts.kind,
        currency: ledgerAccounts.currency,
        wallet: wallets.userId,
        creator: creatorAccounts.userId,
      })
      .from(ledgerAccounts)
      .leftJoin(wallets, eq(wallets.accountId, ledgerAccounts.id))
      .leftJoin(creatorAccounts, eq(creatorAccounts.accountId, ledgerAccounts.id))
      .where(eq(ledgerAccounts.id, accountId))
    const { kind, currency, wallet, creator } = account!
    const name =
      kind === 'exchange'
        ? `exchange ${currency}`
        : kind === 'wallet' || kind === 'creator'
          ? `${kind} ${wallet ?? creator}`
          : kind
    this.#names.set(accountId, name)
    return name
  }
}

const chance = repeatableChance(20_261_120)
function pick<T>(list: readonly T[]): T {
  return list[Math.floor(chance() * list.length)]!
}
