import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buyPlan, topUp } from '../../../testing/checkout.ts'
import { bySize } from '../../../testing/size.ts'
import { openSystem, type Person, type System, type TestReply } from '../../../testing/system.ts'
import { onPostgres } from '../../../testing/test-database.ts'
import { runCharges } from '../../database/schema/billing.ts'

/** The embedded database has one connection and cannot race; there the same tests only keep the rule. */
const AT_ONCE = onPostgres ? bySize(150, 500) : 40
const ENOUGH_FOR = onPostgres ? bySize(30, 100) : 8
const PRICE = 250
/** In the plan Starter. */
const INCLUDED = 50

let system: System
let others: System[]
beforeEach(async () => {
  system = await openSystem()
  others = onPostgres ? await Promise.all([1, 2, 3].map(() => openSystem({ beside: system }))) : []
})
afterEach(async () => {
  await Promise.all(others.map((other) => other.close()))
  await system.close()
})

/** Everything at once, spread over the processes of the store. */
function runAtOnce(person: Person, slug: string, count = AT_ONCE): Promise<TestReply[]> {
  const processes = [system, ...others]
  return Promise.all(
    Array.from({ length: count }, (_, number) =>
      processes[number % processes.length]!.request('POST', `/api/apps/${slug}/runs`, {
        token: person.token,
        body: { input: 'Add VAT to AED 1,000' },
      }),
    ),
  )
}

const codes = (replies: TestReply[]) =>
  Object.fromEntries(
    Map.groupBy(replies, ({ status, body }) => body?.code ?? String(status))
      .entries()
      .map(([code, of]) => [code, of.length]),
  )

async function walletOf(person: Person) {
  return (await system.request('GET', '/api/billing/wallet', { token: person.token })).body.wallet
}

describe('more runs at once than can be paid', { timeout: 120_000 }, () => {
  test('never take more than the wallet holds', async () => {
    const app = await system.app({ price: { model: 'per_use', fils: PRICE } })
    const person = await system.user()
    // The last fils does not make up another run.
    await topUp(system, person, ENOUGH_FOR * PRICE + PRICE - 1)

    const replies = await runAtOnce(person, app.slug)

    expect(codes(replies)).toEqual({
      200: ENOUGH_FOR,
      'billing.balance_too_low': AT_ONCE - ENOUGH_FOR,
    })
    expect(await walletOf(person)).toMatchObject({
      balance: { amount: PRICE - 1 },
      held: { amount: 0 },
    })
    expect(await system.violations()).toEqual([])
  })

  test('never go over the monthly cap', async () => {
    const app = await system.app({ price: { model: 'per_use', fils: PRICE } })
    const person = await system.user()
    await topUp(system, person, AT_ONCE * PRICE)
    const body = { monthly_cap: ENOUGH_FOR * PRICE + PRICE - 1, max_per_run: null }
    await system.request('PUT', '/api/billing/limits', { token: person.token, body })

    const replies = await runAtOnce(person, app.slug)

    expect(codes(replies)).toEqual({
      200: ENOUGH_FOR,
      'billing.monthly_cap_reached': AT_ONCE - ENOUGH_FOR,
    })
    expect((await walletOf(person)).spent_this_month.amount).toBe(ENOUGH_FOR * PRICE)
    expect(await system.violations()).toEqual([])
  })

  test('never use more than the plan includes', async () => {
    const app = await system.app({ price: { model: 'one_time', fils: 14_700 } })
    const person = await system.user()
    await buyPlan(system, person, { plan: 'starter' })

    const replies = await runAtOnce(person, app.slug, INCLUDED + AT_ONCE)

    expect(codes(replies)).toEqual({ 200: INCLUDED, 'billing.purchase_required': AT_ONCE })
    const { body } = await system.request('GET', `/api/apps/${app.slug}/runs`, {
      token: person.token,
    })
    expect(body.terms.included).toEqual({ limit: INCLUDED, used: INCLUDED })
    expect(await system.violations()).toEqual([])
  })

  test('give back what those that failed had reserved, to the last fils', async () => {
    const app = await system.app({ price: { model: 'per_use', fils: PRICE } })
    const person = await system.user()
    await topUp(system, person, ENOUGH_FOR * PRICE)
    system.faults.failAt('runs.reserved', 3)
    system.faults.failAt('runs.stored', 3)

    const replies = await runAtOnce(person, app.slug)

    const succeeded = replies.filter(({ status }) => status === 200).length
    expect(replies.filter(({ status }) => status === 500)).toHaveLength(6)
    expect(succeeded).toBeLessThanOrEqual(ENOUGH_FOR)
    expect(await walletOf(person)).toMatchObject({
      balance: { amount: (ENOUGH_FOR - succeeded) * PRICE },
      held: { amount: 0 },
    })
    expect(await system.database.$count(runCharges, eq(runCharges.status, 'given_back'))).toBe(6)
    expect(await system.violations()).toEqual([])
  })
})
