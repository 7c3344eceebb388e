import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan, startTopUp, topUp } from '../../../testing/checkout.ts'
import { linesPostedFor, openQuietSystem } from '../../../testing/orders.ts'
import type { Person, System } from '../../../testing/system.ts'

const HOUR_MS = 3_600_000

let system: System
beforeAll(async () => {
  ;({ system } = await openQuietSystem())
})
afterAll(async () => {
  expect(await system.violations()).toEqual([])
  await system.close()
})

const get = (person: Person, path: string) => system.request('GET', path, { token: person.token })

describe('a wallet', () => {
  test('is filled by a top-up, without VAT and with a receipt', async () => {
    const person = await system.user()

    const order = await topUp(system, person, 5_000)

    const { body } = await get(person, '/api/billing/wallet')
    expect(order).toMatchObject({
      kind: 'top_up',
      vat: { aed: 0, usd: 0 },
      total: { aed: 5_000, usd: 1_362 },
    })
    expect(order.invoice_number).toMatch(/^RC-\d{6}$/)
    expect(body.wallet.balance).toEqual({ amount: 5_000, currency: 'AED' })
    expect(await linesPostedFor(system, order.id)).toEqual([
      'provider USD 1362',
      'exchange USD -1362',
      'exchange AED 5000',
      'wallet AED -5000',
    ])
  })

  test('takes no amount outside the limits', async () => {
    const person = await system.user()

    const replies = [
      await startTopUp(system, person, 999),
      await startTopUp(system, person, 500_001),
    ]

    expect(replies.map(({ status }) => status)).toEqual([400, 400])
  })
})

describe('orders', () => {
  test('are listed newest first, page by page, and nobody else’s', async () => {
    const person = await system.user()
    await buyPlan(system, await system.user())
    const bought = [
      await topUp(system, person, 1_000),
      await topUp(system, person, 2_000),
      await buyPlan(system, person),
    ]

    const first = await get(person, '/api/billing/orders?limit=2')
    const second = await get(
      person,
      `/api/billing/orders?limit=2&lang=ar&cursor=${first.body.next_cursor}`,
    )

    const ids = [...first.body.orders, ...second.body.orders].map(({ id }: { id: string }) => id)
    expect(ids).toEqual(bought.map(({ id }) => id).reverse())
    expect(second.body.orders[0].description).toBe('شحن المحفظة بمبلغ 10.00 درهم')
    expect(second.body.next_cursor).toBeNull()
  })

  test('can be given back for thirty days', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person)

    system.clock.advance(31 * 24 * HOUR_MS)
    const { email, password } = person
    const session = await system.request('POST', '/api/auth/sign-in/email', {
      body: { email, password },
    })
    const { body } = await system.request('GET', '/api/billing/orders', {
      token: session.body.token,
    })

    expect(Date.parse(order.refundable_until!) - Date.parse(order.completed_at!)).toBe(
      30 * 24 * HOUR_MS,
    )
    expect(body.orders[0].refundable_until).toBeNull()
  })
})
