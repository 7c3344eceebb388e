import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { boards } from '../founder/boards/boards.ts'

beforeEach(() => {
  fakeServer()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

const page = () => within(screen.getByRole('main'))
const metric = (name: string) =>
  page().getByText((_, element) => element?.getAttribute('data-metric') === name).textContent
const section = (name: string) => within(page().getByRole('region', { name }))
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

/** Opens a board whose clock moves only when told. */
async function open(board: string, language: 'en' | 'ar' = 'en') {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const opened = await openPage(`/founder/${board}`, { language })
  await screen.findByText(language === 'en' ? 'Demo data' : 'بيانات تجريبية')
  return opened
}

describe('each board', () => {
  test.each([
    ['immortal', 'Immortal Sovereign', 'السيادة الخالدة'],
    ['ultimate', 'Ultimate Sovereign', 'السيادة القصوى'],
    ['final', 'Final Sovereign', 'السيادة النهائية'],
    ['business', 'Business Command', 'قيادة الأعمال'],
    ['category', 'Category Definer', 'صانع الفئة'],
    ['global', 'Global Category Leader', 'رائد الفئة عالميًا'],
    ['v3', 'Global V3', 'العالمية V3'],
  ])('(%s) opens under the badge in both languages', async (board, english, arabic) => {
    const { unmount } = await open(board)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(english)
    expect(document.title).toBe(`${english} · Wakeel`)
    unmount()
    await open(board, 'ar')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(arabic)
  })

  test('leads to the others', async () => {
    const { user, address } = await open('final')
    const links = within(screen.getByRole('navigation', { name: 'Founder screens' }))
    expect(
      links.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent),
    ).toEqual(['Final'])
    expect(links.getAllByRole('link')).toHaveLength(9)
    await user.click(links.getByRole('link', { name: 'Global' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Global Category Leader' }),
    ).toBeDefined()
    expect(address()).toBe('/founder/global')
  })

  test('points to screens that are not there, which lead to Today', async () => {
    const { user, address } = await open('final')
    await user.click(
      within(screen.getByRole('navigation', { name: 'Related screens' })).getByRole('link', {
        name: 'Treasury',
      }),
    )
    await expect.poll(address).toBe('/')
  })
})

test('a board that does not arrive says so, and can be asked for again', async () => {
  const load = vi.spyOn(boards, 'category').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { user } = await openPage('/founder/category')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Category Definer' })).toBeDefined()
  expect(load).toHaveBeenCalledTimes(2)
})

describe('the ticker', () => {
  test('moves the token by its step at every interval, and shows its live dot', async () => {
    await open('final')
    expect(metric('tokenValue')).toBe('$2,478.83')
    await pass(99)
    expect(metric('tokenValue')).toBe('$2,478.83')
    await pass(1)
    expect(metric('tokenValue')).toBe('$2,478.85')
    await pass(1_000)
    expect(metric('tokenValue')).toBe('$2,479.05')
    expect(document.querySelector('[data-live]')?.getAttribute('data-live')).toBe('true')
  })

  test('stops when it is paused, and goes on from there', async () => {
    const { user } = await open('final')
    await user.click(screen.getByRole('button', { name: 'Live, pause the figures' }))
    await pass(5_000)
    expect(metric('tokenValue')).toBe('$2,478.83')
    expect(document.querySelector('[data-live]')?.getAttribute('data-live')).toBe('false')
    await user.click(screen.getByRole('button', { name: 'Paused, resume the figures' }))
    await pass(100)
    expect(metric('tokenValue')).toBe('$2,478.85')
  })

  test('stops while the page is hidden', async () => {
    await open('final')
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    await pass(5_000)
    expect(metric('tokenValue')).toBe('$2,478.83')
    state.mockReturnValue('visible')
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    await pass(100)
    expect(metric('tokenValue')).toBe('$2,478.85')
  })

  test('stands still for readers who wish less motion, and says so', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    }))
    await open('final')
    await pass(5_000)
    expect(metric('tokenValue')).toBe('$2,478.83')
    expect(
      screen.getByText('The figures stand still because your device asks for less motion.'),
    ).toBeDefined()
    expect(page().queryByRole('button')).toBeNull()
  })

  test('begins anew on another board', async () => {
    const { user } = await open('final')
    await pass(1_000)
    await user.click(screen.getByRole('link', { name: 'V3' }))
    await screen.findByRole('heading', { level: 1, name: 'Global V3' })
    await user.click(screen.getByRole('link', { name: 'Final' }))
    await screen.findByRole('heading', { level: 1, name: 'Final Sovereign' })
    expect(metric('tokenValue')).toBe('$2,478.83')
  })
})

describe('what a board says', () => {
  test('business: each group with its fields, the streams and what the store is worth to whom', async () => {
    await open('business')
    const terms = (name: string) => section(name).getAllByRole('term').length
    expect(
      ['Financial', 'Users', 'Creators', 'Product', 'Enterprise', 'Operations'].map(terms),
    ).toEqual([7, 6, 6, 6, 5, 5])
    const streams = section('Revenue streams').getAllByRole('listitem')
    expect(streams.map(({ textContent }) => textContent)).toEqual([
      'SubscriptionsAED 21.2M74.5%',
      'EnterpriseAED 5.4M18.8%',
      'One-timeAED 1.9M6.7%',
    ])
    const audiences = section('Value propositions').getAllByRole('heading', { level: 3 })
    expect(audiences.map(({ textContent }) => textContent)).toEqual([
      'For investors',
      'For creators',
      'For users',
      'For enterprises',
    ])
  })

  test('final: users, revenue, earnings with their share, the token, and every feature with its tier', async () => {
    await open('final')
    expect(
      section('The whole')
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '847.3M',
      'Universal',
      'AED 412.6B',
      'Exceeded',
      'AED 275.2B',
      'Transcendent',
      '66.7%',
      'Of annual revenue',
      '$2,478.83',
      'Moon',
    ])
    expect(section('The whole').getByText('Universal').dataset.colour).toBe('ink')
    expect(section('Milestones').getByText('Planned').dataset.colour).toBe('grey')
    const features = section('Features').getAllByRole('listitem')
    expect(features).toHaveLength(12)
    expect(features[0]!.textContent).toBe('Agent store99.7%Transcendent')
    expect(features[11]!.textContent).toBe('Governance86.2%Advancing')
    expect(within(features[0]!).getByRole('progressbar', { name: 'Agent store' })).toHaveProperty(
      'value',
      99.7,
    )
  })

  test.each(['category', 'global', 'v3'])(
    '%s: the eight groups, with uptime and payment methods as the samples say',
    async (board) => {
      await open(board)
      const groups = page()
        .getAllByRole('region')
        .map((region) => within(region).getByRole('heading', { level: 2 }).textContent)
      expect(new Set(groups)).toEqual(
        new Set([
          'Market position',
          'Creator economy',
          'Technology',
          'Ecosystem',
          'Enterprise',
          'Community',
          'Expansion phases',
          'Academy',
        ]),
      )
      expect(metric('uptime')).toBe('99.95%')
      expect(metric('payment_methods')).toBe('5')
      expect(metric('creator_share')).toBe('66.7%')
    },
  )

  test('global: 47 markets, 10 languages, 25 currencies, 8 frameworks and 6 certifications', async () => {
    await open('global')
    expect(
      ['markets', 'languages', 'currencies', 'compliance', 'certifications'].map(metric),
    ).toEqual(['47', '10', '25', '8', '6'])
    expect(screen.getByRole('table', { name: 'Market position' })).toBeDefined()
  })

  test('v3: killer apps on the way to their target', async () => {
    await open('v3')
    expect(metric('killer_apps')).toBe('73')
    expect(screen.getByText('Target 100+')).toBeDefined()
    expect(section('Market position').getByText('Near complete')).toBeDefined()
    await pass(27 * 800)
    expect(metric('killer_apps')).toBe('100')
    expect(section('Market position').getByText('Complete')).toBeDefined()
    expect(section('Market position').queryByText('Near complete')).toBeNull()
  })

  test('expansion: every phase with its label', async () => {
    await open('global')
    const phases = section('Expansion phases').getAllByRole('listitem')
    expect(phases.map(({ lastElementChild }) => lastElementChild!.textContent)).toEqual([
      'Leading',
      'Expanding',
      'Growing',
      'Entering',
      'Research',
      'Planning',
    ])
  })
})
