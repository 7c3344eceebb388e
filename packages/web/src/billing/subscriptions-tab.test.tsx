import { screen, waitFor, within } from '@testing-library/react'
import type { billing } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { entitlement, subscription, usage } from '../../testing/account-money.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { plans, quote } from '../../testing/plans.ts'

let server: FakeServer
let held: {
  subscription: billing.Subscription | null
  usage: billing.Usage
  entitlements: billing.Entitlement[]
}
beforeEach(() => {
  server = fakeServer()
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
  held = { subscription: subscription(), usage: usage(), entitlements: [] }
  server.answer('billing.getSubscription', () => ({ success: true, ...held }))
  server.answer('billing.listPlans', () => ({
    success: true,
    plans: plans(),
    current: null,
    offer_notice: null,
    vat_mode: 'added',
  }))
})

const openTab = () => openPage('/account?tab=subscriptions')
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the plan', () => {
  test('shows its price with VAT and when it renews', async () => {
    await openTab()
    expect(await screen.findByText('AED 393.00')).toBeDefined()
    expect(screen.getByText('a month · VAT included')).toBeDefined()
    expect(screen.getByText('Active')).toBeDefined()
    expect(screen.getByText('Renews on').nextSibling?.textContent).toBe('20 Dec 2026')
    expect(screen.getByText('20 Nov 2026 – 20 Dec 2026')).toBeDefined()
  })

  test('that was bought with an offer shows what was paid, and its price from the next period on', async () => {
    held.subscription = subscription({ paid: { amount: 19_651, currency: 'AED' } })
    await openTab()
    expect(await screen.findByText('AED 393.00')).toBeDefined()
    expect(screen.getByText('a month · VAT included · from 20 Dec 2026')).toBeDefined()
    expect(screen.getByText('Paid for').nextSibling?.textContent).toBe(
      '20 Nov 2026 – 20 Dec 2026 · AED 196.51',
    )
  })

  test('is what is missing, and not every subscription, below an agent by the month', async () => {
    held = { subscription: null, usage: usage(), entitlements: [entitlement()] }
    await openTab()
    const none = await screen.findByRole('heading', { name: 'You have no plan' })
    const agents = screen.getByRole('heading', { name: 'Agents you bought' })
    expect(agents.compareDocumentPosition(none)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByText('No subscription yet')).toBeNull()
  })

  test('that nobody has leads to the plans', async () => {
    held = {
      subscription: null,
      usage: usage({ included: 0, used: 0, days: [] }),
      entitlements: [],
    }
    await openTab()
    expect(await screen.findByRole('heading', { name: 'No subscription yet' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveProperty(
      'href',
      expect.stringContaining('/pricing'),
    )
    expect(screen.getByText(/^No runs are included this month/)).toBeDefined()
  })

  test('of an organisation says before it is cancelled who loses it, and what becomes of the share', async () => {
    held.subscription = subscription({ plan: 'enterprise', plan_name: 'Enterprise' })
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }))
    const question = await dialog('Cancel Enterprise?')
    expect(question.getByText(/^Organisations that you own lose its runs too/)).toBeDefined()
    expect(
      await question.findByText(
        'Agents that you sell bring you 50% of each sale and run instead of 80%.',
      ),
    ).toBeDefined()
  })

  test('whose renewal was declined says what happens next', async () => {
    held.subscription = subscription({ status: 'past_due' })
    await openTab()
    expect(await screen.findByText('Payment due')).toBeDefined()
    expect(
      screen.getByText(/It is tried again once a day for three days; your plan works meanwhile/),
    ).toBeDefined()
  })

  test('is cancelled after the question until when it runs, and can be kept after all', async () => {
    server.answer('billing.cancelSubscription', () => {
      held.subscription = subscription({ cancel_at_period_end: true })
      return { success: true, subscription: held.subscription }
    })
    server.answer('billing.resumeSubscription', () => {
      held.subscription = subscription()
      return { success: true, subscription: held.subscription }
    })
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }))
    const question = await dialog('Cancel Pro?')
    expect(
      question.getByText(/^It works until 20 Dec 2026, with all its runs, and is not renewed/),
    ).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Cancel the plan' }))
    expect(await screen.findByText('Your plan ends on 20 Dec 2026.')).toBeDefined()
    expect(screen.getByText('Ends on')).toBeDefined()
    expect(screen.getByText('Pro works until 20 Dec 2026 and is not renewed.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Keep my plan' }))
    expect(await screen.findByText('Your plan goes on.')).toBeDefined()
    expect(screen.getByText('Renews on')).toBeDefined()
  })

  test('that could not be cancelled stays, and the reason is told', async () => {
    server.answer('billing.cancelSubscription', () => {
      throw new Refusal('billing.no_subscription')
    })
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }))
    await user.click((await dialog('Cancel Pro?')).getByRole('button', { name: 'Cancel the plan' }))
    expect(await screen.findByText('You have no plan.')).toBeDefined()
    expect(screen.getByText('Renews on')).toBeDefined()
  })

  test('says which plan begins next, and the change can be taken back', async () => {
    held.subscription = subscription({
      next: { plan: 'starter', plan_name: 'Starter', billing: 'monthly' },
    })
    server.answer('billing.resumeSubscription', () => {
      held.subscription = subscription()
      return { success: true, subscription: held.subscription }
    })
    const { user } = await openTab()
    expect(await screen.findByText('Starter (monthly) begins on 20 Dec 2026.')).toBeDefined()
    expect(screen.getByText('Changes on')).toBeDefined()
    expect(screen.getByText(/^a month · VAT included · from 20 Dec 2026$/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Take the change back' }))
    await waitFor(() =>
      expect(screen.queryByText('Starter (monthly) begins on 20 Dec 2026.')).toBeNull(),
    )
  })

  test('that cannot be loaded says so and can be asked for again', async () => {
    server.answer('billing.getSubscription', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openTab()
    expect(
      await screen.findByText('This could not be loaded. Nothing is lost; check your connection.'),
    ).toBeDefined()
    server.answer('billing.getSubscription', () => ({ success: true, ...held }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('AED 393.00')).toBeDefined()
  })

  test('is told in Arabic', async () => {
    await openPage('/account?tab=subscriptions', { language: 'ar' })
    expect(await screen.findByText('393.00 درهم')).toBeDefined()
    expect(screen.getByText('تتجدد في').nextSibling?.textContent).toBe('20 ديسمبر 2026')
  })
})

describe('changing the plan', () => {
  const changes: Record<billing.PlanId, Partial<billing.Quote>> = {
    starter: { change: 'later', renewal_total: { aed: 12_152, usd: 3_306 } },
    pro: { change: 'current' },
    enterprise: {
      change: 'upgrade',
      credit: { aed: 18_715, usd: 5_093 },
      total: { aed: 100_580, usd: 27_397 },
    },
  }
  beforeEach(() => {
    server.answer('billing.listPlans', () => ({
      success: true,
      plans: plans(),
      offer_notice: null,
      vat_mode: 'added',
      current: { plan: 'pro', billing: 'monthly' },
    }))
    server.answer('billing.getQuote', ({ plan, billing }) => ({
      success: true,
      quote: quote({ plan: { id: plan, name: plan }, billing, ...changes[plan] }),
      is_sandbox: true,
    }))
  })

  test('shows for every plan what it would mean, and an upgrade goes to the checkout', async () => {
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Change plan' }))
    const choices = await dialog('Change your plan')
    expect(
      await choices.findByText(
        'Begins on 20 Dec 2026, when your paid time ends, for AED 121.52. Costs nothing now.',
      ),
    ).toBeDefined()
    expect(choices.getByText('This is your plan.')).toBeDefined()
    expect(
      choices.getByText(
        'Starts now for AED 1,005.80, VAT included. AED 187.15 credit for the time left on your plan is taken off.',
      ),
    ).toBeDefined()
    expect(choices.getByRole('link', { name: 'Upgrade now: Enterprise' })).toHaveProperty(
      'href',
      expect.stringContaining('/checkout?plan=enterprise&billing=monthly'),
    )
  })

  test('asks anew for the other billing period', async () => {
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Change plan' }))
    const choices = await dialog('Change your plan')
    await user.click(choices.getByRole('radio', { name: 'Annual' }))
    await waitFor(() =>
      expect(choices.getByRole('link', { name: 'Upgrade now: Enterprise' })).toHaveProperty(
        'href',
        expect.stringContaining('billing=annual'),
      ),
    )
  })

  test('to a smaller plan begins when the paid time ends', async () => {
    server.answer('billing.changePlan', ({ plan, billing }) => {
      held.subscription = subscription({ next: { plan, plan_name: 'Starter', billing } })
      return { success: true, subscription: held.subscription, change: 'later' }
    })
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Change plan' }))
    await user.click(
      await (await dialog('Change your plan')).findByRole('button', {
        name: 'Switch then: Starter',
      }),
    )
    expect(await screen.findByText('Starter begins on 20 Dec 2026.')).toBeDefined()
    expect(screen.getByText('Starter (monthly) begins on 20 Dec 2026.')).toBeDefined()
  })
})

describe('the runs of this month', () => {
  test('are counted against those that the plan includes, with the day they start again', async () => {
    await openTab()
    expect(await screen.findByText('12 of 500 included runs used')).toBeDefined()
    expect(screen.getByText('488 left')).toBeDefined()
    expect(screen.getByText('Included runs start again on 1 Dec 2026.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See your conversations' })).toHaveProperty(
      'href',
      expect.stringContaining('/runs'),
    )
  })

  test.for([
    [50, 'استُخدم 12 من 50 تشغيلًا مشمولًا'],
    [500, 'استُخدم 12 من 500 تشغيل مشمول'],
  ] as const)('of %s are counted in Arabic as Arabic counts', async ([included, sentence]) => {
    held.usage = usage({ included })
    await openPage('/account?tab=subscriptions', { language: 'ar' })
    expect(await screen.findByText(sentence)).toBeDefined()
  })

  test('can be read day by day without seeing the chart', async () => {
    await openTab()
    const table = within(await screen.findByRole('table', { name: 'Runs a day in November 2026' }))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DayRuns',
      '19 Nov4',
      '20 Nov8',
    ])
  })
})

describe('agents that were bought', () => {
  test('stand with their price and what happens to them', async () => {
    held.entitlements = [
      entitlement(),
      entitlement({
        id: '0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a12',
        app: { id: 'app-2', slug: 'contract-scanner', name: 'Contract Scanner', emoji: '📄' },
        kind: 'one_time',
        price: { amount: 14_700, currency: 'AED' },
        current_period_end: null,
      }),
    ]
    await openTab()
    expect(await screen.findByText('AED 67.00 a month · renews on 10 Dec 2026')).toBeDefined()
    expect(screen.getByText('Paid once · bought on 10 Nov 2026 for AED 147.00')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Run Contract Scanner' })).toHaveProperty(
      'href',
      expect.stringContaining('/app-store/contract-scanner/run'),
    )
    expect(screen.queryByRole('button', { name: 'Cancel Contract Scanner' })).toBeNull()
  })

  test('by the month are cancelled and kept again', async () => {
    held.entitlements = [entitlement()]
    server.answer('billing.cancelEntitlement', () => {
      held.entitlements = [entitlement({ cancel_at_period_end: true })]
      return { success: true, entitlement: held.entitlements[0]! }
    })
    server.answer('billing.resumeEntitlement', () => {
      held.entitlements = [entitlement()]
      return { success: true, entitlement: held.entitlements[0]! }
    })
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Cancel Meeting Minutes' }))
    const question = await dialog('Cancel Meeting Minutes?')
    expect(question.getByText(/^You can run it until 10 Dec 2026/)).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Cancel the agent' }))
    expect(await screen.findByText('AED 67.00 a month · ends on 10 Dec 2026')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Keep Meeting Minutes' }))
    expect(await screen.findByText('AED 67.00 a month · renews on 10 Dec 2026')).toBeDefined()
  })
})
