import { screen, waitFor, within } from '@testing-library/react'
import type { creators } from '@wakeel/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  agentRun,
  creatorAgent,
  earning,
  earnings,
  payout,
  statement,
} from '../../testing/creators.ts'
import { dismissAlerts } from '../../testing/dismiss-alerts.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import * as files from '../save-file.ts'

const aed = (amount: number) => ({ amount, currency: 'AED' as const })

let server: FakeServer
let balance: creators.Earnings
let runs: creators.AgentRun[]
let entries: creators.Earning[]
beforeEach(() => {
  dismissAlerts()
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), toFake: ['Date'] })
  server = fakeServer()
  server.signIn({ id: 'layla', name: 'Layla Haddad', email: 'layla@example.ae' })
  balance = earnings()
  runs = [agentRun()]
  entries = [earning()]
  server.answer('creators.getEarnings', () => ({ success: true, earnings: balance }))
  server.answer('creators.listPayouts', () => ({
    success: true,
    payouts: [payout()],
    next_cursor: null,
  }))
  server.answer('creators.listStatements', () => ({ success: true, statements: [statement()] }))
  server.answer('creators.listEarnings', ({ app }) => ({
    success: true,
    entries: entries.filter((entry) => !app || entry.app?.slug === app),
    next_cursor: null,
  }))
  server.answer('creators.listAgentRuns', ({ app, status }) => ({
    success: true,
    runs: runs.filter(
      (run) => (!app || run.app.slug === app) && (status === 'all' || run.status === status),
    ),
    next_cursor: null,
  }))
  server.answer('creators.listCreatorAgents', () => ({
    success: true,
    agents: [
      creatorAgent(),
      creatorAgent({ id: 'agent-2', slug: 'study-buddy', name: 'Study Buddy' }),
    ],
  }))
})

const open = (language?: 'en' | 'ar') => openPage('/creator-console', language ? { language } : {})
const metric = (name: RegExp) => screen.findByRole('button', { name })
/** Without the footer, which links to the same places. */
const page = () => within(screen.getByRole('main'))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const table = async (name: string) => within(await screen.findByRole('table', { name }))
const sent = (method: string) =>
  server.received.filter(
    (request) => request.method === method && request.address.includes('payout-details'),
  )

describe('the console', () => {
  test('asks who is not signed in to do so, and comes back to the same tab', async () => {
    server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
    await openPage('/creator-console?tab=runs')
    expect(await screen.findByRole('heading', { name: 'Creator Access Required' })).toBeDefined()
    const signIn = screen.getByRole('link', { name: 'Sign In to Create' })
    expect(signIn).toHaveProperty(
      'href',
      expect.stringContaining(encodeURIComponent('/creator-console?tab=runs')),
    )
  })

  test('keeps the open tab in the address, and leads back to the dashboard', async () => {
    server.answer('connections.listConnections', () => ({ success: true, connections: [] }))
    const { user, address } = await open()
    await user.click(await screen.findByRole('tab', { name: 'Connections' }))
    expect(await screen.findByRole('link', { name: 'Connect an agent' })).toHaveProperty(
      'href',
      expect.stringContaining('/create/connect'),
    )
    expect(address()).toBe('/creator-console?tab=connections')
    await user.click(screen.getByRole('tab', { name: 'Earnings' }))
    expect(address()).toBe('/creator-console')
    expect(page().getByRole('link', { name: 'Creator dashboard' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/creator$/),
    )
  })
})

describe('the earnings', () => {
  test('show first that what was earned is on hold, payable or paid out', async () => {
    await open()
    expect((await metric(/^Earned/)).textContent).toContain('AED 455.91')
    expect((await metric(/^On hold/)).textContent).toContain('AED 69.99')
    expect((await metric(/^Payable/)).textContent).toContain('AED 135.92')
    expect((await metric(/^Paid out/)).textContent).toContain('AED 250.00')
  })

  test('open to the rows of what was earned and of what was paid out', async () => {
    const { user } = await open()
    await user.click(await metric(/^Earned/))
    const earned = await dialog('Earned')
    expect(await earned.findByText('+AED 23.33')).toBeDefined()
    await user.click(earned.getByRole('button', { name: 'Close' }))
    await user.click(await metric(/^Paid out/))
    expect(await (await dialog('Paid out')).findByText('PO-000007')).toBeDefined()
  })

  test('open to the sum of what is payable, and to the days that release what is on hold', async () => {
    const { user } = await open()
    await user.click(await metric(/^Payable/))
    const payable = await dialog('Payable')
    expect(payable.getByText('−AED 69.99')).toBeDefined()
    expect(payable.getByText('−AED 250.00')).toBeDefined()
    await user.click(payable.getByRole('button', { name: 'Close' }))
    await user.click(await metric(/^On hold/))
    const held = await dialog('On hold')
    expect(held.getByText('22 Nov 2026')).toBeDefined()
    expect(held.getByText('AED 46.66')).toBeDefined()
  })

  test('say when the next payout is made, what it would hold, and what comes free before it', async () => {
    await open()
    expect(await screen.findByText('Monday, 23 November at 06:00')).toBeDefined()
    expect(
      screen.getByText(
        'It would hold AED 135.92 if it were made now. Another AED 23.33 comes free before then.',
      ),
    ).toBeDefined()
    expect(
      screen.getByText(
        'Payouts are made every Monday at 06:00 in the UAE, from AED 50.00 on. Less waits for the next week.',
      ),
    ).toBeDefined()
  })

  test('below the least amount say that they wait', async () => {
    balance = earnings({
      earned: aed(1_200),
      on_hold: aed(0),
      payable: aed(1_200),
      paid_out: aed(0),
      releases: [],
    })
    await open()
    expect(
      await screen.findByText(
        'AED 12.00 is payable. That is less than AED 50.00, so it waits for a later week.',
      ),
    ).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'What comes free when' })).toBeNull()
  })

  test('that went back after they were paid say so', async () => {
    balance = earnings({ earned: aed(20_000), on_hold: aed(0), payable: aed(-5_000), releases: [] })
    await open()
    expect(
      await screen.findByText(
        'AED 50.00 went back after it was paid to you. It is taken from what you earn next.',
      ),
    ).toBeDefined()
    expect((await metric(/^Payable/)).textContent).toContain('−AED 50.00')
  })

  test('say in words what the chart of releases shows, and have the table behind it', async () => {
    const { user } = await open()
    expect(
      await screen.findByRole('img', {
        name: 'Releases by day: AED 69.99 in all on 2 days, the first on 22 November with AED 23.33.',
      }),
    ).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show as table' }))
    expect((await table('What comes free when')).getByText('19 Dec 2026')).toBeDefined()
  })

  test('that a refund keeps on hold beyond their day say so', async () => {
    balance = earnings({ releases: [{ day: '2026-11-18', amount: aed(6_999) }] })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Show as table' }))
    expect(screen.getByText('Waits for a refund that was asked for')).toBeDefined()
  })

  test('of a newcomer say what to do', async () => {
    balance = earnings({
      earned: aed(0),
      on_hold: aed(0),
      payable: aed(0),
      paid_out: aed(0),
      releases: [],
      details: null,
    })
    entries = []
    server.answer('creators.listPayouts', () => ({ success: true, payouts: [], next_cursor: null }))
    server.answer('creators.listStatements', () => ({ success: true, statements: [] }))
    await open()
    expect(await screen.findByText('Nothing earned yet')).toBeDefined()
    expect(page().getByRole('link', { name: 'Create an agent' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/create$/),
    )
    expect(
      await screen.findByText(
        'No payout yet. The first one is made on the Monday after something is payable.',
      ),
    ).toBeDefined()
    expect(
      await screen.findByText(
        'No statement yet. A week’s statement is here from the Monday after it.',
      ),
    ).toBeDefined()
    expect(await screen.findByText('Nothing has moved yet.')).toBeDefined()
  })

  test('that cannot be loaded say so, and can be asked for again', async () => {
    server.answer('creators.getEarnings', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.answer('creators.getEarnings', () => ({ success: true, earnings: balance }))
    await user.click(retry)
    expect((await metric(/^Earned/)).textContent).toContain('AED 455.91')
  })

  test('are read in Arabic', async () => {
    await open('ar')
    expect((await metric(/^المكتسب/)).textContent).toContain('455.91')
    expect(screen.getByRole('heading', { name: 'مركز المبدع' })).toBeDefined()
    expect(screen.getByText('الاثنين، 23 نوفمبر في 06:00')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'كشوف الحساب' })).toBeDefined()
    expect(await screen.findByText('جاهزة')).toBeDefined()
  })
})

describe('the bank details', () => {
  const field = (name: string) => screen.findByRole('textbox', { name })
  const withoutDetails = () => {
    balance = earnings({ details: null })
    server.answer('creators.setPayoutDetails', ({ holder_name }) => {
      balance = earnings({ details: { holder_name, iban_masked: 'AE07 •••• 3456' } })
      return { success: true, details: balance.details }
    })
  }
  const give = async (
    user: Awaited<ReturnType<typeof open>>['user'],
    name: string,
    iban: string,
  ) => {
    await user.type(await field('Account holder'), name)
    await user.type(await field('IBAN'), iban)
    await user.click(screen.getByRole('button', { name: 'Save bank details' }))
  }

  test('are asked for, and are masked once they are given', async () => {
    withoutDetails()
    const { user } = await open()
    expect(await screen.findByText('Add your bank details to be paid')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Add them' }))
    expect(document.activeElement).toBe(await field('Account holder'))
    await give(user, 'Layla Haddad', 'ae07 0331 2345 6789 0123 456')
    expect(await screen.findByText('Your bank details are saved.')).toBeDefined()
    expect(sent('PUT').map(({ body }) => body)).toEqual([
      { holder_name: 'Layla Haddad', iban: 'AE070331234567890123456' },
    ])
    expect(screen.getAllByText('AE07 •••• 3456').length).toBeGreaterThan(0)
    expect(screen.queryByText('Add your bank details to be paid')).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull()
  })

  test('with a name that banks cannot write, or without an IBAN, are not sent', async () => {
    withoutDetails()
    const { user } = await open()
    await give(user, 'ليلى حداد', 'AE07')
    expect((await field('Account holder')).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/^Write the name in Latin letters/)).toBeDefined()
    expect(screen.getByText(/^An IBAN begins with two letters/)).toBeDefined()
    expect(sent('PUT')).toEqual([])
  })

  test('with wrong check digits say so at the field, and keep what was typed', async () => {
    withoutDetails()
    server.answer('creators.setPayoutDetails', () => {
      throw new Refusal('creators.iban_invalid')
    })
    const { user } = await open()
    await give(user, 'Layla Haddad', 'AE080331234567890123456')
    expect(
      await screen.findByText(
        'The check digits of this IBAN do not fit. Compare it with what your bank says.',
      ),
    ).toBeDefined()
    expect(await field('IBAN')).toHaveProperty('value', 'AE080331234567890123456')
  })

  test.each([
    [
      'request.invalid',
      'Check the name and the IBAN: the store could not accept them as they are.',
    ],
    [
      'request.rate_limited',
      'The bank details were changed too often. Wait a while and try again.',
    ],
    ['server.failed', 'The bank details could not be saved. Nothing was changed.'],
  ] as const)('that the server refuses with %s say why', async (code, sentence) => {
    withoutDetails()
    server.answer('creators.setPayoutDetails', () => {
      throw new Refusal(code)
    })
    const { user } = await open()
    await give(user, 'Layla Haddad', 'AE070331234567890123456')
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  })

  test('can be changed, or left as they are', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    expect(await field('Account holder')).toHaveProperty('value', 'Layla Haddad')
    expect(await field('IBAN')).toHaveProperty('value', '')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Change' })).toBeDefined()
    expect(sent('PUT')).toEqual([])
  })

  test('are removed only when that is confirmed', async () => {
    server.answer('creators.removePayoutDetails', () => {
      balance = earnings({ details: null })
      return { success: true }
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    const question = await dialog('Remove your bank details?')
    expect(sent('DELETE')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Remove them' }))
    expect(await screen.findByText('Your bank details are removed.')).toBeDefined()
    expect(await screen.findByText('Add your bank details to be paid')).toBeDefined()
  })

  test('that could not be removed stay', async () => {
    server.answer('creators.removePayoutDetails', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await user.click(
      (await dialog('Remove your bank details?')).getByRole('button', { name: 'Remove them' }),
    )
    expect(
      await screen.findByText('The bank details could not be removed. Nothing was changed.'),
    ).toBeDefined()
  })
})

describe('the payouts', () => {
  test('say how far each has come, page by page', async () => {
    server.answer('creators.listPayouts', ({ cursor }) =>
      cursor
        ? {
            success: true,
            payouts: [payout({ id: 'payout-3', number: 'PO-000005', status: 'returned' })],
            next_cursor: null,
          }
        : {
            success: true,
            payouts: [
              payout({ status: 'sent' }),
              payout({
                id: 'payout-2',
                number: 'PO-000006',
                status: 'paid',
                paid_at: '2026-11-17T09:00:00.000Z',
              }),
            ],
            next_cursor: 'older',
          },
    )
    const { user } = await open()
    const payouts = await table('Payouts')
    expect(payouts.getByText('Sent to the bank')).toBeDefined()
    expect(payouts.getByText('Paid on 17 Nov 2026')).toBeDefined()
    expect(payouts.getAllByText('9 – 15 Nov 2026')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(
      await payouts.findByText(
        'The bank gave it back: it is payable again. Check your bank details.',
      ),
    ).toBeDefined()
  })
})

describe('the statements', () => {
  // Between the days of a range stand thin spaces.
  const statementOf = (format: string) => `Statement of 9\u2009–\u200915 Nov 2026 as ${format}`

  test('show how each week began, moved and ended', async () => {
    await open()
    const row = within((await table('Statements')).getAllByRole('row')[1]!)
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(row.getByText('9 – 15 Nov 2026')).toBeDefined()
    expect(cells.slice(1, 6).map((cell) => cell?.replace(/^.*?(?=AED)/, ''))).toEqual([
      'AED 200.00',
      'AED 300.00',
      'AED 23.33',
      'AED 250.00',
      'AED 226.67',
    ])
  })

  test.each([
    ['PDF', 'pdf'],
    ['CSV', 'csv'],
  ])('are downloaded as %s by who is signed in', async (name, format) => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue()
    let asker: string | undefined
    server.answerRaw(`GET /api/creator/statements/2026-W46/${format}`, ({ token }) => {
      asker = token
      return new Response('a statement')
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: statementOf(name) }))
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(expect.anything(), `statement-2026-W46.${format}`),
    )
    expect(asker).toBe('token-of-layla')
  })

  test.each([
    ['server.failed', 500, 'The statement could not be downloaded. Try again.'],
    [
      'request.rate_limited',
      429,
      'Too many statements were downloaded at once. Wait a moment and try again.',
    ],
  ])('that cannot be downloaded say so (%s)', async (code, status, sentence) => {
    server.answerRaw('GET /api/creator/statements/2026-W46/pdf', () =>
      Response.json({ success: false, error: 'x', code }, { status }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: statementOf('PDF') }))
    expect(await screen.findByText(sentence)).toBeDefined()
  })

  test('of many weeks are shown a few at a time', async () => {
    const weeks = Array.from({ length: 9 }, (_, index) =>
      statement({ week: `2026-W${46 - index}` }),
    )
    server.answer('creators.listStatements', () => ({ success: true, statements: weeks }))
    const { user } = await open()
    const list = await table('Statements')
    expect(list.getAllByRole('row')).toHaveLength(9)
    await user.click(screen.getByRole('button', { name: 'Show older weeks' }))
    expect(list.getByText('14 – 20 Sep 2026')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show older weeks' })).toBeNull()
  })
})

describe('every movement', () => {
  const savedText = (save: { mock: { calls: [Blob, string][] } }) => save.mock.calls[0]![0].text()

  test('stands with its agent, share, amount and until when it is on hold', async () => {
    await open()
    const row = within((await table('Every movement')).getAllByRole('row')[1]!)
    expect(row.getByText('🧾 VAT desk')).toBeDefined()
    expect(row.getByText('50%')).toBeDefined()
    expect(row.getByText('19 Dec 2026')).toBeDefined()
    expect(row.getByText('+AED 23.33')).toBeDefined()
  })

  test('is filtered by agent in the address', async () => {
    entries = [
      earning(),
      earning({ id: '2', app: { slug: 'study-buddy', name: 'Study Buddy', emoji: '📚' } }),
    ]
    const { user, address } = await open()
    const list = await table('Every movement')
    expect(list.getAllByRole('row')).toHaveLength(3)
    await screen.findByRole('option', { name: 'Study Buddy' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agent' }), 'Study Buddy')
    await waitFor(async () =>
      expect((await table('Every movement')).getAllByRole('row')).toHaveLength(2),
    )
    expect(address()).toBe('/creator-console?app=study-buddy')
  })

  test('is exported whole, however many pages it has', async () => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue()
    server.answer('creators.listEarnings', ({ cursor }) =>
      cursor
        ? {
            success: true,
            entries: [
              earning({
                id: '2',
                kind: 'refund',
                amount: aed(-2_333),
                share_percent: null,
                held_until: null,
              }),
            ],
            next_cursor: null,
          }
        : { success: true, entries: [earning()], next_cursor: 'older' },
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /^Export CSV/ }))
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), 'earnings.csv'))
    const file = await savedText(save)
    expect(file).toContain(
      '2026-11-19T08:00:00.000Z,Sale,VAT desk,50%,2026-12-19T08:00:00.000Z,23.33,AED',
    )
    expect(file).toContain('2026-11-19T08:00:00.000Z,Refund,VAT desk,,,-23.33,AED')
  })
})

describe('the runs', () => {
  const openRuns = (search = '', language: 'en' | 'ar' = 'en') =>
    openPage(`/creator-console?tab=runs${search}`, { language })

  test('say what ran, how it ended and what it earned, and nothing of what was asked', async () => {
    runs = [
      agentRun(),
      agentRun({
        id: 'run-2',
        kind: 'demo',
        status: 'failed',
        error: 'runs.remote_refused',
        execution_time_ms: 1_600,
        earned: aed(0),
      }),
    ]
    await openRuns()
    const list = await table('Runs of your agents')
    const [first, second] = list
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row))
    expect(first!.getByText('Answered')).toBeDefined()
    expect(first!.getByText('Built-in engine')).toBeDefined()
    expect(first!.getByText('42 ms')).toBeDefined()
    expect(first!.getByText('AED 1.19')).toBeDefined()
    expect(
      second!.getByText(
        'Your agent refused the store’s request. Check the secret of the connection, or authorise the store again.',
      ),
    ).toBeDefined()
    expect(second!.getByText('1.6 sec')).toBeDefined()
    expect(
      screen.getByText(
        'Newest first. What people asked and what they were answered is theirs and is not shown here, nor who they are.',
      ),
    ).toBeDefined()
  })

  test('are filtered by agent and status in the address', async () => {
    runs = [agentRun(), agentRun({ id: 'run-2', status: 'failed', error: 'runs.timed_out' })]
    const { user, address } = await openRuns()
    await user.click(await screen.findByRole('radio', { name: 'Failed' }))
    expect(await screen.findByText('The agent took too long.')).toBeDefined()
    expect((await table('Runs of your agents')).getAllByRole('row')).toHaveLength(2)
    await screen.findByRole('option', { name: 'Study Buddy' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agent' }), 'Study Buddy')
    expect(await screen.findByText('No run fits')).toBeDefined()
    expect(address()).toBe('/creator-console?tab=runs&app=study-buddy&status=failed')
    await user.click(screen.getByRole('button', { name: 'Show all runs' }))
    expect((await table('Runs of your agents')).getAllByRole('row')).toHaveLength(3)
  })

  test('of nobody yet say what to do', async () => {
    runs = []
    await openRuns()
    expect(await screen.findByText('Nobody has run your agents yet')).toBeDefined()
  })

  test('are exported as they are filtered', async () => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue()
    runs = [
      agentRun(),
      agentRun({
        id: 'run-2',
        status: 'failed',
        error: 'runs.timed_out',
        provider: null,
        execution_time_ms: null,
        earned: aed(0),
      }),
    ]
    const { user } = await openRuns('&status=failed')
    await user.click(await screen.findByRole('button', { name: /^Export CSV/ }))
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), 'runs.csv'))
    const lines = (await save.mock.calls[0]![0].text()).trim().split('\r\n')
    expect(lines.slice(1)).toEqual([
      '2026-11-19T08:00:00.000Z,VAT desk,1,Run,Failed,The agent took too long.,,,0.00,AED',
    ])
  })

  test('that cannot be exported say so', async () => {
    const { user } = await openRuns()
    await table('Runs of your agents')
    server.answer('creators.listAgentRuns', () => {
      throw new Refusal('server.failed')
    })
    await user.click(screen.getByRole('button', { name: /^Export CSV/ }))
    expect(await screen.findByText('The file could not be made. Try again.')).toBeDefined()
  })

  test('that cannot be loaded say so', async () => {
    server.answer('creators.listAgentRuns', () => {
      throw new Refusal('server.failed')
    })
    await openRuns()
    expect(
      await screen.findByText('This could not be loaded. Nothing is lost; check your connection.'),
    ).toBeDefined()
  })

  test('are read in Arabic', async () => {
    runs = [agentRun({ status: 'failed', error: 'runs.timed_out' })]
    await openRuns('', 'ar')
    expect(await screen.findByText('استغرق الوكيل وقتًا طويلًا.')).toBeDefined()
    expect(screen.getByText('المحرّك المدمج')).toBeDefined()
  })
})
