import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  customer,
  earningsOf,
  giveDetails,
  IBAN,
  lastingUser,
  OTHER_IBAN,
  payableCreator,
  payOnMonday,
  payoutsOf,
  sellRun,
} from '../../../testing/payouts.ts'
import { postedFor } from '../../../testing/refunds.ts'
import { TestClock } from '../../../testing/stand-ins.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { readXml } from '../../../testing/xml.ts'
import { auditEntries } from '../../database/schema/audit.ts'
import { emails } from '../../database/schema/emails.ts'

let system: System
let operator: Person
beforeAll(async () => {
  system = await openSystem({
    clock: new TestClock(new Date('2026-11-16T08:00:00Z')),
    config: { payoutIban: OTHER_IBAN },
  })
  operator = await lastingUser(system, { role: 'admin' })
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

/** Of this test; whoever came before has nothing left to be paid. */
let buyer: Person
let one: Person
let two: Person
let week: string
beforeEach(async () => {
  buyer = await customer(system)
  one = await payableCreator(system)
  two = await lastingUser(system, { role: 'creator' })
  await giveDetails(system, two, OTHER_IBAN, '-Omar & Sons’ (Agents)')
  await sellRun(system, one, buyer, 21_000)
  await sellRun(system, two, buyer, 10_521)
  await payOnMonday(system)
  week = (await payoutsOf(system, one))[0].week
})

const ask = (path: string, method = 'POST', body?: object) =>
  system.request(method, `/api/payouts/${path}`, { token: operator.token, body })
const giveBack = (id: string) =>
  ask(`${id}/returned`, 'POST', { reason: 'The bank knows no such account.' })
/** What stands in the log about a week or a payout, oldest first. */
const auditEntriesAbout = (subjectId: string) =>
  system.database
    .select({
      actorId: auditEntries.actorId,
      action: auditEntries.action,
      before: auditEntries.before,
      after: auditEntries.after,
      reason: auditEntries.reason,
    })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, subjectId))
    .orderBy(auditEntries.number)
const statusOf = async (creator: Person) => (await payoutsOf(system, creator))[0].status
const newest = async () => (await ask('weeks', 'GET')).body.weeks[0]

describe('the bank file of a week', () => {
  test('as CSV has a line for each payout, and no cell that a spreadsheet would execute', async () => {
    const [{ number: first }] = await payoutsOf(system, one)
    const [{ number: second }] = await payoutsOf(system, two)

    const { headers, text } = await ask(`weeks/${week}/bank-file/csv`)

    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="payouts-${week}.csv"`)
    expect(text.replace('\ufeff', '').split('\r\n').sort()).toEqual(
      [
        '',
        'reference,beneficiary,iban,amount,currency,remittance',
        `${first},Aisha Rahman,${IBAN},100.00,AED,Wakeel payout ${first} ${week}`,
        `${second},'-Omar & Sons’ (Agents),${OTHER_IBAN},50.10,AED,Wakeel payout ${second} ${week}`,
      ].sort(),
    )
  })

  test('as pain.001 is a credit transfer for each payout, with its sums, in letters that every bank reads', async () => {
    const [{ number }] = await payoutsOf(system, two)

    const { headers, text } = await ask(`weeks/${week}/bank-file/pain001`)

    const message = readXml(text)
    const all = (path: string) =>
      message.filter((each) => each.path === path).map(({ text }) => text)
    const transfer = 'Document/CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf'
    expect(headers.get('content-type')).toBe('application/xml')
    expect(text).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">')
    expect(all('Document/CstmrCdtTrfInitn/GrpHdr/MsgId')).toEqual([`WAKEEL-${week}`])
    expect(all('Document/CstmrCdtTrfInitn/GrpHdr/NbOfTxs')).toEqual(['2'])
    expect(all('Document/CstmrCdtTrfInitn/GrpHdr/CtrlSum')).toEqual(['150.10'])
    expect(all('Document/CstmrCdtTrfInitn/PmtInf/DbtrAcct/Id/IBAN')).toEqual([OTHER_IBAN])
    expect(all(`${transfer}/PmtId/EndToEndId`)).toContain(number)
    expect(all(`${transfer}/Amt/InstdAmt`).sort()).toEqual(['100.00', '50.10'])
    expect(all(`${transfer}/Cdtr/Nm`).sort()).toEqual(["-Omar + Sons' (Agents)", 'Aisha Rahman'])
    expect(all(`${transfer}/CdtrAcct/Id/IBAN`).sort()).toEqual([IBAN, OTHER_IBAN])
  })

  test('as pain.001 has its elements in the order of the schema', async () => {
    const { text } = await ask(`weeks/${week}/bank-file/pain001`)

    const inside = (parent: string) => [
      ...new Set(
        readXml(text)
          .filter(({ path }) => path.startsWith(`${parent}/`))
          .map(({ path }) => path.slice(parent.length + 1).split('/')[0]),
      ),
    ]
    expect(inside('Document/CstmrCdtTrfInitn')).toEqual(['GrpHdr', 'PmtInf'])
    expect(inside('Document/CstmrCdtTrfInitn/GrpHdr')).toEqual([
      'MsgId',
      'CreDtTm',
      'NbOfTxs',
      'CtrlSum',
      'InitgPty',
    ])
    expect(inside('Document/CstmrCdtTrfInitn/PmtInf')).toEqual([
      'PmtInfId',
      'PmtMtd',
      'NbOfTxs',
      'CtrlSum',
      'ReqdExctnDt',
      'Dbtr',
      'DbtrAcct',
      'DbtrAgt',
      'ChrgBr',
      'CdtTrfTxInf',
    ])
    expect(inside('Document/CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf')).toEqual([
      'PmtId',
      'Amt',
      'Cdtr',
      'CdtrAcct',
      'RmtInf',
    ])
  })

  test('is the same however often it is asked for, and its payouts are sent from then on', async () => {
    const before = await statusOf(one)
    const first = await ask(`weeks/${week}/bank-file/pain001`)
    system.clock.advance(3_600_000)

    const second = await ask(`weeks/${week}/bank-file/pain001`)

    expect(second.text).toBe(first.text)
    expect([before, await statusOf(one), await statusOf(two)]).toEqual(['ready', 'sent', 'sent'])
  })

  test('ends the week: a payout that could not be made until then is in the next', async () => {
    const [{ amount }] = await payoutsOf(system, one)
    const late = await payableCreator(system)
    await sellRun(system, late, buyer, 21_000)
    await sellRun(system, one, buyer, 21_000)
    system.faults.failAt('creators.payout_stored')
    await payOnMonday(system).catch(() => {})
    const [ready] = [
      ...(await payoutsOf(system, one)).slice(0, -1),
      ...(await payoutsOf(system, late)),
    ]
    await ask(`weeks/${ready.week}/bank-file/csv`)
    await system.capabilities.creators.payCreators()
    const afterFile = await newest()
    await payOnMonday(system)

    expect(amount.amount).toBe(10_000)
    expect(afterFile).toMatchObject({ week: ready.week, payouts: 1 })
    expect(await newest()).toMatchObject({ payouts: 1, total: { amount: 10_000 } })
  })

  test.for(['2026-W01', '2099-W01'])(
    'of a week without payouts is not found: %s',
    async (empty) => {
      const { status, body } = await ask(`weeks/${empty}/bank-file/csv`)
      const next = await payableCreator(system)
      await sellRun(system, next, buyer, 21_000)
      await payOnMonday(system)

      expect([status, body.code]).toEqual([404, 'creators.payout_not_found'])
      expect(await payoutsOf(system, next)).toHaveLength(1)
    },
  )
})

describe('what the bank has done', () => {
  test('is that it paid: once, and only what was sent', async () => {
    const tooEarly = await ask(`weeks/${week}/paid`)
    await ask(`weeks/${week}/bank-file/csv`)
    const confirmed = await ask(`weeks/${week}/paid`)
    const again = await ask(`weeks/${week}/paid`)

    const [payout] = await payoutsOf(system, one)

    expect([tooEarly, confirmed, again].map(({ body }) => body.confirmed)).toEqual([0, 2, 0])
    expect(payout).toMatchObject({ status: 'paid', paid_at: system.clock.now().toISOString() })
    expect(await postedFor(system, payout.id)).toEqual([
      'bank AED -10000',
      'creator AED 10000',
      'payouts AED -10000',
      'payouts AED 10000',
    ])
    expect(await newest()).toEqual({
      week,
      payouts: 2,
      total: { amount: 15_010, currency: 'AED' },
      by_status: { ready: 0, sent: 0, paid: 2, returned: 0 },
    })
  })

  test('is nothing for a week without payouts', async () => {
    const { status, body } = await ask('weeks/2026-W01/paid')

    expect([status, body.code]).toEqual([404, 'creators.payout_not_found'])
  })

  test.for([
    ['sent', 'payouts'],
    ['paid', 'bank'],
  ] as const)(
    'may be that it gives one back that was %s: it is owed again and paid the week after',
    async ([state, account]) => {
      await ask(`weeks/${week}/bank-file/csv`)
      if (state === 'paid') await ask(`weeks/${week}/paid`)
      const [{ id, number }] = await payoutsOf(system, one)

      const returned = await giveBack(id)
      const twice = await giveBack(id)

      expect(returned.body).toEqual({ success: true, status: 'returned' })
      expect([twice.status, twice.body.code]).toEqual([409, 'creators.payout_moved'])
      expect(await postedFor(system, id)).toContain(`${account} AED 10000`)
      expect(await earningsOf(system, one)).toEqual({
        earned: 10_000,
        on_hold: 0,
        payable: 10_000,
        paid_out: 0,
      })
      const about = await system.database.select().from(emails).where(eq(emails.userId, one.id))
      expect(about.map(({ subject }) => subject)).toContain(
        `Your Wakeel payout ${number} came back · أعاد المصرف دفعتك من وكيل ${number}`,
      )
      await payOnMonday(system)
      expect(
        (await payoutsOf(system, one)).map(({ status }: { status: string }) => status),
      ).toEqual(['ready', 'returned'])
      expect(await earningsOf(system, one)).toMatchObject({ payable: 0, paid_out: 10_000 })
    },
  )

  test('cannot be that it gives back what it never got', async () => {
    const [{ id }] = await payoutsOf(system, one)

    const unsent = await giveBack(id)
    const unknown = await giveBack(randomUUID())

    expect([unsent.status, unsent.body.code]).toEqual([409, 'creators.payout_moved'])
    expect([unknown.status, unknown.body.code]).toEqual([404, 'creators.payout_not_found'])
  })
})

describe('the log', () => {
  test('has who made each bank file, who said that the bank has paid, and who took a payout back and why', async () => {
    const [{ id }] = await payoutsOf(system, one)
    await ask(`weeks/${week}/bank-file/csv`)
    await ask(`weeks/${week}/bank-file/pain001`)
    await ask(`weeks/${week}/paid`)
    await ask(`weeks/${week}/paid`)
    await giveBack(id)
    await giveBack(id)

    const actorId = operator.id
    const sent = { payouts: 2, fils: 15_010 }
    expect(await auditEntriesAbout(week)).toEqual([
      {
        actorId,
        action: 'payments.bank_file_made',
        before: { ready: 2 },
        after: { format: 'csv', ...sent },
        reason: null,
      },
      {
        actorId,
        action: 'payments.bank_file_made',
        before: { ready: 0 },
        after: { format: 'pain001', ...sent },
        reason: null,
      },
      {
        actorId,
        action: 'payments.payouts_confirmed',
        before: { status: 'sent' },
        after: { status: 'paid', ...sent },
        reason: null,
      },
    ])
    expect(await auditEntriesAbout(id)).toEqual([
      {
        actorId,
        action: 'payments.payout_returned',
        before: { status: 'paid' },
        after: { status: 'returned', fils: 10_000 },
        reason: 'The bank knows no such account.',
      },
    ])
  })
})

describe('the payouts of a week', () => {
  test('are listed by number, each with its state and a masked account', async () => {
    const { status, body } = await ask(`weeks/${week}`, 'GET')

    expect(status).toBe(200)
    expect(body.payouts.map(({ number }: { number: string }) => number)).toEqual(
      body.payouts.map(({ number }: { number: string }) => number).sort(),
    )
    expect(body.payouts).toContainEqual(
      expect.objectContaining({
        week,
        status: 'ready',
        amount: { amount: 10_000, currency: 'AED' },
        iban_masked: 'AE07 •••• 3456',
      }),
    )
  })

  test('of which there are none are not found', async () => {
    const { status, body } = await ask('weeks/2026-W01', 'GET')

    expect([status, body.code]).toEqual([404, 'creators.payout_not_found'])
  })
})

test('without an account of its own the store leaves the payer to whoever hands the file in', async () => {
  const plain = await openSystem({ clock: new TestClock(new Date('2026-11-16T08:00:00Z')) })
  const admin = await lastingUser(plain, { role: 'admin' })
  const creator = await payableCreator(plain)
  await sellRun(plain, creator, await customer(plain), 21_000)
  await payOnMonday(plain)
  const { text } = await plain.request('POST', '/api/payouts/weeks/2026-W47/bank-file/pain001', {
    token: admin.token,
  })
  await plain.close()

  expect(readXml(text)).toContainEqual({
    path: 'Document/CstmrCdtTrfInitn/PmtInf/DbtrAcct/Id/Othr/Id',
    text: 'NOTPROVIDED',
  })
})
