import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  customer,
  earningsOf,
  giveDetails,
  goToMonday,
  lastingUser,
  OTHER_IBAN,
  payableCreator,
  payOnMonday,
  payoutsOf,
  sell,
  sellRun,
} from '../../../testing/payouts.ts'
import { postedFor, refundOrder } from '../../../testing/refunds.ts'
import { TestClock } from '../../../testing/stand-ins.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { payouts } from '../../database/schema/creators.ts'
import { emails } from '../../database/schema/emails.ts'

const DAY_MS = 24 * 3_600_000

let system: System
let buyer: Person
beforeAll(async () => {
  // A Monday at noon in Dubai.
  system = await openSystem({ clock: new TestClock(new Date('2026-11-16T08:00:00Z')) })
  buyer = await customer(system)
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const pay = () => system.capabilities.creators.payCreators()

describe('what a creator has earned', () => {
  test('by a sale is on hold for thirty days, to the moment', async () => {
    const creator = await payableCreator(system)
    await sell(system, creator, buyer, 21_000)
    const before = await system.request('GET', '/api/creator/earnings', { token: creator.token })
    system.clock.advance(30 * DAY_MS - 1)
    const last = await earningsOf(system, creator)
    system.clock.advance(1)

    const after = await earningsOf(system, creator)

    expect(before.body.earnings.releases).toEqual([
      { day: expect.stringMatching(/^2026-12-/), amount: { amount: 10_000, currency: 'AED' } },
    ])
    expect(last).toEqual({ earned: 10_000, on_hold: 10_000, payable: 0, paid_out: 0 })
    expect(after).toEqual({ earned: 10_000, on_hold: 0, payable: 10_000, paid_out: 0 })
  })

  test('by a run is payable at once, as nothing takes it back', async () => {
    const creator = await payableCreator(system)
    await sellRun(system, creator, buyer, 2_100)

    expect(await earningsOf(system, creator)).toEqual({
      earned: 1_000,
      on_hold: 0,
      payable: 1_000,
      paid_out: 0,
    })
  })

  test('by a sale whose money went back is nothing', async () => {
    const creator = await payableCreator(system)
    const order = await sell(system, creator, buyer, 21_000)
    await refundOrder(system, buyer, order)

    expect(await earningsOf(system, creator)).toEqual({
      earned: 0,
      on_hold: 0,
      payable: 0,
      paid_out: 0,
    })
  })

  test('is paid next on Monday at six in the morning, which is today until then', async () => {
    const creator = await payableCreator(system)
    const next = async () =>
      (await system.request('GET', '/api/creator/earnings', { token: creator.token })).body.earnings
        .next_payout_at
    goToMonday(system, 5)
    const sixToday = new Date(system.clock.now().getTime() + 3_600_000).toISOString()
    const beforeSix = await next()
    system.clock.advance(3_600_000)

    expect(beforeSix).toBe(sixToday)
    expect(Date.parse(await next()) - Date.parse(sixToday)).toBe(7 * DAY_MS)
  })
})

describe('on Monday at six in Dubai', () => {
  test('what was earned in the week becomes a payout, and not a minute earlier', async () => {
    const creator = await payableCreator(system)
    await sellRun(system, creator, buyer, 21_000)
    goToMonday(system)
    system.clock.advance(-60_000)
    await pay()
    const early = await payoutsOf(system, creator)
    system.clock.advance(60_000)
    await pay()

    const [payout, ...more] = await payoutsOf(system, creator)

    expect([early, more]).toEqual([[], []])
    expect(payout).toMatchObject({
      number: expect.stringMatching(/^PO-\d{6}$/),
      status: 'ready',
      amount: { amount: 10_000, currency: 'AED' },
      holder_name: 'Aisha Rahman',
      iban_masked: 'AE07 •••• 3456',
      paid_at: null,
    })
    expect(await postedFor(system, payout.id)).toEqual(['creator AED 10000', 'payouts AED -10000'])
    expect(await earningsOf(system, creator)).toEqual({
      earned: 10_000,
      on_hold: 0,
      payable: 0,
      paid_out: 10_000,
    })
  })

  test('what was earned on that Monday itself waits for the next', async () => {
    const creator = await payableCreator(system)
    await sellRun(system, creator, buyer, 21_000)
    goToMonday(system, 0)
    await sellRun(system, creator, buyer, 10_500)
    system.clock.advance(6 * 3_600_000)
    await pay()
    const first = await payoutsOf(system, creator)
    await payOnMonday(system)

    const both = await payoutsOf(system, creator)

    expect(first).toMatchObject([{ amount: { amount: 10_000 } }])
    expect(both).toMatchObject([{ amount: { amount: 5_000 } }, { amount: { amount: 10_000 } }])
  })

  test('a sale is paid in the week in which the guarantee ends, unless its money went back before', async () => {
    const creator = await payableCreator(system)
    await sell(system, creator, buyer, 21_000)
    const order = await sell(system, creator, buyer, 42_000)
    for (let monday = 0; monday < 4; monday++) await payOnMonday(system)
    await refundOrder(system, buyer, order)
    const held = await payoutsOf(system, creator)
    await payOnMonday(system)

    expect(held).toEqual([])
    expect(await payoutsOf(system, creator)).toMatchObject([{ amount: { amount: 10_000 } }])
  })

  test('less than fifty dirhams is not paid out, and counts the week after', async () => {
    const creator = await payableCreator(system)
    await sellRun(system, creator, buyer, 10_479)
    await payOnMonday(system)
    const before = await payoutsOf(system, creator)
    await sellRun(system, creator, buyer, 25)
    await payOnMonday(system)

    expect(before).toEqual([])
    expect(await payoutsOf(system, creator)).toMatchObject([{ amount: { amount: 4_990 + 12 } }])
  })

  test('whoever has not said where to is paid when they have', async () => {
    const creator = await lastingUser(system, { role: 'creator' })
    await sellRun(system, creator, buyer, 21_000)
    await payOnMonday(system)
    await giveDetails(system, creator)
    await pay()
    const late = await payoutsOf(system, creator)
    await payOnMonday(system)

    expect(late).toEqual([])
    expect(await payoutsOf(system, creator)).toMatchObject([{ amount: { amount: 10_000 } }])
  })

  test('whoever is suspended is paid when they no longer are', async () => {
    const creator = await payableCreator(system)
    await sellRun(system, creator, buyer, 21_000)
    await system.suspend(creator.id)
    await payOnMonday(system)
    const suspended = await system.database.$count(payouts, eq(payouts.userId, creator.id))
    await system.restore(creator.id)
    await payOnMonday(system)

    expect(suspended).toBe(0)
    expect(await system.database.$count(payouts, eq(payouts.userId, creator.id))).toBe(1)
  })

  test('a payout goes where the creator had said when it was made', async () => {
    const creator = await payableCreator(system)
    await sellRun(system, creator, buyer, 21_000)
    await payOnMonday(system)
    await giveDetails(system, creator, OTHER_IBAN)
    await pay()

    expect(await payoutsOf(system, creator)).toMatchObject([{ iban_masked: 'AE07 •••• 3456' }])
  })

  test('the creator gets one e-mail about it, in both languages', async () => {
    const creator = await payableCreator(system)
    await sellRun(system, creator, buyer, 21_000)
    await payOnMonday(system)
    const [payout] = await payoutsOf(system, creator)

    const all = await system.database.select().from(emails).where(eq(emails.userId, creator.id))
    const [email, ...more] = all.filter(({ subject }) => subject.includes('payout'))

    expect(more).toEqual([])
    expect(email?.subject).toBe(
      `Your Wakeel payout ${payout.number} · دفعتك من وكيل ${payout.number}`,
    )
    expect(email?.body).toContain('We are paying AED 100.00 to your account AE07 •••• 3456')
    expect(email?.body).toContain('مبلغ 100.00 درهم')
  })
})

describe('payouts that were not made in time', () => {
  test('are made up one week after the other', async () => {
    const creator = await payableCreator(system)
    await sellRun(system, creator, buyer, 21_000)
    goToMonday(system, 12)
    await sellRun(system, creator, buyer, 10_500)
    goToMonday(system, 12)
    goToMonday(system, 12)
    await pay()

    const made = await payoutsOf(system, creator)

    expect(made).toMatchObject([{ amount: { amount: 5_000 } }, { amount: { amount: 10_000 } }])
    expect(made[0].week > made[1].week).toBe(true)
  })

  test('are made once, when the clock goes back and forth again', async () => {
    const creator = await payableCreator(system)
    await sellRun(system, creator, buyer, 21_000)
    await payOnMonday(system)
    system.clock.advance(-10 * DAY_MS)
    await pay()
    await sellRun(system, creator, buyer, 10_500)
    system.clock.advance(10 * DAY_MS)
    await pay()
    const again = await payoutsOf(system, creator)
    await payOnMonday(system)

    expect(again).toMatchObject([{ amount: { amount: 10_000 } }])
    expect(await payoutsOf(system, creator)).toMatchObject([
      { amount: { amount: 5_000 } },
      { amount: { amount: 10_000 } },
    ])
  })

  test.each(['creators.payout_stored', 'creators.payout_posted', 'creators.payout_made'] as const)(
    'because something failed at %s are made when it no longer does, to the others at once',
    async (point) => {
      const [one, two] = [await payableCreator(system), await payableCreator(system)]
      await sellRun(system, one, buyer, 21_000)
      await sellRun(system, two, buyer, 21_000)
      goToMonday(system)
      system.faults.failAt(point)
      await expect(pay()).rejects.toThrow('could not be paid')
      const atOnce = [...(await payoutsOf(system, one)), ...(await payoutsOf(system, two))]
      await pay()

      expect(atOnce).toHaveLength(point === 'creators.payout_made' ? 2 : 1)
      expect(await payoutsOf(system, one)).toMatchObject([{ amount: { amount: 10_000 } }])
      expect(await payoutsOf(system, two)).toMatchObject([{ amount: { amount: 10_000 } }])
    },
  )
})

test('a creator with many payouts turns their pages', async () => {
  const creator = await payableCreator(system)
  for (let week = 0; week < 3; week++) {
    await sellRun(system, creator, buyer, 10_500)
    await payOnMonday(system)
  }

  const first = await system.request('GET', '/api/creator/payouts?limit=2', {
    token: creator.token,
  })
  const second = await system.request(
    'GET',
    `/api/creator/payouts?limit=2&cursor=${first.body.next_cursor}`,
    { token: creator.token },
  )

  expect(first.body.payouts).toHaveLength(2)
  expect(second.body).toMatchObject({ payouts: [{ amount: { amount: 5_000 } }], next_cursor: null })
})
