import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askUntilEnded, buyPlan, startCheckout } from '../../../testing/checkout.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { today } from '../../clock.ts'
import { subscriptions } from '../../database/schema/billing.ts'
import { formatDay } from '../../pdf/format.ts'

const DAY_MS = 24 * 3_600_000

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

const read = async (person: Person, lang = 'en') =>
  (await system.request('GET', `/api/billing/subscription?lang=${lang}`, { token: person.token }))
    .body
const post = (person: Person, what: string, body?: object) =>
  system.request('POST', `/api/billing/subscription/${what}`, {
    token: person.token,
    ...(body && { body }),
  })

describe('a person without a plan', () => {
  test('has no included runs, and nothing to cancel, take back or change', async () => {
    const person = await system.user()

    const { subscription, usage, entitlements } = await read(person)
    const replies = [
      await post(person, 'cancel'),
      await post(person, 'resume'),
      await post(person, 'change', { plan: 'starter', billing: 'monthly' }),
    ]

    expect({ subscription, entitlements }).toEqual({ subscription: null, entitlements: [] })
    expect(usage).toMatchObject({ included: 0, used: 0 })
    expect(replies.map(({ body }) => body.code)).toEqual(Array(3).fill('billing.no_subscription'))
  })
})

describe('a plan', () => {
  test('runs for a month by the calendar and renews at its list price with VAT', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person, { plan: 'pro', offer: 'founder_special' })

    const { subscription } = await read(person)

    expect(subscription).toMatchObject({
      plan: 'pro',
      plan_name: 'Pro',
      status: 'active',
      billing: 'monthly',
      current_period_start: order.completed_at,
      cancel_at_period_end: false,
      next: null,
      paid: { amount: order.total.aed, currency: 'AED' },
      amount: 39_300,
      currency: 'AED',
    })
    expect(order.total.aed).toBe(19_651)
    const days =
      (Date.parse(subscription.current_period_end) -
        Date.parse(subscription.current_period_start)) /
      DAY_MS
    expect(days).toBeGreaterThanOrEqual(28)
    expect(days).toBeLessThanOrEqual(31)
  })

  test('says what it includes, and how it was used on each day of the month', async () => {
    const person = await system.user()
    const { slug } = await system.app({ price: { model: 'per_use', fils: 250 } })
    await buyPlan(system, person, { plan: 'starter' })
    await system.request('POST', `/api/apps/${slug}/runs`, {
      token: person.token,
      body: { input: 'Add VAT to AED 1,000' },
    })

    const { usage } = await read(person)

    const day = today(system.clock)
    expect(usage).toMatchObject({ month: day.slice(0, 7), included: 50, used: 1 })
    expect(usage.days).toHaveLength(Number(day.slice(8)))
    expect(usage.days.at(-1)).toEqual({ day, runs: 1 })
    expect(new Date(Date.parse(usage.resets_at) + 4 * 3_600_000).toISOString()).toMatch(
      /-01T00:00:00.000Z$/,
    )
  })

  test('is named in Arabic', async () => {
    const person = await system.user()
    await buyPlan(system, person, { plan: 'pro' })

    expect((await read(person, 'ar')).subscription.plan_name).toBe('المحترف')
  })

  test('that is cancelled runs to the end of its period, and can be taken back', async () => {
    const person = await system.user()
    await buyPlan(system, person, { plan: 'pro' })

    const cancelled = await post(person, 'cancel')
    const resumed = await post(person, 'resume')

    expect(cancelled.body.subscription).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    })
    expect(resumed.body.subscription.cancel_at_period_end).toBe(false)
    expect(resumed.body.subscription.current_period_end).toBe(
      cancelled.body.subscription.current_period_end,
    )
  })

  test('that is cancelled is confirmed by email with the day until which it goes on, once for each time', async () => {
    const person = await system.user()
    await buyPlan(system, person, { plan: 'pro' })

    await post(person, 'cancel')
    await post(person, 'cancel')
    const { body } = await post(person, 'resume')

    await system.capabilities.outbox.sendEmails()
    const told = system.mail.to(person.email).filter(({ subject }) => /You cancelled/.test(subject))
    expect(told.map(({ subject }) => subject)).toEqual([
      'You cancelled Pro · ألغيت اشتراكك في المحترف',
    ])
    const ends = new Date(body.subscription.current_period_end)
    expect(told[0]!.text).toContain(`It goes on until ${formatDay(ends, 'en')}`)
    expect(told[0]!.text).toContain(`حتى ${formatDay(ends, 'ar')}`)
  })

  test('changes to a lower one when its period ends, and that can be taken back', async () => {
    const person = await system.user()
    await buyPlan(system, person, { plan: 'pro' })

    const changed = await post(person, 'change', { plan: 'starter', billing: 'annual' })
    const resumed = await post(person, 'resume')

    expect(changed.body).toMatchObject({
      change: 'later',
      subscription: { plan: 'pro', next: { plan: 'starter', billing: 'annual' } },
    })
    // Twelve months of 92.58 with VAT.
    expect(changed.body.subscription.amount).toBe(116_651)
    expect(resumed.body.subscription).toMatchObject({ next: null, amount: 39_300 })
  })

  test('a planned change takes the place of a cancellation, and a cancellation that of a planned change', async () => {
    const person = await system.user()
    await buyPlan(system, person, { plan: 'pro' })
    await post(person, 'cancel')

    const changed = await post(person, 'change', { plan: 'starter', billing: 'monthly' })
    const cancelled = await post(person, 'cancel')

    expect(changed.body.subscription).toMatchObject({
      cancel_at_period_end: false,
      next: { plan: 'starter' },
    })
    expect(cancelled.body.subscription).toMatchObject({ cancel_at_period_end: true, next: null })
  })

  test('does not change to itself, and a higher one is bought at the checkout', async () => {
    const person = await system.user()
    await buyPlan(system, person, { plan: 'pro' })

    const same = await post(person, 'change', { plan: 'pro', billing: 'monthly' })
    const higher = await post(person, 'change', { plan: 'enterprise', billing: 'monthly' })

    expect([same.body.code, higher.body.code]).toEqual([
      'billing.plan_current',
      'billing.change_is_upgrade',
    ])
  })

  test('an upgrade credits the days that are left of what was paid, without VAT', async () => {
    const person = await system.user()
    await buyPlan(system, person, { plan: 'starter' })
    const { subscription: before } = await read(person)
    const whole = Math.round(
      (Date.parse(before.current_period_end) - Date.parse(before.current_period_start)) / DAY_MS,
    )

    system.clock.advance(10 * DAY_MS)
    const signedIn = await signInAgain(person)
    const started = await startCheckout(system, signedIn, { plan: 'pro' })
    system.clock.advance(3_000)
    await askUntilEnded(system, signedIn, started.body.order.id)

    const { subscription } = await read(signedIn)
    const net = 37_429 - Math.round((11_573 * (whole - 10)) / whole)
    expect(started.body.order.total.aed).toBe(net + Math.round(net * 0.05))
    expect(subscription).toMatchObject({
      plan: 'pro',
      current_period_start: system.clock.now().toISOString(),
    })
    expect(await system.database.$count(subscriptions, eq(subscriptions.userId, person.id))).toBe(2)
    expect(
      await system.database.$count(
        subscriptions,
        and(eq(subscriptions.userId, person.id), eq(subscriptions.status, 'ended')),
      ),
    ).toBe(1)
  })

  test('an upgrade forgets what was planned for the plan that it replaces', async () => {
    const person = await system.user()
    await buyPlan(system, person, { plan: 'starter', billing: 'monthly' })
    await post(person, 'cancel')

    await buyPlan(system, person, { plan: 'pro' })

    expect((await read(person)).subscription).toMatchObject({
      plan: 'pro',
      cancel_at_period_end: false,
      next: null,
    })
  })
})

test('nothing of it leaves the books in disorder', async () => {
  expect(await system.violations()).toEqual([])
})

/** Sessions do not last as long as plans. */
async function signInAgain(person: Person): Promise<Person> {
  const { email, password } = person
  const { body } = await system.request('POST', '/api/auth/sign-in/email', {
    body: { email, password },
  })
  return { ...person, token: body.token }
}
