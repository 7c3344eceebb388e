import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { founderMetrics, modelUse } from '../../testing/founder-metrics.ts'
import { liveMetrics } from '../../testing/live-metrics.ts'
import { openPage } from '../../testing/open-page.tsx'
import { pass, setHidden, wishLessMotion } from '../../testing/ticking.ts'
import * as files from '../save-file.ts'

// What the page loads after its frame; the first load of it takes longer than a test waits.
beforeAll(() =>
  Promise.all([import('../founder/founder-dashboard.tsx'), import('../ui/day-plot.tsx')]),
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

const signInAsFounder = () =>
  server.signIn({ id: 'hessa', name: 'Hessa Obaid', email: 'hessa@example.ae', role: 'founder' })
const card = (name: RegExp) => screen.findByRole('button', { name })
const mode = () => screen.findByRole('switch', { name: 'Investor Mode' })
const requests = () => server.received.filter(({ address }) => address.startsWith('/api/founder'))

describe('the showcase', () => {
  test('stands under its badge for whoever is not the founder, and asks the server for nothing', async () => {
    server.signIn({ id: 'omar', name: 'Omar', email: 'omar@example.ae', role: 'admin' })
    await openPage('/founder')
    expect((await card(/^Monthly recurring revenue/)).textContent).toContain(
      'AED 1.3M AED 1,327,574.92 Up 10.0%',
    )
    expect((await card(/^Burn rate/)).textContent).toContain('AED 412K AED 412,000.00 Down 4.4%')
    expect((await card(/^Average rating/)).textContent).toContain('4.7  Stable')
    expect(screen.getAllByRole('button', { name: /see what it is made of$/ })).toHaveLength(13)
    expect(screen.getByText('Demo data')).toBeDefined()
    expect(screen.getByText(/The founder of the store signs in/)).toBeDefined()
    expect(requests()).toEqual([])
  })

  test('stands still until Investor Mode adds increments every three seconds', async () => {
    const { user } = await openPage('/founder')
    const mrr = await card(/^Monthly recurring revenue/)
    await pass(30_000)
    expect(mrr.textContent).toContain('AED 1,327,574.92')
    await user.click(await mode())
    await pass(2999)
    expect(mrr.textContent).toContain('AED 1,327,574.92')
    await pass(1)
    expect(mrr.textContent).toContain('AED 1,327,679.92')
    expect((await card(/^Annual recurring revenue/)).textContent).toContain('AED 15,932,159.04')
    expect((await card(/^Active users/)).textContent).toContain('148,205')
    await pass(3000)
    expect(mrr.textContent).toContain('AED 1,327,784.92')
    await user.click(await mode())
    await pass(9000)
    expect(mrr.textContent).toContain('AED 1,327,784.92')
  })

  test('does not tick in a page that nobody sees', async () => {
    const { user } = await openPage('/founder')
    await user.click(await mode())
    const mrr = await card(/^Monthly recurring revenue/)
    await setHidden(true)
    await pass(9000)
    expect(mrr.textContent).toContain('AED 1,327,574.92')
    await setHidden(false)
    await pass(3000)
    expect(mrr.textContent).toContain('AED 1,327,679.92')
  })

  test('does not tick for whoever wishes less motion', async () => {
    wishLessMotion()
    const { user } = await openPage('/founder')
    await user.click(await mode())
    await pass(9000)
    expect((await card(/^Monthly recurring revenue/)).textContent).toContain('AED 1,327,574.92')
  })

  test('shows the range that the address says, and says the one that is chosen', async () => {
    const { user, address } = await openPage('/founder?range=7d')
    expect((await card(/^Gross sales/)).textContent).toContain('AED 347,883.88')
    await user.click(screen.getByRole('radio', { name: '1 year' }))
    expect((await card(/^Gross sales/)).textContent).toContain('AED 11,049,759.43')
    expect(address()).toBe('/founder?range=1y')
    await user.click(screen.getByRole('radio', { name: '30 days' }))
    expect(address()).toBe('/founder')
  })
})

describe('a metric', () => {
  test('opens to what it means, the days it adds up from, and its rows', async () => {
    const { user } = await openPage('/founder')
    await user.click(await card(/^Gross sales/))
    const dialog = within(await screen.findByRole('dialog', { name: 'Gross sales (GMV)' }))
    expect(dialog.getByText(/It equals the ledger to the fils/)).toBeDefined()
    expect(dialog.getByText('Up 10.0% against the period before')).toBeDefined()
    expect(
      dialog.getByText(
        'Today is not over: it counts up to now, and the period before is made of whole days.',
      ),
    ).toBeDefined()
    expect(dialog.getByRole('table', { name: 'Gross sales (GMV)' })).toBeDefined()
    expect(dialog.getAllByRole('row')).toHaveLength(31)
    expect(dialog.getByRole('link', { name: 'See the sales in the ledger' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/admin\/payments\?tab=ledger&posted=sale$/),
    )
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await user.click(await card(/^Creators /))
    expect(await screen.findByRole('link', { name: 'See the creators' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/admin\/users\?role=creator$/),
    )
  })

  test.each([
    ['Creators', 'People who have an agent', 'in the store now.'],
    ['Agents in the store', 'Published agents', 'that are in the store now.'],
    ['Average rating', 'The mean of all reviews', 'Reviews that were removed since do not count.'],
    ['Trust score', 'Half of it is that runs succeed', 'Out of 100.'],
  ])(
    'as it stands now (%s) says what it is compared with, and nothing of today',
    async (name, beginning, end) => {
      const { user } = await openPage('/founder')
      await user.click(await card(new RegExp(`^${name} `)))
      const dialog = within(await screen.findByRole('dialog', { name }))
      expect(
        dialog.getByText((words) => words.startsWith(beginning) && words.endsWith(end)),
      ).toBeDefined()
      expect(dialog.getByText(/against the beginning of the period$/)).toBeDefined()
      expect(dialog.queryByText(/^Today is not over/)).toBeNull()
    },
  )

  test('of trust is a whole number, as on the screen of people', async () => {
    await openPage('/founder')
    expect((await card(/^Trust score/)).textContent).toContain('Trust score 96  Up 1.1%')
  })
})

describe('the business performance', () => {
  test('says in words what its charts show, and has the table and the file behind them', async () => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue()
    const { user } = await openPage('/founder?range=7d')
    expect(
      await screen.findByRole('img', {
        name: 'By day, 7 days: AED 347,883.88 of gross sales in all, AED 166,893.80 of it platform revenue.',
      }),
    ).toBeDefined()
    expect(screen.getByRole('img', { name: 'Runs by day, 7 days: 273,016 in all.' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show as table: Business performance' }))
    const rows = within(screen.getByRole('table', { name: 'Business performance' })).getAllByRole(
      'row',
    )
    expect(rows).toHaveLength(8)
    expect(rows[1]!.textContent).toContain('20 Nov 2026')
    await user.click(screen.getByRole('button', { name: 'Export CSV: Business performance' }))
    const lines = (await save.mock.calls[0]![0].text()).trim().split('\r\n')
    expect(lines[0]).toContain('Day,Gross sales (AED),Platform revenue (AED),Runs,Sign-ups')
    expect(lines.at(-1)).toMatch(/^2026-11-20,55629\.32,\d+\.\d\d,41303,\d+$/)
  })

  test('stands beside the ways to what can be done', async () => {
    await openPage('/founder')
    const actions = within(await screen.findByRole('navigation', { name: 'Quick actions' }))
    expect(actions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/users',
      '/admin/trust',
      '/admin/payments',
      '/admin/payments?tab=payouts',
      '/admin/analytics',
      '/admin/audit',
      '/founder/sovereign',
      '/founder/business',
    ])
  })
})

describe('the founder', () => {
  let live: ReturnType<typeof liveMetrics>
  beforeEach(() => {
    live = liveMetrics(server)
    signInAsFounder()
  })
  const openLive = async (address = '/founder') => {
    const page = await openPage(address)
    await expect.poll(() => live.open).toBe(1)
    await live.push(founderMetrics())
    return page
  }

  test('sees the live metrics, and what happens as it happens', async () => {
    await openLive()
    const gmv = await card(/^Gross sales/)
    expect(gmv.textContent).toContain('AED 187.15  Up')
    expect((await card(/^Active users/)).textContent).toContain('12  Down 7.5%')
    expect((await card(/^Trust score/)).textContent).toContain('—')
    expect(screen.queryByText('Demo data')).toBeNull()
    expect(screen.getByText('Live')).toBeDefined()
    await live.push(founderMetrics({ gmv: { value: 37_430, change: null, trend: 'up' } }))
    expect(gmv.textContent).toContain('AED 374.30')
    await pass(30_000)
    expect(gmv.textContent).toContain('AED 374.30')
  })

  test('is asked for the range of the address, and the one before stands until it is there', async () => {
    const { user } = await openLive('/founder?range=7d')
    await user.click(screen.getByRole('radio', { name: '90 days' }))
    expect((await card(/^Gross sales/)).textContent).toContain('AED 187.15')
    await expect
      .poll(() => requests().map(({ address }) => address))
      .toEqual(['/api/founder/live?range=7d', '/api/founder/live?range=90d'])
    expect(live.open).toBe(1)
  })

  test('shows an investor the showcase under its badge, and then the live metrics again', async () => {
    const { user } = await openLive()
    await user.click(await mode())
    expect(screen.getByText('Demo data')).toBeDefined()
    expect(screen.queryByText(/The founder of the store signs in/)).toBeNull()
    expect((await card(/^Monthly recurring revenue/)).textContent).toContain('AED 1,327,574.92')
    expect(screen.queryByRole('button', { name: 'Change the burn rate' })).toBeNull()
    expect(live.open).toBe(0)
    await user.click(await mode())
    await expect.poll(() => live.open).toBe(1)
    expect((await card(/^Gross sales/)).textContent).toContain('AED 187.15')
  })

  test('holds no connection while nobody sees the page', async () => {
    await openLive()
    await setHidden(true)
    expect(live.open).toBe(0)
    await setHidden(false)
    await expect.poll(() => live.open).toBe(1)
  })

  test('is told when the connection is lost, and it comes back', async () => {
    const { user } = await openLive()
    server.cutOff()
    await live.breakOff()
    expect(
      await screen.findByText(/^Not connected\. These are the figures of 20 Nov, 12:00:00/),
    ).toBeDefined()
    expect((await card(/^Gross sales/)).textContent).toContain('AED 187.15')
    server.reconnect()
    await user.click(screen.getByRole('button', { name: 'Try now' }))
    await expect.poll(() => live.open).toBe(1)
    await live.push(founderMetrics())
    expect(await screen.findByText('Live')).toBeDefined()
  })

  test('is told when the metrics were never reached, and they come by themselves', async () => {
    server.answerRaw('GET /api/founder/live', () =>
      Response.json({ success: false, error: 'x', code: 'server.failed' }, { status: 500 }),
    )
    await openPage('/founder')
    expect(await screen.findByText(/^The figures could not be loaded/)).toBeDefined()
    live.answer()
    await expect.poll(() => live.open, { timeout: 4000 }).toBe(1)
    await live.push(founderMetrics())
    expect((await card(/^Gross sales/)).textContent).toContain('AED 187.15')
  })

  test('whose session has ended sees the showcase', async () => {
    server.answerRaw('GET /api/founder/live', () => {
      server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
      return Response.json(
        { success: false, error: 'x', code: 'accounts.sign_in_required' },
        { status: 401 },
      )
    })
    await openPage('/founder')
    expect(await screen.findByText('Demo data')).toBeDefined()
    expect((await card(/^Monthly recurring revenue/)).textContent).toContain('AED 1,327,574.92')
  })

  test('enters what a month costs, and it is shown', async () => {
    server.answer('founder.setBurnRate', ({ fils_per_month }) => ({
      success: true,
      fils_per_month,
    }))
    const { user } = await openLive()
    expect(screen.queryByRole('button', { name: /^Burn rate, monthly/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Enter it' }))
    const amount = await screen.findByRole('textbox', { name: 'AED per month' })
    await user.type(amount, 'a lot')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(
      screen.getByText('Write an amount from AED 0.01 on, such as 412000 or 412000.50.'),
    ).toBeDefined()
    await user.clear(amount)
    await user.type(amount, '85,000.50')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The burn rate is saved.')).toBeDefined()
    expect(server.received.at(-1)).toMatchObject({
      method: 'PUT',
      body: { fils_per_month: 8_500_050 },
    })
    await live.push(
      founderMetrics({ burnRate: { value: 8_500_050, change: null, trend: 'stable' } }),
    )
    expect((await card(/^Burn rate, monthly/)).textContent).toContain('AED 85,000.50')

    await user.click(screen.getByRole('button', { name: 'Change the burn rate' }))
    await user.click(await screen.findByRole('button', { name: 'Remove it' }))
    expect(await screen.findByText('The burn rate is removed.')).toBeDefined()
    expect(server.received.at(-1)).toMatchObject({ method: 'PUT', body: { fils_per_month: null } })
  })
})

test('the dashboard is read in Arabic', async () => {
  await openPage('/founder', { language: 'ar' })
  expect(await screen.findByRole('heading', { name: 'لوحة المؤسِّس' })).toBeDefined()
  expect((await card(/^الإيراد الشهري المتكرر/)).textContent).toContain('1,327,574.92 درهم')
  expect(screen.getByText('بيانات تجريبية')).toBeDefined()
})

describe('language models', () => {
  const shown = async (changes: Parameters<typeof modelUse>[0] = {}) => {
    const live = liveMetrics(server)
    signInAsFounder()
    const page = await openPage('/founder')
    await live.push(founderMetrics({}, { models: modelUse(changes) }))
    return page
  }
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) }).textContent

  test('are drawn by the day, with what they cost, how much they read and wrote, and who answered', async () => {
    await shown()
    expect(
      await screen.findByRole('img', {
        name: 'Cost of language models by day, 30 days: $0.0462 in all.',
      }),
    ).toBeDefined()
    expect(
      screen.getByRole('img', { name: 'Tokens by day, 30 days: 14,400 in, 960 out.' }),
    ).toBeDefined()
    expect(
      screen.getByRole('img', {
        name: 'Runs by day, 30 days: 9 answered by a model, 1 by the built-in engine in its place.',
      }),
    ).toBeDefined()
  })

  test('are listed by model, by provider and by agent', async () => {
    const { user } = await shown()
    expect(await screen.findByRole('table', { name: 'What they cost' })).toBeDefined()
    expect(row('sage')).toContain('OpenAI')
    await user.click(screen.getByRole('radio', { name: 'Provider' }))
    expect(row('OpenAI')).toContain('$0.0462')
    await user.click(screen.getByRole('radio', { name: 'Agent' }))
    expect(row('VAT Desk')).toContain('$0.0402')
    expect(row('Agents written in the forge')).toContain('$0.006')
  })

  test('stand beside today’s budget, the share that fell back, and what is left of the revenue', async () => {
    await shown()
    const meter = await screen.findByRole('meter', { name: 'Budget used today' })
    expect(meter.getAttribute('aria-valuetext')).toBe('$0.0462 of $5.00')
    const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent
    expect(fact('Runs that fell back to the built-in engine')).toBe('10.0%')
    expect(fact('Gross margin after language models')).toBe('AED 93.41')
    expect(fact('Gross margin, of platform revenue')).toBe('99.8%')
  })

  test('are saved by the day and by model, to the millionth of a dollar', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
    const { user } = await shown()
    await user.click(
      await screen.findByRole('button', { name: 'Export CSV: Language models by day' }),
    )
    await user.click(screen.getByRole('button', { name: 'Export CSV: Cost by model' }))
    const [[days, daysName], [models, modelsName]] = saved.mock.calls as [
      [Blob, string],
      [Blob, string],
    ]
    expect([daysName, modelsName]).toEqual(['language-models.csv', 'language-models-by-model.csv'])
    expect(await days.text()).toContain('2026-11-20,0.046200,14400,960,9,1')
    expect(await models.text()).toContain('sage · OpenAI,12,14400,960,0.046200')
  })

  test('whose use or price is not known are counted apart', async () => {
    await shown({ untold: { requests: 1, cost_micro_usd: 130_000 }, unpriced_requests: 3 })
    expect(
      await screen.findByText(/1 request did not say what it used; .*, \$0.13\./),
    ).toBeDefined()
    expect(
      screen.getByText(
        '3 requests went to a model without a price in AI_PRICES; their cost is not known.',
      ),
    ).toBeDefined()
  })

  test('that were never set up are not drawn', async () => {
    const none = { requests: 0, cost_micro_usd: 0, input_tokens: 0, output_tokens: 0 }
    await shown({ is_set_up: false, total: none, by_model: [], by_provider: [], by_agent: [] })
    expect(await screen.findByText(/^No language model is set up/)).toBeDefined()
    expect(screen.queryByRole('table', { name: 'What they cost' })).toBeNull()
  })
})
