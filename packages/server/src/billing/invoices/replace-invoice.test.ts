import { and, desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan, topUp } from '../../../testing/checkout.ts'
import { pdfText } from '../../../testing/pdf-text.ts'
import { refundOrder } from '../../../testing/refunds.ts'
import { signInAgain } from '../../../testing/sign-in.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { onPostgres } from '../../../testing/test-database.ts'
import { auditEntries } from '../../database/schema/audit.ts'
import type { InvoiceContent } from '../../database/schema/billing.ts'
import { invoices, ledgerLines } from '../../database/schema/billing.ts'

let system: System
let other: System
beforeAll(async () => {
  system = await openSystem()
  other = onPostgres ? await openSystem({ beside: system }) : system
})
afterAll(async () => {
  if (other !== system) await other.close()
  await system.close()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const details = {
  company: 'Gulf Trading L.L.C.',
  trn: '100123456700003',
  address: 'Office 2304\nDubai',
}
const replace = ({ token }: Person, number: string, body: object = {}, from = system) =>
  from.request('POST', `/api/billing/invoices/${number}/replace`, {
    token,
    body: { ...details, keep: false, ...body },
  })
const list = async ({ token }: Person) =>
  (await system.request('GET', '/api/billing/invoices', { token })).body.invoices

async function contentOf(number: string): Promise<InvoiceContent> {
  const [row] = await system.database.select().from(invoices).where(eq(invoices.number, number))
  return row!.content
}

async function printed({ token }: Person, number: string, lang = 'en'): Promise<string> {
  const reply = await fetch(`${system.url}/api/billing/invoices/${number}/pdf?lang=${lang}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return pdfText(Buffer.from(await reply.arrayBuffer()))
}

describe('an invoice with wrong details', () => {
  test('is taken back by a credit note, and another with the right ones says the same amounts', async () => {
    const person = await system.user({ name: 'Mariam Al Suwaidi' })
    const { invoice_number: old } = await buyPlan(system, person, {
      plan: 'pro',
      offer: 'founder_special',
    })
    const before = await contentOf(old!)
    system.clock.advance(24 * 3_600_000)

    const { status, body } = await replace(person, old!)

    expect(status).toBe(200)
    const [invoice, note] = [
      await contentOf(body.invoice.number),
      await contentOf(body.credit_note.number),
    ]
    const { lines, netFils, vatFils, totalFils, charged, seller } = before
    expect(invoice).toMatchObject({
      lines,
      netFils,
      vatFils,
      totalFils,
      charged,
      seller,
      replaces: old,
      suppliedAt: before.issuedAt,
    })
    expect(invoice.customer).toEqual({ name: 'Mariam Al Suwaidi', email: person.email, ...details })
    expect(note).toMatchObject({
      kind: 'credit_note',
      corrects: old,
      totalFils,
      customer: before.customer,
      correction: { netFils, vatFils, totalFils, replacedBy: body.invoice.number },
    })
    expect(await contentOf(old!)).toEqual(before)
  })

  test('is listed as replaced, and the one in its place can be corrected again', async () => {
    const person = await system.user()
    const { id, invoice_number: old } = await buyPlan(system, person)
    system.clock.advance(1_000)

    const { body } = await replace(person, old!)
    const again = await replace(person, body.invoice.number, { company: 'Gulf Trading FZE' })

    const listed = Object.fromEntries(
      (await list(person)).map((each: { number: string }) => [each.number, each]),
    )
    expect(listed[old!]).toMatchObject({ status: 'replaced', is_replaceable: false })
    expect(listed[body.invoice.number]).toMatchObject({ status: 'replaced', is_replaceable: false })
    expect(listed[body.credit_note.number]).toMatchObject({
      status: 'issued',
      is_replaceable: false,
    })
    expect(listed[again.body.invoice.number]).toMatchObject({
      status: 'paid',
      is_replaceable: true,
      order_id: id,
    })
  })

  test('is named with its credit note on the documents, in an e-mail and in the audit log', async () => {
    const person = await system.user()
    const { invoice_number: old } = await buyPlan(system, person)
    const { body } = await replace(person, old!)
    await system.capabilities.outbox.sendEmails()

    const [invoice, note] = [
      await printed(person, body.invoice.number),
      await printed(person, body.credit_note.number),
    ]

    expect(invoice).toContain('Tax Invoice')
    expect(invoice).toContain('Date of supply')
    for (const fact of [old!, 'Gulf Trading L.L.C.', 'TRN 100123456700003'])
      expect(invoice).toContain(fact)
    expect(note).toContain('no money moved')
    expect(note).not.toContain('Returned')
    for (const fact of [old!, body.invoice.number]) expect(note).toContain(fact)
    const mail = system.mail.to(person.email).at(-1)!
    for (const number of [old!, body.invoice.number, body.credit_note.number])
      expect(mail.text).toContain(number)
    const [entry] = await system.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, person.id))
    expect(entry).toMatchObject({
      action: 'payments.invoice_replaced',
      before: { number: old },
      after: { number: body.invoice.number, reference: body.credit_note.number },
    })
  })

  test('says in Arabic too what it replaces', async () => {
    const person = await system.user()
    const { invoice_number: old } = await buyPlan(system, person)
    const { body } = await replace(person, old!)

    expect(await printed(person, body.invoice.number, 'ar')).toContain(old!)
  })

  test('moves no money', async () => {
    const person = await system.user()
    const { invoice_number: old } = await buyPlan(system, person)
    const before = await system.database.$count(ledgerLines)

    await replace(person, old!)

    expect(await system.database.$count(ledgerLines)).toBe(before)
  })

  test('gives its details to the next invoices only when that is asked', async () => {
    const person = await system.user()
    const read = async () =>
      (await system.request('GET', '/api/billing/details', { token: person.token })).body.details
    const { invoice_number: old } = await buyPlan(system, person)

    const { body } = await replace(person, old!)
    expect(await read()).toEqual({ company: null, trn: null, address: null })

    await replace(person, body.invoice.number, { company: 'Gulf Trading FZE', keep: true })
    expect(await read()).toEqual({ ...details, company: 'Gulf Trading FZE' })
  })

  test('for the runs of a month is replaced like any other', async () => {
    const person = await system.user()
    await topUp(system, person, 10_000)
    const app = await system.app({ price: { model: 'per_use', fils: 250 } })
    await system.request('POST', `/api/apps/${app.slug}/runs`, {
      token: person.token,
      body: { input: 'Add VAT to AED 1,000' },
    })
    system.clock.advance(32 * 24 * 3_600_000)
    await system.capabilities.billing.invoices.invoiceRuns()
    const late = await signInAgain(system, person)
    const old = (await list(late)).find(({ kind }: { kind: string }) => kind === 'tax_invoice')

    const { status, body } = await replace(late, old.number)

    expect(status).toBe(200)
    expect(body.invoice).toMatchObject({ amount: old.amount, description: old.description })
    expect(await contentOf(body.invoice.number)).toMatchObject({
      month: (await contentOf(old.number)).month,
    })
  })
})

describe('a refund after the replacement', () => {
  test('takes back the invoice that stands, so that the documents come to nothing', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person)
    const { body } = await replace(person, order.invoice_number!)
    system.clock.advance(1_000)

    await refundOrder(system, person, order.id)

    const [note] = await system.database
      .select()
      .from(invoices)
      .where(and(eq(invoices.orderId, order.id), eq(invoices.kind, 'credit_note')))
      .orderBy(desc(invoices.sequence))
      .limit(1)
    expect(note!.content).toMatchObject({ corrects: body.invoice.number, customer: details })
    expect((await replace(person, body.invoice.number, { company: 'Late' })).body.code).toBe(
      'billing.invoice_refunded',
    )
  })
})

describe('what is refused', () => {
  test('an invoice whose money went back', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person)
    await refundOrder(system, person, order.id)

    const { status, body } = await replace(person, order.invoice_number!)

    expect([status, body.code]).toEqual([409, 'billing.invoice_refunded'])
  })

  test('one that was replaced already', async () => {
    const person = await system.user()
    const { invoice_number: old } = await buyPlan(system, person)
    await replace(person, old!)

    const { status, body } = await replace(person, old!, { company: 'Another' })

    expect([status, body.code]).toEqual([409, 'billing.invoice_replaced'])
  })

  test('the same details again', async () => {
    const person = await system.user()
    const { invoice_number: old } = await buyPlan(system, person)
    const { body } = await replace(person, old!)

    expect((await replace(person, body.invoice.number)).body.code).toBe('billing.invoice_unchanged')
  })

  test('a receipt, a credit note, and an invoice of more than five years ago', async () => {
    const person = await system.user()
    const receipt = await topUp(system, person, 5_000)
    const order = await buyPlan(system, person)
    const { body } = await replace(person, order.invoice_number!)
    const codes = [
      (await replace(person, receipt.invoice_number!)).body.code,
      (await replace(person, body.credit_note.number)).body.code,
    ]

    system.clock.advance(5 * 366 * 24 * 3_600_000)
    const late = await replace(await signInAgain(system, person), body.invoice.number, {
      company: 'Late',
    })

    expect([...codes, late.body.code]).toEqual(Array(3).fill('billing.invoice_not_replaceable'))
  })

  test('somebody else’s, whoever they are', async () => {
    const [person, stranger, admin] = [
      await system.user(),
      await system.user(),
      await system.user({ role: 'admin' }),
    ]
    const { invoice_number: old } = await buyPlan(system, person)

    const replies = [await replace(stranger, old!), await replace(admin, old!)]

    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      Array(2).fill([404, 'billing.invoice_not_found']),
    )
  })

  test('more than ten in a day', async () => {
    const person = await system.user()
    let { invoice_number: number } = await buyPlan(system, person)
    for (let times = 1; times <= 10; times++) {
      number = (await replace(person, number!, { company: `Company ${times}` })).body.invoice.number
    }

    expect((await replace(person, number!, { company: 'Company 11' })).body.code).toBe(
      'request.rate_limited',
    )
  })
})

describe('at once', () => {
  test('two corrections of an invoice, from two processes, leave one in its place', async () => {
    for (let round = 0; round < 10; round++) {
      const person = await system.user()
      const { invoice_number: old } = await buyPlan(system, person)

      const replies = await Promise.all([
        replace(person, old!, { company: 'One' }),
        replace(person, old!, { company: 'Two' }, other),
      ])

      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await list(person)).map(({ status }: { status: string }) => status).sort()).toEqual([
        'issued',
        'paid',
        'replaced',
      ])
    }
  })

  test('a correction and a refund leave documents that come to nothing', async () => {
    for (let round = 0; round < 10; round++) {
      const person = await system.user()
      const order = await buyPlan(system, person)

      const [, refunded] = await Promise.all([
        replace(person, order.invoice_number!, {}, other),
        refundOrder(system, person, order.id),
      ])

      expect(refunded.status).toBe(200)
      const documents = await list(person)
      const sum = documents.reduce(
        (total: number, { kind, amount }: { kind: string; amount: number }) =>
          total + (kind === 'credit_note' ? -amount : amount),
        0,
      )
      expect(sum).toBe(0)
    }
  })
})
