import { act, fireEvent, screen, within } from '@testing-library/react'
import type { billing } from '@wakeel/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { plan, plans, quote } from '../../testing/plans.ts'
import { keepEvents, recordedEvents } from '../../testing/recorded-events.ts'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  listed({})
  server.answer('billing.getQuote', ({ plan, billing }) => ({
    success: true,
    quote: quote({ plan: { id: plan, name: plan }, billing }),
    is_sandbox: true,
  }))
})
afterEach(() => {
  vi.useRealTimers()
})

type List = {
  plans: billing.Plan[]
  offer_notice: billing.OfferNotice | null
  vat_mode: billing.VatMode
  current: Current
}
type Current = { plan: billing.PlanId; billing: billing.BillingPeriod } | null

function listed(details: Partial<List>) {
  server.answer('billing.listPlans', () => ({
    success: true,
    plans: plans(),
    offer_notice: null,
    vat_mode: 'added',
    current: null,
    ...details,
  }))
}

const signIn = () => server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
const card = async (name: string) => within(await screen.findByRole('article', { name }))
const textOf = async (name: string) => (await screen.findByRole('article', { name })).textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the plans', () => {
  test.each([
    ['Starter', 'AED 115.73', '$31.49', 'Creator share: 50%'],
    ['Pro', 'AED 374.29', '$101.85', 'Creator share: 70%'],
    ['Enterprise', 'AED 1,145.05', '$311.85', 'Creator share: 80%'],
  ])('%s costs %s a month, %s in dollars; %s', async (name, dirhams, dollars, share) => {
    await openPage('/pricing')
    const shown = await textOf(name)
    expect(shown).toContain(dirhams)
    expect(shown).toContain(dollars)
    expect(shown).toContain(share)
    expect(shown).toContain('Paid every month. Cancel whenever you like.')
  })

  test.each([
    ['Starter', 'AED 92.58', '$25.19', 'AED 1,110.96 paid once a year.'],
    ['Pro', 'AED 299.43', '$81.48', 'AED 3,593.16 paid once a year.'],
    ['Enterprise', 'AED 916.04', '$249.48', 'AED 10,992.48 paid once a year.'],
  ])(
    '%s costs %s a month when a year is paid at once, %s in dollars; %s',
    async (name, dirhams, dollars, year) => {
      const { user, address } = await openPage('/pricing')
      await user.click(await screen.findByRole('radio', { name: 'Annual saves 20%' }))
      const shown = await textOf(name)
      expect(shown).toContain(dirhams)
      expect(shown).toContain(dollars)
      expect(shown).toContain(year)
      expect(address()).toBe('/pricing?billing=annual')
    },
  )

  test('annual and monthly can be changed with the arrow keys', async () => {
    const { user } = await openPage('/pricing?billing=annual')
    screen.getByRole('radio', { name: 'Annual saves 20%' }).focus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true)
    expect(await textOf('Pro')).toContain('AED 374.29')
  })

  test('only Pro is marked as the most popular', async () => {
    await openPage('/pricing')
    expect((await card('Pro')).getByText('Most popular')).toBeDefined()
    expect(screen.getAllByText('Most popular')).toHaveLength(1)
  })

  test('each lists what it includes', async () => {
    await openPage('/pricing')
    const features = within(
      (await card('Pro')).getByRole('list', { name: 'What Pro includes' }),
    ).getAllByRole('listitem')
    expect(features.map((feature) => feature.textContent)).toEqual([
      '500 included runs every month',
      'Everything in Starter',
    ])
  })

  test('say that VAT is added at checkout', async () => {
    await openPage('/pricing')
    expect(await screen.findByText('VAT of 5% is added at checkout.')).toBeDefined()
  })

  test('say that VAT is included where the operator shows prices with it', async () => {
    listed({ vat_mode: 'included' })
    await openPage('/pricing')
    expect(await screen.findByText('Prices include VAT of 5%.')).toBeDefined()
  })

  test('that cannot be loaded say so and can be tried again', async () => {
    server.answer('billing.listPlans', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage('/pricing')
    expect(
      await screen.findByRole('heading', { name: 'The plans could not be loaded' }),
    ).toBeDefined()
    listed({})
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await textOf('Pro')).toContain('AED 374.29')
  })

  test('are shown in Arabic, dirhams first', async () => {
    await openPage('/pricing', { language: 'ar' })
    expect(screen.getByRole('heading', { level: 1, name: 'الباقات والأسعار' })).toBeDefined()
    expect(await textOf('Pro')).toContain('374.29 درهم')
    expect(screen.getByRole('radio', { name: 'سنوي يوفّر 20%' })).toBeDefined()
  })
})

describe('an offer in the address', () => {
  const halved = plan({
    monthly: { aed: 18_715, usd: 5_093 },
    annual: { aed: 14_972, usd: 4_074 },
    originalPrice: { monthly: { aed: 37_429, usd: 10_185 }, annual: { aed: 29_943, usd: 8_148 } },
    discount: 50,
    offerCode: 'founder_special',
  })

  test('shows the price before and after, the discount, the code, and what comes after the first month', async () => {
    listed({ plans: [halved] })
    await openPage('/pricing?offer=founder_special')
    const pro = await card('Pro')
    expect(pro.getByText('AED 374.29', { selector: 's' })).toBeDefined()
    expect(pro.getByText('AED 187.15')).toBeDefined()
    expect(pro.getByText('50% off')).toBeDefined()
    expect(pro.getByText('founder_special')).toBeDefined()
    expect(await textOf('Pro')).toContain('For the first month, then AED 374.29 a month.')
    expect(
      server.received.some(({ address }) => address === '/api/plans?lang=en&offer=founder_special'),
    ).toBe(true)
  })

  test('is kept when the period changes and when a plan is chosen', async () => {
    listed({ plans: [halved] })
    const { user, address } = await openPage('/pricing?offer=founder_special')
    await user.click(await screen.findByRole('radio', { name: 'Annual saves 20%' }))
    expect(await textOf('Pro')).toContain('paid once for the first year, then AED 3,593.16 a year.')
    const button = (await card('Pro')).getByRole('button', { name: 'Choose Pro' })
    vi.useFakeTimers()
    fireEvent.click(button)
    await pass(1000)
    expect(address()).toBe('/checkout?plan=pro&billing=annual&offer=founder_special')
  })

  test.each([
    ['unknown', 'Nobody knows the code “half_price”, so list prices are shown.'],
    ['sold_out', 'Every spot of this offer is taken, so list prices are shown.'],
    ['used', 'You have already used this offer, so list prices are shown.'],
  ] as const)('that is %s gives no discount and says why', async (offer_notice, sentence) => {
    listed({ offer_notice })
    await openPage('/pricing?offer=half_price')
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(await textOf('Pro')).toContain('AED 374.29')
    expect(screen.queryByText(/% off/)).toBeNull()
  })
})

describe('choosing a plan', () => {
  test('is processed for one second, is said, and leads to the checkout', async () => {
    const { address } = await openPage('/pricing')
    const button = (await card('Pro')).getByRole('button', { name: 'Choose Pro' })
    vi.useFakeTimers()
    fireEvent.click(button)
    expect(button).toMatchObject({ textContent: 'Processing...', disabled: true })
    await pass(999)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(address()).toBe('/pricing')
    await pass(1)
    expect(screen.getByRole('alert').textContent).toBe(
      'Pro plan selected! Redirecting to payment...',
    )
    expect(address()).toBe('/checkout?plan=pro&billing=monthly')
  })

  test('is counted', async () => {
    keepEvents()
    const { user } = await openPage('/pricing?billing=annual')
    await user.click((await card('Starter')).getByRole('button', { name: 'Choose Starter' }))
    expect(await recordedEvents('plan_selected')).toEqual([
      { plan_id: 'starter', billing: 'annual' },
    ])
  })

  test('is forgotten when the page is left meanwhile', async () => {
    const { address } = await openPage('/pricing')
    const button = (await card('Pro')).getByRole('button', { name: 'Choose Pro' })
    vi.useFakeTimers()
    fireEvent.click(button)
    fireEvent.click(screen.getByRole('link', { name: 'Wakeel, to the first page' }))
    await pass(1000)
    expect(address()).toBe('/')
    expect(screen.queryByText(/plan selected/)).toBeNull()
  })
})

describe('somebody with a plan', () => {
  beforeEach(() => {
    signIn()
    listed({ current: { plan: 'pro', billing: 'monthly' } })
    server.answer('billing.getQuote', ({ plan, billing }) => {
      const change = plan === 'starter' ? 'later' : plan === 'pro' ? 'current' : 'upgrade'
      const credit = change === 'upgrade' ? { aed: 12_500, usd: 3_400 } : { aed: 0, usd: 0 }
      return {
        success: true,
        quote: quote({ plan: { id: plan, name: plan }, billing, change, credit }),
        is_sandbox: true,
      }
    })
  })

  test('sees it marked, and goes to the account to manage it', async () => {
    await openPage('/pricing')
    const pro = await card('Pro')
    expect(pro.getByText('Current plan')).toBeDefined()
    const link = await pro.findByRole('link', { name: 'Manage in your account' })
    expect(link).toHaveProperty('href', expect.stringContaining('/account?tab=subscriptions'))
    expect(screen.queryByText('Most popular')).toBeNull()
  })

  test('sees the credit of an upgrade and can take it', async () => {
    await openPage('/pricing')
    const enterprise = await card('Enterprise')
    expect(
      await enterprise.findByText('AED 125.00 credit for the unused part of your plan.'),
    ).toBeDefined()
    expect(enterprise.getByRole('button', { name: 'Choose Enterprise' })).toHaveProperty(
      'disabled',
      false,
    )
  })

  test('goes to the account for a plan that can only begin later', async () => {
    await openPage('/pricing')
    const starter = await card('Starter')
    expect(
      await starter.findByText('This plan can begin when the time you have paid for ends.'),
    ).toBeDefined()
    expect(starter.getByRole('link', { name: 'Change in your account' })).toHaveProperty(
      'href',
      expect.stringContaining('/account?tab=subscriptions'),
    )
    expect(starter.queryByRole('button')).toBeNull()
  })
})

describe('the pricing page', () => {
  test('counts down from 23h 45m 30s, a second at a time, and stops at zero', async () => {
    vi.useFakeTimers()
    await openPage('/pricing')
    const timer = screen.getByRole('timer', { name: 'Launch offers countdown' })
    expect(timer.textContent).toBe('23h 45m 30s')
    await pass(1000)
    expect(timer.textContent).toBe('23h 45m 29s')
    await pass(30_000)
    expect(timer.textContent).toBe('23h 44m 59s')
    vi.setSystemTime(Date.now() + 24 * 3600 * 1000)
    await pass(1000)
    expect(screen.queryByRole('timer')).toBeNull()
    expect(
      screen.getByText(
        'The countdown has ended. An offer that still has spots can still be taken.',
      ),
    ).toBeDefined()
  })

  test('says why to choose Wakeel, shows the guarantee, and leads to the offers and to the agents', async () => {
    await openPage('/pricing')
    const reasons = within(screen.getByRole('region', { name: 'Why choose Wakeel' })).getAllByRole(
      'listitem',
    )
    expect(reasons).toHaveLength(6)
    expect(screen.getByRole('heading', { name: '30-day money back' })).toBeDefined()
    const page = within(screen.getByRole('main'))
    expect(page.getByRole('link', { name: 'See the special offers' })).toHaveProperty(
      'href',
      expect.stringContaining('/offers'),
    )
    expect(page.getByRole('link', { name: 'Browse the agents first' })).toHaveProperty(
      'href',
      expect.stringContaining('/app-store'),
    )
  })
})
