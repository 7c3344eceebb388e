import { screen, waitFor } from '@testing-library/react'
import type { billing } from '@wakeel/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { wallet, walletEntry } from '../../testing/account-money.ts'
import { billingServer, openTab } from '../../testing/billing-tab.ts'
import { dialog, table } from '../../testing/controls.ts'
import { aed } from '../../testing/conversations.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import { order } from '../../testing/plans.ts'
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
    expect(sent(server, '/api/billing/wallet/top-ups')).toEqual([{ amount_fils: 10_000 }])
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
