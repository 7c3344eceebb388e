import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan, startCheckout, topUp } from '../../testing/checkout.ts'
import { customer, lastingUser, sell, sellRun } from '../../testing/payouts.ts'
import { givenBackFor, refundOrder } from '../../testing/refunds.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { users } from '../database/schema/accounts.ts'
import { rateLimits } from '../database/schema/rate-limits.ts'
import { FEW_CUSTOMERS } from './order-filters.ts'

let system: System
let operator: Person
beforeAll(async () => {
  system = await openSystem()
  operator = await lastingUser(system, { role: 'admin' })
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const get = async (path: string) =>
  (await system.request('GET', `/api/payments-admin/${path}`, { token: operator.token })).body
const file = async (path: string) =>
  system.request('GET', `/api/payments-admin/${path}`, { token: operator.token })
const refund = (orderId: string, reason = 'The customer asked by phone.', by = operator) =>
  system.request('POST', `/api/payments-admin/orders/${orderId}/refund`, {
    token: by.token,
    body: { reason },
  })
const auditEntriesAbout = async (subject: string) =>
  (await system.request('GET', `/api/audit?subject=${subject}`, { token: operator.token })).body
    .entries
const named = () => lastingUser(system, { name: `Customer ${randomUUID().slice(0, 8)}` })
const idsOf = (orders: { id: string }[]) => orders.map(({ id }) => id)

/** Somebody with a plan, a plan that was given back, and a payment that was declined. */
async function history() {
  const person = await named()
  const back = await buyPlan(system, person, { plan: 'starter' })
  await refundOrder(system, person, back.id)
  system.clock.advance(60_000)
  const paid = await buyPlan(system, person, { plan: 'pro' })
  system.clock.advance(60_000)
  const other = await lastingUser(system, { name: person.name })
  system.capabilities.payments.sandbox!.instruct({ on: 'create', mock: 'INSTRUMENT_DECLINED' })
  await startCheckout(system, other)
  return { person, back, paid, other }
}

describe('the orders', () => {
  test('of a customer are found by a part of the name, newest first and page by page', async () => {
    const { person, back, paid, other } = await history()

    const all = await get(`orders?search=${encodeURIComponent(person.name.toUpperCase())}`)
    const first = await get(`orders?search=${encodeURIComponent(person.name)}&limit=2`)
    const second = await get(
      `orders?search=${encodeURIComponent(person.name)}&limit=2&cursor=${first.next_cursor}`,
    )

    expect(idsOf(all.orders).slice(-2)).toEqual([paid.id, back.id])
    expect(idsOf([...first.orders, ...second.orders])).toEqual(idsOf(all.orders))
    expect(second.next_cursor).toBeNull()
    expect(all.orders.at(-2)).toMatchObject({
      customer: { id: person.id, name: person.name, email: person.email },
      status: 'completed',
      capture_id: expect.any(String),
      provider_order_id: expect.any(String),
    })
    expect(
      new Set(all.orders.map(({ customer }: { customer: { id: string } }) => customer.id)),
    ).toEqual(new Set([person.id, other.id]))
  })

  test('of a name that very many people have are found by it and by their number, as those of a rare one are', async () => {
    const { person, paid } = await history()
    const all = idsOf((await get(`orders?search=${encodeURIComponent(person.name)}`)).orders)
    const at = system.clock.now()
    const namesakes = Array.from({ length: FEW_CUSTOMERS + 1 }, (_, index) => {
      const id = `${person.id}-${index}`
      return {
        id,
        name: `${person.name} ${paid.invoice_number}`,
        email: `${id}@example.ae`,
        createdAt: at,
        updatedAt: at,
      }
    })
    await system.database.insert(users).values(namesakes)

    const first = await get(`orders?search=${encodeURIComponent(person.name)}&limit=2`)
    const second = await get(
      `orders?search=${encodeURIComponent(person.name)}&limit=2&cursor=${first.next_cursor}`,
    )
    const numbered = await get(`orders?search=${paid.invoice_number}`)

    expect(all).toHaveLength(3)
    expect(idsOf([...first.orders, ...second.orders])).toEqual(all)
    expect(idsOf(numbered.orders)).toEqual([paid.id])
  })

  test('are found by their id, invoice, capture and the e-mail, and by nothing that only looks like a pattern', async () => {
    const { person, paid } = await history()
    const [{ capture_id, provider_order_id }] = (await get(`orders?search=${paid.id}`)).orders
    const found = (search: string | null) =>
      get(`orders?show=paid&search=${encodeURIComponent(search!)}`).then(({ orders }) =>
        idsOf(orders),
      )

    expect(await found(paid.id)).toEqual([paid.id])
    expect(await found(paid.invoice_number!.toLowerCase())).toEqual([paid.id])
    expect(await found(capture_id)).toEqual([paid.id])
    expect(await found(provider_order_id)).toEqual([paid.id])
    expect(await found(person.email)).toEqual([paid.id])
    expect(await found('100%_')).toEqual([])
  })

  test('are shown by how they ended, by kind and by the days of the UAE', async () => {
    const { person, back, paid } = await history()
    const search = encodeURIComponent(person.name)
    const day = new Date(system.clock.now().getTime() + 4 * 3_600_000).toISOString().slice(0, 10)
    const ids = async (filters: string) =>
      idsOf((await get(`orders?search=${search}&${filters}`)).orders)

    expect(await ids('show=refunded')).toEqual([back.id])
    expect(await ids('show=paid')).toEqual([paid.id])
    expect(await ids('show=open')).toEqual([])
    expect(await ids('kind=top_up')).toEqual([])
    expect(await ids(`show=paid&from=${day}&to=${day}`)).toEqual([paid.id])
    expect(await ids('to=2020-01-01')).toEqual([])
  })

  test('say what the provider gave as the reason of a payment that failed', async () => {
    const { other } = await history()

    const { orders } = await get(`orders?show=failed&search=${other.email}`)

    expect(orders).toMatchObject([
      { status: 'declined', decline_reason: 'INSTRUMENT_DECLINED', invoice_number: null },
    ])
  })

  test('open to all that followed: refunds, and every line in the ledger', async () => {
    const { back } = await history()

    const { order, refunds, transactions } = await get(`orders/${back.id}`)

    expect(order).toMatchObject({ id: back.id, status: 'refunded' })
    expect(refunds).toMatchObject([
      { order_id: back.id, kind: 'request', status: 'completed', cents: back.total.usd },
    ])
    expect(transactions.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'refund',
      'sale',
    ])
    expect(transactions.flatMap(({ lines }: { lines: object[] }) => lines)).toHaveLength(10)
    expect(
      (await get('refunds?status=completed')).refunds.map(
        ({ order_id }: { order_id: string }) => order_id,
      ),
    ).toContain(back.id)
  })

  test('of which there is none are not found', async () => {
    expect(await get(`orders/${randomUUID()}`)).toMatchObject({ code: 'billing.order_not_found' })
  })
})

describe('a refund for a customer', () => {
  test('gives the money back as their own click would, and stands in the log once with its reason', async () => {
    const person = await named()
    const order = await buyPlan(system, person, { plan: 'pro' })

    const first = await refund(order.id)
    const second = await refund(order.id, 'Pressed twice.')

    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.order).toMatchObject({
      status: 'refunded',
      refunded: order.total,
      refundable_until: null,
    })
    expect(await givenBackFor(system, order.id)).toEqual([order.total.usd])
    expect(await auditEntriesAbout(order.id)).toMatchObject([
      {
        actor: { id: operator.id, role: 'admin' },
        action: 'payments.refunded',
        subject: { kind: 'order', id: order.id },
        before: { status: 'completed' },
        after: { status: 'completed', refund: 'pending', fils: order.total.aed },
        reason: 'The customer asked by phone.',
      },
    ])
  })

  test('of what a wallet paid goes back into the wallet', async () => {
    const buyer = await customer(system)
    const id = await sell(system, await lastingUser(system, { role: 'creator' }), buyer, 21_000)

    const { body } = await refund(id)

    expect(body.order).toMatchObject({ status: 'refunded', payment_provider: 'wallet' })
    expect(await auditEntriesAbout(id)).toMatchObject([
      { after: { status: 'refunded', refund: 'completed', fils: 21_000 } },
    ])
  })

  test('that the provider declines says so, and the log keeps that it was asked for', async () => {
    const order = await buyPlan(system, await named(), { plan: 'pro' })
    system.capabilities.payments.sandbox!.instruct({ on: 'refund', mock: 'TRANSACTION_DISPUTED' })

    const { status, body } = await refund(order.id)

    expect([status, body.code]).toEqual([409, 'billing.refund_declined'])
    expect(await auditEntriesAbout(order.id)).toHaveLength(1)
    expect((await get(`orders/${order.id}`)).refunds).toMatchObject([
      { status: 'failed', failure: 'TRANSACTION_DISPUTED' },
    ])
  })

  test('whose answer was lost is taken further by the next click, with one entry in the log', async () => {
    const order = await buyPlan(system, await named(), { plan: 'pro' })
    system.capabilities.payments.sandbox!.instruct({ on: 'refund', connection: 'answer_lost' })

    const lost = await refund(order.id)
    const again = await refund(order.id)

    expect([lost.status, lost.body.code]).toEqual([502, 'billing.provider_unreachable'])
    expect(again.body.order.status).toBe('refunded')
    expect(await givenBackFor(system, order.id)).toHaveLength(1)
    expect(await auditEntriesAbout(order.id)).toHaveLength(1)
  })

  test('after thirty days or of an order that was never paid is refused and not written down', async () => {
    const order = await buyPlan(system, await named(), { plan: 'pro' })
    const open = (await startCheckout(system, await named())).body.order
    const early = [await refund(open.id), await refund(randomUUID())]
    system.clock.advance(31 * 24 * 3_600_000)

    const late = await refund(order.id)

    expect([...early, late].map(({ body }) => body.code)).toEqual([
      'billing.not_refundable',
      'billing.order_not_found',
      'billing.not_refundable',
    ])
    expect([...(await auditEntriesAbout(order.id)), ...(await auditEntriesAbout(open.id))]).toEqual(
      [],
    )
  })
})

describe('giving back to somebody who has deleted the account', () => {
  const leave = ({ token, password }: Person) =>
    system.request('DELETE', '/api/account', { token, body: { password } })

  test('returns a plan whole, and of two top-ups together what the wallet still held', async () => {
    const leaver = await named()
    const plan = await buyPlan(system, leaver, { plan: 'pro' })
    const first = await topUp(system, leaver, 5_000)
    const second = await topUp(system, leaver, 5_000)
    const { slug } = await system.app({ price: { model: 'one_time', fils: 3_000 } })
    await system.request('POST', `/api/apps/${slug}/purchase`, { token: leaver.token })
    await leave(leaver)
    const replies = [await refund(plan.id), await refund(first.id), await refund(second.id)]
    const again = await refund(second.id)

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(replies.map(({ body }) => [body.order.customer, body.order.refunded.aed])).toEqual([
      [null, plan.total.aed],
      [null, 5_000],
      [null, 2_000],
    ])
    expect(again.body.order.refunded.aed).toBe(2_000)
    expect(await auditEntriesAbout(plan.id)).toHaveLength(1)
    expect(await system.violations()).toEqual([])
  })
})

describe('the ledger', () => {
  const balances = async () => {
    const { accounts } = await get('ledger/accounts')
    return Object.fromEntries(
      accounts.map(({ kind, balance }: Account) => [`${kind} ${balance.currency}`, balance.amount]),
    )
  }
  interface Account {
    kind: string
    balance: { amount: number; currency: string }
  }
  const summed = async () => {
    const { rows } = await system.database.execute<{ name: string; amount: string }>(
      sql`select account.kind || ' ' || account.currency as name, sum(amount) as amount
          from ledger_lines join ledger_accounts as account on account.id = account_id group by 1`,
    )
    return Object.fromEntries(rows.map(({ name, amount }) => [name, Number(amount)]))
  }
  const runFor = async (fils: number) =>
    sellRun(system, await lastingUser(system, { role: 'creator' }), await customer(system), fils)

  test('has balances that are what all lines come to, before and after they were added up', async () => {
    await runFor(21_000)
    expect(await balances()).toMatchObject(await summed())
    await system.capabilities.paymentsAdmin.keepLedgerTotals()
    expect(await balances()).toMatchObject(await summed())

    await runFor(10_500)
    await topUp(system, await named(), 10_000)

    expect(await balances()).toMatchObject(await summed())
    await system.capabilities.paymentsAdmin.keepLedgerTotals()
    await system.capabilities.paymentsAdmin.keepLedgerTotals()
    expect(await balances()).toMatchObject(await summed())
  })

  test('counts the wallets and creators that stand as one', async () => {
    await runFor(21_000)
    const { rows } = await system.database.execute<{ wallets: number; creators: number }>(
      sql`select count(*) filter (where kind = 'wallet')::int as wallets, count(*) filter (where kind = 'creator')::int as creators from ledger_accounts`,
    )

    const { accounts } = await get('ledger/accounts')

    expect(accounts).toContainEqual(
      expect.objectContaining({ id: 'wallet', kind: 'wallet', accounts: rows[0]!.wallets }),
    )
    expect(accounts).toContainEqual(
      expect.objectContaining({ id: 'creator', kind: 'creator', accounts: rows[0]!.creators }),
    )
    expect(accounts.filter(({ kind }: Account) => kind === 'exchange')).toHaveLength(2)
  })

  test('has transactions whose lines sum to zero and name whose account each is', async () => {
    const creator = await lastingUser(system, { role: 'creator', name: 'Layla Haddad' })
    const buyer = await customer(system)
    const reference = await sell(system, creator, buyer, 21_000)

    const { transactions } = await get(`ledger/transactions?reference=${reference}`)

    expect(transactions).toHaveLength(1)
    expect(transactions[0]).toMatchObject({ kind: 'sale', reference })
    expect(
      transactions[0].lines.map((line: { account: string; amount: { amount: number } }) => [
        line.account,
        line.amount.amount,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['wallet', 21_000],
        ['vat', -1_000],
        ['creator', -10_000],
        ['platform', -10_000],
      ]),
    )
    expect(
      transactions[0].lines.find(({ account }: { account: string }) => account === 'creator'),
    ).toMatchObject({
      owner: { id: creator.id, name: 'Layla Haddad' },
      share_percent: 50,
    })
  })

  test('is filtered by account, kind and days, page by page', async () => {
    await runFor(21_000)
    const kinds = async (filters: string) =>
      new Set(
        (await get(`ledger/transactions?${filters}`)).transactions.map(
          ({ kind }: { kind: string }) => kind,
        ),
      )
    const { transactions: all } = await get('ledger/transactions?limit=3')
    const first = await get('ledger/transactions?limit=2')
    const second = await get(`ledger/transactions?limit=1&cursor=${first.next_cursor}`)
    const [wallet] = (await get('ledger/transactions?kind=run&limit=1')).transactions[0].lines

    expect(idsOf([...first.transactions, ...second.transactions])).toEqual(idsOf(all))
    expect(await kinds('kind=run')).toEqual(new Set(['run']))
    expect(await kinds('account=creator&kind=top_up')).toEqual(new Set())
    expect(await kinds('account=losses')).toEqual(new Set())
    expect(await kinds('account=provider&kind=top_up')).toEqual(new Set(['top_up']))
    expect(await kinds(`account=${wallet.account_id}`)).toEqual(new Set(['run', 'top_up']))
    expect(await kinds('account=nothing-like-it')).toEqual(new Set())
    expect(await kinds('to=2020-01-01')).toEqual(new Set())
  })

  test('has one cursor for one list', async () => {
    const { next_cursor } = await get('ledger/transactions?limit=1')

    expect(await get(`ledger/transactions?kind=run&cursor=${next_cursor}`)).toMatchObject({
      code: 'request.cursor_invalid',
    })
    expect(await get(`orders?cursor=${next_cursor}`)).toMatchObject({
      code: 'request.cursor_invalid',
    })
  })
})

describe('a CSV file', () => {
  test('of orders has those that are asked for, without a cell that a spreadsheet would execute, and stands in the log', async () => {
    const person = await lastingUser(system, { name: `=cmd ${randomUUID()}` })
    const order = await buyPlan(system, person, { plan: 'pro' })

    const { headers, text } = await file(`orders.csv?show=paid&search=${person.email}`)

    const [head, row, ...rest] = text.replace('\ufeff', '').split('\r\n')
    expect(headers.get('content-disposition')).toBe('attachment; filename="orders.csv"')
    expect(head).toMatch(/^id,created_at,completed_at,kind,status,/)
    expect(row).toContain(`,'${person.name},${person.email},393.00,18.71,0.00,106.94,0.00,sandbox,`)
    expect(row?.startsWith(`${order.id},`)).toBe(true)
    expect(rest).toEqual([''])
    expect((await auditEntriesAbout('orders'))[0]).toMatchObject({
      action: 'payments.exported',
      after: { rows: 1, show: 'paid', searched: true },
    })
  })

  test('of the ledger has a row for each line', async () => {
    const order = await topUp(system, await named(), 10_000)

    const { text } = await file(`ledger.csv?reference=${order.id}`)

    const rows = text.replace('\ufeff', '').trim().split('\r\n').slice(1)
    expect(rows).toHaveLength(4)
    expect(rows.filter((row) => row.includes(',wallet,'))).toMatchObject([
      expect.stringContaining(',-100.00,AED,'),
    ])
    expect((await auditEntriesAbout('ledger'))[0]).toMatchObject({
      after: { rows: 4, reference: order.id },
    })
  })

  test('what was typed to find a transaction stands in the audit log only when it is an id', async () => {
    await file('ledger.csv?reference=fatima@example.ae&account=Fatima')

    expect((await auditEntriesAbout('ledger'))[0]).toMatchObject({
      after: { rows: 0, reference: 'unknown', account: 'unknown' },
    })
  })

  test('cannot be asked for without end', async () => {
    await Promise.all(Array.from({ length: 20 }, () => file('ledger.csv?to=2020-01-01')))

    const { status, body } = await file('ledger.csv?to=2020-01-01')

    await system.database.delete(rateLimits)
    expect([status, body.code]).toEqual([429, 'request.rate_limited'])
  })
})
