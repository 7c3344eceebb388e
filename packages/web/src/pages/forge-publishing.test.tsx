import { screen, waitFor, within } from '@testing-library/react'
import type { forge } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  AGENT_ID,
  allPassed,
  content,
  draftAgent,
  open,
  passed,
  slowStream,
  streamed,
} from '../../testing/agents.ts'
import { button, field } from '../../testing/controls.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import { answerUnconfirmed, forgeServer, keep, made, signIn } from '../../testing/forge-page.ts'
import { openPage } from '../../testing/open-page.tsx'
import { sent } from '../../testing/sent.ts'

let server: FakeServer
let agent: forge.EditedAgent
beforeEach(() => {
  agent = draftAgent()
  server = forgeServer(() => agent)
})

describe('step 3', () => {
  beforeEach(() => {
    signIn(server)
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
    answerUnconfirmed(server)
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
    expect(sent(server, '/api/auth/send-verification-email')).toEqual([
      { email: 'aisha@example.ae' },
    ])
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
    expect(sent(server, `/api/forge/agents/${AGENT_ID}/preview`)).toEqual([
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
    expect(sent(server, `/api/forge/agents/${AGENT_ID}`).filter(Boolean)).toEqual([
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
    expect(sent(server, '/api/forge/publish-agent')).toEqual([{ app_id: AGENT_ID, publish: true }])
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
  signIn(server)
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
