import type { billing } from '@wakeel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atForge } from '../../../testing/agents.ts'
import { APPROVED_AFTER_MS, buyPlan, startCheckout } from '../../../testing/checkout.ts'
import { customer, earningsOf, lastingUser, payableCreator } from '../../../testing/payouts.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { OwnPlans } from './own-plans.ts'

const DAY_MS = 24 * 3_600_000

/** As the operator's file says it. */
const own = {
  starter: { creator_share: 60 },
  pro: {
    name: { en: 'Studio', ar: 'الاستوديو' },
    aed: { monthly: 300, annual: 240 },
    usd: { monthly: 81.7, annual: 65.36 },
    included_runs: 600,
  },
}

const opened: System[] = []
/** The store with these plans; after another it is the same store, restarted by its operator with another file. */
async function open(plans: object | undefined, after?: System): Promise<System> {
  const beside = after && {
    clock: after.clock,
    mail: after.mail,
    anotherDatabase: async () => after.database,
  }
  const operator = plans && { plans: OwnPlans.parse(plans) }
  const system = await openSystem({
    ...(beside && { beside }),
    config: { operator: operator ?? {} },
  })
  opened.unshift(system)
  return system
}

let studio: System
beforeAll(async () => {
  studio = await open(own)
})
afterAll(async () => {
  for (const system of opened) await system.close()
})

const plansOf = async (system: System) => (await system.request('GET', '/api/plans')).body.plans
const accountOf = async (system: System, { token }: Person) =>
  (await system.request('GET', '/api/billing/subscription', { token })).body
const emailsTo = async (system: System, { email }: Person, subject: RegExp) => {
  await system.capabilities.outbox.sendEmails()
  return system.mail.to(email).filter((message) => subject.test(message.subject))
}
const renewalsOf = async (system: System, { token }: Person) =>
  (await system.request('GET', '/api/billing/orders', { token })).body.orders.filter(
    ({ kind }: { kind: string }) => kind === 'renewal',
  )
/** To a moment after the plan's paid month is over, with the renewal taken. */
async function renew(system: System, person: Person): Promise<void> {
  const { subscription } = await accountOf(system, person)
  system.clock.advance(
    Date.parse(subscription.current_period_end) - system.clock.now().getTime() + 1_000,
  )
  await system.capabilities.billing.renewals.renewSubscriptions()
}

test('pricing, checkout and documents show the plans of the operator, and what it leaves out is the specification’s', async () => {
  const [starter, pro, enterprise] = await plansOf(studio)
  const person = await studio.user()
  const order = await buyPlan(studio, person)
  const { subscription, usage } = await accountOf(studio, person)

  expect(pro).toMatchObject({
    name: 'Studio',
    cta: 'Choose Studio',
    monthly: { aed: 30_000, usd: 8_170 },
    included_runs: 600,
    creatorShare: 70,
  })
  expect(pro.features[0]).toBe('600 included runs every month')
  expect([starter.creatorShare, starter.monthly.aed, enterprise.monthly.aed]).toEqual([
    60, 11_573, 114_505,
  ])
  expect(order).toMatchObject({
    description: 'Studio plan, monthly',
    total: { aed: 31_500, usd: 8_579 },
  })
  expect([subscription.plan_name, subscription.amount, usage.included]).toEqual([
    'Studio',
    31_500,
    600,
  ])
})

test('a creator without a plan keeps the share that the operator says', async () => {
  const [creator, buyer] = [await payableCreator(studio), await customer(studio)]
  const { slug } = await studio.app({
    price: { model: 'per_use', fils: 1_050 },
    creatorId: creator.id,
  })
  await studio.request('POST', `/api/apps/${slug}/runs`, {
    token: buyer.token,
    body: { input: 'Add VAT to AED 1,000' },
  })

  expect((await earningsOf(studio, creator)).earned).toBe(600)
})

test('a rise is for new customers at once, and for those who have the plan from the first renewal after fourteen days on', async () => {
  const before = await open(own)
  const [early, late] = [await lastingUser(before), await lastingUser(before)]
  await buyPlan(before, early)
  before.clock.advance(18 * DAY_MS)
  await buyPlan(before, late)
  const dearer = {
    ...own,
    pro: { ...own.pro, aed: { monthly: 330, annual: 264 }, included_runs: 500 },
  }

  const after = await open(dearer, before)
  const quoted = (await startCheckout(after, await lastingUser(after))).body.order
  await renew(after, early)
  await renew(after, late)

  expect(quoted.total.aed).toBe(34_650)
  // The first renews twelve days after the announcement, the other thirty.
  expect(
    (await renewalsOf(after, early)).map(({ total }: { total: { aed: number } }) => total.aed),
  ).toEqual([31_500])
  expect(
    (await renewalsOf(after, late)).map(({ total }: { total: { aed: number } }) => total.aed),
  ).toEqual([34_650])
  expect((await accountOf(after, early)).usage.included).toBe(600)
  expect((await accountOf(after, late)).usage.included).toBe(500)
  const [message] = await emailsTo(after, early, /^Your plan Studio changes on/)
  expect(message!.text).toContain('AED 330.00 a month')
  expect(after.clock.now().getTime()).toBeGreaterThan(APPROVED_AFTER_MS)
  expect(await after.violations()).toEqual([])
})

test('a change is shown in the account to those who have the plan and to creators of its share, until its day, and to nobody else', async () => {
  const before = await open(own)
  const [customer, stranger] = [await lastingUser(before), await lastingUser(before)]
  await buyPlan(before, customer)
  const dearer = {
    ...own,
    starter: { creator_share: 55 },
    pro: { ...own.pro, aed: { monthly: 330, annual: 264 }, included_runs: 500 },
  }
  const creator = await lastingUser(before)
  await atForge(before, creator).draft()

  const after = await open(dearer, before)
  const late = await lastingUser(after)
  await buyPlan(after, late)
  const shownTo = async ({ token }: Person) =>
    (await after.request('GET', '/api/billing/plan-changes?lang=ar', { token })).body.changes.map(
      ({ plan, before, after }: billing.AnnouncedPlanChange) => [
        plan.name,
        [before.monthly.aed, before.included_runs, before.creator_share],
        [after.monthly.aed, after.included_runs, after.creator_share],
      ],
    )

  expect(await shownTo(customer)).toEqual([['الاستوديو', [30_000, 600, 70], [33_000, 500, 70]]])
  expect(await shownTo(creator)).toEqual([['المبتدئ', [11_573, 50, 60], [11_573, 50, 55]]])
  expect([await shownTo(stranger), await shownTo(late)]).toEqual([[], []])
  after.clock.advance(14 * DAY_MS)
  expect([await shownTo(customer), await shownTo(creator)]).toEqual([[], []])
})

test('what gets better holds at once, and nobody is told of what does not get worse', async () => {
  const before = await open(own)
  const person = await lastingUser(before)
  await buyPlan(before, person)

  const after = await open(
    { ...own, pro: { ...own.pro, aed: { monthly: 280, annual: 224 }, included_runs: 700 } },
    before,
  )
  const paidFor = (await accountOf(after, person)).usage.included
  await renew(after, person)

  expect(paidFor).toBe(600)
  expect((await renewalsOf(after, person))[0].total.aed).toBe(29_400)
  expect((await accountOf(after, person)).usage.included).toBe(700)
  expect(await emailsTo(after, person, /Studio (changes|does not)/)).toEqual([])
})

test('a rise that the operator takes back before its day is never charged, and those who were told are told so', async () => {
  const before = await open(own)
  const person = await lastingUser(before)
  await buyPlan(before, person)
  const dearer = await open(
    { ...own, pro: { ...own.pro, aed: { monthly: 330, annual: 264 } } },
    before,
  )
  dearer.clock.advance(DAY_MS)

  const back = await open(own, dearer)
  await renew(back, person)

  expect((await renewalsOf(back, person))[0].total.aed).toBe(31_500)
  expect(await emailsTo(back, person, /^Your plan Studio changes on/)).toHaveLength(1)
  expect(await emailsTo(back, person, /^Your plan Studio stays as it is/)).toHaveLength(1)
})

test('the same file again announces nothing again', async () => {
  const before = await open(own)
  const person = await lastingUser(before)
  await buyPlan(before, person)
  const dearer = { ...own, pro: { ...own.pro, included_runs: 550 } }

  await open(dearer, await open(dearer, before))

  expect(await emailsTo(before, person, /^Your plan Studio changes on/)).toHaveLength(1)
})

test.for([
  [
    'an amount that is none',
    { pro: { aed: { monthly: 374.295, annual: 299.43 }, usd: { monthly: 101.85, annual: 81.48 } } },
    'pro.aed.monthly',
  ],
  ['dirhams without dollars', { pro: { aed: { monthly: 300, annual: 240 } } }, 'pro'],
  [
    'a year that saves something else than the pages say',
    { pro: { aed: { monthly: 300, annual: 250 }, usd: { monthly: 80, annual: 64 } } },
    'pro.aed',
  ],
  ['a higher plan that includes less', { pro: { included_runs: 49 } }, 'pro'],
  ['a plan that nobody knows', { gold: {} }, ''],
  ['a share of everything', { enterprise: { creator_share: 100 } }, 'enterprise.creator_share'],
] as const)('%s is refused', ([, plans, where]) => {
  expect(OwnPlans.safeParse(plans).error?.issues[0]?.path.join('.')).toBe(where)
})
