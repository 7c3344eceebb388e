import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkoutServer, lines, OFFERED, payButton, quoted } from '../../testing/checkout-page.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { founderQuote, quote } from '../../testing/plans.ts'

let server: FakeServer
beforeEach(() => {
  server = checkoutServer()
})

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
      server,
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
      server,
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
      server,
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
    quoted(server, quote({ offer_notice }))
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
  test('for a plan that does not exist says so, and leads to those that do', async () => {
    await openPage('/checkout?plan=platinum')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no such plan' }),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/pricing$/),
    )
    expect(screen.queryByRole('heading', { name: 'Order summary' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Pay with PayPal' })).toBeNull()
  })

  test('says that no real money moves in the sandbox, and what happens next', async () => {
    await openPage(OFFERED)
    expect(await screen.findByText('Sandbox: no real money moves')).toBeDefined()
    expect(
      screen.getByText('The sandbox agrees in your place; that takes about two seconds.'),
    ).toBeDefined()
    expect(
      screen.getByText(
        'Within 30 days one click gives the price back; the guarantee holds once for plans.',
      ),
    ).toBeDefined()
    expect(
      screen.getByText(
        'Included runs are counted by the calendar month: they start again on the 1st, whatever day the plan began.',
      ),
    ).toBeDefined()
  })

  test('with PayPal says that its page opens, and nothing of a sandbox', async () => {
    quoted(server, founderQuote(), false)
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
    quoted(server, founderQuote())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await lines()).toContain('Total: AED 196.51')
  })

  test.each([
    ['current', 'Pro is the plan that you have'],
    ['later', 'Pro can begin when the time you have paid for ends'],
  ] as const)(
    'for a plan that is %s asks for no money and leads to the account',
    async (change, title) => {
      quoted(server, quote({ change }))
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
