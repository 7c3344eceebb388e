import { screen, within } from '@testing-library/react'
import type { creators } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { consoleServer, openConsole } from '../../testing/console-page.ts'
import { dialog, table } from '../../testing/controls.ts'
import { aed } from '../../testing/conversations.ts'
import { earning, earnings } from '../../testing/creators.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

let server: FakeServer
let balance: creators.Earnings
let entries: creators.Earning[]
beforeEach(() => {
  balance = earnings()
  entries = [earning()]
  server = consoleServer({ balance: () => balance, entries: () => entries })
})

const metric = (name: RegExp) => screen.findByRole('button', { name })
/** Without the footer, which links to the same places. */
const page = () => within(screen.getByRole('main'))

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
    const { user, address } = await openConsole()
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
    await openConsole()
    expect((await metric(/^Earned/)).textContent).toContain('AED 455.91')
    expect((await metric(/^On hold/)).textContent).toContain('AED 69.99')
    expect((await metric(/^Payable/)).textContent).toContain('AED 135.92')
    expect((await metric(/^Paid out/)).textContent).toContain('AED 250.00')
  })

  test('open to the rows of what was earned and of what was paid out', async () => {
    const { user } = await openConsole()
    await user.click(await metric(/^Earned/))
    const earned = await dialog('Earned')
    expect(await earned.findByText('+AED 23.33')).toBeDefined()
    await user.click(earned.getByRole('button', { name: 'Close' }))
    await user.click(await metric(/^Paid out/))
    expect(await (await dialog('Paid out')).findByText('PO-000007')).toBeDefined()
  })

  test('open to the sum of what is payable, and to the days that release what is on hold', async () => {
    const { user } = await openConsole()
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
    await openConsole()
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
    await openConsole()
    expect(
      await screen.findByText(
        'AED 12.00 is payable. That is less than AED 50.00, so it waits for a later week.',
      ),
    ).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'What comes free when' })).toBeNull()
  })

  test('that went back after they were paid say so', async () => {
    balance = earnings({ earned: aed(20_000), on_hold: aed(0), payable: aed(-5_000), releases: [] })
    await openConsole()
    expect(
      await screen.findByText(
        'AED 50.00 went back after it was paid to you. It is taken from what you earn next.',
      ),
    ).toBeDefined()
    expect((await metric(/^Payable/)).textContent).toContain('−AED 50.00')
  })

  test('say in words what the chart of releases shows, and have the table behind it', async () => {
    const { user } = await openConsole()
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
    const { user } = await openConsole()
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
    await openConsole()
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
    const { user } = await openConsole()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.answer('creators.getEarnings', () => ({ success: true, earnings: balance }))
    await user.click(retry)
    expect((await metric(/^Earned/)).textContent).toContain('AED 455.91')
  })

  test('are read in Arabic', async () => {
    await openConsole('ar')
    expect((await metric(/^المكتسب/)).textContent).toContain('455.91')
    expect(screen.getByRole('heading', { name: 'مركز المبدع' })).toBeDefined()
    expect(screen.getByText('الاثنين، 23 نوفمبر في 06:00')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'كشوف الحساب' })).toBeDefined()
    expect(await screen.findByText('جاهزة')).toBeDefined()
  })
})
