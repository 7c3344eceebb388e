import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan, startCheckout, startTopUp, topUp } from '../../testing/checkout.ts'
import { openStandInModel, says } from '../../testing/stand-in-model.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import {
  creatorAccounts,
  invoices,
  orders,
  subscriptions,
  wallets,
} from '../database/schema/billing.ts'
import { emails } from '../database/schema/emails.ts'
import { openModel } from '../models/open-model.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const leave = ({ token, password }: Person) =>
  system.request('DELETE', '/api/account', { token, body: { password } })
const exportOf = async ({ token }: Person) =>
  (await system.request('GET', '/api/account/export', { token })).body.billing
const run = (person: Person, slug: string) =>
  system.request('POST', `/api/apps/${slug}/runs`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
const purchase = (person: Person, slug: string) =>
  system.request('POST', `/api/apps/${slug}/purchase`, { token: person.token })
const refund = (person: Person, id: string) =>
  system.request('POST', `/api/billing/orders/${id}/refund`, { token: person.token })
const unclaimed = async () => {
  const { ledger } = system.capabilities.billing
  return -(await ledger.balance(
    system.database,
    await ledger.storeAccount(system.database, 'unclaimed', 'AED'),
  ))
}

/** Somebody who has done everything that money can do here. */
async function personWithHistory() {
  const person = await system.user({ name: 'Salma Idris' })
  await system.request('PUT', '/api/billing/details', {
    token: person.token,
    body: { company: 'Idris Trading', trn: '100123456700003', address: 'Sharjah' },
  })
  const perUse = await system.app({ price: { model: 'per_use', fils: 300 } })
  const monthly = await system.app({ price: { model: 'subscription', fils: 2_000 } })
  await topUp(system, person, 10_000)
  await run(person, perUse.slug)
  await purchase(person, monthly.slug)
  const order = await buyPlan(system, person, { plan: 'pro', offer: 'marketing_bundle' })
  await run(person, perUse.slug)
  return { person, order, monthly }
}

describe('taking the data along', () => {
  test('the export holds plan, agents, orders, documents, wallet and billing details', async () => {
    const { person, order, monthly } = await personWithHistory()

    const billing = await exportOf(person)

    expect(billing).toEqual(
      expect.arrayContaining([
        {
          type: 'billing_details',
          company: 'Idris Trading',
          trn: '100123456700003',
          address: 'Sharjah',
        },
        expect.objectContaining({
          type: 'subscription',
          plan: 'pro',
          billing: 'monthly',
          status: 'active',
        }),
        expect.objectContaining({
          type: 'agent',
          app: monthly.slug,
          kind: 'subscription',
          price_fils: 2_000,
        }),
        expect.objectContaining({
          type: 'order',
          id: order.id,
          offer: 'marketing_bundle',
          total_fils: order.total.aed,
        }),
        expect.objectContaining({
          type: 'document',
          number: order.invoice_number,
          kind: 'tax_invoice',
        }),
        { type: 'wallet', balance_fils: 7_700, monthly_cap_fils: null, max_per_run_fils: null },
        expect.objectContaining({ type: 'wallet_entry', kind: 'run', fils: -300 }),
      ]),
    )
  })

  test('somebody who never paid takes nothing along', async () => {
    expect(await exportOf(await system.user())).toEqual([])
  })
})

describe('leaving', () => {
  test('ends plan and agents, and keeps apart what the wallet held', async () => {
    const { person, order } = await personWithHistory()
    const before = await unclaimed()

    const { status } = await leave(person)

    const [plan] = await system.database
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.orderId, order.id))
    expect(status).toBe(200)
    expect(plan).toMatchObject({ status: 'ended', userId: null, savedMethod: null })
    expect((await unclaimed()) - before).toBe(7_700)
    expect(await system.database.$count(wallets, eq(wallets.userId, person.id))).toBe(0)
  })

  test('keeps the documents that the law wants kept, and puts the runs of the month on one', async () => {
    const { person, order } = await personWithHistory()

    await leave(person)

    const [invoice] = await system.database
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, order.id))
    const [runs] = await system.database
      .select()
      .from(invoices)
      .where(sql`${invoices.reference} like ${`${person.id}:%`}`)
    expect(invoice).toMatchObject({
      userId: null,
      content: { customer: { name: 'Salma Idris', company: 'Idris Trading' } },
    })
    expect(runs).toMatchObject({ userId: null, kind: 'tax_invoice', content: { totalFils: 300 } })
  })

  test('leaves no trace of the person anywhere but on documents', async () => {
    const { person } = await personWithHistory()
    await leave(person)

    const { rows } = await system.database.execute<{ table_name: string }>(
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    )
    const traces = await Promise.all(rows.map(({ table_name }) => mentions(table_name, person)))

    expect(traces.filter(({ count }) => count > 0).map(({ table }) => table)).toEqual(['invoices'])
  })

  test('gives up orders that nobody has agreed to yet', async () => {
    const person = await system.user()
    const { body } = await startCheckout(system, person)

    await leave(person)
    system.clock.advance(120_000)
    await system.capabilities.billing.checkout.reconcileOrders()

    const [order] = await system.database.select().from(orders).where(eq(orders.id, body.order.id))
    expect(order).toMatchObject({ status: 'cancelled', userId: null })
  })

  test('drops e-mails that were not sent', async () => {
    const { person } = await personWithHistory()

    await leave(person)

    expect(await system.database.$count(emails, eq(emails.recipient, person.email))).toBe(0)
  })

  test('keeps apart what a creator was owed below the least payout, and later sales of their agents stay true', async () => {
    const creator = await system.user({ role: 'creator' })
    const { slug } = await system.app({
      price: { model: 'one_time', fils: 8_400 },
      creatorId: creator.id,
    })
    const buyer = await system.user()
    await topUp(system, buyer, 20_000)
    const bought = await purchase(buyer, slug)
    const before = await unclaimed()

    await system.database.execute(sql`update apps set creator_id = null where slug = ${slug}`)
    await leave(creator)
    const owed = (await unclaimed()) - before
    await refund(buyer, bought.body.order.id)

    expect(owed).toBe(4_000)
    expect(
      await system.database.$count(creatorAccounts, eq(creatorAccounts.userId, creator.id)),
    ).toBe(0)
    // The refund takes the creator's part back from where it went.
    expect((await unclaimed()) - before).toBe(0)
  })
})

describe('leaving while money is on its way', () => {
  test('is refused during a refund, and possible after it', async () => {
    const { person, order } = await personWithHistory()
    system.capabilities.payments.sandbox!.instruct({ on: 'refund', pendingMs: 3_600_000 })
    await refund(person, order.id)

    const meanwhile = await leave(person)
    system.clock.advance(3_600_000)
    await system.capabilities.billing.refunds.reconcileRefunds()
    const afterwards = await leave(person)

    expect([meanwhile.body.code, afterwards.status]).toEqual(['billing.payment_in_flight', 200])
  })

  test('is refused while a payment is being taken', async () => {
    const person = await system.user()
    const { body } = await startTopUp(system, person, 5_000)
    system.clock.advance(3_000)
    system.capabilities.payments.sandbox!.instruct({ on: 'capture', connection: 'never_arrives' })
    await system.request('POST', `/api/checkout/${body.order.id}/complete`, { token: person.token })

    const { body: refused } = await leave(person)
    system.clock.advance(60_000)
    await system.capabilities.billing.checkout.reconcileOrders()
    const [order] = await system.database.select().from(orders).where(eq(orders.id, body.order.id))

    expect(refused.code).toBe('billing.payment_in_flight')
    expect(order!.status).toBe('completed')
  })

  test('is refused while a run is at work that the wallet pays for, and possible after it', {
    timeout: 30_000,
  }, async () => {
    const model = await openStandInModel()
    const languageModel = openModel({
      baseUrl: model.baseUrl,
      apiKey: 'the key',
      name: 'falcon-h1',
    })
    const store = await openSystem({ languageModel })
    const person = await store.user()
    const { slug } = await store.app({ price: { model: 'per_use', fils: 300 } })
    await topUp(store, person, 1_000)
    const answer = Promise.withResolvers<void>()
    model.willAnswer(async (response) => {
      await answer.promise
      await says('AED 50.')(response)
    })
    const modelRequest = model.nextRequest()
    const reply = store.request('POST', `/api/apps/${slug}/runs`, {
      token: person.token,
      body: { input: 'Add VAT to AED 1,000' },
    })
    await modelRequest
    const leaveStore = () =>
      store.request('DELETE', '/api/account', {
        token: person.token,
        body: { password: person.password },
      })

    const meanwhile = await leaveStore()
    answer.resolve()
    const { status } = await reply
    const afterwards = await leaveStore()
    const violations = await store.violations()
    await store.close()
    await model.close()

    expect(meanwhile.body.code).toBe('billing.payment_in_flight')
    expect([status, afterwards.status]).toEqual([200, 200])
    expect(violations).toEqual([])
  })
})

async function mentions(
  table: string,
  { id, email }: Person,
): Promise<{ table: string; count: number }> {
  const { rows } = await system.database.execute(
    sql`select 1 from ${sql.identifier(table)} as r where r::text like ${`%${id}%`} or r::text like ${`%${email}%`}`,
  )
  return { table, count: rows.length }
}
