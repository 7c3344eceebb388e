import { screen, waitFor, within } from '@testing-library/react'
import { errors, forge } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  AGENT_ID,
  allPassed,
  content,
  draftAgent,
  generatedApp,
  open,
  passed,
  skills,
  slowStream,
  streamed,
} from '../../testing/agents.ts'
import { app } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { plans } from '../../testing/plans.ts'
import type { ForgeDraft } from '../forge/forge-draft.ts'

let server: FakeServer
let agent: forge.EditedAgent
let plan: 'starter' | 'pro' | undefined
beforeEach(() => {
  server = fakeServer()
  agent = draftAgent()
  plan = undefined
  server.answer('billing.listPlans', () => ({
    success: true,
    plans: plans(),
    offer_notice: null,
    vat_mode: 'added',
    current: plan ? { plan, billing: 'monthly' } : null,
  }))
  server.answer('forge.listSkills', () => ({ success: true, skills: skills() }))
  server.answer('forge.getAgent', () => ({ success: true, agent }))
  server.answer('forge.checkIdea', () => ({ success: true }))
  server.answer('forge.generateAgent', () => ({ success: true, generated_app: generatedApp() }))
  server.answer('catalogue.getApp', () => ({
    success: true,
    app: app({ slug: 'quote-vat', name: 'Quote VAT' }),
  }))
})

const signIn = (id = 'aisha') =>
  server.signIn({ id, name: 'Aisha Rahman', email: 'aisha@example.ae' })

const idea = {
  problem_goal: 'Add VAT to quotes',
  target_audience: 'Small shops',
  data_input_type: 'financial_info',
} as const
const keep = (draft: Partial<ForgeDraft>, person = 'aisha') =>
  localStorage.setItem(`wakeel_forge_draft:${person}`, JSON.stringify({ idea, ...draft }))
const made = { id: AGENT_ID, writtenBy: 'built-in', idea }

const answerUnconfirmed = () =>
  server.answer('accounts.getAccount', () => ({
    success: true,
    user: {
      id: 'aisha',
      name: 'Aisha Rahman',
      email: 'aisha@example.ae',
      email_verified: false,
      second_factor: 'off',
      role: 'user',
      permissions: ['app_access'],
      subscription_tier: 'starter',
      demo_runs_used: 0,
      created_at: '2026-11-01T08:00:00.000Z',
    },
  }))

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const price = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Price in dirhams' })
const sent = (path: string) =>
  server.received.filter(({ address }) => address === path).map(({ body }) => body)

describe('step 1', () => {
  test('Continue stays disabled until problem, audience and data input type are there', async () => {
    const { user } = await openPage('/create')
    const next = await button('Continue')
    expect(next).toHaveProperty('disabled', true)
    await user.type(await field('Problem or goal'), 'Add VAT')
    expect(next).toHaveProperty('disabled', true)
    await user.type(await field('Target audience'), 'Small shops')
    expect(next).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('radio', { name: /^Documents/ }))
    expect(next).toHaveProperty('disabled', false)
  })

  test('spaces are no problem and no audience', async () => {
    const { user } = await openPage('/create')
    await user.type(await field('Problem or goal'), '   ')
    await user.type(await field('Target audience'), 'Small shops')
    await user.click(screen.getByRole('radio', { name: /^Mixed/ }))
    expect(await button('Continue')).toHaveProperty('disabled', true)
  })

  test('offers the six kinds of input of the specification', async () => {
    await openPage('/create')
    await field('Problem or goal')
    expect(screen.getAllByRole('radio')).toHaveLength(6)
    expect(forge.dataInputTypes).toEqual([
      'text_questions',
      'business_data',
      'financial_info',
      'documents',
      'images',
      'mixed',
    ])
  })

  test('an example fills everything', async () => {
    const { user } = await openPage('/create')
    await user.click(await button('Minutes from notes'))
    expect((await field('Problem or goal')).value).toContain('minutes')
    expect((await field('Target audience')).value).not.toBe('')
    expect(await button('Continue')).toHaveProperty('disabled', false)
  })

  test('says how much of a field is used', async () => {
    const { user } = await openPage('/create')
    await user.type(await field('Target audience'), 'Shops')
    expect(screen.getByText('5 / 500')).toBeDefined()
  })

  test('tells whoever has not confirmed the e-mail so at once, and sends it again without losing the idea', async () => {
    signIn()
    answerUnconfirmed()
    server.answerRaw('POST /api/auth/send-verification-email', () =>
      Response.json({ status: true }),
    )
    const { user } = await openPage('/create')
    await user.type(await field('Problem or goal'), 'Add VAT')
    await user.click(await button('Send the confirmation again'))
    expect(sent('/api/auth/send-verification-email')).toEqual([{ email: 'aisha@example.ae' }])
    expect((await field('Problem or goal')).value).toBe('Add VAT')
  })

  test('tells a visitor at once that an account is needed, and leads back from signing in', async () => {
    await openPage('/create')
    const alert = (await screen.findByText(/you need an account with a confirmed email/))
      .parentElement!
    expect(within(alert).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/signin?to=%2Fcreate',
    )
  })

  test('leads whoever has an agent already to connecting it', async () => {
    await openPage('/create')
    expect((await screen.findByRole('link', { name: 'Connect it' })).getAttribute('href')).toBe(
      '/create/connect',
    )
  })
})

describe('step 2', () => {
  test('suggests AED 67 by the month first, 2.50 for a run and 147 for good', async () => {
    signIn()
    keep({ step: 2 })
    const { user } = await openPage('/create')
    expect(await screen.findByRole('radio', { name: /^Monthly/ })).toHaveProperty('checked', true)
    expect((await price()).value).toBe('67')
    await user.click(screen.getByRole('radio', { name: /^Per run/ }))
    expect((await price()).value).toBe('2.5')
    await user.click(screen.getByRole('radio', { name: /^One time/ }))
    expect((await price()).value).toBe('147')
  })

  test('a price of one’s own is from 1 to 1000, and what is no number counts as 0 without a word', async () => {
    signIn()
    keep({ step: 2 })
    const { user } = await openPage('/create')
    const own = await price()
    expect([own.type, own.min, own.max]).toEqual(['number', '1', '1000'])
    await user.clear(own)
    await user.tab()
    expect(own.value).toBe('0')
    expect(await screen.findByText('You earn AED 0.00')).toBeDefined()
    expect(await button('Generate agent')).toHaveProperty('disabled', true)
    expect(screen.queryByRole('alert')).toBeNull()
    await user.clear(own)
    await user.type(own, '1001')
    expect(await button('Generate agent')).toHaveProperty('disabled', true)
    await user.clear(own)
    await user.type(own, '1000')
    expect(await button('Generate agent')).toHaveProperty('disabled', false)
  })

  test('shows what the creator earns: half of the price without VAT to begin with', async () => {
    signIn()
    keep({ step: 2, price: '105' })
    await openPage('/create')
    expect(await screen.findByText('You earn AED 50.00')).toBeDefined()
    expect(screen.getByText('50% of AED 100.00, the price without VAT.')).toBeDefined()
    expect(
      screen.getByText('With Pro (70%): AED 70.00 · With Enterprise (80%): AED 80.00'),
    ).toBeDefined()
  })

  test('whoever is on Pro earns 70 %', async () => {
    signIn()
    plan = 'pro'
    keep({ step: 2, price: '105' })
    await openPage('/create')
    expect(await screen.findByText('You earn AED 70.00')).toBeDefined()
  })

  test('Back leads to the idea as it was', async () => {
    signIn()
    keep({ step: 2 })
    const { user } = await openPage('/create')
    await user.click(await button('Back'))
    expect((await field('Problem or goal')).value).toBe('Add VAT to quotes')
    await user.click(await button('Continue'))
    expect((await price()).value).toBe('67')
  })

  test('Generate sends the idea and the price, says that it worked and shows the agent', async () => {
    signIn()
    keep({ step: 2, pricing: 'per-run', price: '2.75' })
    const { user } = await openPage('/create')
    await user.click(await button('Generate agent'))
    expect((await screen.findByRole('alert')).textContent).toBe('AI Agent generated successfully!')
    expect(await screen.findByRole('heading', { name: 'Quote VAT' })).toBeDefined()
    expect(sent('/api/forge/generate-agent')).toEqual([
      { ...idea, pricing_model: 'per-run', price_aed: 2.75 },
    ])
  })

  test('a refusal is told with its reason, and nothing of the idea is lost', async () => {
    signIn()
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
    signIn()
    keep({ step: 2 })
    server.answerRaw('POST /api/forge/generate-agent', answer)
    const { user } = await openPage('/create')
    await user.click(await button('Generate agent'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to generate agent: Unknown error',
    )
  })

  test('a network failure is told as such', async () => {
    signIn()
    keep({ step: 2 })
    const { user } = await openPage('/create')
    const generate = await button('Generate agent')
    await screen.findByText(/You earn/)
    server.cutOff()
    await user.click(generate)
    expect((await screen.findByRole('alert')).textContent).toBe('Generation failed: Network error')
  })

  test('an idea that no skill fits leads to connecting an agent', async () => {
    signIn()
    keep({ step: 2 })
    server.answer('forge.generateAgent', () => {
      throw new Refusal('forge.no_skill_fits')
    })
    const { user } = await openPage('/create')
    await user.click(await button('Generate agent'))
    const change = await button('Change the idea')
    // Not the toast, which goes away.
    const notice = within(change.closest('form')!)
    expect(notice.getByText(errors['forge.no_skill_fits'][1])).toBeDefined()
    expect(notice.getByRole('link', { name: 'Connect it' })).toBeDefined()
    expect(await button('Generate agent')).toHaveProperty('disabled', true)
  })

  test('an idea that no skill fits is told before it is priced, and leads back to it', async () => {
    signIn()
    keep({ step: 2 })
    server.answer('forge.checkIdea', () => {
      throw new Refusal('forge.no_skill_fits')
    })
    const { user } = await openPage('/create')
    await button('Change the idea')
    expect(await button('Generate agent')).toHaveProperty('disabled', true)
    await user.click(await button('Change the idea'))
    expect((await field('Problem or goal')).value).toBe('Add VAT to quotes')
    expect(sent('/api/forge/check-idea')).toEqual([idea])
  })

  test('whoever has no room for another agent is told before it is priced, and led to those there are', async () => {
    signIn()
    keep({ step: 2 })
    server.answer('forge.checkIdea', () => {
      throw new Refusal('forge.too_many_agents')
    })
    await openPage('/create')
    expect((await screen.findByRole('link', { name: 'Your agents' })).getAttribute('href')).toBe(
      '/creator',
    )
  })

  test('generating shows that it goes on and can be cancelled', async () => {
    signIn()
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
    signIn()
    keep({ step: 2, made, price: '80' })
    server.answer('forge.saveAgent', ({ content: saved }) => {
      agent = draftAgent({ content: saved, open: open({ revision: 2 }) })
      return { success: true, agent }
    })
    const { user } = await openPage('/create')
    await user.click(await button('Continue with this agent'))
    expect(await screen.findByText('AED 80.00')).toBeDefined()
    expect(sent(`/api/forge/agents/${AGENT_ID}`).filter(Boolean)).toEqual([
      { revision: 1, content: content({ price: { model: 'subscription', aed: 80 } }) },
    ])
    expect(sent('/api/forge/generate-agent')).toEqual([])
  })

  test('another idea takes the place of the agent that was made before', async () => {
    signIn()
    keep({ step: 2, made: { ...made, idea: { ...idea, problem_goal: 'Something else' } } })
    const { user } = await openPage('/create')
    await user.click(await button('Generate agent'))
    await screen.findByRole('heading', { name: 'Quote VAT' })
    expect(sent('/api/forge/generate-agent')).toMatchObject([{ app_id: AGENT_ID }])
  })

  test('when that one is in the store by now, the idea becomes an agent of its own', async () => {
    signIn()
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

describe('signed out', () => {
  test('both steps can be filled, and generating asks to sign in and leads back', async () => {
    const { user } = await openPage('/create')
    await user.click(await button('VAT on quotes'))
    await user.click(await button('Continue'))
    expect(
      (await screen.findByRole('link', { name: 'Sign in to generate' })).getAttribute('href'),
    ).toBe('/signin?to=%2Fcreate')
    expect(screen.queryByRole('button', { name: 'Generate agent' })).toBeNull()
  })

  test('the draft is there after signing in, and no longer there for a visitor', async () => {
    keep({ step: 2, price: '42' }, 'visitor')
    signIn()
    await openPage('/create')
    expect((await price()).value).toBe('42')
    expect(localStorage.getItem('wakeel_forge_draft:visitor')).toBeNull()
  })
})

describe('the draft', () => {
  test('survives a reload with its step', async () => {
    signIn()
    const first = await openPage('/create')
    await first.user.click(await button('VAT on quotes'))
    await first.user.click(await button('Continue'))
    await first.user.clear(await price())
    await first.user.type(await price(), '55')
    first.unmount()
    await openPage('/create')
    expect((await price()).value).toBe('55')
  })

  test('belongs to one person', async () => {
    keep({ step: 2 }, 'somebody-else')
    signIn()
    await openPage('/create')
    expect((await field('Problem or goal')).value).toBe('')
  })

  test.each(['{"idea":', '{"idea":null}', '[]', '7'])(
    'that cannot be read (%s) begins anew',
    async (stored) => {
      localStorage.setItem('wakeel_forge_draft:aisha', stored)
      signIn()
      await openPage('/create')
      expect((await field('Problem or goal')).value).toBe('')
    },
  )

  test('starting over clears it, and can be taken back', async () => {
    signIn()
    keep({ step: 1 })
    const { user } = await openPage('/create')
    await user.click(await button('Start over'))
    expect((await field('Problem or goal')).value).toBe('')
    await user.click(await button('Bring it back'))
    expect((await field('Problem or goal')).value).toBe('Add VAT to quotes')
  })
})

describe('step 3', () => {
  beforeEach(() => {
    signIn()
    keep({ step: 3, made })
  })

  test('shows the agent as the store will: icon, name, category, texts, price, skills and who wrote it', async () => {
    await openPage('/create')
    expect(await screen.findByRole('heading', { name: 'Quote VAT' })).toBeDefined()
    for (const words of [
      'Net, VAT and total of a quote',
      'Finance',
      'AED 67.00',
      'VAT calculator',
      'Written by the built-in writer',
    ])
      expect(await screen.findByText(words)).toBeDefined()
  })

  test('somebody who has not confirmed the e-mail is told so before publishing, and gets it sent again', async () => {
    answerUnconfirmed()
    server.answerRaw('POST /api/auth/send-verification-email', () =>
      Response.json({ status: true }),
    )
    server.answerRaw('POST /api/forge/publish-agent', () =>
      streamed([
        'error',
        {
          success: false,
          code: 'accounts.email_unconfirmed',
          error: 'Confirm your email first: open the link that we sent to it.',
        },
      ]),
    )
    const { user } = await openPage('/create')
    await user.click(await button('Publish'))
    expect(await screen.findByText(/Confirm your email first: open the link/)).toBeDefined()
    await user.click(await button('Send the confirmation again'))
    expect(sent('/api/auth/send-verification-email')).toEqual([{ email: 'aisha@example.ae' }])
  })

  test('a demo prompt is really run, and its answer is Markdown', async () => {
    server.answerRaw(`POST /api/forge/agents/${AGENT_ID}/preview`, () =>
      streamed(
        ['text', { type: 'text', text: 'The VAT is ' }],
        [
          'result',
          {
            success: true,
            response: 'The VAT is **AED 50.00**.',
            provider: 'built-in',
            skills_used: [],
            execution_time_ms: 12,
          },
        ],
      ),
    )
    const { user } = await openPage('/create')
    await user.click(await button('Add VAT to AED 1,000'))
    expect((await screen.findByText('AED 50.00')).tagName).toBe('STRONG')
    expect(sent(`/api/forge/agents/${AGENT_ID}/preview`)).toEqual([
      { input: 'Add VAT to AED 1,000' },
    ])
  })

  test('a prompt that fails says why', async () => {
    server.answerRaw(`POST /api/forge/agents/${AGENT_ID}/preview`, () =>
      streamed([
        'error',
        {
          success: false,
          code: 'runs.timed_out',
          error: 'The agent took too long. The run was not counted.',
        },
      ]),
    )
    const { user } = await openPage('/create')
    await user.click(await button('Add VAT to AED 1,000'))
    expect(
      within(await screen.findByRole('alert')).getByText(
        'The agent took too long. The run was not counted.',
      ),
    ).toBeDefined()
  })

  test('the first texts can be changed in place', async () => {
    server.answer('forge.saveAgent', ({ content: saved }) => {
      agent = draftAgent({ content: saved, open: open({ revision: 2 }) })
      return { success: true, agent }
    })
    const { user } = await openPage('/create')
    await user.click(await button('Edit'))
    await user.clear(await field('Name'))
    await user.type(await field('Name'), 'VAT for quotes')
    await user.click(screen.getByRole('radio', { name: 'Use 💰' }))
    await user.click(await button('Save'))
    expect(await screen.findByRole('heading', { name: 'VAT for quotes' })).toBeDefined()
    expect(sent(`/api/forge/agents/${AGENT_ID}`).filter(Boolean)).toEqual([
      { revision: 1, content: content({ name: { en: 'VAT for quotes', ar: '' }, emoji: '💰' }) },
    ])
  })

  test('Back leads to the price, and the agent is still there', async () => {
    const { user } = await openPage('/create')
    await user.click(await button('Back'))
    await user.click(await button('Continue with this agent'))
    expect(await screen.findByRole('heading', { name: 'Quote VAT' })).toBeDefined()
  })

  test('publishing shows each check as it happens', async () => {
    const { response, send } = slowStream()
    server.answerRaw('POST /api/forge/publish-agent', () => response)
    const { user } = await openPage('/create')
    await user.click(await button('Publish'))
    const region = await screen.findByRole('region', { name: 'Checks' })
    expect(document.activeElement).toBe(region.closest('[aria-live="polite"]'))
    expect(region.closest('[aria-busy]')).toBeNull()
    const list = within(region)
    const states = () =>
      list.getAllByText(/^(Waiting|Running|Passed|Not passed)$/).map((state) => state.textContent)
    expect(states()).toEqual(['Waiting', 'Waiting', 'Waiting', 'Waiting', 'Waiting', 'Waiting'])
    send('check_started', { type: 'check_started', name: 'complete' })
    await waitFor(() => expect(states()[0]).toBe('Running'))
    send('check_ended', { type: 'check_ended', check: passed('complete') })
    send('check_ended', {
      type: 'check_ended',
      check: {
        name: 'texts',
        passed: false,
        reasons: [{ code: 'address_in_text', about: 'name', found: 'quotes.ae' }],
      },
    })
    send('check_started', { type: 'check_started', name: 'prompts' })
    send('prompt', {
      type: 'prompt',
      prompt: 'Add VAT to AED 1,000',
      passed: true,
      elapsed_ms: 42,
      done: 1,
      total: 2,
    })
    await waitFor(() =>
      expect(states()).toEqual([
        'Passed',
        'Not passed',
        'Waiting',
        'Waiting',
        'Running',
        'Waiting',
      ]),
    )
    expect(list.getByText(/^Something in the name looks like an address/)).toBeDefined()
    expect(list.getByText('Add VAT to AED 1,000')).toBeDefined()
    expect(list.getByText('42 ms')).toBeDefined()
    expect(list.getByText('1 of 2 run')).toBeDefined()
  })

  test('when all pass it is announced, the store’s page opens and the forge is free again', async () => {
    server.answerRaw('POST /api/forge/publish-agent', () => streamed(...allPassed))
    const page = await openPage('/create')
    await page.user.click(await button('Publish'))
    expect((await screen.findByRole('alert')).textContent).toBe('Agent published to marketplace!')
    await waitFor(() => expect(page.address()).toBe('/app-store/quote-vat'))
    expect(localStorage.getItem('wakeel_forge_draft:aisha')).toBeNull()
    expect(sent('/api/forge/publish-agent')).toEqual([{ app_id: AGENT_ID, publish: true }])
  })

  test('otherwise the reasons are said in words with how to fix them, and that a moderator will look', async () => {
    const failed: forge.Check = {
      name: 'texts',
      passed: false,
      reasons: [{ code: 'secret_in_text', about: 'instructions', found: null }],
    }
    server.answerRaw('POST /api/forge/publish-agent', () => {
      agent = draftAgent({ status: 'pending', open: open({ status: 'pending', checks: [failed] }) })
      return streamed([
        'result',
        { success: true, status: 'pending', slug: 'quote-vat', checks: [failed] },
      ])
    })
    const { user } = await openPage('/create')
    await user.click(await button('Publish'))
    const outcome = await screen.findByRole('region', { name: 'A moderator will look at it' })
    expect(document.activeElement).toBe(outcome.closest('[aria-live="polite"]'))
    const panel = within(outcome)
    expect(
      panel.getByText('Something in the instructions looks like a password or a key.'),
    ).toBeDefined()
    expect(panel.getByText(/^Take it out, and change it/)).toBeDefined()
    expect(panel.getByRole('link', { name: 'Edit everything' }).getAttribute('href')).toBe(
      `/creator/agents/${AGENT_ID}`,
    )
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  })

  test('what waits for a moderator can be taken back', async () => {
    agent = draftAgent({ status: 'pending', open: open({ status: 'pending' }) })
    server.answer('forge.withdrawAgent', () => {
      agent = draftAgent()
      return { success: true, agent }
    })
    const { user } = await openPage('/create')
    await user.click(await button('Take it back'))
    expect(await button('Publish')).toBeDefined()
  })

  test('a failure to publish is told with its reason', async () => {
    server.answerRaw('POST /api/forge/publish-agent', () =>
      Response.json(
        {
          success: false,
          code: 'forge.edited_meanwhile',
          error: 'This agent was changed elsewhere meanwhile.',
        },
        { status: 409 },
      ),
    )
    const { user } = await openPage('/create')
    await user.click(await button('Publish'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Publishing failed: This agent was changed elsewhere meanwhile.',
    )
    expect(await button('Publish')).toHaveProperty('disabled', false)
  })

  test('a failure without a reason is an unknown error', async () => {
    server.answerRaw('POST /api/forge/publish-agent', () =>
      Response.json({ success: false, error: '' }, { status: 500 }),
    )
    const { user } = await openPage('/create')
    await user.click(await button('Publish'))
    expect((await screen.findByRole('alert')).textContent).toBe('Publishing failed: Unknown error')
  })

  test('a draft that was thrown away meanwhile leads back to the price', async () => {
    server.answer('forge.getAgent', () => {
      throw new Refusal('forge.agent_not_found')
    })
    const { user } = await openPage('/create')
    await user.click(await button('Back to pricing'))
    expect(await button('Generate agent')).toBeDefined()
  })

  test('an agent that could not be loaded can be asked for again', async () => {
    server.answer('forge.getAgent', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage('/create')
    const again = await button('Try again')
    server.answer('forge.getAgent', () => ({ success: true, agent }))
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'Quote VAT' })).toBeDefined()
  })
})

test('in Arabic the messages of generating and publishing are Arabic', async () => {
  signIn()
  keep({ step: 2 })
  server.answerRaw('POST /api/forge/publish-agent', () =>
    Response.json(
      { success: false, code: 'request.rate_limited', error: 'Too many requests.' },
      { status: 429 },
    ),
  )
  const { user } = await openPage('/create', { language: 'ar' })
  await user.click(await button('أنشئ الوكيل'))
  expect((await screen.findByRole('alert')).textContent).toBe('تم إنشاء الوكيل الذكي بنجاح!')
  await user.click(await button('انشر'))
  expect(
    await screen.findByText('فشل النشر: طلبات كثيرة في وقت قصير. انتظر لحظة ثم أعد المحاولة.'),
  ).toBeDefined()
})
