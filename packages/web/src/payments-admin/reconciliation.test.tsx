import { screen } from '@testing-library/react'
import type { paymentsAdmin } from '@wakeel/contract'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

const ORDER = '0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a11'

// The parts of the page arrive when they are opened; the first test would wait for them.
beforeAll(() =>
  Promise.all([
    import('../pages/payments-page.tsx'),
    import('./balance-metrics.tsx'),
    import('./reconciliation-tab.tsx'),
  ]),
)

let server: FakeServer
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), toFake: ['Date'] })
  server = fakeServer()
  server.signIn({ id: 'khalid', name: 'Khalid', email: 'khalid@example.ae', role: 'admin' })
  server.answer('paymentsAdmin.listLedgerAccounts', () => ({ success: true, accounts: [] }))
})

const open = (query = '') => openPage(`/admin/payments?tab=reconciliation${query}`)
const requests = () =>
  server.received.filter(
    ({ method, address }) => method === 'POST' && address.includes('/reconciliation'),
  )
const event = (name: string, content: unknown) =>
  `event: ${name}\ndata: ${JSON.stringify(content)}\n\n`
const result = (
  details: Partial<paymentsAdmin.Reconciliation> = {},
): { success: true; reconciliation: paymentsAdmin.Reconciliation } => ({
  success: true,
  reconciliation: {
    from: '2026-11-14',
    to: '2026-11-20',
    provider: 'paypal',
    checked: 12,
    matched: 12,
    differences: [],
    ledger: { amount: 1_204_50, currency: 'USD' },
    orders: { amount: 1_204_50, currency: 'USD' },
    ...details,
  },
})
const answer = (stream: string) =>
  server.answerRaw(
    'POST /api/payments-admin/reconciliation',
    () => new Response(stream, { headers: { 'content-type': 'text/event-stream' } }),
  )

describe('the reconciliation', () => {
  test('says that all is as the provider has it', async () => {
    answer(
      event('progress', { type: 'progress', checked: 12, total: 12 }) + event('result', result()),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Compare' }))
    expect(await screen.findByText('Every order is as the provider has it.')).toBeDefined()
    expect(screen.getByText('The ledger and the orders agree.')).toBeDefined()
    expect(requests().map(({ body }) => body)).toEqual([{ from: '2026-11-14', to: '2026-11-20' }])
  })

  test('shows what differs, each the way to its order, and that the totals do not agree', async () => {
    const differences = [
      { order_id: ORDER, what: 'refunded', ours: '$0.00', theirs: '$5.00' },
    ] as const
    answer(
      event(
        'result',
        result({
          matched: 11,
          differences: [...differences],
          ledger: { amount: 1_209_50, currency: 'USD' },
        }),
      ),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Compare' }))
    expect(await screen.findByText('Another refund')).toBeDefined()
    expect(screen.getByText('The ledger and the orders differ by $5.00.')).toBeDefined()
    expect(screen.getByRole('link', { name: ORDER })).toHaveProperty(
      'href',
      expect.stringContaining(`order=${ORDER}`),
    )
  })

  test('shows how far it is, and can be cancelled', async () => {
    let begun = (_text: string) => {}
    server.answerRaw('POST /api/payments-admin/reconciliation', ({ signal }) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          begun = (text) => controller.enqueue(new TextEncoder().encode(text))
          signal?.addEventListener('abort', () =>
            controller.error(new DOMException('aborted', 'AbortError')),
          )
        },
      })
      return new Response(body)
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Compare' }))
    await expect.poll(requests).toHaveLength(1)
    begun(event('progress', { type: 'progress', checked: 5, total: 12 }))
    expect(await screen.findByText('5 of 12 orders')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(
      await screen.findByText('The comparison was cancelled. Nothing was changed.'),
    ).toBeDefined()
    await expect.poll(() => screen.queryByText('5 of 12 orders')).toBeNull()
    expect(
      screen.queryByText('The comparison could not be finished. Nothing was changed.'),
    ).toBeNull()
  })

  test('of days the wrong way round is not asked for', async () => {
    await open('&from=2026-11-20&to=2026-11-19')
    expect(await screen.findByText('Choose a first and a last day, at most 92 days.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveProperty('disabled', true)
  })
})
