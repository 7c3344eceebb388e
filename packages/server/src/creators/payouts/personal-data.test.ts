import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  customer,
  IBAN,
  lastingUser,
  payableCreator,
  payOnMonday,
  payoutsOf,
  sellRun,
} from '../../../testing/payouts.ts'
import { postedFor } from '../../../testing/refunds.ts'
import { TestClock } from '../../../testing/stand-ins.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { payoutDetails, payouts } from '../../database/schema/creators.ts'

let system: System
let buyer: Person
let operator: Person
beforeAll(async () => {
  system = await openSystem({ clock: new TestClock(new Date('2026-11-16T08:00:00Z')) })
  buyer = await customer(system)
  operator = await lastingUser(system, { role: 'admin' })
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const leave = ({ token, password }: Person) =>
  system.request('DELETE', '/api/account', { token, body: { password } })
/** Whoever leaves has given their agents away before. */
const giveAgentsAway = ({ id }: Person) =>
  system.database.execute(sql`update apps set creator_id = null where creator_id = ${id}`)
const ask = (path: string, body?: object) =>
  system.request('POST', `/api/payouts/${path}`, { token: operator.token, body })

test('a person takes along where they are paid and what they were paid', async () => {
  const creator = await payableCreator(system)
  await sellRun(system, creator, buyer, 21_000)
  await payOnMonday(system)
  const [{ number, week }] = await payoutsOf(system, creator)

  const { body } = await system.request('GET', '/api/account/export', { token: creator.token })

  expect(body.creators).toEqual([
    {
      type: 'payout_details',
      holder_name: 'Aisha Rahman',
      iban: IBAN,
      updated_at: expect.any(String),
    },
    expect.objectContaining({
      type: 'payout',
      number,
      week,
      status: 'ready',
      fils: 10_000,
      iban: IBAN,
    }),
  ])
})

test('whoever is still owed as much as is paid out cannot leave before it is', async () => {
  const creator = await payableCreator(system)
  await sellRun(system, creator, buyer, 10_500)
  await giveAgentsAway(creator)

  const refused = await leave(creator)
  await payOnMonday(system)
  const allowed = await leave(creator)

  expect([refused.status, refused.body.code]).toEqual([409, 'creators.money_owed'])
  expect(allowed.status).toBe(200)
})

test('whoever is owed less leaves, and it becomes unclaimed', async () => {
  const creator = await payableCreator(system)
  await sellRun(system, creator, buyer, 10_479)
  await giveAgentsAway(creator)

  const { status } = await leave(creator)

  expect(status).toBe(200)
  expect(await system.database.$count(payoutDetails, eq(payoutDetails.userId, creator.id))).toBe(0)
})

test('a payout goes on to the bank after its creator has left, and is unclaimed when the bank gives it back', async () => {
  const creator = await payableCreator(system)
  await sellRun(system, creator, buyer, 21_000)
  await payOnMonday(system)
  const [{ id, week }] = await payoutsOf(system, creator)
  await giveAgentsAway(creator)
  await leave(creator)

  const file = await ask(`weeks/${week}/bank-file/csv`)
  const returned = await ask(`${id}/returned`, { reason: 'The bank knows no such account.' })

  expect(file.text).toContain(`,Aisha Rahman,${IBAN},100.00,AED,`)
  expect(returned.body.status).toBe('returned')
  expect(
    await system.database
      .select({ userId: payouts.userId })
      .from(payouts)
      .where(eq(payouts.id, id)),
  ).toEqual([{ userId: null }])
  expect(await postedFor(system, id)).toContain('unclaimed AED -10000')
})
