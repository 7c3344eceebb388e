import { screen, within } from '@testing-library/react'
import type { analytics } from '@wakeel/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import * as files from '../save-file.ts'

// What the page loads after its frame; the first load of it takes longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('../analytics/reports.tsx'),
    import('../analytics/showcase-overview.ts'),
    import('../ui/day-plot.tsx'),
  ]),
)

const day = {
  visitors: 40,
  page_views: 90,
  searches: 12,
  demos: 8,
  sign_ups: 3,
  purchases: 1,
  runs: 20,
  failed_runs: 5,
}
const overview = (changes: Partial<analytics.Overview> = {}): analytics.Overview => ({
  range: '30d',
  totals: {
    visitors: { value: 80, before: 40 },
    page_views: { value: 180, before: 200 },
    searches: { value: 24, before: 24 },
    empty_searches: { value: 6, before: 3 },
    demos: { value: 16, before: 0 },
    sign_ups: { value: 6, before: 0 },
    purchases: { value: 2, before: 2 },
    runs: { value: 40, before: 10 },
    failed_runs: { value: 10, before: 20 },
  },
  days: [
    { day: '2026-11-19', ...day },
    { day: '2026-11-20', ...day },
  ],
  funnel: [
    { step: 'visitors', count: 80 },
    { step: 'demos', count: 16 },
    { step: 'sign_ups', count: 6 },
    { step: 'first_purchases', count: 2 },
  ],
  searches: Array.from({ length: 12 }, (_, index) => ({
    query: `search ${index + 1}`,
    count: 20 - index,
    empty: 0,
  })),
  empty_searches: [{ query: '=customs', count: 6 }],
  agents: [{ slug: 'vat-desk', name: 'VAT desk', emoji: '🧾', runs: 30, failed_runs: 10 }],
  runtimes: [{ runtime: 'built-in', runs: 40, failed_runs: 10, p50: 42, p95: 1300 }],
  errors: [{ code: 'runs.timed_out', count: 10 }],
  latency: { p50: 42, p90: 900, p95: 1300, p99: 4200 },
  latency_histogram: [
    { up_to_ms: 100, count: 30 },
    { up_to_ms: 1000, count: 8 },
    { up_to_ms: null, count: 2 },
  ],
  ...changes,
})

let server: FakeServer
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), toFake: ['Date'] })
  server = fakeServer()
  server.answer('analytics.getOverview', ({ range }) => ({
    success: true,
    overview: overview({ range }),
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const signInAsAdmin = () =>
  server.signIn({ id: 'omar', name: 'Omar', email: 'omar@example.ae', role: 'admin' })
const metric = (name: RegExp) => screen.findByRole('button', { name }, { timeout: 5000 })
const requests = () =>
  server.received
    .filter(({ address }) => address.startsWith('/api/analytics'))
    .map(({ address }) => address)
const report = async (name: string) => within(await screen.findByRole('region', { name }))

describe('without the right', () => {
  test('showcase metrics stand under their badge, and the server is asked for nothing', async () => {
    const { user } = await openPage('/admin/analytics?range=7d')
    expect((await metric(/^Runs/)).textContent).toContain('273,016')
    expect(screen.getByText('Demo data')).toBeDefined()
    expect(
      within(screen.getByRole('table', { name: 'Runs by agent' })).getByText('VAT & Invoice Desk'),
    ).toBeDefined()
    await user.click(screen.getByRole('radio', { name: '1 year' }))
    expect((await metric(/^Runs/)).textContent).toContain('8,173,496')
    expect(requests()).toEqual([])
  })
})

describe('with the right', () => {
  beforeEach(() => void signInAsAdmin())

  test('the live metrics stand with how they moved', async () => {
    await openPage('/admin/analytics')
    expect((await metric(/^Visitors/)).textContent).toContain('80  Up 100.0%')
    expect((await metric(/^Page views/)).textContent).toContain('180  Down 10.0%')
    expect((await metric(/^Searches \d/)).textContent).toContain('24  Stable')
    expect((await metric(/^Demos/)).textContent).toContain('16  Up ')
    expect(screen.queryByText('Demo data')).toBeNull()
  })

  test('the range is kept in the address and asked of the server', async () => {
    const { user, address } = await openPage('/admin/analytics?range=90d')
    await metric(/^Visitors/)
    await user.click(screen.getByRole('radio', { name: '7 days' }))
    await expect
      .poll(requests)
      .toEqual([
        '/api/analytics/overview?lang=en&range=90d',
        '/api/analytics/overview?lang=en&range=7d',
      ])
    expect(address()).toBe('/admin/analytics?range=7d')
  })

  test('a metric opens to its days, and searches without a result to what was searched', async () => {
    const { user } = await openPage('/admin/analytics')
    await user.click(await metric(/^Sign-ups/))
    const days = within(await screen.findByRole('dialog', { name: 'Sign-ups' }))
    expect(days.getAllByRole('row')).toHaveLength(3)
    expect(days.getByText('Accounts that were made. Who leaves takes theirs along.')).toBeDefined()
    await user.click(days.getByRole('button', { name: 'Close' }))
    await user.click(await metric(/^Searches without a result/))
    const empty = within(await screen.findByRole('dialog', { name: 'Searches without a result' }))
    expect(empty.getByText('=customs')).toBeDefined()
  })

  test('the charts say in words what they show, and have the table behind them', async () => {
    const { user } = await openPage('/admin/analytics')
    expect(
      await screen.findByRole('img', {
        name: 'Visits by day, 30 days: 80 visitors, 180 page views.',
      }),
    ).toBeDefined()
    expect(
      screen.getByRole('img', { name: 'By day, 30 days: 16 demos, 6 sign-ups, 2 purchases.' }),
    ).toBeDefined()
    expect(
      screen.getByRole('img', { name: 'Runs by day, 30 days: 40 answered, 10 failed.' }),
    ).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^Show as table: / }))
    const rows = within(screen.getByRole('table', { name: 'Day by day' })).getAllByRole('row')
    expect(rows[1]!.textContent).toContain('20 Nov 2026')
  })

  test('the funnel says how many went on from each step', async () => {
    await openPage('/admin/analytics')
    const rows = within(
      await screen.findByRole('table', { name: 'From a demo to a purchase' }),
    ).getAllByRole('row')
    const cells = (index: number) =>
      within(rows[index]!)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent)
    expect(cells(2)).toEqual(['Ran a demo', '16', '20.0%', '20.0%'])
    expect(cells(4)).toEqual(['Bought for the first time', '2', '33.3%', '2.5%'])
  })

  test('no bar of the funnel is longer than its place, also when a step holds more than the first', async () => {
    const funnel = [
      { step: 'visitors', count: 8 },
      { step: 'first_purchases', count: 10 },
    ] as const
    server.answer('analytics.getOverview', () => ({
      success: true,
      overview: overview({ funnel: [...funnel] }),
    }))
    await openPage('/admin/analytics')

    const steps = await report('From a demo to a purchase')

    const bars = steps
      .getAllByRole('listitem', { hidden: true })
      .map((step) => step.querySelector('i')?.style.inlineSize)
    expect(bars).toEqual(['100%', '100%'])
    expect(
      steps.getByRole('row', { name: 'Bought for the first time 10 125.0% 125.0%' }),
    ).toBeDefined()
  })

  test('long lists open on request', async () => {
    const { user } = await openPage('/admin/analytics')
    const searches = await report('Top searches')
    expect(searches.getAllByRole('row')).toHaveLength(11)
    await user.click(searches.getByRole('button', { name: 'Show all 12' }))
    expect(searches.getAllByRole('row')).toHaveLength(13)
    await user.click(searches.getByRole('button', { name: 'Show fewer' }))
    expect(searches.getAllByRole('row')).toHaveLength(11)
  })

  test('runs stand by agent, runtime, reason of failure and time', async () => {
    await openPage('/admin/analytics')
    const agents = await report('Runs by agent')
    expect(agents.getByRole('link', { name: 'VAT desk' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/app-store\/vat-desk$/),
    )
    expect(agents.getByText('75.0%')).toBeDefined()
    const runtimes = await report('Runs by runtime')
    expect(runtimes.getByText('Built-in engine')).toBeDefined()
    expect(runtimes.getByText('1.3 s')).toBeDefined()
    expect((await report('Errors')).getByText('The agent took too long')).toBeDefined()
    const latency = await report('How long answers took')
    expect(latency.getByText('99th percentile').nextElementSibling?.textContent).toBe('4.2 s')
    expect(latency.getByRole('row', { name: 'More than 1 s 2' })).toBeDefined()
  })

  test.each([
    ['Day by day', 'analytics.csv', /^2026-11-20,40,90,12,8,3,1,20,5$/],
    ['From a demo to a purchase', 'funnel.csv', /^Bought for the first time,2,33\.3,2\.5$/],
    ['Top searches', 'searches.csv', /^search 12,9,0$/],
    ['Searches without a result', 'searches-without-result.csv', /^'=customs,6$/],
    ['Runs by agent', 'runs-by-agent.csv', /^VAT desk,30,10,75\.0$/],
    ['Runs by runtime', 'runs-by-runtime.csv', /^Built-in engine,40,10,80\.0,42,1300$/],
    ['Errors', 'errors.csv', /^runs\.timed_out,10$/],
    ['How long answers took', 'latency.csv', /^More than 1 s,2$/],
  ])('%s is exported as a file', async (title, name, last) => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue()
    const { user } = await openPage('/admin/analytics')
    await user.click(await screen.findByRole('button', { name: `Export CSV: ${title}` }))
    expect(save).toHaveBeenCalledWith(expect.anything(), name)
    const lines = (await save.mock.calls[0]![0].text()).trim().split('\r\n')
    expect(lines.at(-1)).toMatch(last)
  })

  test('a period in which nothing happened says so', async () => {
    server.answer('analytics.getOverview', () => ({
      success: true,
      overview: overview({
        searches: [],
        empty_searches: [],
        agents: [],
        runtimes: [],
        errors: [],
        latency: null,
        latency_histogram: [],
      }),
    }))
    await openPage('/admin/analytics')
    expect(await screen.findAllByText('Nobody searched in this period.')).toHaveLength(2)
    expect(screen.getByText('No run failed in this period.')).toBeDefined()
    expect(screen.getByText('No run was answered in this period.')).toBeDefined()
  })

  test('searches that all found something are not those of nobody', async () => {
    server.answer('analytics.getOverview', () => ({
      success: true,
      overview: overview({ empty_searches: [] }),
    }))
    await openPage('/admin/analytics')
    expect(await screen.findByText('Every search of this period found something.')).toBeDefined()
    expect(screen.queryByText('Nobody searched in this period.')).toBeNull()
  })

  test('metrics that cannot be loaded are asked for again', async () => {
    server.answer('analytics.getOverview', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage('/admin/analytics')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.answer('analytics.getOverview', () => ({ success: true, overview: overview() }))
    await user.click(retry)
    expect((await metric(/^Visitors/)).textContent).toContain('80')
  })

  test('the screen is read in Arabic', async () => {
    await openPage('/admin/analytics', { language: 'ar' })
    expect(await screen.findByRole('heading', { name: 'من التجربة إلى الشراء' })).toBeDefined()
    expect(screen.getByText('استغرق الوكيل وقتًا طويلًا')).toBeDefined()
    expect(requests()).toEqual(['/api/analytics/overview?lang=ar&range=30d'])
  })
})
