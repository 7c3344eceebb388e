import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { founderMetrics } from '../../testing/founder-metrics.ts'
import { liveMetrics } from '../../testing/live-metrics.ts'
import { openPage } from '../../testing/open-page.tsx'
import { pass, setHidden, wishLessMotion } from '../../testing/ticking.ts'
import * as files from '../save-file.ts'

// What the page loads after its frame; the first load of it takes longer than a test waits.
beforeAll(() =>
  Promise.all([import('../founder/command-center.tsx'), import('../ui/day-plot.tsx')]),
)

let server: FakeServer
beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-20T08:00:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  server = fakeServer()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const card = (name: RegExp) => screen.findByRole('button', { name })
const cards = () => screen.getAllByRole('button', { name: /see what it is made of$/ })
const mrr = () => card(/^Monthly recurring revenue/)
const pace = (name: string) => screen.findByRole('radio', { name })

describe('the showcase', () => {
  test('ticks every two seconds while it is Live, and stands while it is Static', async () => {
    const { user } = await openPage('/founder/sovereign')
    const metric = await mrr()
    await pass(1999)
    expect(metric.textContent).toContain('AED 1,327,574.92')
    await pass(1)
    expect(metric.textContent).toContain('AED 1,327,679.92')
    await user.click(await pace('Static'))
    await pass(10_000)
    expect(metric.textContent).toContain('AED 1,327,679.92')
    await user.click(await pace('Live'))
    await pass(2000)
    expect(metric.textContent).toContain('AED 1,327,784.92')
    expect(screen.getByText('Demo data')).toBeDefined()
  })

  test('does not tick in a page that nobody sees', async () => {
    await openPage('/founder/sovereign')
    const metric = await mrr()
    await setHidden(true)
    await pass(10_000)
    expect(metric.textContent).toContain('AED 1,327,574.92')
  })

  test('does not tick for whoever wishes less motion', async () => {
    wishLessMotion()
    await openPage('/founder/sovereign')
    await pass(10_000)
    expect((await mrr()).textContent).toContain('AED 1,327,574.92')
  })

  test('shows an investor fewer metrics and no way into the administration', async () => {
    const { user } = await openPage('/founder/sovereign')
    await mrr()
    expect(cards()).toHaveLength(8)
    expect(screen.getByRole('navigation', { name: 'Control' })).toBeDefined()
    await user.click(screen.getByRole('switch', { name: 'Investor View' }))
    expect(cards()).toHaveLength(4)
    expect(screen.queryByRole('navigation', { name: 'Control' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'See the payouts' })).toBeNull()
    expect(screen.getByText('Demo data')).toBeDefined()
  })

  test('keeps the range in the address', async () => {
    const { user, address } = await openPage('/founder/sovereign')
    await mrr()
    await user.click(screen.getByRole('radio', { name: '7 days' }))
    expect(address()).toBe('/founder/sovereign?range=7d')
    expect((await card(/^Gross sales/)).textContent).toContain('AED 347,883.88')
  })

  test('splits the revenue as specified, with the table and the file behind the drawing', async () => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue()
    const { user } = await openPage('/founder/sovereign')
    expect(
      await screen.findByRole('img', {
        name: 'Shares of revenue: Subscriptions 74.5%, Enterprise 18.8%, One-time purchases 6.7%.',
      }),
    ).toBeDefined()
    const rows = within(screen.getByRole('table', { name: 'Revenue streams' })).getAllByRole('row')
    expect(rows[1]!.textContent).toContain('AED 1,060,067.86')
    await user.click(screen.getByRole('button', { name: 'Export CSV: Revenue streams' }))
    const lines = (await save.mock.calls[0]![0].text()).trim().split('\r\n')
    expect(lines[1]).toBe('Subscriptions,1060067.86,74.5')
  })

  test('says what the creators have of it, and leads to the controls', async () => {
    await openPage('/founder/sovereign')
    await mrr()
    const share = screen.getByText('Their share of what was paid for their agents')
    expect(share.parentElement?.textContent).toContain('66.7%')
    expect(screen.getByText('Still owed to them, payouts on their way included')).toBeDefined()
    const controls = within(screen.getByRole('navigation', { name: 'Control' }))
    expect(controls.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/users',
      '/admin/trust',
      '/admin/payments',
      '/admin/payments?tab=payouts',
      '/admin/analytics',
      '/admin/audit',
      '/legal/moderation',
    ])
  })
})

describe('the founder', () => {
  let live: ReturnType<typeof liveMetrics>
  beforeEach(() => {
    live = liveMetrics(server)
    server.signIn({ id: 'hessa', name: 'Hessa Obaid', email: 'hessa@example.ae', role: 'founder' })
  })
  const openLive = async () => {
    const page = await openPage('/founder/sovereign')
    await expect.poll(() => live.open).toBe(1)
    await live.push(founderMetrics())
    return page
  }

  test('sees the live metrics as they are pushed, and none of them ticks', async () => {
    await openLive()
    expect((await mrr()).textContent).toContain('AED 187.15')
    await pass(10_000)
    expect((await mrr()).textContent).toContain('AED 187.15')
    await live.push(founderMetrics({ mrr: { value: 40_000, change: 10, trend: 'up' } }))
    expect((await mrr()).textContent).toContain('AED 400.00')
    expect(screen.queryByText('Demo data')).toBeNull()
  })

  test('lets them stand still, told as of when, and another range arrive once', async () => {
    const { user } = await openLive()
    await user.click(await pace('Static'))
    expect(live.open).toBe(0)
    expect(screen.getByText(/^As of 20 Nov, 12:00:00/)).toBeDefined()
    await user.click(screen.getByRole('radio', { name: '7 days' }))
    await expect.poll(() => live.open).toBe(1)
    await live.push(
      founderMetrics({ gmv: { value: 9_900, change: null, trend: 'up' } }, { range: '7d' }),
    )
    expect((await card(/^Gross sales/)).textContent).toContain('AED 99.00')
    expect(live.open).toBe(0)
    await user.click(await pace('Live'))
    await expect.poll(() => live.open).toBe(1)
  })

  test('shows an investor the showcase instead', async () => {
    const { user } = await openLive()
    await user.click(screen.getByRole('switch', { name: 'Investor View' }))
    expect(screen.getByText('Demo data')).toBeDefined()
    expect((await mrr()).textContent).toContain('AED 1,327,574.92')
    expect(live.open).toBe(0)
  })

  test('is told of a period without a sale', async () => {
    await openPage('/founder/sovereign')
    await expect.poll(() => live.open).toBe(1)
    const none = founderMetrics()
    await live.push({
      ...none,
      revenue_streams: none.revenue_streams.map((stream) => ({
        ...stream,
        percent: 0,
        amount: { amount: 0, currency: 'AED' },
      })),
      creator_economy: { ...none.creator_economy, share_percent: null },
    })
    expect(await screen.findByText('Nothing was sold in this period.')).toBeDefined()
    expect(screen.getByText('No sale in this period')).toBeDefined()
  })
})

test('the command center is read in Arabic', async () => {
  await openPage('/founder/sovereign', { language: 'ar' })
  expect(await screen.findByRole('heading', { name: 'مركز القيادة السيادي' })).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'اقتصاد المبدعين' })).toBeDefined()
})
