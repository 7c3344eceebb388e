import { screen, within } from '@testing-library/react'
import { errors, type forge } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { AGENT_ID, content, draftAgent, generatedApp, open } from '../../testing/agents.ts'
import { button, field } from '../../testing/controls.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import { forgeServer, idea, keep, made, price, signIn } from '../../testing/forge-page.ts'
import { openPage } from '../../testing/open-page.tsx'
import { sent } from '../../testing/sent.ts'

let server: FakeServer
let agent: forge.EditedAgent
let plan: 'starter' | 'pro' | undefined
beforeEach(() => {
  agent = draftAgent()
  plan = undefined
  server = forgeServer(
    () => agent,
    () => plan,
  )
})

describe('step 2', () => {
  test('suggests AED 67 by the month first, 2.50 for a run and 147 for good', async () => {
    signIn(server)
    keep({ step: 2 })
    const { user } = await openPage('/create')
    expect(await screen.findByRole('radio', { name: /^Monthly/ })).toHaveProperty('checked', true)
    expect((await price()).value).toBe('67')
    await user.click(screen.getByRole('radio', { name: /^Per run/ }))
    expect((await price()).value).toBe('2.5')
    await user.click(screen.getByRole('radio', { name: /^One time/ }))
    expect((await price()).value).toBe('147')
  })

  test('a price of one’s own is from 1 to 1000, and what is no number counts as 0', async () => {
    signIn(server)
    keep({ step: 2 })
    const { user } = await openPage('/create')
    const own = await price()
    expect([own.type, own.min, own.max]).toEqual(['number', '1', '1000'])
    await user.clear(own)
    expect(screen.queryByText(/^The price must be/)).toBeNull()
    expect(await button('Generate agent')).toHaveProperty('disabled', true)
    await user.tab()
    expect(own.value).toBe('0')
    expect(screen.getByText(/^The price must be/)).toBeDefined()
    await user.clear(own)
    await user.type(own, '1000')
    expect(await button('Generate agent')).toHaveProperty('disabled', false)
  })

  test.each(['0', '1001', '-5', '2.555'])(
    'says at the price what it may be when it is %s, and promises no earnings of it',
    async (typed) => {
      signIn(server)
      keep({ step: 2 })
      const { user } = await openPage('/create')
      await screen.findByText(/^You earn/)
      const own = await price()
      await user.clear(own)
      await user.type(own, typed)
      expect(own.getAttribute('aria-invalid')).toBe('true')
      expect(
        screen.getByText('The price must be from AED 1 to AED 1,000, with two decimals at most.'),
      ).toBeDefined()
      expect(screen.queryByText(/^You earn/)).toBeNull()
      expect(await button('Generate agent')).toHaveProperty('disabled', true)
    },
  )

  test('shows what the creator earns: half of the price without VAT to begin with', async () => {
    signIn(server)
    keep({ step: 2, price: '105' })
    await openPage('/create')
    expect(await screen.findByText('You earn AED 50.00')).toBeDefined()
    expect(screen.getByText('50% of AED 100.00, the price without VAT.')).toBeDefined()
    expect(
      screen.getByText('With Pro (70%): AED 70.00 · With Enterprise (80%): AED 80.00'),
    ).toBeDefined()
  })

  test('whoever is on Pro earns 70 %', async () => {
    signIn(server)
    plan = 'pro'
    keep({ step: 2, price: '105' })
    await openPage('/create')
    expect(await screen.findByText('You earn AED 70.00')).toBeDefined()
  })

  test('Back leads to the idea as it was', async () => {
    signIn(server)
    keep({ step: 2 })
    const { user } = await openPage('/create')
    await user.click(await button('Back'))
    expect((await field('Problem or goal')).value).toBe('Add VAT to quotes')
    await user.click(await button('Continue'))
    expect((await price()).value).toBe('67')
  })

  test('Generate sends the idea and the price, says that it worked and shows the agent', async () => {
    signIn(server)
    keep({ step: 2, pricing: 'per-run', price: '2.75' })
    const { user } = await openPage('/create')
    await user.click(await button('Generate agent'))
    expect((await screen.findByRole('alert')).textContent).toBe('AI Agent generated successfully!')
    expect(await screen.findByRole('heading', { name: 'Quote VAT' })).toBeDefined()
    expect(sent(server, '/api/forge/generate-agent')).toEqual([
      { ...idea, pricing_model: 'per-run', price_aed: 2.75 },
    ])
  })

  test('a refusal is told with its reason, and nothing of the idea is lost', async () => {
    signIn(server)
    keep({ step: 2 })
    server.answer('forge.generateAgent', () => {
      throw new Refusal('forge.too_many_agents')
    })
    const { user } = await openPage('/create')
    await user.click(await button('Generate agent'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to generate agent: You have as many unpublished agents as one account can have. Delete one first.',
    )
    expect(await button('Generate agent')).toHaveProperty('disabled', false)
  })

  test.each([
    ['an empty one', () => Response.json({ success: false, error: '' }, { status: 500 })],
    ['none', () => Response.json({ success: false }, { status: 500 })],
    ['the page of a proxy', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ])('a refusal without a reason (%s) is an unknown error', async (_, answer) => {
    signIn(server)
    keep({ step: 2 })
    server.answerRaw('POST /api/forge/generate-agent', answer)
    const { user } = await openPage('/create')
    await user.click(await button('Generate agent'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to generate agent: Unknown error',
    )
  })

  test('a network failure is told as such', async () => {
    signIn(server)
    keep({ step: 2 })
    const { user } = await openPage('/create')
    const generate = await button('Generate agent')
    await screen.findByText(/You earn/)
    server.cutOff()
    await user.click(generate)
    expect((await screen.findByRole('alert')).textContent).toBe('Generation failed: Network error')
  })

  test('an idea that turns out to fit no skill leads back to it, and to connecting an agent', async () => {
    signIn(server)
    keep({ step: 2 })
    server.answer('forge.generateAgent', () => {
      throw new Refusal('forge.no_skill_fits')
    })
    const { user } = await openPage('/create')
    await user.click(await button('Generate agent'))
    expect((await field('Problem or goal')).value).toBe('Add VAT to quotes')
    // Not the toast, which goes away.
    const form = within((await button('Continue')).closest('form')!)
    expect(await form.findByText(errors['forge.no_skill_fits'][1])).toBeDefined()
    expect(form.getByRole('link', { name: 'Connect it' })).toBeDefined()
  })

  test('generating shows that it goes on and can be cancelled', async () => {
    signIn(server)
    keep({ step: 2 })
    server.answerRaw(
      'POST /api/forge/generate-agent',
      ({ signal }) =>
        new Promise((_, reject) =>
          signal?.addEventListener('abort', () =>
            reject(new DOMException('aborted', 'AbortError')),
          ),
        ),
    )
    const { user } = await openPage('/create')
    await user.click(await button('Generate agent'))
    expect(screen.getByRole('progressbar')).toBeDefined()
    expect(await button('Generate agent')).toHaveProperty('disabled', true)
    await user.click(await button('Cancel'))
    expect(await screen.findByText('Nothing was generated. Your idea is still here.')).toBeDefined()
    expect(await button('Generate agent')).toHaveProperty('disabled', false)
  })

  test('an agent that was made already is kept at its new price, without being written again', async () => {
    signIn(server)
    keep({ step: 2, made, price: '80' })
    server.answer('forge.saveAgent', ({ content: saved }) => {
      agent = draftAgent({ content: saved, open: open({ revision: 2 }) })
      return { success: true, agent }
    })
    const { user } = await openPage('/create')
    await user.click(await button('Continue with this agent'))
    expect(await screen.findByText('AED 80.00')).toBeDefined()
    expect(sent(server, `/api/forge/agents/${AGENT_ID}`).filter(Boolean)).toEqual([
      { revision: 1, content: content({ price: { model: 'subscription', aed: 80 } }) },
    ])
    expect(sent(server, '/api/forge/generate-agent')).toEqual([])
  })

  test('another idea takes the place of the agent that was made before', async () => {
    signIn(server)
    keep({ step: 2, made: { ...made, idea: { ...idea, problem_goal: 'Something else' } } })
    const { user } = await openPage('/create')
    await user.click(await button('Generate agent'))
    await screen.findByRole('heading', { name: 'Quote VAT' })
    expect(sent(server, '/api/forge/generate-agent')).toMatchObject([{ app_id: AGENT_ID }])
  })

  test('when that one is in the store by now, the idea becomes an agent of its own', async () => {
    signIn(server)
    keep({ step: 2, made: { ...made, idea: { ...idea, problem_goal: 'Something else' } } })
    server.answer('forge.generateAgent', ({ app_id }) => {
      if (app_id) throw new Refusal('forge.not_a_draft')
      return { success: true, generated_app: generatedApp() }
    })
    const { user } = await openPage('/create')
    await user.click(await button('Generate agent'))
    expect(await screen.findByRole('heading', { name: 'Quote VAT' })).toBeDefined()
  })
})
