import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  customer,
  goToMonday,
  lastingUser,
  payableCreator,
  payOnMonday,
  payoutsOf,
  sell,
  sellRun,
} from '../../../testing/payouts.ts'
import { TestClock } from '../../../testing/stand-ins.ts'
import { openSystem, type System } from '../../../testing/system.ts'
import { payoutInvariants } from './invariants.ts'

const [STANDS_ONCE, ON_THE_WAY, RELEASED] = payoutInvariants.map(({ name }) => name)

/** A store in which a payout is ready, one was paid, one was returned, and a sale is on hold. */
let system: System
beforeAll(async () => {
  system = await openSystem({ clock: new TestClock(new Date('2026-11-16T08:00:00Z')) })
  const [creator, buyer, admin] = [
    await payableCreator(system),
    await customer(system),
    await lastingUser(system, { role: 'admin' }),
  ]
  const ask = (path: string, body?: object) =>
    system.request('POST', `/api/payouts/${path}`, { token: admin.token, body })
  for (let week = 0; week < 3; week++) {
    await sellRun(system, creator, buyer, 21_000)
    await payOnMonday(system)
    const [payout] = await payoutsOf(system, creator)
    if (week < 2) await ask(`weeks/${payout.week}/bank-file/csv`)
    if (week === 0) await ask(`weeks/${payout.week}/paid`)
    if (week === 1)
      await ask(`${payout.id}/returned`, { reason: 'The bank knows no such account.' })
  }
  await sell(system, creator, buyer, 21_000)
  goToMonday(system)
})
afterAll(() => system.close())

/** What the invariants say after a fault that no code of the store could make, which is then undone. */
async function after(fault: SQL): Promise<string[]> {
  const broken: string[] = []
  const undo = new Error('undo')
  await system.database
    .transaction(async (tx) => {
      // As a careless restore would, past triggers and foreign keys.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(fault)
      for (const { name, check } of payoutInvariants)
        if ((await check(tx)).length > 0) broken.push(name)
      throw undo
    })
    .catch((error) => expect(error).toBe(undo))
  return broken
}

const linesOf = (kind: string) => sql`select id from ledger_transactions where kind = ${kind}`

test('a store in which everything has happened breaks none', async () => {
  expect(await system.violations()).toEqual([])
})

test.each([
  [
    'a payout that the ledger does not know',
    sql`delete from ledger_transactions where kind = 'payout'`,
    [STANDS_ONCE],
  ],
  ['a payout that is gone', sql`delete from payouts where status = 'paid'`, [STANDS_ONCE]],
  ['another amount', sql`update payouts set fils = fils + 1 where status = 'paid'`, [STANDS_ONCE]],
  [
    'a payout that is paid and was not',
    sql`update payouts set status = 'paid', paid_at = now() where status = 'ready'`,
    [STANDS_ONCE, ON_THE_WAY],
  ],
  [
    'one that was paid and is not',
    sql`update payouts set status = 'ready', paid_at = null where status = 'paid'`,
    [STANDS_ONCE, ON_THE_WAY],
  ],
  [
    'money that came back unnoticed',
    sql`delete from ledger_transactions where kind = 'payout_returned'`,
    [STANDS_ONCE],
  ],
  [
    'lines that are gone',
    sql`delete from ledger_lines where transaction_id in (${linesOf('payout_paid')})`,
    [STANDS_ONCE, ON_THE_WAY],
  ],
  [
    'a payout of an earlier week',
    sql`update payouts set week = '2026-W40' where status = 'paid'`,
    [RELEASED],
  ],
  [
    'runs that earned less',
    sql`update ledger_lines set amount = 1 where transaction_id in (${linesOf('run')}) and amount < 0`,
    [RELEASED],
  ],
])('%s is noticed', async (_what, fault, broken) => {
  expect(await after(fault)).toEqual(expect.arrayContaining(broken))
})
