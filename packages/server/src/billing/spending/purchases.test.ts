import { randomUUID } from 'node:crypto'
import type { billing as contract } from '@wakeel/contract'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { appDefinition } from '../../../testing/apps.ts'
import { topUp } from '../../../testing/checkout.ts'
import { signInAgain } from '../../../testing/sign-in.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { onPostgres } from '../../../testing/test-database.ts'
import {
  entitlements,
  invoices,
  ledgerAccounts,
  ledgerLines,
  ledgerTransactions,
  orders,
} from '../../database/schema/billing.ts'
import { periodEnd } from '../plans/billing-period.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const DAY_MS = 24 * 3_600_000
const dirhams = (fils: number) => ({ amount: fils, currency: 'AED' })
const byMonth = { price: { model: 'subscription', fils: 4_900 } } as const
const forGood = { price: { model: 'one_time', fils: 14_700 } } as const

const purchase = (person: Person, slug: string, options: Parameters<System['request']>[2] = {}) =>
  system.request('POST', `/api/apps/${slug}/purchase`, { token: person.token, ...options })
const run = (person: Person, slug: string) =>
  system.request('POST', `/api/apps/${slug}/runs`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
const change = (person: Person, id: string, what: 'cancel' | 'resume') =>
  system.request('POST', `/api/billing/entitlements/${id}/${what}`, { token: person.token })
const owned = async (person: Person): Promise<contract.Entitlement[]> =>
  (await system.request('GET', '/api/billing/subscription', { token: person.token })).body
    .entitlements
const balanceOf = async (person: Person): Promise<number> =>
  (await system.request('GET', '/api/billing/wallet', { token: person.token })).body.wallet.balance
    .amount
const cap = (person: Person, fils: number) =>
  system.request('PUT', '/api/billing/limits', {
    token: person.token,
    body: { monthly_cap: fils, max_per_run: null },
  })
const appOrdersOf = (person: Person) =>
  system.database
    .select()
    .from(orders)
    .where(and(eq(orders.userId, person.id), eq(orders.kind, 'app')))
const renew = () => system.capabilities.billing.purchases.renewEntitlements()
const ordersOf = async (person: Person) =>
  (await system.request('GET', '/api/billing/orders', { token: person.token })).body
    .orders as contract.Order[]
const emailsTo = async (person: Person) => {
  await system.capabilities.outbox.sendEmails()
  return system.mail.to(person.email).map(({ subject }) => subject)
}

async function personWith(fils: number): Promise<Person> {
  const person = await system.user()
  await topUp(system, person, fils)
  return person
}

async function afterTheMonth(person: Person): Promise<Person> {
  system.clock.advance(31 * DAY_MS)
  return signInAgain(system, person)
}

describe('an agent bought by the month', () => {
  test('is paid from the wallet, stands on a tax invoice, and then runs without further cost', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(10_000)
    const boughtAt = system.clock.now()

    const { status, body } = await purchase(person, app.slug)

    expect(status).toBe(200)
    expect(body.entitlement).toMatchObject({
      app: { id: app.id, slug: app.slug, name: 'VAT desk', emoji: '🧾' },
      kind: 'subscription',
      price: dirhams(4_900),
      since: boughtAt.toISOString(),
      current_period_end: periodEnd(boughtAt, 'monthly').toISOString(),
      cancel_at_period_end: false,
    })
    expect(body.order).toMatchObject({
      kind: 'app',
      status: 'completed',
      app: { slug: app.slug },
      payment_provider: 'wallet',
      vat: { aed: 233, usd: 0 },
      total: { aed: 4_900, usd: 0 },
    })
    const [invoice] = await system.database
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, body.order.id))
    expect(invoice).toMatchObject({
      kind: 'tax_invoice',
      number: body.order.invoice_number,
      content: { totalFils: 4_900, vatFils: 233 },
    })
    expect(await balanceOf(person)).toBe(5_100)
    expect(await owned(person)).toEqual([body.entitlement])
    expect((await run(person, app.slug)).body.charge).toEqual({
      source: 'entitlement',
      price: dirhams(0),
    })
    expect(await balanceOf(person)).toBe(5_100)
    expect(await emailsTo(person)).toEqual(
      expect.arrayContaining([expect.stringContaining(body.order.invoice_number)]),
    )
  })

  test('gives its creator the share of their plan at that moment', async () => {
    const creator = await system.user({ role: 'creator' })
    const app = await system.app({ ...byMonth, creatorId: creator.id })

    const { body } = await purchase(await personWith(4_900), app.slug)

    const posted = await system.database
      .select({
        account: ledgerAccounts.kind,
        amount: ledgerLines.amount,
        share: ledgerLines.sharePercent,
      })
      .from(ledgerLines)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
      .where(
        and(eq(ledgerTransactions.kind, 'sale'), eq(ledgerTransactions.reference, body.order.id)),
      )
      .orderBy(asc(ledgerLines.id))
    // Half of 4,667 is 2,333.5: the half fils stays with the platform.
    expect(posted).toEqual([
      { account: 'wallet', amount: 4_900, share: null },
      { account: 'vat', amount: -233, share: null },
      { account: 'platform', amount: -2_334, share: null },
      { account: 'creator', amount: -2_333, share: 50 },
    ])
  })

  test('is renewed from the wallet when its month is over, at the price that was agreed', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(9_800)
    const { body } = await purchase(person, app.slug)
    const raised = {
      ...appDefinition({ slug: app.slug }),
      price: { model: 'subscription', fils: 9_900 },
    } as const
    await system.capabilities.catalogue.updateApp(app.id, raised)
    const later = await afterTheMonth(person)

    await renew()
    await renew()

    const firstEnd = new Date(body.entitlement.current_period_end)
    expect(await owned(later)).toMatchObject([
      {
        id: body.entitlement.id,
        price: dirhams(4_900),
        current_period_end: periodEnd(firstEnd, 'monthly').toISOString(),
      },
    ])
    expect(await balanceOf(later)).toBe(0)
    expect(await appOrdersOf(person)).toHaveLength(2)
    expect((await run(later, app.slug)).status).toBe(200)
  })

  test('goes on while its renewal is a moment late', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(9_800)
    await purchase(person, app.slug)
    const later = await afterTheMonth(person)

    expect((await run(later, app.slug)).body.charge.source).toBe('entitlement')
    await renew()
  })

  test('ends when the wallet does not hold another month, and an e-mail says why', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(5_000)
    await purchase(person, app.slug)
    const later = await afterTheMonth(person)

    await renew()

    expect(await owned(later)).toEqual([])
    expect(await balanceOf(later)).toBe(100)
    expect((await run(later, app.slug)).body.code).toBe('billing.purchase_required')
    expect(await emailsTo(person)).toContain('VAT desk was not renewed · لم يُجدَّد VAT desk')
    expect((await emailBody(person)).text).toContain('your wallet did not hold enough')
  })

  test('ends when another month would go over the monthly cap', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(9_800)
    await purchase(person, app.slug)
    await cap(person, 4_899)
    const later = await afterTheMonth(person)

    await renew()

    expect(await owned(later)).toEqual([])
    expect(await balanceOf(later)).toBe(4_900)
    await emailsTo(person)
    expect((await emailBody(person)).text).toContain('monthly cap')
  })

  test('ends when it has left the store', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(9_800)
    await purchase(person, app.slug)
    await system.capabilities.catalogue.unpublishApp(app.id)
    const later = await afterTheMonth(person)

    await renew()

    expect(await owned(later)).toEqual([])
    expect(await balanceOf(later)).toBe(4_900)
  })

  test('ends when its owner is suspended, without a charge', async () => {
    const { slug } = await system.app(byMonth)
    const person = await personWith(20_000)
    await purchase(person, slug)
    system.clock.advance(31 * DAY_MS)
    await system.suspend(person.id)

    await renew()

    expect(await appOrdersOf(person)).toHaveLength(1)
    expect(await emailsTo(person)).toContainEqual(expect.stringContaining('was not renewed'))
  })

  test('is charged one month, from now, by a store that was off for three', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(20_000)
    await purchase(person, app.slug)
    system.clock.advance(100 * DAY_MS)
    const later = await signInAgain(system, person)

    await renew()
    await renew()

    expect(await balanceOf(later)).toBe(20_000 - 2 * 4_900)
    expect((await owned(later))[0]?.current_period_end).toBe(
      periodEnd(system.clock.now(), 'monthly').toISOString(),
    )
  })
})

describe('a month that was cancelled', () => {
  test('runs to its end and is not charged again', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(9_800)
    const { body } = await purchase(person, app.slug)

    const cancelled = await change(person, body.entitlement.id, 'cancel')

    expect(cancelled.body.entitlement).toMatchObject({
      id: body.entitlement.id,
      cancel_at_period_end: true,
    })
    expect((await run(person, app.slug)).body.charge.source).toBe('entitlement')
    const later = await afterTheMonth(person)
    expect((await run(later, app.slug)).body.code).toBe('billing.purchase_required')
    expect(await owned(later)).toEqual([])
    await renew()
    expect(await balanceOf(later)).toBe(4_900)
    expect(await emailsTo(person)).not.toContain('VAT desk was not renewed · لم يُجدَّد VAT desk')
  })

  test('goes on when it is resumed in time, and not afterwards', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(9_800)
    const { body } = await purchase(person, app.slug)
    await change(person, body.entitlement.id, 'cancel')

    const resumed = await change(person, body.entitlement.id, 'resume')
    await change(person, body.entitlement.id, 'cancel')
    const later = await afterTheMonth(person)
    const tooLate = await change(later, body.entitlement.id, 'resume')

    expect(resumed.body.entitlement.cancel_at_period_end).toBe(false)
    expect(tooLate.status).toBe(404)
    expect(tooLate.body.code).toBe('billing.entitlement_not_found')
  })

  test('may be bought again the moment it is over', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(9_800)
    const { body } = await purchase(person, app.slug)
    await change(person, body.entitlement.id, 'cancel')
    const later = await afterTheMonth(person)

    const again = await purchase(later, app.slug)

    expect(again.status).toBe(200)
    expect(await owned(later)).toEqual([again.body.entitlement])
  })

  test('is nobody else’s to cancel', async () => {
    const app = await system.app(byMonth)
    const { body } = await purchase(await personWith(4_900), app.slug)

    const reply = await change(await system.user(), body.entitlement.id, 'cancel')

    expect(reply.status).toBe(404)
    expect(reply.body.code).toBe('billing.entitlement_not_found')
  })
})

describe('an agent bought for good', () => {
  test('is paid once and never ends', async () => {
    const app = await system.app(forGood)
    const person = await personWith(20_000)

    const { body } = await purchase(person, app.slug)
    system.clock.advance(400 * DAY_MS)
    await renew()
    const later = await signInAgain(system, person)

    expect(body.entitlement).toMatchObject({
      kind: 'one_time',
      price: dirhams(14_700),
      current_period_end: null,
    })
    expect((await run(later, app.slug)).body.charge.source).toBe('entitlement')
    expect(await balanceOf(later)).toBe(5_300)
  })

  test('has nothing to cancel', async () => {
    const app = await system.app(forGood)
    const person = await personWith(14_700)
    const { body } = await purchase(person, app.slug)

    expect((await change(person, body.entitlement.id, 'cancel')).body.code).toBe(
      'billing.entitlement_not_found',
    )
  })

  test('goes back to the wallet within thirty days, and has to be bought again', async () => {
    const app = await system.app(forGood)
    const person = await personWith(14_700)
    const { body } = await purchase(person, app.slug)

    const refund = await system.request('POST', `/api/billing/orders/${body.order.id}/refund`, {
      token: person.token,
    })

    expect(refund.body.order).toMatchObject({ status: 'refunded' })
    expect(await balanceOf(person)).toBe(14_700)
    expect(await owned(person)).toEqual([])
    expect((await run(person, app.slug)).body.code).toBe('billing.purchase_required')
  })

  test('is among the person’s orders', async () => {
    const app = await system.app(forGood)
    const person = await personWith(14_700)
    const { body } = await purchase(person, app.slug)

    expect((await ordersOf(person))[0]).toEqual(body.order)
  })
})

describe('a purchase', () => {
  test.each([
    { model: 'free', fils: 0 },
    { model: 'per_use', fils: 250 },
  ] as const)('of an agent whose price is $model is refused', async (price) => {
    const app = await system.app({ price })

    const reply = await purchase(await personWith(10_000), app.slug)

    expect(reply.status).toBe(409)
    expect(reply.body.code).toBe('billing.not_for_sale')
  })

  test('of what the person has is refused, and costs nothing', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(10_000)
    await purchase(person, app.slug)

    const reply = await purchase(person, app.slug)

    expect(reply.status).toBe(409)
    expect(reply.body.code).toBe('billing.already_owned')
    expect(await balanceOf(person)).toBe(5_100)
  })

  test('that the wallet cannot pay leaves nothing behind', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(4_899)

    const reply = await purchase(person, app.slug)

    expect(reply.status).toBe(402)
    expect(reply.body.code).toBe('billing.balance_too_low')
    expect(await appOrdersOf(person)).toEqual([])
    expect(await owned(person)).toEqual([])
  })

  test('counts towards the monthly cap, together with runs', async () => {
    const [app, other] = [
      await system.app(byMonth),
      await system.app({ price: { model: 'per_use', fils: 250 } }),
    ]
    const person = await personWith(20_000)
    await cap(person, 5_000)
    await purchase(person, app.slug)

    const tooMuch = await run(person, other.slug)
    await cap(person, 5_150)
    const enough = await run(person, other.slug)
    const second = await purchase(person, (await system.app(byMonth)).slug)

    expect(tooMuch.body.code).toBe('billing.monthly_cap_reached')
    expect(enough.status).toBe(200)
    expect(second.body.code).toBe('billing.monthly_cap_reached')
  })

  test('repeated with its Idempotency-Key is the same purchase', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(10_000)
    const headers = { 'idempotency-key': randomUUID() }

    const first = await purchase(person, app.slug, { headers })
    const second = await purchase(person, app.slug, { headers })

    expect(second.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(await balanceOf(person)).toBe(5_100)
  })

  test('does not take the Idempotency-Key of another', async () => {
    const [app, other] = [await system.app(byMonth), await system.app(byMonth)]
    const person = await personWith(10_000)
    const headers = { 'idempotency-key': randomUUID() }
    await purchase(person, app.slug, { headers })

    const reply = await purchase(person, other.slug, { headers })

    expect(reply.body.code).toBe('request.key_reused')
    expect(await balanceOf(person)).toBe(5_100)
  })

  test('clicked ten times at once is made once', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(50_000)

    const replies = await Promise.all(Array.from({ length: 10 }, () => purchase(person, app.slug)))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'billing.already_owned')).toHaveLength(9)
    expect(await balanceOf(person)).toBe(45_100)
  })

  test('of ten agents at once never takes more than the wallet holds', async () => {
    const apps = await Promise.all(Array.from({ length: 10 }, () => system.app(byMonth)))
    const person = await personWith(3 * 4_900 + 4_899)

    const replies = await Promise.all(apps.map(({ slug }) => purchase(person, slug)))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(replies.filter(({ body }) => body.code === 'billing.balance_too_low')).toHaveLength(7)
    expect(await balanceOf(person)).toBe(4_899)
  })
})

test.runIf(onPostgres)('a month is renewed once, although two processes find it due', async () => {
  const beside = await openSystem({ beside: system })
  const app = await system.app(byMonth)
  const people = await Promise.all(Array.from({ length: 10 }, () => personWith(20_000)))
  await Promise.all(people.map((person) => purchase(person, app.slug)))
  system.clock.advance(31 * DAY_MS)

  await Promise.all([renew(), beside.capabilities.billing.purchases.renewEntitlements(), renew()])

  const active = await system.database
    .select()
    .from(entitlements)
    .where(eq(entitlements.appId, app.id))
  const bought = await system.database.select().from(orders).where(eq(orders.appId, app.id))
  expect(active.map(({ status }) => status)).toEqual(people.map(() => 'active'))
  expect(bought).toHaveLength(20)
  await beside.close()
})

async function emailBody(person: Person) {
  return system.mail
    .to(person.email)
    .find(({ subject }) => subject.startsWith('VAT desk was not renewed'))!
}
