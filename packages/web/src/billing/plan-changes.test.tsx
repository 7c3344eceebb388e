import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { subscription, usage } from '../../testing/account-money.ts'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { plans } from '../../testing/plans.ts'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
  server.answer('billing.getSubscription', () => ({
    success: true,
    subscription: subscription(),
    usage: usage(),
    entitlements: [],
  }))
  server.answer('billing.listPlans', () => ({
    success: true,
    plans: plans(),
    offer_notice: null,
    vat_mode: 'added',
    current: null,
  }))
  const before = {
    monthly: { aed: 37_429, usd: 10_185 },
    annual: { aed: 29_943, usd: 8_148 },
    included_runs: 500,
    creator_share: 70,
  }
  server.answer('billing.listPlanChanges', ({ lang }) => ({
    success: true,
    changes: [
      {
        plan: { id: 'pro', name: lang === 'ar' ? 'المحترف' : 'Pro' },
        takes_effect_at: '2026-12-04T08:00:00.000Z',
        before,
        after: { ...before, monthly: { aed: 39_900, usd: 10_860 }, included_runs: 400 },
      },
    ],
  }))
})

test.each(['/account?tab=subscriptions', '/pricing'])(
  '%s says what changes of the plan that somebody has, and from which day',
  async (route) => {
    await openPage(route)
    const heading = await screen.findByRole('heading', {
      name: 'The plan Pro changes on 4 Dec 2026',
    })
    const lines = within(heading.parentElement!).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'A month costs AED 399.00 instead of AED 374.29.',
      'It includes 400 runs a month instead of 500.',
    ])
  },
)

test('the change is said in Arabic too', async () => {
  await openPage('/pricing', { language: 'ar' })
  expect(await screen.findByRole('heading', { name: /^تتغيّر باقة المحترف في/ })).toBeDefined()
  expect(screen.getByText('تشمل 400 تشغيل في الشهر بدلًا من 500.')).toBeDefined()
})
