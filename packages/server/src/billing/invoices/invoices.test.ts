import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan, topUp } from '../../../testing/checkout.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import type { InvoiceContent } from '../../database/schema/billing.ts'
import { invoices } from '../../database/schema/billing.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const dirhams = (fils: number) => ({ amount: fils, currency: 'AED' })
const list = (person: Person, query = '') =>
  system.request('GET', `/api/billing/invoices?${query}`, { token: person.token })
const pdf = (person: Person, number: string, query = '') =>
  system.request('GET', `/api/billing/invoices/${number}/pdf?${query}`, { token: person.token })
const refund = (person: Person, orderId: string) =>
  system.request('POST', `/api/billing/orders/${orderId}/refund`, { token: person.token })

async function contentOf(number: string): Promise<InvoiceContent> {
  const [row] = await system.database.select().from(invoices).where(eq(invoices.number, number))
  return row!.content
}

describe('the invoice for a plan', () => {
  test('states what the checkout showed: discount, net, VAT and total, the dollars charged and the rate', async () => {
    const person = await system.user({ name: 'Mariam Al Suwaidi' })

    const order = await buyPlan(system, person, { plan: 'pro', offer: 'founder_special' })

    const content = await contentOf(order.invoice_number!)
    expect(content).toMatchObject({
      kind: 'tax_invoice',
      seller: {
        name: { en: 'Wakeel' },
        address: { en: 'Dubai, United Arab Emirates' },
        trn: '100000000000003',
      },
      customer: {
        name: 'Mariam Al Suwaidi',
        email: person.email,
        company: null,
        trn: null,
        address: null,
      },
      netFils: 18_715,
      vatPercent: 5,
      vatFils: 936,
      totalFils: 19_651,
      charged: { cents: 5_348 },
      isSandbox: true,
      paidWith: 'sandbox',
    })
    expect(content.lines.map((line) => line.netFils)).toEqual([37_429, -18_714])
  })

  test('is listed with its amounts and downloaded as a PDF that is named and titled after it', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person, { plan: 'pro', offer: 'founder_special' })

    const { body } = await list(person)
    const file = await pdf(person, order.invoice_number!)

    expect(body.invoices).toMatchObject([
      {
        number: order.invoice_number,
        kind: 'tax_invoice',
        ...dirhams(19_651),
        vat: dirhams(936),
        status: 'paid',
        order_id: order.id,
      },
    ])
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="${order.invoice_number}.pdf"`,
    )
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect(file.text.startsWith('%PDF-')).toBe(true)
    expect(file.text).toContain(`(Tax Invoice ${order.invoice_number})`)
  })

  test('is drawn the same every time, and otherwise in Arabic', async () => {
    const person = await system.user({ name: 'عائشة 王小明 😀 Şükrü' })
    const order = await buyPlan(system, person)

    const [once, again, inArabic] = await Promise.all([
      pdf(person, order.invoice_number!),
      pdf(person, order.invoice_number!),
      pdf(person, order.invoice_number!, 'lang=ar'),
    ])

    expect([once.status, again.status, inArabic.status]).toEqual([200, 200, 200])
    expect(again.text).toBe(once.text)
    expect(inArabic.text).not.toBe(once.text)
  })

  test('carries the company, TRN and address of the day it was issued, whatever is changed later', async () => {
    const person = await system.user()
    const change = (details: object) =>
      system.request('PUT', '/api/billing/details', { token: person.token, body: details })
    const then = {
      company: 'Gulf Trading L.L.C.',
      trn: '100123456700003',
      address: 'Office 2304\nDubai',
    }
    await change(then)
    const order = await buyPlan(system, person)

    await change({ company: null, trn: null, address: null })

    expect((await contentOf(order.invoice_number!)).customer).toMatchObject(then)
  })

  test('is refunded once its money went back, beside the credit note that says so', async () => {
    const person = await system.user()
    const order = await buyPlan(system, person)

    system.clock.advance(1_000)
    await refund(person, order.id)

    const { body } = await list(person)
    expect(body.invoices).toMatchObject([
      { kind: 'credit_note', ...dirhams(39_300), vat: dirhams(1_871), status: 'issued' },
      { kind: 'tax_invoice', number: order.invoice_number, ...dirhams(39_300), status: 'refunded' },
    ])
    expect(await contentOf(body.invoices[0].number)).toMatchObject({
      corrects: order.invoice_number,
      vatPercent: 5,
      correction: {
        netFils: 37_429,
        vatFils: 1_871,
        totalFils: 39_300,
        reason: { en: 'Refund at the customer’s request' },
      },
    })
  })
})

describe('the receipt for money put into a wallet', () => {
  test('holds no VAT, because it is due when the money is spent', async () => {
    const person = await system.user()

    const order = await topUp(system, person, 10_000)

    const { body } = await list(person)
    expect(body.invoices).toMatchObject([
      { number: order.invoice_number, kind: 'receipt', ...dirhams(10_000), vat: dirhams(0) },
    ])
    expect(order.invoice_number).toMatch(/^RC-\d{6}$/)
    expect(await contentOf(order.invoice_number!)).toMatchObject({
      vatPercent: 0,
      vatFils: 0,
      charged: { cents: 2_723 },
    })
    expect((await pdf(person, order.invoice_number!)).text).toContain(
      `(Payment Receipt ${order.invoice_number})`,
    )
  })

  test('is taken back by a credit note that is not one for tax', async () => {
    const person = await system.user()
    const order = await topUp(system, person, 10_000)

    system.clock.advance(1_000)
    await refund(person, order.id)

    const { body } = await list(person, 'limit=1')
    const file = await pdf(person, body.invoices[0].number)
    expect(await contentOf(body.invoices[0].number)).toMatchObject({
      corrects: order.invoice_number,
      vatPercent: 0,
      vatFils: 0,
    })
    expect(file.text).toContain(`(Credit Note ${body.invoices[0].number})`)
  })
})

describe('a list of documents', () => {
  test('comes page by page, newest first, in the language of the reader', async () => {
    const person = await system.user()
    const older = await topUp(system, person, 1_000)
    const newer = await topUp(system, person, 2_000)

    const first = await list(person, 'limit=1&lang=ar')
    const second = await list(person, `limit=1&cursor=${first.body.next_cursor}`)

    expect(first.body.invoices.map((each: { number: string }) => each.number)).toEqual([
      newer.invoice_number,
    ])
    expect(first.body.invoices[0].description).toMatch(/[\u0600-\u06FF]/)
    expect(second.body.invoices.map((each: { number: string }) => each.number)).toEqual([
      older.invoice_number,
    ])
    expect(second.body.next_cursor).toBeNull()
  })

  test('takes no cursor of somebody else', async () => {
    const [person, other] = [await system.user(), await system.user()]
    await topUp(system, person, 1_000)
    await topUp(system, person, 1_000)
    const { body } = await list(person, 'limit=1')

    const refused = await list(other, `cursor=${body.next_cursor}`)

    expect(refused).toMatchObject({ status: 400, body: { code: 'request.cursor_invalid' } })
  })

  test('holds nothing of others, whose documents are not found', async () => {
    const [person, other] = [await system.user(), await system.user()]
    const order = await topUp(system, person, 1_000)

    expect((await list(other)).body.invoices).toEqual([])
    expect(await pdf(other, order.invoice_number!)).toMatchObject({
      status: 404,
      body: { code: 'billing.invoice_not_found' },
    })
    expect(await pdf(person, 'INV-999999')).toMatchObject({
      status: 404,
      body: { code: 'billing.invoice_not_found' },
    })
    expect(
      (await system.request('GET', `/api/billing/invoices/${order.invoice_number}/pdf`)).status,
    ).toBe(401)
  })
})
