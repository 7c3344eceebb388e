import { screen, waitFor, within } from '@testing-library/react'
import type { Money, runs } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { entitlement, runTerms, wallet } from '../../testing/account-money.ts'
import { app } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { order } from '../../testing/plans.ts'
import { sent } from '../../testing/sent.ts'

const aed = (amount: number): Money => ({ amount, currency: 'AED' })

let server: FakeServer
let terms: runs.RunTerms
beforeEach(() => {
  server = fakeServer()
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
  terms = runTerms()
  sells({ model: 'per_use', price_aed: 2.5, price_usd: 0.68 })
  server.answer('runs.getRunTerms', () => ({ success: true, terms }))
  server.answer('accounts.getAccount', () => ({
    success: true,
    user: {
      id: 'aisha',
      name: 'Aisha Rahman',
      email: 'aisha@example.ae',
      email_verified: true,
      role: 'user',
      permissions: ['app_access'],
      subscription_tier: 'pro',
      second_factor: 'off',
      demo_runs_used: 0,
      created_at: '2026-11-01T08:00:00.000Z',
    },
  }))
})

function sells(pricing: ReturnType<typeof app>['pricing'], details = {}) {
  server.answer('catalogue.getApp', () => ({
    success: true,
    app: app({ slug: 'vat-desk', name: 'VAT desk', pricing, ...details }),
  }))
}
/** Has made it, and sells it for AED 147.00. */
function sellsOwn() {
  const provider = { name: 'Aisha Rahman', kind: 'creator', handle: 'aisha' }
  sells({ model: 'one_time', price_aed: 147, price_usd: 40.03 }, { id: 'app-7', provider })
  terms = runTerms({ price: aed(0), blockReason: 'billing.purchase_required' })
}

const result = (charge: runs.RunResult['charge'], after: runs.RunTerms): runs.RunResult => ({
  success: true,
  run_id: 'run-1',
  conversation_id: 'run-1',
  version: 1,
  response: 'The VAT is **AED 50.00**.',
  message: 'ok',
  is_answered: true,
  outcome: 'answer',
  provider: 'built-in',
  skills_used: [],
  execution_time_ms: 42,
  charge,
  terms: after,
})

const answers = (given: runs.RunResult) =>
  server.answerRaw(
    'POST /api/apps/vat-desk/runs',
    () => new Response(`event: result\ndata: ${JSON.stringify(given)}\n\n`),
  )

const openRun = () => openPage('/app-store/vat-desk/run')
const price = () => screen.findByRole('status', { name: 'What the next run costs' })
const box = () => screen.findByRole('textbox', { name: 'Your request' })
const runButton = () => screen.getByRole('button', { name: 'Run' })

describe('before a run', () => {
  test('a visitor is asked to sign in, and can try the demo', async () => {
    server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
    await openRun()
    expect(await screen.findByRole('heading', { name: 'Sign in to run this agent' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Try Demo' })).toHaveProperty(
      'href',
      expect.stringContaining('/app-store/vat-desk/demo'),
    )
  })

  test('a visitor who signs in comes back to the agent', async () => {
    server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
    const { user, address } = await openRun()
    await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Sign In' }))
    await waitFor(() =>
      expect(new URL(address(), 'http://store').searchParams.get('to')).toBe(
        '/app-store/vat-desk/run',
      ),
    )
  })

  test('its price and what the wallet can spend are shown', async () => {
    await openRun()
    expect((await price()).textContent).toBe('AED 2.50 from your walletAED 97.50 to spend')
  })

  test('a run of the plan is counted', async () => {
    terms = runTerms({ source: 'included', price: aed(0), included: { limit: 500, used: 12 } })
    await openRun()
    expect((await price()).textContent).toBe('Included in Pro: 12 of 500 used')
  })

  test('a free agent says so', async () => {
    terms = runTerms({ source: 'free', price: aed(0) })
    await openRun()
    expect((await price()).textContent).toBe('Free')
  })

  test('an agent that was bought says so', async () => {
    terms = runTerms({ source: 'entitlement', price: aed(0) })
    await openRun()
    expect((await price()).textContent).toBe('You have this agent: no charge for a run')
  })

  test('a price that cannot be loaded stops the run and can be asked for again', async () => {
    server.answer('runs.getRunTerms', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openRun()
    expect(await screen.findByText('What this run would cost could not be loaded.')).toBeDefined()
    await user.type(await box(), 'VAT on 1000')
    expect(runButton()).toHaveProperty('disabled', true)
    server.answer('runs.getRunTerms', () => ({ success: true, terms }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(runButton()).toHaveProperty('disabled', false))
  })
})

describe('a run', () => {
  test('is answered, and says what it cost and what the next one will', async () => {
    answers(result({ source: 'wallet', price: aed(250) }, runTerms({ balance: aed(9_500) })))
    const { user } = await openRun()
    await price()
    await user.type(await box(), ' VAT on 1000 ')
    await user.click(runButton())
    expect(await screen.findByText('AED 50.00')).toBeDefined()
    expect(screen.getByText(/· AED 2.50 from your wallet$/).textContent).toBe(
      'Answered in 42 ms by the built-in engine · AED 2.50 from your wallet',
    )
    expect((await price()).textContent).toBe('AED 2.50 from your walletAED 95.00 to spend')
    expect(server.received.findLast(({ method }) => method === 'POST')?.body).toEqual({
      input: 'VAT on 1000',
    })
  })

  test('that fails says that nothing was charged, and trying again asks under the same key', async () => {
    const keys: (string | null)[] = []
    const answerNetwork = globalThis.fetch
    globalThis.fetch = (address, init) => {
      if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'))
      return answerNetwork(address, init)
    }
    server.answerRaw('POST /api/apps/vat-desk/runs', () =>
      Response.json({ success: false, error: '', code: 'x' }, { status: 502 }),
    )
    const { user } = await openRun()
    await price()
    await user.type(await box(), 'VAT on 1000')
    await user.click(runButton())
    const panel = within(await screen.findByRole('alert'))
    expect(panel.getByRole('heading', { name: 'Run failed' })).toBeDefined()
    expect(panel.getByText('The agent could not finish.')).toBeDefined()
    expect(
      panel.getByText('Your request is still in the box, and nothing was charged.'),
    ).toBeDefined()
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[1]).toBe(keys[0])
  })

  test('that gave no answer says that nothing was charged', async () => {
    answers({
      ...result({ source: 'wallet', price: aed(0) }, runTerms()),
      response: 'Which amount?',
      is_answered: false,
      outcome: 'question',
    })
    const { user } = await openRun()
    await price()
    await user.type(await box(), 'VAT')
    await user.click(runButton())
    expect(await screen.findByText('This was not an answer, so nothing was charged.')).toBeDefined()
    expect(screen.getByText('Replied in 42 ms by the built-in engine')).toBeDefined()
  })

  test('whose end is not known says so, and how to find out', async () => {
    server.answerRaw('POST /api/apps/vat-desk/runs', () =>
      Response.json({ success: false, error: '', code: 'server.failed' }, { status: 500 }),
    )
    const { user } = await openRun()
    await price()
    await user.type(await box(), 'VAT on 1000')
    await user.click(runButton())
    const panel = within(await screen.findByRole('alert'))
    expect(
      panel.getByText(
        /an answer that was already given comes back, and nothing is counted or charged twice/,
      ),
    ).toBeDefined()
    expect(panel.queryByText(/nothing was charged/)).toBeNull()
  })

  test('can be cancelled, and nothing was charged', async () => {
    server.answerRaw(
      'POST /api/apps/vat-desk/runs',
      ({ signal }) =>
        new Promise((_, failed) =>
          signal!.addEventListener('abort', () =>
            failed(new DOMException('aborted', 'AbortError')),
          ),
        ),
    )
    const { user } = await openRun()
    await price()
    await user.type(await box(), 'VAT on 1000')
    await user.click(runButton())
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('The run was cancelled and nothing was charged.')).toBeDefined()
  })
})

describe('what stands in the way of a run', () => {
  test('a wallet that holds too little is topped up on the spot', async () => {
    terms = runTerms({ blockReason: 'billing.balance_too_low', balance: aed(100) })
    server.answer('billing.getWallet', () => ({
      success: true,
      wallet: wallet({ balance: aed(100) }),
    }))
    server.answer('billing.startTopUp', () => ({
      success: true,
      order: order({ kind: 'top_up', plan: null, billing: null }),
    }))
    server.answer('billing.completeCheckout', () => {
      terms = runTerms({ balance: aed(10_100) })
      return {
        success: true,
        order: order({ kind: 'top_up', plan: null, billing: null, status: 'completed' }),
      }
    })
    const { user } = await openRun()
    const panel = within(
      await screen.findByRole('region', { name: 'Your wallet does not hold enough' }),
    )
    expect(panel.getByText('A run costs AED 2.50, and AED 1.00 is there to spend.')).toBeDefined()
    expect(panel.getByRole('link', { name: 'See the plans' })).toBeDefined()
    await user.click(panel.getByRole('button', { name: 'Top up' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Top up your wallet' }))
    await user.click(dialog.getByRole('button', { name: 'Pay AED 100.00 with PayPal' }))
    expect(await screen.findByText('AED 100.00 is in your wallet.')).toBeDefined()
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your wallet does not hold enough' })).toBeNull(),
    )
  })

  test('a top-up is reported although it has taken the block reason away before all else had arrived', async () => {
    const arrived = Promise.withResolvers<void>()
    terms = runTerms({ blockReason: 'billing.balance_too_low', balance: aed(100) })
    server.answer('billing.getWallet', () => ({
      success: true,
      wallet: wallet({ balance: aed(100) }),
    }))
    server.answer('billing.startTopUp', () => ({
      success: true,
      order: order({ kind: 'top_up', plan: null, billing: null }),
    }))
    server.answer('billing.completeCheckout', () => {
      terms = runTerms({ balance: aed(10_100) })
      server.answer('billing.getWallet', async () => {
        await arrived.promise
        return { success: true, wallet: wallet({ balance: aed(10_100) }) }
      })
      return {
        success: true,
        order: order({ kind: 'top_up', plan: null, billing: null, status: 'completed' }),
      }
    })
    const { user } = await openRun()
    await user.click(await screen.findByRole('button', { name: 'Top up' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Top up your wallet' }))
    await user.click(dialog.getByRole('button', { name: 'Pay AED 100.00 with PayPal' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    arrived.resolve()
    expect(await screen.findByText('AED 100.00 is in your wallet.')).toBeDefined()
  })

  test('the monthly cap leads to the limits', async () => {
    terms = runTerms({ blockReason: 'billing.monthly_cap_reached' })
    await openRun()
    const panel = within(await screen.findByRole('region', { name: 'Your monthly cap is reached' }))
    expect(panel.getByRole('link', { name: 'Change your limits' })).toHaveProperty(
      'href',
      expect.stringContaining('/account?tab=billing'),
    )
  })

  test('the limit for one run leads to the limits', async () => {
    terms = runTerms({ blockReason: 'billing.over_max_per_run' })
    await openRun()
    const panel = within(
      await screen.findByRole('region', { name: 'More than you allow for one run' }),
    )
    expect(
      panel.getByText('A run costs AED 2.50, and your limit for one run is lower.'),
    ).toBeDefined()
    expect(panel.getByRole('link', { name: 'Change your limits' })).toBeDefined()
  })

  test('an agent that has to be bought is bought from the wallet, and runs', async () => {
    sells({ model: 'subscription', price_aed: 67, price_usd: 18.24 })
    terms = runTerms({ price: aed(0), blockReason: 'billing.purchase_required' })
    server.answer('billing.getWallet', () => ({ success: true, wallet: wallet() }))
    server.answer('billing.purchaseApp', () => {
      terms = runTerms({ source: 'entitlement', price: aed(0) })
      return {
        success: true,
        entitlement: entitlement(),
        order: order({ kind: 'app', status: 'completed' }),
      }
    })
    const { user } = await openRun()
    const panel = within(await screen.findByRole('region', { name: 'Buy this agent to go on' }))
    expect(panel.getByText(/^AED 67\.00 a month with VAT, paid from your wallet/)).toBeDefined()
    expect(screen.queryByRole('status', { name: 'What the next run costs' })).toBeNull()
    await user.click(panel.getByRole('button', { name: 'Buy' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy VAT desk?' }))
    expect(dialog.getByText('AED 67.00 a month')).toBeDefined()
    expect((await dialog.findByText('Left afterwards')).nextSibling?.textContent).toBe('AED 30.50')
    await user.click(dialog.getByRole('button', { name: 'Pay AED 67.00 from your wallet' }))
    expect(await screen.findByText('VAT desk is yours to run.')).toBeDefined()
    expect((await price()).textContent).toBe('You have this agent: no charge for a run')
  })

  test('a purchase that the wallet cannot pay says how much is missing', async () => {
    sells({ model: 'one_time', price_aed: 147, price_usd: 40.03 })
    terms = runTerms({ price: aed(0), blockReason: 'billing.purchase_required' })
    server.answer('billing.getWallet', () => ({ success: true, wallet: wallet() }))
    const { user } = await openRun()
    await user.click(await screen.findByRole('button', { name: 'Buy' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy VAT desk?' }))
    expect(dialog.getByText('AED 147.00, once')).toBeDefined()
    expect(await dialog.findByText('Your wallet is AED 49.50 short.')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Pay AED 147.00 from your wallet' })).toHaveProperty(
      'disabled',
      true,
    )
    expect(dialog.getByRole('button', { name: 'Top up' })).toBeDefined()
  })

  test('what is missing for a purchase is what the top-up proposes, and the purchase is there afterwards', async () => {
    sells({ model: 'one_time', price_aed: 147, price_usd: 40.03 })
    terms = runTerms({ price: aed(0), blockReason: 'billing.purchase_required' })
    let held = wallet()
    server.answer('billing.getWallet', () => ({ success: true, wallet: held }))
    server.answer('billing.startTopUp', () => ({ success: true, order: order() }))
    server.answer('billing.completeCheckout', () => {
      held = wallet({ balance: aed(14_700) })
      return { success: true, order: order({ kind: 'top_up', status: 'completed' }) }
    })
    const { user } = await openRun()
    await user.click(await screen.findByRole('button', { name: 'Buy' }))
    await user.click(await screen.findByRole('button', { name: 'Top up' }))
    const topUp = within(await screen.findByRole('dialog', { name: 'Top up your wallet' }))
    expect(
      topUp.getAllByRole('radio').map((amount) => amount.closest('label')!.textContent.trim()),
    ).toEqual(['AED 49.50', 'AED 50.00', 'AED 100.00', 'AED 200.00', 'AED 500.00', 'Other amount'])
    await user.click(topUp.getByRole('button', { name: 'Pay AED 49.50 with PayPal' }))
    expect(
      await screen.findByRole('button', { name: 'Pay AED 147.00 from your wallet' }),
    ).toHaveProperty('disabled', false)
    expect(sent(server, '/api/billing/wallet/top-ups')).toEqual([{ amount_fils: 4_950 }])
  })

  test('nobody is asked to buy an agent of their own: they try it in its editor', async () => {
    sellsOwn()
    await openRun()
    const panel = within(await screen.findByRole('region', { name: 'This is your own agent' }))
    expect(panel.getByRole('link', { name: 'Try it in the editor' })).toHaveProperty(
      'href',
      expect.stringContaining('/creator/agents/app-7'),
    )
    expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull()
  })

  test('a purchase that is refused says why', async () => {
    sells({ model: 'subscription', price_aed: 67, price_usd: 18.24 })
    terms = runTerms({ price: aed(0), blockReason: 'billing.purchase_required' })
    server.answer('billing.getWallet', () => ({ success: true, wallet: wallet() }))
    server.answer('billing.purchaseApp', () => {
      throw new Refusal('billing.monthly_cap_reached')
    })
    const { user } = await openRun()
    await user.click(await screen.findByRole('button', { name: 'Buy' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy VAT desk?' }))
    await user.click(dialog.getByRole('button', { name: 'Pay AED 67.00 from your wallet' }))
    expect(
      await dialog.findByText('This would go over the monthly cap that you have set.'),
    ).toBeDefined()
  })
})

describe('the page of an app', () => {
  test('leads whoever is signed in to running it', async () => {
    await openPage('/app-store/vat-desk')
    expect(await screen.findByRole('link', { name: 'Run' })).toHaveProperty(
      'href',
      expect.stringContaining('/app-store/vat-desk/run'),
    )
  })

  test('leads its creator to the editor, and not to buying or reporting it', async () => {
    sellsOwn()
    await openPage('/app-store/vat-desk')
    expect(await screen.findByText('This is your own agent')).toBeDefined()
    for (const name of ['Try it in the editor', 'Edit this agent'])
      expect(await screen.findByRole('link', { name })).toHaveProperty(
        'href',
        expect.stringContaining('/creator/agents/app-7'),
      )
    expect(screen.queryByRole('link', { name: 'Buy' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Report this agent' })).toBeNull()
  })

  test('offers to buy what has to be bought first, and says that it is paid once', async () => {
    sells({ model: 'one_time', price_aed: 147, price_usd: 40.03 })
    terms = runTerms({ price: aed(0), blockReason: 'billing.purchase_required' })
    await openPage('/app-store/vat-desk')
    expect(await screen.findByRole('link', { name: 'Buy' })).toBeDefined()
    expect(screen.getByText('one time')).toBeDefined()
  })

  test('opens the purchase with one press of Buy, and no keyboard over it', async () => {
    sells({ model: 'one_time', price_aed: 147, price_usd: 40.03 })
    terms = runTerms({ price: aed(0), blockReason: 'billing.purchase_required' })
    server.answer('billing.getWallet', () => ({ success: true, wallet: wallet() }))
    const { user } = await openPage('/app-store/vat-desk')
    await user.click(await screen.findByRole('link', { name: 'Buy' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy VAT desk?' }))
    expect(dialog.getByText('AED 147.00, once')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    const panel = screen.getByRole('region', { name: 'Buy this agent to go on' })
    const box = screen.getByRole('textbox', { name: 'Your request' })
    expect(panel.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(document.activeElement).not.toBe(box)
  })

  test('shows a visitor the demo alone', async () => {
    server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
    await openPage('/app-store/vat-desk')
    expect(await screen.findByRole('link', { name: 'Try Demo' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Run' })).toBeNull()
  })
})
