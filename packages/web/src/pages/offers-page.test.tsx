import { act, screen, waitFor, within } from '@testing-library/react'
import type { billing } from '@wakeel/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { offer, plans } from '../../testing/plans.ts'
import { keepEvents, recordedEvents } from '../../testing/recorded-events.ts'

const bundle = offer({
  id: 'marketing_bundle',
  title: 'Marketing Bundle',
  discount: 25,
  originalPrice: 24_900,
  salePrice: 18_700,
  badge: 'Bundle',
  badgeColor: 'green',
  cta: 'Claim Marketing Bundle',
  urgency: false,
  spots_remaining: null,
})
const pilot = offer({
  id: 'enterprise_pilot',
  title: 'Enterprise Pilot',
  discount: 30,
  originalPrice: 149_900,
  salePrice: 104_930,
  badge: 'Pilot',
  badgeColor: 'neutral',
  cta: 'Claim Enterprise Pilot',
  urgency: false,
  spots_remaining: null,
})

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  offered(offer(), bundle, pilot)
  server.answer('billing.listPlans', () => ({
    success: true,
    plans: plans(),
    offer_notice: null,
    vat_mode: 'added',
    current: null,
  }))
})
afterEach(() => vi.useRealTimers())

const offered = (...offers: billing.Offer[]) =>
  server.answer('billing.listOffers', () => ({ success: true, offers }))
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Offers' })).findAllByRole('heading', { level: 2 })
const cardOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li')!)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the special offers', () => {
  test('are three', async () => {
    await openPage('/offers')
    expect((await cards()).map((heading) => heading.textContent)).toEqual([
      'Founder Special',
      'Marketing Bundle',
      'Enterprise Pilot',
    ])
  })

  test.each([
    ['Founder Special', '50% off', 'AED 374.29', 'AED 187.15'],
    ['Marketing Bundle', '25% off', 'AED 249.00', 'AED 187.00'],
    ['Enterprise Pilot', '30% off', 'AED 1,499.00', 'AED 1,049.30'],
  ])('%s is %s: %s before, %s now', async (title, discount, before, now) => {
    await openPage('/offers')
    const card = await cardOf(title)
    expect(card.getByText(discount)).toBeDefined()
    expect(card.getByText(before, { selector: 's' })).toBeDefined()
    expect(card.getByText(now)).toBeDefined()
  })

  test('show subtitle, description, features, badge and urgency', async () => {
    await openPage('/offers')
    const card = await cardOf('Founder Special')
    expect(card.getByText('For the first 100 customers')).toBeDefined()
    expect(card.getByText('Pro at half its price.')).toBeDefined()
    expect(card.getByText('500 included runs')).toBeDefined()
    expect(card.getByText('First 100')).toBeDefined()
    expect(card.getByText('While spots last')).toBeDefined()
    expect((await cardOf('Marketing Bundle')).queryByText('While spots last')).toBeNull()
  })

  test('show how many spots remain, and keep it up to date', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openPage('/offers')
    expect(await screen.findByText('23 spots remaining')).toBeDefined()
    offered(offer({ spots_remaining: 22 }), bundle, pilot)
    await pass(15_000)
    expect(await screen.findByText('22 spots remaining')).toBeDefined()
  })

  test('lead to the plans at their prices', async () => {
    const { user, address } = await openPage('/offers')
    await user.click(await screen.findByRole('link', { name: 'Claim Founder Special' }))
    await waitFor(() => expect(address()).toBe('/pricing?offer=founder_special'))
  })

  test('are counted when one is claimed', async () => {
    keepEvents()
    const { user } = await openPage('/offers')
    await user.click(await screen.findByRole('link', { name: 'Claim Enterprise Pilot' }))
    expect(await recordedEvents('offer_claimed')).toEqual([{ offer_id: 'enterprise_pilot' }])
  })

  test('of which every spot is taken say so and lead nowhere', async () => {
    offered(offer({ spots_remaining: 0 }), bundle, pilot)
    await openPage('/offers')
    const card = await cardOf('Founder Special')
    expect(card.getByText('Sold out')).toBeDefined()
    expect(card.getByText('Every spot of this offer is taken.')).toBeDefined()
    expect(card.queryByRole('link')).toBeNull()
  })

  test('may be none', async () => {
    offered()
    await openPage('/offers')
    expect(await screen.findByRole('heading', { name: 'No offers today' })).toBeDefined()
  })

  test('that cannot be loaded say so and can be tried again', async () => {
    server.answer('billing.listOffers', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage('/offers')
    expect(
      await screen.findByRole('heading', { name: 'The offers could not be loaded' }),
    ).toBeDefined()
    offered(offer())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await cards()).toHaveLength(1)
  })
})

describe('the offers page', () => {
  test('counts the hours, minutes and seconds that remain, two digits each, and stops at zero', async () => {
    vi.useFakeTimers()
    await openPage('/offers')
    const timer = screen.getByRole('timer', { name: 'Time remaining' })
    expect(timer.textContent).toBe('23:45:30')
    await pass(22_000)
    expect(timer.textContent).toBe('23:45:08')
    vi.setSystemTime(Date.now() + 23 * 3600 * 1000 + 45 * 60 * 1000)
    await pass(1000)
    expect(timer.textContent).toBe('00:00:07')
    await pass(60_000)
    expect(screen.queryByRole('timer')).toBeNull()
  })

  test('shows the guarantee and the way to try the agents for free', async () => {
    await openPage('/offers')
    expect(screen.getByRole('heading', { name: '30-day money back' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Try our AI agents for free first' })).toHaveProperty(
      'href',
      expect.stringContaining('/app-store'),
    )
  })

  test('counts spots in Arabic as Arabic does', async () => {
    offered(offer({ spots_remaining: 2 }))
    await openPage('/offers', { language: 'ar' })
    expect(await screen.findByText('بقي مكانان')).toBeDefined()
    expect(screen.getByRole('link', { name: 'جرّب وكلاءنا مجانًا أولًا' })).toBeDefined()
  })
})
