import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
import { pdfText } from '../../../testing/pdf-text.ts'
import { refundOrder } from '../../../testing/refunds.ts'
import { TestClock } from '../../../testing/stand-ins.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { creatorAccounts, ledgerLines } from '../../database/schema/billing.ts'

let system: System
let creator: Person
beforeAll(async () => {
  // A Monday at noon in Dubai; the year ends during what follows.
  system = await openSystem({ clock: new TestClock(new Date('2026-12-21T08:00:00Z')) })
  const buyer = await customer(system)
  creator = await payableCreator(system, '=cmd|Aisha')
  await sellRun(system, creator, buyer, 21_000)
  const order = await sell(system, creator, buyer, 42_000)
  await payOnMonday(system)
  await refundOrder(system, buyer, order)
  await sellRun(system, creator, buyer, 10_500)
  await payOnMonday(system)
})
afterAll(() => system.close())

const ask = (path: string, person = creator) =>
  system.request('GET', `/api/creator/statements${path}`, { token: person.token })
const money = (amount: number) => ({ amount, currency: 'AED' })
const cellsOf = (csv: string) =>
  csv
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))

describe('the statements of a creator', () => {
  test('are of every week that is over, and each begins with what the one before ended with', async () => {
    const { body } = await ask('')

    expect(body.statements).toEqual([
      {
        week: '2026-W53',
        from: '2026-12-27T20:00:00.000Z',
        to: '2027-01-03T20:00:00.000Z',
        opening: money(30_000),
        earned: money(5_000),
        taken_back: money(20_000),
        paid_out: money(10_000),
        closing: money(5_000),
      },
      {
        week: '2026-W52',
        from: '2026-12-20T20:00:00.000Z',
        to: '2026-12-27T20:00:00.000Z',
        opening: money(0),
        earned: money(30_000),
        taken_back: money(0),
        paid_out: money(0),
        closing: money(30_000),
      },
    ])
  })

  test('end with what the ledger owes', async () => {
    goToMonday(system)

    const { body } = await ask('')

    const lines = await system.database
      .select({ amount: ledgerLines.amount })
      .from(creatorAccounts)
      .innerJoin(ledgerLines, eq(ledgerLines.accountId, creatorAccounts.accountId))
      .where(eq(creatorAccounts.userId, creator.id))
      .orderBy(asc(ledgerLines.id))
    expect(body.statements).toHaveLength(3)
    expect(body.statements[0].closing.amount).toBe(
      0 - lines.reduce((sum, { amount }) => sum + amount, 0),
    )
  })

  test('are nothing for whoever never sold anything', async () => {
    const { body } = await ask('', await lastingUser(system))

    expect(body).toEqual({ success: true, statements: [] })
  })
})

describe('the file of a statement', () => {
  test('as CSV has every movement with the balance after it, and adds up', async () => {
    const { headers, text } = await ask('/2026-W53/csv')

    const [head, ...rows] = cellsOf(text)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="statement-2026-W53.csv"')
    expect(head).toEqual(['Time (UAE)', 'Description', 'Share', 'Amount (AED)', 'Balance (AED)'])
    expect(rows).toEqual([
      ['', 'Balance before', '', '', '300.00'],
      ['2026-12-28 06:00:00', 'Payout to your bank', '', '-100.00', '200.00'],
      ['2026-12-28 06:00:00', 'Refund for VAT desk', '50%', '-200.00', '0.00'],
      ['2026-12-28 06:00:00', 'Runs of VAT desk', '50%', '50.00', '50.00'],
      ['', 'Earned', '', '', '50.00'],
      ['', 'Taken back', '', '', '-200.00'],
      ['', 'Paid out', '', '', '-100.00'],
      ['', 'Balance after', '', '', '50.00'],
    ])
  })

  test('as CSV speaks Arabic when asked', async () => {
    const { text } = await ask('/2026-W53/csv?lang=ar')

    expect(cellsOf(text).at(-1)).toEqual(['', 'الرصيد اللاحق', '', '', '50.00'])
  })

  test('names an agent so that no spreadsheet takes it for a formula', async () => {
    const seller = await payableCreator(system)
    const name = { en: '=HYPERLINK("x"),', ar: 'x' }
    const { slug } = await system.app({
      price: { model: 'per_use', fils: 2_100 },
      creatorId: seller.id,
      name,
    })
    await system.request('POST', `/api/apps/${slug}/runs`, {
      token: (await customer(system)).token,
      body: { input: 'Add VAT to AED 1,000' },
    })
    goToMonday(system)
    const [{ week }] = (await ask('', seller)).body.statements

    const { text } = await ask(`/${week}/csv`, seller)

    expect(text).toContain('"Runs of =HYPERLINK(""x""),"')
  })

  test.for(['en', 'ar'])('as PDF is drawn in %s, the same each time', async (lang) => {
    const first = await ask(`/2026-W53/pdf?lang=${lang}`)
    const second = await ask(`/2026-W53/pdf?lang=${lang}`)

    expect(first.headers.get('content-type')).toBe('application/pdf')
    expect(first.text).toMatch(/^%PDF-/)
    expect(second.text).toBe(first.text)
  })

  test('as PDF prints the figures of the week: what was there, came, went and is left', async () => {
    const reply = await fetch(`${system.url}/api/creator/statements/2026-W53/pdf`, {
      headers: { authorization: `Bearer ${creator.token}` },
    })
    const printed = pdfText(Buffer.from(await reply.arrayBuffer()))

    const amounts = ['300.00', '50.00', '200.00', '100.00'].filter((amount) =>
      printed.includes(amount),
    )
    expect(amounts).toEqual(['300.00', '50.00', '200.00', '100.00'])
  })

  test.for([
    ['a week without movement', '2026-W40'],
    ['a week that is not over', '2099-W01'],
    ['a week that the year does not have', '2027-W53'],
  ] as const)('is not found for %s', async ([, week]) => {
    const { status, body } = await ask(`/${week}/csv`)

    expect([status, body.code]).toEqual([404, 'creators.statement_not_found'])
  })

  test('is not found for somebody else', async () => {
    const { status, body } = await ask('/2026-W53/csv', await lastingUser(system))

    expect([status, body.code]).toEqual([404, 'creators.statement_not_found'])
  })
})

test('the payout on the statement is the one that was made', async () => {
  const made = await payoutsOf(system, creator)

  expect(made.at(-1)).toMatchObject({ week: '2026-W52', amount: money(10_000) })
})

test('statements are given sixty times in ten minutes', async () => {
  const other = await lastingUser(system)
  const statuses: number[] = []
  for (let time = 0; time < 61; time += 1) statuses.push((await ask('/2026-W40/csv', other)).status)

  expect(statuses.filter((status) => status === 404)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})
