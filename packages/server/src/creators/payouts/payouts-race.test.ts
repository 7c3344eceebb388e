import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  customer,
  earningsOf,
  giveDetails,
  goToMonday,
  IBAN,
  lastingUser,
  OTHER_IBAN,
  payableCreator,
  payoutsOf,
  sell,
  sellRun,
} from '../../../testing/payouts.ts'
import { refundOrder } from '../../../testing/refunds.ts'
import { TestClock } from '../../../testing/stand-ins.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { onPostgres } from '../../../testing/test-database.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { payouts } from '../../database/schema/creators.ts'
import { weekOf } from './weeks.ts'

const DAY_MS = 24 * 3_600_000
const ROUNDS = 8

// The embedded database has one connection and hides races.
describe.runIf(onPostgres)('while creators are paid', { timeout: 120_000 }, () => {
  let system: System
  let others: System[]
  /** A process whose clock is a day late: to it, guarantees that have ended have not. */
  let late: System
  // On its own day, whichever the tests are run on.
  const lateClock = new TestClock(new Date('2026-11-15T08:00:00Z'))
  let buyer: Person
  beforeAll(async () => {
    system = await openSystem({ clock: new TestClock(new Date('2026-11-16T08:00:00Z')) })
    others = [await openSystem({ beside: system }), await openSystem({ beside: system })]
    late = await openSystem({ beside: { ...system, clock: lateClock } })
  })
  beforeEach(async () => {
    buyer = await customer(system)
  })
  afterAll(async () => {
    for (const each of [late, ...others, system]) await each.close()
  })

  const pay = (from = system) => from.capabilities.creators.payCreators()
  const admin = () => lastingUser(system, { role: 'admin' })

  test('by many processes at once, each gets one payout', async () => {
    const creators: Person[] = []
    while (creators.length < ROUNDS) creators.push(await payableCreator(system))
    for (const creator of creators) await sellRun(system, creator, buyer, 10_500)
    goToMonday(system)

    await Promise.all([system, ...others, late, system].map((each) => pay(each)))

    const made = await Promise.all(creators.map((creator) => payoutsOf(system, creator)))
    expect(made).toEqual(
      creators.map(() => [expect.objectContaining({ amount: { amount: 5_000, currency: 'AED' } })]),
    )
    expect(await system.violations()).toEqual([])
  })

  test('what is sold meanwhile is in a later payout, and nothing waits in a circle', async () => {
    const creator = await payableCreator(system)
    for (let round = 0; round < ROUNDS; round++) {
      await sellRun(system, creator, buyer, 10_500)
      goToMonday(system)
      await Promise.all([
        pay(),
        sellRun(others[0]!, creator, buyer, 2_100),
        pay(others[1]),
        sell(others[1]!, creator, buyer, 2_100),
      ])
    }

    const made: { amount: { amount: number } }[] = await payoutsOf(system, creator)
    const amounts = made.map(({ amount }) => amount.amount).reverse()
    expect(amounts.slice(0, 4)).toEqual([5_000, 6_000, 6_000, 6_000])
    const { earned, on_hold, payable, paid_out } = await earningsOf(system, creator)
    expect(earned).toBe(ROUNDS * 7_000)
    expect(paid_out! + payable! + on_hold!).toBe(earned)
    expect(await system.violations()).toEqual([])
  })

  test('a refund by a process whose clock is late comes before the payout, or what was paid is owed back', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const creator = await payableCreator(system)
      goToMonday(system, 12)
      const order = await sell(system, creator, buyer, 21_000)
      for (let monday = 0; monday < 5; monday++) goToMonday(system)
      lateClock.advance(system.clock.now().getTime() - 6 * DAY_MS - lateClock.now().getTime())

      const [, , refund] = await Promise.all([
        pay(),
        pay(others[0]),
        refundOrder(late, buyer, order),
      ])

      const { earned, on_hold, payable, paid_out } = await earningsOf(system, creator)
      expect(refund.status).toBe(200)
      expect([earned, on_hold]).toEqual([0, 0])
      expect([0, 10_000]).toContain(paid_out)
      expect(payable).toBe(0 - paid_out!)
    }
    expect(await system.violations()).toEqual([])
  })

  test('details that change meanwhile are in the payout whole, old or new', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const creator = await payableCreator(system)
      await sellRun(system, creator, buyer, 10_500)
      goToMonday(system)
      await Promise.all([pay(), giveDetails(others[0]!, creator, OTHER_IBAN, 'Omar Hassan')])
      const [payout] = await system.database
        .select()
        .from(payouts)
        .where(eq(payouts.userId, creator.id))
      expect([`Aisha Rahman ${IBAN}`, `Omar Hassan ${OTHER_IBAN}`]).toContain(
        `${payout?.holderName} ${payout?.iban}`,
      )
    }
  })

  test('the bank file that is asked for meanwhile has every payout of its week, then and later', async () => {
    const operator = await admin()
    for (let round = 0; round < ROUNDS; round++) {
      const creators = [
        await payableCreator(system),
        await payableCreator(system),
        await payableCreator(system),
      ]
      for (const creator of creators) await sellRun(system, creator, buyer, 10_500)
      goToMonday(system)
      const week = weekOf(new Date(system.clock.now().getTime() - 7 * DAY_MS))
      const ask = (of: string) =>
        others[0]!.request('POST', `/api/payouts/weeks/${of}/bank-file/csv`, {
          token: operator.token,
        })
      const [during] = await Promise.all([ask(week), pay(others[0]), pay(others[1])])
      const [after, none] = [await ask(week), await ask('2026-W01')]
      expect(after.status).toBe(200)
      // Asked for before the first was made, there was no file yet.
      expect([after.text, none.text]).toContain(during.text)
    }
    expect(await system.violations()).toEqual([])
  })

  test('somebody who leaves is paid first, or stays until they are', async () => {
    // What was sold while others were paid is paid before, so that only who leaves is paid here.
    goToMonday(system)
    await pay()
    for (let round = 0; round < ROUNDS; round++) {
      const creator = await payableCreator(system)
      await sellRun(system, creator, buyer, 10_500)
      await system.database
        .update(apps)
        .set({ creatorId: null })
        .where(eq(apps.creatorId, creator.id))
      goToMonday(system)
      const [left] = await Promise.all([
        others[0]!.request('DELETE', '/api/account', {
          token: creator.token,
          body: { password: creator.password },
        }),
        pay(),
        pay(others[1]),
      ])
      const made = await system.database.$count(payouts, eq(payouts.createdAt, system.clock.now()))
      expect([left.status, made]).toEqual(left.status === 200 ? [200, 1] : [409, 1])
    }
    expect(await system.violations()).toEqual([])
  })
})
