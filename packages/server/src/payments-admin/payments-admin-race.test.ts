import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyPlan } from '../../testing/checkout.ts'
import { customer, lastingUser, payableCreator, sellRun } from '../../testing/payouts.ts'
import { givenBackFor } from '../../testing/refunds.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'

let system: System
let other: System
let operators: Person[]
beforeAll(async () => {
  system = await openSystem()
  other = onPostgres ? await openSystem({ beside: system }) : system
  operators = [
    await lastingUser(system, { role: 'admin' }),
    await lastingUser(system, { role: 'admin' }),
  ]
})
afterAll(async () => {
  if (other !== system) await other.close()
  await system.close()
})

test('two operators and the customer at once give the money back once, and what an operator did is in the log', async () => {
  const person = await lastingUser(system)
  const order = await buyPlan(system, person, { plan: 'pro' })
  const [one, two] = operators as [Person, Person]
  const refund = (from: System, { token }: Person) =>
    from.request('POST', `/api/payments-admin/orders/${order.id}/refund`, {
      token,
      body: { reason: 'Both saw the letter.' },
    })

  const replies = await Promise.all([
    refund(system, one),
    refund(other, two),
    refund(other, one),
    refund(system, two),
  ])

  const { body } = await system.request('GET', `/api/audit?subject=${order.id}`, {
    token: one.token,
  })
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await givenBackFor(system, order.id)).toEqual([order.total.usd])
  expect(body.entries).toHaveLength(1)
  expect(await system.violations()).toEqual([])
})

test.runIf(onPostgres)(
  'adding up the ledger while runs are paid, in two processes, adds each line once',
  { timeout: 120_000 },
  async () => {
    const creator = await payableCreator(system)
    const buyers = await Promise.all(Array.from({ length: 4 }, () => customer(system)))
    const keep = [system, other].map(
      ({ capabilities }) => capabilities.paymentsAdmin.keepLedgerTotals,
    )
    const rounds = Array.from({ length: 5 }, (_, index) => index)

    await Promise.all([
      ...buyers.flatMap((buyer) => rounds.map(() => sellRun(system, creator, buyer, 2_100))),
      ...rounds.flatMap(() => keep.map((add) => add())),
    ])
    await keep[0]!()

    expect(await system.violations()).toEqual([])
  },
)
