import type { billing, Range } from '@wakeel/contract'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repeatableChance } from '../../testing/chance.ts'
import { APPROVED_AFTER_MS, askUntilEnded, startCheckout, topUp } from '../../testing/checkout.ts'
import { dayNumber, FounderModel, type ModelRange } from '../../testing/founder-model.ts'
import { atModeration } from '../../testing/moderation.ts'
import { includedRuns, MoneyModel } from '../../testing/money-model.ts'
import { giveDetails, lastingUser } from '../../testing/payouts.ts'
import { refundOrder } from '../../testing/refunds.ts'
import { bySize } from '../../testing/size.ts'
import { TestClock } from '../../testing/stand-ins.ts'
import { openSystem, type Person, type System, type TestReply } from '../../testing/system.ts'
import { analyticsMetrics } from '../analytics/daily.ts'
import { orders, subscriptions } from '../database/schema/billing.ts'
import { payouts } from '../database/schema/creators.ts'
import { dailyTests } from '../database/schema/forge.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { founderMetrics } from './daily.ts'
import { createReadMetrics } from './read-metrics.ts'

const HOUR_MS = 3_600_000
/** Of one to four days each, to some 400 days in the long size. */
const STEPS = bySize(100, 160)
const ranges: Range[] = ['7d', '30d', '90d', '1y']
const plans = ['starter', 'pro', 'enterprise'] as const
const offers = [undefined, undefined, 'founder_special', 'marketing_bundle'] as const

const prices = new MoneyModel()
const model = new FounderModel()
const chance = repeatableChance(20_261_121)
const between = (least: number, max: number) => least + Math.floor(chance() * (max - least + 1))
const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!

interface Agent {
  slug: string
  creatorId: string | undefined
  /** Percent of the price without VAT. */
  share: number
  fils: number
}

let system: System
let founder: Person
let operator: Person
let customers: Person[]
const creators: { person: Person; share: number }[] = []
let perRun: Agent[]
let monthly: Agent[]
let free: Agent

beforeAll(async () => {
  system = await openSystem({ clock: new TestClock(new Date('2025-10-28T05:00:00Z')) })
  founder = await signUp({ role: 'founder' })
  operator = await signUp({ role: 'admin' })
  customers = [await signUp(), await signUp(), await signUp()]
  for (const [tier, share] of [
    ['starter', 50],
    ['pro', 70],
    ['enterprise', 80],
    ['starter', 50],
  ] as const) {
    const person = await signUp({ role: 'creator' })
    await system.database.transaction((tx) =>
      system.capabilities.accounts.setSubscriptionTier(tx, person.id, tier),
    )
    await giveDetails(system, person)
    creators.push({ person, share })
  }
  perRun = [
    await list('per_use', 420, 0),
    await list('per_use', 999, 1),
    await list('per_use', 315),
  ]
  monthly = [await list('subscription', 6_700, 1), await list('subscription', 4_201, 0)]
  free = await list('free', 0)
  // It fails its daily tests.
  await list('free', 0, undefined, 'Good morning')
})
afterAll(() => system.close())

const now = () => system.clock.now().getTime()
const post = ({ token }: Person, path: string, body: unknown = {}): Promise<TestReply> =>
  system.request('POST', path, { token, body })
const netOf = (fils: number) => fils - Math.floor((2 * fils * 5 + 105) / 210)

/** Takes what the creator with nothing else has in the store out of it. */
async function takeDown(): Promise<void> {
  const last = model.listed.findLast(
    ({ creatorId, until }) => creatorId === creators[3]!.person.id && until === undefined,
  )!
  expect((await atModeration(system, operator).takeDown(last.id)).status).toBe(200)
  last.until = now()
}

async function putBack(): Promise<void> {
  const { id, creatorId } = model.listed.findLast(({ until }) => until !== undefined)!
  expect((await atModeration(system, operator).restore(id)).status).toBe(200)
  model.listed.push({ id, creatorId, from: now(), until: undefined })
}

async function signUp(overrides: Parameters<typeof lastingUser>[1] = {}): Promise<Person> {
  model.signUps.push(now())
  return lastingUser(system, overrides)
}

async function list(
  pricing: 'per_use' | 'subscription' | 'one_time' | 'free',
  fils: number,
  creator?: number,
  prompt = 'Add VAT to AED 1,000',
): Promise<Agent> {
  const owner = creator === undefined ? undefined : creators[creator]!
  const demoPrompts = { en: [prompt], ar: [prompt] }
  const { id, slug } = await system.app({
    price: { model: pricing, fils },
    demoPrompts,
    ...(owner && { creatorId: owner.person.id }),
  })
  model.listed.push({ id, creatorId: owner?.person.id, from: now(), until: undefined })
  return { slug, creatorId: owner?.person.id, share: owner?.share ?? 0, fils }
}

test('through a year, every metric of the founder is what independent sums over all that happened say', {
  timeout: 300_000,
}, async () => {
  for (let step = 1; step <= STEPS; step++) {
    await oneStep(step)
    if ([8, 40, 60, STEPS].includes(step)) await expectAsTheModel()
    if (step !== 60) continue
    await finaliseDays()
    await expectAsTheModel()
  }

  expect(await system.violations()).toEqual([])
  expect(await readAnew('1y')).toEqual(model.metrics('1y', now()))
  // Each thing that was to be tried happened.
  const { sales, ranges, bank } = model
  expect(
    new Set(sales.filter(({ reversedAt }) => reversedAt).map(({ stream }) => stream)).size,
  ).toBeGreaterThan(2)
  expect(ranges.filter(({ ended }) => ended).length).toBeGreaterThan(5)
  expect(Math.min(...bank.map(({ fils }) => fils))).toBeLessThan(0)
  expect(new Set(model.tests.map(({ isPassed }) => isPassed)).size).toBe(2)
  expect(
    new Set(sales.filter(({ net }) => net === 0).map(({ reversedAt }) => reversedAt === undefined))
      .size,
  ).toBe(2)
  expect(model.runs.filter(({ isAnswered }) => !isAnswered).length).toBeGreaterThan(3)
})

async function expectAsTheModel(): Promise<void> {
  model.tests = (await system.database.select().from(dailyTests)).map(({ day, status }) => ({
    day,
    isPassed: status === 'passed',
  }))
  for (const range of ranges) {
    const { as_of, ...metrics } = (
      await system.request('GET', `/api/founder/figures?range=${range}`, { token: founder.token })
    ).body.figures
    expect(metrics).toEqual(model.metrics(range, now()))
    expect(as_of).toBe(new Date(now()).toISOString())
  }
}

/** Turn by turn, as the store does it. */
async function finaliseDays(): Promise<void> {
  for (let turn = 0; turn < 3; turn++)
    await system.capabilities.metrics.finaliseDays(new AbortController().signal)
}

/** As a process that has just begun reads them. */
async function readAnew(range: Range) {
  const { database, clock } = system
  const metrics = createMetrics({ database, clock, all: [...analyticsMetrics, ...founderMetrics] })
  const { as_of: _, ...read } = await createReadMetrics({
    database,
    clock,
    metrics,
    models: system.capabilities.models,
  }).readMetrics(range)
  return read
}

async function oneStep(step: number): Promise<void> {
  // To some time of one of the next days.
  system.clock.advance(
    (dayNumber(now()) + between(1, 4)) * 24 * HOUR_MS -
      4 * HOUR_MS -
      now() +
      between(0, 22 * 60) * 60_000,
  )
  await system.capabilities.billing.renewals.renewSubscriptions()
  await learnRenewals()
  await system.capabilities.billing.purchases.renewEntitlements()
  await learnMonths()
  await system.capabilities.creators.payCreators()
  if (step % 12 === 0) customers.push(await signUp())
  if ([5, 50, 150].includes(step))
    await system.capabilities.forge.testListed(new AbortController().signal)
  if (step % 25 === 0) await list('free', 0, step % 2 === 0 ? between(0, 2) : 3)
  if (step % 50 === 35) await takeDown()
  if (step % 50 === 10 && step > 50) await putBack()
  if (step === 40) await setBurnRate(4_500_000)
  if (step % 3 === 0) await askBank()
  for (let event = between(1, 3); event > 0; event--) await pick(events)()
}

const events = [
  buyPlan,
  buyPlan,
  buyMonth,
  buyForGood,
  run,
  run,
  run,
  demo,
  demo,
  failRun,
  refund,
  chargeBack,
  cancelPlan,
  review,
]

async function setBurnRate(fils: number): Promise<void> {
  await system.request('PUT', '/api/founder/burn-rate', {
    token: founder.token,
    body: { fils_per_month: fils },
  })
  model.burnRate = fils
}

const planOf = ({ id }: Person): ModelRange | undefined =>
  model.ranges.find(
    ({ userId, of, ended, paidUntil }) =>
      userId === id && isPlan(of) && ended === undefined && paidUntil > now(),
  )
const isPlan = (of: string): of is billing.PlanId => plans.includes(of as billing.PlanId)

/** The plan and the agents that the store says somebody has. */
const subscriptionsOf = async ({ token }: Person) =>
  (await system.request('GET', '/api/billing/subscription', { token })).body

async function buyPlan(): Promise<void> {
  const person = pick(customers)
  const [plan, period, offer] = [
    pick(plans),
    pick(['monthly', 'monthly', 'annual'] as const),
    pick(offers),
  ]
  const started = await startCheckout(system, person, {
    plan,
    billing: period,
    ...(offer && { offer }),
  })
  if (started.status !== 200) return
  const before = planOf(person)
  system.clock.advance(APPROVED_AFTER_MS)
  const { order } = (await askUntilEnded(system, person, started.body.order.id)).body
  if (before) before.ended = now()
  sell(
    order.id,
    plan === 'enterprise' ? 'enterprise' : 'subscriptions',
    order.total.aed - order.vat.aed,
  )
  await beginPlan(person, {
    paid: Number(prices.price(plan, period, offer).beforeCredit),
    renewsAt: Number(prices.price(plan, period, undefined).beforeCredit),
  })
}

/** Both of the whole period. */
async function beginPlan(
  person: Person,
  { paid, renewsAt }: { paid: number; renewsAt: number },
): Promise<void> {
  const { subscription } = await subscriptionsOf(person)
  const perYear = (fils: number) => (subscription.billing === 'annual' ? fils : 12 * fils)
  model.ranges.push({
    userId: person.id,
    of: subscription.plan,
    period: subscription.billing,
    from: now(),
    paidUntil: Date.parse(subscription.current_period_end),
    ended: undefined,
    filsPerYear: perYear(renewsAt),
    paidPerYear: perYear(paid),
  })
}

function sell(
  orderId: string | undefined,
  stream: 'subscriptions' | 'enterprise' | 'one_time' | 'runs',
  net: number,
  agent?: Agent,
): void {
  const part = agent ? Math.floor((net * agent.share) / 100) : 0
  model.sales.push({
    orderId,
    at: now(),
    stream,
    net,
    part,
    creatorId: agent?.creatorId,
    reversedAt: undefined,
  })
}

/** Of plans whose paid time is over, what the store renewed. */
async function learnRenewals(): Promise<void> {
  for (const person of customers) {
    const last = model.ranges.findLast(({ userId, of }) => userId === person.id && isPlan(of))
    if (!last || last.ended !== undefined || last.paidUntil > now()) continue
    const { subscription } = await subscriptionsOf(person)
    if (!subscription || Date.parse(subscription.current_period_end) <= now()) continue
    const { beforeCredit } = prices.price(subscription.plan, subscription.billing, undefined)
    const [stored] = await system.database
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, subscription.id))
    sell(
      stored!.orderId,
      subscription.plan === 'enterprise' ? 'enterprise' : 'subscriptions',
      Number(beforeCredit),
    )
    const fils = Number(beforeCredit)
    await beginPlan(person, { paid: fils, renewsAt: fils })
  }
}

async function payingCustomer(): Promise<Person> {
  const person = pick(customers)
  const { body } = await system.request('GET', '/api/billing/wallet', { token: person.token })
  if (body.wallet.balance.amount < 50_000) await topUp(system, person, 200_000)
  return person
}

async function buyMonth(): Promise<void> {
  const person = await payingCustomer()
  const agent = pick(monthly)
  const { status, body } = await post(person, `/api/apps/${agent.slug}/purchase`)
  if (status !== 200) return
  const { order, entitlement } = body
  sell(order.id, 'subscriptions', netOf(entitlement.price.amount), agent)
  model.ranges.push({
    userId: person.id,
    of: entitlement.id,
    period: 'monthly',
    from: now(),
    paidUntil: Date.parse(entitlement.current_period_end),
    ended: undefined,
    filsPerYear: 12 * netOf(entitlement.price.amount),
    paidPerYear: 12 * netOf(entitlement.price.amount),
  })
  if (chance() < 0.3) await post(person, `/api/billing/entitlements/${entitlement.id}/cancel`)
}

/** Of agents whose month is over, what the store renewed. */
async function learnMonths(): Promise<void> {
  for (const range of model.ranges) {
    if (isPlan(range.of) || range.ended !== undefined || range.paidUntil > now()) continue
    const { entitlements } = await subscriptionsOf(customers.find(({ id }) => id === range.userId)!)
    const month = entitlements.find(({ id }: { id: string }) => id === range.of)
    if (!month) range.ended = range.paidUntil
    else {
      const agent = monthly.find(({ slug }) => slug === month.app.slug)
      const [paid] = await system.database
        .select()
        .from(orders)
        .where(
          and(eq(orders.renewsId, range.of), eq(orders.renewsPeriodEnd, new Date(range.paidUntil))),
        )
      range.paidUntil = Date.parse(month.current_period_end)
      sell(paid!.id, 'subscriptions', netOf(month.price.amount), agent)
    }
  }
}

async function buyForGood(): Promise<void> {
  const person = await payingCustomer()
  const fils = between(2_000, 30_000)
  const agent = await list('one_time', fils, between(0, 2))
  const { order } = (await post(person, `/api/apps/${agent.slug}/purchase`)).body
  sell(order.id, 'one_time', netOf(fils), agent)
}

async function run(): Promise<void> {
  const person = await payingCustomer()
  const agent = pick(perRun)
  const { charge } = (
    await post(person, `/api/apps/${agent.slug}/runs`, { input: 'Add VAT to AED 1,000' })
  ).body
  model.runs.push({ at: now(), who: person.id, isAnswered: true })
  if (charge.source === 'wallet')
    sell(undefined, 'runs', netOf(charge.price.amount), agent.creatorId ? agent : undefined)
  if (charge.source === 'included' && agent.creatorId) await shareOfPlan(person, agent)
}

/** The lower of the agent's price without VAT and what was paid for a run of the plan. */
async function shareOfPlan(person: Person, agent: Agent): Promise<void> {
  const { of, paidPerYear } = planOf(person)!
  const worth = Math.min(
    netOf(agent.fils),
    Math.round(paidPerYear / (12 * includedRuns(of as billing.PlanId))),
  )
  const [plan] = await system.database
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, person.id), ne(subscriptions.status, 'ended')))
  const part = Math.floor((worth * agent.share) / 100)
  model.sales.push({
    orderId: plan!.orderId,
    at: now(),
    stream: 'runs',
    net: 0,
    part,
    creatorId: agent.creatorId,
    reversedAt: undefined,
  })
}

async function demo(): Promise<void> {
  const person = pick([undefined, ...customers])
  const body = { input: 'Add VAT to AED 1,000' }
  const { status } = await system.request(
    'POST',
    `/api/apps/${pick([free, ...perRun]).slug}/demo`,
    {
      body,
      ...(person && { token: person.token }),
    },
  )
  if (status === 200) model.runs.push({ at: now(), who: person?.id, isAnswered: true })
}

async function failRun(): Promise<void> {
  const person = await payingCustomer()
  system.faults.failAt('runs.answered')
  const { status } = await post(person, `/api/apps/${pick(perRun).slug}/runs`, {
    input: 'Add VAT to AED 1,000',
  })
  expect(status).toBe(500)
  model.runs.push({ at: now(), who: person.id, isAnswered: false })
}

async function refund(): Promise<void> {
  const { orderId } =
    pick(model.sales.filter((sale) => sale.orderId && !sale.reversedAt).slice(-6)) ?? {}
  if (!orderId) return
  const order = await readOrder(orderId)
  await refundOrder(system, customers.find(({ id }) => id === order.userId)!, orderId)
  await learnReversals(order.userId)
}

async function chargeBack(): Promise<void> {
  const { orderId } =
    pick(model.sales.filter((sale) => sale.orderId && !sale.creatorId && !sale.reversedAt)) ?? {}
  if (!orderId || chance() < 0.5) return
  const order = await readOrder(orderId)
  await system.capabilities.billing.refunds.chargeBack(order.captureId!)
  await learnReversals(order.userId)
}

const readOrder = async (id: string) =>
  (await system.database.select().from(orders).where(eq(orders.id, id)))[0]!

/** Which orders the store has given back, and what ended with them. */
async function learnReversals(userId: string | null): Promise<void> {
  const gone = await system.database
    .select()
    .from(orders)
    .where(inArray(orders.status, ['refunded', 'charged_back']))
  for (const sale of model.sales)
    if (!sale.reversedAt && gone.some(({ id }) => id === sale.orderId)) sale.reversedAt = now()
  const { subscription, entitlements } = await subscriptionsOf(
    customers.find(({ id }) => id === userId)!,
  )
  for (const range of model.ranges) {
    if (range.userId !== userId || range.ended !== undefined || range.paidUntil <= now()) continue
    const isThere = isPlan(range.of)
      ? subscription !== null
      : entitlements.some(({ id }: { id: string }) => id === range.of)
    if (!isThere) range.ended = now()
  }
}

async function cancelPlan(): Promise<void> {
  if (chance() < 0.5) await post(pick(customers), '/api/billing/subscription/cancel')
}

async function review(): Promise<void> {
  const [person, { slug }, rating] = [
    pick(customers),
    pick([free, ...perRun, ...monthly]),
    between(2, 5),
  ]
  const { status, body } = await post(person, `/api/apps/${slug}/reviews`, {
    rating,
    comment: 'It answers.',
  })
  expect(status).toBe(200)
  const key = `${person.id} ${slug}`
  if (body.review.status !== 'counted') return void model.reviews.delete(key)
  // One that was held and counts again is as old as it was.
  model.reviews.set(key, { at: Date.parse(body.review.created_at), stars: rating })
}

/** Gives the oldest payouts to the bank, which makes them and gives one back now and then. */
async function askBank(): Promise<void> {
  const [first] = await system.database
    .select()
    .from(payouts)
    .where(eq(payouts.status, 'ready'))
    .orderBy(payouts.sequence)
    .limit(1)
  if (!first) return
  await post(operator, `/api/payouts/weeks/${first.week}/bank-file/csv`)
  const giveBack = (id: string) =>
    post(operator, `/api/payouts/${id}/returned`, { reason: 'The account is closed.' })
  if (chance() < 0.2) return void (await giveBack(first.id))
  const sent = await system.database.select().from(payouts).where(eq(payouts.status, 'sent'))
  await post(operator, `/api/payouts/weeks/${first.week}/paid`)
  for (const { fils, week } of sent) if (week === first.week) model.bank.push({ at: now(), fils })
  if (chance() < 0.5) return
  expect((await giveBack(first.id)).status).toBe(200)
  model.bank.push({ at: now(), fils: -first.fils })
}
