import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { invoice } from '../../testing/account-money.ts'
import { billingServer, noDetails, openTab } from '../../testing/billing-tab.ts'
import { dialog, table } from '../../testing/controls.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { sent } from '../../testing/sent.ts'

let server: FakeServer
beforeEach(() => {
  server = billingServer()
})

/** Files that the page hands to the browser, with their content. */
function savedFiles(): { name: string; content: Blob }[] {
  const saved: { name: string; content: Blob }[] = []
  let content = new Blob()
  URL.createObjectURL = (blob) => {
    content = blob as Blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content })
  })
  return saved
}

describe('invoices', () => {
  const many = () => ({
    success: true as const,
    invoices: [
      invoice({
        id: 'invoice-2',
        number: 'CN-000001',
        kind: 'credit_note',
        status: 'issued',
        description: 'Pro, "monthly"',
      }),
      invoice({ status: 'refunded' }),
    ],
    next_cursor: null,
  })

  test('with wrong details are replaced from what they say, and the new one names its credit note', async () => {
    server.answer('billing.listInvoices', () => ({
      success: true,
      invoices: [invoice()],
      next_cursor: null,
    }))
    server.answer('billing.getInvoiceCustomer', () => ({
      success: true,
      customer: { ...noDetails, name: 'Aisha Rahman', company: 'Gulf Tradin' },
    }))
    server.answer('billing.replaceInvoice', () => ({
      success: true,
      invoice: invoice({ number: 'INV-000002' }),
      credit_note: invoice({ number: 'CN-000001', kind: 'credit_note', status: 'issued' }),
    }))
    const { user } = await openTab()
    await user.click(
      await screen.findByRole('button', { name: 'Correct the details of INV-000001' }),
    )
    const correction = await dialog('Correct INV-000001')
    const company = await correction.findByRole('textbox', { name: 'Company' })
    expect(company).toHaveProperty('value', 'Gulf Tradin')
    await user.type(company, 'g LLC')
    await user.type(
      correction.getByRole('textbox', { name: 'Tax Registration Number (TRN)' }),
      '1001 2345 6700 003',
    )
    await user.click(correction.getByRole('button', { name: 'Issue the new invoice' }))
    expect(
      await screen.findByText(
        'INV-000002 replaces it, and CN-000001 takes it back. Both are in your list.',
      ),
    ).toBeDefined()
    expect(sent(server, '/api/billing/invoices/INV-000001/replace')).toEqual([
      { company: 'Gulf Trading LLC', trn: '100123456700003', address: null, keep: true },
    ])
  })

  test('that cannot be replaced offer no correction, and a refusal is told in the language of the page', async () => {
    server.answer('billing.listInvoices', () => ({
      success: true,
      invoices: [
        invoice(),
        invoice({
          id: 'invoice-2',
          number: 'INV-000002',
          is_replaceable: false,
          status: 'replaced',
        }),
      ],
      next_cursor: null,
    }))
    server.answer('billing.getInvoiceCustomer', () => ({
      success: true,
      customer: { ...noDetails, name: 'Aisha Rahman' },
    }))
    server.answer('billing.replaceInvoice', () => {
      throw new Refusal('billing.invoice_refunded')
    })
    const { user } = await openPage('/account?tab=billing', { language: 'ar' })
    await user.click(await screen.findByRole('button', { name: 'تصحيح بيانات INV-000001' }))
    expect(screen.queryByRole('button', { name: 'تصحيح بيانات INV-000002' })).toBeNull()
    const correction = await dialog('تصحيح INV-000001')
    await user.click(await correction.findByRole('button', { name: 'إصدار الفاتورة الجديدة' }))
    expect(await correction.findByText('أُعيد مبلغ هذه الفاتورة، فلم يبقَ ما يُصحَّح.')).toBeDefined()
  })

  test('that are not there yet lead to the plans', async () => {
    await openTab()
    expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Export CSV/ })).toBeNull()
  })

  test('stand with number, date, kind, description, amount and status', async () => {
    server.answer('billing.listInvoices', many)
    await openTab()
    const row = within((await (await table('Invoices')).findByText('INV-000001')).closest('tr')!)
    expect(row.getByText('20 Nov 2026')).toBeDefined()
    expect(row.getByText('Tax invoice')).toBeDefined()
    expect(row.getByText('Pro, monthly')).toBeDefined()
    expect(row.getByText('AED 196.51')).toBeDefined()
    expect(row.getByText('Refunded')).toBeDefined()
  })

  test('are downloaded as PDF in the language of the page, under their number', async () => {
    server.answer('billing.listInvoices', () => ({
      success: true,
      invoices: [invoice()],
      next_cursor: null,
    }))
    server.answerRaw(
      'GET /api/billing/invoices/INV-000001/pdf',
      ({ token }) => new Response(`pdf for ${token}`),
    )
    const saved = savedFiles()
    const { user } = await openPage('/account?tab=billing', { language: 'ar' })
    await user.click(await screen.findByRole('button', { name: 'تنزيل INV-000001 بصيغة PDF' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['wakeel-INV-000001.pdf']))
    expect(await saved[0]!.content.text()).toBe('pdf for token-of-aisha')
    expect(server.received.map(({ address }) => address)).toContain(
      '/api/billing/invoices/INV-000001/pdf?lang=ar',
    )
  })

  test('that cannot be downloaded say so', async () => {
    server.answer('billing.listInvoices', () => ({
      success: true,
      invoices: [invoice()],
      next_cursor: null,
    }))
    server.answerRaw('GET /api/billing/invoices/INV-000001/pdf', () =>
      Response.json({ success: false }, { status: 500 }),
    )
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Download INV-000001 as PDF' }))
    expect(
      await screen.findByText('The document could not be downloaded. Try again.'),
    ).toBeDefined()
  })

  test('are exported as CSV, every page of them', async () => {
    server.answer('billing.listInvoices', ({ cursor, limit }) =>
      limit === 100 && !cursor
        ? { success: true, invoices: [invoice()], next_cursor: 'older' }
        : many(),
    )
    const saved = savedFiles()
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: /^Export CSV/ }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['wakeel-invoices.csv']))
    expect((await saved[0]!.content.text()).replace('\ufeff', '').split('\r\n')).toEqual([
      'Number,Date,Kind,Description,Amount,VAT,Currency,Status',
      'INV-000001,2026-11-20T08:00:00.000Z,Tax invoice,"Pro, monthly",196.51,9.36,AED,Paid',
      'CN-000001,2026-11-20T08:00:00.000Z,Credit note,"Pro, ""monthly""",196.51,9.36,AED,Issued',
      'INV-000001,2026-11-20T08:00:00.000Z,Tax invoice,"Pro, monthly",196.51,9.36,AED,Refunded',
      '',
    ])
  })
})

describe('billing details', () => {
  test('are saved, with a TRN of 15 digits however it is grouped', async () => {
    server.answer('billing.setBillingDetails', (details) => ({ success: true, details }))
    const { user } = await openTab()
    await user.type(await screen.findByRole('textbox', { name: 'Company' }), 'Rahman Trading LLC')
    const trn = screen.getByRole('textbox', { name: 'Tax Registration Number (TRN)' })
    await user.type(trn, '1234')
    await user.tab()
    expect(screen.getByText('A TRN has 15 digits, and not zeros alone')).toBeDefined()
    await user.clear(trn)
    await user.type(trn, '100 234 567 890 003')
    await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!)
    expect(await screen.findByText('Your billing details are saved.')).toBeDefined()
    expect(sent(server, '/api/billing/details')).toEqual([
      { company: 'Rahman Trading LLC', trn: '100234567890003', address: null },
    ])
  })
})
