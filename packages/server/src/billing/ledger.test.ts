import { randomUUID } from 'node:crypto'
import { aed, usd } from '@wakeel/contract'
import { type SQL, sql, TransactionRollbackError } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestClock } from '../../testing/stand-ins.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { invoices, ledgerLines } from '../database/schema/billing.ts'
import { findViolations } from '../invariants.ts'
import { billingInvariants } from './invariants.ts'
import { createLedger, type Line, reversed } from './ledger.ts'
import {
  changeWallet,
  findWallet,
  holdMoney,
  lockWallet,
  releaseMoney,
  spendable,
  type Wallet,
} from './spending/wallet.ts'

const ledger = createLedger({ clock: new TestClock(), newId: randomUUID })

let storage: TestDatabase
beforeAll(async () => {
  storage = await createTestDatabase()
})
afterAll(async () => {
  const violations = await findViolations(billingInvariants, storage.database)
  await storage.remove()
  expect(violations).toEqual([])
})

/** A plan for AED 196.51 of which 9.36 are VAT, charged as USD 53.48. */
const sale: Line[] = [
  { account: 'provider', ...usd(5_348) },
  { account: 'exchange', ...usd(-5_348) },
  { account: 'exchange', ...aed(19_651) },
  { account: 'vat', ...aed(-936) },
  { account: 'platform', ...aed(-18_715) },
]

const post = (lines: readonly Line[], reference: string = randomUUID()) =>
  storage.database.transaction((tx) => ledger.post(tx, 'sale', reference, lines))

const balanceOf = async (kind: 'platform' | 'vat' | 'provider', currency: 'AED' | 'USD') =>
  ledger.balance(storage.database, await ledger.storeAccount(storage.database, kind, currency))

/** Why the database refused, or undefined when it did not. */
async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    const { cause, message } = error as Error
    return cause instanceof Error ? cause.message : message
  }
}

describe('what balances is posted', () => {
  test('each account owes or holds the sum of its lines', async () => {
    const before = await Promise.all([
      balanceOf('platform', 'AED'),
      balanceOf('vat', 'AED'),
      balanceOf('provider', 'USD'),
    ])
    await post(sale)
    await post(sale)
    await post(reversed(sale))
    const after = await Promise.all([
      balanceOf('platform', 'AED'),
      balanceOf('vat', 'AED'),
      balanceOf('provider', 'USD'),
    ])

    expect(after.map((balance, index) => balance - before[index]!)).toEqual([-18_715, -936, 5_348])
  })

  test('a line of zero is no line', async () => {
    await post(
      [
        { account: 'platform', ...aed(-100) },
        { account: 'vat', ...aed(0) },
        { account: 'losses', ...aed(100) },
      ],
      'without VAT',
    )
    const { rows } = await storage.database.execute(
      sql`select amount from ledger_lines join ledger_transactions as posted on posted.id = transaction_id where reference = 'without VAT'`,
    )

    expect(rows).toHaveLength(2)
  })

  test('whatever amounts balance are accepted, and one fils more is refused', {
    timeout: 60_000,
  }, async () => {
    const amount = fc
      .integer({ min: -100_000_000, max: 100_000_000 })
      .filter((value) => value !== 0)
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { minLength: 1, maxLength: 6 }), async (amounts) => {
        const lines = amounts.map((value): Line => ({ account: 'platform', ...aed(value) }))
        const rest = -amounts.reduce((sum, value) => sum + value, 0)

        expect(await refusal(post([...lines, { account: 'losses', ...aed(rest) }]))).toBeUndefined()
        expect(await refusal(post([...lines, { account: 'losses', ...aed(rest + 1) }]))).toMatch(
          /does not balance/,
        )
      }),
      { numRuns: 40 },
    )
  })
})

describe('the database refuses', () => {
  test('what does not balance, and keeps none of it', async () => {
    const before = await balanceOf('platform', 'AED')
    const reason = await refusal(
      post([...sale.slice(0, 4), { account: 'platform', ...aed(-18_714) }]),
    )

    expect(reason).toMatch(/does not balance/)
    expect(await balanceOf('platform', 'AED')).toBe(before)
  })

  test('what balances only when dirhams and dollars are added up', async () => {
    const reason = await refusal(
      post([
        { account: 'exchange', ...aed(100) },
        { account: 'exchange', ...usd(-100) },
      ]),
    )

    expect(reason).toMatch(/does not balance/)
  })

  test('a transaction without lines', async () => {
    const reason = await refusal(
      storage.database.execute(
        sql`insert into ledger_transactions (id, kind, reference, happened_at) values (gen_random_uuid(), 'sale', 'empty', now())`,
      ),
    )

    expect(reason).toMatch(/has no lines/)
  })

  test('dollars on an account in dirhams', async () => {
    const accountId = await ledger.storeAccount(storage.database, 'platform', 'AED')
    const reason = await refusal(
      post([
        { account: { id: accountId }, ...usd(-100) },
        { account: 'provider', ...usd(100) },
      ]),
    )

    expect(reason).toMatch(/foreign key/)
  })

  test('the same thing a second time', async () => {
    const reference = randomUUID()
    await post(sale, reference)

    expect(await refusal(post(sale, reference))).toMatch(/duplicate key/)
  })

  test('all but one of ten that post the same thing at once', async () => {
    const reference = randomUUID()
    const reasons = await Promise.all(
      Array.from({ length: 10 }, () => refusal(post(sale, reference))),
    )

    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1)
    expect(reasons.filter((reason) => reason?.includes('duplicate key'))).toHaveLength(9)
  })

  test('a line that is added to what was posted before', async () => {
    const reference = randomUUID()
    await post(sale, reference)
    const late = sql`insert into ledger_lines (transaction_id, account_id, currency, amount)
      select posted.id, accounts.id, 'AED', 1 from ledger_transactions as posted, ledger_accounts as accounts
      where posted.reference = ${reference} and accounts.kind = 'platform'`

    expect(await refusal(storage.database.execute(late))).toMatch(/only while it is made/)
  })

  test('a line that breaks the balance after it was looked at', async () => {
    const reason = await refusal(
      inTransaction(async (tx) => {
        const reference = randomUUID()
        await ledger.post(tx, 'sale', reference, sale)
        await tx.execute(sql`set constraints all immediate`)
        await tx.execute(
          sql`insert into ledger_lines (transaction_id, account_id, currency, amount)
              select posted.id, accounts.id, 'AED', 1 from ledger_transactions as posted, ledger_accounts as accounts
              where posted.reference = ${reference} and accounts.kind = 'platform' and accounts.currency = 'AED'`,
        )
      }),
    )

    expect(reason).toMatch(/does not balance/)
  })

  test('a second account of one of the store’s own kinds', async () => {
    const second = sql`insert into ledger_accounts (id, kind, currency, opened_at) values (gen_random_uuid(), 'vat', 'AED', now())`

    expect(await refusal(storage.database.execute(second))).toMatch(/duplicate key/)
  })

  test.each([
    sql`update ledger_lines set amount = amount + 1`,
    sql`update ledger_transactions set happened_at = now()`,
    sql`update ledger_accounts set kind = 'platform'`,
    sql`delete from ledger_lines`,
    sql`delete from ledger_transactions`,
    sql`delete from ledger_accounts`,
    sql`truncate ledger_lines`,
    sql`truncate ledger_transactions cascade`,
    sql`truncate ledger_accounts cascade`,
  ])('every change to what was posted: $queryChunks.0.value.0', async (change) => {
    expect(await refusal(storage.database.execute(change))).toMatch(/never changed or removed/)
  })

  test.each(['0.5', '-1.01', '1e-3', 'NaN', 'Infinity', '-Infinity', '0', '0.0', '1e15'])(
    'an amount of %s',
    async (amount) => {
      expect(await refusal(postRaw(sql`${amount}::numeric`))).toMatch(/ledger_lines_amount/)
    },
  )

  test('an amount that is a float with a fraction', async () => {
    expect(await refusal(postRaw(sql`0.1::float8 + 0.2::float8`))).toMatch(/ledger_lines_amount/)
  })
})

describe('a wallet', () => {
  test('is opened once, however many ask for it at once', async () => {
    const userId = await person()
    const held = await Promise.all(
      Array.from({ length: 8 }, () => inTransaction((tx) => lockWallet({ ledger }, tx, userId))),
    )

    expect(new Set(held.map(({ accountId }) => accountId)).size).toBe(1)
  })

  test('holds what the ledger owes its owner', async () => {
    const { userId, accountId } = await walletOf(5_000)

    expect(await ledger.balance(storage.database, accountId)).toBe(-5_000)
    expect(spendable(await findWallet(storage.database, userId))).toBe(5_000)
  })

  test('never gives more than it holds', async () => {
    const { userId } = await walletOf(5_000)

    expect(await refusal(inTransaction((tx) => changeWallet(tx, userId, -5_001)))).toMatch(
      /wallets_covered/,
    )
  })

  test('never gives what is kept for something else', async () => {
    const { userId } = await walletOf(5_000)
    await inTransaction((tx) => holdMoney(tx, userId, 1_000))
    const reason = await refusal(inTransaction((tx) => changeWallet(tx, userId, -4_001)))
    await inTransaction((tx) => releaseMoney(tx, userId, 1_000))

    expect(reason).toMatch(/wallets_covered/)
  })

  test('never releases more than it keeps', async () => {
    const { userId } = await walletOf(5_000)

    expect(await refusal(inTransaction((tx) => releaseMoney(tx, userId, 1)))).toMatch(
      /wallets_covered/,
    )
  })

  test('for ten keeps ten of the thirty that ask at once', async () => {
    const { userId } = await walletOf(5_000)
    const kept = await Promise.all(
      Array.from({ length: 30 }, () => inTransaction((tx) => holdMoney(tx, userId, 500))),
    )
    const wallet = await findWallet(storage.database, userId)
    await inTransaction((tx) => releaseMoney(tx, userId, 5_000))

    expect(kept.filter(Boolean)).toHaveLength(10)
    expect([wallet?.heldFils, spendable(wallet)]).toEqual([5_000, 0])
  })
})

describe('a document, once issued', () => {
  test.each([
    ['another content', sql`update invoices set content = '{"totalFils": 1}'`],
    ['another number', sql`update invoices set number = 'INV-000009'`],
    ['another time', sql`update invoices set issued_at = now() + interval '1 day'`],
    ['another owner', sql`update invoices set user_id = (select id from users limit 1)`],
    ['no place in the store', sql`delete from invoices`],
    ['no place in an emptied store', sql`truncate invoices`],
  ])('is refused %s', async (_what, change) => {
    const reason = await refusal(
      inTransaction(async (tx) => {
        await tx.execute(
          sql`insert into invoices (id, number, kind, sequence, reference, content, issued_at)
              values (gen_random_uuid(), 'INV-000001', 'tax_invoice', 1, 'an order', '{"totalFils": 19651}', now())`,
        )
        await tx.execute(change)
      }),
    )

    expect(reason).toMatch(/never changed or removed/)
  })

  test('loses its owner when they leave, and nothing else', async () => {
    const userId = await person()
    const left = await undone(async (tx) => {
      await tx.execute(
        sql`insert into invoices (id, number, kind, sequence, user_id, reference, content, issued_at)
            values (gen_random_uuid(), 'INV-000001', 'tax_invoice', 1, ${userId}, 'an order', '{"totalFils": 19651}', now())`,
      )
      await tx.update(invoices).set({ userId: null })
      return await tx.select().from(invoices)
    })

    expect(left).toMatchObject([
      { number: 'INV-000001', userId: null, content: { totalFils: 19_651 } },
    ])
  })
})

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) =>
  storage.database.transaction(work)

/** What a transaction sees that is then rolled back. */
async function undone<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  let seen: T | undefined
  await inTransaction(async (tx) => {
    seen = await work(tx)
    tx.rollback()
  }).catch((error) => expect(error).toBeInstanceOf(TransactionRollbackError))
  return seen!
}

async function person(): Promise<string> {
  const id = randomUUID()
  await storage.database
    .insert(users)
    .values({ id, name: 'Aisha Rahman', email: `${id}@example.ae` })
  return id
}

/** A new person with that much in the wallet. */
async function walletOf(fils: number): Promise<Wallet> {
  const userId = await person()
  return await inTransaction(async (tx) => {
    await lockWallet({ ledger }, tx, userId)
    const line = await changeWallet(tx, userId, fils)
    await ledger.post(tx, 'top_up', userId, [{ account: 'exchange', ...aed(fils) }, line])
    return await lockWallet({ ledger }, tx, userId)
  })
}

/** A transaction whose amounts are written in SQL, past everything that this code would check. */
const postRaw = (amount: SQL) =>
  storage.database.transaction(async (tx) => {
    const id = randomUUID()
    const accountId = await ledger.storeAccount(tx, 'platform', 'AED')
    await tx.execute(
      sql`insert into ledger_transactions (id, kind, reference, happened_at) values (${id}, 'sale', ${id}, now())`,
    )
    await tx.insert(ledgerLines).values([
      { transactionId: id, accountId, currency: 'AED', amount: sql`${amount}` },
      { transactionId: id, accountId, currency: 'AED', amount: sql`-(${amount})` },
    ])
  })
