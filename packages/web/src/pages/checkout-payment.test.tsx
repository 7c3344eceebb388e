import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  checkoutServer,
  completes,
  completions,
  id,
  lines,
  OFFERED,
  payButton,
  quoted,
  refuses,
} from '../../testing/checkout-page.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { order, quote } from '../../testing/plans.ts'
import { keepEvents, recordedEvents } from '../../testing/recorded-events.ts'

let server: FakeServer
let keys: string[]
beforeEach(() => {
  keys = []
  server = checkoutServer()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const starts = () =>
  server.received.filter(({ method, address }) => method === 'POST' && address === '/api/checkout')

describe('paying in the sandbox', () => {
  test('is processed until the sandbox has agreed, says what was paid, and goes to the account', async () => {
    completes(server, order())
    const { address } = await openPage(OFFERED)
    const button = await payButton()
    vi.useFakeTimers()
    fireEvent.click(button)
    expect(await pass(0))
    expect(button).toMatchObject({ textContent: 'Processing...', disabled: true })
    await pass(1000)
    completes(server, order({ status: 'completed' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await pass(1000)
    expect(screen.getByRole('alert').textContent).toBe(
      'Checkout completed! Plan: Pro - Total: AED 196.51',
    )
    expect(address()).toBe('/account?tab=subscriptions')
    expect(completions(server)).toHaveLength(3)
  })

  test('sends the choice and an idempotency key', async () => {
    const fetchBefore = fetch
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
      keys.push(new Headers(init.headers).get('idempotency-key') ?? '')
      return fetchBefore(address, init)
    })
    const { user } = await openPage(OFFERED)
    await user.click(await payButton())
    await screen.findByText(/Checkout completed!/)
    expect(starts().map(({ body }) => body)).toEqual([
      { plan: 'pro', billing: 'monthly', offer: 'founder_special' },
    ])
    expect(keys.filter(Boolean)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  })

  test('takes no second click', async () => {
    completes(server, order())
    await openPage(OFFERED)
    const button = await payButton()
    act(() => {
      button.click()
      button.click()
    })
    fireEvent.click(button)
    await waitFor(() => expect(completions(server)).toHaveLength(1))
    fireEvent.click(button)
    expect(starts()).toHaveLength(1)
  })

  test('is counted once, in dirhams', async () => {
    keepEvents()
    const { user } = await openPage(OFFERED)
    await user.click(await payButton())
    await screen.findByText(/Checkout completed!/)
    expect(await recordedEvents('checkout_completed')).toEqual([
      { plan_id: 'pro', amount: 196.51, currency: 'AED' },
    ])
  })

  test('is taken up again after a reload', async () => {
    const { address } = await openPage(`${OFFERED}&order=${id}`)
    expect(
      await screen.findByText('Checkout completed! Plan: Pro - Total: AED 196.51'),
    ).toBeDefined()
    expect(starts()).toEqual([])
    await waitFor(() => expect(address()).toBe('/account?tab=subscriptions'))
  })

  test('is said in Arabic to who reads Arabic', async () => {
    const { user } = await openPage(OFFERED, { language: 'ar' })
    await user.click(await screen.findByRole('button', { name: 'ادفع عبر PayPal' }))
    expect(
      await screen.findByText('تم الشراء! الباقة: المحترف - الإجمالي: 196.51 درهم'),
    ).toBeDefined()
  })
})

describe('a payment that fails', () => {
  test.each([
    ['billing.startCheckout', 'billing.payment_refused'],
    ['billing.completeCheckout', 'billing.payment_declined'],
  ] as const)(
    'at %s with %s says Payment failed, and the button works again',
    async (operation, code) => {
      refuses(server, operation, code)
      const { user, address } = await openPage(OFFERED)
      await user.click(await payButton())
      expect((await screen.findByText('Payment failed - please try again')).role).toBe('alert')
      expect(await payButton()).toHaveProperty('disabled', false)
      await waitFor(() => expect(address()).toBe(OFFERED))
    },
  )

  test.each(['declined', 'cancelled', 'expired'] as const)(
    'as an order that was %s says Payment failed',
    async (status) => {
      completes(server, order({ status }))
      const { user } = await openPage(OFFERED)
      await user.click(await payButton())
      expect(await screen.findByText('Payment failed - please try again')).toBeDefined()
      expect(await payButton()).toHaveProperty('disabled', false)
    },
  )

  test.each([
    'billing.provider_unreachable',
    'billing.plan_current',
    'request.key_reused',
  ] as const)('with %s says Checkout failed, and the button works again', async (code) => {
    refuses(server, 'billing.startCheckout', code)
    const { user } = await openPage(OFFERED)
    await user.click(await payButton())
    expect((await screen.findByText('Checkout failed - please try again')).role).toBe('alert')
    expect(await payButton()).toHaveProperty('disabled', false)
  })

  test('because the last spot has just gone says so, and shows the list price', async () => {
    refuses(server, 'billing.completeCheckout', 'billing.offer_sold_out')
    const { user } = await openPage(OFFERED)
    const button = await payButton()
    quoted(server, quote({ offer_notice: 'sold_out' }))
    await user.click(button)
    expect(await screen.findByText('Checkout failed - please try again')).toBeDefined()
    expect(
      await screen.findByText('Every spot of this offer is taken, so list prices are shown.'),
    ).toBeDefined()
    expect(await lines()).toContain('Total: AED 393.00')
  })

  test('without a network says Checkout failed, and the next click asks for the same order', async () => {
    const { user } = await openPage(OFFERED)
    const button = await payButton()
    const fetchBefore = fetch
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
      keys.push(new Headers(init.headers).get('idempotency-key') ?? '')
      return fetchBefore(address, init)
    })
    server.cutOff()
    await user.click(button)
    expect(await screen.findByText('Checkout failed - please try again')).toBeDefined()
    server.reconnect()
    await user.click(await payButton())
    expect(await screen.findByText(/Checkout completed!/)).toBeDefined()
    const [first, second] = keys.filter(Boolean)
    expect(second).toBe(first)
  })

  test('and is tried again is another order', async () => {
    refuses(server, 'billing.completeCheckout', 'billing.payment_declined')
    const { user } = await openPage(OFFERED)
    const fetchBefore = fetch
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
      keys.push(new Headers(init.headers).get('idempotency-key') ?? '')
      return fetchBefore(address, init)
    })
    await user.click(await payButton())
    await screen.findByText('Payment failed - please try again')
    completes(server, order({ status: 'completed' }))
    await user.click(await payButton())
    expect(await screen.findByText(/Checkout completed!/)).toBeDefined()
    const [first, second] = keys.filter(Boolean)
    expect(second).not.toBe(first)
  })

  test('to answer once while the money is being taken is asked for again', async () => {
    refuses(server, 'billing.completeCheckout', 'billing.provider_unreachable')
    await openPage(OFFERED)
    const button = await payButton()
    vi.useFakeTimers()
    fireEvent.click(button)
    await pass(0)
    expect(screen.queryByRole('alert')).toBeNull()
    completes(server, order({ status: 'completed' }))
    await pass(1000)
    expect(screen.getByRole('alert').textContent).toBe(
      'Checkout completed! Plan: Pro - Total: AED 196.51',
    )
  })

  test('is said in Arabic to who reads Arabic', async () => {
    refuses(server, 'billing.completeCheckout', 'billing.payment_declined')
    const { user } = await openPage(OFFERED, { language: 'ar' })
    await user.click(await screen.findByRole('button', { name: 'ادفع عبر PayPal' }))
    expect(await screen.findByText('فشل الدفع، يُرجى المحاولة مرة أخرى')).toBeDefined()
  })
})
