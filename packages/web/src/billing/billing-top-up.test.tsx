import { act, screen, waitFor } from '@testing-library/react'
import type { billing } from '@wakeel/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { subscription, usage, wallet } from '../../testing/account-money.ts'
import { billingServer, openTab } from '../../testing/billing-tab.ts'
import { dialog } from '../../testing/controls.ts'
import { aed } from '../../testing/conversations.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { order } from '../../testing/plans.ts'
import { sent } from '../../testing/sent.ts'

let server: FakeServer
let money: billing.Wallet
beforeEach(() => {
  money = wallet()
  server = billingServer(() => money)
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

  /** Pays AED 100 and waits; answers with what ends the waiting. */
  const payAndWait = async () => {
    const asked = Promise.withResolvers<void>()
    const order = Promise.withResolvers<billing.Order>()
    server.answer('billing.startTopUp', () => ({
      success: true,
      order: topUp({ status: 'awaiting_approval' }),
    }))
    server.answer('billing.completeCheckout', async () => {
      asked.resolve()
      return { success: true, order: await order.promise }
    })
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Top up' }))
    await user.click(
      (await dialog('Top up your wallet')).getByRole('button', {
        name: 'Pay AED 100.00 with PayPal',
      }),
    )
    await asked.promise
    const arrive = () => {
      money = wallet({ balance: aed(19_750) })
      order.resolve(topUp({ status: 'completed' }))
    }
    const decline = () => order.resolve(topUp({ status: 'declined' }))
    return { user, arrive, decline }
  }

  test('waits for the payment, then the money is there', async () => {
    const { arrive } = await payAndWait()
    expect(
      await screen.findByText('The payment is being taken. This needs a few seconds.', {
        selector: 'p',
      }),
    ).toBeDefined()
    expect(sent(server, '/api/billing/wallet/top-ups')).toEqual([{ amount_fils: 10_000 }])
    arrive()
    expect(await screen.findByText('AED 100.00 is in your wallet.')).toBeDefined()
    expect(screen.getByText('AED 197.50')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is not hidden by a second click that lands beside the smaller dialog', async () => {
    const { user, arrive } = await payAndWait()
    await user.click(screen.getByRole('dialog'))
    expect(screen.getByRole('dialog', { name: 'Top up your wallet' })).toBeDefined()
    arrive()
    expect(await screen.findByText('AED 100.00 is in your wallet.')).toBeDefined()
  })

  test('whose end nobody waited for still says that the money came, and shows it', async () => {
    const { arrive } = await payAndWait()
    screen.getByRole<HTMLDialogElement>('dialog').close()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    arrive()
    expect(await screen.findByText('AED 100.00 is in your wallet.')).toBeDefined()
    expect(screen.getByText('AED 197.50')).toBeDefined()
  })

  test('that failed after its dialog was closed says so', async () => {
    const { decline } = await payAndWait()
    screen.getByRole<HTMLDialogElement>('dialog').close()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    decline()
    expect(
      await screen.findByText('The payment did not go through. Nothing was charged.'),
    ).toBeDefined()
  })

  test('leaves no figure of another tab as it was before the payment', async () => {
    server.answer('billing.getSubscription', () => ({
      success: true,
      subscription: subscription(),
      usage: usage(),
      entitlements: [],
    }))
    const { user, router } = await openPage('/account?tab=subscriptions')
    expect(await screen.findByText('Renews on')).toBeDefined()
    const renewed = Promise.withResolvers<void>()
    server.answer('billing.getSubscription', async () => {
      await renewed.promise
      return { success: true, subscription: null, usage: usage(), entitlements: [] }
    })
    server.answer('billing.startTopUp', () => ({ success: true, order: topUp({}) }))
    server.answer('billing.completeCheckout', () => ({
      success: true,
      order: topUp({ status: 'completed' }),
    }))
    await act(() => router.navigate({ to: '/account', search: { tab: 'billing' } }))
    await user.click(await screen.findByRole('button', { name: 'Top up' }))
    await user.click(
      (await dialog('Top up your wallet')).getByRole('button', { name: /^Pay AED 100/ }),
    )
    await screen.findByText('AED 100.00 is in your wallet.')
    await act(() => router.navigate({ to: '/account', search: { tab: 'subscriptions' } }))
    expect(screen.queryByText('Renews on')).toBeNull()
    renewed.resolve()
    expect(await screen.findByText('No subscription yet')).toBeDefined()
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
