import { screen, waitFor, within } from '@testing-library/react'
import type { billing } from '@wakeel/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { invoice, refundPreview, wallet, walletEntry } from '../../testing/account-money.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { order } from '../../testing/plans.ts'

const aed = (amount: number) => ({ amount, currency: 'AED' as const })
const noDetails: billing.BillingDetails = { company: null, trn: null, address: null }

let server: FakeServer
let money: billing.Wallet
beforeEach(() => {
  server = fakeServer()
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
  money = wallet()
  server.answer('billing.getWallet', () => ({ success: true, wallet: money }))
  server.answer('billing.listWalletEntries', () => ({
    success: true,
    entries: [],
    next_cursor: null,
  }))
  server.answer('billing.listInvoices', () => ({ success: true, invoices: [], next_cursor: null }))
  server.answer('billing.listOrders', () => ({ success: true, orders: [], next_cursor: null }))
  server.answer('billing.getBillingDetails', () => ({ success: true, details: noDetails }))
})

const openTab = () => openPage('/account?tab=billing')
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const table = async (name: string) => within(await screen.findByRole('table', { name }))
const sent = (path: string) =>
  server.received
    .filter(({ method, address }) => method !== 'GET' && address.split('?')[0] === path)
    .map(({ body }) => body)

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

describe('the wallet', () => {
  test('shows its balance, and what is held of it', async () => {
    money = wallet({ held: aed(500) })
    await openTab()
    expect(await screen.findByText('AED 97.50')).toBeDefined()
    expect(
      screen.getByText('AED 92.50 to spend · AED 5.00 is held for runs and refunds under way.'),
    ).toBeDefined()
  })

  test('that is empty says what it is for', async () => {
    money = wallet({ balance: aed(0) })
    await openTab()
    expect(
      await screen.findByText('Top up to run agents that are paid by the run, or to buy an agent.'),
    ).toBeDefined()
    expect(
      await screen.findByText(
        'Nothing has moved yet. What you put in and what you spend will stand here.',
      ),
    ).toBeDefined()
  })

  test('lists every movement with the balance after it, page by page', async () => {
    server.answer('billing.listWalletEntries', ({ cursor }) =>
      cursor
        ? {
            success: true,
            entries: [
              walletEntry({
                id: 'entry-2',
                kind: 'top_up',
                app: null,
                run_id: null,
                amount: aed(10_000),
                balance_after: aed(10_000),
              }),
            ],
            next_cursor: null,
          }
        : { success: true, entries: [walletEntry()], next_cursor: 'older' },
    )
    const { user } = await openTab()
    const history = await table('Wallet history')
    expect(history.getByText('Run: VAT desk')).toBeDefined()
    expect(history.getByText('−AED 2.50')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await history.findByText('+AED 100.00')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('that cannot be loaded says so, and the rest of the page stands', async () => {
    server.answer('billing.getWallet', () => {
      throw new Refusal('server.failed')
    })
    await openTab()
    expect(
      await screen.findAllByText(
        'This could not be loaded. Nothing is lost; check your connection.',
      ),
    ).toHaveLength(2)
    expect(await screen.findByText('No invoices yet')).toBeDefined()
  })
})

describe('topping up', () => {
  const topUp = (details: Partial<billing.Order>) =>
    order({ kind: 'top_up', plan: null, billing: null, description: 'Top-up', ...details })

  test('shows what PayPal charges for each amount, and that no real money moves in the sandbox', async () => {
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Top up' }))
    const form = await dialog('Top up your wallet')
    expect(form.getByText('PayPal charges $27.23')).toBeDefined()
    expect(form.getByText('Sandbox: no real money moves')).toBeDefined()
    await user.click(form.getByRole('radio', { name: 'AED 500.00' }))
    expect(form.getByText('PayPal charges $136.15')).toBeDefined()
  })

  test('takes an own amount from AED 10 to AED 5,000 and no other', async () => {
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Top up' }))
    const form = await dialog('Top up your wallet')
    await user.click(form.getByRole('radio', { name: 'Other amount' }))
    const own = form.getByRole('textbox', { name: 'Your amount in dirhams' })
    await user.type(own, '9.99')
    expect(form.getByText('From AED 10.00 to AED 5,000.00')).toBeDefined()
    expect(form.getByRole('alert').textContent).toBe(
      'Write an amount within these limits, in figures: 150, for example.',
    )
    await user.clear(own)
    await user.type(own, '75.5')
    expect(form.queryByRole('alert')).toBeNull()
    expect(form.getByText('PayPal charges $20.56')).toBeDefined()
    expect(form.getByRole('button', { name: 'Pay AED 75.50 with PayPal' })).toHaveProperty(
      'disabled',
      false,
    )
  })

  test('waits for the payment, then the money is there', async () => {
    let arrive = () => {}
    server.answer('billing.startTopUp', () => ({
      success: true,
      order: topUp({ status: 'awaiting_approval' }),
    }))
    server.answer(
      'billing.completeCheckout',
      () =>
        new Promise((answer) => {
          arrive = () => {
            money = wallet({ balance: aed(19_750) })
            answer({ success: true, order: topUp({ status: 'completed' }) })
          }
        }),
    )
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Top up' }))
    await user.click(
      (await dialog('Top up your wallet')).getByRole('button', {
        name: 'Pay AED 100.00 with PayPal',
      }),
    )
    expect(
      await screen.findByText('The payment is being taken. This needs a few seconds.', {
        selector: 'p',
      }),
    ).toBeDefined()
    expect(sent('/api/billing/wallet/top-ups')).toEqual([{ amount_fils: 10_000 }])
    await waitFor(() =>
      expect(server.received.some(({ address }) => address.includes('/complete'))).toBe(true),
    )
    arrive()
    expect(await screen.findByText('AED 100.00 is in your wallet.')).toBeDefined()
    expect(screen.getByText('AED 197.50')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that is declined says so, and can be tried again', async () => {
    server.answer('billing.startTopUp', () => ({
      success: true,
      order: topUp({ status: 'awaiting_approval' }),
    }))
    server.answer('billing.completeCheckout', () => {
      throw new Refusal('billing.payment_declined')
    })
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Top up' }))
    const form = await dialog('Top up your wallet')
    await user.click(form.getByRole('button', { name: 'Pay AED 100.00 with PayPal' }))
    expect(await form.findByText('The payment was declined. Nothing was charged.')).toBeDefined()
    expect(form.getByRole('button', { name: 'Pay AED 100.00 with PayPal' })).toHaveProperty(
      'disabled',
      false,
    )
  })

  test('outside the sandbox goes on at PayPal', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    money = wallet({ is_sandbox: false })
    server.answer('billing.startTopUp', () => ({
      success: true,
      order: topUp({
        payment_provider: 'paypal',
        approval_url: 'https://www.paypal.com/checkoutnow?token=1',
      }),
    }))
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Top up' }))
    const form = await dialog('Top up your wallet')
    expect(form.queryByText('Sandbox: no real money moves')).toBeNull()
    await user.click(form.getByRole('button', { name: 'Pay AED 100.00 with PayPal' }))
    expect(await form.findByText('You are being taken to PayPal.', { selector: 'p' })).toBeDefined()
    expect(opened).toHaveBeenCalledWith('https://www.paypal.com/checkoutnow?token=1', '_self')
  })
})

describe('spending limits', () => {
  test('show what of the monthly cap is spent', async () => {
    money = wallet({
      limits: { monthly_cap: aed(10_000), max_per_run: null },
      spent_this_month: aed(2_500),
    })
    await openTab()
    expect(await screen.findByText('AED 25.00 of AED 100.00 spent this month')).toBeDefined()
    expect(screen.getByRole('meter', { name: 'Spent of the monthly cap' })).toHaveProperty(
      'value',
      2_500,
    )
    expect(screen.getByRole('textbox', { name: 'At most in a month' })).toHaveProperty(
      'value',
      '100',
    )
  })

  test('are saved to the fils, and an empty field takes a limit away', async () => {
    money = wallet({ limits: { monthly_cap: aed(10_000), max_per_run: null } })
    server.answer('billing.setSpendingLimits', ({ max_per_run }) => {
      money = wallet({ limits: { monthly_cap: null, max_per_run: aed(max_per_run ?? 0) } })
      return { success: true, wallet: money }
    })
    const { user } = await openTab()
    await user.clear(await screen.findByRole('textbox', { name: 'At most in a month' }))
    await user.type(screen.getByRole('textbox', { name: 'At most for one run' }), '2.75')
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!)
    expect(await screen.findByText('Your limits are saved.')).toBeDefined()
    expect(sent('/api/billing/limits')).toEqual([{ monthly_cap: null, max_per_run: 275 }])
  })

  test('are said to be saved although the rest of the page is still being asked for', async () => {
    const orders = Promise.withResolvers<void>()
    server.answer('billing.setSpendingLimits', () => {
      money = wallet({ limits: { monthly_cap: aed(200), max_per_run: null } })
      server.answer('billing.listOrders', async () => {
        await orders.promise
        return { success: true, orders: [], next_cursor: null }
      })
      return { success: true, wallet: money }
    })
    const { user } = await openTab()
    await user.type(await screen.findByRole('textbox', { name: 'At most in a month' }), '2')
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!)
    expect(await screen.findByText(/ of AED 2\.00 spent this month$/)).toBeDefined()
    orders.resolve()
    expect(await screen.findByText('Your limits are saved.')).toBeDefined()
  })

  test('must be amounts', async () => {
    const { user } = await openTab()
    await user.type(await screen.findByRole('textbox', { name: 'At most in a month' }), 'much')
    expect(
      screen.getByText('Write an amount from 0 to AED 100,000.00, such as 12.50'),
    ).toBeDefined()
    expect(screen.getAllByRole('button', { name: 'Save' })[0]).toHaveProperty('disabled', true)
  })
})

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
    expect(sent('/api/billing/invoices/INV-000001/replace')).toEqual([
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

describe('orders', () => {
  const paid = (details: Partial<billing.Order> = {}) =>
    order({ status: 'completed', refundable_until: '2026-12-20T08:00:00.000Z', ...details })
  const listed = (...orders: billing.Order[]) =>
    server.answer('billing.listOrders', () => ({ success: true, orders, next_cursor: null }))

  test('stand with what was paid and what PayPal charged', async () => {
    listed(
      paid(),
      paid({
        id: '1b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a10',
        payment_provider: 'wallet',
        status: 'refunded',
        refundable_until: null,
      }),
    )
    await openTab()
    const rows = (await (await table('Orders')).findAllByRole('row')).map((row) => within(row))
    expect(rows[1]!.getByText('AED 196.51')).toBeDefined()
    expect(rows[1]!.getByText('PayPal charged $53.48')).toBeDefined()
    expect(rows[1]!.getByText('until 20 Dec 2026')).toBeDefined()
    expect(rows[2]!.getByText('From your wallet')).toBeDefined()
    expect(rows[2]!.getByText('Refunded')).toBeDefined()
    expect(rows[2]!.queryByRole('button')).toBeNull()
  })

  test('are given back with one click after the consequences were shown', async () => {
    listed(paid())
    server.answer('billing.previewRefund', () => ({
      success: true,
      refund: refundPreview({
        kept: { aed: 250, usd: 69 },
        ends_app: 'VAT desk',
        together_with: [{ description: 'Starter, monthly', amount: { aed: 12_152, usd: 3_306 } }],
      }),
    }))
    server.answer('billing.refundOrder', () => {
      listed(paid({ status: 'refunded', refundable_until: null }))
      return { success: true, order: paid({ status: 'refunded', refundable_until: null }) }
    })
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Refund Pro, monthly' }))
    const question = await dialog('Get a refund?')
    expect(await question.findByText('AED 318.03')).toBeDefined()
    expect(question.getByText('$86.54 at PayPal')).toBeDefined()
    expect(
      question.getByText('It goes back to where it was paid from, within a few days.'),
    ).toBeDefined()
    expect(question.getByText('Pro ends at once, with its included runs.')).toBeDefined()
    expect(question.getByText('You can no longer run VAT desk without paying.')).toBeDefined()
    expect(question.getByText('AED 2.50 was spent already and stays.')).toBeDefined()
    expect(question.getByText('Starter, monthly goes back with it: AED 121.52.')).toBeDefined()
    expect(question.getByText('This is possible until 20 Dec 2026.')).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Refund AED 318.03' }))
    expect(await screen.findByText('AED 318.03 was refunded.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('Refunded')).toBeDefined()
  })

  test('whose refund the provider declines stay as they are', async () => {
    listed(paid())
    server.answer('billing.previewRefund', () => ({ success: true, refund: refundPreview() }))
    server.answer('billing.refundOrder', () => {
      throw new Refusal('billing.refund_declined')
    })
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Refund Pro, monthly' }))
    const question = await dialog('Get a refund?')
    await user.click(await question.findByRole('button', { name: 'Refund AED 196.51' }))
    expect(
      await question.findByText(
        'The payment provider did not give the money back. Nothing has changed.',
      ),
    ).toBeDefined()
  })

  test('that can no longer be given back say so and offer nothing', async () => {
    listed(paid())
    server.answer('billing.previewRefund', () => {
      throw new Refusal('billing.not_refundable')
    })
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Refund Pro, monthly' }))
    const question = await dialog('Get a refund?')
    expect(
      await question.findByText('The money of this order cannot be given back any more.'),
    ).toBeDefined()
    expect(question.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Keep the order',
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
    expect(sent('/api/billing/details')).toEqual([
      { company: 'Rahman Trading LLC', trn: '100234567890003', address: null },
    ])
  })
})
