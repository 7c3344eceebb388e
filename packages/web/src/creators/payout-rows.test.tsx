import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { payout } from '../../testing/creators.ts'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { openPart } from '../../testing/open-part.tsx'
import { PayoutRows } from './payout-rows.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})

test.each([
  ['ready', 'Ready', 'جاهزة', 'warn'],
  ['sent', 'Sent to the bank', 'أُرسلت إلى المصرف', 'neutral'],
  ['paid', 'Paid', 'مدفوعة', 'accent'],
  ['returned', 'Returned', 'مرتجعة', 'danger'],
] as const)(
  'a payout that is %s is read by its creator as %s or %s in the tone %s',
  async (status, english, arabic, tone) => {
    server.answer('creators.listPayouts', () => ({
      success: true,
      payouts: [payout({ status })],
      next_cursor: null,
    }))
    for (const [language, word] of [
      ['en', english],
      ['ar', arabic],
    ] as const) {
      openPart(<PayoutRows userId="layla" />, { language })
      const badge = await screen.findByText(word, { selector: '.badge' })
      expect([...badge.classList]).toEqual(['badge', tone])
    }
  },
)
