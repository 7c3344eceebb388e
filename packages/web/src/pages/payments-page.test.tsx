import { screen, within } from '@testing-library/react'
import type { creators, paymentsAdmin } from '@wakeel/contract'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { payout } from '../../testing/creators.ts'
import { dismissAlerts } from '../../testing/dismiss-alerts.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import * as files from '../save-file.ts'

const ID = '0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a11'
const customer = { id: 'noura', name: 'Noura Saleh', email: 'noura@example.ae' }

const order = (details: Partial<paymentsAdmin.AdminOrder> = {}): paymentsAdmin.AdminOrder => ({
  id: ID,
  kind: 'plan',
  status: 'completed',
  description: 'Pro plan, monthly',
  plan: 'pro',
  billing: 'monthly',
  app: null,
  vat: { aed: 1_871, usd: 509 },
  total: { aed: 39_300, usd: 10_694 },
  refunded: { aed: 0, usd: 0 },
  payment_provider: 'paypal',
  approval_url: null,
  decline_reason: null,
  created_at: '2026-11-19T08:00:00.000Z',
  completed_at: '2026-11-19T08:01:00.000Z',
  invoice_number: 'INV-000007',
  refundable_until: '2026-12-19T08:01:00.000Z',
  customer,
  provider_order_id: '8XK1204',
  capture_id: '4JP7731',
  ...details,
})

const line = (
  account: paymentsAdmin.LedgerAccountKind,
  amount: number,
  currency: 'AED' | 'USD' = 'AED',
) => ({
  account,
  account_id: account,
  owner: null,
  amount: { amount, currency },
  share_percent: null,
})
const sale: paymentsAdmin.LedgerTransaction = {
  id: 'transaction-1',
  kind: 'sale',
  reference: ID,
  happened_at: '2026-11-19T08:01:00.000Z',
  lines: [
    line('provider', 10_694, 'USD'),
    line('exchange', -10_694, 'USD'),
    line('exchange', 39_300),
    line('vat', -1_871),
    line('platform', -37_429),
  ],
}
const sentPayout = payout({
  id: '1b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a11',
  status: 'sent',
  amount: { amount: 10_000, currency: 'AED' },
})

// The parts of the page arrive when they are opened; the first test of each would wait for it.
beforeAll(() =>
  Promise.all([
    import('./payments-page.tsx'),
    import('../payments-admin/balance-metrics.tsx'),
    import('../payments-admin/orders-tab.tsx'),
    import('../payments-admin/order-detail.tsx'),
    import('../payments-admin/ledger-tab.tsx'),
    import('../payments-admin/payouts-tab.tsx'),
    import('../payments-admin/payments-showcase.ts'),
  ]),
)

let server: FakeServer
let shown: paymentsAdmin.AdminOrder
let payouts: creators.Payout[]
beforeEach(() => {
  dismissAlerts()
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), toFake: ['Date'] })
  server = fakeServer()
  server.signIn({ id: 'khalid', name: 'Khalid', email: 'khalid@example.ae', role: 'admin' })
  shown = order()
  payouts = [sentPayout]
  server.answer('paymentsAdmin.listLedgerAccounts', () => ({
    success: true,
    accounts: [
      {
        id: 'provider',
        kind: 'provider',
        balance: { amount: 1_204_50, currency: 'USD' },
        accounts: 1,
      },
      { id: 'vat', kind: 'vat', balance: { amount: -1_871, currency: 'AED' }, accounts: 1 },
      { id: 'wallet', kind: 'wallet', balance: { amount: -50_000, currency: 'AED' }, accounts: 12 },
    ],
  }))
  server.answer('paymentsAdmin.listAllOrders', ({ show }) => ({
    success: true,
    orders:
      show === 'failed'
        ? [order({ status: 'declined', decline_reason: 'INSTRUMENT_DECLINED', completed_at: null })]
        : [shown],
    next_cursor: null,
  }))
  server.answer('paymentsAdmin.getAdminOrder', () => ({
    success: true,
    order: shown,
    refunds: [],
    transactions: [sale],
  }))
  server.answer('paymentsAdmin.listLedgerTransactions', () => ({
    success: true,
    transactions: [sale],
    next_cursor: null,
  }))
  server.answer('creators.listWeekPayouts', () => ({ success: true, payouts }))
})

const open = (query = '', language: 'en' | 'ar' = 'en') =>
  openPage(`/admin/payments${query}`, { language })
const sent = (part: string) =>
  server.received.filter(({ method, address }) => method === 'POST' && address.includes(part))
const metric = (name: RegExp) => screen.findByRole('link', { name })

describe('payments', () => {
  test('show first what the store holds and owes, each metric the way to its transactions', async () => {
    const { user, address } = await open()
    expect((await metric(/^At the payment provider/)).textContent).toContain('$1,204.50')
    expect((await metric(/^In wallets/)).textContent).toContain('AED 500.00')
    expect((await metric(/^VAT to pay/)).textContent).toContain('AED 18.71')
    await user.click(await metric(/^VAT to pay/))
    expect(await screen.findByRole('heading', { name: 'Balances' })).toBeDefined()
    expect(address()).toBe('/admin/payments?tab=ledger&account=vat')
    expect(server.received.at(-1)?.address).toContain('account=vat')
  })

  test('keep what is searched and filtered for in the address', async () => {
    const { user, address } = await open()
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'noura')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'paid')
    await expect.poll(address).toContain('search=noura')
    expect(address()).toContain('show=paid')
    expect(
      server.received.some(
        ({ address }) => address.includes('search=noura') && address.includes('show=paid'),
      ),
    ).toBe(true)
  })

  test.each([
    [
      'orders',
      '?show=paid&search=noura',
      '/api/payments-admin/orders.csv',
      '?lang=en&search=noura&show=paid',
    ],
    [
      'ledger',
      '?tab=ledger&posted=sale&account=platform',
      '/api/payments-admin/ledger.csv',
      '?account=platform&kind=sale',
    ],
  ])(
    'become a file of the %s that has what the list is filtered by',
    async (what, query, path, search) => {
      const saved = vi.spyOn(files, 'saveFile').mockReturnValue()
      server.answerRaw(`GET ${path}`, () => new Response('id'))
      const { user } = await open(query)
      await user.click(await screen.findByRole('button', { name: /^Export CSV/ }))
      await expect.poll(() => saved.mock.calls.at(-1)?.[1]).toBe(`${what}.csv`)
      expect(server.received.map(({ address }) => address)).toContain(`${path}${search}`)
    },
  )

  test('that failed say why', async () => {
    await open('?tab=failed')
    expect(await screen.findByText('INSTRUMENT_DECLINED')).toBeDefined()
    expect(screen.queryByRole('combobox', { name: 'Show' })).toBeNull()
  })

  test('that cannot be loaded say so, and can be asked for again', async () => {
    server.answer('paymentsAdmin.listAllOrders', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.answer('paymentsAdmin.listAllOrders', () => ({
      success: true,
      orders: [shown],
      next_cursor: null,
    }))
    await user.click(retry)
    expect(await screen.findByRole('link', { name: 'Pro plan, monthly' })).toBeDefined()
  })

  test('are read in Arabic', async () => {
    await open('?tab=ledger', 'ar')
    expect(await screen.findByRole('heading', { name: 'الأرصدة' })).toBeDefined()
    expect(screen.getByRole('tab', { name: 'دفتر الحسابات' })).toBeDefined()
    expect(await screen.findByText('5 أسطر')).toBeDefined()
  })
})

describe('an order', () => {
  test('opens to its customer, its numbers at the provider and its lines, which sum to zero', async () => {
    const { user, address } = await open()
    await user.click(await screen.findByRole('link', { name: 'Pro plan, monthly' }))
    expect(await screen.findByText('4JP7731')).toBeDefined()
    expect(screen.getByText('PayPal')).toBeDefined()
    expect(address()).toBe(`/admin/payments?order=${ID}`)
    expect(screen.getByText('Nothing of it went back.')).toBeDefined()
    await user.click(screen.getByText('5 lines'))
    expect(screen.getByText('−AED 374.29')).toBeDefined()
    expect(screen.getAllByText('Sum').map(({ textContent }) => textContent)).toEqual([
      'Sum$0.00',
      'SumAED 0.00',
    ])
    await user.click(screen.getByRole('button', { name: 'All orders' }))
    expect(address()).toBe('/admin/payments')
  })

  test('is given back with a reason, and not without one', async () => {
    server.answer('paymentsAdmin.refundForCustomer', () => {
      shown = order({
        status: 'refunded',
        refunded: { aed: 39_300, usd: 10_694 },
        refundable_until: null,
      })
      return { success: true, order: shown }
    })
    const { user } = await open(`?order=${ID}`)
    await user.click(await screen.findByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('button', { name: 'Give back' })).toHaveProperty('disabled', true)
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Asked by phone. ')
    await user.click(dialog.getByRole('button', { name: 'Give back' }))
    expect(await screen.findByText('AED 393.00 was refunded.')).toBeDefined()
    expect(sent('/refund').map(({ body }) => body)).toEqual([{ reason: 'Asked by phone.' }])
    expect(
      await screen.findByText('Nothing of this order can be given back any more.'),
    ).toBeDefined()
  })

  test('that the provider does not give back says so and keeps what was written', async () => {
    server.answer('paymentsAdmin.refundForCustomer', () => {
      throw new Refusal('billing.refund_declined')
    })
    const { user } = await open(`?order=${ID}`)
    await user.click(await screen.findByRole('button', { name: 'Refund' }))
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Asked by phone.')
    await user.click(screen.getByRole('button', { name: 'Give back' }))
    expect(
      await screen.findByText(
        'The payment provider did not give the money back. Nothing has changed.',
      ),
    ).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveProperty(
      'value',
      'Asked by phone.',
    )
  })

  test('that is not there says so', async () => {
    server.answer('paymentsAdmin.getAdminOrder', () => {
      throw new Refusal('billing.order_not_found')
    })
    await open(`?order=${ID}`)
    expect(await screen.findByText('There is no such order.')).toBeDefined()
  })
})

describe('the payouts of a week', () => {
  test('are marked as paid only when that is confirmed', async () => {
    server.answer('creators.confirmPayouts', () => {
      payouts = [{ ...sentPayout, status: 'paid' }]
      return { success: true, confirmed: 1 }
    })
    const { user } = await open('?tab=payouts&week=2026-W46')
    await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
    expect(
      await screen.findByText(
        '1 payouts, AED 100.00 in all, will count as paid from the store’s bank account.',
      ),
    ).toBeDefined()
    expect(sent('/paid')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'The bank has paid' }))
    expect(await screen.findByText('The payouts are marked as paid.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull()
  })

  test('come back one by one, with what the bank said', async () => {
    server.answer('creators.returnPayout', () => {
      payouts = [{ ...sentPayout, status: 'returned' }]
      return { success: true, status: 'returned' }
    })
    const { user } = await open('?tab=payouts&week=2026-W46')
    await user.click(await screen.findByRole('button', { name: 'Returned: PO-000007' }))
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'No such account.')
    await user.click(screen.getByRole('button', { name: 'It came back' }))
    expect(await screen.findByText('PO-000007 is owed again.')).toBeDefined()
    expect(sent('/returned').map(({ body }) => body)).toEqual([{ reason: 'No such account.' }])
  })

  test('become a file for the bank', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue()
    server.answerRaw(
      'POST /api/payouts/weeks/2026-W46/bank-file/pain001',
      () => new Response('<Document/>'),
    )
    const { user } = await open('?tab=payouts&week=2026-W46')
    await user.click(await screen.findByRole('button', { name: 'Bank file, pain.001' }))
    expect(await screen.findByText('The bank file was made.')).toBeDefined()
    expect(saved.mock.calls.map(([, name]) => name)).toEqual(['payouts-2026-W46.xml'])
  })
})

describe('without the right', () => {
  beforeEach(() => {
    server.signIn({ id: 'omar', name: 'Omar', email: 'omar@example.ae', role: 'user' })
  })

  test('an invented store is shown under the badge, and nothing is asked of the server', async () => {
    await open()
    expect(await screen.findByText('Demo data')).toBeDefined()
    expect(await screen.findByText('Renewal of the Enterprise plan, monthly')).toBeDefined()
    expect(
      server.received.filter(
        ({ address }) => address.includes('payments-admin') || address.includes('payouts'),
      ),
    ).toEqual([])
  })

  test('a refund stays on the page, and the ledger still balances', async () => {
    const { user } = await open('?order=WK-20425')
    await user.click(await screen.findByRole('button', { name: 'Refund' }))
    await user.click(await screen.findByRole('button', { name: 'Give back' }))
    expect(await screen.findByText('AED 393.00 was refunded.')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: 'Ledger' }))
    const { showcase } = await import('../payments-admin/payments-showcase.ts')
    const { accounts } = await showcase.listLedgerAccounts()
    const sums = Map.groupBy(accounts, ({ balance }) => balance.currency)
    const sumOf = (currency: 'AED' | 'USD') =>
      sums.get(currency)!.reduce((sum, { balance }) => sum + balance.amount, 0)
    expect([sumOf('AED'), sumOf('USD')]).toEqual([0, 0])
    expect(sent('/refund')).toEqual([])
  })
})
