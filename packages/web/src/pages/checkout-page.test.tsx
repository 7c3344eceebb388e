import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { billing } from '@wakeel/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { founderQuote, order, quote } from '../../testing/plans.ts'
import { keepEvents, recordedEvents } from '../../testing/recorded-events.ts'

const OFFERED = '/checkout?plan=pro&billing=monthly&offer=founder_special'
const { id } = order()

let server: FakeServer
let keys: string[]
beforeEach(() => {
  keys = []
  server = fakeServer()
  quoted(founderQuote())
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
  server.answer('billing.startCheckout', () => ({ success: true, order: order() }))
  completes(order({ status: 'completed' }))
  vi.stubGlobal('open', vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
})

const quoted = (quote: billing.Quote, is_sandbox = true) =>
  server.answer('billing.getQuote', () => ({ success: true, quote, is_sandbox }))
const completes = (order: billing.Order) =>
  server.answer('billing.completeCheckout', () => ({ success: true, order }))
const refuses = (
  operation: 'billing.startCheckout' | 'billing.completeCheckout',
  code: Refusal['code'],
) =>
  server.answer(operation, () => {
    throw new Refusal(code)
  })

/** Answers with the lines of the summary as they are read. */
const lines = async () => {
  const summary = within(
    (await screen.findByRole('heading', { name: 'Order summary' })).parentElement!,
  )
  const amounts = summary.getAllByRole('definition').map(({ textContent }) => textContent)
  return summary
    .getAllByRole('term')
    .map(({ textContent }, place) => `${textContent}: ${amounts[place]}`)
}
const payButton = () => screen.findByRole('button', { name: 'Pay with PayPal' })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const requestsTo = (path: string) =>
  server.received.filter(({ method, address }) => method === 'POST' && address.startsWith(path))
const completions = () => requestsTo(`/api/checkout/${id}/complete`)
const starts = () =>
  requestsTo('/api/checkout').filter(({ address }) => address === '/api/checkout')

describe('the order summary', () => {
  test('shows the founder special line by line, with VAT on the discounted price and what PayPal charges', async () => {
    await openPage(OFFERED)
    expect(await lines()).toEqual([
      'Pro plan, paid monthlyAED 374.29 × 1 month: AED 374.29',
      'Founder Special, 50% off: −AED 187.14',
      'Subtotal: AED 187.15',
      'VAT 5%: AED 9.36',
      'Total: AED 196.51',
      'Charged by PayPalPayPal does not take dirhams: it charges the plan’s own price in US dollars.: $53.48',
    ])
    expect(
      screen.getByText(
        'Renews on 20 December 2026 for AED 393.00 a month, VAT included, until you cancel. The offer holds for the first period only.',
      ),
    ).toBeDefined()
  })

  test('shows twelve months of an annual plan', async () => {
    quoted(
      quote({
        billing: 'annual',
        months: 12,
        month_price: { aed: 29_943, usd: 8_148 },
        list_price: { aed: 359_316, usd: 97_776 },
        subtotal: { aed: 359_316, usd: 97_776 },
        vat: { aed: 17_966, usd: 4_889 },
        total: { aed: 377_282, usd: 102_665 },
        renewal_total: { aed: 377_282, usd: 102_665 },
        period_ends_at: '2027-11-20T08:00:00.000Z',
        is_refundable: true,
      }),
    )
    await openPage('/checkout?plan=pro&billing=annual')
    expect(await lines()).toEqual([
      'Pro plan, paid yearlyAED 299.43 × 12 months: AED 3,593.16',
      'Subtotal: AED 3,593.16',
      'VAT 5%: AED 179.66',
      'Total: AED 3,772.82',
      'Charged by PayPalPayPal does not take dirhams: it charges the plan’s own price in US dollars.: $1,026.65',
    ])
    expect(
      screen.getByText(
        'Renews on 20 November 2027 for AED 3,772.82 a year, VAT included, until you cancel.',
      ),
    ).toBeDefined()
  })

  test('shows the credit for the unused part of the plan before', async () => {
    quoted(
      quote({
        change: 'upgrade',
        credit: { aed: 10_000, usd: 2_723 },
        subtotal: { aed: 27_429, usd: 7_462 },
      }),
    )
    await openPage('/checkout')
    expect(await lines()).toContain('Credit for the unused part of your plan: −AED 100.00')
  })

  test('extracts the VAT where the operator shows prices with it', async () => {
    const price = { aed: 37_429, usd: 10_185 }
    quoted(
      quote({
        vat_mode: 'included',
        vat: { aed: 1_782, usd: 485 },
        total: price,
        renewal_total: price,
      }),
    )
    await openPage('/checkout')
    expect((await lines()).slice(1, 3)).toEqual([
      'Total: AED 374.29',
      'VAT 5%, included: AED 17.82',
    ])
  })

  test.each([
    ['unknown', 'Nobody knows the code “half_price”, so list prices are shown.'],
    ['sold_out', 'Every spot of this offer is taken, so list prices are shown.'],
    ['used', 'You have already used this offer, so list prices are shown.'],
  ] as const)('says why an offer that is %s gives no discount', async (offer_notice, sentence) => {
    quoted(quote({ offer_notice }))
    await openPage('/checkout?offer=half_price')
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(await lines()).toContain('Total: AED 393.00')
  })

  test('is for Pro by the month when the address says nothing else', async () => {
    await openPage('/checkout')
    await lines()
    expect(
      server.received.some(
        ({ address }) => address === '/api/checkout/quote?billing=monthly&lang=en&plan=pro',
      ),
    ).toBe(true)
  })

  test('is in Arabic for who reads Arabic', async () => {
    await openPage(OFFERED, { language: 'ar' })
    expect(await screen.findByRole('heading', { name: 'ملخّص الطلب' })).toBeDefined()
    expect(screen.getByText('196.51 درهم')).toBeDefined()
    expect(screen.getByRole('button', { name: 'ادفع عبر PayPal' })).toBeDefined()
    expect(screen.getByText('بيئة تجريبية: لا تُنقل أي أموال حقيقية')).toBeDefined()
  })
})

describe('the checkout page', () => {
  test('renders nothing without a valid plan', async () => {
    await openPage('/checkout?plan=platinum')
    expect(screen.getByRole('main').textContent).toBe('')
  })

  test('takes company, TRN and address before anything is paid', async () => {
    const none = { company: null, trn: null, address: null }
    server.answer('billing.getBillingDetails', () => ({ success: true, details: none }))
    server.answer('billing.setBillingDetails', (details) => ({ success: true, details }))
    const { user } = await openPage(OFFERED)

    await user.click(await screen.findByText('Company, TRN and address for the invoice'))
    await user.type(await screen.findByRole('textbox', { name: 'Company' }), 'Rahman Trading LLC')
    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Your billing details are saved.')).toBeDefined()
    const saved = server.received.filter(
      ({ method, address }) => method === 'PUT' && address === '/api/billing/details',
    )
    expect(saved).toHaveLength(1)
    expect(server.received.some(({ address }) => address === '/api/checkout')).toBe(false)
  })

  test('says that no real money moves in the sandbox, and what happens next', async () => {
    await openPage(OFFERED)
    expect(await screen.findByText('Sandbox: no real money moves')).toBeDefined()
    expect(
      screen.getByText('The sandbox agrees in your place; that takes about two seconds.'),
    ).toBeDefined()
    expect(screen.getByText('Within 30 days one click gives the price back.')).toBeDefined()
  })

  test('with PayPal says that its page opens, and nothing of a sandbox', async () => {
    quoted(founderQuote(), false)
    await openPage(OFFERED)
    expect(
      await screen.findByText('PayPal opens and you agree to the payment there.'),
    ).toBeDefined()
    expect(screen.queryByText(/Sandbox/)).toBeNull()
  })

  test('takes wallets and no cards', async () => {
    await openPage(OFFERED)
    expect(await screen.findByText('PayPal wallet')).toBeDefined()
    expect(screen.getByText('Off: card payments are not taken here.')).toBeDefined()
  })

  test('that cannot be loaded says so and can be tried again', async () => {
    server.answer('billing.getQuote', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage(OFFERED)
    expect(
      await screen.findByRole('heading', { name: 'Your order could not be loaded' }),
    ).toBeDefined()
    quoted(founderQuote())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await lines()).toContain('Total: AED 196.51')
  })

  test.each([
    ['current', 'Pro is the plan that you have'],
    ['later', 'Pro can begin when the time you have paid for ends'],
  ] as const)(
    'for a plan that is %s asks for no money and leads to the account',
    async (change, title) => {
      quoted(quote({ change }))
      await openPage('/checkout')
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
      expect(screen.getByRole('link', { name: 'Open your account' })).toHaveProperty(
        'href',
        expect.stringContaining('/account?tab=subscriptions'),
      )
      expect(screen.queryByRole('button', { name: 'Pay with PayPal' })).toBeNull()
    },
  )

  test('sends a visitor to sign in and back to the same order', async () => {
    server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
    const { user, address } = await openPage(OFFERED)
    await user.click(await screen.findByRole('link', { name: 'Sign in to pay with PayPal' }))
    await user.type(await screen.findByLabelText('Email'), 'aisha@example.ae')
    await user.type(screen.getByLabelText('Password'), 'a long password')
    server.answerRaw('POST /api/auth/sign-in/email', () => {
      server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
      return Response.json({})
    })
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(address()).toBe(OFFERED))
    expect(await payButton()).toBeDefined()
  })

  test('is also found again by who makes an account first', async () => {
    server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
    const { user, address } = await openPage(OFFERED)
    await user.click(await screen.findByRole('link', { name: 'Sign in to pay with PayPal' }))
    await user.click(await screen.findByRole('link', { name: 'Create Account' }))
    expect(new URL(address(), 'http://store').searchParams.get('to')).toBe(OFFERED)
  })

  test('never leads from signing in to another site', async () => {
    const { address } = await openPage('/signin?to=//evil.example/checkout')
    await waitFor(() => expect(address()).toBe('/account'))
  })
})

describe('paying in the sandbox', () => {
  test('is processed until the sandbox has agreed, says what was paid, and goes to the account', async () => {
    completes(order())
    const { address } = await openPage(OFFERED)
    const button = await payButton()
    vi.useFakeTimers()
    fireEvent.click(button)
    expect(await pass(0))
    expect(button).toMatchObject({ textContent: 'Processing...', disabled: true })
    await pass(1000)
    completes(order({ status: 'completed' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await pass(1000)
    expect(screen.getByRole('alert').textContent).toBe(
      'Checkout completed! Plan: Pro - Total: AED 196.51',
    )
    expect(address()).toBe('/account?tab=subscriptions')
    expect(completions()).toHaveLength(3)
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
    completes(order())
    await openPage(OFFERED)
    const button = await payButton()
    act(() => {
      button.click()
      button.click()
    })
    fireEvent.click(button)
    await waitFor(() => expect(completions()).toHaveLength(1))
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
      refuses(operation, code)
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
      completes(order({ status }))
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
    refuses('billing.startCheckout', code)
    const { user } = await openPage(OFFERED)
    await user.click(await payButton())
    expect((await screen.findByText('Checkout failed - please try again')).role).toBe('alert')
    expect(await payButton()).toHaveProperty('disabled', false)
  })

  test('because the last spot has just gone says so, and shows the list price', async () => {
    refuses('billing.completeCheckout', 'billing.offer_sold_out')
    const { user } = await openPage(OFFERED)
    const button = await payButton()
    quoted(quote({ offer_notice: 'sold_out' }))
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
    refuses('billing.completeCheckout', 'billing.payment_declined')
    const { user } = await openPage(OFFERED)
    const fetchBefore = fetch
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
      keys.push(new Headers(init.headers).get('idempotency-key') ?? '')
      return fetchBefore(address, init)
    })
    await user.click(await payButton())
    await screen.findByText('Payment failed - please try again')
    completes(order({ status: 'completed' }))
    await user.click(await payButton())
    expect(await screen.findByText(/Checkout completed!/)).toBeDefined()
    const [first, second] = keys.filter(Boolean)
    expect(second).not.toBe(first)
  })

  test('to answer once while the money is being taken is asked for again', async () => {
    refuses('billing.completeCheckout', 'billing.provider_unreachable')
    await openPage(OFFERED)
    const button = await payButton()
    vi.useFakeTimers()
    fireEvent.click(button)
    await pass(0)
    expect(screen.queryByRole('alert')).toBeNull()
    completes(order({ status: 'completed' }))
    await pass(1000)
    expect(screen.getByRole('alert').textContent).toBe(
      'Checkout completed! Plan: Pro - Total: AED 196.51',
    )
  })

  test('is said in Arabic to who reads Arabic', async () => {
    refuses('billing.completeCheckout', 'billing.payment_declined')
    const { user } = await openPage(OFFERED, { language: 'ar' })
    await user.click(await screen.findByRole('button', { name: 'ادفع عبر PayPal' }))
    expect(await screen.findByText('فشل الدفع، يُرجى المحاولة مرة أخرى')).toBeDefined()
  })
})

describe('paying at PayPal', () => {
  const atPayPal = order({
    payment_provider: 'paypal',
    approval_url: 'https://www.paypal.com/checkoutnow?token=8AB1',
  })
  beforeEach(() => {
    quoted(founderQuote(), false)
    server.answer('billing.startCheckout', () => ({ success: true, order: atPayPal }))
  })

  test('opens its page in the same window', async () => {
    completes(atPayPal)
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
    completes(atPayPal)
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
    refuses('billing.completeCheckout', 'billing.payment_declined')
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
    expect(completions()).toEqual([])
  })
})
