import { and, asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { appDefinition } from '../../../testing/apps.ts'
import {
  appOrdersOf,
  balanceOf,
  byMonth,
  cap,
  change,
  dirhams,
  owned,
  personWith,
  purchase,
  renew,
  run,
} from '../../../testing/purchases.ts'
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

const DAY_MS = 24 * 3_600_000

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const emailsTo = async (person: Person) => {
  await system.capabilities.outbox.sendEmails()
  return system.mail.to(person.email).map(({ subject }) => subject)
}

async function afterTheMonth(person: Person): Promise<Person> {
  system.clock.advance(31 * DAY_MS)
  return signInAgain(system, person)
}

async function emailBody(person: Person) {
  return system.mail
    .to(person.email)
    .find(({ subject }) => subject.startsWith('VAT desk was not renewed'))!
}

describe('an agent bought by the month', () => {
  test('is paid from the wallet, stands on a tax invoice, and then runs without further cost', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(system, 10_000)
    const boughtAt = system.clock.now()

    const { status, body } = await purchase(system, person, app.slug)

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
    expect(await balanceOf(system, person)).toBe(5_100)
    expect(await owned(system, person)).toEqual([body.entitlement])
    expect((await run(system, person, app.slug)).body.charge).toEqual({
      source: 'entitlement',
      price: dirhams(0),
    })
    expect(await balanceOf(system, person)).toBe(5_100)
    expect(await emailsTo(person)).toEqual(
      expect.arrayContaining([expect.stringContaining(body.order.invoice_number)]),
    )
  })

  test('gives its creator the share of their plan at that moment', async () => {
    const creator = await system.user({ role: 'creator' })
    const app = await system.app({ ...byMonth, creatorId: creator.id })

    const { body } = await purchase(system, await personWith(system, 4_900), app.slug)

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
    const person = await personWith(system, 9_800)
    const { body } = await purchase(system, person, app.slug)
    const raised = {
      ...appDefinition({ slug: app.slug }),
      price: { model: 'subscription', fils: 9_900 },
    } as const
    await system.capabilities.catalogue.updateApp(app.id, raised)
    const later = await afterTheMonth(person)

    await renew(system)
    await renew(system)

    const firstEnd = new Date(body.entitlement.current_period_end)
    expect(await owned(system, later)).toMatchObject([
      {
        id: body.entitlement.id,
        price: dirhams(4_900),
        current_period_end: periodEnd(firstEnd, 'monthly').toISOString(),
      },
    ])
    expect(await balanceOf(system, later)).toBe(0)
    expect(await appOrdersOf(system, person)).toHaveLength(2)
    expect((await run(system, later, app.slug)).status).toBe(200)
  })

  test('goes on while its renewal is a moment late', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(system, 9_800)
    await purchase(system, person, app.slug)
    const later = await afterTheMonth(person)

    expect((await run(system, later, app.slug)).body.charge.source).toBe('entitlement')
    await renew(system)
  })

  test('ends when the wallet does not hold another month, and an e-mail says why', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(system, 5_000)
    await purchase(system, person, app.slug)
    const later = await afterTheMonth(person)

    await renew(system)

    expect(await owned(system, later)).toEqual([])
    expect(await balanceOf(system, later)).toBe(100)
    expect((await run(system, later, app.slug)).body.code).toBe('billing.purchase_required')
    expect(await emailsTo(person)).toContain('VAT desk was not renewed · لم يُجدَّد VAT desk')
    expect((await emailBody(person)).text).toContain('your wallet did not hold enough')
  })

  test('ends when another month would go over the monthly cap', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(system, 9_800)
    await purchase(system, person, app.slug)
    await cap(system, person, 4_899)
    const later = await afterTheMonth(person)

    await renew(system)

    expect(await owned(system, later)).toEqual([])
    expect(await balanceOf(system, later)).toBe(4_900)
    await emailsTo(person)
    expect((await emailBody(person)).text).toContain('monthly cap')
  })

  test('ends when it has left the store', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(system, 9_800)
    await purchase(system, person, app.slug)
    await system.capabilities.catalogue.unpublishApp(app.id)
    const later = await afterTheMonth(person)

    await renew(system)

    expect(await owned(system, later)).toEqual([])
    expect(await balanceOf(system, later)).toBe(4_900)
  })

  test('ends when its owner is suspended, without a charge', async () => {
    const { slug } = await system.app(byMonth)
    const person = await personWith(system, 20_000)
    await purchase(system, person, slug)
    system.clock.advance(31 * DAY_MS)
    await system.suspend(person.id)

    await renew(system)

    expect(await appOrdersOf(system, person)).toHaveLength(1)
    expect(await emailsTo(person)).toContainEqual(expect.stringContaining('was not renewed'))
  })

  test('is charged one month, from now, by a store that was off for three', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(system, 20_000)
    await purchase(system, person, app.slug)
    system.clock.advance(100 * DAY_MS)
    const later = await signInAgain(system, person)

    await renew(system)
    await renew(system)

    expect(await balanceOf(system, later)).toBe(20_000 - 2 * 4_900)
    expect((await owned(system, later))[0]?.current_period_end).toBe(
      periodEnd(system.clock.now(), 'monthly').toISOString(),
    )
  })
})

describe('a month that was cancelled', () => {
  test('runs to its end and is not charged again', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(system, 9_800)
    const { body } = await purchase(system, person, app.slug)

    const cancelled = await change(system, person, body.entitlement.id, 'cancel')

    expect(cancelled.body.entitlement).toMatchObject({
      id: body.entitlement.id,
      cancel_at_period_end: true,
    })
    expect((await run(system, person, app.slug)).body.charge.source).toBe('entitlement')
    const later = await afterTheMonth(person)
    expect((await run(system, later, app.slug)).body.code).toBe('billing.purchase_required')
    expect(await owned(system, later)).toEqual([])
    await renew(system)
    expect(await balanceOf(system, later)).toBe(4_900)
    const told = await emailsTo(person)
    expect(told).toContain('You cancelled VAT desk · ألغيت اشتراكك في VAT desk')
    expect(told).not.toContain('VAT desk was not renewed · لم يُجدَّد VAT desk')
  })

  test('goes on when it is resumed in time, and not afterwards', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(system, 9_800)
    const { body } = await purchase(system, person, app.slug)
    await change(system, person, body.entitlement.id, 'cancel')

    const resumed = await change(system, person, body.entitlement.id, 'resume')
    await change(system, person, body.entitlement.id, 'cancel')
    const later = await afterTheMonth(person)
    const tooLate = await change(system, later, body.entitlement.id, 'resume')

    expect(resumed.body.entitlement.cancel_at_period_end).toBe(false)
    expect(tooLate.status).toBe(404)
    expect(tooLate.body.code).toBe('billing.entitlement_not_found')
  })

  test('may be bought again the moment it is over', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(system, 9_800)
    const { body } = await purchase(system, person, app.slug)
    await change(system, person, body.entitlement.id, 'cancel')
    const later = await afterTheMonth(person)

    const again = await purchase(system, later, app.slug)

    expect(again.status).toBe(200)
    expect(await owned(system, later)).toEqual([again.body.entitlement])
  })

  test('is nobody else’s to cancel', async () => {
    const app = await system.app(byMonth)
    const { body } = await purchase(system, await personWith(system, 4_900), app.slug)

    const reply = await change(system, await system.user(), body.entitlement.id, 'cancel')

    expect(reply.status).toBe(404)
    expect(reply.body.code).toBe('billing.entitlement_not_found')
  })
})

test.runIf(onPostgres)('a month is renewed once, although two processes find it due', async () => {
  const beside = await openSystem({ beside: system })
  const app = await system.app(byMonth)
  const people = await Promise.all(Array.from({ length: 10 }, () => personWith(system, 20_000)))
  await Promise.all(people.map((person) => purchase(system, person, app.slug)))
  system.clock.advance(31 * DAY_MS)

  await Promise.all([
    renew(system),
    beside.capabilities.billing.purchases.renewEntitlements(),
    renew(system),
  ])

  const active = await system.database
    .select()
    .from(entitlements)
    .where(eq(entitlements.appId, app.id))
  const bought = await system.database.select().from(orders).where(eq(orders.appId, app.id))
  expect(active.map(({ status }) => status)).toEqual(people.map(() => 'active'))
  expect(bought).toHaveLength(20)
  await beside.close()
})
