import { screen, within } from '@testing-library/react'
import type { reviews } from '@wakeel/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

// What the page loads when it is needed takes a busy machine longer than a test waits.
beforeAll(() => Promise.all([import('../pages/trust-page.tsx'), import('./held-reviews-tab.tsx')]))

const review = (id: string, name: string): reviews.HeldReviews['reviews'][number] => ({
  id,
  rating: 1,
  comment: `${name} did not like it.`,
  at: '2026-11-20T08:00:00Z',
  has_run: false,
  reasons: ['burst'],
  address_mark: null,
  writer: { id: `writer of ${id}`, name, joined_at: '2026-11-20T07:00:00Z' },
})

const FIRST = '0b54f6a2-6d0c-4f0e-9a53-1f1f2a3b4c5d'
const SECOND = '1c65f7b3-7e1d-4a1f-8b64-2a2a3b4c5d6e'

let server: FakeServer
beforeEach(() => {
  const none = { success: true, next_cursor: null } as const
  server = fakeServer()
  server.signIn({ id: 'mona', name: 'Mona Idris', email: 'mona@example.ae', role: 'admin' })
  server.answer('forge.listSubmissions', () => ({ ...none, submissions: [] }))
  server.answer('moderation.listReports', () => ({ ...none, cases: [] }))
  server.answer('moderation.listTakedowns', () => ({ ...none, takedowns: [] }))
  server.answer('reviews.listHeldReviews', () => ({
    ...none,
    apps: [
      {
        app: { id: 'desk', slug: 'vat-desk', name: 'VAT desk', emoji: '🧾', category: 'finance' },
        creator: null,
        held: 2,
        first_at: '2026-11-20T08:00:00Z',
        reviews: [review(FIRST, 'Sami'), review(SECOND, 'Noura')],
      },
    ],
  }))
  server.answer('reviews.decideHeldReviews', ({ ids }) => ({ success: true, decided: ids.length }))
})

describe('a moderator who has looked at reviews that wait', () => {
  test.each([
    ['lets one count', 'Let it count', 'approve', [FIRST], /What you let count is shown now/],
    ['rejects one', 'Reject', 'reject', [FIRST], /The writer reads your reason/],
    ['lets all count', 'Let all 2 count', 'approve', [FIRST, SECOND], /shown now/],
    ['rejects all', 'Reject all 2', 'reject', [FIRST, SECOND], /reads your reason/],
  ])('%s, with a reason', async (_what, pressed, decision, ids, said) => {
    const { user } = await openPage('/admin/trust?tab=reviews')
    const [button] = await screen.findAllByRole('button', { name: pressed })
    await user.click(button!)
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'Seen with its neighbours.')
    await user.click(
      dialog.getByRole('button', { name: decision === 'approve' ? 'Let it count' : 'Reject' }),
    )

    expect(await screen.findByText(said)).toBeDefined()
    expect(server.received.filter(({ method }) => method === 'POST').at(-1)).toEqual({
      method: 'POST',
      address: '/api/moderation/reviews',
      body: { ids, decision, reason: 'Seen with its neighbours.' },
    })
  })
})
