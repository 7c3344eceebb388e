import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer, payableCreator, sellRun } from '../../../testing/payouts.ts'
import { TestClock, TestMail } from '../../../testing/stand-ins.ts'
import { StoreDidNotStart, startStore } from '../../../testing/store-process.ts'
import { type StoredStore, storeWithOneApp } from '../../../testing/stored-store.ts'
import { openSystem } from '../../../testing/system.ts'
import { invariants } from '../../all-invariants.ts'
import { systemClock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { ledgerTransactions } from '../../database/schema/billing.ts'
import { payouts, payoutWeeks } from '../../database/schema/creators.ts'
import { emails } from '../../database/schema/emails.ts'
import type { FaultPoint } from '../../faults.ts'
import { findViolations } from '../../invariants.ts'

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * 3_600_000

let stored: StoredStore
beforeAll(async () => {
  stored = await storeWithOneApp()
  await earnThreeWeeksAgo()
})
afterAll(() => stored.remove())

/** Two creators whose payouts became due while the store was not running. */
async function earnThreeWeeksAgo(): Promise<void> {
  let database: Database | undefined
  const anotherDatabase = async () => {
    database = await stored.open()
    return database
  }
  // Six hours more, so that three paydays have passed also between the midnight of a Monday and its six o'clock.
  const clock = new TestClock(new Date(systemClock.now().getTime() - 3 * WEEK_MS - 6 * HOUR_MS))
  const system = await openSystem({ beside: { clock, mail: new TestMail(), anotherDatabase } })
  const buyer = await customer(system)
  for (const name of ['Aisha Rahman', 'Omar Hassan'])
    await sellRun(system, await payableCreator(system, name), buyer, 21_000)
  await system.close()
  await database?.close()
}

test('a store that is killed at every point of paying creators pays each of them once', {
  timeout: 180_000,
}, async () => {
  const diesAt = async (dieAt: FaultPoint) => {
    await stored.letJobsBeDue()
    // What is due is paid before the store is ready, so it dies while it starts.
    await expect(startStore(stored.environment, { dieAt })).rejects.toThrow(StoreDidNotStart)
  }
  await diesAt('creators.payout_stored')
  await diesAt('creators.payout_posted')
  const beforeAny = await whatIsStored()
  await diesAt('creators.payout_made')
  const afterOne = await whatIsStored()
  await stored.letJobsBeDue()
  let atLast: unknown
  await stored.openLater(0, async (_app, database) => {
    atLast = await whatIsIn(database)
  })

  expect(beforeAny).toEqual({ fils: [], posted: 0, emails: 0, finishedWeeks: 0, violations: [] })
  expect(afterOne).toEqual({
    fils: [10_000],
    posted: 1,
    emails: 1,
    finishedWeeks: 0,
    violations: [],
  })
  expect(atLast).toEqual({
    fils: [10_000, 10_000],
    posted: 2,
    emails: 2,
    finishedWeeks: 3,
    violations: [],
  })
})

async function whatIsStored() {
  const database = await stored.open()
  const stands = await whatIsIn(database)
  await database.close()
  return stands
}

async function whatIsIn(database: Database) {
  const made = await database
    .select({ fils: payouts.fils, id: payouts.id })
    .from(payouts)
    .orderBy(asc(payouts.sequence))
  const queued = await database.select({ reference: emails.reference }).from(emails)
  return {
    fils: made.map(({ fils }) => fils),
    posted: await database.$count(ledgerTransactions, eq(ledgerTransactions.kind, 'payout')),
    emails: queued.filter(({ reference }) => reference.startsWith('payout:')).length,
    finishedWeeks: await database.$count(payoutWeeks),
    violations: await findViolations(invariants, database),
  }
}
