import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  checkoutServer,
  completes,
  completions,
  id,
  OFFERED,
  payButton,
  quoted,
  refuses,
} from '../../testing/checkout-page.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { founderQuote, order } from '../../testing/plans.ts'

let server: FakeServer
beforeEach(() => {
  server = checkoutServer()
})

describe('paying at PayPal', () => {
  const atPayPal = order({
    payment_provider: 'paypal',
    approval_url: 'https://www.paypal.com/checkoutnow?token=8AB1',
  })
  beforeEach(() => {
    quoted(server, founderQuote(), false)
    server.answer('billing.startCheckout', () => ({
      success: true,
      order: atPayPal,
      offer_notice: null,
    }))
  })

  test('opens its page in the same window', async () => {
    completes(server, atPayPal)
    const { user } = await openPage(OFFERED)
    await user.click(await payButton())
    await waitFor(() =>
      expect(window.open).toHaveBeenCalledWith(
        'https://www.paypal.com/checkoutnow?token=8AB1',
        '_self',
      ),
    )
  })

  test('and coming back completes the order', async () => {
    const { address } = await openPage(`/checkout?order=${id}`)
    expect(
      await screen.findByText('Checkout completed! Plan: Pro - Total: AED 196.51'),
    ).toBeDefined()
    await waitFor(() => expect(address()).toBe('/account?tab=subscriptions'))
  })

  test('and coming back from a top-up says what is in the wallet and goes to its tab', async () => {
    completes(
      server,
      order({
        kind: 'top_up',
        plan: null,
        billing: null,
        status: 'completed',
        total: { aed: 20_000, usd: 5_446 },
      }),
    )
    const { address } = await openPage(`/checkout?order=${id}`)
    expect(await screen.findByText('Your wallet was topped up: AED 200.00')).toBeDefined()
    await waitFor(() => expect(address()).toBe('/account?tab=billing'))
  })

  test('and coming back without having agreed offers to go on or to cancel', async () => {
    completes(server, atPayPal)
    server.answer('billing.cancelCheckout', () => ({
      success: true,
      order: order({ status: 'cancelled' }),
    }))
    const { user, address } = await openPage(`/checkout?order=${id}`)
    await user.click(await screen.findByRole('button', { name: 'Go on at PayPal' }))
    expect(window.open).toHaveBeenCalledWith(
      'https://www.paypal.com/checkoutnow?token=8AB1',
      '_self',
    )
    server.answer('billing.listPlans', () => ({
      success: true,
      plans: [],
      offer_notice: null,
      vat_mode: 'added',
      current: null,
    }))
    await user.click(screen.getByRole('button', { name: 'Cancel this order' }))
    await waitFor(() => expect(address()).toBe('/pricing'))
  })

  test('and coming back to a declined payment says so and leads to the plans', async () => {
    refuses(server, 'billing.completeCheckout', 'billing.payment_declined')
    await openPage(`/checkout?order=${id}`)
    expect(await screen.findByText('Payment failed - please try again')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'This order was not completed' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to the plans' })).toHaveProperty(
      'href',
      expect.stringContaining('/pricing'),
    )
  })

  test('and coming back signed out asks to sign in first', async () => {
    server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
    await openPage(`/checkout?order=${id}`)
    const link = await screen.findByRole('link', { name: 'Sign in to pay with PayPal' })
    expect(link).toHaveProperty(
      'href',
      expect.stringContaining(encodeURIComponent(`/checkout?order=${id}`)),
    )
    expect(completions(server)).toEqual([])
  })
})
