import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { runTerms } from '../../testing/account-money.ts'
import { app } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

const aisha = { id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' }

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})

describe('the page of an app', () => {
  test('whose way of paying changes says what changes, and what becomes of a month bought now', async () => {
    server.answer('catalogue.getApp', () => ({
      success: true,
      app: app({
        slug: 'vat-desk',
        pricing: { model: 'subscription', price_usd: 18.24, price_aed: 67 },
        price_aed: 67,
        price_rise: {
          model: 'per_use',
          price_usd: 1.5,
          price_aed: 5.5,
          takes_effect_at: '2026-12-14T08:00:00.000Z',
        },
      }),
    }))
    await openPage('/app-store/vat-desk')
    expect(
      await screen.findByText(
        'From 14 Dec 2026 this agent is paid by the run: AED 5.50 each. Until then a month costs AED 67.00. A month that you buy by then runs to its end; after that day no month is renewed.',
      ),
    ).toBeDefined()
  })

  test('whose price rises says from when, and what stays', async () => {
    server.answer('catalogue.getApp', () => ({
      success: true,
      app: app({
        slug: 'vat-desk',
        pricing: { model: 'subscription', price_usd: 18.24, price_aed: 67 },
        price_aed: 67,
        price_rise: {
          model: 'subscription',
          price_usd: 24.5,
          price_aed: 90,
          takes_effect_at: '2026-12-14T08:00:00.000Z',
        },
      }),
    }))
    await openPage('/app-store/vat-desk')
    expect(
      await screen.findByText(
        'From 14 Dec 2026 a month of this agent costs AED 90.00. A month that begins before that day costs what it costs now.',
      ),
    ).toBeDefined()
  })

  test('shows name, category, rating, reviews, runs, price and a way to try it', async () => {
    server.answer('catalogue.getApp', () => ({
      success: true,
      app: app({ slug: 'vat-desk', name: 'VAT desk', rating: 4.8 }),
    }))
    await openPage('/app-store/vat-desk')
    expect(await screen.findByRole('heading', { level: 1, name: 'VAT desk' })).toBeDefined()
    expect(screen.getAllByText('Finance')).toHaveLength(2)
    expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeDefined()
    expect(screen.getByText('12 reviews')).toBeDefined()
    expect(screen.getByText('1,204 runs')).toBeDefined()
    expect(screen.getByText('AED 374.29')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Try Demo' })).toHaveProperty(
      'href',
      expect.stringContaining('/app-store/vat-desk/demo'),
    )
  })

  test('whoever has the agent in their plan is offered one way in: to run it', async () => {
    server.signIn(aisha)
    server.answer('catalogue.getApp', () => ({ success: true, app: app({ slug: 'vat-desk' }) }))
    server.answer('runs.getRunTerms', () => ({
      success: true,
      terms: runTerms({ source: 'included', included: { limit: 500, used: 12 } }),
    }))
    await openPage('/app-store/vat-desk')
    expect(await screen.findByText('Included in your plan')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Run' })).toHaveProperty(
      'href',
      expect.stringContaining('/app-store/vat-desk/run'),
    )
    expect(screen.queryByRole('link', { name: 'Try Demo' })).toBeNull()
  })

  test('whoever would pay for a run can try the agent first', async () => {
    server.signIn(aisha)
    server.answer('catalogue.getApp', () => ({ success: true, app: app({ slug: 'vat-desk' }) }))
    server.answer('runs.getRunTerms', () => ({
      success: true,
      terms: runTerms({ source: 'wallet' }),
    }))
    await openPage('/app-store/vat-desk')
    expect(await screen.findByRole('link', { name: 'Try Demo' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Run' })).toBeDefined()
  })

  test('the overview says what it does, needs and never does, with a real answer', async () => {
    server.answer('catalogue.getApp', () => ({
      success: true,
      app: app({ needs: ['The amount'], never: ['Invents a number'] }),
    }))
    await openPage('/app-store/vat-desk')
    expect(await screen.findByText('Does one thing well, and shows how.')).toBeDefined()
    expect(screen.getByText('The amount')).toBeDefined()
    expect(screen.getByText('Invents a number')).toBeDefined()
    expect(screen.getByText('What is 5% VAT on AED 1,000?')).toBeDefined()
    expect(screen.getByText(/AED 50.00/)).toBeDefined()
  })

  test('it says what was verified and when', async () => {
    server.answer('catalogue.getApp', () => ({ success: true, app: app() }))
    await openPage('/app-store/vat-desk')
    expect(await screen.findByText('Every demo prompt was run.')).toBeDefined()
    expect(screen.getByText(/Checked on 10 Nov 2026: 6 prompts were run/)).toBeDefined()
  })

  test('an app that was not verified does not claim to be', async () => {
    server.answer('catalogue.getApp', () => ({
      success: true,
      app: app({ is_verified: false, verification: null }),
    }))
    await openPage('/app-store/vat-desk')
    expect(await screen.findByText('This agent has not been verified yet.')).toBeDefined()
    expect(screen.queryByText('Verified by provider')).toBeNull()
  })

  test('the facts stand beside it', async () => {
    server.answer('catalogue.getApp', () => ({ success: true, app: app() }))
    await openPage('/app-store/vat-desk')
    const facts = within(await screen.findByRole('complementary', { name: 'Facts' }))
    expect(facts.getByText('42 ms')).toBeDefined()
    expect(facts.getByText('99.8%')).toBeDefined()
    expect(facts.getByText('VAT calculator')).toBeDefined()
    expect(facts.getByText('English, Arabic')).toBeDefined()
  })

  test('the open tab stands in the address', async () => {
    server.answer('catalogue.getApp', () => ({ success: true, app: app() }))
    server.answer('reviews.listReviews', () => ({
      success: true,
      reviews: [],
      total: 0,
      rating: 4.5,
      histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
      mine: null,
      is_own_agent: false,
      next_cursor: null,
    }))
    const { user, address } = await openPage('/app-store/vat-desk')
    await user.click(await screen.findByRole('tab', { name: 'Reviews' }))
    expect(address()).toBe('/app-store/vat-desk?tab=reviews')
  })

  test('an agent that is not in the store is said to be missing', async () => {
    server.answer('catalogue.getApp', () => {
      throw new Refusal('catalogue.app_not_found')
    })
    await openPage('/app-store/nobody')
    expect(
      await screen.findByRole('heading', { name: 'This agent is not in the store' }),
    ).toBeDefined()
  })

  test('without an answer it says so and tries again', async () => {
    server
      .answer('catalogue.getApp', () => ({ success: true, app: app({ name: 'VAT desk' }) }))
      .cutOff()
    const { user } = await openPage('/app-store/vat-desk')
    expect(
      await screen.findByRole('heading', { name: 'This agent could not be loaded' }),
    ).toBeDefined()
    server.reconnect()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'VAT desk' })).toBeDefined()
  })
})

test('the page of an agent that nobody can run for now says why, and offers no demo', async () => {
  server.answer('catalogue.getApp', () => ({
    success: true,
    app: app({ slug: 'vat-desk', is_paused: true }),
  }))
  await openPage('/app-store/vat-desk')
  expect(await screen.findByText(/has not let it go on yet/)).toBeDefined()
  expect(screen.getByText('Paused')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Try Demo' })).toBeNull()
})

describe('the history of an agent', () => {
  const aed = (amount: number) => ({ amount, currency: 'AED' as const })
  const perUse = (fils: number) => ({ model: 'per_use' as const, price: aed(fils) })
  const open = async (language: 'en' | 'ar' = 'en', more = '') => {
    server.answer('catalogue.getApp', () => ({ success: true, app: app({ slug: 'vat-desk' }) }))
    await openPage(`/app-store/vat-desk?tab=history${more}`, { language })
  }

  test('names its versions, which of them is listed, and the request that stays with it', async () => {
    server.answer('runs.listVersions', () => ({
      success: true,
      versions: [
        { number: 2, published_at: '2026-11-12T08:00:00.000Z', is_live: true, is_paused: false },
        { number: 1, published_at: '2026-10-01T08:00:00.000Z', is_live: false, is_paused: true },
      ],
    }))
    server.answer('billing.listPriceChanges', () => ({ success: true, changes: [] }))
    await open()

    const [newest, oldest] = within(
      (await screen.findByText('Version 2')).closest('ol')!,
    ).getAllByRole('listitem')
    expect(newest?.textContent).toContain('Listed now')
    expect(newest?.textContent).toContain('vat-desk@2')
    expect(oldest?.textContent).toContain('Paused')
    expect(screen.getByLabelText('A request that stays with this version').textContent).toContain(
      '"version": 2',
    )
  })

  test('is opened at the version that somebody came for, however old, with the request that stays with it', async () => {
    server.answer('runs.listVersions', () => ({
      success: true,
      versions: Array.from({ length: 8 }, (_, at) => ({
        number: 8 - at,
        published_at: '2026-11-12T08:00:00.000Z',
        is_live: at === 0,
        is_paused: false,
      })),
    }))
    server.answer('billing.listPriceChanges', () => ({ success: true, changes: [] }))
    await open('en', '&version=2')

    const sought = (await screen.findByText('Version 2')).closest('li')
    expect(sought?.getAttribute('aria-current')).toBe('true')
    expect(screen.getByText('Version 3').closest('li')?.hasAttribute('aria-current')).toBe(false)
    expect(screen.getByLabelText('A request that stays with this version').textContent).toContain(
      '"version": 2',
    )
  })

  test('says in Arabic when its price rose, and why an announced rise never took effect', async () => {
    server.answer('runs.listVersions', () => {
      throw new Refusal('server.unavailable')
    })
    server.answer('billing.listPriceChanges', () => ({
      success: true,
      changes: [
        {
          kind: 'withdrawn',
          at: '2026-11-20T08:00:00.000Z',
          from: perUse(250),
          to: perUse(900),
          takes_effect_at: '2026-12-01T08:00:00.000Z',
          withdrawn_for: 'creator',
        },
        {
          kind: 'raised',
          at: '2026-11-01T08:00:00.000Z',
          from: perUse(200),
          to: perUse(250),
          takes_effect_at: null,
          withdrawn_for: null,
        },
        {
          kind: 'listed',
          at: '2026-10-01T08:00:00.000Z',
          from: null,
          to: perUse(200),
          takes_effect_at: null,
          withdrawn_for: null,
        },
      ],
    }))
    await open('ar')

    const table = await screen.findByRole('table', { name: 'ما طرأ على السعر' })
    expect(within(table).getByText('سحبه مبدعه')).toBeDefined()
    expect(within(table).getByText('رُفع')).toBeDefined()
    expect(screen.getByRole('img', { name: 'السعر عبر الزمن' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'أعد المحاولة' })).toBeDefined()
  })
})
