import { screen, within } from '@testing-library/react'
import type { runs } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

type ListedRun = Omit<runs.Run, 'answer'>

const aed = (amount: number) => ({ amount, currency: 'AED' as const })
const idOf = (number: number) => `0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a${number}`

const run = (number: number, details: Partial<ListedRun> = {}): ListedRun => ({
  id: idOf(number),
  app: { id: 'app-1', slug: 'vat-desk', name: 'VAT desk', emoji: '🧾' },
  kind: 'paid',
  status: 'succeeded',
  input: 'VAT on 1000',
  provider: 'built-in',
  execution_time_ms: 42,
  started_at: '2026-11-20T08:00:00.000Z',
  charge: { source: 'wallet', price: aed(250), was_given_back: false },
  ...details,
})

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
})

const holds = (...found: ListedRun[]) =>
  server.answer('runs.listRuns', () => ({ success: true, runs: found, next_cursor: null }))
const rows = async () =>
  (await screen.findAllByRole('button', { expanded: false })).map((row) => row.textContent)

describe('the history of runs', () => {
  test('asks a visitor to sign in', async () => {
    server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
    await openPage('/runs')
    expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeDefined()
  })

  test('shows what each run cost, when it was and how it ended', async () => {
    holds(
      run(10),
      run(11, { charge: { source: 'included', price: aed(0), was_given_back: false } }),
      run(12, {
        status: 'failed',
        charge: { source: 'wallet', price: aed(250), was_given_back: true },
      }),
      run(13, { kind: 'demo', charge: null }),
    )
    await openPage('/runs')
    expect(await rows()).toEqual([
      expect.stringMatching(/VAT deskVAT on 1000AED 2\.5020 Nov 2026, .*Answered$/),
      expect.stringMatching(/Included in your plan.*Answered$/),
      expect.stringMatching(/Nothing charged.*Failed$/),
      expect.stringMatching(/Demo.*Answered$/),
    ])
  })

  test('shows the answer of a run when it is opened', async () => {
    holds(run(10))
    server.answer('runs.getRun', () => ({
      success: true,
      run: { ...run(10), answer: 'The VAT is **AED 50.00**.' },
    }))
    const { user } = await openPage('/runs')
    await user.click(await screen.findByRole('button', { name: /VAT desk/ }))
    expect(await screen.findByText('AED 50.00')).toBeDefined()
    expect(screen.getByText('Answered in 42 ms by the built-in engine')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Run this agent' })).toHaveProperty(
      'href',
      expect.stringContaining('/app-store/vat-desk/run'),
    )
    await user.click(screen.getByRole('button', { name: /VAT desk/ }))
    expect(screen.queryByText('AED 50.00')).toBeNull()
  })

  test('says when there is no answer', async () => {
    holds(run(10, { status: 'failed', execution_time_ms: null, provider: null }))
    server.answer('runs.getRun', ({ id }) => ({
      success: true,
      run: {
        ...run(10, { id, status: 'failed', execution_time_ms: null, provider: null }),
        answer: null,
      },
    }))
    const { user } = await openPage('/runs')
    await user.click(await screen.findByRole('button', { name: /VAT desk/ }))
    expect(await screen.findByText('There is no answer.')).toBeDefined()
  })

  test('goes on to older runs', async () => {
    server.answer('runs.listRuns', ({ cursor }) =>
      cursor
        ? { success: true, runs: [run(11, { input: 'An older request' })], next_cursor: null }
        : { success: true, runs: [run(10)], next_cursor: 'older' },
    )
    const { user } = await openPage('/runs')
    await user.click(await screen.findByRole('button', { name: 'Show older runs' }))
    expect(await screen.findByText('An older request')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show older runs' })).toBeNull()
  })

  test('is filtered by an agent, which stands in the address', async () => {
    const minutes = { id: 'app-2', slug: 'meeting-minutes', name: 'Meeting Minutes', emoji: '📝' }
    server.answer('runs.listRuns', ({ app }) => ({
      success: true,
      runs: [run(10), run(11, { app: minutes, input: 'Our meeting' })].filter(
        (one) => app === undefined || one.app.slug === app,
      ),
      next_cursor: null,
    }))
    const { user, address } = await openPage('/runs')
    await screen.findByText('Our meeting')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agent' }), 'VAT desk')
    expect(await screen.findByText('VAT on 1000')).toBeDefined()
    expect(address()).toBe('/runs?app=vat-desk')
    const agents = within(screen.getByRole('combobox', { name: 'Agent' })).getAllByRole('option')
    expect(agents.map((option) => option.textContent)).toEqual([
      'All agents',
      'VAT desk',
      'Meeting Minutes',
    ])
    expect(screen.queryByText('Our meeting')).toBeNull()
  })

  test('that is empty leads to the agents', async () => {
    holds()
    await openPage('/runs')
    expect(await screen.findByRole('heading', { name: 'No runs yet' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Browse the agents' })).toBeDefined()
  })

  test('that cannot be loaded says so and can be asked for again', async () => {
    server.answer('runs.listRuns', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage('/runs')
    expect(await screen.findByText('Your runs could not be loaded')).toBeDefined()
    holds(run(10))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('VAT on 1000')).toBeDefined()
  })

  test('is told in Arabic', async () => {
    holds(run(10, { charge: { source: 'included', price: aed(0), was_given_back: false } }))
    await openPage('/runs', { language: 'ar' })
    expect(await screen.findByRole('heading', { name: 'تشغيلاتك' })).toBeDefined()
    expect(await screen.findByText('مشمول في باقتك')).toBeDefined()
  })
})
