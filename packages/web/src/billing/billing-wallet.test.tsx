import { screen } from '@testing-library/react'
import type { billing } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { wallet, walletEntry } from '../../testing/account-money.ts'
import { billingServer, openTab } from '../../testing/billing-tab.ts'
import { table } from '../../testing/controls.ts'
import { aed } from '../../testing/conversations.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import { sent } from '../../testing/sent.ts'

let server: FakeServer
let money: billing.Wallet
beforeEach(() => {
  money = wallet()
  server = billingServer(() => money)
})

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
    expect(sent(server, '/api/billing/limits')).toEqual([{ monthly_cap: null, max_per_run: 275 }])
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
